import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { describe, expect, it } from 'vitest'
import {
  columnCount,
  guessColumns,
  hasHeads,
  toLine,
} from '../../../../../supabase/functions/_shared/rosters/columns.ts'
import { csvParser } from '../../../../../supabase/functions/_shared/tables/csv-rows.ts'
import en from '../../../../i18n/en/students.ts'
import fr from '../../../../i18n/fr/students.ts'
import { importFields } from './model.ts'
import { openTable } from './open-table.ts'
import type { TableRow } from './table.ts'

const fileOf = (content: BlobPart, name = 'list.csv') => new File([content], name)
async function cellsOf(file: File): Promise<string[][]> {
  const { read } = await openTable(file)
  const rows: TableRow[] = []
  for await (const piece of read()) rows.push(...piece.rows)
  return rows.map(({ cells }) => cells)
}

describe('a text file', () => {
  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('with %s is read', async (_, sign) => {
    const text = [
      ['email', 'nom'],
      ['a@s.test', 'Été, "1"; x'],
      ['b@s.test', 'Deux\nlignes'],
    ]
      .map((row) =>
        row.map((cell) => (cell === row[0] ? cell : `"${cell.replaceAll('"', '""')}"`)).join(sign),
      )
      .join('\r\n')
    expect(await cellsOf(fileOf(text))).toEqual([
      ['email', 'nom'],
      ['a@s.test', 'Été, "1"; x'],
      ['b@s.test', 'Deux\nlignes'],
    ])
  })

  it('in any spreadsheet encoding is read', async () => {
    const bytes = Uint8Array.from('Pr\u00e9nom;Nom\nZo\u00eb;N\x92Diaye', (sign) => sign.charCodeAt(0))
    expect(await cellsOf(fileOf(bytes))).toEqual([
      ['Prénom', 'Nom'],
      ['Zoë', 'N’Diaye'],
    ])
    expect(await cellsOf(fileOf('\uFEFFPrénom,Nom\nZoë,Sarr'))).toEqual([
      ['Prénom', 'Nom'],
      ['Zoë', 'Sarr'],
    ])
    const wide = new Uint16Array([0xfeff, ...Array.from('a;b\né;d', (sign) => sign.charCodeAt(0))])
    expect(await cellsOf(fileOf(wide))).toEqual([
      ['a', 'b'],
      ['é', 'd'],
    ])
  })

  it('is the same however it is split into chunks', () => {
    const text = 'a,"b ""c""\r\nd",e\r\n\r\n"",f,"g"\n'
    const whole = csvParser(',')(text, true)
    expect(whole).toEqual([
      { line: 1, cells: ['a', 'b "c"\r\nd', 'e'] },
      { line: 3, cells: ['', 'f', 'g'] },
    ])
    for (let cut = 1; cut < text.length; cut++) {
      const parse = csvParser(',')
      expect([...parse(text.slice(0, cut)), ...parse(text.slice(cut), true)], String(cut)).toEqual(whole)
    }
  })

  it('over many chunks loses no letter', async () => {
    const rows = Array.from({ length: 20_000 }, (_, place) => `é${place}@s.test;Zoë;Ünal`)
    const cells = await cellsOf(fileOf(rows.join('\n')))
    expect(cells).toHaveLength(20_000)
    expect(cells.every(([email, first], place) => email === `é${place}@s.test` && first === 'Zoë')).toBe(true)
  })

  it("that isn't one is refused", async () => {
    await expect(openTable(fileOf(''))).rejects.toThrow('empty')
    await expect(openTable(fileOf('\n \n'))).rejects.toThrow('empty')
    await expect(openTable(fileOf(new Uint8Array([1, 0, 2])))).rejects.toThrow('unknownKind')
    await expect(openTable(fileOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'a.xls'))).rejects.toThrow(
      'oldKind',
    )
    await expect(openTable(fileOf('PK\x03\x04 nothing', 'a.xlsx'))).rejects.toThrow('broken')
  })
})

async function workbook(sheet: string, strings?: string): Promise<File> {
  const archive = new ZipWriter(new Uint8ArrayWriter())
  const add = (name: string, content: string) => archive.add(name, new TextReader(content))
  await add(
    'xl/workbook.xml',
    '<workbook><sheets><sheet name="Hidden" state="hidden" r:id="rId1"/><sheet name="A" r:id="rId2"/></sheets></workbook>',
  )
  await add(
    'xl/_rels/workbook.xml.rels',
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Target="/xl/worksheets/sheet2.xml" Id="rId2"/></Relationships>',
  )
  await add('xl/worksheets/sheet1.xml', '<worksheet/>')
  await add('xl/worksheets/sheet2.xml', sheet)
  if (strings) await add('xl/sharedStrings.xml', strings)
  return fileOf((await archive.close()) as BlobPart, 'list.xlsx')
}

