import type { TFunction } from 'i18next'
import { toCsv } from '../../lib/csv.ts'
import { formatItems } from '../../lib/formats/lists.ts'
import { importFields } from './import/columns.ts'
import type { StudentRow } from './model.ts'

/** The list as a file, with the heads that an import understands, and what became of each account. */
export function rosterCsv(students: StudentRow[], t: TFunction<'students'>): string {
  const header = [...importFields, 'status' as const, 'account' as const].map((field) => t(`fields.${field}`))
  const rows = students.map((student) => [
    ...importFields.map((field) => (field === 'labels' ? formatItems(student.labels) : student[field])),
    t(`status.${student.status}`),
    t(`badge.${accountOf(student)}`),
  ])
  return toCsv(header, rows)
}

/** Whether there is an account behind a student, and what became of the invitation. */
export const accountOf = ({ isLinked, invitation }: StudentRow) =>
  isLinked ? 'linked' : (invitation?.state ?? 'none')
