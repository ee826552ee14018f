import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('quotes what needs quoting, and keeps accents for spreadsheets', () => {
  expect(
    toCsv(
      ['Compétence', 'h'],
      [
        ['a,b', 1.5],
        ['say "hi"', null],
      ],
    ),
  ).toBe('\uFEFFCompétence,h\r\n"a,b",1.5\r\n"say ""hi""",')
})

it('lets no spreadsheet run what somebody typed', () => {
  expect(toCsv(['x'], [['=1+1'], ['@cmd']])).toContain(`'=1+1`)
})
