import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Play } from '../play.ts'
import { playMission, playQuery } from './play-mission.ts'

/** Switches the mission to another language; keeps what was typed. */
export function useReadMissionIn(enrollmentId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (language: string): Promise<Play> => {
      const client = await connect()
      unwrap(await client.rpc('read_mission_in', { enrollment_id: enrollmentId, language }))
      return playMission(enrollmentId)
    },
    onSuccess: (play) => {
      queries.setQueryData(playQuery(enrollmentId).queryKey, play)
      void queries.invalidateQueries({ queryKey: ['playing', enrollmentId, 'feedback'] })
      void queries.invalidateQueries({ queryKey: ['progress'] })
    },
  })
}
