import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../../lib/database.types.ts'
import { toAppError } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { sessionKeys } from './keys.ts'

export type Profile = Database['public']['Tables']['profiles']['Row']

async function getProfile(userId: string, signal: AbortSignal): Promise<Profile | null> {
  const client = await connect()
  const { data, error } = await client
    .from('profiles')
    .select('*, texts_due, network_waiting')
    .eq('user_id', userId)
    .abortSignal(signal)
    .single()
  // An account without a profile isn't an error.
  if (error?.code === 'PGRST116') return null
  if (error) throw toAppError(error)
  return data
}

export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: sessionKeys.profile(userId),
    queryFn: ({ signal }) => getProfile(userId, signal),
    staleTime: 5 * 60_000,
  })
