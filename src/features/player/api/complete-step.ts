import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Play } from '../play.ts'
import { playMission, playQuery } from './play-mission.ts'

/** Completes a step and returns the mission's new state. */
export function useCompleteStep(enrollmentId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (stepId: string): Promise<Play> => {
      const client = await connect()
      unwrap(await client.rpc('complete_step', { enrollment_id: enrollmentId, step_id: stepId }))
      return playMission(enrollmentId)
    },
    onSuccess: (play) => queries.setQueryData(playQuery(enrollmentId).queryKey, play),
  })
}
