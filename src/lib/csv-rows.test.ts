import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { type CsvRow, csvParser, parseCsv } from '../../supabase/functions/_shared/tables/csv-rows.ts'

const head = 'Nom;Prénom;Courriel;Numéro'
const student = (number: number) => `Nom${number};Prénom${number};s${number}@x.test;${number}`
const roster = (...lines: string[]) => [head, ...lines].join('\n')
const names = (rows: CsvRow[]) => rows.map(({ cells }) => cells[0])

describe('an unclosed quotation mark', () => {
  it('P1-1 marks its own line and swallows no other', () => {
    const good = Array.from({ length: 900 }, (_, place) => student(place))
    const rows = parseCsv(roster(...good.slice(0, 300), 'Bernard;"Hugo;hugo@x.test;1', ...good.slice(300)))
    expect(rows).toHaveLength(902)
    expect(rows[301]).toEqual({
      line: 302,
      cells: ['Bernard', 'Hugo', 'hugo@x.test', '1'],
      fault: 'quote_open',
    })
    expect(rows.filter(({ fault }) => fault)).toHaveLength(1)
    expect(rows.at(-1)).toEqual({ line: 902, cells: student(899).split(';') })
  })

  it('P1-1 is found if a later line has its own quotation marks', () => {
    for (const later of [
      '"Diop";"Awa";awa@x.test;2',
      'Diop;"Awa";awa@x.test;2',
      'Diop;Awa "Zou";awa@x.test;2',
    ]) {
      const rows = parseCsv(roster('Bernard;"Hugo;hugo@x.test;1', student(5), later, student(6)))
      expect(names(rows), later).toEqual(['Nom', 'Bernard', 'Nom5', 'Diop', 'Nom6'])
      expect(
        rows.map(({ fault }) => fault),
        later,
      ).toEqual([undefined, 'quote_open', undefined, undefined, undefined])
    }
  })

  it('P1-1 is found if a later line closes it by chance', () => {
    const rows = parseCsv(roster('Bernard;"Hugo;hugo@x.test;1', 'Diop;Awa";awa@x.test;2', student(6)))
    expect(names(rows)).toEqual(['Nom', 'Bernard', 'Diop', 'Nom6'])
    expect(rows[1]!.fault).toBe('quote_open')
    const wide = parseCsv(roster('Bernard;"Hugo;hugo@x.test;1', 'Diop;Awa;awa@x.test;2"', student(6)))
    expect(names(wide)).toEqual(['Nom', 'Bernard', 'Diop', 'Nom6'])
  })

  it('P1-1 is found on the last line, and in the header', () => {
    expect(parseCsv('a,b\nc,"d')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['c', 'd'], fault: 'quote_open' },
    ])
    expect(names(parseCsv(`"${head}\n${student(1)}\n${student(2)}\n`))).toEqual(['Nom', 'Nom1', 'Nom2'])
  })
})

it('P1-1 reads a multiline cell as one, including delimiters', () => {
  const rows = parseCsv('name,address,city\r\nAda,"12, rue X\r\n2nd floor, left",Lyon\r\nBo,,Nice')
  expect(rows).toEqual([
    { line: 1, cells: ['name', 'address', 'city'] },
    { line: 2, cells: ['Ada', '12, rue X\r\n2nd floor, left', 'Lyon'] },
    { line: 3, cells: ['Bo', '', 'Nice'] },
  ])
})

/** The letters of a file or of what was read from it, without what a reader may drop. */
const letters = (text: string) => text.replace(/[\s",]/g, '')

describe('any file', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', ' ', 'b', '1'), maxLength: 8 })
  const table = fc
    .integer({ min: 1, max: 6 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 12 }),
    )

  it('P1-1 reads well-formed input like another reader, unless it asks people to check', () => {
    let compared = 0
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n'), fc.boolean(), (rows, newline, quotes) => {
        const text = Papa.unparse(rows, { newline, quotes })
        const read = parseCsv(text, ',')
        if (read.some(({ fault }) => fault)) {
          // Only if the lines of a record could be records of their own.
          expect(rows.some((row) => row.some((one) => one.includes(',') && one.includes('\n')))).toBe(true)
          return
        }
        compared += 1
        const { data } = Papa.parse<string[]>(text, { delimiter: ',', newline, skipEmptyLines: 'greedy' })
        expect(read.map(({ cells }) => cells)).toEqual(data)
      }),
      { numRuns: 2000 },
    )
    expect(compared).toBeGreaterThan(1500)
  })

  const anyText = fc.string({
    unit: fc.constantFrom('a', 'b', '"', '""', ',', '\n', '\r\n', '\r', ' ', 'é'),
    maxLength: 80,
  })

  it('P1-1 loses nothing, however broken it is and however it is split', () => {
    fc.assert(
      fc.property(anyText, fc.nat(80), (text, cut) => {
        const rows = parseCsv(text, ',')
        expect(letters(rows.flatMap(({ cells }) => cells).join(''))).toBe(letters(text))
        // Each line is from the file, and none is repeated.
        const lines = rows.map(({ line }) => line)
        expect(lines).toEqual([...new Set(lines)].sort((one, other) => one - other))
        expect(lines.at(-1) ?? 0).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length)
        const parse = csvParser(',')
        expect([...parse(text.slice(0, cut)), ...parse(text.slice(cut), true)]).toEqual(rows)
      }),
      { numRuns: 5000 },
    )
  })
})
