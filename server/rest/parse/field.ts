import type { Scanner } from './scanner.ts'

interface JsonStep {
  /** `->>` returns text, `->` returns JSON. */
  asText: boolean
  /** A key, or a position in an array. */
  key: string | number
}

/** A column, optionally followed into JSON: `data->address->>city`. */
export interface Field {
  name: string
  path: JsonStep[]
}

export const aField = 'field name (* or [a..z0..9_$])'

const quoted = /"((?:[^"\\]|\\.)*)"/sy
const bareName = /(?:[\p{L}\p{N}\p{M}_$ ]|-(?!>))+/uy
const step = /->>?/y
const position = /-?\d+(?=$|->|[,.:)])/y
const jsonKey = /[^(\-:.,>)]+(?:-(?!>)[^(\-:.,>)]+)*/y
const negative = /-(?!>)\d*/y

function unquote(text: string): string {
  return text.replace(/\\(.)/gs, '$1')
}

export function readQuoted(scanner: Scanner): string | undefined {
  const found = scanner.match(quoted)
  return found && unquote(found[1]!)
}

export function readName(scanner: Scanner): string | undefined {
  scanner.expect([aField])
  const quoted = readQuoted(scanner)
  if (quoted !== undefined) return quoted === '' ? undefined : quoted
  const name = scanner.match(bareName)?.[0].trim()
  if (!name) return undefined
  scanner.expect(['letter', 'digit', '"-"'])
  return name
}

export function readField(scanner: Scanner): Field | undefined {
  const name = readName(scanner)
  if (name === undefined) return undefined
  const path: JsonStep[] = []
  for (let arrow = scanner.match(step); arrow; arrow = scanner.match(step)) {
    const key = readKey(scanner)
    if (key === undefined) return undefined
    path.push({ asText: arrow[0] === '->>', key })
  }
  scanner.expect(['"->>"', '"->"'])
  return { name, path }
}

function readKey(scanner: Scanner): string | number | undefined {
  const index = scanner.match(position)?.[0]
  if (index !== undefined) return Number(index)
  // A dash starts a position counted from the end, never a key.
  const dash = scanner.match(negative)?.[0]
  if (dash === undefined) {
    scanner.expect(['"-"', 'digit', 'any non reserved character different from: .,>()'])
    return readQuoted(scanner) ?? scanner.match(jsonKey)?.[0]
  }
  if (dash === '-') scanner.expect(['digit'])
  else scanner.expectEnd('digit', '"->"', '"::"', '"."', '","')
  return undefined
}
