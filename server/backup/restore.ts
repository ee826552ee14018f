import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import type { Env } from '../config/env.ts'
import { readSupabaseConfig } from '../config/supabase.ts'
import { ExitCode, StartFailure } from '../failure.ts'
import type { Log } from '../log.ts'
import { migrate } from '../migrate/migrate.ts'
import { openDatabase } from '../postgres/database.ts'
import { openBackend } from '../storage/backend/open.ts'
import { type ArchiveEntry, readArchive, readJson } from './archive.ts'
import { load } from './load.ts'
import { type Ending, listMigrations, type Manifest } from './manifest.ts'
import { withStoppedServer } from './source.ts'

const refuse = (message: string) => new StartFailure(ExitCode.configuration, message)

/** Brings an archive back into an empty data folder, or, where it is forced, in place of what is there. */
export async function restore(env: Env, file: string, force: boolean, log: Log): Promise<Ending> {
  const entries = readArchive(file)
  const manifest = await readManifest(entries)
  await assertMigrationsExist(env, manifest)
  const asides = env.DATABASE_URL ? [] : await clearFolder(env.DATA_DIR, force)
  try {
    return await withStoppedServer(env, log, (url) => restoreInto(env, url, manifest, entries, force, log))
  } catch (error) {
    for (const { place, aside } of asides) {
      await rm(place, { recursive: true, force: true })
      if (existsSync(aside)) await rename(aside, place)
    }
    throw error
  }
}

async function restoreInto(
  env: Env,
  url: string,
  manifest: Manifest,
  entries: AsyncIterable<ArchiveEntry>,
  force: boolean,
  log: Log,
): Promise<Ending> {
  const config = readSupabaseConfig(env.SUPABASE_DIR)
  const withoutSeed = { ...config, db: { ...config.db, seed: { ...config.db.seed, enabled: false } } }
  if (env.DATABASE_URL) await assertReplaceable(env.DATABASE_URL, manifest, force)
  const db = await openDatabase(url, log, {
    exposeNewTables: config.api.auto_expose_new_tables,
    afterBootstrap: (client) =>
      migrate(client, env.SUPABASE_DIR, withoutSeed, log, new Set(manifest.migrations)),
  })
  const backend = await openBackend(env)
  const client = new Client(db.owner)
  try {
    await client.connect()
    const ending = await load(client, backend, manifest, entries)
    await keepApiKeys(env, manifest)
    return ending
  } finally {
    await client.end()
    backend.close()
    await db.close()
  }
}

async function readManifest(entries: AsyncGenerator<ArchiveEntry>): Promise<Manifest> {
  try {
    const first = await entries.next()
    if (!first.done && first.value.name === 'manifest.json') {
      const manifest = await readJson<Manifest>(first.value)
      if (manifest.format === 1) return manifest
    }
  } catch (error) {
    throw new StartFailure(ExitCode.configuration, `The archive cannot be read: ${(error as Error).message}`)
  }
  throw refuse('This is not a backup that this release can read.')
}

async function assertMigrationsExist(env: Env, { migrations }: Manifest): Promise<void> {
  const folder = path.join(env.SUPABASE_DIR, 'migrations')
  const files = existsSync(folder) ? await readdir(folder) : []
  const lost = migrations.filter((version) => !files.some((file) => file.startsWith(`${version}_`)))
  if (lost.length) {
    throw refuse(`The backup was made with migrations that ${folder} does not have: ${lost.join(', ')}.`)
  }
}

/** What is already there is put aside, so that nothing is lost by a mistake. */
async function clearFolder(folder: string, force: boolean): Promise<{ place: string; aside: string }[]> {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  const places = ['postgres', 'storage'].map((name) => path.join(folder, name))
  if (places.some((place) => existsSync(place)) && !force) {
    throw refuse(`${folder} already holds data. Restore into another DATA_DIR, or add --force to replace it.`)
  }
  const moves = places.map((place) => ({ place, aside: `${place}.before-restore-${stamp}` }))
  for (const { place, aside } of moves) if (existsSync(place)) await rename(place, aside)
  return moves
}

async function assertReplaceable(url: string, manifest: Manifest, force: boolean): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select to_regclass('supabase_migrations.schema_migrations') as found`,
    )
    if (!rows[0].found) return
    if (!force) throw refuse('The database already holds data. Add --force to replace it.')
    const known = new Set(manifest.migrations)
    const later = (await listMigrations(client)).filter((version) => !known.has(version))
    if (later.length) {
      throw refuse(
        `The database has migrations that the backup does not know: ${later.join(', ')}. Use a new one.`,
      )
    }
  } finally {
    await client.end()
  }
}

/** Clients keep working: the public and the service key are those of the backup. */
async function keepApiKeys(env: Env, { publishableKey, secretKey }: Manifest): Promise<void> {
  const file = path.join(env.DATA_DIR, 'keys.json')
  const kept = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(`${file}.new`, JSON.stringify({ ...kept, publishableKey, secretKey }, null, 2), {
    mode: 0o600,
    flush: true,
  })
  await rename(`${file}.new`, file)
}
