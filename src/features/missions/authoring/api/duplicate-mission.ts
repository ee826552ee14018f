import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { authoringKeys } from './keys.ts'

export const useDuplicateMission = () =>
  useChange(
    ({ id, title }: { id: string; title: string }) => call('duplicate_mission', { mission_id: id, title }),
    { refresh: [authoringKeys.lists()], failure: 'toast' },
  )
