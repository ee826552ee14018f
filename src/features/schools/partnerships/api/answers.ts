import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'
import { levels, sides, states } from '../model.ts'

const partnerKind = z.enum(Constants.public.Enums.organization_kind)
const level = z.enum(levels)
const side = z.enum(sides)

const sharedMission = z.object({
  id: z.string(),
  title: z.string(),
  isPrivate: z.boolean(),
  isOver: z.boolean(),
})
export type SharedMission = z.infer<typeof sharedMission>

const terms = z.object({
  version: z.number(),
  by: side,
  author: z.string().nullable(),
  at: z.string(),
  visibility: level,
  startsOn: z.string(),
  endsOn: z.string(),
  isNamed: z.boolean(),
  body: z.string(),
  missions: z.array(sharedMission),
})
export type Terms = z.infer<typeof terms>

/** A partnership in a list. */
const partnershipRow = z.object({
  id: z.string(),
  state: z.enum(states),
  name: z.string(),
  slug: z.string().nullable(),
  kind: partnerKind,
  openBy: side.nullable(),
  openAt: z.string().nullable(),
  visibility: level.nullable(),
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  missions: z.number(),
})
export type PartnershipRow = z.infer<typeof partnershipRow>

const organization = z.object({ id: z.string(), name: z.string(), slug: z.string(), kind: partnerKind })

const contact = z.object({ id: z.string(), name: z.string(), email: z.string() })

const historyLine = z.object({
  id: z.number(),
  at: z.string(),
  side,
  name: z.string().nullable(),
  act: z.enum(['proposed', 'changed', 'accepted', 'declined', 'withdrawn', 'ended', 'contact']),
  version: z.number().nullable(),
  note: z.string(),
  /** What was proposed. */
  terms: terms.nullable(),
})
export type HistoryLine = z.infer<typeof historyLine>

const partnership = z.object({
  id: z.string(),
  side,
  mayAct: z.boolean(),
  state: z.enum(states),
  school: organization,
  partner: organization,
  /** Whether the other side has a public page. */
  hasPage: z.boolean(),
  contacts: z.record(side, contact.nullable()),
  agreed: terms.nullable(),
  open: terms.nullable(),
  /** The latest proposal, from either side. */
  last: terms,
  lastVersion: z.number(),
  endedAt: z.string().nullable(),
  endedBy: side.nullable(),
  endReason: z.string(),
  history: z.array(historyLine),
  /** For those who may act. */
  colleagues: z.array(z.object({ id: z.string(), name: z.string() })).nullable(),
  choices: z.array(sharedMission).nullable(),
})
export type Partnership = z.infer<typeof partnership>

const foundPartner = z.object({
  id: z.string(),
  name: z.string(),
  kind: partnerKind,
  place: z.string().nullable(),
  /** Missions a first proposal could include. */
  missions: z.array(sharedMission),
})
export type FoundPartner = z.infer<typeof foundPartner>

const work = z.object({
  status: z.enum(['in_progress', 'submitted', 'changes_requested', 'validated', 'not_validated']),
  at: z.string(),
})

/** Parts above the agreed level are missing. */
const seenStudents = z.object({
  level,
  /** Null for fewer than five. */
  students: z.number().nullable().optional(),
  missions: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        begun: z.number().nullable(),
        submitted: z.number().nullable(),
        validated: z.number().nullable(),
      }),
    )
    .optional(),
  total: z.number().nullable().optional(),
  people: z
    .array(z.object({ id: z.string(), name: z.string(), work: z.record(z.string(), work).nullable() }))
    .nullable()
    .optional(),
})
export type SeenStudents = z.infer<typeof seenStudents>

const schoolPartner = z.object({
  /** The student's row at the school through which the partner sees something. */
  studentId: z.string(),
  /** Id of the partnership. */
  id: z.string(),
  name: z.string(),
  /** The most that the terms allow the partner to see. */
  visibility: level.exclude(['none']),
  until: z.string(),
  missions: z.array(z.object({ id: z.string(), title: z.string() })),
  /** What the student agreed to. */
  agreed: z.enum(['named', 'full']).nullable(),
  agreedAt: z.string().nullable(),
  /** What the partner currently sees of the student. */
  sees: level,
})
export type SchoolPartner = z.infer<typeof schoolPartner>

export const answers = {
  find_partners: z.array(foundPartner),
  my_partnerships: z.array(partnershipRow),
  my_school_partners: z.array(schoolPartner),
  partnership: partnership.nullable(),
  partnership_students: seenStudents,
}
