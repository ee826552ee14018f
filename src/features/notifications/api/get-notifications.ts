import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../lib/database.types.ts'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { notificationKeys } from './keys.ts'

export type Notification = Database['public']['Tables']['notifications']['Row']

async function getNotifications(userId: string, signal: AbortSignal): Promise<Notification[]> {
  const client = await connect()
  return unwrap(
    await client
      .from('notifications')
      .select('*')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(50)
      .abortSignal(signal),
  )
}

export const notificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: notificationKeys.latest(userId),
    queryFn: ({ signal }) => getNotifications(userId, signal),
  })
