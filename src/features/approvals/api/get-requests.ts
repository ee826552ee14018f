import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../lib/database.types.ts'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

export type OrganizationRequest = Database['public']['Functions']['organization_requests']['Returns'][number]

export const requestFilters = [
  'pending',
  'asked',
  'approved',
  'ending',
  'unverified',
  'rejected',
  'suspended',
] as const

export const organizationKinds = ['company', 'academia', 'on_maker'] as const

export interface RequestFilter {
  search: string
  show?: (typeof requestFilters)[number]
  kind?: (typeof organizationKinds)[number]
  /** Zero-based. */
  page: number
}

export const requestsPageSize = 20

export const requestsQuery = ({ search, show, kind, page }: RequestFilter) =>
  queryOptions({
    queryKey: ['approvals', search, show, kind, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<OrganizationRequest[]> => {
      const client = await connect()
      const narrowing =
        show === 'asked' || show === 'ending' || show === 'unverified'
          ? { narrowed: show }
          : { wanted_status: show }
      const filter = { search, page_size: requestsPageSize, page, wanted_kind: kind, ...narrowing }
      return unwrap(await client.rpc('organization_requests', filter).abortSignal(signal))
    },
  })
