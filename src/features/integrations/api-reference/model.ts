import type texts from '../../../i18n/en/apiReference.ts'

export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: string[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  default?: unknown
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}

export type OperationId = keyof typeof texts.endpoints

export interface Operation {
  operationId: OperationId
  'x-scope'?: string
  parameters: Parameter[]
  responses: Record<string, { content: { 'application/json': { schema: Schema } } }>
}

export interface ApiDocument {
  paths: Record<string, { get?: Operation; post?: Operation }>
  components: { schemas: Record<string, Schema> }
}

/** Every endpoint, in the order of the document. */
export const operationsIn = ({ paths }: ApiDocument) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = methods[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )

const byName: Record<string, unknown> = {
  name: 'Reports',
  title: 'Data analyst',
  token: 'essor_org_…',
  summary: 'Answer questions with data.',
  description: 'What you will do.',
  kind: 'company',
  scopes: ['missions:read'],
  skills: ['sql'],
  skill: 'sql',
  contracts: ['permanent'],
  currency: 'EUR',
  email: 'zoe@example.org',
  phone: null,
  first_name: 'Zoé',
  last_name: 'Martin',
  number: '2026-0042',
  next_cursor: null,
  percent: 60,
  hours: 6,
  min: 38_000,
  max: 44_000,
}

/** An answer as a schema describes it, with plausible values. */
export function exampleOf(schema: Schema, document: ApiDocument, name = ''): unknown {
  if (schema.$ref)
    return exampleOf(document.components.schemas[schema.$ref.split('/').at(-1)!]!, document, name)
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, part]) => [key, exampleOf(part, document, key)]),
    )
  if (schema.anyOf) return exampleOf(schema.anyOf[0]!, document, name)
  if (schema.enum) return schema.enum.includes(String(byName[name])) ? byName[name] : schema.enum[0]
  if (Object.hasOwn(byName, name)) return byName[name]
  if (schema.items) return [exampleOf(schema.items, document, name)]
  return byType(schema)
}

function byType({ type, format }: Schema): unknown {
  switch (format) {
    case 'uuid':
      return '8f14e45f-ceea-467f-a1b2-3c4d5e6f7a8b'
    case 'date-time':
      return '2026-11-18T09:30:00+00:00'
    case 'date':
      return '2026-12-01'
    case 'uri':
      return 'https://…'
  }
  const [only] = [type].flat()
  return only === 'integer' || only === 'number' ? 1 : only === 'boolean' ? false : 'text'
}

/** The address of a call, without parameters that weren't filled in; undefined while an ID is missing. */
export function addressOf(
  path: string,
  parameters: Parameter[],
  values: Record<string, string>,
): string | undefined {
  let address = path
  const query = new URLSearchParams()
  for (const { name, in: place } of parameters) {
    const value = values[name]?.trim() ?? ''
    if (place === 'path' && !value) return undefined
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value))
    else if (value) query.set(name, value)
  }
  return query.size > 0 ? `${address}?${query}` : address
}
