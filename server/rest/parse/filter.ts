import { type Field, readQuoted } from './field.ts'
import { checkPattern } from './pattern.ts'
import { Scanner } from './scanner.ts'

export const comparisons = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
  isdistinct: 'is distinct from',
} as const

export const textSearches = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
} as const

const isValues = ['null', 'not_null', 'true', 'false', 'unknown'] as const

type Comparison = keyof typeof comparisons
type TextSearch = keyof typeof textSearches
type IsValue = (typeof isValues)[number]

/** A filter's operation, without its value. */
export type Operation =
  | { kind: 'compare'; operator: Comparison; quantifier?: 'any' | 'all' }
  | { kind: 'in' }
  | { kind: 'is'; value: IsValue }
  | { kind: 'search'; operator: TextSearch; language?: string }

export interface Filter {
  field: Field
  negated: boolean
  operation: Operation
  value: FilterValue
}

/** A constant, or the position in the query where each request of the same shape has its value. */
export type FilterValue = { text: string } | { parameter: number }

const quantifiable = new Set(['eq', 'like', 'ilike', 'gt', 'gte', 'lt', 'lte', 'match', 'imatch'])
const head = /^(not\.)?([a-z]+)(?:\(([^)]*)\))?\./

export interface OperatorPart {
  negated: boolean
  operation: Operation
  /** What follows the operator. */
  value: string
}

/** Splits `not.eq.5` into its operation and its value. Returns nothing without an operator. */
export function splitOperator(text: string): OperatorPart | undefined {
  const found = head.exec(text)
  if (!found) return undefined
  const [whole, not, name = '', argument] = found
  const value = text.slice(whole.length)
  const operation = toOperation(name, argument, value)
  return operation && { negated: not !== undefined, operation, value }
}

function toOperation(name: string, argument: string | undefined, value: string): Operation | undefined {
  if (Object.hasOwn(comparisons, name)) {
    if (argument === undefined) return { kind: 'compare', operator: name as Comparison }
    if (!quantifiable.has(name) || (argument !== 'any' && argument !== 'all')) return undefined
    return { kind: 'compare', operator: name as Comparison, quantifier: argument }
  }
  if (Object.hasOwn(textSearches, name)) {
    return argument === '' ? undefined : { kind: 'search', operator: name as TextSearch, language: argument }
  }
  if (argument !== undefined) return undefined
  if (name === 'in') return { kind: 'in' }
  const isValue = isValues.find((known) => known === value.toLowerCase())
  return name === 'is' && isValue ? { kind: 'is', value: isValue } : undefined
}

const negation = /not\./y
const anOperator = 'operator (eq, gt, ...)'
const operators = [...Object.keys(comparisons), ...Object.keys(textSearches), 'in', 'is']

/** Records how far the expected operator can be read. */
export function noteOperator(scanner: Scanner): void {
  scanner.expectWord('not')
  scanner.expect([anOperator])
  if (scanner.match(negation)) scanner.expect([anOperator])
  for (const name of operators) {
    if (!scanner.peek(name)) continue
    const takesArgument = quantifiable.has(name) || Object.hasOwn(textSearches, name)
    scanner.expect([anOperator], name.length + (takesArgument && scanner.peek(`${name}(`) ? 1 : 0))
  }
  if (scanner.take('is.')) scanner.expect([`isVal: (${isValues.join(', ')})`], longestStart(scanner.rest))
}

/** How many characters match a value that `is` accepts. */
function longestStart(text: string): number {
  const lengths = isValues.map((value) => {
    const differs = [...value].findIndex((char, at) => text[at]?.toLowerCase() !== char)
    return differs < 0 ? value.length : differs
  })
  return Math.max(...lengths)
}

export function unknownOperator(text: string): Error {
  const scanner = new Scanner(text)
  noteOperator(scanner)
  return scanner.failure('filter')
}

const bareElement = /[^,)]*/y
const blank = /\s*/y

/** The elements of `(a,"b,c",d)`. */
export function parseList(text: string): string[] {
  const scanner = new Scanner(`in.${text}`)
  scanner.take('in.')
  const elements: string[] = []
  scanner.expect(['"("'])
  if (!scanner.take('(')) throw scanner.failure('filter')
  scanner.match(blank)
  do elements.push(readWholeQuoted(scanner) ?? scanner.match(bareElement)![0])
  while (scanner.take(','))
  scanner.expect(['","', '")"'])
  if (!scanner.take(')')) throw scanner.failure('filter')
  scanner.expectEnd()
  if (!scanner.done) throw scanner.failure('filter')
  return elements.length === 1 && elements[0] === '' ? [] : elements
}

/** A quoted element. If text follows the closing quote, it is not quoted at all. */
function readWholeQuoted(scanner: Scanner): string | undefined {
  return scanner.attempt(() => {
    const text = readQuoted(scanner)
    return scanner.peek(',') || scanner.peek(')') ? text : undefined
  })
}

/** PostgreSQL's array literal for the elements. */
export function arrayLiteral(elements: string[]): string {
  return `{${elements.map((element) => `"${element.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`
}

/** Operators whose value is a pattern. */
export const isPattern = (operation: Operation): boolean =>
  operation.kind === 'compare' && /^i?(like|match)$/.test(operation.operator)

/** The text bound for a filter's value: an array for `in`, wildcards for `like`. */
export function boundValue(operation: Operation, value: string): string {
  if (operation.kind === 'in') return arrayLiteral(parseList(value))
  if (operation.kind === 'compare') {
    if (/^i?like$/.test(operation.operator)) return value.replaceAll('*', '%')
    if (/^i?match$/.test(operation.operator)) checkPattern(value)
  }
  return value
}
