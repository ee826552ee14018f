import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { MemberRole } from '../../team/model.ts'

export interface Department {
  id: string
  name: string
  cohorts: number
}

export interface SchoolPanel {
  /** Owners and advisers. */
  mayLead: boolean
  departments: Department[]
  roles: Record<'owner' | 'adviser' | 'teacher', number>
  /** Partner proposals awaiting an answer. */
  proposals: { id: string; name: string; at: string }[]
  /** Partnerships ending within 30 days. */
  endings: { id: string; name: string; on: string }[]
  /** Staff invitations that expired or are about to; only owners see the addresses. */
  invitations: { id: string; role: MemberRole; until: string; isExpired: boolean; email: string | null }[]
  hasProfile: boolean
  students: number
}

/** A school's records and open tasks. */
export const schoolPanelQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['school-panel', organizationId],
    queryFn: async ({ signal }): Promise<SchoolPanel> => {
      const client = await connect()
      const call = client.rpc('school_panel', { organization: organizationId }).abortSignal(signal)
      return unwrap(await call) as unknown as SchoolPanel
    },
  })
