import type { Database } from '../../../lib/database.types.ts'
import { day, id, text, type UrlValues } from '../../../lib/url-state/url-params.ts'

type EntryArgs = Database['public']['Functions']['audit_entries']['Args']

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

export const auditFilters = {
  domain: text(/^[a-z_]+$/),
  actor: id(),
  about: text(/^[a-z_]+:.+$/),
  since: day(),
  until: day(),
}

/** The filter as the address has it. */
export const toFilter = ({
  q,
  domain,
  about,
  ...rest
}: UrlValues<typeof auditFilters> & { q: string }): AuditFilter => ({
  ...rest,
  domain: domain || undefined,
  about: about || undefined,
  words: q || undefined,
})

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
