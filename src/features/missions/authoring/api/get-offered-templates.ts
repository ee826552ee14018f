import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import type { MissionContent } from '../../missions/model.ts'
import { readDraft } from '../model/read-draft.ts'
import { authoringKeys } from './keys.ts'

interface OfferedTemplate {
  id: string
  organization: string
  content: MissionContent
}

/** Other organizations' missions that administrators offer as templates, in any language. */
export const offeredTemplatesQuery = () =>
  queryOptions({
    queryKey: authoringKeys.templates,
    queryFn: async ({ signal }): Promise<OfferedTemplate[]> => {
      const offered = await call('mission_templates', {}, signal)
      return offered.map(({ mission_id, organization, content }) => ({
        id: mission_id,
        organization,
        content: readDraft(content),
      }))
    },
  })
