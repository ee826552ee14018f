import type { Json } from '../../../../lib/database.types.ts'
import { emptyMission, type MissionContent } from '../../missions/model.ts'

/** A stored draft, completed with everything that an older or empty one lacks. */
export function readDraft(draft: Json): MissionContent {
  const stored = draft as Partial<MissionContent>
  return { ...emptyMission, ...stored, rubric: { ...emptyMission.rubric, ...stored.rubric } }
}
