import { deviceZone, toDateTimeLocal } from '../../../lib/formats/zones.ts'
import { isWebAddress } from '../../../lib/web-address.ts'
import type { Announcement } from './api/announcements.ts'

export const announcementTones = ['info', 'good', 'warning'] as const

export interface AnnouncementFields {
  en: string
  fr: string
  link: string
  tone: string
  role: string
  /** Values of datetime-local inputs, in the device's time zone. */
  starts: string
  ends: string
}

export function fieldsOf(announcement: Announcement | undefined): AnnouncementFields {
  const moment = (value: string | undefined) => (value ? toDateTimeLocal(value, deviceZone()) : '')
  return {
    en: announcement?.text_en ?? '',
    fr: announcement?.text_fr ?? '',
    link: announcement?.link ?? '',
    tone: announcement?.tone ?? 'info',
    role: announcement?.role ?? '',
    starts: moment(announcement?.starts_at),
    ends: moment(announcement?.ends_at),
  }
}

export function toDocument(fields: AnnouncementFields): Record<string, string | null> {
  const moment = (value: string) => (value ? new Date(value).toISOString() : null)
  return {
    en: fields.en,
    fr: fields.fr,
    link: fields.link.trim() || null,
    tone: fields.tone,
    role: fields.role || null,
    startsAt: moment(fields.starts),
    endsAt: moment(fields.ends),
  }
}

type Objection = 'textMissing' | 'linkInvalid' | 'endsMissing'
const year = 365 * 86_400_000

/** Invalid fields, with their messages. */
export function wrongFields(fields: AnnouncementFields, now = Date.now()): [string, Objection][] {
  const wrong: [string, Objection][] = []
  for (const field of ['en', 'fr'] as const) {
    const { length } = fields[field].trim()
    if (length < 1 || length > 300) wrong.push([field, 'textMissing'])
  }
  const link = fields.link.trim()
  if (link && !isWebAddress(link) && !/^\/[^/\\]/.test(link)) wrong.push(['link', 'linkInvalid'])
  const begins = fields.starts ? Date.parse(fields.starts) : now
  const ends = Date.parse(fields.ends)
  const isPossible = ends > Math.max(begins, now) && ends <= now + year
  if (!isPossible) wrong.push(['ends', 'endsMissing'])
  return wrong
}
