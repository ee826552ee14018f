import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { MissionContent } from '../../missions/model.ts'
import { writeDraft } from '../model/read-draft.ts'

/** Returns the new revision, or fails with `draft_conflict` if someone else saved in the meantime. */
export async function saveDraft(id: string, content: MissionContent, baseRevision: number): Promise<number> {
  const client = await connect()
  return unwrap(
    await client.rpc('save_mission_draft', {
      mission_id: id,
      draft: writeDraft(content),
      base_revision: baseRevision,
    }),
  )
}
