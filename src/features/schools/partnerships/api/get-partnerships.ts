import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { partnershipKeys } from './keys.ts'

/** All partnerships of an organization, those waiting for it first. */
export const partnershipsQuery = (organization: string) =>
  queryOptions({
    queryKey: partnershipKeys.list(organization),
    queryFn: ({ signal }) => ask(answers, 'my_partnerships', { organization }, signal),
  })
