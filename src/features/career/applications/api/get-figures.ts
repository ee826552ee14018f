import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { applicationKeys } from './keys.ts'

export const figuresQuery = (userId: string) =>
  queryOptions({
    queryKey: applicationKeys.figures(userId),
    queryFn: ({ signal }) => ask(answers, 'application_figures', {}, signal),
    staleTime: 0,
  })
