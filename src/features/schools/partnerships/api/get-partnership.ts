import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { isUuid } from '../../../../lib/uuid.ts'
import { answers } from './answers.ts'
import { partnershipKeys } from './keys.ts'

/** The whole record; null if the caller has no access. */
export const partnershipQuery = (id: string) =>
  queryOptions({
    queryKey: partnershipKeys.one(id),
    // The other side makes changes too.
    staleTime: 0,
    queryFn: async ({ signal }) =>
      isUuid(id) ? ask(answers, 'partnership', { partnership_id: id }, signal) : null,
  })
