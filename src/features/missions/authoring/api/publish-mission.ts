import type { Language } from '../../../../i18n/languages.ts'
import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { authoringKeys } from './keys.ts'

interface Publishing {
  note: string
  /** Incomplete languages, left out of this version. */
  leaveOut: Language[]
}

export const usePublishMission = (id: string) =>
  useChange(
    ({ note, leaveOut }: Publishing) =>
      call('publish_mission', { mission_id: id, note, leave_out: leaveOut }),
    { refresh: [authoringKeys.all], failure: 'caller' },
  )
