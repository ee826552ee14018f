import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/toast.ts'
import { endingOf, isWhatItSays, knownEndings } from '../files/kinds.ts'
import { formatSize } from '../files/size.ts'
import type { Draft } from './draft.ts'
import { largestFile, mostFiles } from './model.ts'

/** Takes files that are what their names say, and says why of the others. */
export function useAttach(draft: Draft): (chosen: File[]) => Promise<void> {
  const { t } = useTranslation(['messages', 'missions'])
  async function refusal(file: File): Promise<string | undefined> {
    const { name, size } = file
    if (!knownEndings.includes(endingOf(name)))
      return t('missions:files.unknownKind', { name, kinds: knownEndings.join(', ') })
    if (size > largestFile) return t('missions:files.tooLarge', { name, size: formatSize(largestFile) })
    return (await isWhatItSays(file)) ? undefined : t('missions:files.notWhatItSays', { name })
  }
  return async (chosen) => {
    const room = mostFiles - draft.get().files.length - draft.queue.get().length
    if (chosen.length > room) toast.failure({ title: t('composer.mostFiles') })
    for (const file of chosen.slice(0, Math.max(0, room))) {
      const reason = await refusal(file)
      if (reason) toast.failure({ title: reason })
      else draft.queue.add(file)
    }
  }
}
