import { AppError, unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Profile } from './get-profile.ts'
import { updateProfile } from './update-profile.ts'

const bucket = 'resumes'
const largest = 10 * 1024 * 1024
const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}
export const resumeKinds = Object.keys(endings)

export async function uploadResume(userId: string, file: File, old: string | null): Promise<Profile> {
  const ending = endings[file.type]
  if (!ending) throw new AppError('file_kind', 'This kind of file is not accepted.')
  if (file.size > largest) throw new AppError('file_too_large', 'This file is too large.')
  const files = (await connect()).storage.from(bucket)
  const path = `${userId}/${crypto.randomUUID()}.${ending}`
  unwrap(await files.upload(path, file, { contentType: file.type }))
  const profile = await updateProfile(userId, { resume_path: path, resume_name: file.name.slice(0, 200) })
  if (old) await files.remove([old])
  return profile
}

export async function removeResume(userId: string, path: string): Promise<Profile> {
  const files = (await connect()).storage.from(bucket)
  const profile = await updateProfile(userId, { resume_path: null, resume_name: null })
  unwrap(await files.remove([path]))
  return profile
}

/** An address that works for a minute, for the owner alone. */
export async function resumeAddress(path: string): Promise<string> {
  const files = (await connect()).storage.from(bucket)
  return unwrap(await files.createSignedUrl(path, 60)).signedUrl
}
