import { Problem, type ProblemCode } from './problems.ts'

// Filters and paths of SCIM (RFC 7644, 3.4.2.2 and 3.5.2). Attributes come out in lower case without their schema, and
// `emails[type eq "work"]` as a condition on `emails.type`.

const comparisons = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const
type Comparison = (typeof comparisons)[number]
export type Literal = string | number | boolean | null

export type Filter =
  | { op: 'and'; of: Filter[] }
  | { op: 'or'; of: Filter[] }
  | { op: 'not'; of: Filter }
  | { op: 'pr'; attribute: string }
  | { op: Comparison; attribute: string; value: Literal }

export interface Path {
  attribute: string
  /** Which values of a list are meant. */
  filter?: Filter
}

const longest = 2000
const deepest = 20

const tokenPattern =
  /\s*(?:(?<mark>[()[\]])|(?<text>"(?:[^"\\]|\\.)*")|(?<sub>\.[A-Za-z$][\w$-]*)|(?<word>[\w$:.+-]+))/uy

interface Token {
  mark?: string
  text?: string
  sub?: string
  word?: string
}

export function parseFilter(text: string): Filter {
  const reader = new Reader(text, 'filter_invalid')
  const filter = reader.either('')
  reader.end()
  return filter
}

export function parsePath(text: string): Path {
  const reader = new Reader(text, 'path_invalid')
  const path = reader.path()
  reader.end()
  return path
}

/** "urn:ietf:params:scim:schemas:core:2.0:User:name.givenName" is "name.givenname"; of other schemas the schema stays. */
export const attributeName = (text: string): string =>
  text.toLowerCase().replace(/^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/, '')

class Reader {
  private readonly tokens: Token[] = []
  private readonly code: ProblemCode
  private place = 0
  private depth = 0

  constructor(text: string, code: ProblemCode) {
    this.code = code
    if (text.length > longest) throw new Problem(code, `Use ${longest} characters or fewer.`)
    tokenPattern.lastIndex = 0
    const length = text.trimEnd().length
    while (tokenPattern.lastIndex < length) {
      const from = tokenPattern.lastIndex
      const found = tokenPattern.exec(text)
      if (!found) throw new Problem(code, `"${text.slice(from, from + 40).trim()}" can’t be read.`)
      this.tokens.push({ ...found.groups })
    }
  }

  end(): void {
    if (this.place < this.tokens.length) this.fail()
  }

  /** Conditions joined by "or", which binds less than "and". */
  either(within: string): Filter {
    if (++this.depth > deepest) throw new Problem(this.code, 'This is nested too deeply.')
    const filter = this.joined('or', () => this.joined('and', () => this.condition(within)))
    this.depth--
    return filter
  }

  path(): Path {
    const attribute = this.attribute('')
    if (!this.takes('[')) return { attribute }
    const filter = this.either(`${attribute}.`)
    this.expect(']')
    return { attribute: attribute + this.subAttribute(), filter }
  }

  private joined(op: 'and' | 'or', next: () => Filter): Filter {
    const of = [next()]
    while (this.takesWord(op)) of.push(next())
    return of.length === 1 ? of[0]! : { op, of }
  }

  private condition(within: string): Filter {
    if (this.takes('(')) return this.closed(')', within)
    if (this.takesWord('not')) {
      this.expect('(')
      return { op: 'not', of: this.closed(')', within) }
    }
    const attribute = this.attribute(within)
    if (!this.takes('[')) return this.comparison(attribute)
    const filter = this.closed(']', `${attribute}.`)
    const sub = this.subAttribute()
    return sub ? { op: 'and', of: [filter, this.comparison(attribute + sub)] } : filter
  }

  private comparison(attribute: string): Filter {
    const op = this.next().word?.toLowerCase()
    if (op === 'pr') return { op, attribute }
    const comparison = comparisons.find((one) => one === op)
    if (!comparison) return this.fail()
    return { op: comparison, attribute, value: this.literal() }
  }

  private closed(mark: string, within: string): Filter {
    const filter = this.either(within)
    this.expect(mark)
    return filter
  }

  private attribute(within: string): string {
    const { word = '' } = this.next()
    if (!/^[A-Za-z$][\w$:.-]*$/.test(word)) return this.fail()
    return within + attributeName(word)
  }

  private subAttribute(): string {
    if (!this.tokens[this.place]?.sub) return ''
    return this.next().sub!.toLowerCase()
  }

  private literal(): Literal {
    const { text, word } = this.next()
    try {
      const value: unknown = JSON.parse(text ?? word?.toLowerCase() ?? '')
      return value as Literal
    } catch {
      return this.fail()
    }
  }

  private next(): Token {
    return this.tokens[this.place++] ?? this.fail()
  }

  private takes(mark: string): boolean {
    const isNext = this.tokens[this.place]?.mark === mark
    if (isNext) this.place++
    return isNext
  }

  private takesWord(word: string): boolean {
    const isNext = this.tokens[this.place]?.word?.toLowerCase() === word
    if (isNext) this.place++
    return isNext
  }

  private expect(mark: string): void {
    if (!this.takes(mark)) this.fail()
  }

  private fail(): never {
    throw new Problem(this.code)
  }
}
