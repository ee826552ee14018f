import { errors } from './errors.ts'

// What S3 calls safe, plus what needs special handling: the same set Supabase allows.
const keyPattern = /^[\w/!\-.*'() &$@=;:+,?]+$/
const bucketPattern = /^[\w!\-.*'() &$@=;:+,?]+$/
const maxKeyLength = 1024

/** Empty, or only dots and spaces: programs that normalize URLs treat such a segment as a path to somewhere else. */
const climbingSegment = /(^|\/)[. ]*(\/|$)/

/** Whether an object can have this name. */
export function isKey(name: string): boolean {
  return name.length <= maxKeyLength && keyPattern.test(name) && !climbingSegment.test(name)
}

/** Throws InvalidKey unless an object can have this name. */
export function checkKey(name: string): void {
  if (!isKey(name)) throw errors.invalidKey(name.slice(0, 200))
}

export function checkBucketName(name: string): void {
  if (name.length > 100 || name.trim() !== name || !bucketPattern.test(name)) throw errors.invalidBucketName()
}

/** The name Supabase's dashboard gives the empty file that keeps a folder. */
export function isFolderPlaceholder(name: string): boolean {
  return name.endsWith('.emptyFolderPlaceholder')
}
