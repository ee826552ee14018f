import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { AppRole } from '../../session/roles.ts'

export type AccountChange =
  | { act: 'suspend'; endsAt?: Date }
  | { act: 'restore' | 'resetFactor' | 'signOut' }
  | { act: 'endSession'; sessionId: string }
  | { act: 'grant' | 'revoke'; role: AppRole }

async function change(person: string, asked: AccountChange, reason: string): Promise<void> {
  const client = await connect()
  const why = { person, reason }
  switch (asked.act) {
    case 'suspend':
      return void unwrap(
        await client.rpc('suspend_account', { ...why, ends_at: asked.endsAt?.toISOString() }),
      )
    case 'restore':
      return void unwrap(await client.rpc('restore_account', why))
    case 'grant':
      return void unwrap(await client.rpc('grant_role', { ...why, wanted: asked.role }))
    case 'revoke':
      return void unwrap(await client.rpc('revoke_role', { ...why, held: asked.role }))
    case 'resetFactor':
      return void unwrap(await client.rpc('reset_second_factor', why))
    case 'signOut':
      return void unwrap(await client.rpc('end_sessions_of', why))
    case 'endSession':
      return void unwrap(await client.rpc('end_sessions_of', { ...why, session_id: asked.sessionId }))
  }
}

/** Changes one account, then refetches everything administrators see. */
export function useChangeAccount(person: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ asked, reason }: { asked: AccountChange; reason: string }) =>
      change(person, asked, reason),
    onSettled: () => queries.invalidateQueries({ queryKey: ['administration'] }),
  })
}
