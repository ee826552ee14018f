import type { TFunction } from 'i18next'
import { toCsv } from '../../../lib/csv.ts'
import { formatItems } from '../../../lib/formats/lists.ts'
import type { StudentRow } from './api/answers.ts'
import { importFields } from './import/model.ts'

/** The list as a file, with headers an import understands, and the status of each account. */
export function rosterCsv(students: StudentRow[], t: TFunction<'students'>): string {
  const header = [...importFields, 'status' as const, 'account' as const].map((field) => t(`fields.${field}`))
  const rows = students.map((student) => [
    ...importFields.map((field) => (field === 'labels' ? formatItems(student.labels) : student[field])),
    t(`status.${student.status}`),
    t(`badge.${accountOf(student)}`),
  ])
  return toCsv(header, rows)
}

/** Whether a student has a linked account, and the status of the invitation. */
export const accountOf = ({ isLinked, invitation }: StudentRow) =>
  isLinked ? 'linked' : (invitation?.state ?? 'none')
