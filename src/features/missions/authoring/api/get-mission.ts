import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../../lib/database.types.ts'
import { AppError, unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { authoringKeys } from './keys.ts'

export type Mission = Database['public']['Tables']['missions']['Row']

export async function getMission(id: string, signal?: AbortSignal): Promise<Mission> {
  const client = await connect()
  const query = client.from('missions').select().eq('id', id)
  const rows = unwrap(await (signal ? query.abortSignal(signal) : query))
  if (!rows[0]) throw new AppError('mission_not_found', 'there is no such mission')
  return rows[0]
}

export const missionQuery = (id: string) =>
  queryOptions({
    queryKey: authoringKeys.mission(id),
    // The editor always opens with what is stored now.
    gcTime: 0,
    queryFn: ({ signal }) => getMission(id, signal),
  })
