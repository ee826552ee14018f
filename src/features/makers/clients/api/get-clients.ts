import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { isUuid } from '../../../../lib/uuid.ts'
import { makerKeys } from '../../makers/api/work-keys.ts'
import { answers } from './answers.ts'

export const clientsQuery = (userId: string, words: string, isArchived: boolean) =>
  queryOptions({
    queryKey: makerKeys.clients(userId, words, isArchived),
    queryFn: ({ signal }) => ask(answers, 'my_clients', { words, is_archived: isArchived }, signal),
    placeholderData: keepPreviousData,
  })

/** Everything about one client; null if it was deleted. */
export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: makerKeys.client(id),
    queryFn: async ({ signal }) =>
      isUuid(id) ? ask(answers, 'client_record', { client_id: id }, signal) : null,
  })
