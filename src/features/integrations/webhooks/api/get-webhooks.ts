import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { webhooksKeys } from './keys.ts'

export const webhooksQuery = (organization_id: string) =>
  queryOptions({
    queryKey: webhooksKeys.of(organization_id),
    queryFn: ({ signal }) => ask(answers, 'webhooks', { organization_id }, signal),
  })
