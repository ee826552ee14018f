import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { reviewKeys } from '../../reviews/api/keys.ts'
import { playMission, playQuery } from './play-mission.ts'

/** Switches the mission to another language; keeps what was typed. */
export function useReadMissionIn(enrollmentId: string) {
  const queries = useQueryClient()
  return useChange(
    async (language: string) => {
      await call('read_mission_in', { enrollment_id: enrollmentId, language })
      return playMission(enrollmentId)
    },
    {
      refresh: [reviewKeys.feedback(enrollmentId), ['progress']],
      failure: 'caller',
      onSuccess: (play) => queries.setQueryData(playQuery(enrollmentId).queryKey, play),
    },
  )
}
