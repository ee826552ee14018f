import { createClient, type SupabaseClient } from '@supabase/supabase-js'

interface BackendConfig {
  supabaseUrl: string
  supabaseKey: string
}

/** Where the backend is comes from the build's variables on a static host, else from the server that served us. */
async function readConfig(): Promise<BackendConfig> {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_KEY } = import.meta.env
  if (VITE_SUPABASE_URL) return { supabaseUrl: VITE_SUPABASE_URL, supabaseKey: VITE_SUPABASE_KEY }
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`the configuration could not be read (${response.status})`)
  return response.json()
}

let client: Promise<SupabaseClient> | undefined

/** The one client of the app. A failed attempt is not kept, so that the next one tries again. */
export function connect(): Promise<SupabaseClient> {
  client ??= readConfig()
    .then(({ supabaseUrl, supabaseKey }) => createClient(supabaseUrl, supabaseKey))
    .catch((error) => {
      client = undefined
      throw error
    })
  return client
}
