import { describe, expect, it } from 'vitest'
import { parseCsv } from '../../../../supabase/functions/_shared/tables/csv-rows.ts'
import type { ExportedApplication, ExportedOpening } from './api/answers.ts'
import { type Catalogs, readOpenings } from './import/rows.ts'
import { applicationsCsv, openingsCsv, templateCsv } from './openings-csv.ts'
import { htmlCard, markdownPosting, plainPosting } from './posting.ts'

const skill = (slug: string, name_en: string, name_fr: string) => ({
  slug,
  name_en,
  name_fr,
  category: 'data',
  aliases: [],
})
const catalogs: Catalogs = {
  language: 'en',
  skills: [skill('sql', 'SQL', 'SQL'), skill('customer-service', 'Customer service', 'Relation client')],
  towns: [{ slug: 'saint-etienne', name_en: 'Saint-Étienne', name_fr: 'Saint-Étienne' }],
}
function read(csv: string, more: Partial<Catalogs> = {}) {
  const [header, ...rows] = parseCsv(csv)
  return readOpenings(header!.cells, rows, { ...catalogs, ...more })
}

describe('a file of openings', () => {
  it('is read in either language', () => {
    const [line] = read(
      'Intitulé;Contrat;Ville;Temps de travail;Heures par semaine;Rémunération minimale;Rémunération maximale;Période de rémunération;Date limite;Indispensables;Atouts;Langue\n' +
        'Comptable (F/H);CDI;saint-étienne;Temps partiel;28;2 000,50;2 400 €;par mois;03/04/2027;Relation client;sql;français',
      { language: 'fr' },
    )
    expect(line).toEqual({
      line: 2,
      problem: null,
      ignored: [],
      opening: {
        title: 'Comptable (F/H)',
        language: 'fr',
        description: '',
        contracts: ['permanent'],
        town: 'saint-etienne',
        remote: 'on_site',
        workingTime: 'part',
        hoursPerWeek: 28,
        durationMonths: null,
        places: 1,
        pay: { min: 2000.5, max: 2400, currency: 'EUR', period: 'month' },
        startOn: null,
        applyBy: '2027-04-03',
        skills: [
          { slug: 'customer-service', must: true, weight: 2, level: null },
          { slug: 'sql', must: false, weight: 2, level: null },
        ],
      },
    })
  })

  it('says line by line what is missing or not understood', () => {
    const lines = read(
      'Title,Contract,Town,Positions,Must-haves,Minimum pay\n' +
        ',Permanent,,,,\nBaker,pirate,Atlantis,many,SQL | Juggling,lots\nCook,Internship,,3,SQL | sql,1000',
    )
    expect(lines.map(({ line, problem, ignored }) => ({ line, problem, ignored }))).toEqual([
      { line: 2, problem: 'noTitle', ignored: [] },
      { line: 3, problem: null, ignored: ['town', 'contract', 'payMin', 'places', 'mustHaves'] },
      { line: 4, problem: null, ignored: [] },
    ])
    expect(lines[2]!.opening).toMatchObject({
      contracts: ['internship'],
      places: 3,
      skills: [{ slug: 'sql' }],
    })
  })

  it('comes back from an export and from the template as it was', () => {
    const opening: ExportedOpening = {
      title: '=SUM(1)',
      language: 'en',
      description: 'Line one,\n"line two"',
      contracts: ['fixed_term'],
      town: { nameEn: 'Saint-Étienne', nameFr: 'Saint-Étienne' },
      remote: 'hybrid',
      workingTime: 'part',
      hoursPerWeek: 17.5,
      durationMonths: 6,
      places: 2,
      placesFilled: 0,
      startOn: '2027-01-04',
      applyBy: null,
      pay: { min: 12.5, max: 14, currency: 'EUR', period: 'hour' },
      skills: [
        { nameEn: 'SQL', nameFr: 'SQL', must: true },
        { nameEn: 'Customer service', nameFr: 'Relation client', must: false },
      ],
      status: 'open',
      audience: 'everyone',
      slug: 'sum',
      publishedAt: null,
      closedAt: null,
    }
    const csv = openingsCsv([opening], {
      header: (column) => headers[column] ?? column,
      contract: () => 'Fixed-term',
      remote: () => 'hybrid',
      workingTime: () => 'Part-time',
      period: () => 'per hour',
      status: (status) => status,
      audience: (audience) => audience,
      address: (slug) => `https://essor.test/openings/${slug}`,
    })
    // A spreadsheet must not run it.
    expect(csv).toContain(`"'=SUM(1)"`)
    const [line] = read(csv.replace('\uFEFF', ''))
    expect(line).toMatchObject({
      problem: null,
      ignored: [],
      opening: {
        title: '=SUM(1)',
        description: 'Line one,\n"line two"',
        contracts: ['fixed_term'],
        town: 'saint-etienne',
        remote: 'hybrid',
        workingTime: 'part',
        hoursPerWeek: 17.5,
        durationMonths: 6,
        places: 2,
        startOn: '2027-01-04',
        pay: { min: 12.5, max: 14, currency: 'EUR', period: 'hour' },
        skills: [
          { slug: 'sql', must: true },
          { slug: 'customer-service', must: false },
        ],
      },
    })
    const template = templateCsv((column) => headers[column]!, {
      ...Object.fromEntries(Object.keys(headers).map((column) => [column, null])),
      title: 'Example',
    } as Parameters<typeof templateCsv>[1])
    expect(read(template.replace('\uFEFF', ''))).toMatchObject([
      { opening: { title: 'Example' }, ignored: [] },
    ])
  })
})

