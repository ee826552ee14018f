import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast.ts'
import { useFileCheck } from '../../core/files/use-file-check.ts'
import type { Draft } from './draft.ts'
import { largestFile, maxMessageFiles } from './model.ts'

/** Attaches files that are what their names say, and reports why others are refused. */
export function useAttach(draft: Draft): (chosen: File[]) => Promise<void> {
  const { t } = useTranslation('messages')
  const isTaken = useFileCheck({ kinds: [], maxBytes: largestFile })
  return async (chosen) => {
    const room = maxMessageFiles - draft.get().files.length - draft.queue.get().length
    if (chosen.length > room) toast.failure({ title: t('composer.mostFiles') })
    for (const file of chosen.slice(0, Math.max(0, room))) {
      if (await isTaken(file)) draft.queue.add(file)
    }
  }
}
