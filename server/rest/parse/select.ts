import { aField, type Field, readField, readName } from './field.ts'
import { Scanner } from './scanner.ts'

type Aggregate = 'sum' | 'avg' | 'count' | 'max' | 'min'

export interface SelectedField {
  kind: 'field'
  field: Field
  alias?: string
  cast?: string
  aggregate?: Aggregate
  aggregateCast?: string
}

export interface SelectedEmbed {
  kind: 'embed'
  target: string
  alias?: string
  hint?: string
  join?: 'inner' | 'left'
  /** `...target(…)`: its columns become columns of the parent. */
  spread: boolean
  items: SelectItem[]
}

export type SelectItem = { kind: 'star' } | SelectedField | SelectedEmbed

const castName = /::\s*([a-z_][\w ]*(?:\[\])?)/iy
const aggregateCall = /\.(sum|avg|count|max|min)\(\)/y
const loneCount = /count\(\)/y
const separator = /\s*,\s*/y
const blank = /\s*/y

/** The `select` parameter: columns, casts, aggregates and embedded resources. */
export function parseSelect(text: string): SelectItem[] {
  if (text.trim() === '') return [{ kind: 'star' }]
  const scanner = new Scanner(text)
  const items = readItems(scanner)
  // PostgREST has always ignored one extra closing parenthesis.
  while (items && scanner.take(')'));
  if (!items || !scanner.done) throw scanner.failure('select parameter')
  return items
}

/** Deeper than anyone needs, and far from exhausting the stack. */
const maxDepth = 40

function readItems(scanner: Scanner, depth = 0): SelectItem[] | undefined {
  if (depth > maxDepth) return undefined
  const items: SelectItem[] = []
  do {
    scanner.match(blank)
    const item = readItem(scanner, depth)
    if (!item) return undefined
    items.push(item)
  } while (scanner.match(separator))
  return items
}

const anItem = ['"..."', aField, '"*"', '"count()"']
const afterItem = ['")"', '","']

function readItem(scanner: Scanner, depth: number): SelectItem | undefined {
  scanner.expect(anItem)
  if (scanner.take('*')) {
    scanner.expectEnd(...afterItem)
    return { kind: 'star' }
  }
  if (scanner.take('...')) return readEmbed(scanner, undefined, true, depth)
  const alias = scanner.attempt(() => {
    const name = readName(scanner)
    return name !== undefined && !scanner.peek('::') && scanner.take(':') ? name : undefined
  })
  return scanner.attempt(() => readEmbed(scanner, alias, false, depth)) ?? readSelectedField(scanner, alias)
}

function readEmbed(
  scanner: Scanner,
  alias: string | undefined,
  spread: boolean,
  depth: number,
): SelectedEmbed | undefined {
  const embed = scanner.attempt(() => readEmbedHead(scanner, alias, spread))
  if (!embed) {
    // Without a parenthesis, it is a field, whatever else it looked like.
    if (!spread) scanner.commit()
    return undefined
  }
  // `count()` alone is the aggregate, not an empty resource.
  if (scanner.take(')')) return embed.target === 'count' && !embed.hint && !spread ? undefined : embed
  const items = readItems(scanner, depth + 1)
  if (!items || !scanner.take(')')) return undefined
  scanner.expectEnd(...afterItem)
  return { ...embed, items }
}

/** `target!hint!inner(` */
function readEmbedHead(
  scanner: Scanner,
  alias: string | undefined,
  spread: boolean,
): SelectedEmbed | undefined {
  const target = readName(scanner)
  if (target === undefined) return undefined
  const embed: SelectedEmbed = { kind: 'embed', target, alias, spread, items: [] }
  while (scanner.take('!')) {
    const modifier = readName(scanner)
    if (modifier === undefined) return undefined
    if (modifier === 'inner' || modifier === 'left') embed.join = modifier
    else embed.hint = modifier
  }
  scanner.expect(['"("'])
  return scanner.take('(') ? embed : undefined
}

function readSelectedField(scanner: Scanner, alias: string | undefined): SelectedField | undefined {
  if (scanner.match(loneCount)) {
    const aggregateCast = readCast(scanner)
    return { kind: 'field', field: { name: '*', path: [] }, alias, aggregate: 'count', aggregateCast }
  }
  scanner.expect(anItem)
  const field = readField(scanner)
  if (!field) return undefined
  scanner.expectEnd('"::"', '"."', ...afterItem)
  const cast = readCast(scanner)
  const aggregate = scanner.match(aggregateCall)?.[1] as Aggregate | undefined
  const aggregateCast = aggregate && readCast(scanner)
  return { kind: 'field', field, alias, cast, aggregate, aggregateCast }
}

function readCast(scanner: Scanner): string | undefined {
  const cast = scanner.match(castName)?.[1]?.trim()
  if (scanner.peek('::')) scanner.expect(['letter', 'digit'], 2)
  if (cast) scanner.expectEnd(...afterItem)
  return cast
}
