import { connect } from '../../../lib/supabase.ts'
import { refusalOfOwnFolder } from '../../files/full-folder.ts'
import { shrink } from '../../files/shrink.ts'
import { readPicture } from '../../profiles/api/photo.ts'

export const pictureBucket = 'company-media'

/** How long the longer side of a picture stays. */
export const longest = { logo: 512, photo: 1600 }

export interface Picture {
  path: string
  width: number
  height: number
}

/** A picture for the page of an organization, made small before it leaves the browser. */
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
