import { expect, it } from 'vitest'
import { csvMoment, toCsv } from './csv.ts'

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

it.each(['=1+1', '+1+1', '-1+1', '@cmd', '\tcmd', '\rcmd'])('keeps spreadsheets from running %j', (typed) => {
  expect(toCsv(['x'], [[typed]])).toBe(`\uFEFFx\r\n"'${typed}"`)
})

it("writes numbers and columns as each language's spreadsheets read them", () => {
  const rows = [
    ['a;b', 1250.5],
    ['-2', -0.5],
  ]
  expect(toCsv(['x', 'h'], rows, 'fr')).toBe('\uFEFFx;h\r\n"a;b";1250,5\r\n-2;-0,5')
  expect(toCsv(['x', 'h'], rows, 'en')).toBe('\uFEFFx,h\r\na;b,1250.5\r\n-2,-0.5')
  expect(toCsv(['x'], [['-2+3'], ['-cmd'], ['+33 1']], 'fr')).toBe(
    `\uFEFFx\r\n"'-2+3"\r\n"'-cmd"\r\n"'+33 1"`,
  )
})

it('writes a moment as every spreadsheet reads it', () => {
  expect(csvMoment('2026-11-16T17:05:00Z', 'Europe/Paris')).toBe('2026-11-16 18:05')
})
