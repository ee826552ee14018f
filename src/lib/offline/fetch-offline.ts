import { fetchWithCopies } from './copies.ts'
import { isRenewal, renewOffline } from './renew-offline.ts'

/** Requests to the backend; some are answered on this device while there is no network. */
export const fetchOffline: typeof fetch = async (input, init) => {
  const renewed = !navigator.onLine && isRenewal(String(input)) ? renewOffline() : undefined
  return renewed ?? fetchWithCopies(input, init)
}
