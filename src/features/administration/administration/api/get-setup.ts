import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { administrationKeys } from './keys.ts'

/** Setup progress of a new installation, apart from what the home already counts. */
export const setupQuery = queryOptions({
  queryKey: administrationKeys.setup,
  queryFn: ({ signal }) => ask(answers, 'admin_setup', {}, signal),
})
