import * as z from 'zod/mini'
import { deviceZone, toDateTimeLocal } from '../../../lib/formats/zones.ts'
import { zodErrors } from '../../../lib/zod-errors.ts'
import type { EventAudience, EventKind, HeldEvent } from './model.ts'

/** An event as form values; times are local to its zone, and the database converts them. */
export interface EventFields {
  title: string
  kind: EventKind
  language: 'en' | 'fr'
  description: string
  way: 'online' | 'on_site'
  place: string
  join_url: string
  starts_at: string
  ends_at: string
  time_zone: string
  capacity: number | string
  audience: EventAudience
  cohort_ids: string[]
}

export function toFields(event: HeldEvent | undefined, language: 'en' | 'fr'): EventFields {
  if (!event) {
    return {
      title: '',
      kind: 'talk',
      language,
      description: '',
      way: 'online',
      place: '',
      join_url: '',
      starts_at: '',
      ends_at: '',
      time_zone: deviceZone(),
      capacity: '',
      audience: 'everyone',
      cohort_ids: [],
    }
  }
  const { title, kind, description, is_online, place, join_url, time_zone, capacity } = event
  return {
    title,
    kind,
    language: event.language,
    description,
    way: is_online ? 'online' : 'on_site',
    place,
    join_url: join_url ?? '',
    starts_at: toDateTimeLocal(event.starts_at, time_zone),
    ends_at: toDateTimeLocal(event.ends_at, time_zone),
    time_zone,
    capacity: capacity ?? '',
    audience: event.audience,
    cohort_ids: event.cohort_ids,
  }
}

export const toDocument = ({ way, capacity, ...fields }: EventFields) => ({
  ...fields,
  is_online: way === 'online',
  capacity: capacity === '' ? null : Number(capacity),
})

// Messages are keys under "editor.invalid" in the "events" texts. Both times are in one zone, so they compare
// as text.
const schema = z
  .object({
    title: z.string().check(z.trim(), z.minLength(1, 'required')),
    way: z.string(),
    place: z.string(),
    join_url: z.string().check(z.trim()),
    starts_at: z.string().check(z.minLength(1, 'required')),
    ends_at: z.string().check(z.minLength(1, 'required')),
    capacity: z.union([z.number(), z.string()]).check(
      z.refine((value) => value === '' || /^[1-9]\d{0,5}$/.test(String(value)), 'capacity'),
      z.refine((value) => Number(value) <= 100_000, 'capacity'),
    ),
    audience: z.string(),
    cohort_ids: z.array(z.string()),
  })
  .check(
    z.superRefine(({ way, place, join_url, starts_at, ends_at, audience, cohort_ids }, context) => {
      const object = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message })
      if (way === 'on_site' && !place.trim()) object('place', 'required')
      if (way === 'online' && !/^https?:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+\S*$/i.test(join_url)) {
        object('join_url', join_url ? 'address' : 'required')
      }
      if (audience === 'cohorts' && cohort_ids.length === 0) object('cohort_ids', 'cohorts')
      if (ends_at && ends_at <= starts_at) object('ends_at', 'order')
      if (Date.parse(`${ends_at}Z`) - Date.parse(`${starts_at}Z`) > 14 * 86_400_000) object('ends_at', 'long')
    }),
  )

export type Objection = 'required' | 'address' | 'order' | 'long' | 'capacity' | 'cohorts'

export const objectionsTo: (fields: EventFields) => Partial<Record<keyof EventFields, Objection>> =
  zodErrors<Objection>(schema)
