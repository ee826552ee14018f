import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { administrationKeys } from '../../administration/api/keys.ts'
import { answers } from './answers.ts'

/** How far a new installation is set up. */
export const setupQuery = queryOptions({
  queryKey: administrationKeys.setup,
  queryFn: ({ signal }) => ask(answers, 'admin_setup', {}, signal),
})
