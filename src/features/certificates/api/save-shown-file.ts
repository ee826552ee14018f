import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../../lib/save-file.ts'
import { toast } from '../../../ui/toast.ts'
import type { EvidenceFile } from '../evidence.ts'
import { askFunction } from './ask-function.ts'

/** Downloads a file the holder shows; requested each time, because the holder can stop showing it. */
export function useSaveShownFile(code: string) {
  return useMutation({
    mutationFn: async ({ id, name }: EvidenceFile) => {
      const response = await askFunction(
        `/file?code=${encodeURIComponent(code)}&file=${encodeURIComponent(id)}`,
      )
      saveFile(name, await response.blob(), 'application/octet-stream')
    },
    onError: toast.error,
  })
}