const headers: Record<string, string> = {
  title: 'Title',
  language: 'Language',
  contract: 'Contract',
  town: 'Town',
  remote: 'Work mode',
  workingTime: 'Working time',
  hoursPerWeek: 'Hours per week',
  durationMonths: 'Duration (months)',
  places: 'Positions',
  payMin: 'Minimum pay',
  payMax: 'Maximum pay',
  payCurrency: 'Currency',
  payPeriod: 'Pay period',
  startOn: 'Start date',
  applyBy: 'Apply by',
  mustHaves: 'Must-haves',
  niceToHaves: 'Nice-to-haves',
  description: 'Description',
}

it('writes applications as their reader sees them, each question a column', () => {
  const blind = {
    id: 'a1',
    stage: 'new',
    isBlind: true,
    sentAt: '2026-11-16T09:00:00Z',
    dueAt: null,
    outcome: null,
    facts: {},
    mustHaves: [{ slug: 'sql', source: 'proven' }],
    certificates: [],
    answers: [{ id: 'why', question: 'Why?', answer: '+1', isHidden: false }],
  } as unknown as ExportedApplication
  const named = {
    ...blind,
    id: 'a2',
    letter: 'Dear team',
    profile: { name: 'Zoé Petit', email: 'zoe@essor.test' },
    answers: [{ id: 'when', question: 'When?', isHidden: false }],
  } as unknown as ExportedApplication
  const csv = applicationsCsv([blind, named], {
    header: (column) => column,
    applicant: ({ id, name }) => name ?? `Candidate ${id}`,
    stage: (id) => id,
    outcome: (outcome) => outcome,
    skill: (slug) => slug.toUpperCase(),
  })
  const [header, first, second] = parseCsv(csv.replace('\uFEFF', '')).map(({ cells }) => cells)
  expect(header!.slice(-2)).toEqual(['Why?', 'When?'])
  expect([first![0], first!.at(-2), first!.at(-1)]).toEqual(['Candidate a1', "'+1", ''])
  expect(first!.join('')).not.toContain('@')
  expect(second).toEqual(expect.arrayContaining(['Zoé Petit', 'Dear team', 'zoe@essor.test', 'SQL']))
})

describe('the text of an opening', () => {
  const posting = {
    title: 'Baker_*',
    organization: 'Acme',
    facts: [
      { label: 'Location', value: 'Lyon' },
      { label: 'Pay', value: '€2,000 – €2,300 a month' },
    ],
    description: '## Your work\n\nYou **bake**.',
    skillsLabel: 'Must-haves',
    skills: ['SQL'],
    applyLabel: 'Apply',
    address: 'https://essor.test/openings/baker',
  }

  it('is plain, or Markdown', () => {
    expect(plainPosting(posting)).toBe(
      'Baker_*\nAcme\n\nLocation: Lyon\nPay: €2,000 – €2,300 a month\n\nYour work\n\nYou bake.\n\nMust-haves\n- SQL\n\nApply: https://essor.test/openings/baker',
    )
    expect(markdownPosting(posting)).toBe(
      '# Baker\\_\\*\n\n**Acme**\n\n- **Location**: Lyon\n- **Pay**: €2,000 – €2,300 a month\n\n## Your work\n\nYou **bake**.\n\n**Must-haves**\n\n- SQL\n\n[Apply](https://essor.test/openings/baker)',
    )
  })

  it('in a list for another site contains nothing that runs there', () => {
    const html = htmlCard({
      heading: 'Openings at <Acme>',
      language: 'en',
      postings: [
        { title: '<script>alert(1)</script>', language: 'fr', facts: 'A & B', address: 'https://e.test/"x' },
      ],
      all: { label: 'All', address: 'https://e.test' },
    })
    expect(html).toContain(
      '<li><a href="https://e.test/&quot;x" lang="fr">&lt;script&gt;alert(1)&lt;/script&gt;</a><br>A &amp; B</li>',
    )
    expect(html).not.toMatch(/<script|style=|<Acme/)
  })
})
