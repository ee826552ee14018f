import { errors } from './errors.ts'

// What S3 calls safe, plus what needs special handling: the same set Supabase allows.
const keyPattern = /^[\w/!\-.*'() &$@=;:+,?]+$/
const bucketPattern = /^[\w!\-.*'() &$@=;:+,?]+$/
const maxKeyLength = 1024

/** Throws InvalidKey unless the name may be given to an object. */
export function checkKey(name: string): void {
  if (name.length > maxKeyLength || !keyPattern.test(name)) throw errors.invalidKey(name.slice(0, 200))
}

export function checkBucketName(name: string): void {
  if (name.length > 100 || name.trim() !== name || !bucketPattern.test(name)) throw errors.invalidBucketName()
}

/** The name Supabase's dashboard gives to the empty file that keeps a folder. */
export function isFolderPlaceholder(name: string): boolean {
  return name.endsWith('.emptyFolderPlaceholder')
}
