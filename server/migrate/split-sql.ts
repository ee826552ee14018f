export interface SqlStatement {
  sql: string
  /** Line of the file on which the statement starts, counted from 1. */
  line: number
}

/** Tokens that may contain a semicolon: comments, strings, quoted names, dollar quotes. */
const token =
  /--[^\n]*|\/\*|\b[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$|\bBEGIN\s+ATOMIC\b|\bCASE\b|\bEND\b|;/giu

/** Splits a file into statements, so that a failure can name a line. */
export function splitSql(source: string): SqlStatement[] {
  const statements: SqlStatement[] = []
  let start = 0
  let line = 1
  let counted = 0
  let atomicDepth = 0
  token.lastIndex = 0
  for (let match = token.exec(source); match; match = token.exec(source)) {
    const [found] = match
    const word = found.toUpperCase()
    if (found === '/*') token.lastIndex = endOfBlockComment(source, match.index)
    else if (found.startsWith('$')) token.lastIndex = endOfDollarQuote(source, match.index, found)
    else if (word.startsWith('BEGIN')) atomicDepth = 1
    else if (word === 'CASE' && atomicDepth > 0) atomicDepth++
    else if (word === 'END' && atomicDepth > 0) atomicDepth--
    else if (found === ';' && atomicDepth === 0) {
      push(start, match.index)
      start = match.index + 1
    }
  }
  push(start, source.length)
  return statements

  function push(from: number, to: number): void {
    const text = source.slice(from, to)
    const lead = /^(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/.exec(text)![0].length
    const sql = text.slice(lead).trimEnd()
    if (sql) statements.push({ sql, line: lineAt(from + lead) })
  }

  /** Statements come in order, so each part of a long file is counted once. */
  function lineAt(position: number): number {
    for (let at = source.indexOf('\n', counted); at >= 0 && at < position; at = source.indexOf('\n', at + 1))
      line++
    counted = position
    return line
  }
}

function endOfBlockComment(source: string, start: number): number {
  const edge = /\/\*|\*\//g
  edge.lastIndex = start
  let depth = 0
  for (let match = edge.exec(source); match; match = edge.exec(source)) {
    depth += match[0] === '/*' ? 1 : -1
    if (depth === 0) return edge.lastIndex
  }
  return source.length
}

function endOfDollarQuote(source: string, start: number, tag: string): number {
  const end = source.indexOf(tag, start + tag.length)
  return end < 0 ? source.length : end + tag.length
}
