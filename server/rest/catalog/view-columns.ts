import type { OriginRow, ViewRow } from './queries.ts'

export interface BaseColumn {
  schema: string
  table: string
  column: string
}

/** For each view ("schema.view"), the base-table column behind each of its columns, through nested views. */
export function resolveViewColumns(
  views: ViewRow[],
  origins: OriginRow[],
): Map<string, Map<string, BaseColumn>> {
  const byOid = new Map(origins.map((origin) => [origin.oid, origin]))
  const direct = new Map(views.map((view) => [`${view.schema}.${view.name}`, directColumns(view, byOid)]))

  const follow = (start: BaseColumn): BaseColumn | undefined => {
    let at: BaseColumn | undefined = start
    for (let depth = 0; at && depth < 32; depth++) {
      const next = direct.get(`${at.schema}.${at.table}`)
      if (!next) return at
      at = next.get(at.column)
    }
    return undefined
  }

  const resolved = new Map<string, Map<string, BaseColumn>>()
  for (const [view, columns] of direct) {
    const bases = [...columns].flatMap(([name, origin]) => {
      const base = follow(origin)
      return base ? [[name, base] as const] : []
    })
    resolved.set(view, new Map(bases))
  }
  return resolved
}

function directColumns(view: ViewRow, byOid: Map<string, OriginRow>): Map<string, BaseColumn> {
  const found = new Map<string, BaseColumn>()
  for (const entry of targetEntries(view.definition)) {
    const name = view.columns[entry.position - 1]
    const origin = byOid.get(entry.table)
    const column = origin?.columns[entry.column]
    if (name && origin && column) found.set(name, { schema: origin.schema, table: origin.name, column })
  }
  return found
}

const entryTail =
  /:resno (\d+) :resname .*? :ressortgroupref \d+ :resorigtbl (\d+) :resorigcol (\d+) :resjunk (\w+)/gs

/** The outermost select list of PostgreSQL's stored query tree; those of subqueries are nested deeper. */
function* targetEntries(tree: string): Generator<{ position: number; table: string; column: string }> {
  const list = nodeAfter(tree, ':targetList (')
  if (!list) return
  for (const entry of list) {
    // An expression comes before its entry's own fields, so the last match is the entry's.
    const own = [...entry.matchAll(entryTail)].pop()
    if (own && own[4] === 'false' && own[2] !== '0') {
      yield { position: Number(own[1]), table: own[2]!, column: own[3]! }
    }
  }
}

/** The nodes of a list that belongs to the outermost node of the tree. */
function nodeAfter(tree: string, label: string): string[] | undefined {
  let depth = 0
  for (let i = 0; i < tree.length; i++) {
    const char = tree[i]
    if (char === '\\') i++
    else if (char === '{') depth++
    else if (char === '}') depth--
    else if (depth === 1 && tree.startsWith(label, i)) return splitNodes(tree, i + label.length)
  }
  return undefined
}

function splitNodes(tree: string, from: number): string[] {
  const nodes: string[] = []
  let depth = 0
  let start = from
  for (let i = from; i < tree.length; i++) {
    const char = tree[i]
    if (char === '\\') i++
    else if (char === '{' && depth++ === 0) start = i
    else if (char === '}' && --depth === 0) nodes.push(tree.slice(start, i + 1))
    else if (char === ')' && depth === 0) break
  }
  return nodes
}
