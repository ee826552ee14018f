/**
 * Runs a few tasks at a time. PostgreSQL answers short queries fastest when only a handful run, but a long task must
 * not block the others, so it no longer counts after `patience`.
 */
export class Gate {
  private running = 0
  private readonly waiting: (() => void)[] = []
  private readonly width: number
  private readonly patience: number

  constructor(width: number, patienceMs: number) {
    this.width = width
    this.patience = patienceMs
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running >= this.width) await new Promise<void>((resolve) => this.waiting.push(resolve))
    else this.running++
    let counted = true
    const leave = () => {
      if (!counted) return
      counted = false
      const next = this.waiting.shift()
      if (next) next()
      else this.running--
    }
    const timer = setTimeout(leave, this.patience)
    try {
      return await task()
    } finally {
      clearTimeout(timer)
      leave()
    }
  }
}
