export const shareKinds = ['progress', 'work', 'skills', 'career'] as const
export type ShareKind = (typeof shareKinds)[number]

export const studentStatuses = ['enrolled', 'graduated', 'left'] as const
export type StudentStatus = (typeof studentStatuses)[number]

export const accountStates = ['linked', 'unlinked', 'uninvited', 'invited', 'expired', 'declined'] as const

interface StudentInvitation {
  state: 'open' | 'expired' | 'declined'
  sentAt: string
  expiresAt: string
}

/** What the school wrote. */
export interface WrittenFacts {
  id: string
  firstName: string
  lastName: string
  email: string
  number: string | null
  cohort: string | null
  labels: string[]
  adviser: string | null
  status: StudentStatus
  endedOn: string | null
}

export interface StudentRow extends WrittenFacts {
  isLinked: boolean
  /** The account of a student who shares skills, which the school may attest. */
  person: string | null
  shares: ShareKind[]
  invitation: StudentInvitation | null
}

/** What an account shares; parts that aren't shared are missing. */
export interface SharedFacts {
  progress?: {
    mission: string
    company: string
    status: 'in_progress' | 'submitted' | 'changes_requested' | 'validated' | 'not_validated' | 'left'
    progress: number
    startedAt: string
    submittedAt?: string
    completedAt?: string
  }[]
  work?: { submissions: number; lastAt?: string }
  skills?: { slug: string; en: string; fr: string; kinds: ('proven' | 'attested')[]; at: string }[]
  certificates?: { mission: string; company: string; issuedAt: string; code?: string }[]
  targets?: { en: string; fr: string }[]
  offers?: { company: string; job: string; at: string }[]
}

export interface Student extends StudentRow {
  cohortId: string | null
  adviserId: string | null
  linkedAt: string | null
  addedAt: string
  facts: SharedFacts | null
}

export interface Cohort {
  id: string
  name: string
  startsOn: string | null
  endsOn: string | null
  department: string | null
  isArchived: boolean
  students: number
}

export interface Roster {
  mayWrite: boolean
  cohorts: Cohort[]
  departments: { id: string; name: string }[]
  labels: { name: string; students: number }[]
  advisers: { id: string; name: string; email: string }[]
}

/** As in the address; empty values don't filter. */
export type StudentFilter = Record<
  'search' | 'cohort' | 'label' | 'adviser' | 'status' | 'account' | 'import',
  string
>

/** What a list is sorted by; a minus means descending. */
export const studentSorts = ['name', '-name', 'cohort', 'adviser', 'account', '-added'] as const
export type StudentSort = (typeof studentSorts)[number]

/** Students by their ids, or all that match. */
export type Selection = { ids: string[] } | { filter: StudentFilter }

export type StudentChange =
  | { cohort: string | null }
  | { adviser: string | null }
  | { label: string; isOn: boolean }
  | { status: StudentStatus; on?: string }

export const nameOf = ({ firstName, lastName, email }: WrittenFacts) =>
  `${firstName} ${lastName}`.trim() || email
