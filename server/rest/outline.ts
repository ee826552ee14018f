import { invalidBody } from './errors.ts'

/** What planning needs to know about a JSON body: its form and its keys. */
export interface Outline {
  isArray: boolean
  isEmptyArray: boolean
  onlyObjects: boolean
  /** Keys of the first object. */
  keys: string[]
  /** Whether all other objects have the same keys. */
  sameKeys: boolean
}

const maxParsedBytes = 64 * 1024

/**
 * Large bodies are only scanned: parsing millions of small values would take seconds and block everyone else.
 * PostgreSQL checks whether the values are valid JSON.
 */
export function inspectJsonBody(body: string): Outline {
  const elements = body.length > maxParsedBytes ? new JsonScanner(body).elements() : parsedElements(body)
  const outline: Outline = {
    isArray: /^\s*\[/.test(body),
    isEmptyArray: false,
    onlyObjects: true,
    keys: [],
    sameKeys: true,
  }
  let count = 0
  for (const keys of elements) {
    if (!keys) outline.onlyObjects = false
    else if (count === 0) outline.keys = keys
    else outline.sameKeys &&= haveSame(keys, outline.keys)
    count++
  }
  return { ...outline, isEmptyArray: count === 0 }
}

/** The keys of each element, or undefined for one that is not an object. */
type Elements = Iterable<string[] | undefined>

function parsedElements(body: string): Elements {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    throw malformed()
  }
  return (Array.isArray(value) ? value : [value]).map((element: unknown) =>
    typeof element === 'object' && element !== null && !Array.isArray(element)
      ? Object.keys(element)
      : undefined,
  )
}

function haveSame(keys: string[], first: string[]): boolean {
  if (keys.length !== first.length) return false
  if (keys.every((key, index) => key === first[index])) return true
  const known = new Set(first)
  return keys.every((key) => known.has(key))
}

const malformed = () => invalidBody('Empty or invalid json')

const [quote, comma, colon, backslash] = [0x22, 0x2c, 0x3a, 0x5c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Walks through JSON text once, skipping all values. */
class JsonScanner {
  private at = 0
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  *elements(): Generator<string[] | undefined> {
    if (this.next() !== openList) yield this.element()
    else {
      this.at++
      if (this.next() === closeList) this.at++
      else {
        do yield this.element()
        while (this.goesOn(closeList))
      }
    }
    if (!Number.isNaN(this.next())) throw malformed()
  }

  private element(): string[] | undefined {
    if (this.next() === openObject) return this.object()
    this.value()
    return undefined
  }

  private object(): string[] {
    this.at++
    const keys: string[] = []
    if (this.next() === closeObject) this.at++
    else {
      do keys.push(this.key())
      while (this.goesOn(closeObject))
    }
    // The last of several equal keys wins and counts once.
    return keys.length > 1 ? [...new Set(keys)] : keys
  }

  private key(): string {
    if (this.next() !== quote) throw malformed()
    const start = this.at
    this.string()
    const raw = this.text.slice(start + 1, this.at - 1)
    if (this.next() !== colon) throw malformed()
    this.at++
    this.value()
    return raw.includes('\\') ? unescaped(raw) : raw
  }

  private value(): void {
    if (this.next() === quote) {
      this.string()
      return
    }
    const start = this.at
    let depth = 0
    for (; this.at < this.text.length; this.at++) {
      const code = this.text.charCodeAt(this.at)
      if (code === quote) {
        this.string()
        this.at--
      } else if (code === openObject || code === openList) depth++
      else if (code === closeObject || code === closeList) {
        if (depth === 0) break
        if (--depth === 0) {
          this.at++
          return
        }
      } else if (depth === 0 && (code === comma || isBlank(code))) break
    }
    if (depth > 0 || this.at === start) throw malformed()
  }

  private string(): void {
    for (let end = this.at; ; ) {
      end = this.text.indexOf('"', end + 1)
      if (end < 0) throw malformed()
      let slashes = 0
      while (this.text.charCodeAt(end - 1 - slashes) === backslash) slashes++
      if (slashes % 2 === 1) continue
      this.at = end + 1
      return
    }
  }

  /** Skips a comma or the closing `end`. Returns whether it was a comma. */
  private goesOn(end: number): boolean {
    const code = this.next()
    if (code !== comma && code !== end) throw malformed()
    this.at++
    return code === comma
  }

  private next(): number {
    while (isBlank(this.text.charCodeAt(this.at))) this.at++
    return this.text.charCodeAt(this.at)
  }
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
}

function unescaped(raw: string): string {
  try {
    return JSON.parse(`"${raw}"`)
  } catch {
    throw malformed()
  }
}
