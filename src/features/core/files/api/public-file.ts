import { queryOptions } from '@tanstack/react-query'
import { storedPath } from '../../../../lib/stored-path.ts'
import { connect } from '../../../../lib/supabase.ts'
import { fileKeys } from './keys.ts'

/** The URL of a file in a public bucket. */
export const publicFileQuery = (bucket: string, path: string | null) =>
  queryOptions({
    queryKey: fileKeys.public(bucket, path),
    queryFn: async () => {
      if (!path) return null
      const client = await connect()
      return client.storage.from(bucket).getPublicUrl(storedPath(path)).data.publicUrl
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
