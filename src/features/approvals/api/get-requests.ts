import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../lib/database.types.ts'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { OrganizationStatus } from '../../organizations/api/get-my-organizations.ts'

export type OrganizationRequest = Database['public']['Functions']['organization_requests']['Returns'][number]

export interface RequestFilter {
  search: string
  status?: OrganizationStatus
  /** From 0. */
  page: number
}

export const requestsPageSize = 20

export const requestsQuery = ({ search, status, page }: RequestFilter) =>
  queryOptions({
    queryKey: ['approvals', search, status, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<OrganizationRequest[]> => {
      const client = await connect()
      const filter = { search, wanted_status: status, page_size: requestsPageSize, page }
      return unwrap(await client.rpc('organization_requests', filter).abortSignal(signal))
    },
  })
