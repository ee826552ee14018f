import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

interface Sent {
  reflection: string
  /** The language of the submission, if the mission has several. */
  language: string
}

/** Submits an attempt, after the statement of own work. */
export function useSubmitWork(enrollmentId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ reflection, language }: Sent) => {
      const client = await connect()
      const work = { enrollment_id: enrollmentId, own_work: true, reflection, written_in: language }
      unwrap(await client.rpc('submit_work', work))
    },
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['playing', enrollmentId] }),
        queries.invalidateQueries({ queryKey: ['enrollments'] }),
        queries.invalidateQueries({ queryKey: ['progress'] }),
      ]),
  })
}
