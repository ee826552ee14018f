import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { SeenStudents } from '../model.ts'
import { partnershipKeys } from './keys.ts'

export const studentsPageSize = 50

/** What the partner currently sees of the students; pages are zero-based. */
export const seenStudentsQuery = (partnership_id: string, page: number) =>
  queryOptions({
    queryKey: partnershipKeys.students(partnership_id, page),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<SeenStudents> => {
      const client = await connect()
      const call = client.rpc('partnership_students', { partnership_id, page }).abortSignal(signal)
      return unwrap(await call) as unknown as SeenStudents
    },
  })
