import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../lib/database.types.ts'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

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
    queryKey: ['issued-certificates', search, show, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<IssuedCertificate[]> => {
      const client = await connect()
      const filter = { search, show: show ?? 'all', page_size: issuedPageSize, page }
      return unwrap(await client.rpc('issued_certificates', filter).abortSignal(signal))
    },
  })
