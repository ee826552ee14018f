import type { Routine, Table } from '../catalog/model.ts'
import { typeOf } from './definition.ts'

const reference = (name: string) => ({ $ref: `#/parameters/${name}` })
const described = (description: string) => ({ description })

/** A table's operations, by method. */
export function tableOperations(table: Table): Record<string, unknown> {
  const tags = [table.name]
  const filters = [...table.columns.keys()].map((column) => reference(`rowFilter.${table.name}.${column}`))
  const body = reference(`body.${table.name}`)
  const rows = { type: 'array', items: { $ref: `#/definitions/${table.name}` } }
  const shown = ['select', 'order', 'range', 'rangeUnit', 'offset', 'limit', 'preferCount'].map(reference)
  return {
    get: {
      tags,
      summary: table.description ?? undefined,
      parameters: [...filters, ...shown],
      responses: { 200: { ...described('OK'), schema: rows }, 206: described('Partial Content') },
    },
    post: table.insertable
      ? {
          tags,
          parameters: [body, reference('select'), reference('preferPost')],
          responses: { 201: described('Created') },
        }
      : undefined,
    patch: table.updatable
      ? {
          tags,
          parameters: [...filters, body, reference('preferReturn')],
          responses: { 204: described('No Content') },
        }
      : undefined,
    delete: table.deletable
      ? {
          tags,
          parameters: [...filters, reference('preferReturn')],
          responses: { 204: described('No Content') },
        }
      : undefined,
  }
}

/** Calling a function: with POST, and with GET if it changes nothing. */
export function callOperations(routine: Routine): Record<string, unknown> {
  const tags = [`(rpc) ${routine.name}`]
  const responses = { 200: described('OK') }
  const named = routine.arguments.filter((argument) => argument.name !== '')
  const required = named.filter((argument) => argument.required).map((argument) => argument.name)
  const properties = Object.fromEntries(named.map((argument) => [argument.name, typeOf(argument.type)]))
  const schema = { type: 'object', properties, ...(required.length > 0 ? { required } : {}) }
  const args = { in: 'body', name: 'args', required: true, schema }
  const get = {
    tags,
    parameters: named.map((argument) => ({
      in: 'query',
      name: argument.name,
      required: argument.required,
      ...typeOf(argument.type),
    })),
    responses,
  }
  return {
    get: routine.isVolatile ? undefined : get,
    post: { tags, parameters: [args], responses },
  }
}

export function tableParameters(table: Table): [string, unknown][] {
  const schema = { $ref: `#/definitions/${table.name}` }
  return [
    [`body.${table.name}`, { in: 'body', name: table.name, required: false, schema }],
    ...[...table.columns.keys()].map((column): [string, unknown] => [
      `rowFilter.${table.name}.${column}`,
      { in: 'query', name: column, required: false, type: 'string' },
    ]),
  ]
}

const parameter = (where: string, name: string, description: string, values?: string[]) => ({
  in: where,
  name,
  description,
  required: false,
  type: 'string',
  enum: values,
})

const returns = ['return=representation', 'return=minimal', 'return=none']

export const sharedParameters = {
  select: parameter('query', 'select', 'Filtering Columns'),
  order: parameter('query', 'order', 'Ordering'),
  offset: parameter('query', 'offset', 'Limiting and Pagination'),
  limit: parameter('query', 'limit', 'Limiting and Pagination'),
  range: parameter('header', 'Range', 'Limiting and Pagination'),
  rangeUnit: { ...parameter('header', 'Range-Unit', 'Limiting and Pagination'), default: 'items' },
  preferCount: parameter('header', 'Prefer', 'Preference', ['count=none']),
  preferReturn: parameter('header', 'Prefer', 'Preference', returns),
  preferPost: parameter('header', 'Prefer', 'Preference', [
    ...returns,
    'resolution=ignore-duplicates',
    'resolution=merge-duplicates',
  ]),
}
