import { apiAddress } from './get-document.ts'

export interface Tried {
  status: number
  /** Seconds to wait, if the API said so. */
  retryAfter: string | null
  body: unknown
}

/** Calls the API as a program would: with the token in a header, and without the session. */
export async function tryEndpoint({ address, token }: { address: string; token: string }): Promise<Tried> {
  const response = await fetch((await apiAddress()) + address, {
    headers: { authorization: `Bearer ${token}` },
    credentials: 'omit',
    cache: 'no-store',
  })
  const { status, headers } = response
  return { status, retryAfter: headers.get('retry-after'), body: await response.json().catch(() => null) }
}
