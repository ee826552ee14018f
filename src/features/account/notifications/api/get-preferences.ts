import { queryOptions } from '@tanstack/react-query'
import { toAppError } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { defaultPreferences } from '../topics.ts'
import { notificationKeys } from './keys.ts'

async function getPreferences(userId: string, signal: AbortSignal) {
  const client = await connect()
  const { data, error } = await client
    .from('notification_preferences')
    .select(
      'user_id, feedback, reviews, invitations, requests, appointments, other, digest_hour, time_zone, push_topics, push_details, quiet_from, quiet_until',
    )
    .eq('user_id', userId)
    .abortSignal(signal)
    .maybeSingle()
  if (error) throw toAppError(error)
  return data ?? defaultPreferences(userId)
}

export const preferencesQuery = (userId: string) =>
  queryOptions({
    queryKey: notificationKeys.preferences(userId),
    queryFn: ({ signal }) => getPreferences(userId, signal),
  })
