import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { authoringKeys } from './keys.ts'

const operations = {
  archive: 'archive_mission',
  restore: 'restore_mission',
  delete: 'delete_mission',
} as const

/** Archives, restores or deletes a mission; a dialog asks before it is deleted. */
export const useMissionLifecycle = (operation: keyof typeof operations) =>
  useChange((id: string) => call(operations[operation], { mission_id: id }), {
    refresh: [authoringKeys.lists()],
    failure: operation === 'delete' ? 'caller' : 'toast',
  })
