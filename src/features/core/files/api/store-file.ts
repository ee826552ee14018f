import { toAppError } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { checkedKind } from '../file-kind.ts'
import { refusalOfOwnFolder } from '../full-folder.ts'
import type { Bucket, StoredFile } from '../model.ts'
import { removeFiles } from './remove-files.ts'

interface Place {
  bucket: Bucket
  folder: string
  /** The error code for a folder that is full. */
  full: string
  /** Inserts the row that names the file. */
  insert: (file: StoredFile) => PromiseLike<{ error: unknown }>
}

/** Uploads a file under a random name; removes it again if its row is refused. */
export async function storeFile(file: File, { bucket, folder, full, insert }: Place): Promise<void> {
  const { kind, ending } = await checkedKind(file)
  const client = await connect()
  const path = `${folder}/${crypto.randomUUID()}.${ending}`
  const uploaded = await client.storage.from(bucket).upload(path, file, { contentType: kind })
  if (uploaded.error) throw refusalOfOwnFolder(uploaded.error, full)
  const { error } = await insert({ path, name: file.name.slice(0, 200), size: file.size })
  if (!error) return
  await client.storage.from(bucket).remove([path])
  throw toAppError(error)
}

interface Removal {
  bucket: Bucket
  path: string
  /** Deletes the row that names the file. */
  remove: () => PromiseLike<{ error: unknown }>
}

/** Removes a stored file, then its row. */
export async function removeStoredFile({ bucket, path, remove }: Removal): Promise<void> {
  await removeFiles(bucket, [path])
  const { error } = await remove()
  if (error) throw toAppError(error)
}
