import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { singleSignOnKeys } from './keys.ts'

export const singleSignOnQuery = (organization: string) =>
  queryOptions({
    queryKey: singleSignOnKeys.of(organization),
    queryFn: ({ signal }) => ask(answers, 'single_sign_on', { organization }, signal),
  })
