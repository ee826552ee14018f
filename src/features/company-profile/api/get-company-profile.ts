import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { StoredProfile } from '../model.ts'

/** What members of an organization have written so far; null before the first save. */
export const companyProfileQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['company-profile', organizationId],
    queryFn: async ({ signal }): Promise<StoredProfile | null> => {
      const client = await connect()
      const rows = unwrap(
        await client
          .from('organization_profiles')
          .select()
          .eq('organization_id', organizationId)
          .abortSignal(signal),
      )
      return rows[0] ?? null
    },
  })
