import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { contactKeys } from '../../contacts/api/keys.ts'
import { answers } from './answers.ts'

/** Companies to hide from, by part of their name. */
export const companiesQuery = (words: string) =>
  queryOptions({
    queryKey: contactKeys.companies(words),
    queryFn: ({ signal }) => ask(answers, 'find_companies', { words }, signal),
    enabled: words.trim().length > 0,
    placeholderData: keepPreviousData,
  })
