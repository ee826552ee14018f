import { queryOptions } from '@tanstack/react-query'
import { toAppError } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { MentorshipPage } from '../model.ts'
import { mentoringKeys } from './keys.ts'

/** One mentorship with goals and sessions; null if the caller isn't part of it. */
export const mentorshipQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: mentoringKeys.page(userId, id),
    queryFn: async ({ signal }): Promise<MentorshipPage | null> => {
      const client = await connect()
      const { data, error } = await client.rpc('mentorship_page', { mentorship_id: id }).abortSignal(signal)
      // An address that isn't an id is treated as not found.
      if (error && error.code !== '22P02') throw toAppError(error)
      return data as unknown as MentorshipPage | null
    },
    staleTime: 0,
  })
