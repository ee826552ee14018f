import { sessionKey } from '../session-key.ts'

const seconds = 60

export const isRenewal = (address: string): boolean =>
  /\/auth\/v1\/token\?grant_type=refresh_token/.test(address)

/**
 * The client ends sessions it can't renew, and waits half a minute before each request. Offline, the session on
 * this device counts as renewed for a minute; the server decides as soon as it can be reached.
 */
export function renewOffline(): Response | undefined {
  const kept = localStorage.getItem(sessionKey)
  if (!kept) return undefined
  const session = {
    ...JSON.parse(kept),
    expires_in: seconds,
    expires_at: Math.floor(Date.now() / 1000) + seconds,
  }
  return Response.json(session)
}
