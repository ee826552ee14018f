import { useSearchParams } from 'react-router'
import { useListParams } from '../../ui/use-list-params.ts'
import { roleOrder } from '../session/roles.ts'
import type { Edge } from './api/get-users.ts'
import { accountStates, type UserFilter, userSorts } from './model.ts'

const isId = /^[0-9a-f-]{36}$/

/** The list's filter and position, kept in the address. A position is the row a page continues from. */
export function useUserFilter() {
  const list = useListParams([])
  const [params] = useSearchParams()
  const one = <T extends string>(key: string, choices: readonly T[]) =>
    choices.find((choice) => choice === params.get(key))
  const organization = params.get('organization') ?? ''
  const filter: UserFilter = {
    search: list.search,
    role: one('role', roleOrder),
    state: one('state', accountStates),
    organization: isId.test(organization) ? organization : undefined,
    sort: one('sort', userSorts) ?? 'newest',
  }
  const [id = '', isBack] = (params.get('page') ?? '').split('~')
  const edge: Edge | undefined = isId.test(id) ? { id, isBack: isBack === 'back' } : undefined
  const isFiltered = Boolean(filter.search || filter.role || filter.state || filter.organization)
  return {
    typed: list.typed,
    type: list.type,
    set: list.set,
    reset: list.reset,
    filter,
    edge,
    isFiltered,
    goOn: (id: string) => list.set({ page: id }),
    goBack: (id: string) => list.set({ page: `${id}~back` }),
  }
}

export type UserList = ReturnType<typeof useUserFilter>
