/** The variables available to a template. */
export type Variables = Record<string, unknown>

type Node =
  | { kind: 'text'; text: string }
  | { kind: 'value'; expression: Expression }
  | { kind: 'if'; branches: { condition?: Expression; body: Node[] }[] }

type Expression = (variables: Variables) => unknown

/**
 * Supabase's email templates are Go templates. Supported: `{{ .Name }}`, `{{ .Data.name }}`, `{{ index .Data "name"
 * }}`, `{{ if … }} {{ else if … }} {{ else }} {{ end }}` with eq, ne, and, or, not, urlquery, comments and trimming
 * dashes. Anything else is refused when the template is parsed, not when an email is sent.
 */
export function compileTemplate(source: string): (variables: Variables, html: boolean) => string {
  const nodes = parse(source)
  return (variables, html) => render(nodes, variables, html)
}

function render(nodes: Node[], variables: Variables, html: boolean): string {
  let out = ''
  for (const node of nodes) {
    if (node.kind === 'text') out += node.text
    else if (node.kind === 'value') out += textOf(node.expression(variables), html)
    else {
      const taken = node.branches.find(({ condition }) => !condition || isTrue(condition(variables)))
      if (taken) out += render(taken.body, variables, html)
    }
  }
  return out
}

function textOf(value: unknown, html: boolean): string {
  const text =
    value === undefined || value === null
      ? ''
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value)
  return html ? escapeHtml(text) : text
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!)
}

function isTrue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

function parse(source: string): Node[] {
  const root: Node[] = []
  const open: { node: Extract<Node, { kind: 'if' }>; parent: Node[] }[] = []
  let current = root
  let position = 0
  let trimNext = false
  const addText = (text: string, trimEnd: boolean) => {
    const start = trimNext ? text.trimStart() : text
    const trimmed = trimEnd ? start.trimEnd() : start
    if (trimmed) current.push({ kind: 'text', text: trimmed })
  }
  for (const match of source.matchAll(/\{\{(-\s)?\s*([\s\S]*?)\s*(\s-)?\}\}/g)) {
    addText(source.slice(position, match.index), Boolean(match[1]))
    position = match.index + match[0].length
    trimNext = Boolean(match[3])
    const action = match[2]!
    const [, word, rest = ''] = /^(if|else|end)\b\s*([\s\S]*)$/.exec(action) ?? []
    if (action.startsWith('/*')) continue
    if (word === 'if') {
      const node = { kind: 'if' as const, branches: [{ condition: expression(rest), body: [] as Node[] }] }
      current.push(node)
      open.push({ node, parent: current })
      current = node.branches[0]!.body
    } else if (word === 'else') {
      const inner = open.at(-1)
      if (!inner) throw new Error('{{ else }} without {{ if }}')
      const condition = rest ? expression(rest.replace(/^if\s+/, '')) : undefined
      const branch = { condition, body: [] as Node[] }
      inner.node.branches.push(branch as (typeof inner.node.branches)[number])
      current = branch.body
    } else if (word === 'end') {
      const inner = open.pop()
      if (!inner) throw new Error('{{ end }} without {{ if }}')
      current = inner.parent
    } else {
      current.push({ kind: 'value', expression: expression(action) })
    }
  }
  if (open.length) throw new Error('{{ if }} without {{ end }}')
  addText(source.slice(position), false)
  return root
}

const functions: Record<string, (...args: unknown[]) => unknown> = {
  index: (container, ...keys) => keys.reduce(property, container),
  eq: (first, ...others) => others.some((other) => other === first),
  ne: (first, second) => first !== second,
  not: (value) => !isTrue(value),
  and: (...values) => values.find((value) => !isTrue(value)) ?? values.at(-1),
  or: (...values) => values.find(isTrue) ?? values.at(-1),
  urlquery: (...values) => encodeURIComponent(values.map((value) => textOf(value, false)).join('')),
}

function expression(source: string): Expression {
  const tokens = source.match(/"(?:[^"\\]|\\.)*"|`[^`]*`|[()]|[^\s()]+/g) ?? []
  let at = 0
  const sequence = (): Expression => {
    const parts: Expression[] = []
    const name = Object.hasOwn(functions, tokens[at] ?? '') && tokens[at++]
    while (at < tokens.length && tokens[at] !== ')') parts.push(operand())
    if (name) return (variables) => functions[name]!(...parts.map((part) => part(variables)))
    if (parts.length !== 1) throw new Error(`{{ ${source} }} is not supported`)
    return parts[0]!
  }
  const operand = (): Expression => {
    const token = tokens[at++]!
    if (token === '(') {
      const inner = sequence()
      if (tokens[at++] !== ')') throw new Error(`{{ ${source} }} is missing a parenthesis`)
      return inner
    }
    if (token === 'true' || token === 'false') return () => token === 'true'
    if (/^-?\d+(\.\d+)?$/.test(token)) return () => Number(token)
    if (token.startsWith('"')) return () => JSON.parse(token)
    if (token.startsWith('`')) return () => token.slice(1, -1)
    const path = /^\$?\.(\w+(?:\.\w+)*)?$/.exec(token)
    if (!path) throw new Error(`{{ ${source} }} is not supported`)
    const keys = path[1]?.split('.') ?? []
    return (variables) => keys.reduce<unknown>(property, variables)
  }
  const whole = sequence()
  if (at < tokens.length) throw new Error(`{{ ${source} }} is not supported`)
  return whole
}

/** Own properties only: a template can't reach a prototype. */
function property(container: unknown, key: unknown): unknown {
  return container !== null && typeof container === 'object' && Object.hasOwn(container, String(key))
    ? (container as Record<string, unknown>)[String(key)]
    : undefined
}
