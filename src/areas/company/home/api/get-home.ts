import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { organizationHomeKey } from './keys.ts'

/** The counters on a company's home, from its missions and submissions. */
export const organizationHomeQuery = (userId: string) =>
  queryOptions({
    queryKey: organizationHomeKey(userId),
    queryFn: ({ signal }) => ask(answers, 'organization_home', {}, signal),
    // People return here right after finishing a step.
    staleTime: 0,
  })
