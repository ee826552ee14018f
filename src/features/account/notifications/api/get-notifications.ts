import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../../lib/database.types.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { notificationKeys } from './keys.ts'

export type Notification = Database['public']['Tables']['notifications']['Row']

export const shownNotifications = ['all', 'unread'] as const
export type ShownNotifications = (typeof shownNotifications)[number]

/** Page size. */
export const notificationsStep = 50

async function getNotifications(
  userId: string,
  show: ShownNotifications,
  count: number,
  signal: AbortSignal,
): Promise<Notification[]> {
  const client = await connect()
  const all = client.from('notifications').select('*').eq('user_id', userId)
  const wanted = show === 'unread' ? all.is('read_at', null) : all
  return unwrap(await wanted.order('created_at', { ascending: false }).limit(count).abortSignal(signal))
}

/** The newest ones; the bell and the page's first load share this list. */
export const notificationsQuery = (
  userId: string,
  show: ShownNotifications = 'all',
  count = notificationsStep,
) =>
  queryOptions({
    queryKey: notificationKeys.list(userId, show, count),
    queryFn: ({ signal }) => getNotifications(userId, show, count, signal),
    placeholderData: keepPreviousData,
  })
