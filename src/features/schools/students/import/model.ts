/** In the order in which lines are sent. */
export const importFields = [
  'email',
  'firstName',
  'lastName',
  'number',
  'cohort',
  'labels',
  'adviser',
] as const
export type ImportField = (typeof importFields)[number]

export const importStatuses = ['checking', 'applying', 'done', 'undone'] as const
export type ImportStatus = (typeof importStatuses)[number]

export const lineStates = ['new', 'changed', 'same', 'duplicate', 'wrong'] as const
export type LineState = (typeof lineStates)[number]

export const faults = [
  'quote_open',
  'too_many_cells',
  'formula',
  'email_missing',
  'email_invalid',
  'name_missing',
  'too_long',
  'labels',
  'adviser_unknown',
  'two_students',
] as const

/** How many lines confirming would import. */
export const toTakeOver = ({ counts }: { counts: Partial<Record<LineState, number>> }) =>
  (counts.new ?? 0) + (counts.changed ?? 0)
