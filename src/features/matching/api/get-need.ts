import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { type NeedFields, toFields } from '../need-form.ts'
import { matchingKeys } from './keys.ts'

/** A need as it is written; null where there is none, or none of one's own. */
export const needQuery = (id: string) =>
  queryOptions({
    queryKey: matchingKeys.need(id),
    // What is being changed is not replaced under one's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<NeedFields | null> => {
      const client = await connect()
      const call = client.from('job_needs').select('*').eq('id', id).abortSignal(signal).maybeSingle()
      const row = unwrap(await call)
      return row && toFields(row)
    },
  })
