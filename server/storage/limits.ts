import type { SupabaseConfig } from '../config/supabase.ts'
import { checkContentType, essenceOf } from './content-type.ts'
import { errors } from './errors.ts'
import { isFolderPlaceholder } from './names.ts'

const units: Record<string, number> = { gb: 1e9, mb: 1e6, kb: 1e3, b: 1 }

/** "1mb" → 1000000; a number is bytes. No bucket can allow more than the server does. */
export function parseFileSizeLimit(value: string | number, config: SupabaseConfig): number {
  const bytes = typeof value === 'number' ? value : parseText(value)
  if (bytes > config.storage.file_size_limit) throw errors.tooLarge()
  return Math.floor(bytes)
}

function parseText(value: string): number {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(gb|mb|kb|b)$/i.exec(value) ?? []
  if (!amount || !unit) throw errors.invalidFileSizeLimit()
  return Number(amount) * units[unit.toLowerCase()]!
}

export interface BucketLimits {
  file_size_limit: number | null
  allowed_mime_types: string[] | null
}

/** The maximum size of an object with this name. */
export function sizeLimit(bucket: BucketLimits, name: string, config: SupabaseConfig): number {
  if (isFolderPlaceholder(name)) return 0
  return Math.min(bucket.file_size_limit ?? Number.POSITIVE_INFINITY, config.storage.file_size_limit)
}

const mimePattern = /^[\w\-+.]+\/(?:[\w\-+.]+(?:;\s*charset=[\w-]+)?|\*)$/

export function checkAllowedMimeTypes(types: string[]): void {
  const wrong = types.find((type) => type.length > 1000 || !(mimePattern.test(type) || type === '*'))
  if (wrong !== undefined) throw errors.invalidMimeType(wrong)
}

/** Throws unless the bucket accepts objects of this type. */
export function checkMimeType(type: string, bucket: BucketLimits, name: string): void {
  checkContentType(type)
  const allowed = bucket.allowed_mime_types
  if (!allowed?.length || isFolderPlaceholder(name)) return
  const essence = essenceOf(type)
  const [kind] = essence.split('/')
  const fits = allowed.some((entry) =>
    [type.toLowerCase(), essence, `${kind}/*`, '*', '*/*'].includes(entry.toLowerCase()),
  )
  if (!fits) throw errors.invalidMimeType(type)
}

/** Throws unless the bucket accepts an object of this type and size, whether uploaded, copied or moved there. */
export function checkLimits(
  { type, size }: { type: string; size: number },
  bucket: BucketLimits,
  name: string,
  config: SupabaseConfig,
): void {
  checkMimeType(type, bucket, name)
  if (size > sizeLimit(bucket, name, config)) throw errors.tooLarge()
}
