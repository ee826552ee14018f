import { AppError, unwrap } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { savedAs, storedPath } from '../../../../lib/stored-path.ts'
import { connect } from '../../../../lib/supabase.ts'
import { refusalOfOwnFolder } from '../../../core/files/full-folder.ts'
import { endingOf, isWhatItSays, typeOf } from '../../../core/files/kinds.ts'
import type { Resume } from './change-resumes.ts'

const bucket = 'resumes'
const largest = 10 * 1024 * 1024
export const resumeEndings = ['pdf', 'docx']

/** Adds the file as a new version, which becomes the current one. */
export async function addResume(userId: string, file: File): Promise<void> {
  const ending = endingOf(file.name)
  if (file.size > largest) throw new AppError('resume_too_large', 'This file is too large.')
  if (!resumeEndings.includes(ending) || !(await isWhatItSays(file)) || !(await isText(file)))
    throw new AppError('resume_kind', 'This file is neither PDF nor DOCX.')
  const client = await connect()
  const files = client.storage.from(bucket)
  const path = `${userId}/${crypto.randomUUID()}.${ending}`
  const { error } = await files.upload(path, file, { contentType: typeOf(file.name) })
  if (error) throw refusalOfOwnFolder(error, 'storage_full')
  try {
    await call('add_resume', { file_path: path, file_name: file.name })
  } catch (refusal) {
    await files.remove([path])
    throw refusal
  }
}

/** Any ZIP file starts like a DOCX; its directory, at the end, reveals the type. */
export const isWordDocument = async (file: Blob) =>
  (await file.slice(-65_536).text()).includes('word/document')

const isText = async (file: File) => endingOf(file.name) !== 'docx' || (await isWordDocument(file))

export async function deleteResume(id: string): Promise<void> {
  const client = await connect()
  const path = await call('delete_resume', { resume_id: id })
  unwrap(await client.storage.from(bucket).remove([path]))
}

export const chooseResume = (id: string) => call('choose_resume', { resume_id: id })

export async function labelResume(id: string, label: string): Promise<void> {
  const client = await connect()
  unwrap(await client.from('resumes').update({ label: label.trim() }).eq('id', id))
}

export async function downloadResume(path: string): Promise<Blob> {
  const client = await connect()
  return unwrap(await client.storage.from(bucket).download(storedPath(path)))
}

/** A version as a file that is fetched when read. */
export const storedResume = ({ path, name }: Pick<Resume, 'path' | 'name'>) => ({
  name,
  load: async () => new File([await downloadResume(path)], name),
})

/** A URL valid for one minute, for the owner only. */
export async function resumeAddress(path: string, name?: string): Promise<string> {
  const files = (await connect()).storage.from(bucket)
  return unwrap(
    await files.createSignedUrl(storedPath(path), 60, name ? { download: savedAs(path, name) } : {}),
  ).signedUrl
}
