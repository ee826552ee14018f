import { comparable } from '../../../../lib/comparable.ts'

/** The columns of the template, of the export and of the import, in this order. */
export const columns = [
  'title',
  'language',
  'contract',
  'town',
  'remote',
  'workingTime',
  'hoursPerWeek',
  'durationMonths',
  'places',
  'payMin',
  'payMax',
  'payCurrency',
  'payPeriod',
  'startOn',
  'applyBy',
  'mustHaves',
  'niceToHaves',
  'description',
] as const
export type ColumnName = (typeof columns)[number]

/** What columns are called in both languages, without accents: first as in our own files. */
const names: Record<ColumnName, string[]> = {
  title: ['title', 'intitule', 'job title', 'position', 'titre', 'poste', 'intitule du poste'],
  language: ['language', 'langue'],
  contract: ['contract', 'contrat', 'contract type', 'type de contrat', 'employment type'],
  town: ['town', 'ville', 'city', 'location', 'lieu'],
  remote: ['work mode', 'mode de travail', 'remote', 'remote work', 'teletravail'],
  workingTime: ['working time', 'temps de travail', 'full or part time'],
  hoursPerWeek: ['hours per week', 'heures par semaine'],
  durationMonths: ['duration (months)', 'duree (mois)', 'duration', 'duree'],
  places: ['positions', 'postes', 'number of positions', 'nombre de postes'],
  payMin: [
    'minimum pay',
    'remuneration minimale',
    'salary min',
    'minimum salary',
    'salaire min',
    'salaire minimum',
  ],
  payMax: [
    'maximum pay',
    'remuneration maximale',
    'salary max',
    'maximum salary',
    'salaire max',
    'salaire maximum',
  ],
  payCurrency: ['currency', 'devise'],
  payPeriod: ['pay period', 'periode de remuneration', 'period', 'periode'],
  startOn: ['start date', 'date de debut', 'start', 'debut'],
  applyBy: ['apply by', 'date limite', 'deadline', 'postuler avant'],
  mustHaves: ['must-haves', 'indispensables', 'required skills', 'skills', 'competences'],
  niceToHaves: ['nice-to-haves', 'souhaitees', 'atouts', 'other skills', 'autres competences'],
  description: ['description', 'job description', 'texte'],
}

const tidy = (name: string) => comparable(name).trim().replace(/\s+/g, ' ')

/** For each column, where it is in a file; -1 if it isn't. */
export function placesOf(header: string[]): Record<ColumnName, number> {
  const tidied = header.map(tidy)
  const entries = columns.map((column) => [
    column,
    names[column].map((name) => tidied.indexOf(name)).find((place) => place >= 0) ?? -1,
  ])
  return Object.fromEntries(entries) as Record<ColumnName, number>
}
