import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { interviewKeys } from './keys.ts'

/** An application's interviews, for the opening's team, with its notes. */
export const receivedInterviewsQuery = (userId: string, applicationId: string) =>
  queryOptions({
    queryKey: interviewKeys.received(userId, applicationId),
    queryFn: ({ signal }) => ask(answers, 'received_interviews', { application_id: applicationId }, signal),
    staleTime: 0,
  })

/** An application's interviews, for the applicant. */
export const myInterviewsQuery = (userId: string, applicationId: string) =>
  queryOptions({
    queryKey: interviewKeys.mine(userId, applicationId),
    queryFn: ({ signal }) => ask(answers, 'my_interviews', { application_id: applicationId }, signal),
    staleTime: 0,
  })
