import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { ShownCase } from '../model.ts'

/** A public case study; null if there is none at this address. */
export const shownCaseQuery = (handle: string, slug: string) =>
  queryOptions({
    queryKey: ['maker-page', handle, slug],
    queryFn: async ({ signal }): Promise<ShownCase | null> => {
      const client = await connect()
      const call = client.rpc('maker_case', { wanted_handle: handle, wanted_case: slug }).abortSignal(signal)
      return unwrap(await call) as unknown as ShownCase | null
    },
  })
