import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Play } from '../play.ts'

export async function playMission(enrollmentId: string, signal?: AbortSignal): Promise<Play> {
  const client = await connect()
  const call = client.rpc('play_mission', { enrollment_id: enrollmentId })
  return unwrap(await (signal ? call.abortSignal(signal) : call)) as unknown as Play
}

export const playQuery = (enrollmentId: string) =>
  queryOptions({
    queryKey: ['playing', enrollmentId],
    queryFn: ({ signal }) => playMission(enrollmentId, signal),
  })
