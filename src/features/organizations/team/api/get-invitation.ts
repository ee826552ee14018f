import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { isUuid } from '../../../../lib/uuid.ts'
import { answers } from '../../../account/auth/api/answers.ts'
import { teamKeys } from './keys.ts'

/** What an emailed link leads to, as the caller may see it; null if it was answered or withdrawn. */
export const invitationQuery = (id: string, userId: string | undefined) =>
  queryOptions({
    queryKey: teamKeys.invitation(id, userId),
    // A truncated link isn't an invitation's id.
    queryFn: ({ signal }) =>
      isUuid(id) ? ask(answers, 'team_invitation', { invitation_id: id }, signal) : null,
  })
