import { createInstance } from 'i18next'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import en from '../../../i18n/en/programs.ts'
import type { ProgramPage, StudentRow, Task } from './api/answers.ts'
import { everybody, type MatrixFilter, matrixOf } from './matrix.ts'
import { reportCsv, writeReport } from './report.ts'

const task = (id: string, due_on: string | null = '2026-01-10', is_proposed = false): Task => ({
  id,
  category: 'web',
  difficulty: 'beginner',
  title: `Mission ${id}`,
  company: 'Acme',
  due_on,
  seats: null,
  seats_by: 'order',
  is_proposed,
  is_open: true,
  votes: 0,
  given: 0,
})
const student = (id: string, states: string, lateness: string, cohort = 'one'): StudentRow => ({
  id,
  first_name: 'Zoé',
  last_name: id,
  cohort,
  states,
  lateness,
  extended: '000',
  person: null,
})
const page = (students: StudentRow[], mode: 'all' | 'choice' | 'free' = 'all'): ProgramPage => ({
  today: '2026-02-01',
  program: {
    id: 'p',
    name: 'Autumn',
    description: '',
    starts_on: null,
    ends_on: null,
    mode,
    choose_count: mode === 'choice' ? 2 : null,
    remind_days: 3,
    assigned_at: '2026-01-01',
    archived_at: null,
    revision: 1,
  },
  cohorts: [
    { id: 'one', name: 'One', students: 6, linked: 4, sharing: 3 },
    { id: 'two', name: 'Two', students: 2, linked: 1, sharing: 1 },
  ],
  teachers: [],
  missions: [task('a'), task('b'), task('x', null, true), task('c')],
  students,
  unlinked: [{ id: 'u', first_name: 'Zoé', last_name: 'Unlinked', cohort: 'one' }],
  asking: [],
})
const everyone = page([
  student('Arnaud', 'vvv', '010'),
  student('Bekele', 'vsn', '002'),
  student('Cruz', 'bcx', '200'),
  student('Diallo', 'nnn', '222', 'two'),
])
const names = (filter: Partial<MatrixFilter>, of = everyone) =>
  matrixOf(of, { ...everybody, ...filter }).rows.map(({ student: { id } }) => id)

describe("a program's matrix", () => {
  it('has a column per assigned mission with totals of what is shown, and counts unnamed students', () => {
    const matrix = matrixOf(everyone, everybody)
    expect(matrix.missions.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(matrix.totals).toEqual([
      { handedIn: 2, validated: 2, late: 2 },
      { handedIn: 3, validated: 1, late: 1 },
      { handedIn: 2, validated: 1, late: 2 },
    ])
    expect(matrix).toMatchObject({
      all: { handedIn: 7, validated: 4, late: 5 },
      students: 8,
      unshared: 4,
      expected: 12,
    })
    expect(matrixOf(everyone, { ...everybody, cohort: 'two' })).toMatchObject({
      all: { handedIn: 0, late: 3 },
      students: 2,
      unshared: 1,
    })
  })

  it('is filtered by state, cohort and name', () => {
    expect(names({ show: 'late' })).toEqual(['Bekele', 'Cruz', 'Diallo'])
    expect(names({ show: 'not_begun' })).toEqual(['Bekele', 'Diallo'])
    expect(names({ show: 'waiting' })).toEqual(['Bekele'])
    expect(names({ show: 'done' })).toEqual(['Arnaud'])
    expect(names({ show: 'late', cohort: 'two' })).toEqual(['Diallo'])
    expect(names({ search: 'zoe cr' })).toEqual(['Cruz'])
  })

  it('P2 lists students without a linked account when all students are shown', () => {
    const unlinked = (filter: Partial<MatrixFilter>) =>
      matrixOf(everyone, { ...everybody, ...filter }).unlinked.map(({ name }) => name)
    expect(unlinked({})).toEqual(['Zoé Unlinked'])
    expect(unlinked({ cohort: 'one', search: 'unl' })).toEqual(['Zoé Unlinked'])
    expect(unlinked({ cohort: 'two' })).toEqual([])
    expect(unlinked({ search: 'cruz' })).toEqual([])
    expect(unlinked({ show: 'late' })).toEqual([])
  })

  it('reports who has chosen too few when the last due date has passed', () => {
    const chosen = page([student('Few', 'v--', '000'), student('Enough', 'vb-', '000')], 'choice')
    expect(names({ show: 'behind' }, chosen)).toEqual(['Few'])
    expect(names({ show: 'behind' }, { ...chosen, today: '2026-01-10' })).toEqual([])
    expect(names({ show: 'behind' })).toEqual([])
  })
})

describe('the report', () => {
  const texts = createInstance()
  texts.init({
    lng: 'en',
    resources: { en: { programs: en } },
    defaultNS: 'programs',
    showSupportNotice: false,
  } as never)
  const t = texts.t as never

  it('has the rows and totals of the screen, whatever is shown', () => {
    for (const filter of [
      everybody,
      { ...everybody, show: 'late' as const },
      { ...everybody, cohort: 'two' },
    ]) {
      const matrix = matrixOf(everyone, filter)
      const report = writeReport(everyone, matrix, filter, t, 'en')
      const { data } = Papa.parse<string[]>(reportCsv(report, t).replace(/^\uFEFF/, ''))
      const students = data.slice(1, 1 + matrix.rows.length)
      const after = data.slice(1 + matrix.rows.length)
      const unlinked = after.splice(0, matrix.unlinked.length)
      expect(unlinked.map(([last]) => last)).toEqual(matrix.unlinked.map(({ student }) => student.last_name))
      const [validated, handedIn, late, unshared] = after
      expect(students.map(([last]) => last)).toEqual(matrix.rows.map(({ student: { id } }) => id))
      expect(validated!.slice(3)).toEqual([
        ...matrix.totals.map((one) => String(one.validated)),
        String(matrix.all.validated),
        '',
        '',
      ])
      expect(handedIn!.slice(3)).toEqual([
        ...matrix.totals.map((one) => String(one.handedIn)),
        '',
        String(matrix.all.handedIn),
        '',
      ])
      expect(late!.slice(3)).toEqual([
        ...matrix.totals.map((one) => String(one.late)),
        '',
        '',
        String(matrix.all.late),
      ])
      expect(unshared!.slice(0, 2)).toEqual([en.report.unshared, String(matrix.unshared)])
      // The rows add up to the totals, counted from the text alone.
      const said = students.flatMap((row) => row.slice(3, 6))
      expect(said.filter((cell) => cell.startsWith('Validated'))).toHaveLength(matrix.all.validated)
      expect(said.filter((cell) => cell.endsWith('(late)'))).toHaveLength(matrix.all.late)
      expect(report.figures.map(({ value }) => value)).toEqual([
        matrix.students,
        matrix.all.handedIn,
        matrix.all.validated,
        matrix.all.late,
      ])
      expect(report.totals).toEqual(matrix.all)
    }
  })
})
