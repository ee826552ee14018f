import { queryOptions } from '@tanstack/react-query'
import { storedPath } from '../../../lib/stored-path.ts'
import { connect } from '../../../lib/supabase.ts'

/** The address of a file in a bucket that everyone reads. */
export const publicFileQuery = (bucket: string, path: string | null) =>
  queryOptions({
    queryKey: ['public-file', bucket, path],
    queryFn: async () => {
      if (!path) return null
      const client = await connect()
      return client.storage.from(bucket).getPublicUrl(storedPath(path)).data.publicUrl
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
