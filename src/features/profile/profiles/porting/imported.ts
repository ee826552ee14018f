/** A job or education entry in a file; dates are months. */
export interface ImportedStation {
  title: string
  at: string
  location: string
  from: ImportedMonth
  until: ImportedMonth
  details: string
}

export interface ImportedMonth {
  /** "2024-09", or empty. */
  month: string
  /** The file only has a year: the month is made up. */
  isYear: boolean
  /** The file has a value there that isn't a date. */
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

/** The content of a file, before it is compared with the profile. */
export interface Imported {
  source: 'jsonResume' | 'linkedIn' | 'resume'
  /** First and last name together, if the file doesn't separate them. */
  wholeName: string
  about: Partial<Record<AboutField, string>>
  skills: string[]
  interests: string[]
  drivingLicenses: string[]
  experience: ImportedStation[]
  education: ImportedStation[]
  languages: { name: string; fluency: string }[]
  /** The file is too long to be read to the end. */
  isCut?: boolean
  /** Sections of the file that a profile has no place for, by their names in the file. */
  leftOut: string[]
  /** Lines that couldn't be placed, verbatim. */
  unread: string[]
}
