import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { LegalKind, LegalText } from '../model.ts'
import { legalKeys } from './keys.ts'

export interface LegalHistory {
  draft: LegalText | null
  /** Newest first. */
  published: (LegalText & { people: number })[]
}

/** All versions of a text with how many people accepted each, and the draft. */
export const legalHistoryQuery = (kind: LegalKind) =>
  queryOptions({
    queryKey: legalKeys.history(kind),
    queryFn: async ({ signal }): Promise<LegalHistory> => {
      const client = await connect()
      const [texts, counted] = await Promise.all([
        client
          .from('legal_texts')
          .select()
          .eq('kind', kind)
          .order('version', { ascending: false })
          .abortSignal(signal),
        call('legal_acceptance', {}, signal),
      ])
      const rows = unwrap(texts)
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

/** Saves on top of the revision that was read; returns the new one. */
export const useSaveLegalDraft = (kind: LegalKind) =>
  useChange(
    ({ fields, before }: { fields: DraftFields; before: LegalText }) =>
      call('save_legal_draft', { kind, ...fields, base_revision: before.revision }),
    { refresh: [legalKeys.history(kind)], isRevised: true, failure: 'caller' },
  )

/** A draft starts as a copy of the version in force. */
export const useBeginLegalDraft = ({ kind, body_en, body_fr }: LegalText) =>
  useChange(
    () =>
      call('save_legal_draft', {
        kind,
        body_en,
        body_fr,
        changes_en: '',
        changes_fr: '',
        needs_consent: true,
        base_revision: 0,
      }),
    { refresh: [legalKeys.history(kind)], failure: 'toast' },
  )

/** Returns the number of the new version. */
export const usePublishLegalText = (draft: LegalText, onSuccess: (version: number) => void) =>
  useChange(() => call('publish_legal_text', { kind: draft.kind, base_revision: draft.revision }), {
    refresh: [legalKeys.all],
    isRevised: true,
    failure: 'caller',
    onSuccess,
  })

export const useDiscardLegalDraft = (kind: LegalKind, onSuccess: () => void) =>
  useChange(() => call('discard_legal_draft', { kind }), {
    refresh: [legalKeys.histories],
    failure: 'caller',
    onSuccess,
  })
