import { type Field, readField, readName } from './field.ts'
import { Scanner } from './scanner.ts'

export interface OrderTerm {
  field: Field
  /** Ordered by a column of this embedded resource. */
  embed?: string
  direction?: 'asc' | 'desc'
  nulls?: 'first' | 'last'
}

const direction = /\.(asc|desc)/y
const nullsOrder = /\.nulls(first|last)/y

export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text)
  const terms: OrderTerm[] = []
  do {
    const term = readTerm(scanner)
    if (!term) throw scanner.failure('order')
    terms.push(term)
  } while (scanner.take(','))
  if (!scanner.done) throw scanner.failure('order')
  return terms
}

function readTerm(scanner: Scanner): OrderTerm | undefined {
  const related = scanner.attempt(() => {
    const embed = readName(scanner)
    if (embed === undefined || !scanner.take('(')) return undefined
    const field = readField(scanner)
    return field && scanner.take(')') ? { embed, field } : undefined
  })
  if (!related) scanner.commit()
  const field = related?.field ?? readField(scanner)
  if (!field) return undefined
  const term: OrderTerm = { field, embed: related?.embed }
  term.direction = scanner.match(direction)?.[1] as OrderTerm['direction']
  term.nulls = scanner.match(nullsOrder)?.[1] as OrderTerm['nulls']
  if (scanner.done || scanner.peek(',')) return term
  noteEnd(scanner, term)
  return undefined
}

/** Records what could still follow a term. */
function noteEnd(scanner: Scanner, { direction, nulls }: OrderTerm): void {
  scanner.expectEnd(...(nulls ? ['","'] : ['delimiter (.)', '","']))
  if (nulls || !scanner.take('.')) return
  if (direction) scanner.expectWord('nullsfirst', 'nullslast')
  else scanner.expectWord('asc', 'desc', 'nullsfirst', 'nullslast')
}
