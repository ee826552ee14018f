import { type ShareableField, shareableFields } from '../contacts/model.ts'

export const stageKinds = ['new', 'shortlist', 'interview', 'offer', 'hired', 'not_selected'] as const
export type StageKind = (typeof stageKinds)[number]

/** Kinds of which an opening can have several stages. */
export const addableKinds = ['shortlist', 'interview', 'offer'] as const
export type AddableKind = (typeof addableKinds)[number]

export const reasons = [
  'must_have',
  'evidence',
  'experience',
  'availability',
  'place',
  'language',
  'pay',
  'filled',
  'canceled',
] as const
export type Reason = (typeof reasons)[number]

export const evidenceSources = ['proven', 'attested', 'endorsed', 'declared', 'none'] as const

export const stops = ['paused', 'closed', 'over', 'filled', 'overdue'] as const

/** What a person sends; fields by name as in the profile. */
export interface ApplicationForm {
  fields: string[]
  isNamed: boolean
  resume: string | null
  certificates: string[]
  letter: string
  answers: Record<string, string>
}

/** Certificates and the résumé are chosen one by one. */
const chosenApart: ShareableField[] = ['certificates', 'resume']
export const applicationFields = shareableFields.filter((field) => !chosenApart.includes(field))

/** Selected at first, if the profile has them: what companies decide by. */
const usual: ShareableField[] = [
  'name',
  'email',
  'job_title',
  'location',
  'summary',
  'skills',
  'links',
  'wanted',
  'experience',
  'education',
  'languages',
]

export const usualFields = (filled: readonly string[]): string[] =>
  usual.filter((field) => filled.includes(field))

export const shortestWords = 20
export const longestWords = 2000
export const longestLetter = 6000

/** What a blind reader calls an application: the beginning of its ID. */
export const codeOf = (id: string): string => id.slice(0, 4).toUpperCase()
