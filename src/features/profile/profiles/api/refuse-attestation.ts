import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { profileKeys } from './keys.ts'

/** Removes a school's attestation from the candidate's profile. */
export const useRefuseAttestation = (userId: string) =>
  useChange(
    async ({ skill, school }: { skill: string; school: string }) => {
      const given = (await connect()).from('skill_attestations').delete()
      return unwrap(await given.match({ user_id: userId, skill, organization_id: school }))
    },
    { refresh: [profileKeys.skills(userId)], failure: 'toast' },
  )
