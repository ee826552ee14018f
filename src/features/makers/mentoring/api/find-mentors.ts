import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { searchWords } from '../../../../lib/search-words.ts'
import { answers } from './answers.ts'
import { mentoringKeys } from './keys.ts'

interface MentorFilter {
  search: string
  skill: string
  /** Zero-based. */
  page: number
}

export const mentorsPageSize = 12

export const mentorsQuery = (filter: MentorFilter) =>
  queryOptions({
    queryKey: mentoringKeys.mentors(filter),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const { search, skill, page } = filter
      const wanted = { search: searchWords(search), skill: skill || undefined, page }
      return ask(answers, 'find_mentors', wanted, signal)
    },
  })
