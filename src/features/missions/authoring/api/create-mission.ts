import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { MissionContent } from '../../missions/model.ts'
import { authoringKeys } from './keys.ts'

export const useCreateMission = (organizationId: string) =>
  useChange((draft: MissionContent) => call('create_mission', { organization_id: organizationId, draft }), {
    refresh: [authoringKeys.lists()],
    failure: 'toast',
  })
