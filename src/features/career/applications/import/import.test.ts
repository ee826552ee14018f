import { describe, expect, it } from 'vitest'
import en from '../../../../i18n/en/applications.ts'
import fr from '../../../../i18n/fr/applications.ts'
import { cardsToCsv } from '../export-csv.ts'
import type { Column, Stage } from '../model.ts'
import { dateFrom, dateOrderOf, dayFrom } from './dates.ts'
import { mappingFor } from './fields.ts'
import { readTable } from './read-table.ts'
import { importRows, type Target } from './rows.ts'
import { amountFrom, contractFrom } from './values.ts'

const names: Record<Stage, string> = {
  wishlist: 'Envies',
  applied: 'Postulé',
  interview: 'Entretien',
  offer: 'Offre',
  closed: 'Clos',
}
const columns: Column[] = (Object.keys(names) as Stage[]).map((stage, index) => ({
  id: stage,
  name: stage === 'offer' ? 'Yes!' : null,
  stage,
  position: `a${index}`,
}))
const target: Target = {
  columns,
  cards: [],
  language: 'en',
  nameOf: ({ name, stage }) => name ?? names[stage],
}

/** Windows-1252, as an old spreadsheet writes it. */
const windows = (text: string) =>
  new Blob([Uint8Array.from(text, (letter) => ({ '€': 0x80, '’': 0x92 })[letter] ?? letter.charCodeAt(0))])

async function read(file: Blob, more: Partial<Target> = {}) {
  const table = await readTable(file)
  return { table, rows: importRows(table.rows, mappingFor(table.header), { ...target, ...more }) }
}

describe('file', () => {
  it('in Windows-1252 with semicolons is decoded correctly', async () => {
    const { table, rows } = await read(
      windows(
        'Société;Poste;Ville;Statut;Salaire;Date\r\nL’Été;Chargée d’études;Sète;Entretien;"38 000,50 €";31/12/2026\r\n',
      ),
    )
    expect(table).toMatchObject({ encoding: 'windows-1252', delimiter: ';' })
    expect(rows).toMatchObject([
      {
        line: 2,
        problem: null,
        ignored: [],
        isDuplicate: false,
        card: {
          company: 'L’Été',
          job_title: 'Chargée d’études',
          location: 'Sète',
          column_id: 'interview',
          salary_min: 38_000.5,
        },
      },
    ])
    expect(new Date(rows[0]!.card.next_at!).getDate()).toBe(31)
  })

  it.each([
    ['commas', 'Company,Position\n"Ampère, SA",Dev\n', ','],
    ['tabs', 'Company\tPosition\nAmpère, SA\tDev\n', '\t'],
    ['a byte order mark', '\uFEFFCompany;Position\nAmpère, SA;Dev\n', ';'],
  ])('with %s in UTF-8 is read', async (_, text, delimiter) => {
    const { table, rows } = await read(new Blob([text]))
    expect(table).toMatchObject({ encoding: 'utf-8', delimiter })
    expect(rows[0]!.card).toMatchObject({ company: 'Ampère, SA', job_title: 'Dev' })
  })

  it('reports unusable values row by row', async () => {
    const text = 'Company,Link,Contract,Status\nAcme,javascript:alert(1),??,Offer\n,https://a.example,CDI,\n'
    const { rows } = await read(new Blob([text]))
    expect(rows[0]).toMatchObject({ ignored: ['link', 'contract'], problem: null })
    expect(rows[0]!.card.column_id).toBe('offer')
    expect(rows[0]!.card).not.toHaveProperty('link')
    expect(rows[1]).toMatchObject({ problem: 'noCompany' })
  })

  it('P1-1 keeps every line when a quotation mark is never closed', async () => {
    const text = 'Company;Position;City;Notes\nAcme;"Dev;Lyon;\nBeta;Ops;Nice;"two\nlines"\nGamma;QA;Brest;\n'
    const { rows } = await read(new Blob([text]))
    expect(rows.map(({ line, problem, card }) => [line, problem, card.company])).toEqual([
      [2, 'quoteOpen', 'Acme'],
      [3, null, 'Beta'],
      [4, null, 'Gamma'],
    ])
    expect(rows[1]!.card.notes).toBe('two\nlines')
  })

  it('has its duplicates marked: on the board, by link, and earlier in the file', async () => {
    const text =
      'Company,Position,Link\nacmé,DEV,\nOther,Dev,https://a.example/1\nNew,Dev,\nNew,dev,\nNew,Ops,\n'
    const cards = [
      { company: 'Acme', job_title: 'Dev', link: null },
      { company: 'X', job_title: '', link: 'https://a.example/1' },
    ]
    const { rows } = await read(new Blob([text]), { cards })
    expect(rows.map(({ isDuplicate }) => isDuplicate)).toEqual([true, true, false, true, false])
  })

  it.each([
    ['nothing', new Blob([])],
    ['only a header', new Blob(['Company,Position\n'])],
    ['a program', new Blob([Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0])])],
    ['a spreadsheet file', new Blob([Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0])])],
  ])('with %s is refused', async (_, file) => {
    await expect(readTable(file)).rejects.toMatchObject({ code: 'not_a_table' })
  })

  it('with too many rows or bytes is refused', async () => {
    await expect(readTable(new Blob([`Company\n${'a\n'.repeat(2001)}`]))).rejects.toMatchObject({
      code: 'import_size',
    })
    const huge = { size: 30 * 1024 * 1024 } as Blob
    await expect(readTable(huge)).rejects.toMatchObject({ code: 'file_too_large' })
  })

  it.each([
    ['English', en],
    ['French', fr],
  ])('we exported in %s can be imported', async (_, texts) => {
    const card = {
      company: '=SUM(A1)',
      job_title: '🦊 <script>alert(1)</script>',
      column_id: 'applied',
      applied_on: '2026-04-03',
      link: 'https://a.example/1',
      location: 'Sète; Paris',
      contract: 'internship',
      salary_min: 600,
      salary_max: 650.5,
      salary_currency: 'CHF',
      priority: 2,
      tags: ['one', 'two'],
      notes: 'a "quoted"\nline',
      next_action: '',
      next_at: '2026-12-31T08:00:00.000Z',
      contact_name: '',
      contact_email: '',
      contact_phone: '+33 1',
      resume_label: 'v2',
      rejection_reason: '',
    }
    const csv = cardsToCsv([card as never], columns, {
      header: (field) => texts.fields[field],
      columnName: target.nameOf,
      contract: (contract) => texts.contracts[contract as 'internship'],
      priority: () => texts.priorities.high,
    })
    expect(csv).toContain(`'=SUM(A1)`)
    const { rows } = await read(new Blob([csv]))
    const kept = Object.fromEntries(Object.entries(card).filter(([, value]) => value !== ''))
    expect(rows[0]).toMatchObject({ ignored: [], problem: null })
    expect(rows[0]!.card).toMatchObject(kept)
  })
})

