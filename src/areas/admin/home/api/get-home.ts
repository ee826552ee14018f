import { queryOptions } from '@tanstack/react-query'
import { administrationKeys } from '../../../../features/administration/administration/api/keys.ts'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'

export const adminHomeQuery = () =>
  queryOptions({
    queryKey: administrationKeys.home,
    queryFn: ({ signal }) => ask(answers, 'admin_home', {}, signal),
  })
