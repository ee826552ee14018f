import { key, type Lines } from './layout.ts'
import type { FunctionInfo, SchemaModel } from './model.ts'
import { tsType } from './ts-type.ts'

/** A function that can be called by name, with all its overloads. */
export function writeFunction(model: SchemaModel, schemas: string[], overloads: FunctionInfo[]): Lines {
  const [first, ...others] = overloads.map((overload) => writeOverload(model, schemas, overload))
  const name = key(overloads[0]!.name)
  if (others.length === 0) return [`${name}: {`, first!, '}']
  return [`${name}:`, [first!, ...others].flatMap((overload): Lines => ['| {', overload, '}'])]
}

/** Arguments are passed by name. A single unnamed one is the whole body, or the row of a computed column. */
export function isCallable(model: SchemaModel, { arguments: declared }: FunctionInfo): boolean {
  const unnamed = declared.filter(({ name }) => name === '')
  if (unnamed.length === 0) return true
  const type = model.types.get(unnamed[0]!.type)
  return (
    declared.length === 1 && (type?.kind === 'table' || /^(jsonb?|text|xml|bytea)$/.test(type?.name ?? ''))
  )
}

function writeOverload(model: SchemaModel, schemas: string[], routine: FunctionInfo): Lines {
  const type = (oid: string) => tsType(model, schemas, oid)
  const properties = [...routine.arguments]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((argument) => `${key(argument.name)}${argument.isOptional ? '?' : ''}: ${type(argument.type)}`)
  return [
    `Args: ${properties.length ? `{ ${properties.join('; ')} }` : 'never'}`,
    ...writeReturns(model, routine, type),
    ...writeSetofOptions(model, schemas, routine),
  ]
}

function writeReturns(model: SchemaModel, routine: FunctionInfo, type: (oid: string) => string): Lines {
  const returned = model.types.get(routine.returns)
  const isRow = returned?.kind === 'table' || returned?.kind === 'composite'
  const columns = isRow
    ? returned.attributes.map(({ name, type, nullable }) => ({ name, type, nullable }))
    : routine.outputs.map(({ name, type }) => ({ name, type, nullable: false }))
  const many = routine.isSet ? '[]' : ''
  if (columns.length === 0) return [`Returns: ${type(routine.returns)}${many}`]
  return [
    'Returns: {',
    columns.map((column) => `${key(column.name)}: ${type(column.type)}${column.nullable ? ' | null' : ''}`),
    `}${many}`,
  ]
}

/** Rows of a table can be filtered and embedded like the table's own. */
function writeSetofOptions(model: SchemaModel, schemas: string[], routine: FunctionInfo): Lines {
  const returned = model.types.get(routine.returns)
  if (returned?.kind !== 'table' || !schemas.includes(returned.schema)) return []
  const source = routine.arguments.length === 1 ? model.types.get(routine.arguments[0]!.type) : undefined
  return [
    'SetofOptions: {',
    [
      `from: ${JSON.stringify(source?.kind === 'table' ? source.name : '*')}`,
      `to: ${JSON.stringify(returned.name)}`,
      `isOneToOne: ${!routine.isSet || routine.isOneRow}`,
      `isSetofReturn: ${routine.isSet}`,
    ],
    '}',
  ]
}
