import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { MissionContent } from '../../missions/model.ts'
import { writeDraft } from '../model/read-draft.ts'
import { authoringKeys } from './keys.ts'

export function useCreateMission(organizationId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (content: MissionContent): Promise<string> => {
      const client = await connect()
      return unwrap(
        await client.rpc('create_mission', { organization_id: organizationId, draft: writeDraft(content) }),
      )
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: authoringKeys.lists() }),
  })
}
