/** A place in PostgreSQL's write-ahead log, such as `16/B374D848`. */
export class Position {
  readonly text: string
  private readonly bytes: bigint

  constructor(text: string) {
    const [high, low] = text.split('/')
    this.text = text
    this.bytes = (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
  }

  /** Whether everything up to the other position is also before this one. */
  includes(other: Position): boolean {
    return other.bytes <= this.bytes
  }
}
