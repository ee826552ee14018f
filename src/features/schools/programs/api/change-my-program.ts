import { call } from '../../../../lib/rpc.ts'
import { useProgramChange } from './use-program-change.ts'

interface Wish {
  program_id: string
  mission_id: string
}

/** Chooses a mission or requests a place; returns whether it was granted or a teacher decides. */
export const useAskForPlace = () =>
  useProgramChange(async (wish: Wish) => (await call('ask_for_place', { ...wish })) as 'given' | 'asked')

/** Asks the teachers, who grant an extension or reply. */
export const useAskMoreTime = (onSuccess: () => void) =>
  useProgramChange((wish: Wish & { reason: string }) => call('ask_more_time', wish), 'caller', onSuccess)

export const useGiveUpPlace = () => useProgramChange((wish: Wish) => call('give_up_place', { ...wish }))

export const useVote = () =>
  useProgramChange((vote: Wish & { is_wanted: boolean }) => call('vote_for_mission', vote))
