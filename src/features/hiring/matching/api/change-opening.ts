import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { matchingKeys } from './keys.ts'

export const useAnswerQuestion = () =>
  useChange(
    ({ id, answer }: { id: string; answer: string }) =>
      call('answer_match_question', { question_id: id, answer }),
    { refresh: [matchingKeys.openings], failure: 'toast' },
  )
