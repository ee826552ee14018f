import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../../lib/database.types.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import type { CompanyLink, CompanyValue, Photo } from './answers.ts'
import { companyProfileKeys } from './keys.ts'

/** The database checks the lists when they are saved. */
const withLists = (row: Database['public']['Tables']['organization_profiles']['Row']) => ({
  ...row,
  company_values: row.company_values as CompanyValue[],
  links: row.links as CompanyLink[],
  photos: row.photos as Photo[],
})
export type StoredProfile = ReturnType<typeof withLists>

/** What members of an organization have written so far; null before the first save. */
export const companyProfileQuery = (organizationId: string) =>
  queryOptions({
    queryKey: companyProfileKeys.stored(organizationId),
    queryFn: async ({ signal }): Promise<StoredProfile | null> => {
      const client = await connect()
      const rows = unwrap(
        await client
          .from('organization_profiles')
          .select()
          .eq('organization_id', organizationId)
          .abortSignal(signal),
      )
      return rows[0] ? withLists(rows[0]) : null
    },
  })
