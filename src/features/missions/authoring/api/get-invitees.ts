import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import type { Invitee } from './answers.ts'
import { authoringKeys } from './keys.ts'

/** Who a mission was opened to, and how far each has come. */
export const inviteesQuery = (missionId: string) =>
  queryOptions({
    queryKey: authoringKeys.invitees(missionId),
    queryFn: async ({ signal }) =>
      (await call('mission_invitees', { mission_id: missionId }, signal)) as Invitee[],
  })
