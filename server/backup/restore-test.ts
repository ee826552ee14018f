import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import type { Env } from '../config/env.ts'
import type { Log } from '../log.ts'
import { noteOperation } from '../operations.ts'
import type { Ending } from './manifest.ts'
import { restore } from './restore.ts'
import { withDatabase } from './source.ts'

/**
 * Restores an archive into a temporary database and folder, removes both, and records in the database in use that it
 * worked.
 */
export async function testRestore(env: Env, file: string, log: Log): Promise<Ending> {
  await mkdir(env.DATA_DIR, { recursive: true, mode: 0o711 })
  const place = await mkdtemp(path.join(env.DATA_DIR, 'restore-test-'))
  try {
    // PostgreSQL may run under another account, which has to get to its folder.
    await chmod(place, 0o711)
    const aside = {
      ...env,
      DATA_DIR: path.join(place, 'data'),
      DATABASE_URL: undefined,
      STORAGE_S3_BUCKET: undefined,
    }
    await mkdir(aside.DATA_DIR, { mode: 0o711 })
    const ending = await restore(aside, file, false, log)
    await withDatabase(env, log, async (url) => {
      const client = new Client({ connectionString: url })
      await client.connect()
      await noteOperation(client, 'restoreTest', { rows: ending.rows, files: ending.files }).finally(() =>
        client.end(),
      )
    })
    return ending
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}
