import type { Pool } from 'pg'
import { helperTypes } from './helper-types.ts'
import { block, key, type Lines, render } from './layout.ts'
import type { SchemaModel, TypeInfo } from './model.ts'
import { readSchema } from './read-schema.ts'
import { literals, tsType } from './ts-type.ts'
import { isCallable, writeFunction } from './write-function.ts'
import { writeRelation } from './write-relation.ts'

/** The PostgREST release that /rest/v1 matches. supabase-js selects some types by it. */
const postgrestVersion = '13'

const json = render([
  'export type Json =',
  ['| string', '| number', '| boolean', '| null', '| { [key: string]: Json | undefined }', '| Json[]'],
])

/** A database's types for supabase-js, in the layout of `supabase gen types typescript`. */
export async function generateTypes(db: Pool, schemas: string[]): Promise<string> {
  const model = await readSchema(db, schemas)
  const sorted = [...schemas].sort()
  const database: Lines = [
    'export type Database = {',
    [
      ...block('__InternalSupabase', [`PostgrestVersion: ${JSON.stringify(postgrestVersion)}`]),
      ...sorted.flatMap((schema) => writeSchema(model, schemas, schema)),
    ],
    '}',
  ]
  const constants: Lines = [
    'export const Constants = {',
    sorted.flatMap((schema): Lines => [`${key(schema)}: {`, writeConstants(model, schema), '},']),
    '} as const',
  ]
  return `${[json, render(database), helperTypes(schemas[0]!), render(constants)].join('\n\n')}\n`
}

function writeSchema(model: SchemaModel, schemas: string[], schema: string): Lines {
  const relations = model.relations.filter((relation) => relation.schema === schema)
  const ofKind = (isView: boolean) =>
    relations
      .filter((relation) => relation.isView === isView)
      .flatMap((relation) => writeRelation(model, schemas, relation))
  const enums = typesOf(model, schema, 'enum').map((type) => `${key(type.name)}: ${literals(type.labels)}`)
  const composites = typesOf(model, schema, 'composite').flatMap((type) =>
    block(
      key(type.name),
      type.attributes.map((column) => `${key(column.name)}: ${tsType(model, schemas, column.type)} | null`),
    ),
  )
  return block(key(schema), [
    ...block('Tables', ofKind(false)),
    ...block('Views', ofKind(true)),
    ...block('Functions', writeFunctions(model, schemas, schema)),
    ...block('Enums', enums),
    ...block('CompositeTypes', composites),
  ])
}

function writeFunctions(model: SchemaModel, schemas: string[], schema: string): Lines {
  const callable = model.functions.filter(
    (routine) => routine.schema === schema && isCallable(model, routine),
  )
  const byName = new Map<string, typeof callable>()
  for (const routine of callable) byName.set(routine.name, [...(byName.get(routine.name) ?? []), routine])
  return [...byName.values()].flatMap((overloads) => writeFunction(model, schemas, overloads))
}

function writeConstants(model: SchemaModel, schema: string): Lines {
  const enums = typesOf(model, schema, 'enum').map(
    (type) => `${key(type.name)}: [${type.labels.map((label) => JSON.stringify(label)).join(', ')}],`,
  )
  return enums.length ? ['Enums: {', enums, '},'] : ['Enums: {},']
}

function typesOf(model: SchemaModel, schema: string, kind: TypeInfo['kind']): TypeInfo[] {
  return [...model.types.values()]
    .filter((type) => type.schema === schema && type.kind === kind)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
