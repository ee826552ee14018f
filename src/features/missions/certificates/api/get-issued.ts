import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../../lib/database.types.ts'
import { call } from '../../../../lib/rpc.ts'
import { certificateKeys } from './keys.ts'

type Row = Database['public']['Functions']['issued_certificates']['Returns'][number]
export type IssuedCertificate = Omit<Row, 'revoked_at' | 'revocation_reason'> & {
  revoked_at: string | null
  revocation_reason: string | null
}

export const issuedStates = ['valid', 'revoked'] as const
export const issuedPageSize = 25

interface IssuedFilter {
  search: string
  show?: (typeof issuedStates)[number]
  /** Zero-based. */
  page: number
}

/** Certificates issued by the person's organizations; for administrators, all of them. */
export const issuedQuery = ({ search, show, page }: IssuedFilter) =>
  queryOptions({
    queryKey: certificateKeys.issuedPage(search, show, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<IssuedCertificate[]> =>
      call('issued_certificates', { search, show: show ?? 'all', page_size: issuedPageSize, page }, signal),
  })
