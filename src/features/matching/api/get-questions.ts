import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Grade } from '../model.ts'
import { matchingKeys } from './keys.ts'

export interface MatchQuestion {
  id: string
  /** Null if the candidate can no longer be found. */
  card: string | null
  grade: Grade | null
  question: string
  askedAt: string
  answer: string | null
}

export const questionsQuery = (needId: string) =>
  queryOptions({
    queryKey: matchingKeys.questions(needId),
    queryFn: async ({ signal }): Promise<MatchQuestion[]> => {
      const client = await connect()
      const call = client.rpc('need_questions', { need_id: needId }).abortSignal(signal)
      return unwrap(await call) as unknown as MatchQuestion[]
    },
  })
