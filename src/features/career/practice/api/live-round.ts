import { unwrap } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { usePracticeChange } from './use-practice-change.ts'

/** Returns the id of the round. */
export const useStartRound = () =>
  usePracticeChange((wanted: { questions: string[]; seconds: number }) => call('start_live_practice', wanted))

interface Finished {
  session_id: string
  at_place: number
  seconds_used: number
  ends: boolean
}

/** Returns the round's new state. */
export const useFinishQuestion = () =>
  usePracticeChange((finished: Finished) => call('finish_live_question', { ...finished }), 'caller')

export const useRemoveRound = () =>
  usePracticeChange(async (id: string) =>
    unwrap(await (await connect()).from('practice_sessions').delete().eq('id', id)),
  )
