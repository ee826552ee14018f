import type { BlobReader, Entry, ZipReader } from '@zip.js/zip.js'
import { decodeText } from '../tables/decode-text.ts'
import { RosterFault } from './roster-fault.ts'

/** The browser and the functions load different builds of the same library. */
export interface Zip {
  ZipReader: typeof ZipReader
  BlobReader: typeof BlobReader
}

const maxPackedBytes = 50 * 1024 * 1024
/** Of all files together, as they are decompressed: what an archive declares isn't trusted. */
const maxUnpackedBytes = 96 * 1024 * 1024
const maxEntries = 200

/** The texts of the wanted files at the top of an archive. Files in folders are refused, so no name leads anywhere. */
export async function unpack(file: Blob, wanted: readonly string[], zip: Zip): Promise<Map<string, string>> {
  if (file.size > maxPackedBytes) throw new RosterFault('tooLarge')
  const archive = new zip.ZipReader(new zip.BlobReader(file), { checkOverlappingEntry: true })
  try {
    const found = await entriesIn(archive.getEntriesGenerator())
    const texts = new Map<string, string>()
    let left = maxUnpackedBytes
    for (const name of wanted) {
      const entry = found.get(name)
      if (!entry) continue
      const bytes = await bytesOf(entry, left)
      left -= bytes.length
      texts.set(name, decodeText(bytes).text.replace(/^\uFEFF/, ''))
    }
    return texts
  } catch (cause) {
    throw cause instanceof RosterFault ? cause : new RosterFault('broken')
  } finally {
    await archive.close().catch(() => {})
  }
}

async function entriesIn(entries: AsyncIterable<Entry>): Promise<Map<string, Entry>> {
  const found = new Map<string, Entry>()
  let count = 0
  for await (const entry of entries) {
    const name = entry.filename
    count += 1
    if (count > maxEntries) throw new RosterFault('broken')
    // What macOS adds to every archive.
    if (/^__MACOSX\/|(^|\/)\.DS_Store$/.test(name)) continue
    if (entry.encrypted) throw new RosterFault('encrypted')
    if (entry.directory || /[/\\]|^\.\.?$/.test(name))
      throw new RosterFault('folders', { file: name.slice(0, 100) })
    // Two files of one name: which one counts is anyone's guess.
    if (found.has(name.toLowerCase())) throw new RosterFault('broken')
    found.set(name.toLowerCase(), entry)
  }
  return found
}

async function bytesOf(entry: Entry, most: number): Promise<Uint8Array> {
  if (entry.directory) return new Uint8Array()
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writing = entry.getData(writable).catch((cause: unknown) => writable.abort(cause).catch(() => {}))
  const reader = readable.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) break
      size += value.length
      if (size > most) throw new RosterFault('tooLarge')
      parts.push(new Uint8Array(value))
    }
    await writing
  } finally {
    await reader.cancel().catch(() => {})
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
