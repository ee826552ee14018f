import { longDate, longMoment } from '../formats/long-date.ts'
import { hidden } from '../product.ts'
import { cleanValues } from './clean.ts'
import { sentenceOf } from './sentence.ts'

/** What a notification says and where it leads. */
export interface Said {
  kind: string
  data: Record<string, unknown>
  link: string | null
}

/** Administrators' notifications lead to their own area. */
const forAdministrators = new Set([
  'account_admin_joined',
  'account_administration_changed',
  'account_email_test',
  'inbox_received',
  'moderation_appealed',
  'moderation_opened',
  'organization_requested',
  'organization_answered',
  'organization_asks_verification',
])

/** A notification as the app shows it; what people wrote is cut to a line. `named` puts in the product's name. */
export function inOneLine(
  { kind, data }: Pick<Said, 'kind' | 'data'>,
  language: 'en' | 'fr',
  readerZone = '',
): string {
  const values = hidden(cleanValues(data))
  const locale = language === 'fr' ? 'fr-FR' : 'en-US'
  return sentenceOf(language, kind, {
    ...values,
    day: values.date && longDate(values.date, locale),
    when: values.at && longMoment(values.at, values.zone ?? '', locale, readerZone),
  })
}

/** A notification leads below /dashboard; an email to a person without an account names its own path. */
export function addressOf({ kind, data, link }: Said, site: string): string {
  if (typeof data.path === 'string' && /^\/[^/\\]/.test(data.path)) return site + data.path
  const base = forAdministrators.has(kind) ? '/admin-dashboard' : '/dashboard'
  return `${site}${base}${link && link !== '/' ? link : ''}`
}
