import { unwrap } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useNetworkChange } from './use-network-change.ts'

interface Endorsement {
  person: string
  skill: string
  isGiven: boolean
}

/** Gives an endorsement, or withdraws it. */
export const useEndorse = () =>
  useNetworkChange(async ({ person, skill, isGiven }: Endorsement, userId) => {
    if (isGiven) return call('endorse_skill', { person, skill })
    const given = (await connect()).from('endorsements').delete()
    return unwrap(await given.match({ user_id: person, skill, endorser_id: userId }))
  })
