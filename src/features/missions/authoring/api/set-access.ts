import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import { authoringKeys } from './keys.ts'

export interface Access {
  byInvitation: boolean
  /** The last day, or empty. */
  closesOn: string
}

export function useSetAccess(id: string) {
  const queries = useQueryClient()
  return useMutation({
    // One after another, so that the last choice wins.
    scope: { id: `mission-access:${id}` },
    mutationFn: ({ byInvitation, closesOn }: Access) =>
      call('set_mission_access', {
        mission_id: id,
        by_invitation: byInvitation,
        closes_on: closesOn || undefined,
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: authoringKeys.all }),
  })
}
