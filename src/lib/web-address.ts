/** Same as in the database: no name before the host, no backslash. */
export const isWebAddress = (text: string) =>
  /^https?:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#]\S*)?$/i.test(text) && text.length <= 500

/**
 * A pasted URL: without a protocol it gets https://. One with another protocol stays as is, and is invalid.
 */
export function asWebAddress(text: string): string {
  const address = text.trim()
  const hasProtocol = /^[a-z][a-z0-9+-]*:(?!\d)/i.test(address) || address.startsWith('//')
  const completed = hasProtocol || address === '' ? address : `https://${address}`
  return isWebAddress(completed) && URL.canParse(completed) ? completed : address
}

/** With or without https://, since people usually leave it out. */
export const isTypedWebAddress = (text: string) => isWebAddress(withProtocol(text))

export function withProtocol(address: string): string {
  const trimmed = address.trim()
  return trimmed === '' || /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
}
