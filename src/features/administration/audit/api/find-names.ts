import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import { auditKeys } from './keys.ts'

/** People and organizations by part of their name or email address. */
export const namesQuery = (words: string) =>
  queryOptions({
    queryKey: auditKeys.names(words),
    enabled: words.trim().length >= 2,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call('audit_names', { words }, signal),
  })
