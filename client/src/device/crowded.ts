/** Whether the text is so big that a bar at the lower edge would cover most of the page. */

/** Lines of text (rem) that a screen must be high for a bar to stay in sight. */
const LEAST = 24

export const crowded = (height: number, rem: number): boolean => height < LEAST * rem

/** Keep `data-crowded` on the page; in it `--stick` is static, and buttons scroll with what they belong to. */
export function watchCrowding(): void {
  const root = document.documentElement
  const look = (): void => {
    // Not innerHeight: that grows while a page is zoomed out, and the page is laid out for the same height as before.
    // By hand: toggleAttribute is younger than some TVs.
    if (crowded(root.clientHeight, parseFloat(getComputedStyle(root).fontSize))) root.setAttribute('data-crowded', '')
    else root.removeAttribute('data-crowded')
  }
  addEventListener('resize', look)
  // Text grows without the window changing.
  if ('ResizeObserver' in window) new ResizeObserver(look).observe(document.body)
  look()
}
