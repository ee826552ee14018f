import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../lib/database.types.ts'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { AppRole } from '../../session/roles.ts'

export type ListedUser = Database['public']['Functions']['admin_users']['Returns'][number]

export interface UserFilter {
  search: string
  role?: AppRole
  /** From 0. */
  page: number
}

export const usersPageSize = 25

export const usersQuery = ({ search, role, page }: UserFilter) =>
  queryOptions({
    queryKey: ['administration', 'users', search, role, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ListedUser[]> => {
      const client = await connect()
      const filter = { search, wanted_role: role, page_size: usersPageSize, page }
      return unwrap(await client.rpc('admin_users', filter).abortSignal(signal))
    },
  })
