import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { matchingKeys } from './keys.ts'

export const questionsQuery = (needId: string) =>
  queryOptions({
    queryKey: matchingKeys.questions(needId),
    queryFn: ({ signal }) => ask(answers, 'need_questions', { need_id: needId }, signal),
  })
