/** Whether the device lies on its face, where it tells: only over https, and not on every phone. */

/** Tilted so far from lying on its back (degrees) the screen looks at the table. */
const OVER = 140

/** Whether a reading means that the screen looks down. `beta` is front to back, `gamma` left to right. */
export function facesDown(beta: number | null, gamma: number | null): boolean {
  if (beta === null || gamma === null) return false
  return Math.abs(beta) > OVER && Math.abs(gamma) < 60
}

/** Tell once on each turning over; the function returned stops that. */
export function onFaceDown(turned: () => void): () => void {
  if (typeof DeviceOrientationEvent === 'undefined') return () => undefined
  let down = false
  const look = ({ beta, gamma }: DeviceOrientationEvent): void => {
    const now = facesDown(beta, gamma)
    if (now && !down) turned()
    down = now
  }
  addEventListener('deviceorientation', look)
  return () => removeEventListener('deviceorientation', look)
}
