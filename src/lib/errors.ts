import { i18n } from '../i18n/i18n.ts'
import type { Resources } from '../i18n/resources.ts'

/** Codes of the services themselves, which pages handle without showing them. */
type ServiceCode = 'user_already_exists' | 'reauthentication_needed' | '403' | '23505'

/** Every code of the product's database has a text in one of the catalogs. */
type ErrorCode =
  | ServiceCode
  | {
      [Catalog in keyof Resources]: Resources[Catalog] extends { errors: infer Texts } ? keyof Texts : never
    }[keyof Resources]

/** A failure; `message` is what the server said. */
export class AppError extends Error {
  override name = 'AppError'
  /** Other services may send codes without a text; nothing is compared with those. */
  readonly code: ErrorCode

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code as ErrorCode
  }
}

interface ErrorLike {
  name?: string
  code?: string | null
  hint?: string | null
  status?: number | string
  statusCode?: string
  message?: string
  /** Why a password is too weak. */
  reasons?: string[]
}

/** PostgreSQL's, PostgREST's and storage's own codes, as catalog codes. */
const codeAliases: Record<string, ErrorCode> = {
  '42501': 'not_allowed',
  PGRST301: 'not_signed_in',
  PGRST303: 'not_signed_in',
  session_not_found: 'not_signed_in',
  '413': 'file_too_large',
  '415': 'file_kind',
}

/** What private.raise_app_error and private.refuse put into the hint; PostgreSQL's own hints are sentences. */
const isCode = /^[a-z]+(_[a-z]+)*$/

/** PostgreSQL's and PostgREST's own codes: their messages are for developers. */
const isDatabaseCode = /^([0-9][0-9A-Z]{4}|X[0-9A-Z]{4}|PGRST[0-9A-Z]+)$/

/** Anything a library threw or returned, as one kind of error. */
export function toAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  const { name, code, hint, status, statusCode, message = '', reasons } = (cause ?? {}) as ErrorLike
  const unreachable =
    name === 'AuthRetryableFetchError' || /failed to fetch|networkerror|load failed/i.test(message)
  if (unreachable) return new AppError('network', message, { cause })
  if (hint && isCode.test(hint)) return new AppError(hint, message, { cause })
  if (reasons?.includes('pwned')) return new AppError('password_breached', message, { cause })
  const found = code ?? statusCode ?? String(status ?? '')
  // No response: something failed on our side, with a message that means nothing to people.
  if (cause instanceof Error && found === '') return new AppError('unexpected', message, { cause })
  return new AppError(codeAliases[found] ?? found, message, { cause })
}

/** Whether the server rejected a password that meets all rules of the form: it is easy to guess or known from a leak. */
export const isPasswordRefused = (cause: unknown): boolean =>
  ['weak_password', 'password_breached'].includes(toAppError(cause).code)

/** Whether someone else has saved since the revision this save was based on. */
export const isRevisionConflict = (cause: unknown): boolean => toAppError(cause).code === 'revision_conflict'

/** Where a code has its text: in the shared catalog, or in that of the open page. */
function catalogueOf(code: string): 'common' | undefined {
  const loaded = Object.keys(i18n.getDataByLanguage(i18n.language) ?? {}) as 'common'[]
  return ['common' as const, ...loaded].find((ns) => i18n.exists(`errors.${code}`, { ns }))
}

/** What to show a person: the catalog's text in the page's language, or the server's own. */
export function errorText(cause: unknown): string {
  const { code, message } = toAppError(cause)
  const ns = catalogueOf(code)
  if (ns) return i18n.t(`errors.${code as 'unexpected'}`, { ns })
  return (!isDatabaseCode.test(code) && message) || i18n.t('errors.unexpected', { ns: 'common' })
}

/** The data of a response, or its error thrown as an AppError. */
export function unwrap<Answer extends { data: unknown; error: unknown }>(
  answer: Answer,
): NonNullable<Extract<Answer, { error: null }>['data']> {
  if (answer.error) throw toAppError(answer.error)
  return answer.data as NonNullable<Extract<Answer, { error: null }>['data']>
}
