import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { mentoringKeys } from './keys.ts'

/** The caller's mentorships, as a candidate or maker: pending, active and ended. */
export const mentorshipsQuery = (userId: string, side: 'maker' | 'candidate') =>
  queryOptions({
    queryKey: mentoringKeys.list(userId, side),
    queryFn: ({ signal }) => ask(answers, 'my_mentorships', { as_maker: side === 'maker' }, signal),
    staleTime: 0,
  })
