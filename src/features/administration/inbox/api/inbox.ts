import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { InboxSource, InboxStatus } from '../../../account/feedback/model.ts'
import { answers } from './answers.ts'
import { inboxKeys } from './keys.ts'

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
    queryKey: inboxKeys.list(status, source, search, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      ask(
        answers,
        'admin_inbox',
        { wanted_status: status, wanted_source: source, search, page, page_size: inboxPageSize },
        signal,
      ),
  })

type Change =
  | { id: string; answer: string }
  | { id: string; assignee: string | null }
  | { id: string; isArchived: boolean }

function change(what: Change): Promise<unknown> {
  const message_id = what.id
  if ('answer' in what) return call('answer_inbox_message', { message_id, answer: what.answer })
  if ('assignee' in what) return call('assign_inbox_message', { message_id, admin_id: what.assignee })
  return call('archive_inbox_message', { message_id, is_archived: what.isArchived })
}

/** Answers, assigns or archives a message, then refetches all message lists. */
export const useChangeMessage = (failure: 'toast' | 'caller') =>
  useChange(change, { refresh: [inboxKeys.all], failure })
