import { block, key, type Lines } from './layout.ts'
import type { ColumnInfo, RelationInfo, SchemaModel } from './model.ts'
import { tsType } from './ts-type.ts'

/** A table or view: its rows, its writable columns and the targets of its foreign keys. */
export function writeRelation(model: SchemaModel, schemas: string[], relation: RelationInfo): Lines {
  const type = (column: ColumnInfo) =>
    tsType(model, schemas, column.type) + (column.nullable ? ' | null' : '')
  const written = (isOptional: (column: ColumnInfo) => boolean) =>
    relation.columns.map((column) => {
      if (column.isAlwaysGenerated) return `${key(column.name)}?: never`
      return `${key(column.name)}${isOptional(column) ? '?' : ''}: ${type(column)}`
    })
  const row = [
    ...relation.columns.map((column) => `${key(column.name)}: ${type(column)}`),
    ...computedColumns(model, schemas, relation),
  ]
  return block(key(relation.name), [
    ...block('Row', row),
    ...(relation.isInsertable
      ? block(
          'Insert',
          written((column) => column.nullable || column.hasDefault),
        )
      : []),
    ...(relation.isUpdatable
      ? block(
          'Update',
          written(() => true),
        )
      : []),
    ...writeRelationships(model, relation),
  ])
}

/** Functions of a row are computed columns in PostgREST. */
function computedColumns(model: SchemaModel, schemas: string[], relation: RelationInfo): string[] {
  return model.functions
    .filter(({ schema, arguments: [only, ...others], isSet, outputs }) => {
      const of = only && others.length === 0 ? model.types.get(only.type) : undefined
      const isRow = of?.kind === 'table' && of.schema === relation.schema && of.name === relation.name
      return isRow && schema === relation.schema && !isSet && outputs.length === 0
    })
    .map((routine) => `${key(routine.name)}: ${tsType(model, schemas, routine.returns)} | null`)
}

function writeRelationships(model: SchemaModel, relation: RelationInfo): Lines {
  const own = model.foreignKeys
    .filter(({ schema, table, targetSchema }) => {
      return schema === relation.schema && table === relation.name && targetSchema === relation.schema
    })
    .sort((a, b) => compare(a.name, b.name) || compare(a.target, b.target))
  if (own.length === 0) return ['Relationships: []']
  const list = (names: string[]) => `[${names.map((name) => JSON.stringify(name)).join(', ')}]`
  return [
    'Relationships: [',
    own.flatMap(
      (foreignKey): Lines => [
        '{',
        [
          `foreignKeyName: ${JSON.stringify(foreignKey.name)}`,
          `columns: ${list(foreignKey.columns.map(([column]) => column))}`,
          `isOneToOne: ${foreignKey.isOneToOne}`,
          `referencedRelation: ${JSON.stringify(foreignKey.target)}`,
          `referencedColumns: ${list(foreignKey.columns.map(([, column]) => column))}`,
        ],
        '},',
      ],
    ),
    ']',
  ]
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
