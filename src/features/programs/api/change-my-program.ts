import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { useProgramChange } from './use-program-change.ts'

interface Wish {
  program_id: string
  mission_id: string
}

/** Chooses a mission or requests a place; returns whether it was granted or a teacher decides. */
export const useAskForPlace = () =>
  useProgramChange(
    async (wish: Wish) => unwrap(await (await connect()).rpc('ask_for_place', wish)) as 'given' | 'asked',
  )

/** Asks the teachers, who grant an extension or reply. */
export const useAskMoreTime = () =>
  useProgramChange(async (wish: Wish & { reason: string }) =>
    unwrap(await (await connect()).rpc('ask_more_time', wish)),
  )

export const useGiveUpPlace = () =>
  useProgramChange(async (wish: Wish) => unwrap(await (await connect()).rpc('give_up_place', wish)))

export const useVote = () =>
  useProgramChange(async (vote: Wish & { is_wanted: boolean }) =>
    unwrap(await (await connect()).rpc('vote_for_mission', vote)),
  )
