import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Env } from '../config/env.ts'
import { ExitCode, StartFailure } from '../failure.ts'
import type { Log } from '../log.ts'
import { DatabaseClient } from '../postgres/address/client.ts'
import { stopOrphan } from '../postgres/data-folder.ts'
import { onSignal } from '../postgres/temporary-database.ts'
import { openBackend } from '../storage/backend/open.ts'
import type { Loaded } from './load.ts'
import { hashOfFile, measureTable, type Proof, writeRowsAlike } from './proof.ts'
import { type ArchiveSource, restore } from './restore.ts'
import { withStoppedServer } from './source.ts'

export interface Checked {
  tables: number
  rows: number
  files: number
}

/**
 * Restores a backup into a temporary database and folder, and compares every table and every file with what was
 * measured when it was made. Leaves nothing behind.
 */
export async function checkBackup(given: Env, source: ArchiveSource, log: Log): Promise<Checked> {
  const place = await mkdtemp(path.join(tmpdir(), 'backup-check-'))
  // PostgreSQL's own account must be able to enter.
  await chmod(place, 0o711)
  const env = { ...given, DATA_DIR: place, DATABASE_URL: undefined, STORAGE_S3_BUCKET: undefined }
  const forgetSignals = onSignal(async () => {
    for (const at of ['postgres', 'restore.unfinished/postgres']) await stopOrphan(path.join(place, at))
    await rm(place, { recursive: true, force: true })
  })
  try {
    const loaded = await restore(env, source, false, log)
    const { proof } = loaded
    if (!proof) {
      throw refuse(`${source.name} was made by an earlier version and can't be checked. Make a new backup.`)
    }
    const differences = [
      ...(await withStoppedServer(env, log, (url) => differingTables(url, loaded, proof))),
      ...(await differingFiles(env, proof)),
    ]
    if (differences.length) {
      throw refuse(`${source.name} was restored, but differs from the original:\n${differences.join('\n')}`)
    }
    const tables = Object.values(proof.tables)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    return { tables: tables.length, rows, files: Object.keys(proof.files).length }
  } finally {
    await rm(place, { recursive: true, force: true })
    forgetSignals()
  }
}

async function differingTables(url: string, { manifest }: Loaded, proof: Proof): Promise<string[]> {
  const client = new DatabaseClient(url)
  await client.connect()
  try {
    await client.query('begin read only')
    await writeRowsAlike(client)
    const found: string[] = []
    for (const table of manifest.tables) {
      const [is, was] = [await measureTable(client, table), proof.tables[table.name]]
      if (is.rows !== was?.rows)
        found.push(`${table.name}: ${is.rows} rows instead of ${was?.rows ?? 'none'}`)
      else if (is.content !== was.content) found.push(`${table.name}: different content`)
    }
    return found
  } finally {
    await client.end()
  }
}

async function differingFiles(env: Env, proof: Proof): Promise<string[]> {
  const backend = await openBackend(env)
  const found: string[] = []
  for (const [version, hash] of Object.entries(proof.files)) {
    const is = await hashOfFile(backend, version)
    if (is !== hash) found.push(`file ${version}: ${is ? 'different content' : 'missing'}`)
  }
  backend.close()
  return found
}

function refuse(message: string): StartFailure {
  return new StartFailure(ExitCode.configuration, message)
}
