import type { SchemaModel, TypeInfo } from './model.ts'

const numbers = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'])
const strings = new Set(
  'bytea bpchar varchar date text citext time timetz timestamp timestamptz uuid vector halfvec name'.split(
    ' ',
  ),
)

/** A property of `Database`, such as Database["public"]["Enums"]["mood"]. */
function databasePath(...parts: string[]): string {
  return `Database${parts.map((part) => `[${JSON.stringify(part)}]`).join('')}`
}

/** The TypeScript type of a PostgreSQL value after it has been sent as JSON. */
export function tsType(model: SchemaModel, schemas: string[], oid: string): string {
  const type = model.types.get(oid)
  if (!type) return 'unknown'
  const isExposed = schemas.includes(type.schema)
  switch (type.kind) {
    case 'array':
      return `${inParentheses(tsType(model, schemas, type.inner))}[]`
    case 'domain':
      return tsType(model, schemas, type.inner)
    case 'enum':
      return isExposed ? databasePath(type.schema, 'Enums', type.name) : literals(type.labels)
    case 'composite':
      return isExposed ? databasePath(type.schema, 'CompositeTypes', type.name) : 'unknown'
    case 'table':
      return isExposed
        ? databasePath(type.schema, isView(model, type) ? 'Views' : 'Tables', type.name, 'Row')
        : 'unknown'
    default:
      return builtIn(type.name)
  }
}

export function literals(labels: string[]): string {
  return labels.map((label) => JSON.stringify(label)).join(' | ') || 'never'
}

function builtIn(name: string): string {
  if (name === 'bool') return 'boolean'
  if (numbers.has(name)) return 'number'
  if (strings.has(name)) return 'string'
  if (name === 'json' || name === 'jsonb') return 'Json'
  if (name === 'void') return 'undefined'
  if (name === 'record') return 'Record<string, unknown>'
  return 'unknown'
}

function isView(model: SchemaModel, type: TypeInfo): boolean {
  return model.relations.some(
    ({ schema, name, isView }) => schema === type.schema && name === type.name && isView,
  )
}

function inParentheses(type: string): string {
  return type.includes(' | ') ? `(${type})` : type
}
