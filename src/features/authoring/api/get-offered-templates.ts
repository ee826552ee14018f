import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { MissionContent } from '../../missions/model.ts'
import { readDraft } from '../model/read-draft.ts'

interface OfferedTemplate {
  id: string
  organization: string
  content: MissionContent
}

/** Other organizations' missions that administrators offer as templates, in any language. */
export const offeredTemplatesQuery = () =>
  queryOptions({
    queryKey: ['mission-templates'],
    queryFn: async ({ signal }): Promise<OfferedTemplate[]> => {
      const client = await connect()
      const offered = unwrap(await client.rpc('mission_templates').abortSignal(signal))
      return offered.map(({ mission_id, organization, content }) => ({
        id: mission_id,
        organization,
        content: readDraft(content),
      }))
    },
  })
