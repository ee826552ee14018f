import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Inbox, InboxSource, InboxStatus } from '../model.ts'

export interface InboxFilter {
  status: InboxStatus
  source?: InboxSource
  search: string
  /** Zero-based. */
  page: number
}

export const inboxPageSize = 20

export const inboxQuery = ({ status, source, search, page }: InboxFilter) =>
  queryOptions({
    queryKey: ['inbox', status, source, search, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Inbox> => {
      const client = await connect()
      const filter = {
        wanted_status: status,
        wanted_source: source,
        search,
        page,
        page_size: inboxPageSize,
      }
      return unwrap(await client.rpc('admin_inbox', filter).abortSignal(signal)) as unknown as Inbox
    },
  })

type Change =
  | { id: string; answer: string }
  | { id: string; assignee: string | null }
  | { id: string; isArchived: boolean }

async function change(what: Change): Promise<void> {
  const client = await connect()
  const message_id = what.id
  if ('answer' in what) {
    unwrap(await client.rpc('answer_inbox_message', { message_id, answer: what.answer }))
  } else if ('assignee' in what) {
    // The generated types don't allow null here.
    unwrap(await client.rpc('assign_inbox_message', { message_id, admin_id: what.assignee as string }))
  } else {
    unwrap(await client.rpc('archive_inbox_message', { message_id, is_archived: what.isArchived }))
  }
}

/** Answers, assigns or archives a message, then refetches all message lists. */
export function useChangeMessage() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['inbox'] }),
  })
}
