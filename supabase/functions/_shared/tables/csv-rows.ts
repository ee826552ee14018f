/** A record of a CSV file, with its row number as spreadsheets count. */
export interface CsvRow {
  line: number
  cells: string[]
  /** An opening quotation mark is never closed: the line is read without it, and people have to check it. */
  fault?: 'quote_open'
}

const delimiters = [';', ',', '\t', '|']
const lineBreak = /\r\n|\r|\n/
/** Spreadsheets allow no longer cell: a quotation mark open for longer is a mistake. */
const longestCell = 32_767
/** With fewer columns, prose with commas looks like records too often. */
const leastColumns = 4

/** The most frequent delimiter in the first line that has any, outside of quotes. */
export function delimiterOf(text: string): string {
  for (const line of text.split(lineBreak)) {
    const bare = line.replace(/"(?:[^"]|"")*"/g, '')
    const counts = delimiters.map((sign) => bare.split(sign).length)
    const most = Math.max(...counts)
    if (most > 1) return delimiters[counts.indexOf(most)]!
  }
  return ','
}

/**
 * Returns the records that end in each chunk of text; blank ones are counted and left out. No input makes it
 * swallow lines: if a quotation mark can't be genuine, its line is marked and the next line is read as usual.
 */
export function csvParser(delimiter: string) {
  /** What hasn't been returned yet; starts at the start of a record. */
  let rest = ''
  let line = 0
  let width = 0

  return (text: string, isEnd = false): CsvRow[] => {
    rest += text
    const rows: CsvRow[] = []
    let at = 0
    while (at < rest.length) {
      const found = readRecord(rest, at, delimiter, isEnd)
      if (!found) break
      const isSound = !found.isBroken && !looksSwallowed(rest.slice(at, found.end), found, delimiter, width)
      const record = isSound ? found : readLineAlone(rest, at, delimiter)
      at = record.end
      line += 1
      if (isSound && record.cells.every((cell) => cell.trim() === '')) continue
      width ||= record.cells.length
      rows.push({ line, cells: record.cells, ...(!isSound && { fault: 'quote_open' }) })
    }
    rest = rest.slice(at)
    return rows
  }
}

/** All records of a text. */
export const parseCsv = (text: string, delimiter = delimiterOf(text)): CsvRow[] =>
  csvParser(delimiter)(text, true)

interface Found {
  cells: string[]
  /** Where the next record starts. */
  end: number
  /** A quotation mark is never closed, or closed in the middle of another cell. */
  isBroken: boolean
}

/** The record that starts here, honoring quotes; undefined if more text is needed to tell. */
function readRecord(text: string, start: number, delimiter: string, isEnd: boolean): Found | undefined {
  const cells: string[] = []
  let at = start
  for (;;) {
    let cell = ''
    if (text[at] === '"') {
      const close = closingQuote(text, at)
      if (close < 0 && text.length - at > longestCell) return { cells, end: text.length, isBroken: true }
      if (close < 0) return isEnd ? { cells, end: text.length, isBroken: true } : undefined
      // The next character may make it a doubled quotation mark.
      if (close + 1 === text.length && !isEnd) return undefined
      const quoted = text.slice(at + 1, close)
      const isOverLines = lineBreak.test(quoted)
      const next = text[close + 1]
      const isClosedWell = next === undefined || next === delimiter || next === '\n' || next === '\r'
      if (quoted.length > longestCell || (isOverLines && !isClosedWell)) {
        return { cells, end: close + 1, isBroken: true }
      }
      cell = quoted.replaceAll('""', '"')
      at = close + 1
    }
    const stop = plainEnd(text, at, delimiter)
    if (stop === text.length && !isEnd) return undefined
    cells.push(cell + text.slice(at, stop))
    if (text[stop] !== delimiter) {
      if (text[stop] === '\r' && stop + 1 === text.length && !isEnd) return undefined
      const isPair = text[stop] === '\r' && text[stop + 1] === '\n'
      return { cells, end: Math.min(stop + (isPair ? 2 : 1), text.length), isBroken: false }
    }
    at = stop + 1
  }
}

/** Where the quote that starts at `open` ends; −1 if it doesn't, as far as is known. */
function closingQuote(text: string, open: number): number {
  let at = open + 1
  for (;;) {
    at = text.indexOf('"', at)
    if (at < 0 || text[at + 1] !== '"') return at
    at += 2
  }
}

function plainEnd(text: string, from: number, delimiter: string): number {
  let at = from
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}

/**
 * A quote that spans lines and happens to be closed further down has swallowed records if the result has the
 * wrong number of cells, or if each of its lines alone has the right one.
 */
function looksSwallowed(text: string, { cells }: Found, delimiter: string, width: number): boolean {
  const hasSuspect = cells.some((cell) => cell.includes(delimiter) && lineBreak.test(cell))
  if (!hasSuspect) return false
  if (width > 0 && cells.length !== width) return true
  const counts = text
    .replace(/[\r\n]+$/, '')
    .split(lineBreak)
    .map((line) => line.split(delimiter).length)
  return counts.every((count) => count >= leastColumns && count === (width || counts[0]))
}

/** The line that starts here, ignoring its open quotation mark. */
function readLineAlone(text: string, start: number, delimiter: string): Found {
  const length = text.slice(start).search(lineBreak)
  const stop = length < 0 ? text.length : start + length
  const line = text.slice(start, stop)
  const cells: string[] = []
  let at = 0
  for (;;) {
    let cell = ''
    if (line[at] === '"') {
      const close = closingQuote(line, at)
      if (close >= 0) cell = line.slice(at + 1, close).replaceAll('""', '"')
      at = close < 0 ? at + 1 : close + 1
    }
    const end = plainEnd(line, at, delimiter)
    cells.push(cell + line.slice(at, end))
    if (end === line.length) break
    at = end + 1
  }
  return { cells, end: Math.min(stop + (text.startsWith('\r\n', stop) ? 2 : 1), text.length), isBroken: true }
}
