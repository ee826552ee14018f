import { saveFile } from '../../../../lib/save-file.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { EvidenceFile } from './answers.ts'
import { askFunction } from './ask-function.ts'

/** Downloads a file the holder shows; requested each time, because the holder can stop showing it. */
export const useSaveShownFile = (code: string) =>
  useChange(
    async ({ id, name }: EvidenceFile) => {
      const response = await askFunction(
        `/file?code=${encodeURIComponent(code)}&file=${encodeURIComponent(id)}`,
      )
      saveFile(name, await response.blob(), 'application/octet-stream')
    },
    { failure: 'toast' },
  )
