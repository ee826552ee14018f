import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import type { Notification } from './get-notifications.ts'
import { notificationKeys } from './keys.ts'

/** Applies the change optimistically to every list, and rolls back if the server refuses. */
function useChange(
  userId: string,
  change: (list: Notification[], id?: string) => Notification[],
  write: (id?: string) => Promise<unknown>,
) {
  const queries = useQueryClient()
  const lists = { queryKey: notificationKeys.all(userId) }
  return useMutation({
    mutationFn: write,
    onMutate: async (id?: string) => {
      await queries.cancelQueries(lists)
      const before = queries.getQueriesData<Notification[]>(lists)
      queries.setQueriesData<Notification[]>(lists, (list) => list && change(list, id))
      return before
    },
    onError: (error, _id, before) => {
      for (const [queryKey, list] of before ?? []) queries.setQueryData(queryKey, list)
      toast.error(error)
    },
  })
}

/** Marks one or all as read. */
export function useMarkRead(userId: string) {
  const now = () => new Date().toISOString()
  return useChange(
    userId,
    (list, id) =>
      list.map((item) => (!id || item.id === id ? { ...item, read_at: item.read_at ?? now() } : item)),
    async (id) => {
      const client = await connect()
      const unread = client
        .from('notifications')
        .update({ read_at: now() })
        .eq('user_id', userId)
        .is('read_at', null)
      return unwrap(await (id ? unread.eq('id', id) : unread))
    },
  )
}

export function useRemoveNotification(userId: string) {
  return useChange(
    userId,
    (list, id) => list.filter((item) => item.id !== id),
    async (id) => {
      const client = await connect()
      return unwrap(await client.from('notifications').delete().eq('id', id!))
    },
  )
}
