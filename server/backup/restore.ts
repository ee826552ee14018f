import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '../config/env.ts'
import { readSupabaseConfig } from '../config/supabase.ts'
import { ExitCode, StartFailure } from '../failure.ts'
import type { Log } from '../log.ts'
import { currentVersions, readBaseline } from '../migrate/baseline.ts'
import { migrate } from '../migrate/migrate.ts'
import { listMigrationFiles } from '../migrate/migration-files.ts'
import { DatabaseClient } from '../postgres/address/client.ts'
import { lockDataFolder } from '../postgres/data-folder.ts'
import { openDatabase } from '../postgres/database.ts'
import { openBackend } from '../storage/backend/open.ts'
import { type ArchiveEntry, isDamage, readArchive, readJson } from './archive.ts'
import { type Loaded, load } from './load.ts'
import { listMigrations, type Manifest } from './manifest.ts'
import { withStoppedServer } from './source.ts'

const refuse = (message: string) => new StartFailure(ExitCode.configuration, message)

/** An archive to read, with the name it has in messages. */
export interface ArchiveSource {
  name: string
  content: AsyncIterable<Uint8Array>
}

export const archiveFile = (file: string): ArchiveSource => ({ name: file, content: createReadStream(file) })

/** Restores an archive into an empty data folder or, when forced, replaces what is there. */
export async function restore(
  env: Env,
  { name, content }: ArchiveSource,
  force: boolean,
  log: Log,
): Promise<Loaded> {
  try {
    const entries = readArchive(content, env.BACKUP_KEY)
    const found = await readManifest(entries)
    const baseline = await readBaseline(env.SUPABASE_DIR)
    const manifest = { ...found, migrations: currentVersions(baseline, found.migrations) }
    await assertMigrationsExist(env, manifest)
    const into = (target: Env) =>
      withStoppedServer(target, log, (url) => restoreInto(target, url, manifest, entries, force, log))
    return env.DATABASE_URL ? await into(env) : await restoreBeside(env, force, into)
  } catch (error) {
    if (!isDamage(error)) throw error
    const left = env.DATABASE_URL
      ? 'Use another backup with --force: the database may contain parts of this one'
      : 'Nothing was changed. Use another backup'
    throw refuse(`${name} is damaged or incomplete and cannot be restored. ${left}.`)
  }
}

/**
 * Fills a new folder next to the existing data and swaps it in once complete. Holds the lock from the start: a
 * running server would keep writing to data that is being moved aside.
 */
async function restoreBeside(
  env: Env,
  force: boolean,
  into: (target: Env) => Promise<Loaded>,
): Promise<Loaded> {
  const lock = await lockDataFolder(env.DATA_DIR)
  const beside = path.join(env.DATA_DIR, 'restore.unfinished')
  try {
    const held = ['postgres', 'storage'].some((name) => existsSync(path.join(env.DATA_DIR, name)))
    if (held && !force) {
      throw refuse(
        `${env.DATA_DIR} already holds data. Restore into another DATA_DIR, or add --force to replace it.`,
      )
    }
    await rm(beside, { recursive: true, force: true })
    await mkdir(beside, { mode: 0o711 })
    const keys = path.join(env.DATA_DIR, 'keys.json')
    if (existsSync(keys)) await copyFile(keys, path.join(beside, 'keys.json'))
    const ending = await into({ ...env, DATA_DIR: beside })
    await swapIn(env.DATA_DIR, beside)
    return ending
  } finally {
    await rm(beside, { recursive: true, force: true })
    await lock.release()
  }
}

/** Moves existing data aside so that a mistake loses nothing. If one move fails, the earlier ones are undone. */
async function swapIn(folder: string, beside: string): Promise<void> {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  const undo: (() => Promise<void>)[] = []
  const move = async (from: string, to: string) => {
    if (!existsSync(from)) return
    await rename(from, to)
    undo.unshift(() => rename(to, from))
  }
  try {
    for (const name of ['postgres', 'storage']) {
      const place = path.join(folder, name)
      await move(place, `${place}.before-restore-${stamp}`)
      await move(path.join(beside, name), place)
    }
    await rename(path.join(beside, 'keys.json'), path.join(folder, 'keys.json'))
  } catch (error) {
    for (const step of undo) await step()
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
): Promise<Loaded> {
  const config = readSupabaseConfig(env.SUPABASE_DIR)
  const withoutSeed = { ...config, db: { ...config.db, seed: { ...config.db.seed, enabled: false } } }
  if (env.DATABASE_URL) await assertReplaceable(env, env.DATABASE_URL, manifest, force)
  const db = await openDatabase(url, log, {
    exposeNewTables: config.api.auto_expose_new_tables,
    afterBootstrap: (client) =>
      migrate(client, env.SUPABASE_DIR, withoutSeed, log, new Set(manifest.migrations)),
  })
  const backend = await openBackend(env)
  const client = new DatabaseClient(db.owner)
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
    if (isDamage(error) || error instanceof StartFailure) throw error
    throw refuse(`The archive cannot be read: ${(error as Error).message}`)
  }
  throw refuse('This is not a backup that this release can read.')
}

async function assertMigrationsExist(env: Env, { migrations }: Manifest): Promise<void> {
  const known = new Set((await listMigrationFiles(env.SUPABASE_DIR)).map(({ version }) => version))
  const lost = migrations.filter((version) => !known.has(version))
  if (lost.length) {
    const folder = path.join(env.SUPABASE_DIR, 'migrations')
    throw refuse(`The backup needs migrations that are missing from ${folder}: ${lost.join(', ')}.`)
  }
}

async function assertReplaceable(
  { SUPABASE_DIR }: Env,
  url: string,
  manifest: Manifest,
  force: boolean,
): Promise<void> {
  const client = new DatabaseClient(url)
  await client.connect()
  try {
    const { rows } = await client.query(
      `select to_regclass('supabase_migrations.schema_migrations') as found`,
    )
    if (!rows[0].found) return
    if (!force) throw refuse('The database already holds data. Add --force to replace it.')
    const known = new Set(manifest.migrations)
    const held = currentVersions(await readBaseline(SUPABASE_DIR), await listMigrations(client))
    const later = held.filter((version) => !known.has(version))
    if (later.length) {
      throw refuse(
        `The database has migrations that the backup does not: ${later.join(', ')}. Restore into a new database.`,
      )
    }
  } finally {
    await client.end()
  }
}

/** Keeps clients working: the public and service keys are those of the backup. */
async function keepApiKeys(env: Env, { publishableKey, secretKey }: Manifest): Promise<void> {
  const file = path.join(env.DATA_DIR, 'keys.json')
  const kept = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(`${file}.new`, JSON.stringify({ ...kept, publishableKey, secretKey }, null, 2), {
    mode: 0o600,
    flush: true,
  })
  await rename(`${file}.new`, file)
}
