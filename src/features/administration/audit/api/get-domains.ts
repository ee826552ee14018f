import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import { auditKeys } from './keys.ts'

/** The domains log entries belong to. */
export const domainsQuery = () =>
  queryOptions({
    queryKey: auditKeys.domains,
    queryFn: ({ signal }) => call('audit_domains', {}, signal),
  })
