import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import type { OrganizationRequest } from './answers.ts'
import { approvalKeys } from './keys.ts'

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
    queryKey: approvalKeys.list(search, show, kind, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<OrganizationRequest[]> => {
      const narrowing =
        show === 'asked' || show === 'ending' || show === 'unverified'
          ? { narrowed: show }
          : { wanted_status: show }
      const filter = { search, page_size: requestsPageSize, page, wanted_kind: kind, ...narrowing }
      return call('organization_requests', filter, signal)
    },
  })
