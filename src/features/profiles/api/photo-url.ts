import { queryOptions } from '@tanstack/react-query'
import { connect } from '../../../lib/supabase.ts'

export const photoBucket = 'avatars'

/** The address of a photo in its bucket. */
export const photoUrlQuery = (photoPath: string | null) =>
  queryOptions({
    queryKey: ['photo', photoPath],
    queryFn: async () => {
      if (!photoPath) return null
      const client = await connect()
      return client.storage.from(photoBucket).getPublicUrl(photoPath).data.publicUrl
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
