import { comparable } from '../../../lib/comparable.ts'
import type { ProgramPage, StudentRow, Task, UnlinkedStudent } from './api/answers.ts'
import { type Cell, cellsOf, isHandedIn, nameOf } from './cells.ts'

export interface Row {
  student: StudentRow
  name: string
  cohort: string
  cells: Cell[]
  validated: number
  handedIn: number
  late: number
  /** Fewer chosen than required, after the last due date. */
  isBehind: boolean
}

/** A row without work: nothing is known before an account is linked. */
interface UnlinkedRow {
  student: UnlinkedStudent
  name: string
  cohort: string
}

interface Totals {
  handedIn: number
  validated: number
  late: number
}

export interface Matrix {
  missions: Task[]
  rows: Row[]
  /** After the others; empty while filtering by state. */
  unlinked: UnlinkedRow[]
  /** By mission, in order. */
  totals: Totals[]
  all: Totals
  /** How many submissions are expected from the students shown. */
  expected: number
  /** How many missions each of them has to do; all of them if nothing is due. */
  required: number
  students: number
  unshared: number
}

export const filters = ['all', 'late', 'not_begun', 'waiting', 'behind', 'done'] as const
type Filter = (typeof filters)[number]

export interface MatrixFilter {
  show: Filter
  cohort: string | undefined
  search: string
}

export const everybody: MatrixFilter = { show: 'all', cohort: undefined, search: '' }

/** How many missions each student has to do. */
function requiredOf({ program, missions }: ProgramPage): number {
  const assigned = missions.filter(({ is_proposed }) => !is_proposed).length
  if (program.mode === 'free') return 0
  return program.mode === 'choice' ? Math.min(program.choose_count ?? 0, assigned) : assigned
}

const cohortOf = (page: ProgramPage, { cohort }: UnlinkedStudent): string =>
  page.cohorts.find(({ id }) => id === cohort)?.name ?? ''

function rowOf(page: ProgramPage, student: StudentRow, required: number, isOver: boolean): Row {
  const cells = cellsOf(student)
  const chosen = cells.filter(({ state }) => state !== 'open').length
  return {
    student,
    name: nameOf(student),
    cohort: cohortOf(page, student),
    cells,
    validated: cells.filter(({ state }) => state === 'validated').length,
    handedIn: cells.filter(isHandedIn).length,
    late: cells.filter(({ lateness }) => lateness === 'late').length,
    isBehind: isOver && chosen < required,
  }
}

const fits: Record<Filter, (row: Row, required: number) => boolean> = {
  all: () => true,
  late: ({ late }) => late > 0,
  not_begun: ({ cells }) => cells.some(({ state }) => state === 'to_begin'),
  waiting: ({ cells }) => cells.some(({ state }) => state === 'submitted'),
  behind: ({ isBehind }) => isBehind,
  done: ({ validated, cells }, required) => validated >= (required || cells.length),
}

/** The visible part of a program: screen and report are both built from this, so that their totals agree. */
export function matrixOf(page: ProgramPage, filter: MatrixFilter): Matrix {
  const missions = page.missions.filter(({ is_proposed }) => !is_proposed)
  const required = requiredOf(page)
  const dates = missions.map(({ due_on }) => due_on)
  const isOver =
    page.program.mode === 'choice' &&
    dates.length > 0 &&
    dates.every((due) => due !== null && due < page.today)
  const words = comparable(filter.search)
  const cohorts = page.cohorts.filter(({ id }) => !filter.cohort || id === filter.cohort)
  const isInCohort = ({ cohort }: UnlinkedStudent) => !filter.cohort || cohort === filter.cohort
  const rows = page.students
    .filter(isInCohort)
    .map((student) => rowOf(page, student, required, isOver))
    .filter((row) => fits[filter.show](row, required) && comparable(row.name).includes(words))
  const unlinked = (filter.show === 'all' ? page.unlinked : [])
    .filter(isInCohort)
    .map((student) => ({ student, name: nameOf(student), cohort: cohortOf(page, student) }))
    .filter(({ name }) => comparable(name).includes(words))
  const count = (test: (cell: Cell) => boolean, nth: number) =>
    rows.filter(({ cells }) => cells[nth] && test(cells[nth])).length
  const totals = missions.map((_, nth) => ({
    handedIn: count(isHandedIn, nth),
    validated: count(({ state }) => state === 'validated', nth),
    late: count(({ lateness }) => lateness === 'late', nth),
  }))
  const sum = (key: keyof Totals) => totals.reduce((total, one) => total + one[key], 0)
  const students = cohorts.reduce((total, cohort) => total + cohort.students, 0)
  const sharing = cohorts.reduce((total, cohort) => total + cohort.sharing, 0)
  return {
    missions,
    rows,
    unlinked,
    totals,
    all: { handedIn: sum('handedIn'), validated: sum('validated'), late: sum('late') },
    expected: rows.length * required,
    required: required || missions.length,
    students,
    unshared: students - sharing,
  }
}
