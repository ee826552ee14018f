import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import type { MissionContent } from '../../missions/model.ts'
import { readDraft } from '../model/read-draft.ts'
import { authoringKeys } from './keys.ts'

/** The content of a published version; it never changes. */
export const publishedQuery = (missionId: string, version: number) =>
  queryOptions({
    queryKey: authoringKeys.published(missionId, version),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: version > 0,
    queryFn: async ({ signal }): Promise<MissionContent> => {
      const client = await connect()
      const call = client
        .from('mission_versions')
        .select('content')
        .eq('mission_id', missionId)
        .eq('version', version)
      return readDraft(unwrap(await call.abortSignal(signal).single()).content)
    },
  })
