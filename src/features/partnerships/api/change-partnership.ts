import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { type TermsFields, toDocument } from '../model.ts'
import { partnershipKeys } from './keys.ts'

/** Whatever the outcome, refetches both the list and the record. */
function usePartnershipChange<Change, Answer>(change: (change: Change) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all(
        [partnershipKeys.all, ['school-home'], ['school-panel'], ['school-page']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

interface FirstProposal {
  mine: string
  other: string
  fields: TermsFields
}

export const useProposePartnership = () =>
  usePartnershipChange(async ({ mine, other, fields }: FirstProposal) =>
    unwrap(
      await (await connect()).rpc('propose_partnership', {
        mine,
        other,
        terms: toDocument(fields),
        note: fields.note,
      }),
    ),
  )

/** Refused if something newer than `seen` was proposed. */
export const useProposeTerms = (partnership_id: string, seen: number) =>
  usePartnershipChange(async (fields: TermsFields) =>
    unwrap(
      await (await connect()).rpc('propose_terms', {
        partnership_id,
        seen_version: seen,
        terms: toDocument(fields),
        note: fields.note,
      }),
    ),
  )

export const useAcceptTerms = (partnership_id: string) =>
  usePartnershipChange(async (version: number) =>
    unwrap(await (await connect()).rpc('accept_terms', { partnership_id, version })),
  )

/** Declines the other side's proposal, or withdraws the caller's own. */
export const useDropTerms = (partnership_id: string) =>
  usePartnershipChange(async ({ version, reason }: { version: number; reason: string }) =>
    unwrap(await (await connect()).rpc('drop_terms', { partnership_id, version, reason })),
  )

export const useEndPartnership = (partnership_id: string) =>
  usePartnershipChange(async (reason: string) =>
    unwrap(await (await connect()).rpc('end_partnership', { partnership_id, reason })),
  )

export const useSetContact = (partnership_id: string) =>
  usePartnershipChange(async (person: string) =>
    unwrap(await (await connect()).rpc('set_partnership_contact', { partnership_id, person })),
  )
