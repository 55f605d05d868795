/** On a board everything is read from a sofa: the page's own unit grows with the screen. */

/** Grow the unit now and with the window; the function returned gives the usual one back. */
export function readFromAfar(): () => void {
  const root = document.documentElement.style
  const grow = (): void => root.setProperty('font-size', `${Math.max(16, Math.min(innerHeight, innerWidth * 0.5625) / 36)}px`)
  grow()
  addEventListener('resize', grow)
  return () => {
    removeEventListener('resize', grow)
    root.removeProperty('font-size')
  }
}
