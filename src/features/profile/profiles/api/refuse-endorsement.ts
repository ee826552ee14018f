import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { profileKeys } from './keys.ts'

/** Removes a connection's endorsement from the candidate's profile. */
export const useRefuseEndorsement = (userId: string) =>
  useChange(
    async ({ skill, endorser }: { skill: string; endorser: string }) => {
      const kept = (await connect()).from('endorsements').delete()
      return unwrap(await kept.match({ user_id: userId, skill, endorser_id: endorser }))
    },
    { refresh: [profileKeys.skills(userId)], failure: 'toast' },
  )
