import { queryOptions } from '@tanstack/react-query'
import { maxPreviewedBytes } from '../file-previews.ts'
import { reviewKeys } from './keys.ts'
import { fileAddress } from './open-file.ts'

/** The content of a submitted file, to be shown in the page. */
export const deliveredFileQuery = (path: string) =>
  queryOptions({
    queryKey: reviewKeys.file(path),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Blob> => {
      const response = await fetch(await fileAddress(path), { signal })
      if (!response.ok) throw new Error(response.statusText)
      // The size next to the name is what the sender claimed.
      if (Number(response.headers.get('content-length')) > maxPreviewedBytes) {
        await response.body?.cancel()
        throw new Error('file_too_large')
      }
      const file = await response.blob()
      if (file.size > maxPreviewedBytes) throw new Error('file_too_large')
      return file
    },
  })
