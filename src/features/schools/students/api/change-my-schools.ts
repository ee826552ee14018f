import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { partnershipKeys } from '../../partnerships/api/keys.ts'
import type { ShareKind } from '../model.ts'
import { studentKeys } from './keys.ts'

const refresh = [
  studentKeys.allMine,
  partnershipKeys.ofAllMySchools,
  studentKeys.invitations,
  ['notifications'],
] as const

const useOwnChange = <Values = void>(
  write: (values: Values) => Promise<unknown>,
  onSuccess: (values: Values) => unknown,
  failure: 'toast' | 'caller' = 'toast',
) => useChange(write, { refresh, failure, onSuccess: (_, values) => onSuccess(values) })

/** Null declines. */
export const useAnswerSchool = (token: string, onSuccess: (shares: ShareKind[] | null) => unknown) =>
  useOwnChange((shares: ShareKind[] | null) => call('answer_school_invitation', { token, shares }), onSuccess)

export const useSetSharing = (studentId: string, onSuccess: () => void) =>
  useOwnChange(
    (shares: ShareKind[]) => call('set_school_sharing', { student_id: studentId, shares }),
    onSuccess,
  )

interface PartnerConsent {
  partnershipId: string
  /** What the partner would see, as the student read it; null ends it. */
  visibility: 'named' | 'full' | null
}

export const useSetPartnerConsent = (studentId: string, onSuccess: (consent: PartnerConsent) => void) =>
  useOwnChange(
    ({ partnershipId, visibility }: PartnerConsent) =>
      call('set_partner_consent', { student_id: studentId, partnership_id: partnershipId, visibility }),
    onSuccess,
  )

export const useUnlinkSchool = (studentId: string, onSuccess: () => void) =>
  useOwnChange(() => call('unlink_school', { student_id: studentId }), onSuccess, 'caller')
