import type { Client, ClientConfig } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { noteOperation } from '../operations.ts'
import { DatabaseClient } from '../postgres/address/client.ts'
import { lostSoon, socketOf } from '../postgres/silence.ts'
import { type Backend, MissingFile } from '../storage/backend/backend.ts'
import { ArchiveWriter } from './archive.ts'
import { type Ending, listMigrations, listSequences, listTables, type Manifest } from './manifest.ts'
import { fileOutlet } from './place/folder.ts'
import type { Outlet } from './place/place.ts'
import { hashed, measureTable, type Proof, writeRowsAlike } from './proof.ts'

export interface BackupSource {
  /** How the owner connects. */
  database: string | ClientConfig
  backend: Backend
  keys: Pick<Manifest, 'publishableKey' | 'secretKey'>
  /** Encrypts the archive. */
  passphrase?: string
  /** Ends an unfinished backup, so that a server can stop. */
  stop?: AbortSignal
}

/** Writes a consistent snapshot of the database and its files while the server keeps running. */
export async function backUp(
  { database, backend, keys, passphrase, stop }: BackupSource,
  to: string | Outlet,
): Promise<Ending> {
  // Comes first, so that a file that can't be written is reported immediately.
  const archive = new ArchiveWriter(typeof to === 'string' ? fileOutlet(to) : to, passphrase)
  const settings = typeof database === 'string' ? { connectionString: database } : database
  const client = new DatabaseClient({ ...settings, ...lostSoon })
  // The running query is rejected anyway; without a listener, the event itself would end the server.
  client.on('error', () => undefined)
  const interrupt = () => {
    archive.interrupt()
    // Otherwise, a query that takes long would hold up the stop.
    socketOf(client).destroy()
  }
  stop?.addEventListener('abort', interrupt)
  try {
    stop?.throwIfAborted()
    await client.connect()
    await client.query('begin isolation level repeatable read read only')
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      migrations: await listMigrations(client),
      tables: await listTables(client),
      sequences: await listSequences(client),
      ...keys,
    }
    await archive.addJson('manifest.json', manifest)
    const rows = await writeTables(client, manifest, archive)
    const { hashes, missing } = await writeFiles(client, backend, archive)
    const files = Object.keys(hashes).length
    const proof: Proof = { tables: await measureTables(client, manifest, missing), files: hashes }
    await archive.addJson('proof.json', proof)
    const ending: Ending = { rows, files, missing }
    await archive.addJson('end.json', ending)
    await archive.finish()
    await client.query('commit')
    await noteOperation(client, 'backup', { rows, files })
    return ending
  } catch (error) {
    await archive.giveUp()
    throw error
  } finally {
    stop?.removeEventListener('abort', interrupt)
    await client.end()
  }
}

async function writeTables(client: Client, manifest: Manifest, archive: ArchiveWriter): Promise<number> {
  let rows = 0
  for (const [index, { name, columns }] of manifest.tables.entries()) {
    const stream = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`))
    await archive.addStream(`tables/${index}`, stream)
    rows += stream.rowCount
  }
  return rows
}

async function writeFiles(
  client: Client,
  backend: Backend,
  archive: ArchiveWriter,
): Promise<{ hashes: Proof['files']; missing: string[] }> {
  const { rows } = await client.query<{ version: string }>(
    'select version from storage.objects where version is not null order by version',
  )
  const missing: string[] = []
  const hashes: Proof['files'] = {}
  for (const { version } of rows) {
    try {
      const { stream, digest } = hashed(await backend.read(version))
      await archive.addStream(`files/${version}`, stream)
      hashes[version] = digest()
    } catch (error) {
      if (!(error instanceof MissingFile)) throw error
      missing.push(version)
    }
  }
  return { hashes, missing }
}

/** In the same snapshot as what was written. */
async function measureTables(
  client: Client,
  manifest: Manifest,
  missing: string[],
): Promise<Proof['tables']> {
  const tables: Proof['tables'] = {}
  await writeRowsAlike(client)
  for (const table of manifest.tables) tables[table.name] = await measureTable(client, table, missing)
  return tables
}
