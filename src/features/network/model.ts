import type { Database } from '../../lib/database.types.ts'

/** A person's relation to the viewer: "open" accepts requests, "closed" doesn't. */
export type Relation = 'open' | 'closed' | 'asked' | 'asks_me' | 'connected' | 'blocked' | 'self'

export const grounds = ['mission', 'school', 'job'] as const
export type Ground = (typeof grounds)[number]

/** Something two people have in common. */
export interface Reason {
  kind: Ground
  titleEn?: string
  titleFr?: string
}

/** A person in a list, with as much as their own page shows. */
export interface NetworkPerson {
  id: string
  /** Only if there is a page to open. */
  handle?: string
  firstName: string
  lastName: string
  photo?: string
  jobTitle?: string
  location?: string
  relation: Relation
  common: Reason[]
  /** The note of a request. */
  note?: string
  at?: string
}

export interface PeoplePage<Cursor> {
  people: NetworkPerson[]
  next: Cursor | null
}

export const circles = ['everyone', 'related', 'nobody'] as const
type Circle = (typeof circles)[number]

export interface NetworkSettings {
  foundBy: Circle
  askedBy: Circle
  common: Ground[]
}

export const ownLists = ['connected', 'incoming', 'sent', 'blocked'] as const
export type OwnList = (typeof ownLists)[number]

export interface Network extends Record<OwnList, number> {
  asksLeft: number
  visibility: Database['public']['Enums']['profile_visibility']
  settings: NetworkSettings
  suggestions: NetworkPerson[]
}

export const longestNote = 300

export const nameOf = ({ firstName, lastName }: Pick<NetworkPerson, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

/** The words of a search, all of which must match. */
export const wordsOf = (typed: string): string[] => typed.split(/\s+/).filter(Boolean).slice(0, 8)
