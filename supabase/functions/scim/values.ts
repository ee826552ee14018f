import { Problem } from './problems.ts'

// Directories send the same value in several forms: "False" for false, [{"value": x}] for x.

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function bare(value: unknown): unknown {
  const single = Array.isArray(value) && value.length === 1 ? value[0] : value
  return isObject(single) && 'value' in single ? single.value : single
}

/** Null if there is none. */
export function readText(name: string, given: unknown, most: number): string | null {
  const value = bare(given)
  if (value === null || value === undefined) return null
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new Problem('value_invalid', `"${name}" must be text.`)
  const text = String(value).trim()
  if (text.length > most) throw new Problem('value_invalid', `"${name}" can be up to ${most} characters.`)
  if (text.includes('\0')) throw new Problem('value_invalid', `"${name}" has a character that isn’t text.`)
  return text || null
}

export function readBoolean(name: string, given: unknown): boolean {
  const text = String(bare(given)).toLowerCase()
  if (text !== 'true' && text !== 'false')
    throw new Problem('value_invalid', `"${name}" must be true or false.`)
  return text === 'true'
}

const emailPattern = /^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)+$/

export const isEmail = (text: string): boolean => emailPattern.test(text) && text.length <= 254

/** The work address or the primary one, in lower case. Undefined if only others, such as private ones, are given. */
export function readEmail(given: unknown): string | undefined {
  const entries = (Array.isArray(given) ? given : [given]).map((entry) =>
    isObject(entry) ? entry : { value: entry },
  )
  const isPrimary = ({ primary }: Record<string, unknown>) => String(primary).toLowerCase() === 'true'
  const typeOf = ({ type }: Record<string, unknown>) => String(type ?? 'work').toLowerCase()
  const chosen = entries.find((entry) => typeOf(entry) === 'work') ?? entries.find(isPrimary)
  const text = chosen && readText('emails.value', chosen.value, 254)?.toLowerCase()
  if (!text) return undefined
  if (!isEmail(text)) throw new Problem('value_invalid', `"${text}" isn’t an email address.`)
  return text
}

/** The primary role or the first. Entra ID can send the role as JSON in a string. */
export function readRole(given: unknown): string | null {
  const entries = Array.isArray(given) ? given : [given]
  const primary = entries.find((entry) => isObject(entry) && String(entry.primary).toLowerCase() === 'true')
  const text = readText('roles.value', primary ?? entries[0], 1000)
  return text ? nameOfRole(text).toLowerCase() : null
}

function nameOfRole(text: string): string {
  if (!text.startsWith('{')) return text
  try {
    const role: unknown = JSON.parse(text)
    return isObject(role) ? String(role.value ?? role.displayName ?? text) : text
  } catch {
    return text
  }
}
