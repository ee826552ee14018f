import { actingStore, fetchActing } from '../acting.ts'
import { owner, whenForgotten } from '../own-storage.ts'
import { sessionKey } from '../session-key.ts'

/**
 * What stays readable without a network: the person, their home, the board and its calendar, the mission they
 * work on, messages and events.
 */
const isKept =
  /\/rest\/v1\/(profiles|user_roles|applications|application_events|rpc\/(candidate_home|application_board|play_mission|conversation_list|open_conversation|find_events))(\?|$)/

const prefix = 'essor-copies:'

// Responses still on their way when someone signs out must not come back as copies.
let signIns = 0
let isShown = false

whenForgotten(() => {
  signIns++
  if ('caches' in globalThis) void caches.delete(prefix + owner())
})

/**
 * Deletes the copies of everyone but the person whose session this browser stores: sessions also end in another
 * tab, on the server, or while no tab is open.
 */
export async function forgetOtherCopies(): Promise<void> {
  if (!('caches' in globalThis)) return
  const current = prefix + storedAccount()
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && name !== current) await caches.delete(name)
}

/** Shared by all tabs, and removed as soon as the session ends in one of them. */
function storedAccount(): string | undefined {
  try {
    return JSON.parse(localStorage.getItem(sessionKey) ?? '{}').user?.id
  } catch {
    return undefined
  }
}

/** Whether the page shows copies; then it needs to be loaded again once the network is back. */
export function takeShown(): boolean {
  const wasShown = isShown
  isShown = false
  return wasShown
}

/** Keeps a copy of what must stay readable on this device, and answers with it while there is no network. */
export const fetchWithCopies: typeof fetch = async (input, init) => {
  const name = nameOf(String(input), init)
  const account = owner()
  if (!name || actingStore.get() || !account || !('caches' in globalThis)) return fetchActing(input, init)
  if (navigator.onLine) {
    const signIn = signIns
    const response = await fetchActing(input, init)
    const isSignedIn = () => signIn === signIns && storedAccount() === account
    if (response.ok) void keep(prefix + account, name, response.clone(), isSignedIn)
    return response
  }
  const copy = await caches.open(prefix + account).then((cache) => cache.match(name))
  if (!copy) return fetchActing(input, init)
  isShown = true
  return copy
}

/** Functions are called by POST, but caches only know addresses, so the body becomes part of the address. */
function nameOf(address: string, init: RequestInit | undefined): string | undefined {
  const { method = 'GET', body } = init ?? {}
  if (!isKept.test(address)) return undefined
  if (method === 'GET') return address
  if (method !== 'POST' || !address.includes('/rpc/') || typeof body !== 'string') return undefined
  return `${address}?${new URLSearchParams({ body })}`
}

async function keep(
  cacheName: string,
  name: string,
  response: Response,
  isSignedIn: () => boolean,
): Promise<void> {
  try {
    if (!isSignedIn()) return
    const cache = await caches.open(cacheName)
    await cache.put(name, response)
    if (!isSignedIn()) await caches.delete(cacheName)
  } catch {
    // The device is full or doesn't allow it: the page works without a copy.
  }
}
