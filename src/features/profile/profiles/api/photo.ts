import { AppError, unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { refusalOfOwnFolder } from '../../../core/files/full-folder.ts'
import { isWhatItSays } from '../../../core/files/kinds.ts'
import type { Profile } from '../../../core/session/api/get-profile.ts'
import { updateProfile } from '../../../core/session/api/update-profile.ts'
import { photoBucket } from './photo-url.ts'

const largest = 20 * 1024 * 1024

/** A file as a picture, rotated according to its metadata. */
export async function readPicture(file: File): Promise<ImageBitmap> {
  if (file.size > largest) throw new AppError('photo_too_large', 'This picture is too large.')
  const picture = (await isWhatItSays(file)) ? await createImageBitmap(file).catch(() => null) : null
  if (!picture) throw new AppError('photo_kind', 'This file is no picture.')
  return picture
}

/** Replaces the profile photo with one that is already cropped. */
export async function replacePhoto(userId: string, photo: Blob, old: string | null): Promise<Profile> {
  const client = await connect()
  const files = client.storage.from(photoBucket)
  const path = `${userId}/${crypto.randomUUID()}.${photo.type === 'image/webp' ? 'webp' : 'jpg'}`
  const { error } = await files.upload(path, photo, { contentType: photo.type })
  if (error) throw refusalOfOwnFolder(error, 'storage_full')
  const profile = await updateProfile(userId, { avatar_url: path })
  if (old) await files.remove([old])
  return profile
}

export async function removePhoto(userId: string, path: string): Promise<Profile> {
  const client = await connect()
  const profile = await updateProfile(userId, { avatar_url: null })
  unwrap(await client.storage.from(photoBucket).remove([path]))
  return profile
}
