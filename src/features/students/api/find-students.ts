import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { StudentFilter, StudentRow, StudentSort } from '../model.ts'
import { studentKeys } from './keys.ts'

export const studentsAtOnce = 50
/** The database's limit per response. */
const mostAtOnce = 2000

interface Found {
  total: number
  students: StudentRow[]
}

interface Wanted extends StudentFilter {
  sort: StudentSort
}

async function find(wanted: Wanted, page: number, size: number, signal?: AbortSignal): Promise<Found> {
  const client = await connect()
  const call = client.rpc('find_students', { wanted: { ...wanted }, page, size })
  return unwrap(await (signal ? call.abortSignal(signal) : call)) as unknown as Found
}

export const studentsQuery = (wanted: Wanted, page: number) =>
  queryOptions({
    queryKey: studentKeys.list(wanted, page),
    queryFn: ({ signal }) => find(wanted, page, studentsAtOnce, signal),
    placeholderData: keepPreviousData,
  })

/** All matching students, in batches. */
export async function findAllStudents(wanted: Wanted): Promise<StudentRow[]> {
  const all: StudentRow[] = []
  for (let page = 1; ; page++) {
    const { students } = await find(wanted, page, mostAtOnce)
    all.push(...students)
    if (students.length < mostAtOnce) return all
  }
}
