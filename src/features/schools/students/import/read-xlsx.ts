import type { Entry } from '@zip.js/zip.js'
import { TableFault, type TablePiece, type TableRow } from './table.ts'

/** No workbook of students is larger; an archive's declared size isn't trusted. */
const maxUnpackedBytes = 400 * 1024 * 1024
const maxStrings = 2_000_000

/** The first sheet of a workbook, row by row as it is decompressed. */
export async function* readXlsx(file: Blob): AsyncGenerator<TablePiece> {
  const { BlobReader, ZipReader, configure } = await import('@zip.js/zip.js/lib/zip-core-native.js')
  configure({ useWebWorkers: false })
  const archive = new ZipReader(new BlobReader(file), { checkOverlappingEntry: true })
  try {
    const entries = new Map<string, Entry>()
    for await (const entry of archive.getEntriesGenerator()) {
      if (entries.size > 2000) throw new TableFault('broken')
      if (entry.encrypted) throw new TableFault('encrypted')
      entries.set(entry.filename.replace(/^\//, ''), entry)
    }
    const sheet = entries.get(await firstSheet(entries))
    if (!sheet) throw new TableFault('unknownKind')
    const strings = await sharedStrings(entries.get('xl/sharedStrings.xml'))
    let read = 0
    let next = 1
    for await (const { length, parts } of elements(sheet, 'row')) {
      read += length
      const rows: TableRow[] = []
      for (const part of parts) {
        const row = toRow(part, strings, next)
        next = row.line + 1
        if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row)
      }
      yield { rows, done: Math.min(1, read / (sheet.uncompressedSize || read)) }
    }
  } catch (cause) {
    throw cause instanceof TableFault ? cause : new TableFault('broken')
  } finally {
    await archive.close().catch(() => {})
  }
}

async function firstSheet(entries: Map<string, Entry>): Promise<string> {
  const workbook = await wholeText(entries.get('xl/workbook.xml'))
  const links = await wholeText(entries.get('xl/_rels/workbook.xml.rels'))
  const id = /<(?:\w+:)?sheet\b(?![^>]*state="(?:hidden|veryHidden)")[^>]*\br:id="([^"]+)"/.exec(
    workbook,
  )?.[1]
  for (const [link] of links.matchAll(/<Relationship\b[^>]*>/g)) {
    if (attribute(link, 'Id') !== id) continue
    const target = attribute(link, 'Target') ?? ''
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  }
  return 'xl/worksheets/sheet1.xml'
}

async function sharedStrings(entry: Entry | undefined): Promise<string[]> {
  const strings: string[] = []
  if (!entry) return strings
  for await (const { parts } of elements(entry, 'si')) {
    for (const part of parts) strings.push(textIn(part))
    if (strings.length > maxStrings) throw new TableFault('tooManyLines')
  }
  return strings
}

async function wholeText(entry: Entry | undefined): Promise<string> {
  let whole = ''
  if (entry) for await (const text of textOf(entry)) whole += text
  return whole
}

async function* textOf(entry: Entry): AsyncGenerator<string> {
  if (entry.directory) return
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writing = entry.getData(writable).catch((cause: unknown) => writable.abort(cause).catch(() => {}))
  const decoder = new TextDecoder()
  const reader = readable.getReader()
  let left = maxUnpackedBytes
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) break
      left -= value.length
      if (left < 0) throw new TableFault('tooLarge')
      yield decoder.decode(value, { stream: true })
    }
    await writing
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** Each complete element of a name in what has arrived so far. */
async function* elements(entry: Entry, name: string) {
  const whole = new RegExp(`<(?:\\w+:)?${name}\\b(?:[^>]*/>|[^>]*>[\\s\\S]*?</(?:\\w+:)?${name}>)`, 'g')
  const end = new RegExp(`</(?:\\w+:)?${name}>`, 'g')
  let waiting = ''
  for await (const text of textOf(entry)) {
    waiting += text
    let last = 0
    for (const { index, 0: tag } of waiting.matchAll(end)) last = index + tag.length
    if (last === 0 && waiting.length > 8 * 1024 * 1024) throw new TableFault('broken')
    const parts = waiting.slice(0, last).match(whole) ?? []
    waiting = waiting.slice(last)
    if (parts.length > 0) yield { length: last, parts }
  }
}

function toRow(row: string, strings: string[], next: number): TableRow {
  const cells: string[] = []
  const line = Number(attribute(row.slice(0, row.indexOf('>')), 'r')) || next
  for (const [, attributes = '', content = ''] of row.matchAll(
    /<(?:\w+:)?c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g,
  )) {
    const place = columnOf(attribute(attributes, 'r')) ?? cells.length
    if (place > 200) continue
    while (cells.length < place) cells.push('')
    cells[place] = cellValue(attribute(attributes, 't'), content, strings)
  }
  return { line, cells }
}

function cellValue(type: string | undefined, content: string, strings: string[]): string {
  if (type === 'inlineStr') return textIn(content)
  const value = decodeXml(/<(?:\w+:)?v\b[^>]*>([\s\S]*?)<\/(?:\w+:)?v>/.exec(content)?.[1] ?? '')
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'e') return ''
  // Spreadsheets store long student numbers as floats: 2.0260001E7.
  return /^-?\d+(?:\.\d+)?E[+]?\d+$/i.test(value) ? String(Number(value)) : value
}

/** "B7" is column 1. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]+/.exec(reference ?? '')?.[0]
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** The text of a string, without the phonetic readings that Japanese spreadsheets add. */
const textIn = (xml: string): string =>
  [
    ...xml
      .replace(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, '')
      .matchAll(/<(?:\w+:)?t\b[^>]*>([\s\S]*?)<\/(?:\w+:)?t>/g),
  ]
    .map(([, text = '']) => decodeXml(text))
    .join('')

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1]

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decodeXml = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole
    const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
