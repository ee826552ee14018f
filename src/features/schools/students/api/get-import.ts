import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { isUuid } from '../../../../lib/uuid.ts'
import { answers } from './answers.ts'
import { studentKeys } from './keys.ts'

export const linesAtOnce = 50

/** Null if there is no such import. */
export const importQuery = (id: string, show: string, page: number) =>
  queryOptions({
    queryKey: studentKeys.import(id, show, page),
    queryFn: async ({ signal }) =>
      isUuid(id) ? ask(answers, 'student_import', { import_id: id, show, page }, signal) : null,
    placeholderData: keepPreviousData,
  })
