import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { Notification } from './get-notifications.ts'
import { notificationKeys } from './keys.ts'

/**
 * Applies the change optimistically to every list. Nothing is refetched: what was just read stays in the list
 * of unread ones until the page is opened again.
 */
const useListChange = <Id extends string | undefined>(
  userId: string,
  show: (list: Notification[], id: Id) => Notification[],
  write: (id: Id) => Promise<unknown>,
) =>
  useChange(write, {
    failure: 'toast',
    optimistic: { queryKey: notificationKeys.all(userId), show },
  })

/** Marks one or all as read. */
export function useMarkRead(userId: string) {
  const now = () => new Date().toISOString()
  return useListChange(
    userId,
    (list, id: string | undefined) =>
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

export const useRemoveNotification = (userId: string) =>
  useListChange(
    userId,
    (list, id: string) => list.filter((item) => item.id !== id),
    async (id) => unwrap(await (await connect()).from('notifications').delete().eq('id', id)),
  )
