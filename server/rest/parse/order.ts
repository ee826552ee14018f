import { parseError } from '../errors.ts'
import { type Field, readField, readName } from './field.ts'
import { Scanner } from './scanner.ts'

export interface OrderTerm {
  field: Field
  /** Ordered by a column of this embedded resource. */
  embed?: string
  direction?: 'asc' | 'desc'
  nulls?: 'first' | 'last'
}

const modifier = /\.(asc|desc|nullsfirst|nullslast)(?=$|[,.])/y

export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text)
  const terms: OrderTerm[] = []
  do {
    const term = readTerm(scanner)
    if (!term) throw failure(text, scanner)
    terms.push(term)
  } while (scanner.take(','))
  if (!scanner.done) throw failure(text, scanner)
  return terms
}

function failure(text: string, scanner: Scanner): Error {
  const found = scanner.done ? 'end of input' : `"${scanner.rest[0]}"`
  return parseError('order', text, `unexpected ${found} expecting "asc", "desc", "nullsfirst" or "nullslast"`)
}

function readTerm(scanner: Scanner): OrderTerm | undefined {
  const related = scanner.attempt(() => {
    const embed = readName(scanner)
    if (embed === undefined || !scanner.take('(')) return undefined
    const field = readField(scanner)
    return field && scanner.take(')') ? { embed, field } : undefined
  })
  const field = related?.field ?? readField(scanner)
  if (!field) return undefined
  const term: OrderTerm = { field, embed: related?.embed }
  for (let found = scanner.match(modifier); found; found = scanner.match(modifier)) {
    const word = found[1]!
    if (word === 'asc' || word === 'desc') {
      if (term.direction || term.nulls) return undefined
      term.direction = word
    } else {
      if (term.nulls) return undefined
      term.nulls = word === 'nullsfirst' ? 'first' : 'last'
    }
  }
  return term
}
