import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import type { StudentFilter, StudentSort } from '../model.ts'
import { answers, type StudentRow } from './answers.ts'
import { studentKeys } from './keys.ts'

export const studentsAtOnce = 50
/** The database's limit per response. */
const maxStudentsPerRequest = 2000

interface Wanted extends StudentFilter {
  sort: StudentSort
}

const find = (wanted: Wanted, page: number, size: number, signal?: AbortSignal) =>
  ask(answers, 'find_students', { wanted, page, size }, signal)

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
    const { students } = await find(wanted, page, maxStudentsPerRequest)
    all.push(...students)
    if (students.length < maxStudentsPerRequest) return all
  }
}
