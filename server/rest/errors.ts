import { isDiskFull } from '../failure.ts'
import { HttpError } from '../http/errors.ts'
import { isDatabaseAway } from '../postgres/away.ts'

interface RestErrorBody {
  code: string
  details: unknown
  hint: string | null
  message: string
}

/** An error with PostgREST's body. */
export function restError(
  status: number,
  code: string,
  message: string,
  extra: { details?: unknown; hint?: string | null; headers?: Record<string, string> } = {},
): HttpError {
  const body: RestErrorBody = { code, details: extra.details ?? null, hint: extra.hint ?? null, message }
  return new HttpError(status, body, extra.headers)
}

export const parseError = (
  what: string,
  text: string,
  details: string,
  place = '(line 1, column 1)',
): HttpError => restError(400, 'PGRST100', `"failed to parse ${what} (${text})" ${place}`, { details })

export const notAcceptable = (types: string): HttpError =>
  restError(406, 'PGRST107', `None of these media types are available: ${types}`)

export const invalidRange = (details: string, headers: Record<string, string> = {}): HttpError =>
  restError(416, 'PGRST103', 'Requested range not satisfiable', { details, headers })

/** Statuses a final response can have; HTTP has no others. */
export const isStatus = (status: number): boolean =>
  Number.isInteger(status) && status >= 200 && status <= 599

export const invalidBody = (message: string): HttpError => restError(400, 'PGRST102', message)

interface PostgresError {
  code?: string
  message: string
  detail?: string
  hint?: string
}

/** A PostgreSQL error, as PostgREST reports it. */
export function fromPostgres(error: unknown, signedIn: boolean): HttpError {
  const { code, message, detail, hint } = error as PostgresError
  if (isDatabaseAway(error) || !code || !/^[0-9A-Z]{5}$/.test(code)) return connectionLost()
  if (code === 'PGRST') return fromRaisedResponse(message, detail)
  if (/^(53|58|XX)/.test(code) && isDiskFull(error)) return diskFull(code)
  const status = statusOf(code, signedIn, message)
  return restError(status, code, message, {
    details: detail,
    hint,
    headers: status === 401 ? { 'www-authenticate': 'Bearer' } : {},
  })
}

/** PostgreSQL's own message names the file it could not write. */
function diskFull(code: string): HttpError {
  return restError(503, code, 'There is no space left to store this', { headers: { 'retry-after': '60' } })
}

export function connectionLost(): HttpError {
  return restError(503, 'PGRST000', 'Database connection error. Retrying the connection.', {
    headers: { 'retry-after': '1' },
  })
}

const statusByCode: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  P0001: 400,
}

const statusByClass: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  PT: 500,
  XX: 500,
}

function statusOf(code: string, signedIn: boolean, message: string): number {
  const chosen = /^PT(\d{3})$/.exec(code)
  if (chosen) return isStatus(Number(chosen[1])) ? Number(chosen[1]) : 500
  if (code === '42501') return signedIn ? 403 : 401
  // An update without a filter, refused by pg_safeupdate, is the client's mistake; other such errors are ours.
  if (code === '21000') return message.endsWith('requires a WHERE clause') ? 400 : 500
  // A role claim the login role can't assume: the token is at fault, not the request.
  if (code === '22023' && /^role ".*" does not exist$/.test(message)) return 401
  return statusByCode[code] ?? statusByClass[code.slice(0, 2)] ?? 400
}

/** `raise sqlstate 'PGRST'`: message and detail contain the whole response as JSON. */
function fromRaisedResponse(message: string, detail: string | undefined): HttpError {
  const body = parseObject(message)
  if (typeof body?.code !== 'string' || typeof body.message !== 'string') {
    return badRaise(`Invalid JSON value for MESSAGE: '${message}'`, messageHint)
  }
  if (detail === undefined) return badRaise('DETAIL is missing in the RAISE statement', detailHint)
  const { status, headers } = parseObject(detail) ?? {}
  if (!isStatus(Number(status))) return badRaise(`Invalid JSON value for DETAIL: '${detail}'`, detailHint)
  return restError(Number(status), body.code, body.message, {
    details: body.details,
    hint: body.hint as string | null | undefined,
    headers: (headers ?? {}) as Record<string, string>,
  })
}

const messageHint =
  "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'."
const detailHint =
  "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'."

function badRaise(details: string, hint: string): HttpError {
  const message = 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error'
  return restError(500, 'PGRST121', message, { details, hint })
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text)
    return value !== null && typeof value === 'object' ? value : undefined
  } catch {
    return undefined
  }
}
