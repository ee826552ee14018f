import { queryOptions } from '@tanstack/react-query'
import { unreadKey } from '../../../../lib/query-roots.ts'
import { ask } from '../../../../lib/rpc.ts'
import { answers, type Network } from './answers.ts'
import { networkKeys } from './keys.ts'

/** The networking page's data in one call; also says how many conversations have unread messages. */
export const networkQuery = (userId: string) =>
  queryOptions({
    queryKey: networkKeys.start(userId),
    staleTime: 0,
    queryFn: async ({ signal, client: queries }): Promise<Network> => {
      const { unread, ...network } = await ask(answers, 'my_network', {}, signal)
      queries.setQueryData(unreadKey(userId), unread)
      return network
    },
  })
