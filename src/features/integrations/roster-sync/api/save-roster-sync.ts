import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { rosterSyncKeys } from './keys.ts'

export const useSaveRosterSync = (school: string, onSuccess: () => void) =>
  useChange(
    async (rules: { applies_itself: boolean; most_leavers: number }) =>
      void (await call('save_roster_sync', { organization_id: school, ...rules })),
    { refresh: [rosterSyncKeys.of(school)], failure: 'caller', onSuccess },
  )
