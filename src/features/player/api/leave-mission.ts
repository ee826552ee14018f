import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

export function useLeaveMission(enrollmentId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const client = await connect()
      unwrap(await client.rpc('leave_mission', { enrollment_id: enrollmentId }))
    },
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['playing', enrollmentId] }),
        queries.invalidateQueries({ queryKey: ['enrollments'] }),
        queries.invalidateQueries({ queryKey: ['progress'] }),
      ]),
  })
}
