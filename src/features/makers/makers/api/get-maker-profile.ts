import { queryOptions } from '@tanstack/react-query'
import type { Tables } from '../../../../lib/database.types.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import type { MakerCard, Rate } from './answers.ts'
import { makerProfileKeys } from './keys.ts'

/** The row, with what the database checks of its documents. */
export type StoredMaker = Tables<'maker_profiles'> &
  Pick<MakerCard, 'skills' | 'availability'> & { rates: Rate[] }

/** What a maker has written so far; null before the first save. */
export const makerProfileQuery = (organizationId: string) =>
  queryOptions({
    queryKey: makerProfileKeys.of(organizationId),
    queryFn: async ({ signal }): Promise<StoredMaker | null> => {
      const client = await connect()
      const rows = unwrap(
        await client
          .from('maker_profiles')
          .select()
          .eq('organization_id', organizationId)
          .abortSignal(signal),
      )
      return (rows[0] as StoredMaker | undefined) ?? null
    },
  })
