import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

export interface OrganizationSuspension {
  reason: string
  ends_at: string | null
  reply: string | null
  replied_at: string | null
}

/** Why an organization is currently suspended. */
export const suspensionQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['organizations', 'suspension', organizationId],
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

export function useReplyToSuspension(organizationId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (reply: string): Promise<void> => {
      const client = await connect()
      unwrap(await client.rpc('reply_to_suspension', { organization_id: organizationId, reply }))
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: suspensionQuery(organizationId).queryKey }),
  })
}
