import type { ImportField } from './columns.ts'

export const lineStates = ['new', 'changed', 'same', 'duplicate', 'wrong'] as const
export type LineState = (typeof lineStates)[number]

type Fields = Record<ImportField, string>

export const faults = [
  'quote_open',
  'too_many_cells',
  'formula',
  'email_missing',
  'email_invalid',
  'name_missing',
  'too_long',
  'labels',
  'adviser_unknown',
  'two_students',
] as const

export interface ImportLine extends Fields {
  line: number
  state: LineState
  /** A fault or, for a duplicate, the line that came first. */
  reason: string | null
  twin: { line: number; name: string; by: 'email' | 'number' } | null
  changes: Partial<Record<ImportField, [string, string]>> | null
  studentId: string | null
}

export interface StudentImport {
  id: string
  fileName: string
  status: 'checking' | 'applying' | 'done' | 'undone'
  createdAt: string
  appliedAt: string | null
  undoneAt: string | null
  by: string | null
  created: number
  changed: number
  kept: number
  /** Lines of the file without its header; null for old imports. */
  fileLines: number | null
  encoding: 'utf-8' | 'utf-16' | 'windows-1252' | null
  /** Lines skipped manually. */
  dropped: number
  /** Lines are deleted after a month. */
  hasLines: boolean
  counts: Partial<Record<LineState, number>>
  applied: number
  newCohorts: { name: string; lines: number }[]
  lines: ImportLine[]
}

/** How many lines confirming would import. */
export const toTakeOver = ({ counts }: StudentImport) => (counts.new ?? 0) + (counts.changed ?? 0)
