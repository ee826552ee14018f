import { queryOptions } from '@tanstack/react-query'
import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { answers } from './answers.ts'
import { moderationKeys } from './keys.ts'

export const myDecisionsQuery = () =>
  queryOptions({
    queryKey: moderationKeys.mine,
    queryFn: ({ signal }) => ask(answers, 'my_decisions', {}, signal),
  })

export const useAppeal = (decisionId: string) =>
  useChange((words: string) => call('appeal_decision', { decision_id: decisionId, words }), {
    refresh: [moderationKeys.mine],
    failure: 'caller',
  })