it.each([
  ['38 000 €', 38_000],
  ['38\u202f000,5', 38_000.5],
  ['$38,000.50', 38_000.5],
  ['38.000,50', 38_000.5],
  ['38k', 38_000],
  ['1,200', 1200],
  ['a lot', null],
])('reads %s as %s', (text, amount) => expect(amountFrom(text)).toBe(amount))

it.each(['31/02/2026', '2026-13-01', 'tomorrow', '12/2026'])('rejects %s as a date', (text) => {
  expect(dateFrom(text)).toBeNull()
})

it.each([
  ['2026-04-03', '2026-04-03'],
  ['2026-04-03 14:30', '2026-04-03'],
  ['3/4/2026', '2026-04-03'],
  ['03.04.26', '2026-04-03'],
  ['Apr 3, 2026', '2026-04-03'],
  ['April 3rd, 2026', '2026-04-03'],
  ['Fri, April 3, 2026', '2026-04-03'],
  ['3 avril 2026', '2026-04-03'],
  ['1er déc. 2026', '2026-12-01'],
  ['15 août 2026', '2026-08-15'],
  ['le 3 avril', null],
  ['2026-04-031', null],
  ['31/04/2026', null],
])('P2-applications: reads %s as the day %s', (text, day) => expect(dayFrom(text)).toBe(day))

it('P2-applications: detects the order of day and month from the whole column', () => {
  expect(dateOrderOf(['03/04/2026', '13/04/2026'], 'en')).toBe('day')
  expect(dateOrderOf(['03/04/2026', '04/13/2026'], 'fr')).toBe('month')
  expect(dateOrderOf(['03/04/2026'], 'fr')).toBe('day')
  expect(dateOrderOf(['03/04/2026'], 'en')).toBe('month')
  expect(dayFrom('03/04/2026', 'month')).toBe('2026-03-04')
})

it.each([
  ['CDI', 'permanent'],
  ['Contrat d’alternance', 'apprenticeship'],
  ['Internship', 'internship'],
  ['nonsense', null],
])('reads the contract %s as %s', (text, contract) => expect(contractFrom(text)).toBe(contract))
