import { queryOptions } from '@tanstack/react-query'
import { toAppError } from '../../../../lib/errors.ts'
import { ask } from '../../../../lib/rpc.ts'
import { type Account, answers } from './answers.ts'
import { administrationKeys } from './keys.ts'

/** Everything about one account; null if there is none. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: administrationKeys.account(id),
    queryFn: async ({ signal }): Promise<Account | null> => {
      try {
        return await ask(answers, 'admin_user', { person: id }, signal)
      } catch (error) {
        const { code } = toAppError(error)
        // A mistyped address, or one that outlived the account.
        if (code === 'person_not_found' || code === '22P02') return null
        throw error
      }
    },
  })
