import { profileParts } from '../../profile/profiles/profile-parts.ts'

export const purposes = ['job', 'internship', 'apprenticeship', 'mission', 'talk'] as const
export type Purpose = (typeof purposes)[number]

export const statuses = ['pending', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type ContactStatus = (typeof statuses)[number]

/** What can be shared with a company, in display order. */
export const shareableFields = ['name', 'photo', 'email', 'phone', 'resume', ...profileParts] as const
export type ShareableField = (typeof shareableFields)[number]

/** Certificates contain the name, and skills link to them. */
const naming: ShareableField[] = ['skills', 'certificates']
export const needsName = (field: ShareableField): boolean => naming.includes(field)

/** What can be shared of a selection: without the name, nothing that reveals it. */
export const shareableOf = (chosen: readonly string[]): ShareableField[] =>
  shareableFields.filter((field) => chosen.includes(field) && (chosen.includes('name') || !needsName(field)))

export interface Share {
  fields: ShareableField[]
  /** The last day of the share. */
  until: string
}

const dayMs = 86_400_000
/** Months as numbers of days; a year ends a day early, so that it is at most one in every time zone. */
export const shareMonths: Record<number, number> = { 1: 30, 3: 91, 6: 182, 12: 364 }
export const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

export const shortestText = 20
export const longestText = 2000
export const longestReason = 500
/** The last full day before the moment a share ends. */
export const lastDayOf = (until: string): string =>
  new Date(new Date(until).getTime() - 1).toISOString().slice(0, 10)
