import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { openingApplicationKeys } from './keys.ts'

/** What could be sent to an opening. */
export const draftQuery = (userId: string, slug: string) =>
  queryOptions({
    queryKey: openingApplicationKeys.draft(userId, slug),
    queryFn: ({ signal }) => ask(answers, 'application_draft', { opening_slug: slug }, signal),
    staleTime: 0,
  })

/** Everything the person applied to, newest first. */
export const myApplicationsQuery = (userId: string) =>
  queryOptions({
    queryKey: openingApplicationKeys.list(userId),
    queryFn: ({ signal }) => ask(answers, 'my_opening_applications', {}, signal),
    staleTime: 0,
  })

export const myApplicationQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: openingApplicationKeys.mine(userId, id),
    queryFn: ({ signal }) => ask(answers, 'my_opening_application', { application_id: id }, signal),
    staleTime: 0,
  })
