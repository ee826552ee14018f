import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { profileKeys } from './keys.ts'

/**
 * What the visitor may see of a person; null if there is no such person, or they don't show themselves to
 * this visitor.
 */
export const personPageQuery = (handle: string) =>
  queryOptions({
    queryKey: profileKeys.person(handle),
    queryFn: ({ signal }) => ask(answers, 'person_page', { wanted_handle: handle }, signal),
  })

/** The candidate's own page as others would see it. */
export const myPageQuery = (userId: string) =>
  queryOptions({
    queryKey: profileKeys.page(userId),
    queryFn: ({ signal }) => ask(answers, 'my_page', {}, signal),
    staleTime: 0,
  })
