import { toAppError, unwrap } from '../../../../lib/errors.ts'
import { savedAs, storedPath } from '../../../../lib/stored-path.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { checkedKind } from '../../../core/files/file-kind.ts'
import { refusalOfOwnFolder } from '../../../core/files/full-folder.ts'
import type { CardFile } from '../model.ts'
import { applicationKeys } from './keys.ts'

export const filesBucket = 'applications'

async function addFile(userId: string, cardId: string, file: File): Promise<void> {
  const { kind, ending } = await checkedKind(file)
  const client = await connect()
  const files = client.storage.from(filesBucket)
  const path = `${userId}/${cardId}/${crypto.randomUUID()}.${ending}`
  const uploaded = await files.upload(path, file, { contentType: kind })
  if (uploaded.error) throw refusalOfOwnFolder(uploaded.error, 'files_full')
  const named = { application_id: cardId, path, name: file.name.slice(0, 200), size: file.size }
  const { error } = await client.from('application_files').insert(named)
  if (!error) return
  await files.remove([path])
  throw toAppError(error)
}

async function removeFile({ id, path }: CardFile): Promise<void> {
  const client = await connect()
  unwrap(await client.storage.from(filesBucket).remove([path]))
  const { error } = await client.from('application_files').delete().eq('id', id)
  if (error) throw toAppError(error)
}

/** A URL valid for one minute that downloads the file instead of displaying it. */
export async function fileAddress({ path, name }: CardFile): Promise<string> {
  const client = await connect()
  const signed = await client.storage
    .from(filesBucket)
    .createSignedUrl(storedPath(path), 60, { download: savedAs(path, name) })
  return unwrap(signed).signedUrl
}

export function useCardFiles(userId: string, cardId: string) {
  const shown = { refresh: [applicationKeys.card(cardId)], failure: 'toast' } as const
  return {
    add: useChange((file: File) => addFile(userId, cardId, file), shown),
    remove: useChange(removeFile, shown),
  }
}
