import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../../lib/database.types.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { organizationKeys } from './keys.ts'

export type Organization = Database['public']['Tables']['organizations']['Row']
export type OrganizationKind = Organization['kind']
export type OrganizationStatus = Organization['status']

export interface MyOrganization extends Organization {
  myRole: Database['public']['Enums']['member_role']
}

async function getMyOrganizations(userId: string, signal: AbortSignal): Promise<MyOrganization[]> {
  const client = await connect()
  const rows = unwrap(
    await client
      .from('organization_members')
      .select('member_role, organization:organizations(*)')
      .eq('user_id', userId)
      .order('created_at')
      .abortSignal(signal),
  )
  return rows.map(({ member_role, organization }) => ({ ...organization, myRole: member_role }))
}

export const myOrganizationsQuery = (userId: string) =>
  queryOptions({
    queryKey: organizationKeys.mine(userId),
    queryFn: ({ signal }) => getMyOrganizations(userId, signal),
  })
