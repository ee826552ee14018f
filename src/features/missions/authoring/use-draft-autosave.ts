import type { Autosave } from '../../../lib/autosave/autosave.ts'
import { deviceCopy } from '../../../lib/autosave/device-copy.ts'
import { useAutosave } from '../../../lib/autosave/use-autosave.ts'
import type { MissionContent } from '../missions/model.ts'
import { getMission, type Mission } from './api/get-mission.ts'
import { saveDraft } from './api/save-draft.ts'
import { readDraft } from './model/read-draft.ts'

const toStored = ({ draft, draft_revision }: Pick<Mission, 'draft' | 'draft_revision'>) => ({
  content: readDraft(draft),
  revision: draft_revision,
})

/** Saves the draft of a mission. */
export const useDraftAutosave = (mission: Mission): Autosave<MissionContent> =>
  useAutosave({
    initial: toStored(mission),
    device: deviceCopy(mission.id, 'mission'),
    save: (draft, baseRevision) => saveDraft(mission.id, draft, baseRevision),
    load: async () => toStored(await getMission(mission.id)),
  })
