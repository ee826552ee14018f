import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import { useAreaPath } from '../../session/area-base.ts'

/** Begins a mission, or goes on where one is in it already, and opens the player. */
export function useStartMission() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const path = useAreaPath()
  return useMutation({
    mutationFn: async (missionId: string): Promise<string> => {
      const client = await connect()
      return unwrap(await client.rpc('start_mission', { mission_id: missionId }))
    },
    onSuccess: async (enrollmentId) => {
      void queries.invalidateQueries({ queryKey: ['enrollments'] })
      void queries.invalidateQueries({ queryKey: ['progress'] })
      await navigate(path(`/missions/work/${enrollmentId}`))
    },
    onError: toast.error,
  })
}
