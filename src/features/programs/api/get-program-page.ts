import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { ProgramPage } from '../model.ts'
import { programKeys } from './keys.ts'

/** The program with everything its page shows, in one answer. */
export const programPageQuery = (id: string) =>
  queryOptions({
    queryKey: programKeys.page(id),
    queryFn: async ({ signal }): Promise<ProgramPage> => {
      const client = await connect()
      const call = client.rpc('program_page', { program_id: id })
      return unwrap(await call.abortSignal(signal)) as unknown as ProgramPage
    },
  })
