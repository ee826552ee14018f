import { isSafePath } from '../../supabase/functions/_shared/file-address.ts'
import { AppError } from './errors.ts'

export { savedAs } from '../../supabase/functions/_shared/file-address.ts'

/**
 * A storage path that is safe to request. The client puts it into a URL unchanged, so one with dot segments
 * would call another API as the signed-in person: what someone else wrote must never lead there.
 */
export function storedPath(path: string): string {
  if (!isSafePath(path))
    throw new AppError('file_name_unsafe', 'This file can’t be opened because its name isn’t valid.')
  return path
}
