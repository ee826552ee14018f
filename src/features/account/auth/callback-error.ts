/**
 * The error an emailed link or a provider reported instead of a session. Read once, before the address is
 * cleaned up.
 */
export interface CallbackError {
  code: string
  message: string
}

export function readCallbackError(address: Location = location): CallbackError | undefined {
  const hash = new URLSearchParams(address.hash.slice(1))
  const query = new URLSearchParams(address.search)
  const source = [hash, query].find((params) => params.has('error') && params.has('error_description'))
  if (!source) return undefined
  return {
    code: source.get('error_code') ?? source.get('error')!,
    message: source.get('error_description')!,
  }
}
