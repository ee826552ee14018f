import { isDiskFull } from '../failure.ts'
import { HttpError } from '../http/errors.ts'
import { KeyRefused } from '../keys/key-refused.ts'
import { isDatabaseUnwritable } from '../postgres/away.ts'
import { isStoreAway } from './backend/s3.ts'

/** The interface's error codes. */
type Code =
  | 'NoSuchBucket'
  | 'NoSuchKey'
  | 'NoSuchUpload'
  | 'InvalidJWT'
  | 'InvalidRequest'
  | 'InvalidParameter'
  | 'EntityTooLarge'
  | 'InternalError'
  | 'ResourceAlreadyExists'
  | 'ResourceNotEmpty'
  | 'InvalidBucketName'
  | 'InvalidKey'
  | 'InvalidRange'
  | 'InvalidMimeType'
  | 'InvalidSignature'
  | 'AccessDenied'
  | 'ResourceLocked'
  | 'DatabaseTimeout'
  | 'DatabaseUnavailable'
  | 'StoreUnavailable'
  | 'InsufficientStorage'
  | 'SlowDown'
  | 'FeatureNotEnabled'

/**
 * An error in Supabase Storage's format. The real status is in the body; over HTTP it is 400 unless specified,
 * because older clients rely on that.
 */
function refusal(
  statusCode: number,
  code: Code,
  message: string,
  { error = code as string, httpStatus = 400 } = {},
): HttpError {
  return new HttpError(
    httpStatus,
    { statusCode: String(statusCode), error, message, code },
    { 'cache-control': 'no-store', ...(httpStatus === 503 && { 'retry-after': '1' }) },
  )
}

export const errors = {
  noSuchBucket: () => refusal(404, 'NoSuchBucket', 'Bucket not found', { error: 'Bucket not found' }),
  noSuchKey: () => refusal(404, 'NoSuchKey', 'Object not found', { error: 'not_found' }),
  noSuchUpload: () => refusal(404, 'NoSuchUpload', 'Upload not found'),
  noSuchRoute: (route: string) =>
    refusal(404, 'InvalidRequest', `Route ${route} not found`, { error: 'Not Found', httpStatus: 404 }),
  relatedNotFound: () => refusal(404, 'InvalidRequest', 'The related resource does not exist'),
  bucketNotEmpty: () => refusal(409, 'ResourceNotEmpty', 'The bucket you tried to delete is not empty'),
  alreadyExists: () =>
    refusal(409, 'ResourceAlreadyExists', 'The resource already exists', { error: 'Duplicate' }),
  accessDenied: (message: string) => refusal(403, 'AccessDenied', message, { error: 'Unauthorized' }),
  wrongRole: () =>
    refusal(403, 'AccessDenied', 'Access denied: Invalid role', { error: 'Unauthorized', httpStatus: 403 }),
  invalidKey: (key: string) => refusal(400, 'InvalidKey', `Invalid key: ${key}`),
  invalidBucketName: () =>
    refusal(400, 'InvalidBucketName', 'Bucket name invalid', { error: 'Invalid Input' }),
  invalidRequest: (message: string) => refusal(400, 'InvalidRequest', message, { error: 'Error' }),
  invalidParameter: (message: string) => refusal(400, 'InvalidParameter', message),
  invalidMimeType: (type: string) =>
    refusal(415, 'InvalidMimeType', `mime type ${type.slice(0, 200)} is not supported`, {
      error: 'invalid_mime_type',
    }),
  invalidRobotsTag: (message: string) =>
    refusal(400, 'InvalidRequest', `Invalid X-Robots-Tag header: ${message}`, {
      error: 'invalid_x_robots_tag',
    }),
  invalidFileSizeLimit: () =>
    refusal(400, 'InvalidRequest', 'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B'),
  invalidToken: (message: string) => refusal(400, 'InvalidJWT', message),
  invalidSignature: (message = 'Invalid signature') => refusal(400, 'InvalidSignature', message),
  tooLarge: (what = 'object') =>
    refusal(413, 'EntityTooLarge', `The ${what} exceeded the maximum allowed size`, {
      error: 'Payload too large',
    }),
  /** The message, including its line break, of the library Supabase uses for this protocol. */
  uploadTooLarge: () =>
    refusal(413, 'EntityTooLarge', 'Maximum size exceeded\n', { error: 'Payload too large' }),
  offsetConflict: () => refusal(409, 'InvalidRequest', 'Upload-Offset conflict'),
  unsupportedBody: (wanted: string) => refusal(415, 'InvalidRequest', `Content-Type must be ${wanted}`),
  noContent: () => refusal(400, 'InvalidRequest', 'No content provided'),
  locked: () => refusal(423, 'ResourceLocked', 'The resource is locked'),
  timeout: () =>
    refusal(544, 'DatabaseTimeout', 'The connection to the database timed out', { httpStatus: 544 }),
  unavailable: () =>
    refusal(503, 'DatabaseUnavailable', 'The database cannot be reached right now', { httpStatus: 503 }),
  storeUnavailable: () =>
    refusal(503, 'StoreUnavailable', 'The file store cannot be reached right now', { httpStatus: 503 }),
  noSpace: () =>
    refusal(507, 'InsufficientStorage', 'There is no space left to store this', { httpStatus: 507 }),
  tooManyUploads: () =>
    refusal(429, 'SlowDown', 'Too many uploads are under way, finish or cancel some first', {
      httpStatus: 429,
    }),
  imageTransformationOff: () =>
    refusal(403, 'FeatureNotEnabled', 'feature not enabled for this tenant', { httpStatus: 403 }),
  tooManyImages: () =>
    refusal(429, 'SlowDown', 'Too many images are being transformed, try again', { httpStatus: 429 }),
  notAnImage: () =>
    refusal(400, 'InvalidRequest', 'The source image is invalid or unsupported for rendering'),
  rangeNotSatisfiable: () =>
    refusal(416, 'InvalidRange', 'The requested range is not satisfiable', { httpStatus: 416 }),
  internal: () => refusal(500, 'InternalError', 'Internal Server Error', { httpStatus: 500 }),
}

