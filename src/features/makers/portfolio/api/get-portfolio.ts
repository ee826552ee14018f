import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { portfolioKeys } from './keys.ts'

export const portfolioQuery = (organizationId: string) =>
  queryOptions({
    queryKey: portfolioKeys.list(organizationId),
    queryFn: ({ signal }) => ask(answers, 'my_portfolio', {}, signal),
  })
