import type { Database } from '../../lib/database.types.ts'
import type { Deed } from '../administration/use-deed.ts'

type EntryArgs = Database['public']['Functions']['audit_entries']['Args']

export interface AuditEntry extends Deed {
  id: number
  created_at: string
  subject_type: string | null
  subject_id: string | null
  reason: string | null
  address: string | null
  user_agent: string | null
}

/** Filters of the audit log, as kept in the address. */
export interface AuditFilter {
  domain?: string
  actor?: string
  /** Kind and id, as "organization:…". */
  about?: string
  words?: string
  /** Days, both inclusive. */
  since?: string
  until?: string
}

const isDay = /^\d{4}-\d\d-\d\d$/
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads the filter; ignores invalid values. */
export function readFilter(params: URLSearchParams): AuditFilter {
  const of = (name: string, form: RegExp) => {
    const value = params.get(name)
    return value && form.test(value) ? value : undefined
  }
  return {
    domain: of('domain', /^[a-z_]+$/),
    actor: of('actor', isId),
    about: of('about', /^[a-z_]+:.+$/),
    words: params.get('q') || undefined,
    since: of('since', isDay),
    until: of('until', isDay),
  }
}

/** The start of a day in the device's time zone, plus a number of days. */
function beginningOf(day: string | undefined, later = 0): string | undefined {
  if (!day) return undefined
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(year, month - 1, date + later).toISOString()
}

export function toArgs({ domain, actor, about, words, since, until }: AuditFilter): EntryArgs {
  const [type, ...id] = about?.split(':') ?? []
  return {
    wanted_domain: domain,
    actor,
    about_type: type,
    about_id: about && id.join(':'),
    words,
    since: beginningOf(since),
    until: beginningOf(until, 1),
  }
}
