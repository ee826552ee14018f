import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
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
      const call = client.from('discovery_settings').select('is_findable, hidden').abortSignal(signal)
      const [row] = unwrap(await call)
      return { isFindable: row?.is_findable ?? false, hidden: row?.hidden ?? [] }
    },
  })

export function useSetMyDiscovery() {
  const queries = useQueryClient()
  return useMutation({
    // One after another, so that two quick toggles don't undo each other.
    scope: { id: 'my-discovery' },
    mutationFn: async ({ isFindable, hidden }: Discovery) => {
      const client = await connect()
      return unwrap(await client.rpc('set_my_discovery', { is_findable: isFindable, hidden }))
    },
    onMutate: (chosen) => queries.setQueryData(matchingKeys.mySettings, chosen),
    onError: (error) => toast.error(error),
    // What is shared also affects other pages.
    onSettled: () => queries.invalidateQueries(),
  })
}
