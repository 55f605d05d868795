/** Whether a moment of the table's clock has passed, and how many seconds are left until it. */

export class Past {
  #tick = $state(0)

  constructor(
    private readonly moment: () => number | null,
    private readonly now: () => number,
  ) {
    $effect(() => {
      const left = this.left
      if (left <= 0) return
      const timer = setTimeout(() => (this.#tick += 1), Math.min(1000, left * 1000) + 15)
      return () => clearTimeout(timer)
    })
  }

  get left(): number {
    void this.#tick
    const moment = this.moment()
    return moment === null ? 0 : Math.max(0, moment - this.now())
  }
}
