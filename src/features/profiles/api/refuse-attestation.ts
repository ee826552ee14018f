import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import { profileKeys } from './keys.ts'

/** Removes a school's attestation from the candidate's profile. */
export function useRefuseAttestation(userId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ skill, school }: { skill: string; school: string }) => {
      const given = (await connect()).from('skill_attestations').delete()
      return unwrap(await given.match({ user_id: userId, skill, organization_id: school }))
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: profileKeys.skills(userId) }),
    onError: toast.error,
  })
}
