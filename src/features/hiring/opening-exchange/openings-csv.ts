import { type Cell, csvMoment, toCsv } from '../../../lib/csv.ts'
import { inLanguage } from '../../../lib/in-language.ts'
import type { ExportedApplication, ExportedOpening } from './api/answers.ts'
import { type ColumnName, columns } from './import/columns.ts'

/** What an export adds to the columns that an import reads. */
export const moreColumns = ['status', 'audience', 'filled', 'address', 'publishedAt', 'closedAt'] as const
type ExportColumn = ColumnName | (typeof moreColumns)[number]

export interface OpeningWords {
  header: (column: ExportColumn) => string
  contract: (kind: ExportedOpening['contracts'][number]) => string
  remote: (mode: ExportedOpening['remote']) => string
  workingTime: (time: ExportedOpening['workingTime']) => string
  period: (period: 'hour' | 'month' | 'year') => string
  status: (status: ExportedOpening['status']) => string
  audience: (audience: ExportedOpening['audience']) => string
  address: (slug: string) => string
}

const skillNames = (skills: ExportedOpening['skills'], must: boolean) =>
  skills
    .filter((skill) => skill.must === must)
    .map((skill) => inLanguage(skill, 'name'))
    .join(' | ')

/** Openings as rows that the import reads back, with their status. */
export function openingsCsv(openings: ExportedOpening[], words: OpeningWords): string {
  const cells = (opening: ExportedOpening): Record<ExportColumn, Cell> => ({
    title: opening.title,
    language: opening.language,
    contract: opening.contracts.map(words.contract).join(' | '),
    town: opening.town && inLanguage(opening.town, 'name'),
    remote: words.remote(opening.remote),
    workingTime: words.workingTime(opening.workingTime),
    hoursPerWeek: opening.hoursPerWeek,
    durationMonths: opening.durationMonths,
    places: opening.places,
    payMin: opening.pay.min,
    payMax: opening.pay.max,
    payCurrency: opening.pay.currency,
    payPeriod: opening.pay.period && words.period(opening.pay.period),
    startOn: opening.startOn,
    applyBy: opening.applyBy,
    mustHaves: skillNames(opening.skills, true),
    niceToHaves: skillNames(opening.skills, false),
    description: opening.description,
    status: words.status(opening.status),
    audience: words.audience(opening.audience),
    filled: opening.placesFilled,
    address: opening.slug && words.address(opening.slug),
    publishedAt: opening.publishedAt && csvMoment(opening.publishedAt),
    closedAt: opening.closedAt && csvMoment(opening.closedAt),
  })
  const order = [...columns, ...moreColumns]
  return toCsv(
    order.map(words.header),
    openings.map((opening) => {
      const row = cells(opening)
      return order.map((column) => row[column])
    }),
  )
}

/** An empty file with one example. */
export const templateCsv = (
  header: (column: ColumnName) => string,
  example: Record<ColumnName, Cell>,
): string => toCsv(columns.map(header), [columns.map((column) => example[column])])

const applicationColumns = [
  'applicant',
  'stage',
  'sentAt',
  'dueAt',
  'outcome',
  'title',
  'town',
  'proven',
  'certificates',
  'letter',
  'email',
  'phone',
] as const

export interface ApplicationWords {
  header: (column: (typeof applicationColumns)[number]) => string
  /** The name once it is revealed, and until then a code. */
  applicant: (row: { id: string; name?: string }) => string
  stage: (id: string) => string
  outcome: (outcome: 'hired' | 'not_selected') => string
  skill: (slug: string) => string
}

/** Applications as their reader sees them; each question is a column of its own. */
export function applicationsCsv(applications: ExportedApplication[], words: ApplicationWords): string {
  const questions = new Map(
    applications.flatMap(({ answers }) => answers.map(({ id, question }) => [id, question] as const)),
  )
  const cells = ({ profile, ...one }: ExportedApplication): Cell[] => [
    words.applicant({ id: one.id, name: profile?.name }),
    words.stage(one.stage),
    csvMoment(one.sentAt),
    one.dueAt && csvMoment(one.dueAt),
    one.outcome && words.outcome(one.outcome),
    one.facts.title && inLanguage(one.facts.title, 'title'),
    one.facts.town && inLanguage(one.facts.town, 'name'),
    one.mustHaves
      .filter(({ source }) => source === 'proven')
      .map(({ slug }) => words.skill(slug))
      .join(' | '),
    one.certificates.map(({ mission }) => mission).join(' | '),
    one.letter,
    profile?.email,
    profile?.phone,
    ...[...questions.keys()].map((id) => one.answers.find((answer) => answer.id === id)?.answer),
  ]
  return toCsv([...applicationColumns.map(words.header), ...questions.values()], applications.map(cells))
}
