// Plays the films: every stroke of a drawing, one after the other, as fast as a hand would.
for (const figure of document.querySelectorAll('figure')) {
  const paths = [...figure.querySelectorAll('svg path')]
  const long = paths.map((path) => Math.max(60, path.getTotalLength() / (path.getAttribute('stroke') ? 1 : 2)))
  const all = long.reduce((sum, one) => sum + one, 0)
  const lasts = Math.min(14000, Math.max(1500, all))
  let frame = 0
  const show = (until) => {
    let from = 0
    paths.forEach((path, at) => {
      const part = Math.min(1, Math.max(0, (until - from) / long[at]))
      from += long[at]
      path.style.visibility = part > 0 ? '' : 'hidden'
      const line = path.getAttribute('stroke') && part < 1
      path.style.strokeDasharray = line ? `${long[at] * part} ${long[at] * 2}` : ''
    })
  }
  figure.querySelector('button').onclick = () => {
    cancelAnimationFrame(frame)
    const begun = performance.now()
    const step = (now) => {
      const part = Math.max(0, (now - begun) / lasts)
      show(all * Math.min(1, part))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }
}
