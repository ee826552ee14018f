import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

interface Decision {
  id: string
  /** When the request was last changed, as it was shown. */
  seen: string
  /** Why it is not accepted; an approval needs none. */
  reason?: string
}

async function decide({ id, seen, reason }: Decision): Promise<void> {
  const client = await connect()
  if (reason === undefined) unwrap(await client.rpc('approve_organization', { organization_id: id, seen }))
  else unwrap(await client.rpc('reject_organization', { organization_id: id, reason }))
}

export function useDecide() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: decide,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['approvals'] }),
        queries.invalidateQueries({ queryKey: ['administration'] }),
      ]),
  })
}
