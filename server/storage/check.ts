import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Pool } from 'pg'
import type { Log } from '../log.ts'
import { noteOperation, reasonOf } from '../operations.ts'
import type { Backend } from './backend/backend.ts'

/** Writes, reads and deletes a small file, and records whether that worked, for those who set up the server. */
export async function checkStorage(
  backend: Backend,
  place: 'disk' | 's3',
  db: Pick<Pool, 'query'>,
  log: Log,
): Promise<void> {
  const version = randomUUID()
  const content = Buffer.from(`storage check ${version}`)
  const tryIt = async () => {
    try {
      await backend.write(
        version,
        (async function* () {
          yield content
        })(),
      )
      const read = await buffer(await backend.read(version))
      if (!read.equals(content)) throw new Error('The file was not read as it was written.')
    } finally {
      await backend.remove([version])
    }
  }
  try {
    await tryIt()
    await noteOperation(db, 'storage', { place, isWell: true })
  } catch (error) {
    log.warn({ err: error }, 'files cannot be stored')
    await noteOperation(db, 'storage', { place, isWell: false, reason: reasonOf(error as Error) })
  }
}
