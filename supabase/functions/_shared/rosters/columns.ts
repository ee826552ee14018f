import { comparable } from '../tables/comparable.ts'
import type { CsvRow } from '../tables/csv-rows.ts'
import { type ImportField, importFields } from './model.ts'

/** For each column of the file, the field it maps to, if any. */
export type Mapping = (ImportField | null)[]

/** Names of column headers, in English and French, without accents and punctuation. */
const heads: Record<ImportField, string[]> = {
  email: [
    'email',
    'e mail',
    'mail',
    'courriel',
    'email address',
    'adresse email',
    'adresse e mail',
    'adresse mail',
    'adresse electronique',
    'school email',
    'email etudiant',
    'mail etudiant',
    'email etablissement',
  ],
  firstName: ['first name', 'firstname', 'given name', 'forename', 'prenom', 'prenoms', 'prenom usuel'],
  lastName: [
    'last name',
    'lastname',
    'surname',
    'family name',
    'nom',
    'nom de famille',
    'nom usuel',
    'nom d usage',
  ],
  number: [
    'number',
    'student number',
    'student id',
    'id',
    'ine',
    'matricule',
    'numero',
    'numero etudiant',
    'numero d etudiant',
    'no etudiant',
    'n etudiant',
    'n',
    'identifiant',
    'code apprenant',
    'numero apprenant',
  ],
  cohort: [
    'cohort',
    'class',
    'classe',
    'promotion',
    'promo',
    'group',
    'groupe',
    'section',
    'formation',
    'year group',
  ],
  labels: ['labels', 'label', 'tags', 'tag', 'etiquettes', 'etiquette', 'mots cles'],
  adviser: [
    'adviser',
    'advisor',
    'tutor',
    'tuteur',
    'tutrice',
    'conseiller',
    'conseillere',
    'referent',
    'referente',
    'referent e',
    'adviser email',
    'responsable',
  ],
}

const simple = (head: string) =>
  comparable(head)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
const isAddress = (cell: string) => /^\S+@\S+\.\S+$/.test(cell.trim())

/** A first line containing an email address is already a student. */
export const hasHeads = (start: CsvRow[]): boolean => !start[0]?.cells.some(isAddress)

/** By the headers or, failing that, by which column contains email addresses. */
export function guessColumns({ start }: { start: CsvRow[] }): Mapping {
  const count = Math.max(...start.map(({ cells }) => cells.length))
  const mapping: Mapping = Array.from({ length: count }, () => null)
  const words = hasHeads(start) ? start[0]!.cells.map(simple) : []
  for (const field of importFields) {
    const at = heads[field].map((head) => words.indexOf(head)).find((place) => place >= 0 && !mapping[place])
    if (at !== undefined) mapping[at] = field
  }
  if (!mapping.includes('email')) {
    const body = start.slice(hasHeads(start) ? 1 : 0)
    const at = mapping.findIndex(
      (field, place) => !field && body.some(({ cells }) => isAddress(cells[place] ?? '')),
    )
    if (at >= 0) mapping[at] = 'email'
  }
  return mapping
}

/**
 * How many cells a line of this file has: as many as the header, unless most of the first lines have more.
 */
export function columnCount(start: CsvRow[]): number {
  const isHeaded = hasHeads(start)
  const counts = start.slice(isHeaded ? 1 : 0).map(filledCells)
  const usual = counts.toSorted((one, other) => one - other)[Math.floor((counts.length - 1) / 2)] ?? 0
  return Math.max(isHeaded ? start[0]!.cells.length : 0, usual)
}

/** Without trailing empty cells, which spreadsheets add. */
const filledCells = ({ cells }: CsvRow) => cells.findLastIndex((cell) => cell.trim() !== '') + 1

/** A line as the database expects it: its number, each field, and what is wrong with the line itself. */
export const toLine = (row: CsvRow, mapping: Mapping, columns: number): [number, ...string[]] => [
  row.line,
  ...importFields.map((field) => (row.cells[mapping.indexOf(field)] ?? '').trim().slice(0, 500)),
  row.fault ?? (filledCells(row) > columns ? 'too_many_cells' : ''),
]
