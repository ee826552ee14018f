import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import { partnershipKeys } from '../../partnerships/api/keys.ts'
import type { ShareKind } from '../model.ts'

function useOwnChange<Values>(
  write: (values: Values) => Promise<unknown>,
  onSuccess: (values: Values) => unknown,
  onRefused?: () => void,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: (_, values) => onSuccess(values),
    onError: (error) => {
      onRefused?.()
      toast.error(error)
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['my-schools'] }),
        queries.invalidateQueries({ queryKey: partnershipKeys.ofAllMySchools }),
        queries.invalidateQueries({ queryKey: ['school-invitation'] }),
        queries.invalidateQueries({ queryKey: ['notifications'] }),
      ]),
  })
}

/** Null declines. */
export const useAnswerSchool = (token: string, onSuccess: (shares: ShareKind[] | null) => unknown) =>
  useOwnChange(async (shares: ShareKind[] | null) => {
    const client = await connect()
    // The generated types don't allow null here.
    unwrap(await client.rpc('answer_school_invitation', { token, shares: shares as ShareKind[] }))
  }, onSuccess)

export const useSetSharing = (studentId: string, onSuccess: () => void, onRefused: () => void) =>
  useOwnChange(
    async (shares: ShareKind[]) => {
      const client = await connect()
      unwrap(await client.rpc('set_school_sharing', { student_id: studentId, shares }))
    },
    onSuccess,
    onRefused,
  )

interface PartnerConsent {
  partnershipId: string
  /** What the partner would see, as the student read it; null ends it. */
  visibility: 'named' | 'full' | null
}

export const useSetPartnerConsent = (studentId: string, onSuccess: (consent: PartnerConsent) => void) =>
  useOwnChange(async ({ partnershipId, visibility }: PartnerConsent) => {
    const client = await connect()
    // The generated types don't allow null here.
    const consent = { student_id: studentId, partnership_id: partnershipId, visibility: visibility as string }
    unwrap(await client.rpc('set_partner_consent', consent))
  }, onSuccess)

export const useUnlinkSchool = (studentId: string, onSuccess: () => void) =>
  useOwnChange(async () => {
    const client = await connect()
    unwrap(await client.rpc('unlink_school', { student_id: studentId }))
  }, onSuccess)
