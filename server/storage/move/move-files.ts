import { hashed, hashOfFile } from '../../backup/proof.ts'
import type { Backend } from '../backend/backend.ts'
import { hasFile } from '../backend/has-file.ts'

/** Several at a time, since most of the time is spent waiting for the store. */
const atOnce = 4

export interface Moved {
  copied: number
  /** Already there, with the same content. */
  kept: number
  /** Rows whose file neither place has. */
  missing: string[]
}

/**
 * Copies files and reads each copy back to compare its hash. Can be interrupted and run again: what is there and the
 * same is left alone, and what is there but differs, such as half a file, is replaced.
 */
export async function moveFiles(versions: string[], from: Backend, to: Backend): Promise<Moved> {
  const moved: Moved = { copied: 0, kept: 0, missing: [] }
  const waiting = versions.values()
  async function work(): Promise<void> {
    // Shared by all workers, so that each file is taken once.
    for (const version of waiting) {
      const result = await moveFile(version, from, to)
      if (result === 'missing') moved.missing.push(version)
      else moved[result]++
    }
  }
  // The others go on, so that little is left for the next run.
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, work))
  const failure = ended.find((end) => end.status === 'rejected')
  if (failure) throw failure.reason
  return moved
}

async function moveFile(version: string, from: Backend, to: Backend): Promise<'copied' | 'kept' | 'missing'> {
  const [wanted, present] = await Promise.all([hashOfFile(from, version), hashOfFile(to, version)])
  if (wanted === undefined) return present === undefined ? 'missing' : 'kept'
  if (present === wanted) return 'kept'
  if (present !== undefined) await to.remove([version])
  const source = await from.read(version)
  const { stream, digest } = hashed(source)
  await to.write(version, stream).finally(() => source.destroy())
  const written = digest()
  if (written !== wanted || (await hashOfFile(to, version)) !== wanted) {
    throw new Error(`The copy of the file ${version} differs from the original. Nothing was removed.`)
  }
  return 'copied'
}

/** Removes the originals of files that were copied. Checks again that each copy exists. */
export async function removeOriginals(versions: string[], from: Backend, to: Backend): Promise<number> {
  let removed = 0
  for (const version of versions) {
    if (!(await hasFile(from, version)) || !(await hasFile(to, version))) continue
    await from.remove([version])
    removed++
  }
  return removed
}
