import type { Session } from '@supabase/supabase-js'
import { setOwner } from '../../../lib/own-storage.ts'
import { sessionKey } from '../../../lib/session-key.ts'
import { type Backend, connect } from '../../../lib/supabase.ts'

export type SessionState =
  | { status: 'loading' }
  /** Signed out on purpose, so the person isn't sent back to where they were. */
  | { status: 'signed-out'; onPurpose?: boolean; isSuspended?: boolean }
  /** The password was right; the second factor is still required. */
  | { status: 'second-factor'; session: Session }
  | { status: 'signed-in'; session: Session }

let state: SessionState = { status: 'loading' }
const listeners = new Set<() => void>()
let watching: Promise<void> | undefined
let isLeaving = false
let isSuspended = false

function set(next: SessionState): void {
  state = next
  if ('session' in next) setOwner(next.session.user.id)
  for (const listener of listeners) listener()
}

export const sessionStore = {
  get: (): SessionState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/**
 * The person asked to sign out; the client reports the end of the session shortly. Called with false if that
 * failed.
 */
export function announceSignOut(isUnderWay = true): void {
  isLeaving = isUnderWay
}

/** The account was suspended: the sign-in page says why. */
export function announceSuspension(): void {
  isSuspended = true
}

/** Whether loading the client is worthwhile: a stored session, or a redirect from a provider. */
function maySessionExist(): boolean {
  return localStorage.getItem(sessionKey) !== null || /[?&]code=/.test(location.search)
}

/**
 * Follows the client's session from now on. Without any trace of one, the visitor is signed out immediately.
 */
export function startSession(): void {
  // Another tab that signs in stores the session in shared storage.
  window.addEventListener('storage', (event) => {
    if (event.key === sessionKey && event.newValue) void subscribeToAuth()
  })
  if (maySessionExist()) void subscribeToAuth()
  else set({ status: 'signed-out' })
}

/** The client, with its session followed by this page. */
export async function sessionClient(): Promise<Backend> {
  await subscribeToAuth()
  return connect()
}

/** The second factor was removed: reload what the session gives access to. */
export async function refreshSession(): Promise<void> {
  const client = await connect()
  const { data } = await client.auth.refreshSession()
  await follow(client, data.session, false)
}

function subscribeToAuth(): Promise<void> {
  watching ??= connect().then(
    (client) => {
      client.auth.onAuthStateChange((event, session) => {
        // Calls to the client inside this callback would deadlock.
        setTimeout(() => void follow(client, session, event === 'TOKEN_REFRESHED'), 0)
      })
    },
    (error) => {
      watching = undefined
      set({ status: 'signed-out' })
      throw error
    },
  )
  return watching
}

async function follow(client: Backend, session: Session | null, isRefresh: boolean): Promise<void> {
  if (!session) {
    // The end may be reported twice, by two calls that failed together: keep what is known about it.
    const known = state.status === 'signed-out' ? state : undefined
    set({
      status: 'signed-out',
      onPurpose: isLeaving || known?.onPurpose,
      isSuspended: isSuspended || known?.isSuspended,
    })
    isLeaving = false
    isSuspended = false
    return
  }
  if (isRefresh && state.status === 'signed-in') return set({ status: 'signed-in', session })
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  const isIncomplete = data?.nextLevel === 'aal2' && data.currentLevel !== 'aal2'
  set({ status: isIncomplete ? 'second-factor' : 'signed-in', session })
}
