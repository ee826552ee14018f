import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Profile } from './get-profile.ts'
import { updateProfile } from './update-profile.ts'

const bucket = 'avatars'
const edge = 512

/** The address of a photo in its bucket. */
export const photoUrlQuery = (photoPath: string | null) =>
  queryOptions({
    queryKey: ['photo', photoPath],
    queryFn: async () => {
      if (!photoPath) return null
      const client = await connect()
      return client.storage.from(bucket).getPublicUrl(photoPath).data.publicUrl
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Cuts the middle square out of the picture, makes it small, and puts it into the profile. */
export async function uploadPhoto(userId: string, file: File, old: string | null): Promise<Profile> {
  const client = await connect()
  const files = client.storage.from(bucket)
  const path = `${userId}/${crypto.randomUUID()}.webp`
  unwrap(await files.upload(path, await square(file), { contentType: 'image/webp' }))
  const profile = await updateProfile(userId, { avatar_url: path })
  if (old) await files.remove([old])
  return profile
}

async function square(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const side = Math.min(picture.width, picture.height)
  const canvas = new OffscreenCanvas(edge, edge)
  canvas
    .getContext('2d')!
    .drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, edge, edge)
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.86 })
}
