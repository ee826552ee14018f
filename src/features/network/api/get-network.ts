import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Network } from '../model.ts'
import { networkKeys } from './keys.ts'

/** What the page of the network begins with, in one call. */
export const networkQuery = (userId: string) =>
  queryOptions({
    queryKey: networkKeys.start(userId),
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Network> => {
      const client = await connect()
      return unwrap(await client.rpc('my_network').abortSignal(signal)) as unknown as Network
    },
  })
