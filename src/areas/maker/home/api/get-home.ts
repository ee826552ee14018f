import { queryOptions } from '@tanstack/react-query'
import { makerKeys } from '../../../../features/makers/makers/api/work-keys.ts'
import { impactQuery } from '../../../../features/makers/mentoring/api/get-impact.ts'
import { queryClient } from '../../../../lib/query-client.ts'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'

export const makerHomeQuery = (userId: string) =>
  queryOptions({
    queryKey: makerKeys.home(userId),
    queryFn: async ({ signal }) => {
      const { impact, ...home } = await ask(answers, 'maker_home', {}, signal)
      // The home's response includes it, so its card needn't fetch it again.
      queryClient.setQueryData(impactQuery(userId).queryKey, impact)
      return home
    },
    // People return here right after finishing a step.
    staleTime: 0,
  })
