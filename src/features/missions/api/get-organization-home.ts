import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

interface OrganizationHome {
  /** Published missions, including invitation-only ones. */
  active_missions: number
  by_invitation: number
  candidates: number
  completed: number
  /** Added in the last 30 days. */
  new_missions: number
  new_candidates: number
  new_completed: number
  /** Views of the company's page in the last 30 days, and in the 30 before. */
  views: number
  views_before: number
  waiting: number
  overdue: number
}

/** The counters on a company's home, from its missions and submissions. */
export const organizationHomeQuery = (userId: string) =>
  queryOptions({
    queryKey: ['organization-home', userId],
    queryFn: async ({ signal }): Promise<OrganizationHome> => {
      const client = await connect()
      return unwrap(await client.rpc('organization_home').abortSignal(signal)) as unknown as OrganizationHome
    },
  })
