/** A job or a time at a school as a file tells it; dates are months. */
export interface ImportedStation {
  title: string
  at: string
  location: string
  from: ImportedMonth
  until: ImportedMonth
  details: string
}

export interface ImportedMonth {
  /** "2024-09", or nothing. */
  month: string
  /** The file has a year alone: the month is put in. */
  isYear: boolean
  /** Something stood there that is no date. */
  isUnread: boolean
}

export const aboutFields = [
  'firstName',
  'lastName',
  'jobTitle',
  'location',
  'summary',
  'linkedinUrl',
  'portfolioUrl',
  'phone',
] as const
export type AboutField = (typeof aboutFields)[number]

/** What a file says, before it is compared with the profile. */
export interface Imported {
  source: 'jsonResume' | 'linkedIn' | 'resume'
  /** First and last name in one, where the file does not tell them apart. */
  wholeName: string
  about: Partial<Record<AboutField, string>>
  skills: string[]
  interests: string[]
  drivingLicenses: string[]
  experience: ImportedStation[]
  education: ImportedStation[]
  languages: { name: string; fluency: string }[]
  /** It is longer than anything that is read to its end. */
  isCut?: boolean
  /** Parts of the file that a profile has no place for, as the file calls them. */
  leftOut: string[]
  /** Lines that could not be placed, as they are in the file. */
  unread: string[]
}
