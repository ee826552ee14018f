import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { schoolKeys } from '../../school-profile/api/keys.ts'
import { type TermsFields, toDocument } from '../terms.ts'
import { partnershipKeys } from './keys.ts'

const refresh = [partnershipKeys.all, schoolKeys.homes, schoolKeys.panels, schoolKeys.pages] as const

/** A change after which both the list and the record are refetched. */
const usePartnershipChange = <Change, Answer>(
  write: (change: Change) => Promise<Answer>,
  onSuccess?: () => void,
  failure: 'toast' | 'caller' = 'caller',
) => useChange(write, { refresh, failure, onSuccess })

interface FirstProposal {
  mine: string
  other: string
  fields: TermsFields
}

export const useProposePartnership = () =>
  usePartnershipChange(({ mine, other, fields }: FirstProposal) =>
    call('propose_partnership', { mine, other, terms: toDocument(fields), note: fields.note }),
  )

/** Refused if something newer than `seen` was proposed. */
export const useProposeTerms = (partnership_id: string, seen: number) =>
  usePartnershipChange((fields: TermsFields) =>
    call('propose_terms', {
      partnership_id,
      seen_version: seen,
      terms: toDocument(fields),
      note: fields.note,
    }),
  )

export const useAcceptTerms = (partnership_id: string, onSuccess: () => void) =>
  usePartnershipChange((version: number) => call('accept_terms', { partnership_id, version }), onSuccess)

/** Declines the other side's proposal, or withdraws the caller's own. */
export const useDropTerms = (partnership_id: string, onSuccess: () => void) =>
  usePartnershipChange(
    (dropped: { version: number; reason: string }) => call('drop_terms', { partnership_id, ...dropped }),
    onSuccess,
  )

export const useEndPartnership = (partnership_id: string, onSuccess: () => void) =>
  usePartnershipChange((reason: string) => call('end_partnership', { partnership_id, reason }), onSuccess)

export const useSetContact = (partnership_id: string) =>
  usePartnershipChange(
    (person: string) => call('set_partnership_contact', { partnership_id, person }),
    undefined,
    'toast',
  )
