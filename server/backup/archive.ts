import { finished, pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import type { Outlet } from './place/place.ts'
import { seal, unseal } from './seal.ts'

const partSize = 4 * 1024 * 1024

/** Writes a compressed tar file, encrypted if there is a passphrase. */
export class ArchiveWriter {
  private readonly tar = pack()
  private readonly outlet: Outlet
  private readonly written: Promise<void>

  constructor(outlet: Outlet, passphrase?: string) {
    this.outlet = outlet
    const packed = createGzip()
    this.written = passphrase
      ? pipeline(this.tar, packed, (source) => seal(source, passphrase), outlet.stream)
      : pipeline(this.tar, packed, outlet.stream)
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

  /** Makes whatever is being written fail. */
  readonly interrupt = (): void => {
    this.tar.destroy(new Error('The backup was interrupted.'))
  }

  async finish(): Promise<void> {
    this.tar.finalize()
    await this.written
    await this.outlet.finish()
  }

  async giveUp(): Promise<void> {
    this.tar.destroy()
    await this.outlet.giveUp()
    await this.written.catch(() => undefined)
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

export async function* readArchive(
  source: AsyncIterable<Uint8Array>,
  passphrase: string | undefined,
): AsyncGenerator<ArchiveEntry> {
  const tar = extract()
  const read = pipeline(unseal(source, passphrase), createGunzip(), tar)
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
