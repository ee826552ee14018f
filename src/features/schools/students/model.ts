export const shareKinds = ['progress', 'work', 'skills', 'career'] as const
export type ShareKind = (typeof shareKinds)[number]

export const studentStatuses = ['enrolled', 'graduated', 'left'] as const
export type StudentStatus = (typeof studentStatuses)[number]

export const accountStates = ['linked', 'unlinked', 'uninvited', 'invited', 'expired', 'declined'] as const

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

export const nameOf = ({ firstName, lastName, email }: Record<'firstName' | 'lastName' | 'email', string>) =>
  `${firstName} ${lastName}`.trim() || email
