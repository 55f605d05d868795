/** Tells a canvas its size in the pixels of the screen, now and whenever that changes. */

/** More pixels than this nobody sees. */
const MOST = 2200

export function fitted(box: Element, tell: (pixels: number) => void): () => void {
  const look = (): void => tell(Math.min(MOST, Math.round(box.clientWidth * (window.devicePixelRatio || 1))))
  const sizes = new ResizeObserver(look)
  sizes.observe(box)
  // Another screen, or another zoom, changes pixels without changing the size.
  window.addEventListener('resize', look)
  look()
  return () => {
    sizes.disconnect()
    window.removeEventListener('resize', look)
  }
}
