import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { contactKeys } from '../../contacts/api/keys.ts'
import type { NamedCompany } from '../model.ts'

/** Companies to hide from, by part of their name. */
export const companiesQuery = (words: string) =>
  queryOptions({
    queryKey: contactKeys.companies(words),
    queryFn: async ({ signal }): Promise<NamedCompany[]> => {
      const client = await connect()
      const answer = await client.rpc('find_companies', { words }).abortSignal(signal)
      return unwrap(answer) as unknown as NamedCompany[]
    },
    enabled: words.trim().length > 0,
    placeholderData: keepPreviousData,
  })
