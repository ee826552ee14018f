import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { guessColumns } from '../../../../supabase/functions/_shared/rosters/columns.ts'
import type { StudentRow } from './api/answers.ts'
import { rosterCsv } from './roster-csv.ts'

const student = {
  email: 'ada@school.example',
  firstName: 'Ada',
  lastName: '=HYPERLINK("x")',
  number: '7',
  cohort: 'B1',
  labels: ['abroad', 'night'],
  adviser: null,
  status: 'enrolled',
  isLinked: false,
  invitation: { state: 'expired' },
} as StudentRow

it('P2 exports a list with headers an import understands, and nothing a spreadsheet would run', () => {
  const words: Record<string, string> = { firstName: 'First name', lastName: 'Last name' }
  const t = ((key: string) =>
    words[key.split('.')[1]!] ?? key.split('.')[1]) as unknown as TFunction<'students'>
  const [head, line] = rosterCsv([student], t).replace('\uFEFF', '').split('\r\n')
  const start = [{ line: 1, cells: head!.split(',') }]
  expect(guessColumns({ start })).toEqual([
    'email',
    'firstName',
    'lastName',
    'number',
    'cohort',
    'labels',
    'adviser',
    null,
    null,
  ])
  expect(line).toBe(`ada@school.example,Ada,"'=HYPERLINK(""x"")",7,B1,"abroad, night",,enrolled,expired`)
})
