import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { OrganizationKind } from '../../organizations/api/get-my-organizations.ts'
import { rolesQuery } from '../../session/api/get-roles.ts'

/** Accepting adds an area right away. Returns the kind of organization. */
export function useAnswerInvitation(id: string, userId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (isAccepted: boolean): Promise<OrganizationKind> => {
      const client = await connect()
      const call = client.rpc('answer_team_invitation', { invitation_id: id, is_accepted: isAccepted })
      return unwrap(await call)
    },
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: rolesQuery(userId).queryKey }),
        queries.invalidateQueries({ queryKey: ['organizations'] }),
        queries.invalidateQueries({ queryKey: ['notifications'] }),
      ]),
  })
}
