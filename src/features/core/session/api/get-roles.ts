import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { type AdministrationArea, type AppRole, inOrder } from '../roles.ts'
import { sessionKeys } from './keys.ts'

interface HeldRoles {
  roles: AppRole[]
  /** An administrator who has only entered the password so far. */
  needsSecondFactor: boolean
  /** What an administrator's roles open. */
  areas: AdministrationArea[]
}

async function getRoles(userId: string, signal: AbortSignal): Promise<HeldRoles> {
  const client = await connect()
  const rows = unwrap(
    await client
      .from('user_roles')
      .select('role, needs_second_factor, administration_areas')
      .eq('user_id', userId)
      .abortSignal(signal),
  )
  return {
    roles: inOrder(rows.map((row) => row.role)),
    needsSecondFactor: rows.some((row) => row.needs_second_factor),
    areas: rows.flatMap((row) => (row.administration_areas ?? []) as AdministrationArea[]),
  }
}

export const rolesQuery = (userId: string) =>
  queryOptions({
    queryKey: sessionKeys.roles(userId),
    queryFn: ({ signal }) => getRoles(userId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
