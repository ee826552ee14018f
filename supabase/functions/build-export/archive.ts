import { configure, TextReader, ZipWriter } from '@zip.js/zip.js'
import { entryOf } from './entry.ts'
import type { Export, ExportFile, Rows } from './export.ts'
import { readablePage } from './page.ts'

configure({ useWebWorkers: false })

interface Source {
  /** Null if the file no longer exists. */
  open(file: ExportFile): Promise<ReadableStream | null>
  /** How much is done, from 0 to 1. */
  note(share: number): Promise<void>
}

/** A page to read, the rows as JSON, and the files as they were uploaded. */
export function buildArchive(wanted: Export, rows: Rows, source: Source) {
  const counted = new CountedStream()
  const work = fill(new ZipWriter(counted.writable), wanted, rows, source)
  // The reader of the stream learns of a failure through it.
  work.catch((error) => counted.writable.abort(error).catch(() => undefined))
  return { stream: counted.readable, size: work.then(() => counted.size) }
}

async function fill(zip: ZipWriter<unknown>, wanted: Export, rows: Rows, source: Source): Promise<void> {
  await zip.add('index.html', new TextReader(readablePage(wanted, rows)))
  const data = { exported_at: new Date().toISOString(), ...rows }
  await zip.add('data.json', new TextReader(JSON.stringify(data, null, 2)))
  const total = wanted.files.reduce((sum, { size }) => sum + size, 0) || 1
  let done = 0
  let told = 0
  for (const file of wanted.files) {
    const content = await source.open(file)
    // Images, PDFs and recordings are already compressed.
    if (content) await zip.add(entryOf(file), content, { level: 0 })
    done += file.size
    if (done / total - told < 0.05) continue
    told = done / total
    await source.note(told)
  }
  await zip.close()
}

class CountedStream extends TransformStream<Uint8Array, Uint8Array> {
  size = 0
  constructor() {
    super({
      transform: (chunk, controller) => {
        this.size += chunk.length
        controller.enqueue(chunk)
      },
    })
  }
}
