import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { matchingKeys } from './keys.ts'

export const fittingCompaniesQuery = () =>
  queryOptions({
    queryKey: matchingKeys.fittingCompanies,
    queryFn: ({ signal }) => ask(answers, 'fitting_companies', {}, signal),
  })
