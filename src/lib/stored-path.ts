import { isSafePath } from '../../supabase/functions/_shared/file-address.ts'
import { AppError } from './errors.ts'

export { savedAs } from '../../supabase/functions/_shared/file-address.ts'

/**
 * A path in the storage, as it may be asked for. The client puts it into an address as it is, so one that climbs would
 * ask another interface in the name of whoever is signed in: what somebody else wrote never leads there.
 */
export function storedPath(path: string): string {
  if (!isSafePath(path))
    throw new AppError('file_name_unsafe', 'This file can’t be opened because its name isn’t valid.')
  return path
}
