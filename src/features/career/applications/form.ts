import * as z from 'zod/mini'
import { sameJson } from '../../../lib/same-json.ts'
import { isWebAddress } from '../../../lib/web-address.ts'
import { zodErrors } from '../../../lib/zod-errors.ts'
import type { CardChanges } from './model.ts'
import { fromLocalInput, toLocalInput } from './when.ts'

/** A card as form values: empty strings instead of nulls, and times in the device's time zone. */
export type CardFields = Omit<
  CardChanges,
  'applied_on' | 'link' | 'contract' | 'salary_min' | 'salary_max' | 'next_at' | 'remind_minutes'
> & {
  applied_on: string
  link: string
  contract: string
  salary_min: number | string
  salary_max: number | string
  next_at: string
  remind_minutes: string
}

const changedFields = [
  'company',
  'job_title',
  'applied_on',
  'link',
  'location',
  'contract',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'contact_name',
  'contact_email',
  'contact_phone',
  'priority',
  'tags',
  'notes',
  'resume_label',
  'resume_path',
  'next_action',
  'next_at',
  'remind_minutes',
  'rejection_reason',
] as const satisfies (keyof CardChanges)[]

/** The fields of a card that its form can change. */
export function changesOf(card: CardChanges): CardChanges {
  return Object.fromEntries(changedFields.map((field) => [field, card[field]])) as unknown as CardChanges
}

export function toFields(card: CardChanges): CardFields {
  return {
    ...changesOf(card),
    applied_on: card.applied_on ?? '',
    link: card.link ?? '',
    contract: card.contract ?? '',
    salary_min: card.salary_min ?? '',
    salary_max: card.salary_max ?? '',
    next_at: toLocalInput(card.next_at),
    remind_minutes: card.remind_minutes === null ? '' : String(card.remind_minutes),
  }
}

const amount = (value: number | string) => (value === '' ? null : Number(value))

export function toChanges(fields: CardFields, base: CardChanges): CardChanges {
  // The input has no seconds: keep the original if it wasn't touched.
  const isSameMoment = fields.next_at === toLocalInput(base.next_at)
  return {
    ...fields,
    company: fields.company.trim(),
    job_title: fields.job_title.trim(),
    applied_on: fields.applied_on || null,
    link: fields.link.trim() || null,
    contract: fields.contract || null,
    salary_min: amount(fields.salary_min),
    salary_max: amount(fields.salary_max),
    next_at: isSameMoment ? base.next_at : fromLocalInput(fields.next_at),
    remind_minutes: fields.remind_minutes === '' ? null : Number(fields.remind_minutes),
  }
}

// Messages are keys under "invalid" in the "applications" texts.
const text = (longest: number) => z.string().check(z.maxLength(longest, 'tooLong'))
const schema = z
  .object({
    company: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(160, 'tooLong')),
    job_title: text(160),
    link: z.string().check(
      z.trim(),
      z.refine((value) => value === '' || isWebAddress(value), 'address'),
    ),
    location: text(160),
    contact_name: text(160),
    contact_email: z.string().check(
      z.trim(),
      z.maxLength(254, 'tooLong'),
      z.refine((value) => value === '' || /^\S+@\S+\.\S+$/.test(value), 'email'),
    ),
    contact_phone: text(40),
    notes: text(20_000),
    next_action: text(200),
    resume_label: text(200),
    rejection_reason: text(500),
    tags: z.array(text(40)).check(z.maxLength(20, 'tooMany')),
    salary_min: z.union([z.number(), z.string()]),
    salary_max: z.union([z.number(), z.string()]),
  })
  .check(
    z.refine(
      ({ salary_min: low, salary_max: high }) => low === '' || high === '' || Number(low) <= Number(high),
      { path: ['salary_max'], message: 'range' },
    ),
  )

/** The part of a form that can be saved: invalid fields keep their saved values. */
export function savable(fields: CardFields, base: CardChanges): CardFields {
  const wrong = Object.keys(objectionsTo(fields)) as (keyof CardFields)[]
  // A salary range is saved or skipped as a whole.
  if (wrong.includes('salary_max')) wrong.push('salary_min')
  const before = toFields(base)
  const kept = Object.fromEntries(wrong.map((field) => [field, before[field]]))
  return toFields(toChanges({ ...fields, ...kept }, base))
}

/** The form values that differ from the card. */
export function differences(fields: CardFields, base: CardChanges): Partial<CardChanges> {
  const changes = toChanges(fields, base)
  const changed = changedFields.filter((field) => !sameJson(changes[field], base[field]))
  return Object.fromEntries(changed.map((field) => [field, changes[field]]))
}

export type Objection = 'required' | 'tooLong' | 'address' | 'email' | 'tooMany' | 'range'

/** By field: one of several tags that is too long makes all of them invalid. */
export const objectionsTo = (fields: CardFields): Partial<Record<keyof CardFields, Objection>> =>
  Object.fromEntries(
    Object.entries(zodErrors<Objection>(schema)(fields)).map(([path, objection]) => [
      path.split('.')[0],
      objection,
    ]),
  )
