import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Mentorship } from '../model.ts'
import { mentoringKeys } from './keys.ts'

interface Mentorships {
  /** How many candidates the maker mentors at a time; null for candidates, and without a profile. */
  places: number | null
  isPublic: boolean
  mentorships: Mentorship[]
}

/** The caller's mentorships, as a candidate or maker: pending, active and ended. */
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
