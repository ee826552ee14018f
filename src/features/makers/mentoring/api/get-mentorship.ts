import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { isUuid } from '../../../../lib/uuid.ts'
import { answers } from './answers.ts'
import { mentoringKeys } from './keys.ts'

/** One mentorship with goals and sessions; null if the caller isn't part of it. */
export const mentorshipQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: mentoringKeys.page(userId, id),
    queryFn: async ({ signal }) =>
      isUuid(id) ? ask(answers, 'mentorship_page', { mentorship_id: id }, signal) : null,
    staleTime: 0,
  })
