import { HttpError } from '../http/errors.ts'
import { KeyRefused } from '../keys/callers.ts'

/**
 * A refusal as Supabase's storage words it. The real status stands in the body; over HTTP it is 400, except where
 * something else is said, because clients of the older protocol rely on that.
 */
function refusal(statusCode: number, error: string, message: string, httpStatus = 400): HttpError {
  return new HttpError(
    httpStatus,
    { statusCode: String(statusCode), error, message },
    { 'cache-control': 'no-store' },
  )
}

export const errors = {
  noSuchBucket: () => refusal(404, 'Bucket not found', 'Bucket not found'),
  noSuchKey: () => refusal(404, 'not_found', 'Object not found'),
  noSuchUpload: () => refusal(404, 'NoSuchUpload', 'Upload not found'),
  noSuchRoute: (route: string) => refusal(404, 'Not Found', `Route ${route} not found`, 404),
  relatedNotFound: () => refusal(404, 'InvalidRequest', 'The related resource does not exist'),
  bucketNotEmpty: () => refusal(409, 'ResourceNotEmpty', 'The bucket you tried to delete is not empty'),
  alreadyExists: () => refusal(409, 'Duplicate', 'The resource already exists'),
  accessDenied: (message: string) => refusal(403, 'Unauthorized', message),
  invalidKey: (key: string) => refusal(400, 'InvalidKey', `Invalid key: ${key}`),
  invalidBucketName: () => refusal(400, 'Invalid Input', 'Bucket name invalid'),
  invalidRequest: (message: string) => refusal(400, 'Error', message),
  invalidParameter: (message: string) => refusal(400, 'InvalidParameter', message),
  invalidMimeType: (type: string) =>
    refusal(415, 'invalid_mime_type', `mime type ${type.slice(0, 200)} is not supported`),
  invalidFileSizeLimit: () =>
    refusal(400, 'InvalidRequest', 'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B'),
  invalidToken: (message: string) => refusal(400, 'InvalidJWT', message),
  invalidSignature: (message = 'Invalid signature') => refusal(400, 'InvalidSignature', message),
  tooLarge: (what = 'object') =>
    refusal(413, 'Payload too large', `The ${what} exceeded the maximum allowed size`),
  offsetConflict: () => refusal(409, 'InvalidRequest', 'Upload-Offset conflict'),
  unsupportedBody: (wanted: string) => refusal(415, 'InvalidRequest', `Content-Type must be ${wanted}`),
  noContent: () => refusal(400, 'InvalidRequest', 'No content provided'),
  locked: () => refusal(423, 'ResourceLocked', 'The resource is locked'),
  timeout: () => refusal(544, 'DatabaseTimeout', 'The connection to the database timed out', 544),
  imageTransformationOff: () => refusal(403, 'FeatureNotEnabled', 'feature not enabled for this tenant', 403),
  tooManyImages: () => refusal(429, 'SlowDown', 'Too many images are being transformed, try again', 429),
  notAnImage: () => refusal(422, 'InvalidRequest', 'The source is not an image that can be transformed'),
  rangeNotSatisfiable: () => refusal(416, 'InvalidRange', 'The requested range is not satisfiable', 416),
  internal: () => refusal(500, 'InternalError', 'Internal Server Error', 500),
}

/** The answer for anything a handler may throw; nothing, where it is our own fault and belongs in the log. */
export function knownError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return withStatusCode(error)
  if (error instanceof KeyRefused) return errors.accessDenied(error.message)
  const { code, message } = error as { code?: string; message?: string }
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
  if (code === '57014') return errors.timeout()
  // Raised by a trigger or policy for the person to read, or a value PostgreSQL cannot take.
  if (code === 'P0001' || code.startsWith('22') || code === '23514') return errors.invalidParameter(message)
  return undefined
}

/** Shared code answers with a message alone; storage's clients look for a status in the body. */
function withStatusCode(error: HttpError): HttpError {
  const body = error.body as { statusCode?: string }
  if (body?.statusCode) return error
  return new HttpError(
    error.status,
    { statusCode: String(error.status), error: 'Error', message: error.message },
    error.headers,
  )
}
