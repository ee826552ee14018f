import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { ask } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import type { UserFilter } from '../model.ts'
import { answers, type UsersPage } from './answers.ts'
import { administrationKeys } from './keys.ts'

/** The row a page continues from, and in which direction; undefined for the first page. */
export interface Edge {
  id: string
  isBack: boolean
}

export const usersQuery = (filter: UserFilter, edge: Edge | undefined) =>
  queryOptions({
    queryKey: administrationKeys.users(filter, edge),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<UsersPage> => {
      const { search, role, state, organization, sort } = filter
      const asked = { search, wanted_role: role, wanted_state: state, organization, sort }
      const place = { edge: edge?.id, backwards: edge?.isBack }
      const page = await ask(answers, 'admin_users', { ...asked, ...place }, signal)
      const ids = page.users.map(({ id }) => id)
      const client = await connect()
      const photos = unwrap(
        await client.from('profiles').select('user_id, avatar_url').in('user_id', ids).abortSignal(signal),
      )
      const photoOf = new Map(photos.map(({ user_id, avatar_url }) => [user_id, avatar_url]))
      return { ...page, users: page.users.map((user) => ({ ...user, photo: photoOf.get(user.id) ?? null })) }
    },
  })
