import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { StudentImport } from '../import/model.ts'
import { studentKeys } from './keys.ts'

export const linesAtOnce = 50

/** Null if there is no such import. */
export const importQuery = (id: string, show: string, page: number) =>
  queryOptions({
    queryKey: studentKeys.import(id, show, page),
    queryFn: async ({ signal }): Promise<StudentImport | null> => {
      const client = await connect()
      const answer = await client.rpc('student_import', { import_id: id, show, page }).abortSignal(signal)
      // A truncated address isn't an id.
      if (answer.error?.code === '22P02') return null
      return unwrap(answer) as unknown as StudentImport | null
    },
    placeholderData: keepPreviousData,
  })
