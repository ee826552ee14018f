import type { Readable } from 'node:stream'

export interface ByteRange {
  start: number
  /** The last byte, inclusive. */
  end: number
}

/**
 * Stores the bytes. A file is identified by its version, a UUID we generate, so names chosen by people never reach
 * the file system. A file never changes once written.
 */
export interface Backend {
  /** Resolves once the bytes survive a crash. On failure, a partial file may be left to remove. */
  write(version: string, source: AsyncIterable<Uint8Array>): Promise<void>
  /** Throws MissingFile if there is none. */
  read(version: string, range?: ByteRange): Promise<Readable>
  copy(from: string, to: string): Promise<void>
  /** Missing files count as removed. */
  remove(versions: string[]): Promise<void>
  close(): void
}

export class MissingFile extends Error {
  override readonly name = 'MissingFile'
}

const versionPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Migrations can write rows too, so only a version in our own format names a file. */
export function keyOf(version: string): string {
  if (!versionPattern.test(version)) throw new MissingFile(version)
  return `${version.slice(0, 2)}/${version}`
}
