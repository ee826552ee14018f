import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

export const recoveryCodesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['recovery-codes', userId],
    queryFn: async ({ signal }): Promise<number> => {
      const client = await connect()
      return unwrap(await client.rpc('recovery_codes_left').abortSignal(signal))
    },
  })

/** Creates ten new codes, shown only once; the old ones become invalid. */
export async function makeRecoveryCodes(): Promise<string[]> {
  const client = await connect()
  return unwrap(await client.rpc('make_recovery_codes'))
}
