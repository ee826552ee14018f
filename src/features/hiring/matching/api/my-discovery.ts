import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { contactKeys } from '../../contacts/api/keys.ts'
import { matchingKeys } from './keys.ts'

export interface Discovery {
  isFindable: boolean
  /** Criteria hidden from all companies. */
  hidden: string[]
}

export const myDiscoveryQuery = () =>
  queryOptions({
    queryKey: matchingKeys.mySettings,
    queryFn: async ({ signal }): Promise<Discovery> => {
      const client = await connect()
      const asked = client.from('discovery_settings').select('is_findable, hidden').abortSignal(signal)
      const [row] = unwrap(await asked)
      return { isFindable: row?.is_findable ?? false, hidden: row?.hidden ?? [] }
    },
  })

export const useSetMyDiscovery = (failure: 'toast' | 'caller' = 'toast') =>
  useChange(
    ({ isFindable, hidden }: Discovery) => call('set_my_discovery', { is_findable: isFindable, hidden }),
    {
      // The home and the list of consents show it too.
      refresh: [matchingKeys.mirror, contactKeys.all, ['progress'], ['consents']],
      failure,
      optimistic: { queryKey: matchingKeys.mySettings, show: (_, chosen): Discovery => chosen },
    },
  )