/** The response to anything a handler may throw. Returns nothing for our own bugs, which belong in the log. */
export function knownError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return withStatusCode(error)
  if (error instanceof KeyRefused) return errors.accessDenied(error.message)
  if (isDiskFull(error)) return errors.noSpace()
  if (isStoreAway(error)) return errors.storeUnavailable()
  const { code, message } = error as { code?: string; message?: string }
  if (isDatabaseUnwritable(error)) return errors.unavailable()
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return undefined
  return ofDatabase(code, message ?? '')
}

function ofDatabase(code: string, message: string): HttpError | undefined {
  if (code === '42501') {
    const byPolicy = message.includes('row-level security')
    return errors.accessDenied(byPolicy ? 'new row violates row-level security policy' : message)
  }
  if (code === '23505') return errors.alreadyExists()
  if (code === '23503') return errors.relatedNotFound()
  if (code === '55P03') return errors.locked()
  // Retries were used up. The same request may work a moment later.
  if (code === '40P01' || code === '40001') return errors.unavailable()
  if (code === '57014') return errors.timeout()
  // Raised by a trigger or policy for the person to read, or a value PostgreSQL rejects.
  if (code === 'P0001' || code.startsWith('22') || code === '23514') return errors.invalidParameter(message)
  return undefined
}

/** Shared code answers with just a message; storage clients look for a status in the body. */
function withStatusCode(error: HttpError): HttpError {
  const body = error.body as { statusCode?: string }
  if (body?.statusCode) return error
  return new HttpError(
    error.status,
    { statusCode: String(error.status), error: 'Error', message: error.message, code: codeOf(error.status) },
    error.headers,
  )
}

function codeOf(status: number): Code {
  if (status === 413) return 'EntityTooLarge'
  return status < 500 ? 'InvalidRequest' : 'InternalError'
}
