import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { openingApplicationKeys } from './keys.ts'

/** Every application to an opening in one answer, in the order of arrival. */
export const pipelineQuery = (userId: string, openingId: string) =>
  queryOptions({
    queryKey: openingApplicationKeys.pipeline(userId, openingId),
    queryFn: ({ signal }) => ask(answers, 'opening_pipeline', { opening_id: openingId }, signal),
    staleTime: 0,
  })

/** Opens an application: its sender can no longer change it. */
export const receivedQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: openingApplicationKeys.received(userId, id),
    queryFn: ({ signal }) => ask(answers, 'open_application', { application_id: id }, signal),
    staleTime: 0,
  })
