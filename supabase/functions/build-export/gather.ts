import type { ExportTable, Rows } from './export.ts'

interface Source {
  read(tables: string[]): Promise<Rows>
  /** How much is done, from 0 to 1. */
  note(share: number): Promise<void>
}

const tablesAtOnce = 25

/** The rows of every table that has some, in steps small enough to report progress. */
export async function gatherRows(tables: ExportTable[], source: Source): Promise<Rows> {
  const rows: Rows = {}
  for (let begun = 0; begun < tables.length; begun += tablesAtOnce) {
    const names = tables.slice(begun, begun + tablesAtOnce).map(({ name }) => name)
    for (const [name, found] of Object.entries(await source.read(names))) {
      if (found.length) rows[name] = found
    }
    await source.note(Math.min(1, (begun + tablesAtOnce) / tables.length))
  }
  return rows
}
