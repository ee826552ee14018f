import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { isUuid } from '../../../../lib/uuid.ts'
import { answers } from './answers.ts'
import { studentKeys } from './keys.ts'

/** Null if there is no such student on the roster. */
export const studentQuery = (id: string) =>
  queryOptions({
    queryKey: studentKeys.one(id),
    queryFn: async ({ signal }) =>
      isUuid(id) ? ask(answers, 'student_page', { student_id: id }, signal) : null,
  })
