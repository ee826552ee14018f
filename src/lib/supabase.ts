import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.types.ts'
import { loadOnce } from './load-once.ts'
import { fetchOffline } from './offline/fetch-offline.ts'
import { sessionKey } from './session-key.ts'

export type Backend = SupabaseClient<Database>

export interface BackendConfig {
  supabaseUrl: string
  supabaseKey: string
  /** The demo world is loaded, and anyone may use its accounts. */
  demo: boolean
  /** Whether the server sends emails; unknown on other backends, where it is assumed. */
  email?: boolean
}

/**
 * The backend's address comes from build variables on a static host, otherwise from the server that served
 * us.
 */
async function readConfig(): Promise<BackendConfig> {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_KEY } = import.meta.env
  if (VITE_SUPABASE_URL) {
    return { supabaseUrl: VITE_SUPABASE_URL, supabaseKey: VITE_SUPABASE_KEY, demo: false }
  }
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`the configuration could not be read (${response.status})`)
  // That server is the backend, under whichever name it was opened: localhost, 127.0.0.1, a domain.
  return { ...(await response.json()), supabaseUrl: location.origin }
}

export const backendConfig = loadOnce(readConfig)

/** The app's only client. Its library loads with it, because visitors of the landing page need neither. */
export const connect = loadOnce(async (): Promise<Backend> => {
  const [{ createClient }, config] = await Promise.all([import('@supabase/supabase-js'), backendConfig()])
  return createClient<Database>(config.supabaseUrl, config.supabaseKey, {
    auth: {
      storageKey: sessionKey,
      persistSession: true,
      autoRefreshToken: true,
      flowType: 'pkce',
      // A code is exchanged where it was requested. Tokens in a URL are never accepted: anyone can write such
      // a link.
      detectSessionInUrl: () => false,
    },
    global: { fetch: fetchOffline },
  })
})

/** Loads the client ahead of the call that needs it; that call tries again, and reports failures. */
export function preloadClient(): void {
  connect().catch(() => undefined)
}

/** A separate client whose session isn't stored. */
export async function connectBeside(): Promise<Backend> {
  const [{ createClient }, config] = await Promise.all([import('@supabase/supabase-js'), backendConfig()])
  return createClient<Database>(config.supabaseUrl, config.supabaseKey, {
    auth: {
      storageKey: 'essor-beside',
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  })
}
