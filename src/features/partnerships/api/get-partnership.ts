import { queryOptions } from '@tanstack/react-query'
import { toAppError } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { isId } from '../../catalogue/model.ts'
import type { Partnership } from '../model.ts'
import { partnershipKeys } from './keys.ts'

/** The whole record; null if the caller has no access. */
export const partnershipQuery = (id: string) =>
  queryOptions({
    queryKey: partnershipKeys.one(id),
    // The other side makes changes too.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Partnership | null> => {
      if (!isId(id)) return null
      const client = await connect()
      const { data, error } = await client.rpc('partnership', { partnership_id: id }).abortSignal(signal)
      if (error) throw toAppError(error)
      return data as unknown as Partnership | null
    },
  })
