import { queryOptions } from '@tanstack/react-query'
import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { AdministrationRole } from '../model.ts'
import { answers } from './answers.ts'
import { administrationKeys } from './keys.ts'

export const administratorsQuery = queryOptions({
  queryKey: administrationKeys.administrators,
  queryFn: ({ signal }) => ask(answers, 'administrators', {}, signal),
})

export const useChangeAdministration = (person: string) =>
  useChange(
    ({ roles, reason }: { roles: AdministrationRole[]; reason: string }) =>
      call('change_administration', { person, roles, reason }),
    { refresh: [administrationKeys.all], failure: 'caller' },
  )
