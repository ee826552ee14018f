import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { searchWords } from '../../catalogue/model.ts'
import type { MakerCard } from '../../makers/model.ts'
import type { MentorshipStatus } from '../model.ts'
import { mentoringKeys } from './keys.ts'

interface MentorFilter {
  search: string
  skill: string
  /** Zero-based. */
  page: number
}

export interface Mentor extends MakerCard {
  /** What is already open between the two. */
  mentorship: { id: string; status: MentorshipStatus } | null
}

export const mentorsPageSize = 12

export const mentorsQuery = (filter: MentorFilter) =>
  queryOptions({
    queryKey: mentoringKeys.mentors(filter),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<{ total: number; mentors: Mentor[] }> => {
      const client = await connect()
      const { search, skill, page } = filter
      const answer = await client
        .rpc('find_mentors', { search: searchWords(search), skill: skill || undefined, page })
        .abortSignal(signal)
      return unwrap(answer) as unknown as { total: number; mentors: Mentor[] }
    },
  })
