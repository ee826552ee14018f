import { constants } from 'node:fs'
import { copyFile, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { type Backend, type ByteRange, keyOf, MissingFile } from './backend.ts'

/** Files below one folder, readable only by us. */
export class DiskBackend implements Backend {
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  async write(version: string, source: AsyncIterable<Uint8Array>): Promise<void> {
    const file = await this.prepare(version)
    const handle = await open(file, 'wx', 0o600)
    try {
      for await (const chunk of source) await writeAll(handle, chunk)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await syncFolder(path.dirname(file))
  }

  async read(version: string, range?: ByteRange): Promise<Readable> {
    try {
      const handle = await open(this.fileOf(version), 'r')
      return handle.createReadStream({ ...range, highWaterMark: 128 * 1024 })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new MissingFile(version)
      throw error
    }
  }

  async copy(from: string, to: string): Promise<void> {
    const file = await this.prepare(to)
    try {
      await copyFile(this.fileOf(from), file, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new MissingFile(from)
      throw error
    }
    const handle = await open(file, 'r+')
    await handle.sync().finally(() => handle.close())
    await syncFolder(path.dirname(file))
  }

  async remove(versions: string[]): Promise<void> {
    for (const version of versions) {
      try {
        await rm(this.fileOf(version), { force: true })
      } catch (error) {
        if (!(error instanceof MissingFile)) throw error
      }
    }
  }

  close(): void {}

  private fileOf(version: string): string {
    return path.join(this.folder, keyOf(version))
  }

  private async prepare(version: string): Promise<string> {
    const file = this.fileOf(version)
    const made = await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    if (made) for (const parent of new Set([path.dirname(made), this.folder])) await syncFolder(parent)
    return file
  }
}

async function writeAll(handle: Awaited<ReturnType<typeof open>>, chunk: Uint8Array): Promise<void> {
  let written = 0
  while (written < chunk.byteLength) {
    written += (await handle.write(chunk, written, chunk.byteLength - written)).bytesWritten
  }
}

/** New directory entries can be lost in a power cut unless the folder is synced, too. */
async function syncFolder(folder: string): Promise<void> {
  // Windows can't sync folders and doesn't need to.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
