import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { authoringKeys } from './keys.ts'

export const versionsQuery = (missionId: string) =>
  queryOptions({
    queryKey: authoringKeys.versions(missionId),
    queryFn: async ({ signal }) => {
      const client = await connect()
      return unwrap(
        await client
          .from('mission_versions')
          .select('version, note, published_at')
          .eq('mission_id', missionId)
          .order('version', { ascending: false })
          .abortSignal(signal),
      )
    },
  })
