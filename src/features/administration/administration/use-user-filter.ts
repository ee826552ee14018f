import { id, oneOf, type UrlParam } from '../../../lib/url-state/url-params.ts'
import { isUuid } from '../../../lib/uuid.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import { roleOrder } from '../../core/session/roles.ts'
import type { Edge } from './api/get-users.ts'
import { accountStates, type UserFilter, userSorts } from './model.ts'

/** The row a page continues from. */
const edge: UrlParam<Edge | undefined> = {
  fallback: undefined,
  read: ([text = '']) => {
    const [row = '', isBack] = text.split('~')
    return isUuid(row) ? { id: row, isBack: isBack === 'back' } : undefined
  },
  write: (place) => (place ? [place.isBack ? `${place.id}~back` : place.id] : []),
}
const filters = { role: oneOf(roleOrder), state: oneOf(accountStates), organization: id() }
const arrangement = { sort: oneOf(userSorts, 'newest'), page: edge }

/** The list's filter and position, kept in the address. */
export function useUserFilter() {
  const list = useListState(filters, arrangement)
  const { q, page, ...chosen } = list.values
  const filter: UserFilter = { ...chosen, search: q }
  return { ...list, filter, edge: page, goTo: (place: Edge) => list.set({ page: place }) }
}

export type UserList = ReturnType<typeof useUserFilter>
