import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

export interface SchoolComment {
  id: string
  body: string
  school: string
  author: string | null
  attempt: number
  created_at: string
}

/** Comments from schools on the candidate's work, newest first. */
export const myCoReviewsQuery = (enrollmentId: string) =>
  queryOptions({
    queryKey: ['my-co-reviews', enrollmentId],
    queryFn: async ({ signal }): Promise<SchoolComment[]> => {
      const client = await connect()
      const call = client.rpc('my_co_reviews', { enrollment_id: enrollmentId })
      return unwrap(await call.abortSignal(signal)) as unknown as SchoolComment[]
    },
  })
