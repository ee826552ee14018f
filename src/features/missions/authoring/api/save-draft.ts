import { call } from '../../../../lib/rpc.ts'
import type { MissionContent } from '../../missions/model.ts'

/** Returns the new revision, or fails with `revision_conflict` if someone else saved in the meantime. */
export const saveDraft = (id: string, draft: MissionContent, baseRevision: number): Promise<number> =>
  call('save_mission_draft', { mission_id: id, draft, base_revision: baseRevision })
