import type { PublicListing } from '../../features/missions/catalog/api/answers.ts'
import { backendConfig } from '../../lib/supabase.ts'

export interface Proof {
  mission: PublicListing | null
  certificate: { code: string; mission: string; organization: string; issuedAt: string } | null
  /** Null while a number is too small to prove anything. */
  counts: Record<'missions' | 'companies' | 'certificates', number | null>
}

/** Without the backend's client, which visitors of the landing page don't load. */
export async function fetchProof(language: string): Promise<Proof | null> {
  const { supabaseUrl, supabaseKey } = await backendConfig()
  const address = `${supabaseUrl}/rest/v1/rpc/landing_proof?language=${language}`
  const response = await fetch(address, { headers: { apikey: supabaseKey } })
  return response.ok ? ((await response.json()) as Proof) : null
}
