import { type Catalog, type Column, qualified, type Table } from '../catalog/model.ts'

/** A table's rows as a JSON schema. */
export function definition(table: Table, catalog: Catalog): Record<string, unknown> {
  const columns = [...table.columns.values()]
  const required = columns.filter((column) => !column.nullable).map((column) => column.name)
  return {
    description: table.description ?? undefined,
    required: required.length > 0 ? required : undefined,
    properties: Object.fromEntries(
      columns.map((column) => [
        column.name,
        { ...typeOf(column.type), description: notesOf(column, table, catalog) },
      ]),
    ),
    type: 'object',
  }
}

/** Code generators find keys by these notes. */
function notesOf(column: Column, table: Table, catalog: Catalog): string | undefined {
  const notes: string[] = []
  if (table.primaryKey.includes(column.name)) notes.push('This is a Primary Key.<pk/>')
  const relationships = catalog.relationships.get(qualified(table.schema, table.name)) ?? []
  const key = relationships.find(
    ({ columns, cardinality, targetIsView }) =>
      columns.length === 1 &&
      columns[0]![0] === column.name &&
      cardinality === 'many-to-one' &&
      !targetIsView,
  )
  if (key) {
    const [, theirs] = key.columns[0]!
    notes.push(
      `This is a Foreign Key to \`${key.target}.${theirs}\`.<fk table='${key.target}' column='${theirs}'/>`,
    )
  }
  return notes.length > 0 ? `Note:\n${notes.join('\n')}` : undefined
}

export function typeOf(type: string): Record<string, unknown> {
  if (type.endsWith('[]'))
    return { format: type, type: 'array', items: { type: jsonType(type.slice(0, -2)) } }
  const length = /^(?:character varying|character)\((\d+)\)$/.exec(type)
  const format = type.replace(/\(.*\)/, '')
  return { format, type: jsonType(format), ...(length ? { maxLength: Number(length[1]) } : {}) }
}

function jsonType(type: string): string | undefined {
  if (/^(smallint|integer|bigint)$/.test(type)) return 'integer'
  if (/^(numeric|real|double precision)$/.test(type)) return 'number'
  if (type === 'boolean') return 'boolean'
  return /^jsonb?$/.test(type) ? undefined : 'string'
}
