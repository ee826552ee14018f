import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { type OpeningFields, toFields } from '../opening-form.ts'
import { matchingKeys } from './keys.ts'

/** An opening as stored; null if there is none or it belongs to someone else. */
export const openingQuery = (id: string) =>
  queryOptions({
    queryKey: matchingKeys.opening(id),
    // Don't replace it while it is being edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<OpeningFields | null> => {
      const client = await connect()
      const call = client.from('openings').select('*').eq('id', id).abortSignal(signal).maybeSingle()
      const row = unwrap(await call)
      return row && toFields(row)
    },
  })
