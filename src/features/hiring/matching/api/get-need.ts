import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { type NeedFields, toFields } from '../need-form.ts'
import { matchingKeys } from './keys.ts'

/** An opening as stored; null if there is none or it belongs to someone else. */
export const needQuery = (id: string) =>
  queryOptions({
    queryKey: matchingKeys.need(id),
    // Don't replace it while it is being edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<NeedFields | null> => {
      const client = await connect()
      const call = client.from('job_needs').select('*').eq('id', id).abortSignal(signal).maybeSingle()
      const row = unwrap(await call)
      return row && toFields(row)
    },
  })
