import { useRef, useState } from 'react'
import type { Stored } from '../../../lib/autosave/autosave.ts'
import { deviceCopy } from '../../../lib/autosave/device-copy.ts'
import { useAutosave, useAutosaveState } from '../../../lib/autosave/use-autosave.ts'
import type { OpeningDraft } from './api/answers.ts'
import { saveOpening } from './api/change-opening.ts'
import { getStoredDraft } from './api/get-opening-editor.ts'

interface Options {
  id: string
  organization: string
  initial: Stored<OpeningDraft>
  onFirstSave: () => void
}

/** Saves an opening while it is written, and remembers what the server has. */
export function useOpeningAutosave({ id, organization, initial, onFirstSave }: Options) {
  const [saved, setSaved] = useState(initial)
  // For what happens right after a save, before the page shows it.
  const revision = useRef(initial.revision)
  const autosave = useAutosave<OpeningDraft>({
    initial,
    device: deviceCopy(id, 'opening'),
    save: (content, base) => saveOpening(id, organization, content, base),
    load: () => getStoredDraft(id),
    onSaved: (stored) => {
      setSaved(stored)
      revision.current = stored.revision
      if (stored.revision === 1) onFirstSave()
    },
  })
  const state = useAutosaveState(autosave)
  const change = (changes: Partial<OpeningDraft>) =>
    autosave.change({ ...autosave.get().content, ...changes })
  return { autosave, state, saved, revision, change }
}
