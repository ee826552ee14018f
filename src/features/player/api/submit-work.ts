import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

/** Hands the work in; the statement of own work has been made. */
export function useSubmitWork(enrollmentId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (reflection: string) => {
      const client = await connect()
      unwrap(await client.rpc('submit_work', { enrollment_id: enrollmentId, own_work: true, reflection }))
    },
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['playing', enrollmentId] }),
        queries.invalidateQueries({ queryKey: ['enrollments'] }),
        queries.invalidateQueries({ queryKey: ['progress'] }),
      ]),
  })
}
