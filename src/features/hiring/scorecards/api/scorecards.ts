import { queryOptions } from '@tanstack/react-query'
import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { openingApplicationKeys } from '../../opening-applications/api/keys.ts'
import type { ScorecardForm } from '../model.ts'
import { answers } from './answers.ts'

export const scorecardsQuery = (userId: string, applicationId: string) =>
  queryOptions({
    queryKey: [...openingApplicationKeys.received(userId, applicationId), 'scorecards'],
    queryFn: ({ signal }) =>
      ask(answers, 'application_scorecards', { application_id: applicationId }, signal),
    staleTime: 0,
  })

export const useSubmitScorecard = (applicationId: string, onSuccess: () => void) =>
  useChange(
    ({ scores, recommendation, words }: ScorecardForm) =>
      call('submit_scorecard', {
        application_id: applicationId,
        scores: Object.entries(scores).map(([id, { score, note }]) => ({ id, score: score ?? null, note })),
        recommendation,
        words,
      }),
    { refresh: [openingApplicationKeys.all], failure: 'caller', onSuccess },
  )
