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
  /** Proposals of partners that wait for an answer. */
  proposals: { id: string; name: string; at: string }[]
  /** Partnerships that end within 30 days. */
  endings: { id: string; name: string; on: string }[]
  /** Of the staff, about to expire or expired; addresses for owners alone. */
  invitations: { id: string; role: MemberRole; until: string; isExpired: boolean; email: string | null }[]
  hasProfile: boolean
  students: number
}

/** What runs a school, and what waits for somebody. */
export const schoolPanelQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['school-panel', organizationId],
    queryFn: async ({ signal }): Promise<SchoolPanel> => {
      const client = await connect()
      const call = client.rpc('school_panel', { organization: organizationId }).abortSignal(signal)
      return unwrap(await call) as unknown as SchoolPanel
    },
  })
