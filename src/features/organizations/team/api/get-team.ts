import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { teamKeys } from './keys.ts'

export const teamQuery = (organizationId: string) =>
  queryOptions({
    queryKey: teamKeys.of(organizationId),
    queryFn: ({ signal }) => ask(answers, 'team', { organization: organizationId }, signal),
  })
