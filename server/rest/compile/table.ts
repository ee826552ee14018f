import type { Catalog, Table } from '../catalog/model.ts'
import { qualified } from '../catalog/model.ts'
import { restError } from '../errors.ts'
import { closest, veryNear } from '../plan/closest.ts'

export function findTable(catalog: Catalog, schema: string, name: string): Table {
  const table = catalog.tables.get(qualified(schema, name))
  if (table) return table
  const inSchema = [...catalog.tables.values()].filter((candidate) => candidate.schema === schema)
  const suggestion = closest(
    name,
    inSchema.map((candidate) => candidate.name),
    veryNear,
  )
  throw restError(404, 'PGRST205', `Could not find the table '${schema}.${name}' in the schema cache`, {
    hint: suggestion ? `Perhaps you meant the table '${schema}.${suggestion}'` : null,
  })
}

/** Columns named by a body or parameter must exist: their types are needed to read the body. */
export function assertColumns(table: Table, names: string[]): void {
  for (const name of names) {
    if (table.columns.has(name)) continue
    throw restError(
      400,
      'PGRST204',
      `Could not find the '${name}' column of '${table.name}' in the schema cache`,
    )
  }
}
