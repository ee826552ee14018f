import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { ShownProfile } from '../shown-profile.ts'
import { profileKeys } from './keys.ts'

/**
 * What the visitor may see of a person; null if there is no such person, or they don't show themselves to
 * this visitor.
 */
export const personPageQuery = (handle: string) =>
  queryOptions({
    queryKey: ['person', handle],
    queryFn: async ({ signal }): Promise<ShownProfile | null> => {
      const client = await connect()
      const answer = await client.rpc('person_page', { wanted_handle: handle }).abortSignal(signal)
      return (unwrap(answer) ?? null) as unknown as ShownProfile | null
    },
  })

/** The candidate's own page as others would see it. */
export const myPageQuery = (userId: string) =>
  queryOptions({
    queryKey: profileKeys.page(userId),
    queryFn: async ({ signal }): Promise<ShownProfile | null> => {
      const client = await connect()
      const answer = await client.rpc('my_page').abortSignal(signal)
      return (unwrap(answer) ?? null) as unknown as ShownProfile | null
    },
    staleTime: 0,
  })
