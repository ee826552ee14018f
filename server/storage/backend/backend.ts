import type { Readable } from 'node:stream'

export interface ByteRange {
  start: number
  /** The last byte, included. */
  end: number
}

/**
 * Where the bytes are. A file is known by its version, a UUID of ours: no name that a person chose ever reaches the
 * file system. A file never changes once it is written.
 */
export interface Backend {
  /** Resolves once the bytes survive a crash. Where it fails, a part may be left to remove. */
  write(version: string, source: AsyncIterable<Uint8Array>): Promise<void>
  /** Throws MissingFile where there is none. */
  read(version: string, range?: ByteRange): Promise<Readable>
  copy(from: string, to: string): Promise<void>
  /** Files that are not there count as removed. */
  remove(versions: string[]): Promise<void>
  close(): void
}

export class MissingFile extends Error {
  override readonly name = 'MissingFile'
}

const versionPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Rows can be written by migrations too: only a version of our own form names a file. */
export function keyOf(version: string): string {
  if (!versionPattern.test(version)) throw new MissingFile(version)
  return `${version.slice(0, 2)}/${version}`
}
