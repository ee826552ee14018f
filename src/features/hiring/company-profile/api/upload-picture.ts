import { connect } from '../../../../lib/supabase.ts'
import { refusalOfOwnFolder } from '../../../core/files/full-folder.ts'
import { shrink } from '../../../core/files/shrink.ts'
import { pictureBucket } from '../../../organizations/organizations/picture-bucket.ts'
import { readPicture } from '../../../profile/profiles/api/photo.ts'

/** Maximum length of a picture's longer side, in pixels. */
export const longest = { logo: 512, photo: 1600 }

export interface Picture {
  path: string
  width: number
  height: number
}

/** Uploads a picture for an organization's page, scaled down in the browser. */
export async function uploadPicture(organizationId: string, file: File, side: number): Promise<Picture> {
  const picture = await shrink(await readPicture(file), side)
  const client = await connect()
  const ending = picture.file.type === 'image/webp' ? 'webp' : 'png'
  const path = `${organizationId}/${crypto.randomUUID()}.${ending}`
  const contentType = picture.file.type
  const { error } = await client.storage.from(pictureBucket).upload(path, picture.file, { contentType })
  if (error) throw refusalOfOwnFolder(error, 'storage_full')
  return { path, width: picture.width, height: picture.height }
}
