import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { StudentFilter, StudentRow } from '../model.ts'
import { studentKeys } from './keys.ts'

export const studentsAtOnce = 50

interface Found {
  total: number
  students: StudentRow[]
}

export const studentsQuery = (filter: StudentFilter, page: number) =>
  queryOptions({
    queryKey: studentKeys.list(filter, page),
    queryFn: async ({ signal }): Promise<Found> => {
      const client = await connect()
      const call = client.rpc('find_students', { wanted: { ...filter }, page }).abortSignal(signal)
      return unwrap(await call) as unknown as Found
    },
    placeholderData: keepPreviousData,
  })
