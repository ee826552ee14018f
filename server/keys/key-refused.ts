/** No key, or an unknown one: refused before any service sees the request. */
export class KeyRefused extends Error {
  override readonly name = 'KeyRefused'
  readonly hint: string

  constructor(message: string, hint: string) {
    super(message)
    this.hint = hint
  }
}
