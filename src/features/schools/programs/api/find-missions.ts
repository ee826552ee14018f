import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { programKeys } from './keys.ts'

/** Missions a program of the school can contain. */
export const foundMissionsQuery = (organizationId: string, search: string) =>
  queryOptions({
    queryKey: programKeys.found(organizationId, search),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      ask(answers, 'assignable_missions', { organization: organizationId, search }, signal),
  })
