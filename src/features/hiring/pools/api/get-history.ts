import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { contactKeys } from '../../contacts/api/keys.ts'
import { answers } from './answers.ts'

/** An entry's history, newest first. */
export const historyQuery = (entry: string) =>
  queryOptions({
    queryKey: contactKeys.history(entry),
    queryFn: ({ signal }) => ask(answers, 'entry_history', { entry_id: entry }, signal),
    staleTime: 0,
  })
