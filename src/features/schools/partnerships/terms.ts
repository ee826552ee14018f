import * as z from 'zod/mini'
import { zodErrors } from '../../../lib/zod-errors.ts'
import type { Terms } from './api/answers.ts'
import type { Level } from './model.ts'

export interface TermsFields {
  visibility: Level
  missions: string[]
  startsOn: string
  endsOn: string
  isNamed: boolean
  body: string
  note: string
}

const inDays = (days: number, from = Date.now()) =>
  new Date(from + days * 86_400_000).toISOString().slice(0, 10)

/** From what was last agreed or proposed; a renewal starts where the old terms end, and lasts as long. */
export function toFields(terms: Terms | null, isRenewal = false, today = inDays(0)): TermsFields {
  if (!terms) {
    return {
      visibility: 'aggregate',
      missions: [],
      startsOn: today,
      endsOn: inDays(365, Date.parse(today)),
      isNamed: true,
      body: '',
      note: '',
    }
  }
  const length = (Date.parse(terms.endsOn) - Date.parse(terms.startsOn)) / 86_400_000
  const isPast = terms.endsOn < today
  const startsOn = isPast ? today : terms.startsOn
  return {
    visibility: terms.visibility,
    missions: terms.missions.filter((mission) => !mission.isOver).map(({ id }) => id),
    startsOn,
    endsOn: isRenewal || isPast ? inDays(length, Date.parse(isPast ? today : terms.endsOn)) : terms.endsOn,
    isNamed: terms.isNamed,
    body: terms.body,
    note: '',
  }
}

// Messages are keys under "form" in the "partnerships" texts.
const schema = (today: string) =>
  z
    .object({
      startsOn: z.string().check(z.minLength(1, 'required')),
      endsOn: z.string().check(z.minLength(1, 'required')),
    })
    .check(
      z.superRefine(({ startsOn, endsOn }, context) => {
        const object = (message: string) => context.addIssue({ code: 'custom', path: ['endsOn'], message })
        if (endsOn && endsOn < startsOn) object('order')
        else if (endsOn && endsOn < today) object('past')
        else if (Date.parse(endsOn) - Date.parse(startsOn) > 3660 * 86_400_000) object('long')
      }),
    )

type Objection = 'required' | 'order' | 'past' | 'long'

export const objectionsTo = (fields: TermsFields, today = inDays(0)): Record<string, Objection> =>
  zodErrors<Objection>(schema(today))(fields)

/** The terms as the database expects them. */
export const toDocument = ({ visibility, missions, startsOn, endsOn, isNamed, body }: TermsFields) => ({
  visibility,
  missions,
  starts_on: startsOn,
  ends_on: endsOn,
  is_named: isNamed,
  body,
})

type Part = 'visibility' | 'dates' | 'isNamed' | 'missions' | 'body'

/** The differences between two versions of the terms. */
export function changesBetween(before: Terms, after: Terms): Part[] {
  const idsOf = ({ missions }: Terms) =>
    missions
      .map(({ id }) => id)
      .sort()
      .join()
  const is: Record<Part, boolean> = {
    visibility: before.visibility !== after.visibility,
    dates: before.startsOn !== after.startsOn || before.endsOn !== after.endsOn,
    isNamed: before.isNamed !== after.isNamed,
    missions: idsOf(before) !== idsOf(after),
    body: before.body !== after.body,
  }
  return (Object.keys(is) as Part[]).filter((part) => is[part])
}
