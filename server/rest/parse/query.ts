import { invalidRange, parseError } from '../errors.ts'
import { readField, readName } from './field.ts'
import { type Filter, splitOperator, unknownOperator } from './filter.ts'
import { type Condition, parseLogic } from './logic.ts'
import { type OrderTerm, parseOrder } from './order.ts'
import { Scanner } from './scanner.ts'
import { parseSelect, type SelectItem } from './select.ts'

/** Filters, order and range of one resource of the request: the table itself, or one embedded in it. */
export interface ResourceQuery {
  conditions: Condition[]
  order: OrderTerm[]
  limit?: number
  offset?: number
}

export interface ParsedQuery {
  select: SelectItem[]
  columns?: string[]
  onConflict?: string[]
  /** By embed path, joined with "."; the table itself is "". */
  resources: Map<string, ResourceQuery>
  /** Parameters of a function call with GET: everything that is not a filter. */
  callArguments: { name: string; index: number }[]
}

type Parameter = [name: string, value: string]

/** Parses the query string. With `isCall`, plain parameters are a function's arguments. */
export function parseQuery(parameters: Parameter[], isCall: boolean): ParsedQuery {
  const query: ParsedQuery = {
    select: [{ kind: 'star' }],
    resources: new Map(),
    callArguments: [],
  }
  parameters.forEach(([name, value], index) => {
    if (name === 'select') query.select = parseSelect(value)
    else if (name === 'columns') query.columns = parseNames(name, value)
    else if (name === 'on_conflict') query.onConflict = parseNames(name, value)
    else if (name === 'apikey') return
    else parseResourceParameter(query, name, value, index, isCall)
  })
  return query
}

const ending =
  /^(?!not\.(?:and|or)$)(?:(.*?)\.)?(order|limit|offset|(?:not\.)?(?:and|or))$|^()(not\.(?:and|or))$/s

function parseResourceParameter(
  query: ParsedQuery,
  name: string,
  value: string,
  index: number,
  isCall: boolean,
): void {
  const found = ending.exec(name)
  if (!found) {
    parseFilterParameter(query, name, value, index, isCall)
    return
  }
  const path = found[1] ?? ''
  const word = found[2] ?? found[4]!
  const resource = resourceAt(query, path === '' ? [] : parsePath(path))
  if (word === 'order') resource.order = value === '' ? [] : parseOrder(value)
  else if (word === 'limit' || word === 'offset') resource[word] = parseCount(word, value)
  else {
    const operator = word.endsWith('and') ? 'and' : 'or'
    resource.conditions.push(parseLogic(operator, word.startsWith('not.'), value))
  }
}

function parseFilterParameter(
  query: ParsedQuery,
  name: string,
  value: string,
  index: number,
  isCall: boolean,
): void {
  const split = splitOperator(value)
  if (!split && isCall && !name.includes('.')) {
    query.callArguments.push({ name, index })
    return
  }
  const { path, field } = parseKey(name)
  if (!split) throw unknownOperator(value)
  const filter: Filter = {
    field,
    negated: split.negated,
    operation: split.operation,
    value: { parameter: index },
  }
  resourceAt(query, path).conditions.push({ kind: 'filter', ...filter })
}

/** `projects.clients.name` → the path to the resource and the field in it. */
function parseKey(name: string): { path: string[]; field: Filter['field'] } {
  const scanner = new Scanner(name)
  const path: string[] = []
  for (;;) {
    const field = readField(scanner)
    if (!field) break
    if (scanner.done) return { path, field }
    if (field.path.length > 0 || !scanner.take('.')) break
    path.push(field.name)
  }
  throw scanner.failure('tree path')
}

function parsePath(text: string): string[] {
  const { path, field } = parseKey(text)
  return [...path, field.name]
}

function resourceAt(query: ParsedQuery, path: string[]): ResourceQuery {
  const key = path.join('.')
  let resource = query.resources.get(key)
  if (!resource) {
    resource = { conditions: [], order: [] }
    query.resources.set(key, resource)
  }
  return resource
}

function parseNames(parameter: string, text: string): string[] {
  const scanner = new Scanner(text)
  const names: string[] = []
  do {
    const name = readName(scanner)
    if (name === undefined) throw scanner.failure(`${parameter} parameter`)
    names.push(name)
  } while (scanner.take(','))
  scanner.expectEnd('","')
  if (!scanner.done) throw scanner.failure(`${parameter} parameter`)
  return names
}

function parseCount(word: string, value: string): number {
  const count = Number(value)
  if (/^\d{1,15}$/.test(value)) return count
  if (/^-\d+$/.test(value)) {
    if (word === 'offset') return 0
    throw invalidRange('Limit should be greater than or equal to zero.')
  }
  throw parseError(`${word} parameter`, value, 'expecting a whole number')
}
