/** Long enough for the tables of a statement. What callers chose, such as a filter, may make it as long as they like. */
const readLength = 2000

const words = /"((?:[^"]|"")*)"|'(?:[^']|'')*'|--[^\n]*|\$?\w+|\./g
const targets = new Set(['from', 'into', 'update', 'call'])
const verbs = new Set([
  ...['select', 'insert', 'update', 'delete', 'merge', 'call', 'copy', 'lock', 'listen', 'notify'],
  ...[
    'begin',
    'commit',
    'rollback',
    'savepoint',
    'set',
    'show',
    'create',
    'alter',
    'drop',
    'explain',
    'with',
  ],
])

/**
 * The verb and the first table of a statement, such as "insert auth.sessions". Literals and odd identifiers are left
 * out: they may be what a person wrote.
 */
export function statementName(sql: string): string {
  const found: string[] = []
  for (const [whole, quoted] of sql.slice(0, readLength).matchAll(words)) {
    if (whole.startsWith("'") || whole.startsWith('--')) continue
    found.push(quoted === undefined ? whole.toLowerCase() : `"${quoted}"`)
  }
  const verb = verbs.has(found[0] ?? '') ? found[0]! : 'statement'
  const at = found.findIndex((word) => targets.has(word))
  const target = at < 0 ? undefined : nameAt(found, at + 1)
  return target ? `${verb} ${target}` : verb
}

function nameAt(found: string[], at: number): string | undefined {
  const first = plain(found[at])
  if (!first || first === 'select') return undefined
  if (found[at + 1] !== '.') return first
  const second = plain(found[at + 2])
  return second && `${first}.${second}`
}

function plain(word: string | undefined): string | undefined {
  return /^"?([a-z_]\w*)"?$/i.exec(word ?? '')?.[1]
}