describe('a workbook', () => {
  it('is read: shared and inline strings, numbers, gaps, and the visible sheet', async () => {
    const file = await workbook(
      `<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Nom &amp; co</t></is></c></row>
       <row r="3" spans="1:3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>2.0260001E7</v></c><c r="C3" t="str"><v>Zo&#xEB;</v></c></row>
       <row r="4"><c r="A4"/></row></sheetData></worksheet>`,
      '<sst><si><t>Courriel</t></si><si><r><t>a@</t></r><r><t>s.test</t></r><rPh><t>x</t></rPh></si></sst>',
    )
    const { read } = await openTable(file)
    const rows: TableRow[] = []
    for await (const piece of read()) rows.push(...piece.rows)
    expect(rows).toEqual([
      { line: 1, cells: ['Courriel', '', 'Nom & co'] },
      { line: 3, cells: ['a@s.test', '20260001', 'Zoë'] },
    ])
  })

  it('with prefixes and many rows is read to its end', async () => {
    const rows = Array.from(
      { length: 5000 },
      (_, place) => `<x:row><x:c t="inlineStr"><x:is><x:t>é${place}</x:t></x:is></x:c></x:row>`,
    )
    const { read } = await openTable(
      await workbook(`<x:worksheet><x:sheetData>${rows.join('')}</x:sheetData></x:worksheet>`),
    )
    const found: TableRow[] = []
    for await (const piece of read()) found.push(...piece.rows)
    expect(found).toEqual(rows.map((_, place) => ({ line: place + 1, cells: [`é${place}`] })))
  })
})

describe('columns', () => {
  const table = (...rows: string[][]) => ({
    name: 'x',
    encoding: null,
    read: async function* () {},
    start: rows.map((cells, place) => ({ line: place + 1, cells })),
  })

  it('are recognized by their headers in French and English', () => {
    expect(
      guessColumns(table(['N° étudiant', 'NOM', 'Prénom', 'Adresse e-mail', 'Promo', 'Remarque'])),
    ).toEqual(['number', 'lastName', 'firstName', 'email', 'cohort', null])
    expect(guessColumns(table(['E-Mail', 'First name', 'Surname', 'Class', 'Tags', 'Advisor']))).toEqual([
      'email',
      'firstName',
      'lastName',
      'cohort',
      'labels',
      'adviser',
    ])
  })

  it.each([
    ['English', en],
    ['French', fr],
  ])('are recognized by the headers of our own template in %s', (_, { fields }) => {
    expect(guessColumns(table(importFields.map((field) => fields[field])))).toEqual(importFields)
  })

  it('are recognized by their email addresses, and a list may have no header', () => {
    const bare = table(['Ada', 'ada@s.test'], ['Bo', 'bo@s.test'])
    expect(hasHeads(bare.start)).toBe(false)
    expect(guessColumns(bare)).toEqual([null, 'email'])
    expect(guessColumns(table(['Qui', 'Où'], ['Ada', 'ada@s.test']))).toEqual([null, 'email'])
    expect(toLine({ line: 4, cells: [' Ada ', 'a@s.test'] }, ['firstName', 'email'], 2)).toEqual([
      4,
      'a@s.test',
      'Ada',
      '',
      '',
      '',
      '',
      '',
      '',
    ])
  })

  it('P1-1 are counted, and a line with more of them is marked', () => {
    const heads = ['Nom', 'Prénom', 'Courriel', 'Numéro']
    const bodies = [
      ['Bernard', 'Hugo', 'hugo@s.test', '1', 'A', 'B', 'C'],
      ['Diop', 'Awa', 'awa@s.test', '2', '', ''],
      ['Roy', 'Zoé', 'zoe@s.test', '3'],
    ]
    const { start } = table(heads, ...bodies)
    const columns = columnCount(start)
    expect(columns).toBe(4)
    const marked = start.slice(1).map((row) => toLine(row, guessColumns(table(heads)), columns).at(-1))
    expect(marked).toEqual(['too_many_cells', '', ''])
    // A last column without a name still counts.
    expect(columnCount(table(heads.slice(0, 3), ...bodies.slice(1), bodies[2]!).start)).toBe(4)
    expect(columnCount(table(['Diop', 'awa@s.test'], ['Roy', 'zoe@s.test', 'x']).start)).toBe(2)
  })
})

it("P1-1 detects a file's encoding and returns every line of it", async () => {
  const lines = Array.from({ length: 1202 }, (_, place) => `Zoé${place};Ünal;s${place}@s.test;${place}`)
  lines[303] = 'Bernard;"Hugo;hugo@x.test;1'
  const text = ['Prénom;Nom;Courriel;Numéro', ...lines].join('\r\n')
  const latin = await openTable(fileOf(Uint8Array.from(text, (letter) => letter.charCodeAt(0))))
  expect(latin.encoding).toBe('windows-1252')
  const rows: TableRow[] = []
  for await (const piece of latin.read()) rows.push(...piece.rows)
  expect(rows).toHaveLength(1203)
  expect(rows.filter(({ fault }) => fault).map(({ line }) => line)).toEqual([305])
  expect((await openTable(fileOf(text))).encoding).toBe('utf-8')
})
