import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { FoundPartner } from '../model.ts'
import { partnershipKeys } from './keys.ts'

/** Organizations of the other kind, without those already in a partnership or proposal. */
export const foundPartnersQuery = (mine: string, search: string) =>
  queryOptions({
    queryKey: partnershipKeys.found(mine, search),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<FoundPartner[]> => {
      const client = await connect()
      return unwrap(
        await client.rpc('find_partners', { mine, search }).abortSignal(signal),
      ) as unknown as FoundPartner[]
    },
  })
