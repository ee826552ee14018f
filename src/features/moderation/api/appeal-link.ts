import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError, toAppError } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Decision } from '../model.ts'
import { moderationKeys } from './keys.ts'

/** The decision an emailed link is about; null if the link is invalid. */
export const appealPageQuery = (token: string) =>
  queryOptions({
    queryKey: moderationKeys.link(token),
    queryFn: async (): Promise<Decision | null> => {
      const { data, error } = await (await connect()).rpc('appeal_page', { token })
      if (error) throw toAppError(error)
      return data as unknown as Decision | null
    },
  })

export function useAppealByLink(token: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (words: string) => {
      const { data, error } = await (await connect()).rpc('appeal_by_link', { token, words })
      if (error) throw toAppError(error)
      if (!data) throw new AppError('decision_not_found', '')
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: moderationKeys.link(token) }),
  })
}
