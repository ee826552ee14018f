import { queryOptions } from '@tanstack/react-query'
import type { Tables } from '../../../../lib/database.types.ts'
import { toAppError } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { isUuid } from '../../../../lib/uuid.ts'
import type { Link, Photo } from './answers.ts'
import { portfolioKeys } from './keys.ts'

/** The row, with what the database checks of its documents. */
export type StoredCase = Tables<'portfolio_cases'> & { links: Link[]; images: Photo[] }

/** One of the maker's own case studies; null if there is none. */
export const caseQuery = (organizationId: string, id: string) =>
  queryOptions({
    queryKey: portfolioKeys.one(organizationId, id),
    queryFn: async ({ signal }): Promise<StoredCase | null> => {
      if (!isUuid(id)) return null
      const client = await connect()
      const { data, error } = await client
        .from('portfolio_cases')
        .select()
        .eq('organization_id', organizationId)
        .eq('id', id)
        .is('deleted_at', null)
        .abortSignal(signal)
        .maybeSingle()
      if (error) throw toAppError(error)
      return data as StoredCase | null
    },
    staleTime: 0,
  })
