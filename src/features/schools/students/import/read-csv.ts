import { csvParser, delimiterOf } from '../../../../../supabase/functions/_shared/tables/csv-rows.ts'
import {
  type DecodedText,
  fromWindows1252,
} from '../../../../../supabase/functions/_shared/tables/decode-text.ts'
import type { TablePiece } from './table.ts'

/** The encoding of a text file, and whether the low byte comes first. */
export interface Encoding {
  name: DecodedText['encoding']
  isLittle?: boolean
}

/** A CSV file of any size, in chunks. */
export async function* readCsv(file: Blob, encoding: Encoding): AsyncGenerator<TablePiece> {
  const decode = decoderFor(encoding)
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

/** UTF-8 if all of it is valid, otherwise what older spreadsheets write. */
export async function encodingOf(file: Blob): Promise<Encoding> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const isLittle = start[0] === 0xff && start[1] === 0xfe
  if (isLittle || (start[0] === 0xfe && start[1] === 0xff)) return { name: 'utf-16', isLittle }
  const strict = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of chunksOf(file)) strict.decode(bytes, { stream: true })
    strict.decode()
    return { name: 'utf-8' }
  } catch {
    return { name: 'windows-1252' }
  }
}

function decoderFor({ name, isLittle }: Encoding): (bytes?: Uint8Array) => string {
  if (name === 'windows-1252') return (bytes) => (bytes ? fromWindows1252(bytes) : '')
  return streaming(new TextDecoder(name === 'utf-8' ? 'utf-8' : isLittle ? 'utf-16le' : 'utf-16be'))
}

const streaming = (decoder: TextDecoder) => (bytes?: Uint8Array) =>
  bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
