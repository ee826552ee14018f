import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { playMission, playQuery } from './play-mission.ts'

/** Completes a step and returns the mission's new state. */
export function useCompleteStep(enrollmentId: string) {
  const queries = useQueryClient()
  return useChange(
    async (stepId: string) => {
      await call('complete_step', { enrollment_id: enrollmentId, step_id: stepId })
      return playMission(enrollmentId)
    },
    {
      failure: 'caller',
      onSuccess: (play) => queries.setQueryData(playQuery(enrollmentId).queryKey, play),
    },
  )
}
