import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { schoolKeys } from './keys.ts'

const refreshed = (organizationId: string) =>
  ({ refresh: [schoolKeys.panel(organizationId), schoolKeys.pages], failure: 'caller' }) as const

/** Adds a department without an id, renames it with one. */
export const useSaveDepartment = (organization: string, failure: 'toast' | 'caller') =>
  useChange(
    ({ id, name }: { id?: string; name: string }) =>
      call('save_department', { organization, name, department: id }),
    { ...refreshed(organization), failure },
  )

export const useRemoveDepartment = (organization: string, onSuccess: () => void) =>
  useChange((department: string) => call('remove_department', { organization, department }), {
    ...refreshed(organization),
    onSuccess,
  })
