import type { SupabaseClient } from '@supabase/supabase-js'
import { fetchActing } from './acting.ts'
import type { Database } from './database.types.ts'
import { once } from './once.ts'

export type Backend = SupabaseClient<Database>

export interface BackendConfig {
  supabaseUrl: string
  supabaseKey: string
  /** The demo world is loaded, and its accounts may be used by anyone. */
  demo: boolean
  /** Whether emails leave the server; unknown on other backends, where it is assumed. */
  email?: boolean
}

export const sessionKey = 'essor-session'

/** Where the backend is comes from the build's variables on a static host, else from the server that served us. */
async function readConfig(): Promise<BackendConfig> {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_KEY } = import.meta.env
  if (VITE_SUPABASE_URL) {
    return { supabaseUrl: VITE_SUPABASE_URL, supabaseKey: VITE_SUPABASE_KEY, demo: false }
  }
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`the configuration could not be read (${response.status})`)
  // That server is the backend, by whichever of its names it was opened: localhost, 127.0.0.1, a domain.
  return { ...(await response.json()), supabaseUrl: location.origin }
}

export const backendConfig = once(readConfig)

/** The one client of the app. Its library is loaded with it, since a visitor of the landing page needs neither. */
export const connect = once(async (): Promise<Backend> => {
  const [{ createClient }, config] = await Promise.all([import('@supabase/supabase-js'), backendConfig()])
  return createClient<Database>(config.supabaseUrl, config.supabaseKey, {
    auth: {
      storageKey: sessionKey,
      persistSession: true,
      autoRefreshToken: true,
      flowType: 'pkce',
      // A code is exchanged where it was asked for. Tokens in an address are never taken: anyone can write such a link.
      detectSessionInUrl: () => false,
    },
    global: { fetch: fetchActing },
  })
})

/** A client beside the app's own, whose session is kept nowhere. */
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
