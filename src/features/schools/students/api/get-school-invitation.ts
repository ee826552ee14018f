import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { isUuid } from '../../../../lib/uuid.ts'
import { answers } from './answers.ts'
import { studentKeys } from './keys.ts'

/** What an emailed link leads to; null if it was answered, withdrawn or truncated. */
export const schoolInvitationQuery = (token: string, userId: string | undefined) =>
  queryOptions({
    queryKey: studentKeys.invitation(token, userId),
    queryFn: async ({ signal }) =>
      isUuid(token) ? ask(answers, 'school_invitation', { token }, signal) : null,
  })
