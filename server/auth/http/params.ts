import type { Context } from 'hono'
import { z } from 'zod'
import { readBody } from '../../http/body.ts'
import { HttpError } from '../../http/errors.ts'
import { parseForeignJson } from '../../http/json.ts'
import { AuthError, badRequest } from '../errors.ts'

const largestBody = 1024 * 1024

/** An optional text; clients also send null for that. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || undefined)
export const optionalObject = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? undefined)
export const optionalFlag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? undefined)
export const challengeFields = { code_challenge: optionalText, code_challenge_method: optionalText }

/** Reads and validates the JSON body. An empty body counts as an empty object. */
export async function readParams<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  const text = (await readLimited(c)).toString('utf8')
  let value: unknown
  try {
    value = text.trim() === '' ? {} : parseForeignJson(text, text.includes('\\u') ? onlyStorable : undefined)
  } catch (error) {
    if (error instanceof AuthError) throw error
    throw badRequest('bad_json', 'Could not parse request body as JSON: the body is not valid JSON')
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : ''
  throw badRequest('bad_json', `Could not parse request body as JSON: ${where}${issue?.message}`)
}

/** PostgreSQL stores neither zero bytes nor lone surrogates. */
function onlyStorable(key: string, value: unknown): unknown {
  const text = typeof value === 'string' ? key + value : key
  if (text.includes('\0') || /\p{Surrogate}/u.test(text)) {
    throw badRequest('validation_failed', 'A text in the request has characters that cannot be stored')
  }
  return value
}

async function readLimited(c: Context): Promise<Buffer> {
  try {
    return await readBody(c, largestBody)
  } catch (error) {
    if (error instanceof HttpError) throw new AuthError(error.status, 'validation_failed', error.message)
    throw error
  }
}

const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

/** The address in lowercase, or GoTrue's error. */
export function validEmail(email: string | undefined): string {
  if (!email) throw badRequest('validation_failed', 'An email address is required')
  if (email.length > 254) throw badRequest('validation_failed', 'An email address is too long')
  if (!emailPattern.test(email)) {
    throw badRequest('validation_failed', 'Unable to validate email address: invalid format')
  }
  return email.toLowerCase()
}

/** Digits only, as GoTrue stores numbers. */
export function validPhone(phone: string): string {
  const digits = phone.replace(/^\+/, '').replaceAll(' ', '')
  if (!/^[1-9]\d{1,14}$/.test(digits)) {
    throw badRequest('validation_failed', 'Invalid phone number format (E.164 required)')
  }
  return digits
}
