import { errors } from './errors.ts'

// What S3 calls safe, plus what needs special handling: the same set Supabase allows.
const keyPattern = /^[\w/!\-.*'() &$@=;:+,?]+$/
const bucketPattern = /^[\w!\-.*'() &$@=;:+,?]+$/
const maxKeyLength = 1024

/** Empty, or dots and spaces alone: programs that tidy addresses up read such a segment as a way to another place. */
const climbingSegment = /(^|\/)[. ]*(\/|$)/

/** Whether an object may have this name. */
export function isKey(name: string): boolean {
  return name.length <= maxKeyLength && keyPattern.test(name) && !climbingSegment.test(name)
}

/** Throws InvalidKey unless the name may be given to an object. */
export function checkKey(name: string): void {
  if (!isKey(name)) throw errors.invalidKey(name.slice(0, 200))
}

export function checkBucketName(name: string): void {
  if (name.length > 100 || name.trim() !== name || !bucketPattern.test(name)) throw errors.invalidBucketName()
}

/** The name Supabase's dashboard gives to the empty file that keeps a folder. */
export function isFolderPlaceholder(name: string): boolean {
  return name.endsWith('.emptyFolderPlaceholder')
}
