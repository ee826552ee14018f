import { restError } from '../errors.ts'

/** The `Prefer` header. */
export interface Preferences {
  return?: 'representation' | 'minimal' | 'headers-only'
  count?: 'exact' | 'planned' | 'estimated'
  resolution?: 'merge-duplicates' | 'ignore-duplicates'
  missing?: 'default' | 'null'
  handling?: 'strict' | 'lenient'
  tx?: 'commit' | 'rollback'
  'max-affected'?: number
  timezone?: string
}

const allowed: Record<string, string[]> = {
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  handling: ['strict', 'lenient'],
  tx: ['commit', 'rollback'],
}

const none: Preferences = {}

/** Real-world offsets. PostgreSQL caches every zone it has seen, so it must not receive arbitrary text. */
const offset = /^[+-]?(?:0?\d|1[0-5])(?::(?:00|15|30|45))?$/

function checkTimeZone(zone: string, known: Set<string>): string {
  if (known.has(zone.toLowerCase()) || offset.test(zone)) return zone
  throw restError(400, '22023', `invalid value for parameter "TimeZone": "${zone}"`)
}

export function parsePreferences(header: string | undefined, timeZones: Set<string>): Preferences {
  if (!header) return none
  const preferences: Record<string, string | number> = {}
  const invalid: string[] = []
  for (const part of header
    .split(',')
    .map((piece) => piece.trim())
    .filter(Boolean)) {
    const [name = '', value = ''] = part.split('=', 2)
    // The first of two contradicting preferences wins.
    if (Object.hasOwn(preferences, name)) continue
    if (Object.hasOwn(allowed, name) && allowed[name]!.includes(value)) preferences[name] = value
    else if (name === 'max-affected' && /^\d+$/.test(value)) preferences[name] = Number(value)
    else if (name === 'timezone') preferences[name] = checkTimeZone(value, timeZones)
    else invalid.push(part)
  }
  if (preferences.handling === 'strict' && invalid.length > 0) {
    throw restError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${invalid.join(', ')}`,
    })
  }
  return preferences as Preferences
}

/** The `Preference-Applied` header. */
export function appliedPreferences(preferences: Preferences, names: (keyof Preferences)[]): string {
  return names
    .filter((name) => name !== 'max-affected' || preferences.handling === 'strict')
    .filter((name) => preferences[name] !== undefined)
    .map((name) => `${name}=${preferences[name]}`)
    .join(', ')
}
