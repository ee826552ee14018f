import { invalidBody } from '../errors.ts'

/** The cells of a CSV text line by line (RFC 4180). An unquoted NULL is null. */
export function parseCsv(text: string): (string | null)[][] {
  const rows: (string | null)[][] = [[]]
  let at = 0
  while (at < text.length) {
    const isQuoted = text[at] === '"'
    const end = isQuoted ? endOfQuoted(text, at) : endOfBare(text, at)
    const cell = isQuoted ? text.slice(at + 1, end - 1).replaceAll('""', '"') : text.slice(at, end)
    rows.at(-1)!.push(!isQuoted && cell === 'NULL' ? null : cell)
    at = afterSeparator(text, end)
    if (text[at - 1] === '\n' && at < text.length) rows.push([])
  }
  if (text.endsWith(',')) rows.at(-1)!.push('')
  return rows
}

/** The position after the closing quote. Two quotes in a row are a literal quote. */
function endOfQuoted(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at + 1
  }
  throw invalidBody('The CSV body could not be read')
}

function endOfBare(text: string, start: number): number {
  const end = /[",\r\n]|$/g
  end.lastIndex = start
  return end.exec(text)!.index
}

function afterSeparator(text: string, at: number): number {
  if (at === text.length) return at
  if (text[at] === ',' || text[at] === '\n') return at + 1
  if (text.startsWith('\r\n', at)) return at + 2
  throw invalidBody('The CSV body could not be read')
}
