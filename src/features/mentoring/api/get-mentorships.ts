import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Mentorship } from '../model.ts'
import { mentoringKeys } from './keys.ts'

interface Mentorships {
  /** How many candidates the maker takes at a time; null for candidates, and before the first profile. */
  places: number | null
  isPublic: boolean
  mentorships: Mentorship[]
}

/** One's own, as a candidate or as a maker: what waits, what lasts, what is over. */
export const mentorshipsQuery = (userId: string, side: 'maker' | 'candidate') =>
  queryOptions({
    queryKey: mentoringKeys.list(userId, side),
    queryFn: async ({ signal }): Promise<Mentorships> => {
      const client = await connect()
      const answer = await client.rpc('my_mentorships', { as_maker: side === 'maker' }).abortSignal(signal)
      return unwrap(answer) as unknown as Mentorships
    },
    staleTime: 0,
  })
