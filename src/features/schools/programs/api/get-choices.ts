import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { programKeys } from './keys.ts'

/** Cohorts and staff of the school. */
export const choicesQuery = (organizationId: string) =>
  queryOptions({
    queryKey: programKeys.choices(organizationId),
    queryFn: ({ signal }) => ask(answers, 'program_choices', { organization: organizationId }, signal),
  })
