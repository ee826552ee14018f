/** Reads a text from left to right. */
export class Scanner {
  private at = 0
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  get done(): boolean {
    return this.at >= this.text.length
  }

  get rest(): string {
    return this.text.slice(this.at)
  }

  peek(expected: string): boolean {
    return this.text.startsWith(expected, this.at)
  }

  /** Moves past `expected` where it comes next. */
  take(expected: string): boolean {
    if (!this.peek(expected)) return false
    this.at += expected.length
    return true
  }

  /** Moves past what the pattern (sticky) finds here, and returns it. */
  match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (!found) return undefined
    this.at += found[0].length
    return found
  }

  /** Tries `read`; where it returns nothing, the position is as before. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const start = this.at
    const value = read()
    if (value === undefined) this.at = start
    return value
  }
}
