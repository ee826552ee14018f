import type { ProfileFields } from '../model.ts'
import type { AboutField } from './imported.ts'

type ChangeState = 'new' | 'completed' | 'replaced' | 'same' | 'skipped'
export type SkipReason =
  | 'noTitle'
  | 'order'
  | 'twice'
  | 'url'
  | 'unknownLanguage'
  | 'full'
  | 'tooLong'
  | 'phone'
  | 'license'
export type ChangeNote = 'yearOnly' | 'shortened' | 'unreadDate' | 'levelAssumed'
export type ChangePart =
  | 'about'
  | 'skills'
  | 'experience'
  | 'education'
  | 'languages'
  | 'drivingLicenses'
  | 'interests'

export interface Difference {
  field: AboutField | 'at' | 'from' | 'until' | 'details' | 'level'
  before: string
  after: string
}

/** One change of an import, to accept or skip. */
export interface Change {
  key: string
  part: ChangePart
  state: ChangeState
  /** What it is about; the names of profile fields come from the texts. */
  title: string
  differences: Difference[]
  notes: ChangeNote[]
  reason?: SkipReason
  apply: (fields: ProfileFields) => ProfileFields
}

/** Lists of single words, which have no details. */
export const isWords = (part: ChangePart): boolean =>
  part === 'skills' || part === 'drivingLicenses' || part === 'interests'

export const nothing = (fields: ProfileFields): ProfileFields => fields

/** What a person wrote is only replaced if they choose so. */
export const isProposed = ({ state }: Change): boolean => state === 'new' || state === 'completed'
export const isChoice = ({ state }: Change): boolean => state !== 'same' && state !== 'skipped'

export function shorten(text: string, most: number): string {
  // Don't cut through a surrogate pair.
  return text
    .slice(0, most)
    .replace(/\p{Cs}/gu, '')
    .trim()
}
