import type { Context } from 'hono'
import { isDiskFull } from '../failure.ts'
import { HttpError, keyRefusal } from '../http/errors.ts'
import { KeyRefused } from '../keys/key-refused.ts'
import { isDatabaseUnwritable } from '../postgres/away.ts'

/** An error in GoTrue's format: a status, a code for clients, and a message. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly status: number
  readonly code: string
  readonly headers: Record<string, string>
  /** Why a password was refused, if that was the reason. */
  readonly weakPassword: string[] | undefined

  constructor(
    status: number,
    code: string,
    message: string,
    more: { headers?: Record<string, string>; weakPassword?: string[] } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.headers = more.headers ?? {}
    this.weakPassword = more.weakPassword
  }
}

/** The token endpoint's response to requests for which OAuth defines its own errors. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError'
  readonly error: string

  constructor(error: string, description: string) {
    super(description)
    this.error = error
  }
}

export const badRequest = (code: string, message: string) => new AuthError(400, code, message)
export const invalid = (message: string) => badRequest('validation_failed', message)
export const forbidden = (code: string, message: string) => new AuthError(403, code, message)
export const notFound = (code: string, message: string) => new AuthError(404, code, message)
export const unprocessable = (code: string, message: string) => new AuthError(422, code, message)
export const unexpected = (message: string) => new AuthError(500, 'unexpected_failure', message)

export function tooMany(code: string, message: string, seconds: number): AuthError {
  return new AuthError(429, code, message, { headers: { 'retry-after': String(Math.max(1, seconds)) } })
}

const versionHeader = 'x-supabase-api-version'
const newErrors = '2024-01-01'

/** Values that PostgreSQL can't store: broken Unicode, or text that is not a UUID or number. */
const unstorable = new Set(['22P02', '22P05', '22021', '22003', '22001'])

/** Turns anything a handler threw into GoTrue's response, in the format of the client's version. */
export function answerAuthError(error: Error, c: Context): Response {
  if (error instanceof KeyRefused) return keyRefusal(error)
  if (error instanceof OAuthError) {
    return c.json({ error: error.error, error_description: error.message || undefined }, 400)
  }
  const known = asAuthError(error)
  if (known.status >= 500) c.var.log?.error({ reason: reasonOf(error) }, 'auth request failed')
  const asked = c.req.header(versionHeader) ?? ''
  const modern = /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= newErrors
  const weak = known.weakPassword && { weak_password: { reasons: known.weakPassword } }
  const body = modern
    ? { code: known.code, message: known.message, ...weak }
    : { code: known.status, error_code: known.code, msg: known.message, ...weak }
  const headers = modern ? { ...known.headers, [versionHeader]: newErrors } : known.headers
  return c.json(body, known.status as 400, headers)
}

/** Enough to find the cause; never a value from a request. */
export function reasonOf(error: unknown): string {
  const { message = 'unknown', cause } = (error ?? {}) as Error
  return cause instanceof Error ? `${message}: ${cause.message}` : message
}

function asAuthError(error: Error): AuthError {
  if (isPassing(error) || isPassing(error.cause)) {
    const message = 'The database cannot be reached at the moment, please try again'
    return new AuthError(503, 'unexpected_failure', message, { headers: { 'retry-after': '1' } })
  }
  if (error instanceof AuthError) return error
  if (error instanceof HttpError) {
    return new AuthError(error.status, 'validation_failed', error.message, { headers: error.headers })
  }
  if (unstorable.has((error as { code?: string }).code ?? '')) {
    return invalid('A value in the request cannot be stored')
  }
  return unexpected('Unexpected failure, please check server logs for more information')
}

/** The same request may work later: the database is unavailable or has no disk space. */
const isPassing = (error: unknown): boolean => isDatabaseUnwritable(error) || isDiskFull(error)
