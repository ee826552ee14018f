import type { Context } from 'hono'
import { isDiskFull } from '../failure.ts'
import { HttpError, keyRefusal } from '../http/errors.ts'
import { KeyRefused } from '../keys/callers.ts'
import { isDatabaseAway } from '../postgres/away.ts'

/** An error in GoTrue's terms: a status, a code clients test for, and a sentence. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly status: number
  readonly code: string
  readonly headers: Record<string, string>
  /** Why a password was refused, where that was the reason. */
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

/** The answer of the token endpoint to a request that OAuth has its own words for. */
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

/** Values that PostgreSQL cannot hold: broken Unicode, or a text that is no uuid or number. */
const unstorable = new Set(['22P02', '22P05', '22021', '22003', '22001'])

/** Turns whatever a handler threw into the answer GoTrue gives, in the shape the client's version asks for. */
export function answerAuthError(error: Error, c: Context): Response {
  if (error instanceof KeyRefused) return keyRefusal(error)
  if (error instanceof OAuthError) {
    return c.json({ error: error.error, error_description: error.message || undefined }, 400)
  }
  const known = asAuthError(error)
  if (known.status >= 500) c.var.log?.error({ reason: reasonOf(error) }, 'an auth request failed')
  const asked = c.req.header(versionHeader) ?? ''
  const modern = /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= newErrors
  const weak = known.weakPassword && { weak_password: { reasons: known.weakPassword } }
  const body = modern
    ? { code: known.code, message: known.message, ...weak }
    : { code: known.status, error_code: known.code, msg: known.message, ...weak }
  const headers = modern ? { ...known.headers, [versionHeader]: newErrors } : known.headers
  return c.json(body, known.status as 400, headers)
}

/** Enough to find the cause; never a value that somebody sent. */
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

/** The same request may work later: the database is away, or has no room to write. */
const isPassing = (error: unknown): boolean => isDatabaseAway(error) || isDiskFull(error)
