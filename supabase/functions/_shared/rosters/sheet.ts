import { writeItems } from '../formats/lists.ts'
import { parseCsv } from '../tables/csv-rows.ts'
import type { ProblemReason } from './model.ts'
import { RosterFault } from './roster-fault.ts'

/** A line of a bundle's file, by column. */
export interface Entry {
  line: number
  fault: ProblemReason | undefined
  cell(column: string): string
}

/** Every line of a file; refused if a column that is needed is missing. */
export function readSheet(file: string, text: string, needed: readonly string[]): Entry[] {
  const [head, ...rows] = parseCsv(text, ',')
  const places = new Map(head?.cells.map((cell, place) => [cell.trim().toLowerCase(), place]))
  const missing = needed.filter((column) => !places.has(column.toLowerCase()))
  if (missing.length > 0) throw new RosterFault('columnMissing', { file, columns: writeItems(missing) })
  return rows.map(({ line, cells, fault }) => ({
    line,
    fault:
      fault ??
      (cells.length > places.size && cells.length > head!.cells.length ? 'too_many_cells' : undefined),
    cell: (column) => (cells[places.get(column.toLowerCase()) ?? -1] ?? '').trim().slice(0, 500),
  }))
}

/** IDs in one cell, separated by commas. */
export const idsIn = (cell: string): string[] =>
  cell
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean)
