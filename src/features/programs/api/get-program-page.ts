import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { ProgramPage } from '../model.ts'
import { programKeys } from './keys.ts'

/** Everything the program's page shows, in one response. */
export const programPageQuery = (id: string) =>
  queryOptions({
    queryKey: programKeys.page(id),
    queryFn: async ({ signal }): Promise<ProgramPage> => {
      const client = await connect()
      const call = client.rpc('program_page', { program_id: id })
      return unwrap(await call.abortSignal(signal)) as unknown as ProgramPage
    },
  })
