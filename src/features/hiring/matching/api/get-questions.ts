import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { matchingKeys } from './keys.ts'

export const questionsQuery = (openingId: string) =>
  queryOptions({
    queryKey: matchingKeys.questions(openingId),
    queryFn: ({ signal }) => ask(answers, 'opening_questions', { opening_id: openingId }, signal),
  })
