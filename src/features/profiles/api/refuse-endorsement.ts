import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import { profileKeys } from './keys.ts'

/** Removes a connection's endorsement from the candidate's profile. */
export function useRefuseEndorsement(userId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ skill, endorser }: { skill: string; endorser: string }) => {
      const kept = (await connect()).from('endorsements').delete()
      return unwrap(await kept.match({ user_id: userId, skill, endorser_id: endorser }))
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: profileKeys.skills(userId) }),
    onError: toast.error,
  })
}
