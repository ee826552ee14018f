import { importFields } from '../../../../../supabase/functions/_shared/rosters/model.ts'

export { type ImportField, importFields } from '../../../../../supabase/functions/_shared/rosters/model.ts'

export const importStatuses = ['checking', 'applying', 'done', 'undone'] as const
export type ImportStatus = (typeof importStatuses)[number]

export const lineStates = ['new', 'changed', 'leaving', 'same', 'duplicate', 'wrong'] as const
export type LineState = (typeof lineStates)[number]

export const faults = [
  'quote_open',
  'too_many_cells',
  'id_missing',
  'status_unknown',
  'role_unknown',
  'formula',
  'email_missing',
  'email_invalid',
  'name_missing',
  'too_long',
  'labels',
  'adviser_unknown',
  'two_students',
  'other_id',
] as const

/** How many lines confirming would import, or students it would mark as left. */
export const toTakeOver = ({ counts }: { counts: Partial<Record<LineState, number>> }) =>
  (counts.new ?? 0) + (counts.changed ?? 0) + (counts.leaving ?? 0)

/** What a line can change: its fields, the ID in the school's system, and whether the student is back. */
export const changedFields = [...importFields, 'externalId', 'status'] as const
