import { checkBackup } from '../backup/check.ts'
import { findArchive } from '../backup/find.ts'
import { runningDatabase } from '../backup/source.ts'
import type { Env } from '../config/env.ts'
import { createLog } from '../log.ts'
import { noteOperation } from '../operations.ts'
import { DatabaseClient } from '../postgres/address/client.ts'
import { command } from './command.ts'

await command('npm run backup:check [-- FILE]', async (env, [file]) => {
  const { archive, close } = await findArchive(env, file)
  try {
    const { tables, rows, files } = await checkBackup(env, archive, createLog('silent'))
    await note(env, archive.name)
    return `${archive.name} was restored and is complete: ${tables} tables with ${rows} rows, and ${files} files, each compared with the original.`
  } finally {
    close()
  }
})

/** For the metrics, if the server's database can be reached from here. */
async function note(env: Env, backup: string): Promise<void> {
  const url = env.DATABASE_URL ?? (await runningDatabase(env))
  if (!url) return
  const client = new DatabaseClient(url)
  try {
    await client.connect()
    await noteOperation(client, 'backup_check', { backup })
  } catch {
    // The backup is proven all the same.
  } finally {
    await client.end().catch(() => undefined)
  }
}
