import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { SharedProfile } from '../model.ts'
import { contactKeys } from './keys.ts'

/** What a candidate currently shares with the company; null for nothing. Never cached: sharing may stop. */
export const sharedProfileQuery = (userId: string, card: string) =>
  queryOptions({
    queryKey: contactKeys.shared(userId, card),
    queryFn: async ({ signal }): Promise<SharedProfile | null> => {
      const client = await connect()
      const answer = await client.rpc('shared_profile', { card }).abortSignal(signal)
      return (unwrap(answer) ?? null) as unknown as SharedProfile | null
    },
    staleTime: 0,
    gcTime: 0,
  })
