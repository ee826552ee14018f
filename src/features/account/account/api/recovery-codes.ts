import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import { accountKeys } from './keys.ts'

export const recoveryCodesQuery = (userId: string) =>
  queryOptions({
    queryKey: accountKeys.recoveryCodes(userId),
    queryFn: ({ signal }) => call('recovery_codes_left', {}, signal),
  })

/** Creates ten new codes, shown only once; the old ones become invalid. */
export const makeRecoveryCodes = (): Promise<string[]> => call('make_recovery_codes', {})
