import type { Scanner } from './scanner.ts'

interface JsonStep {
  /** `->>` gives text, `->` gives JSON. */
  asText: boolean
  /** A key, or a position in an array. */
  key: string | number
}

/** A column, perhaps followed into JSON: `data->address->>city`. */
export interface Field {
  name: string
  path: JsonStep[]
}

const quoted = /"((?:[^"\\]|\\.)*)"/sy
const bareName = /(?:[\p{L}\p{N}\p{M}_$ ]|-(?!>))+/uy
const step = /->>?/y
const position = /-?\d+(?=$|->|[,.:)])/y
const jsonKey = /(?:[^(\-:.,>)]|-(?!>))+/y

function unquote(text: string): string {
  return text.replace(/\\(.)/gs, '$1')
}

export function readQuoted(scanner: Scanner): string | undefined {
  const found = scanner.match(quoted)
  return found && unquote(found[1]!)
}

export function readName(scanner: Scanner): string | undefined {
  const name = readQuoted(scanner) ?? scanner.match(bareName)?.[0].trim()
  return name === '' ? undefined : name
}

export function readField(scanner: Scanner): Field | undefined {
  const name = readName(scanner)
  if (name === undefined) return undefined
  const path: JsonStep[] = []
  for (let arrow = scanner.match(step); arrow; arrow = scanner.match(step)) {
    const index = scanner.match(position)?.[0]
    const key = index === undefined ? (readQuoted(scanner) ?? scanner.match(jsonKey)?.[0]) : Number(index)
    if (key === undefined) return undefined
    path.push({ asText: arrow[0] === '->>', key })
  }
  return { name, path }
}
