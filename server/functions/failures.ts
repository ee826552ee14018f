import { HttpError } from '../http/errors.ts'

/** A response from the gateway instead of the function. Clients tell the two apart by `x-relay-error`. */
function gatewayError(status: number, code: string, message: string): HttpError {
  return new HttpError(status, { code, message }, { 'sb-error-code': code, 'x-relay-error': 'true' })
}

export const missingAuthorization = () =>
  gatewayError(401, 'UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header')

export const malformedToken = () => gatewayError(401, 'UNAUTHORIZED_INVALID_JWT_FORMAT', 'Invalid JWT')

export const refusedToken = () => gatewayError(401, 'UNAUTHORIZED_INVALID_JWT', 'Invalid JWT')

export const unknownFunction = () => gatewayError(404, 'NOT_FOUND', 'Requested function was not found')

/** The rest of the body is not read, so the connection can't be reused. */
export const bodyTooLarge = () =>
  new HttpError(
    413,
    { code: 'PAYLOAD_TOO_LARGE', message: 'The request body is too large' },
    { 'sb-error-code': 'PAYLOAD_TOO_LARGE', 'x-relay-error': 'true', connection: 'close' },
  )

export const failedToStart = () =>
  gatewayError(503, 'BOOT_ERROR', 'Function failed to start (please check logs)')

export const tookTooLong = () =>
  gatewayError(504, 'IDLE_TIMEOUT', 'Function did not respond in time (please check logs)')

export const outOfResources = () =>
  gatewayError(
    546,
    'WORKER_LIMIT',
    'Function failed due to not having enough compute resources (please check logs)',
  )

/** The function itself failed, so this counts as its own response. */
export const functionFailed = () =>
  new HttpError(
    500,
    { code: 'WORKER_ERROR', message: 'Function exited due to an error (please check logs)' },
    { 'sb-error-code': 'WORKER_ERROR' },
  )
