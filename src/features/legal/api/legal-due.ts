import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { LegalDue } from '../model.ts'

/** What the person has to agree to before going on. */
export const legalDueQuery = (person: string) =>
  queryOptions({
    queryKey: ['legal', 'due', person],
    // A version is published a few times a year: asked once, and again when the window is come back to.
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<LegalDue[]> => {
      const client = await connect()
      return unwrap(await client.rpc('legal_texts_due').abortSignal(signal)) as unknown as LegalDue[]
    },
  })

export async function acceptLegalTexts(due: LegalDue[]): Promise<void> {
  const client = await connect()
  const accepted = Object.fromEntries(due.map(({ kind, version }) => [kind, String(version)]))
  unwrap(await client.rpc('accept_legal_texts', { accepted }))
}
