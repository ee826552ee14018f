import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Database } from '../../../lib/database.types.ts'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

type Act =
  | 'approve_organization'
  | 'reject_organization'
  | 'ask_applicant'
  | 'verify_organization'
  | 'take_verification'
  | 'suspend_organization'
  | 'restore_organization'
  | 'merge_organizations'
type ArgsOf<Name extends Act> = Database['public']['Functions'][Name]['Args']

/** An administrator's action on an organization; refetches everything that shows it. */
export function useAct<Name extends Act>(name: Name) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (args: ArgsOf<Name>): Promise<void> => {
      const client = await connect()
      unwrap(await client.rpc(name, args as never))
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['approvals'] }),
        queries.invalidateQueries({ queryKey: ['administration'] }),
      ]),
  })
}
