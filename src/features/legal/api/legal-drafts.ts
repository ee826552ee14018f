import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { LegalKind, LegalText } from '../model.ts'

export interface LegalHistory {
  draft: LegalText | null
  /** Newest first. */
  published: (LegalText & { people: number })[]
}

/** All versions of a text with how many people accepted each, and the draft. */
export const legalHistoryQuery = (kind: LegalKind) =>
  queryOptions({
    queryKey: ['legal', 'history', kind],
    queryFn: async ({ signal }): Promise<LegalHistory> => {
      const client = await connect()
      const [texts, acceptance] = await Promise.all([
        client
          .from('legal_texts')
          .select()
          .eq('kind', kind)
          .order('version', { ascending: false })
          .abortSignal(signal),
        client.rpc('legal_acceptance').abortSignal(signal),
      ])
      const rows = unwrap(texts)
      const counted = unwrap(acceptance)
      const peopleOf = (version: number | null) =>
        counted.find((one) => one.kind === kind && one.version === version)?.people ?? 0
      return {
        draft: rows.find(({ version }) => version === null) ?? null,
        published: rows
          .filter(({ version }) => version !== null)
          .map((row) => ({ ...row, people: peopleOf(row.version) })),
      }
    },
  })

export type DraftFields = Pick<
  LegalText,
  'body_en' | 'body_fr' | 'changes_en' | 'changes_fr' | 'needs_consent'
>

/** Returns the saved revision. 0 means no draft yet. */
export async function saveLegalDraft(
  kind: LegalKind,
  fields: DraftFields,
  base_revision: number,
): Promise<number> {
  const client = await connect()
  return unwrap(await client.rpc('save_legal_draft', { kind, ...fields, base_revision }))
}

/** Returns the number of the new version. */
export async function publishLegalText(kind: LegalKind, base_revision: number): Promise<number> {
  const client = await connect()
  return unwrap(await client.rpc('publish_legal_text', { kind, base_revision }))
}

export async function discardLegalDraft(kind: LegalKind): Promise<void> {
  const client = await connect()
  unwrap(await client.rpc('discard_legal_draft', { kind }))
}
