import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { removeStoredFile, storeFile } from '../../../core/files/api/store-file.ts'
import type { CardFile } from '../model.ts'
import { applicationKeys } from './keys.ts'

async function addFile(userId: string, cardId: string, file: File): Promise<void> {
  const client = await connect()
  await storeFile(file, {
    bucket: 'applications',
    folder: `${userId}/${cardId}`,
    full: 'files_full',
    insert: (named) => client.from('application_files').insert({ application_id: cardId, ...named }),
  })
}

async function removeFile({ id, path }: CardFile): Promise<void> {
  const client = await connect()
  await removeStoredFile({
    bucket: 'applications',
    path,
    remove: () => client.from('application_files').delete().eq('id', id),
  })
}

export function useCardFiles(userId: string, cardId: string) {
  const shown = { refresh: [applicationKeys.card(cardId)], failure: 'toast' } as const
  return {
    add: useChange((file: File) => addFile(userId, cardId, file), shown),
    remove: useChange(removeFile, shown),
  }
}
