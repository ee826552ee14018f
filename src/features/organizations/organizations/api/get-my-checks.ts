import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { organizationKeys } from './keys.ts'

/** What the badge of the caller's organization says. */
export const myChecksQuery = (organizationId: string) =>
  queryOptions({
    queryKey: organizationKeys.checks(organizationId),
    queryFn: async ({ signal }) =>
      (await ask(answers, 'my_organization_checks', { organization_id: organizationId }, signal)) ?? [],
  })
