/** Pictures that were drawn lately, by their content. Drawings that failed are forgotten. */
export class Drawings {
  private readonly drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  private readonly most: number
  private last: Promise<unknown> = Promise.resolve()

  constructor(most: number) {
    this.most = most
  }

  /** Drawn once for the same content, however often it is asked for. */
  get(content: string, draw: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.drawn.get(content) ?? this.inTurn(content, draw)
    this.drawn.delete(content)
    this.drawn.set(content, known)
    if (this.drawn.size > this.most) this.drawn.delete(this.drawn.keys().next().value!)
    return known
  }

  /** One at a time, with a pause in which other requests are answered: drawing keeps the thread busy. */
  private inTurn(
    content: string,
    draw: () => Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const drawing = this.last.then(() => new Promise((resolve) => setTimeout(resolve))).then(draw)
    this.last = drawing.catch(() => this.drawn.delete(content))
    return drawing
  }
}
