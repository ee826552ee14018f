import type { TFunction } from 'i18next'
import { writeDate } from '../../../../supabase/functions/_shared/formats/dates.ts'
import { type Cell as CsvCell, toCsv } from '../../../lib/csv.ts'
import { formatDate } from '../../../lib/dates.ts'
import { formatItems, formatList } from '../../../lib/formats/lists.ts'
import { formatQuoted } from '../../../lib/formats/words.ts'
import { formatDays } from '../../../lib/weeks.ts'
import type { ProgramPage } from './api/answers.ts'
import { type Cell, signs } from './cells.ts'
import type { Matrix, MatrixFilter } from './matrix.ts'

export type Texts = TFunction<'programs'>

/** A cell as text, for files. */
function words({ state, lateness }: Cell, t: Texts): string {
  const late = lateness && t(lateness === 'late' ? 'report.isLate' : 'report.wasLate')
  return t(`matrix.states.${state}`) + (late ? ` (${late})` : '')
}

/** A report of exactly what the screen shows: the same rows, the same totals. */
export function writeReport(
  page: ProgramPage,
  matrix: Matrix,
  filter: MatrixFilter,
  t: Texts,
  language: string,
) {
  const { program, cohorts, teachers } = page
  const cohort = cohorts.find(({ id }) => id === filter.cohort)
  const shown = [
    filter.show !== 'all' && t(`matrix.shows.${filter.show}`),
    cohort?.name,
    filter.search && formatQuoted(filter.search),
  ].filter(Boolean)
  return {
    title: t('report.title'),
    name: program.name,
    facts: [
      formatItems(cohorts.map(({ name }) => name)),
      t(`modes.${program.mode}`, { count: program.choose_count ?? 0 }),
      program.starts_on &&
        program.ends_on &&
        formatDays(program.starts_on, program.ends_on, language, 'short'),
      teachers.length > 0 && t('page.by', { names: formatList(teachers.map(({ name }) => name)) }),
    ]
      .filter(Boolean)
      .join(' · '),
    filter: shown.length > 0 ? t('report.filter', { filter: formatItems(shown) }) : undefined,
    made: t('report.made', {
      date: writeDate(language, { dateStyle: 'long' }, new Date()),
    }),
    figures: [
      { label: t('page.students'), value: matrix.students },
      { label: t('page.handedIn'), value: matrix.all.handedIn },
      { label: t('page.validated'), value: matrix.all.validated },
      { label: t('page.late'), value: matrix.all.late },
    ],
    missions: matrix.missions.map(({ title, company, due_on }, nth) => ({
      number: nth + 1,
      title,
      company,
      due: due_on ? formatDate(due_on) : '',
      ...matrix.totals[nth]!,
    })),
    students: matrix.rows.map((row) => ({
      id: row.student.id,
      last: row.student.last_name,
      first: row.student.first_name,
      cohort: row.cohort,
      cells: row.cells.map((cell) => ({
        sign: signs[cell.state],
        state: cell.state,
        lateness: cell.lateness,
        words: words(cell, t),
      })),
      validated: row.validated,
      handedIn: row.handedIn,
      late: row.late,
    })),
    unlinked: matrix.unlinked.map(({ student, cohort }) => ({
      last: student.last_name,
      first: student.first_name,
      cohort,
    })),
    totals: matrix.all,
    unshared: matrix.unshared,
  }
}

export type Report = ReturnType<typeof writeReport>

/** One row per student, then the totals of each mission as on screen. */
export function reportCsv(report: Report, t: Texts): string {
  const { missions, students, unlinked, totals, unshared } = report
  const header = [
    ...(['last', 'first', 'cohort'] as const).map((column) => t(`report.columns.${column}`)),
    ...missions.map(({ number, title }) => `${number}. ${title}`),
    ...(['validated', 'handedIn', 'late'] as const).map((column) => t(`report.columns.${column}`)),
  ]
  const blank = missions.map(() => null)
  const rows: CsvCell[][] = students.map(({ last, first, cohort, cells, validated, handedIn, late }) => [
    last,
    first,
    cohort,
    ...cells.map((cell) => cell.words),
    validated,
    handedIn,
    late,
  ])
  const waiting = unlinked.map(({ last, first, cohort }): CsvCell[] => [
    last,
    first,
    cohort,
    ...missions.map(() => t('matrix.notLinked')),
    null,
    null,
    null,
  ])
  const sums = (['validated', 'handedIn', 'late'] as const).map((key, place): CsvCell[] => [
    t('report.totalOf', { column: t(`report.columns.${key}`) }),
    null,
    null,
    ...missions.map((mission) => mission[key]),
    ...[0, 1, 2].map((column) => (column === place ? totals[key] : null)),
  ])
  return toCsv(header, [
    ...rows,
    ...waiting,
    ...sums,
    [t('report.unshared'), unshared, null, ...blank, null, null, null],
  ])
}
