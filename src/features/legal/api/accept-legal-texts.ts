import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { LegalDue } from '../model.ts'

/** Records acceptance of the versions that were shown. */
export async function acceptLegalTexts(due: LegalDue[]): Promise<void> {
  const client = await connect()
  const accepted = Object.fromEntries(due.map(({ kind, version }) => [kind, String(version)]))
  unwrap(await client.rpc('accept_legal_texts', { accepted }))
}
