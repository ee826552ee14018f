import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { authoringKeys } from './keys.ts'

/** Who a mission was opened to, and how far each has come. */
export const inviteesQuery = (missionId: string) =>
  queryOptions({
    queryKey: authoringKeys.invitees(missionId),
    queryFn: ({ signal }) => ask(answers, 'mission_invitees', { mission_id: missionId }, signal),
  })
