import { queryOptions } from '@tanstack/react-query'
import { toAppError } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { StoredCase } from '../model.ts'
import { portfolioKeys } from './keys.ts'

/** One of the maker's own case studies; null if there is none. */
export const caseQuery = (organizationId: string, id: string) =>
  queryOptions({
    queryKey: portfolioKeys.one(organizationId, id),
    queryFn: async ({ signal }): Promise<StoredCase | null> => {
      const client = await connect()
      const { data, error } = await client
        .from('portfolio_cases')
        .select()
        .eq('organization_id', organizationId)
        .eq('id', id)
        .is('deleted_at', null)
        .abortSignal(signal)
        .maybeSingle()
      // An address that isn't an id is treated as not found.
      if (error && error.code !== '22P02') throw toAppError(error)
      return data
    },
    staleTime: 0,
  })
