import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { partnershipKeys } from './keys.ts'

export const studentsPageSize = 50

/** What the partner currently sees of the students; pages are zero-based. */
export const seenStudentsQuery = (partnership_id: string, page: number) =>
  queryOptions({
    queryKey: partnershipKeys.students(partnership_id, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(answers, 'partnership_students', { partnership_id, page }, signal),
  })
