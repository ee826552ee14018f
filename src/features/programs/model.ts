export const modes = ['all', 'choice', 'free'] as const
export type Mode = (typeof modes)[number]

export interface Program {
  id: string
  name: string
  description: string
  starts_on: string | null
  ends_on: string | null
  mode: Mode
  choose_count: number | null
  remind_days: number
  assigned_at: string | null
  archived_at: string | null
  revision: number
}

/** A mission of a program; in the matrix once it is more than suggested. */
export interface Task {
  id: string
  title: string
  company: string
  due_on: string | null
  seats: number | null
  seats_by: 'order' | 'teacher'
  is_proposed: boolean
  is_open: boolean
  votes: number
  given: number
}

/** A student who shares progress: one letter and one digit per assigned mission, in order. */
export interface StudentRow {
  id: string
  first_name: string
  last_name: string
  cohort: string
  states: string
  lateness: string
  extended: string
  /** The account, if skills are shared too. */
  person: string | null
}

/** A student on the roster without a linked account. */
export type UnlinkedStudent = Pick<StudentRow, 'id' | 'first_name' | 'last_name' | 'cohort'>

export interface ProgramPage {
  today: string
  program: Program
  cohorts: { id: string; name: string; students: number; linked: number; sharing: number }[]
  teachers: { id: string; name: string }[]
  missions: Task[]
  students: StudentRow[]
  unlinked: UnlinkedStudent[]
  asking: { mission: string; student: string; asked_at: string }[]
}

export const states = [
  'open',
  'asked',
  'to_begin',
  'begun',
  'submitted',
  'changes_requested',
  'validated',
  'not_validated',
] as const
export type State = (typeof states)[number]

const letters: Record<string, State> = {
  '-': 'open',
  a: 'asked',
  n: 'to_begin',
  b: 'begun',
  s: 'submitted',
  c: 'changes_requested',
  v: 'validated',
  x: 'not_validated',
}

/** A symbol for each state, so that color is never alone. */
export const signs: Record<State, string> = {
  open: '–',
  asked: '?',
  to_begin: '○',
  begun: '◐',
  submitted: '●',
  changes_requested: '↺',
  validated: '✓',
  not_validated: '✕',
}

export interface Cell {
  state: State
  /** Late now, submitted late, or neither. */
  lateness: 'late' | 'was_late' | undefined
  isExtended: boolean
}

export function cellsOf({ states: written, lateness, extended }: StudentRow): Cell[] {
  return [...written].map((letter, nth) => ({
    state: letters[letter] ?? 'open',
    lateness: lateness[nth] === '2' ? 'late' : lateness[nth] === '1' ? 'was_late' : undefined,
    isExtended: extended[nth] === '1',
  }))
}

/** Work that reached the company, whatever the outcome. */
export const isHandedIn = ({ state }: Cell): boolean =>
  ['submitted', 'changes_requested', 'validated', 'not_validated'].includes(state)

export const nameOf = ({ first_name, last_name }: Pick<StudentRow, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

/** Options of a program's form. */
export interface Choices {
  cohorts: { id: string; name: string; is_archived: boolean; students: number }[]
  teachers: { id: string; name: string; is_me: boolean }[]
}

export interface CellDetails {
  state: State
  lateness: number
  due_on: string | null
  usual_due_on: string | null
  is_extended: boolean
  submitted_on: string | null
  started_at: string | null
  completed_at: string | null
  attempts: number
  progress: number
  place: 'asked' | 'given' | 'refused' | null
  extension: { due_on: string; reason: string; by: string | null; at: string } | null
  work: { enrollment_id: string; access: 'open' | 'not_shared' | 'not_allowed' | 'nothing_yet' } | null
}
