import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { type AppRole, inOrder } from '../roles.ts'
import { sessionKeys } from './keys.ts'

async function getRoles(userId: string, signal: AbortSignal): Promise<AppRole[]> {
  const client = await connect()
  const rows = unwrap(
    await client.from('user_roles').select('role').eq('user_id', userId).abortSignal(signal),
  )
  return inOrder(rows.map((row) => row.role))
}

export const rolesQuery = (userId: string) =>
  queryOptions({
    queryKey: sessionKeys.roles(userId),
    queryFn: ({ signal }) => getRoles(userId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
