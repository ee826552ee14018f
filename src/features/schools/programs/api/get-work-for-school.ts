import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { programKeys } from './keys.ts'

/** Submissions a student shares with the school, newest attempt first. */
export const sharedWorkQuery = (enrollmentId: string) =>
  queryOptions({
    queryKey: programKeys.sharedWork(enrollmentId),
    queryFn: ({ signal }) => ask(answers, 'work_for_school', { enrollment_id: enrollmentId }, signal),
  })
