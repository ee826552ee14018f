import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { OrganizationRequest } from '../../approvals/api/get-requests.ts'
import type { Deed } from '../use-deed.ts'

export interface LogEntry extends Deed {
  id: number
  created_at: string
  reason: string | null
}

export interface AdminHome {
  users: number
  new_users: number
  active_users: number
  organizations: number
  pending: number
  reports: number
  missions: number
  certificates: number
  /** Submissions waiting for feedback, and how many are past the promised time. */
  waiting: number
  late: number
  pending_organizations: OrganizationRequest[]
  recent_actions: LogEntry[]
}

export const adminHomeQuery = () =>
  queryOptions({
    queryKey: ['administration', 'home'],
    queryFn: async ({ signal }): Promise<AdminHome> => {
      const client = await connect()
      return unwrap(await client.rpc('admin_home').abortSignal(signal)) as unknown as AdminHome
    },
  })
