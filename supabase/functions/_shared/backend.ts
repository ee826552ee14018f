import { createClient, type SupabaseClient } from 'npm:@supabase/supabase-js@2.109.0'

/** Where the backend is; the web app may be elsewhere. */
export const backendUrl = Deno.env.get('SUPABASE_URL')!
export const siteUrl = Deno.env.get('SITE_URL') ?? backendUrl
export const serviceKey = keyOf('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY')
const publishableKey = keyOf('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY')

/** Past every policy: only for what the database decides itself, in functions that the service alone may call. */
export function asService(): SupabaseClient {
  return createClient(backendUrl, serviceKey)
}

/** By the rights of whoever asked, or of a visitor. */
export function asCaller(authorization?: string): SupabaseClient {
  return createClient(
    backendUrl,
    publishableKey,
    authorization ? { global: { headers: { authorization } } } : {},
  )
}

/** Supabase hands out keys by name; projects from before have one key in a variable of its own. */
function keyOf(named: string, single: string): string {
  const keys = JSON.parse(Deno.env.get(named) || '{}') as Record<string, string>
  return keys.default ?? Object.values(keys)[0] ?? Deno.env.get(single)!
}
