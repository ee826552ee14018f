import { fromWindows1252 } from '../../../lib/decode-text.ts'
import type { TablePiece, TableRow } from './table.ts'

const delimiters = [';', ',', '\t', '|']

/** A CSV file of any size, by pieces of its text. */
export async function* readCsv(file: Blob): AsyncGenerator<TablePiece> {
  const decode = await decoderFor(file)
  let parse: ReturnType<typeof csvParser> | undefined
  let read = 0
  for await (const bytes of chunksOf(file)) {
    read += bytes.length
    const text = decode(bytes)
    parse ??= csvParser(delimiterOf(text))
    const rows = parse(text)
    if (rows.length > 0) yield { rows, done: read / file.size }
  }
  const rows = parse?.(decode(), true) ?? []
  if (rows.length > 0) yield { rows, done: 1 }
}

async function* chunksOf(file: Blob): AsyncGenerator<Uint8Array> {
  const size = 128 * 1024
  for (let at = 0; at < file.size; at += size) {
    yield new Uint8Array(await file.slice(at, at + size).arrayBuffer())
  }
}

/** UTF-8 where all of it is, else what older spreadsheets write. */
async function decoderFor(file: Blob): Promise<(bytes?: Uint8Array) => string> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const isLittle = start[0] === 0xff && start[1] === 0xfe
  if (isLittle || (start[0] === 0xfe && start[1] === 0xff)) {
    return inPieces(new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be'))
  }
  const strict = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of chunksOf(file)) strict.decode(bytes, { stream: true })
    strict.decode()
    return inPieces(new TextDecoder('utf-8'))
  } catch {
    return (bytes) => (bytes ? fromWindows1252(bytes) : '')
  }
}

const inPieces = (decoder: TextDecoder) => (bytes?: Uint8Array) =>
  bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()

/** The sign that stands most often in the first line that has any, outside of quotes. */
function delimiterOf(text: string): string {
  for (const line of text.split(/\r\n|\r|\n/)) {
    const bare = line.replace(/"(?:[^"]|"")*"/g, '')
    const counts = delimiters.map((sign) => bare.split(sign).length)
    const most = Math.max(...counts)
    if (most > 1) return delimiters[counts.indexOf(most)]!
  }
  return ','
}

/** Gives the lines that end in each piece of text; blank ones are counted and left out. */
export function csvParser(delimiter: string) {
  let cells: string[] = []
  let cell = ''
  let line = 0
  let isQuoted = false
  /** A quote inside of quotes was the last sign: it ends them, unless another one follows. */
  let hasQuoteBefore = false
  let hasReturnBefore = false

  return (text: string, isEnd = false): TableRow[] => {
    const rows: TableRow[] = []
    const endLine = () => {
      line += 1
      cells.push(cell)
      if (cells.some((one) => one.trim() !== '')) rows.push({ line, cells })
      cells = []
      cell = ''
    }
    for (const sign of text) {
      const isSecondHalf = hasReturnBefore && sign === '\n'
      hasReturnBefore = false
      if (isSecondHalf) continue
      if (isQuoted && !hasQuoteBefore) {
        if (sign === '"') hasQuoteBefore = true
        else cell += sign
      } else if (hasQuoteBefore && sign === '"') {
        cell += '"'
        hasQuoteBefore = false
      } else {
        if (hasQuoteBefore) isQuoted = hasQuoteBefore = false
        if (sign === '"' && cell === '') isQuoted = true
        else if (sign === delimiter) {
          cells.push(cell)
          cell = ''
        } else if (sign === '\n' || sign === '\r') {
          hasReturnBefore = sign === '\r'
          endLine()
        } else cell += sign
      }
    }
    if (isEnd && (cell !== '' || cells.length > 0)) endLine()
    return rows
  }
}
