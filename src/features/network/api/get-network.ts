import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { messageKeys } from '../../messages/api/keys.ts'
import type { Network } from '../model.ts'
import { networkKeys } from './keys.ts'

/** The networking page's data in one call; also says how many conversations have unread messages. */
export const networkQuery = (userId: string) =>
  queryOptions({
    queryKey: networkKeys.start(userId),
    staleTime: 0,
    queryFn: async ({ signal, client: queries }): Promise<Network> => {
      const client = await connect()
      const answer = unwrap(await client.rpc('my_network').abortSignal(signal))
      const { unread, ...network } = answer as unknown as Network & { unread: number }
      queries.setQueryData(messageKeys.unread(userId), unread)
      return network
    },
  })
