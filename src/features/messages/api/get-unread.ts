import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { messageKeys } from './keys.ts'

/** How many conversations have unread messages. */
export const unreadQuery = (userId: string) =>
  queryOptions({
    queryKey: messageKeys.unread(userId),
    queryFn: async ({ signal }) => {
      const client = await connect()
      return unwrap(await client.rpc('unread_conversations').abortSignal(signal))
    },
  })
