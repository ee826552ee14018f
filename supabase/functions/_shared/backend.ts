import { createClient, type SupabaseClient } from '@supabase/supabase-js'

/** The backend's URL; the web app may be elsewhere. */
export const backendUrl = Deno.env.get('SUPABASE_URL')!
export const siteUrl = Deno.env.get('SITE_URL') ?? backendUrl
export const serviceKey = keyOf('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY')
const publishableKey = keyOf('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY')

/** Bypasses every policy: only for what the database decides itself, in functions that only the service can call. */
export function asService(): SupabaseClient {
  return createClient(backendUrl, serviceKey)
}

/** With the caller's rights, or a visitor's. */
export function asCaller(authorization?: string): SupabaseClient {
  return createClient(
    backendUrl,
    publishableKey,
    authorization ? { global: { headers: { authorization } } } : {},
  )
}

/** Supabase provides keys by name; older projects have one key in its own variable. */
function keyOf(named: string, single: string): string {
  const keys = JSON.parse(Deno.env.get(named) || '{}') as Record<string, string>
  return keys.default ?? Object.values(keys)[0] ?? Deno.env.get(single)!
}
