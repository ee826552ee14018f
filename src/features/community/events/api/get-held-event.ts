import { queryOptions } from '@tanstack/react-query'
import { toAppError } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { isUuid } from '../../../../lib/uuid.ts'
import { type HeldEvent, heldColumns } from '../model.ts'
import { eventKeys } from './keys.ts'

/** An event of the caller's organization; null if there is none. */
export const heldEventQuery = (id: string) =>
  queryOptions({
    queryKey: eventKeys.one(id),
    queryFn: async ({ signal }): Promise<HeldEvent | null> => {
      if (!isUuid(id)) return null
      const client = await connect()
      const { data, error } = await client
        .from('events')
        .select(heldColumns)
        .eq('id', id)
        .abortSignal(signal)
        .maybeSingle()
      if (error) throw toAppError(error)
      return data as HeldEvent | null
    },
  })
