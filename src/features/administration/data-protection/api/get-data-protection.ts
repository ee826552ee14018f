import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { dataProtectionKey } from './keys.ts'

export const dataProtectionQuery = () =>
  queryOptions({
    queryKey: dataProtectionKey,
    queryFn: ({ signal }) => ask(answers, 'data_protection', {}, signal),
  })
