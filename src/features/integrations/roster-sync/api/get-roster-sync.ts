import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { rosterSyncKeys } from './keys.ts'

export const rosterSyncQuery = (school: string) =>
  queryOptions({
    queryKey: rosterSyncKeys.of(school),
    queryFn: ({ signal }) => ask(answers, 'roster_sync', { organization_id: school }, signal),
  })
