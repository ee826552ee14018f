import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { noteOperation } from '../operations.ts'
import { type Backend, MissingFile } from '../storage/backend/backend.ts'
import { ArchiveWriter } from './archive.ts'
import { type Ending, listMigrations, listSequences, listTables, type Manifest } from './manifest.ts'

export interface BackupSource {
  /** The owner's connection string. */
  database: string
  backend: Backend
  keys: Pick<Manifest, 'publishableKey' | 'secretKey'>
}

/** Writes a consistent snapshot of the database and its files while the server keeps running. */
export async function backUp({ database, backend, keys }: BackupSource, file: string): Promise<Ending> {
  const client = new Client({ connectionString: database })
  await client.connect()
  const archive = new ArchiveWriter(file)
  try {
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
    const { files, missing } = await writeFiles(client, backend, archive)
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
): Promise<{ files: number; missing: string[] }> {
  const { rows } = await client.query<{ version: string }>(
    'select version from storage.objects where version is not null order by version',
  )
  const missing: string[] = []
  for (const { version } of rows) {
    try {
      await archive.addStream(`files/${version}`, await backend.read(version))
    } catch (error) {
      if (!(error instanceof MissingFile)) throw error
      missing.push(version)
    }
  }
  return { files: rows.length - missing.length, missing }
}
