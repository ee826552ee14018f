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

/**
 * A line as the database expects it: its number, each field, what is wrong with the line itself, the ID in the
 * school's system, and whether the person is listed as a student, only known, or gone.
 */
export type RosterLine = [line: number, ...cells: string[]]

export const maxLines = 100_000

/** Something wrong in a file of a bundle that isn't about a student's own line. */
export interface FileProblem {
  file: string
  line: number
  reason: ProblemReason
  /** What the cell says. */
  value: string
}

export const problemReasons = [
  'quote_open',
  'too_many_cells',
  'id_missing',
  'status_unknown',
  'role_unknown',
  'user_unknown',
  'class_unknown',
  'term_unknown',
  'org_unknown',
  'date_invalid',
] as const
export type ProblemReason = (typeof problemReasons)[number]

/** A bundle as it is compared with the roster. */
export interface Bundle {
  lines: RosterLine[]
  problems: FileProblem[]
  /** Lists everyone, so students who are missing have left. */
  isComplete: boolean
}
