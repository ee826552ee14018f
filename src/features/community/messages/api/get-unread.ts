import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import { messageKeys } from './keys.ts'

/** How many conversations have unread messages. */
export const unreadQuery = (userId: string) =>
  queryOptions({
    queryKey: messageKeys.unread(userId),
    queryFn: ({ signal }) => call('unread_conversations', {}, signal),
  })
