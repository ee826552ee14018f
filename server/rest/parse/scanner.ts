import type { HttpError } from '../../http/errors.ts'
import { parseError } from '../errors.ts'

const endOfInput = 'end of input'

/** Reads a text from left to right, and remembers how far it got and what was expected there. */
export class Scanner {
  private at = 0
  private furthest = 0
  private expected = new Set<string>()
  /** The first invalid character: within an expected word, it may come after `furthest`. */
  private wrongAt = 0
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

  /** Skips `expected` if it comes next. */
  take(expected: string): boolean {
    if (!this.peek(expected)) return false
    this.at += expected.length
    return true
  }

  /** Skips and returns what the sticky pattern matches here. */
  match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (!found) return undefined
    this.at += found[0].length
    return found
  }

  /** Tries `read`. If it returns nothing, the position is restored. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const start = this.at
    const value = read()
    if (value === undefined) this.at = start
    return value
  }

  /** Records what is expected `ahead` of here. Expectations further on take precedence. */
  expect(what: string[], ahead = 0): void {
    const place = this.at + ahead
    if (place < this.furthest) return
    if (place > this.furthest) this.commit(ahead)
    for (const each of what) this.expected.add(each)
  }

  /** Records that one of these words is expected here. */
  expectWord(...words: [string, ...string[]]): void {
    const isNew = this.expected.size === 0 || this.at > this.furthest
    this.expect(words.map((word) => `"${word}"`))
    if (!isNew) return
    const [first] = words
    while (this.wrongAt < this.at + first.length && this.text[this.wrongAt] === first[this.wrongAt - this.at])
      this.wrongAt++
  }

  expectEnd(...before: string[]): void {
    this.expect([...before, endOfInput])
  }

  /** Clears the expectations: this position can't be read in any other way. */
  commit(ahead = 0): void {
    this.furthest = this.at + ahead
    this.wrongAt = this.furthest
    this.expected.clear()
  }

  /** Why `shown`, which is `what` and the end of this text, can't be parsed. */
  failure(what: string, shown = this.text): HttpError {
    if (this.at > this.furthest) this.commit()
    const before = this.text.slice(0, this.furthest).split('\n')
    const place = `(line ${before.length}, column ${[...before.at(-1)!].length + 1})`
    return parseError(what, shown, `unexpected ${this.unexpected()}${this.expecting()}`, place)
  }

  private unexpected(): string {
    const char = this.text.slice(this.wrongAt)[Symbol.iterator]().next().value
    if (char === undefined) return endOfInput
    return this.expected.has(endOfInput) ? `'${char}'` : JSON.stringify(char)
  }

  private expecting(): string {
    const all = [...this.expected]
    const last = all.pop()
    if (last === undefined) return ''
    return ` expecting ${all.length > 0 ? `${all.join(', ')} or ` : ''}${last}`
  }
}
