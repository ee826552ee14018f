import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { MakerPageData } from '../model.ts'

/** A maker's public page; null if there is none at this address. */
export const makerPageQuery = (handle: string) =>
  queryOptions({
    queryKey: ['maker-page', handle],
    queryFn: async ({ signal }): Promise<MakerPageData | null> => {
      const client = await connect()
      const call = client.rpc('maker_page', { wanted_handle: handle }).abortSignal(signal)
      return unwrap(await call) as unknown as MakerPageData | null
    },
  })
