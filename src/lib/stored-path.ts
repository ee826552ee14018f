import { AppError } from './errors.ts'

const segmentPattern = /^[\w!\-.*'() &$@=;:+,]+$/

/**
 * A path in the storage, as it may be asked for. The client puts it into an address as it is, so one that climbs would
 * ask another interface in the name of whoever is signed in: what somebody else wrote never leads there.
 */
export function storedPath(path: string): string {
  const isSafe = path.split('/').every((segment) => segmentPattern.test(segment) && !/^[. ]*$/.test(segment))
  if (!isSafe) throw new AppError('file_name_unsafe', 'This file cannot be opened: its name is not valid.')
  return path
}
