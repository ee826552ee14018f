import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import type { Match } from '../model.ts'
import { matchingKeys } from './keys.ts'

export interface ShownMatch {
  id: string
  company: string
  slug: string
  need: string
  shownAt: string
  match: Match
  question: { text: string; askedAt: string; answer: string | null; answeredAt: string | null } | null
}

export const myMatchesQuery = (page: number) =>
  queryOptions({
    queryKey: matchingKeys.myMatches(page),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<{ matches: ShownMatch[]; isMore: boolean }> => {
      const client = await connect()
      const call = client.rpc('my_matches', { page }).abortSignal(signal)
      return unwrap(await call) as unknown as { matches: ShownMatch[]; isMore: boolean }
    },
  })

export function useAskAboutMatch() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, question }: { id: string; question: string }) => {
      const client = await connect()
      return unwrap(await client.rpc('ask_about_match', { match_id: id, question }))
    },
    onError: (error) => toast.error(error),
    onSettled: () => queries.invalidateQueries({ queryKey: matchingKeys.mirror }),
  })
}
