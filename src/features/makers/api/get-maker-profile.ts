import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { StoredMaker } from '../model.ts'

/** What a maker has written so far; null before the first save. */
export const makerProfileQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['maker-profile', organizationId],
    queryFn: async ({ signal }): Promise<StoredMaker | null> => {
      const client = await connect()
      const rows = unwrap(
        await client
          .from('maker_profiles')
          .select()
          .eq('organization_id', organizationId)
          .abortSignal(signal),
      )
      return rows[0] ?? null
    },
  })
