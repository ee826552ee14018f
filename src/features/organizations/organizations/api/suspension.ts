import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { organizationKeys } from './keys.ts'

export interface OrganizationSuspension {
  reason: string
  ends_at: string | null
  reply: string | null
  replied_at: string | null
}

/** Why an organization is currently suspended. */
export const suspensionQuery = (organizationId: string) =>
  queryOptions({
    queryKey: organizationKeys.suspension(organizationId),
    queryFn: async ({ signal }): Promise<OrganizationSuspension | null> => {
      const client = await connect()
      const rows = unwrap(
        await client
          .from('organization_suspensions')
          .select('reason, ends_at, reply, replied_at')
          .eq('organization_id', organizationId)
          .is('lifted_at', null)
          .abortSignal(signal),
      )
      return rows[0] ?? null
    },
  })

export const useReplyToSuspension = (organizationId: string) =>
  useChange((reply: string) => call('reply_to_suspension', { organization_id: organizationId, reply }), {
    refresh: [organizationKeys.suspension(organizationId)],
    failure: 'caller',
  })
