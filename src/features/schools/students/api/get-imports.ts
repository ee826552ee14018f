import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { studentKeys } from './keys.ts'

/** The newest imports, those awaiting confirmation first. */
export const importsQuery = () =>
  queryOptions({
    queryKey: studentKeys.imports,
    queryFn: async ({ signal }) => {
      const client = await connect()
      return unwrap(
        await client
          .from('student_imports')
          .select(
            'id, file_name, status, created, changed, departed, kept, created_at, applied_at, undone_at',
          )
          .order('created_at', { ascending: false })
          .limit(100)
          .abortSignal(signal),
      )
    },
  })
