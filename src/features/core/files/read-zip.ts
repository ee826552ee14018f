import { FileFault } from './file-fault.ts'

const maxZipEntries = 2000
const maxUnpackedBytes = 5 * 1024 * 1024

interface Unzipped {
  /** The requested files, by lowercase name without folders. */
  files: Map<string, Uint8Array>
  /** All files, without folders. */
  names: string[]
}

/**
 * The requested files of an archive. Declared sizes aren't trusted: bytes are counted as they are extracted,
 * and reading stops if there are too many.
 */
export async function readZip(file: Blob, isWanted: (name: string) => boolean): Promise<Unzipped> {
  const { BlobReader, ZipReader, configure } = await import('@zip.js/zip.js/lib/zip-core-native.js')
  configure({ useWebWorkers: false })
  const archive = new ZipReader(new BlobReader(file), {
    checkOverlappingEntry: true,
    // Nothing is written to disk, so names needn't be safe.
    filenameValidation: 'tolerant',
  })
  const files = new Map<string, Uint8Array>()
  const names: string[] = []
  const budget = { left: maxUnpackedBytes }
  try {
    for await (const entry of archive.getEntriesGenerator()) {
      if (names.length >= maxZipEntries) throw new FileFault('bomb')
      const name = entry.filename.split(/[/\\]/).at(-1) ?? ''
      names.push(name)
      const key = name.toLowerCase()
      if (entry.directory || !isWanted(key) || files.has(key)) continue
      if (entry.encrypted) throw new FileFault('encrypted')
      files.set(key, await inflate((sink) => entry.getData(sink), budget))
    }
    return { files, names }
  } catch (cause) {
    throw cause instanceof FileFault ? cause : new FileFault('badZip')
  } finally {
    await archive.close().catch(() => {})
  }
}

async function inflate(
  fill: (sink: WritableStream<Uint8Array>) => Promise<unknown>,
  budget: { left: number },
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      budget.left -= chunk.length
      if (budget.left < 0) throw new FileFault('bomb')
      chunks.push(chunk)
    },
  })
  try {
    await fill(sink)
  } catch (cause) {
    // The library wraps what a sink throws.
    throw budget.left < 0 ? new FileFault('bomb') : cause
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer())
}
