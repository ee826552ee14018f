import { useTranslation } from 'react-i18next'
import { formatFileSize } from '../../../lib/file-size.ts'
import { formatList } from '../../../lib/formats/lists.ts'
import { toast } from '../../../ui/toast.ts'
import { type FileRules, faultOf } from './check-file.ts'
import { knownEndings } from './kinds.ts'

/** Whether files are accepted; a message says why each refused one isn't. */
export function useFileCheck({ kinds, maxBytes }: FileRules): (file: File) => Promise<boolean> {
  const { t } = useTranslation('missions')
  return async (file) => {
    const fault = await faultOf(file, { kinds, maxBytes })
    if (fault) {
      const accepted = formatList(kinds.length > 0 ? kinds : knownEndings)
      const facts = { name: file.name, kinds: accepted, size: formatFileSize(maxBytes) }
      toast.failure({ title: t(`files.${fault}`, facts) })
    }
    return !fault
  }
}
