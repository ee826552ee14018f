import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { finished, pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'

const partSize = 4 * 1024 * 1024

/** Writes a compressed tar file. The file gets its final name only once it is complete. */
export class ArchiveWriter {
  private readonly tar = pack()
  private readonly file: string
  private readonly written: Promise<void>

  constructor(file: string) {
    this.file = file
    this.written = pipeline(
      this.tar,
      createGzip(),
      createWriteStream(this.unfinished, { mode: 0o600, flush: true }),
    )
    this.written.catch(() => undefined)
  }

  addJson(name: string, value: unknown): Promise<void> {
    return this.addPart(name, Buffer.from(JSON.stringify(value, null, 2)))
  }

  /** Tar needs each entry's size up front, so streams are split into parts: name/1, name/2, … */
  async addStream(name: string, source: AsyncIterable<Uint8Array>): Promise<void> {
    let part = 0
    let chunks: Uint8Array[] = []
    let size = 0
    const flush = async () => {
      await this.addPart(`${name}/${++part}`, Buffer.concat(chunks))
      chunks = []
      size = 0
    }
    for await (const chunk of source) {
      chunks.push(chunk)
      size += chunk.byteLength
      if (size >= partSize) await flush()
    }
    if (size > 0 || part === 0) await flush()
  }

  async finish(): Promise<void> {
    this.tar.finalize()
    await this.written
    await rename(this.unfinished, this.file)
  }

  async giveUp(): Promise<void> {
    this.tar.destroy()
    await this.written.catch(() => undefined)
    await rm(this.unfinished, { force: true })
  }

  private get unfinished(): string {
    return `${this.file}.unfinished`
  }

  private async addPart(name: string, content: Buffer): Promise<void> {
    // The reason the file could not be written.
    if (this.tar.destroyed) await this.written
    const entry = this.tar.entry({ name, size: content.byteLength, mode: 0o600 })
    entry.end(content)
    // A full disk fails the whole archive, not just this entry.
    await Promise.race([finished(entry), this.written])
  }
}

export interface ArchiveEntry {
  name: string
  content: AsyncIterable<Uint8Array>
}

export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract()
  const read = pipeline(createReadStream(file), createGunzip(), tar)
  read.catch(() => undefined)
  for await (const entry of tar) {
    yield { name: entry.header.name, content: entry as unknown as AsyncIterable<Uint8Array> }
  }
  await read
}

export async function readJson<T>({ content }: ArchiveEntry): Promise<T> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

/** Errors from decompressing and unpacking a truncated or corrupted file. */
export function isDamage(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return code.startsWith('Z_') || /unexpected end|invalid tar|premature close|is incomplete/i.test(message)
}
