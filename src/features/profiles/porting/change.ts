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

/** One thing that an import would do, to be taken or left. */
export interface Change {
  key: string
  part: ChangePart
  state: ChangeState
  /** What it is about; a field of the profile has its name from the texts. */
  title: string
  differences: Difference[]
  notes: ChangeNote[]
  reason?: SkipReason
  apply: (fields: ProfileFields) => ProfileFields
}

/** Lists of single words, which have nothing more to tell. */
export const isWords = (part: ChangePart): boolean =>
  part === 'skills' || part === 'drivingLicenses' || part === 'interests'

export const nothing = (fields: ProfileFields): ProfileFields => fields

/** What a person wrote himself is only replaced where he says so. */
export const isProposed = ({ state }: Change): boolean => state === 'new' || state === 'completed'
export const isChoice = ({ state }: Change): boolean => state !== 'same' && state !== 'skipped'

export function shorten(text: string, most: number): string {
  // Not through the middle of a sign that takes two places.
  return text
    .slice(0, most)
    .replace(/\p{Cs}/gu, '')
    .trim()
}
