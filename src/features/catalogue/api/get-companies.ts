import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { OrganizationCheck } from '../../organizations/checks.ts'

/** Every company and maker with an open mission. */
export const companiesQuery = () =>
  queryOptions({
    queryKey: ['listed-organizations'],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => {
      const client = await connect()
      const listed = unwrap(await client.rpc('listed_organizations').abortSignal(signal))
      return listed.map((one) => ({ ...one, checks: one.checks as unknown as OrganizationCheck[] }))
    },
  })
