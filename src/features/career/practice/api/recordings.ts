import { unwrap } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { storedPath } from '../../../../lib/stored-path.ts'
import { connect } from '../../../../lib/supabase.ts'
import { refusalOfOwnFolder } from '../../../core/files/full-folder.ts'
import type { Sound } from '../recorder.ts'
import type { Recording } from './answers.ts'
import { usePracticeChange } from './use-practice-change.ts'

export interface NewRecording extends Sound {
  question: string
  live_session?: string
}

const endings: Record<string, string> = { 'audio/webm': 'webm', 'audio/ogg': 'ogg', 'audio/mp4': 'm4a' }

/** Uploads the file, then adds its row; without the row, the file is removed again. */
export const useKeepRecording = () =>
  usePracticeChange(async ({ blob, seconds, question, live_session }: NewRecording, userId) => {
    const client = await connect()
    const files = client.storage.from('recordings')
    const contentType = blob.type.split(';')[0]!
    const file_path = `${userId}/${crypto.randomUUID()}.${endings[contentType] ?? 'webm'}`
    const { error } = await files.upload(file_path, blob, { contentType })
    if (error) throw refusalOfOwnFolder(error, 'recordings_full')
    try {
      const length_seconds = Math.round(seconds)
      return await call('keep_recording', { file_path, question, length_seconds, live_session })
    } catch (failure) {
      await files.remove([file_path])
      throw failure
    }
  })

export const useRemoveRecording = () =>
  usePracticeChange(
    async ({ id }: Pick<Recording, 'id'>) =>
      unwrap(await (await connect()).from('practice_recordings').delete().eq('id', id)),
    'caller',
  )

/** The audio itself, fetched on demand: no URL is created that others could use. */
export async function recordingSound({ path }: Pick<Recording, 'path'>): Promise<Blob> {
  const client = await connect()
  return unwrap(await client.storage.from('recordings').download(storedPath(path)))
}
