import { queryOptions } from '@tanstack/react-query'
import { toAppError } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Account } from '../model.ts'

/** Everything about one account; null if there is none. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: ['administration', 'account', id],
    queryFn: async ({ signal }): Promise<Account | null> => {
      const client = await connect()
      const { data, error } = await client.rpc('admin_user', { person: id }).abortSignal(signal)
      if (!error) return data as unknown as Account
      const failure = toAppError(error)
      // A mistyped address, or one that outlived the account.
      if (failure.code === 'person_not_found' || failure.code === '22P02') return null
      throw failure
    },
  })
