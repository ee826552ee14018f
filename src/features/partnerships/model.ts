import { z } from 'zod'
import { formatDate } from '../../lib/dates.ts'

export const levels = ['none', 'aggregate', 'named', 'full'] as const
type Level = (typeof levels)[number]
export type Side = 'school' | 'partner'
export type State = 'proposed' | 'active' | 'upcoming' | 'expired' | 'ended' | 'declined'
type PartnerKind = 'company' | 'on_maker' | 'academia'

export interface SharedMission {
  id: string
  title: string
  isPrivate: boolean
  isOver: boolean
}

export interface Terms {
  version: number
  by: Side
  author: string | null
  at: string
  visibility: Level
  startsOn: string
  endsOn: string
  isNamed: boolean
  body: string
  missions: SharedMission[]
}

/** A partnership in a list. */
export interface PartnershipRow {
  id: string
  state: State
  name: string
  slug: string | null
  kind: PartnerKind
  openBy: Side | null
  openAt: string | null
  visibility: Level | null
  startsOn: string | null
  endsOn: string | null
  missions: number
}

interface Organization {
  id: string
  name: string
  slug: string
  kind: PartnerKind
}

interface Contact {
  id: string
  name: string
  email: string
}

export interface HistoryLine {
  id: number
  at: string
  side: Side
  name: string | null
  act: 'proposed' | 'changed' | 'accepted' | 'declined' | 'withdrawn' | 'ended' | 'contact'
  version: number | null
  note: string
  /** What was proposed. */
  terms: Terms | null
}

export interface Partnership {
  id: string
  side: Side
  mayAct: boolean
  state: State
  school: Organization
  partner: Organization
  /** Whether the other side has a public page. */
  hasPage: boolean
  contacts: Record<Side, Contact | null>
  agreed: Terms | null
  open: Terms | null
  /** The latest proposal, from either side. */
  last: Terms
  lastVersion: number
  endedAt: string | null
  endedBy: Side | null
  endReason: string
  history: HistoryLine[]
  /** For those who may act. */
  colleagues: { id: string; name: string }[] | null
  choices: SharedMission[] | null
}

export interface FoundPartner {
  id: string
  name: string
  kind: PartnerKind
  place: string | null
  /** Missions a first proposal could include. */
  missions: SharedMission[]
}

export interface SeenStudents {
  level: Level
  /** Null for fewer than five. */
  students?: number | null
  missions?: {
    id: string
    title: string
    begun: number | null
    submitted: number | null
    validated: number | null
  }[]
  total?: number | null
  people?:
    | { id: string; name: string; work: Record<string, { status: WorkStatus; at: string }> | null }[]
    | null
}
type WorkStatus = 'in_progress' | 'submitted' | 'changes_requested' | 'validated' | 'not_validated'

export const otherSide = (side: Side): Side => (side === 'school' ? 'partner' : 'school')
export const isOver = (state: State): boolean =>
  state === 'ended' || state === 'declined' || state === 'expired'

/** A date without a time is the same day everywhere. */
export const onDay = (day: string): string => formatDate(`${day}T12:00`)

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
    .object({ startsOn: z.string().min(1, 'required'), endsOn: z.string().min(1, 'required') })
    .superRefine(({ startsOn, endsOn }, context) => {
      const object = (message: string) => context.addIssue({ code: 'custom', path: ['endsOn'], message })
      if (endsOn && endsOn < startsOn) object('order')
      else if (endsOn && endsOn < today) object('past')
      else if (Date.parse(endsOn) - Date.parse(startsOn) > 3660 * 86_400_000) object('long')
    })

type Objection = 'required' | 'order' | 'past' | 'long'

export function objectionsTo(fields: TermsFields, today = inDays(0)): Record<string, Objection> {
  const issues = schema(today).safeParse(fields).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]))
}

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
