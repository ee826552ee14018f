import { queryOptions } from '@tanstack/react-query'
import type { Json } from '../../../../lib/database.types.ts'
import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { sessionKeys } from '../../../core/session/api/keys.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { administrationKeys } from '../../administration/api/keys.ts'
import { answers } from './answers.ts'

/** Which missions that come with the product were added, and who publishes them. */
export const starterMissionsQuery = queryOptions({
  queryKey: administrationKeys.starterMissions,
  queryFn: ({ signal }) => ask(answers, 'starter_missions', {}, signal),
})

interface Added {
  missions: { name: string; content: object }[]
  organization: string
}

/** Returns how many were added. The caller may gain access to the company area. */
export function useAddStarterMissions() {
  const { id } = useSignedIn()
  return useChange(
    ({ missions, organization }: Added) =>
      call('add_starter_missions', {
        missions: missions as unknown as Json,
        organization_name: organization,
      }),
    { refresh: [administrationKeys.setup, sessionKeys.roles(id)], failure: 'caller' },
  )
}

/** Returns how many were removed: missions in use stay. */
export const useRemoveStarterMissions = () =>
  useChange((names: string[]) => call('remove_starter_missions', { names }), {
    refresh: [administrationKeys.setup],
    failure: 'caller',
  })
