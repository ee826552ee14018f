import { errors } from '../errors.ts'
import { parseUserMetadata } from '../receive.ts'
import type { NewUpload } from './uploads.ts'

/** Reads `Upload-Metadata`: names with base64 values, separated by commas. */
function readUploadMetadata(header: string): Map<string, string> {
  const pairs = header
    .split(',')
    .map((pair) => pair.trim().split(' '))
    .filter(([name]) => name)
  return new Map(pairs.map(([name, value = '']) => [name!, Buffer.from(value, 'base64').toString('utf8')]))
}

export function readLength(header: string | undefined, name: string): number {
  if (!header || !/^\d{1,15}$/.test(header)) throw errors.invalidRequest(`${name} is missing or no number`)
  return Number(header)
}

/** What an upload's first request says about it. */
export function readNewUpload(
  header: (name: string) => string | undefined,
): Omit<NewUpload, 'owner' | 'upsert'> {
  const rawMetadata = header('upload-metadata')
  if (!rawMetadata) throw errors.invalidRequest('Metadata header is required')
  const metadata = readUploadMetadata(rawMetadata)
  const seconds = metadata.get('cacheControl') ?? ''
  return {
    bucket: metadata.get('bucketName') ?? '',
    name: metadata.get('objectName') ?? '',
    length: readLength(header('upload-length'), 'Upload-Length'),
    mimeType: metadata.get('contentType') || 'application/octet-stream',
    cacheControl: /^\d+$/.test(seconds) ? `max-age=${seconds}` : 'no-cache',
    userMetadata: parseUserMetadata(metadata.get('metadata') ?? ''),
    rawMetadata,
  }
}
