/** How long after the last input a person still counts as active. */
const patience = 60_000
/** The most the server accepts in one save. */
const most = 120
const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart', 'scroll'] as const

/** Counts the seconds in which the page was visible and the person active; nothing else counts as work. */
export class ActiveTime {
  private seconds = 0
  private lastSign = Date.now()
  private timer: ReturnType<typeof setInterval> | undefined

  start(): void {
    this.stop()
    this.lastSign = Date.now()
    this.timer = setInterval(this.tick, 1000)
    for (const sign of signs) window.addEventListener(sign, this.notice, { passive: true, capture: true })
  }

  stop(): void {
    clearInterval(this.timer)
    for (const sign of signs) window.removeEventListener(sign, this.notice, { capture: true })
  }

  take = (): number => {
    const taken = Math.min(this.seconds, most)
    this.seconds -= taken
    return taken
  }

  giveBack = (seconds: number): void => {
    this.seconds += seconds
  }

  private notice = (): void => {
    this.lastSign = Date.now()
  }

  private tick = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - this.lastSign < patience) this.seconds += 1
  }
}
