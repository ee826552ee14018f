import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { OrganizationCheck } from '../checks.ts'

/** What the badge of the caller's organization says. */
export const myChecksQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['organizations', 'checks', organizationId],
    queryFn: async ({ signal }): Promise<OrganizationCheck[]> => {
      const client = await connect()
      const call = client
        .rpc('my_organization_checks', { organization_id: organizationId })
        .abortSignal(signal)
      return (unwrap(await call) ?? []) as unknown as OrganizationCheck[]
    },
  })
