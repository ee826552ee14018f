import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Student } from '../model.ts'
import { studentKeys } from './keys.ts'

/** Null if there is no such student on the roster. */
export const studentQuery = (id: string) =>
  queryOptions({
    queryKey: studentKeys.one(id),
    queryFn: async ({ signal }): Promise<Student | null> => {
      const client = await connect()
      const answer = await client.rpc('student_page', { student_id: id }).abortSignal(signal)
      // A truncated address isn't a student's id.
      if (answer.error?.code === '22P02') return null
      return unwrap(answer) as unknown as Student | null
    },
  })
