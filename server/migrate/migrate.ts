import path from 'node:path'
import type { Client } from 'pg'
import type { SupabaseConfig } from '../config/supabase.ts'
import type { Log } from '../log.ts'
import { adoptBaseline } from './baseline.ts'
import { assertUnchanged, prepareHistory, readHistory, recordMigration } from './history.ts'
import { listMigrationFiles } from './migration-files.ts'
import { readSqlFile, recordSeed, runFiles, type SqlFile } from './run-files.ts'
import { seedFiles } from './seed-files.ts'

/** Applies new files in `migrations/`, then new or changed seed files. */
export async function migrate(
  client: Client,
  folder: string,
  config: SupabaseConfig,
  log: Log,
  /** Applies only these migrations, to match the state of a backup. */
  only?: Set<string>,
): Promise<void> {
  await prepareHistory(client)
  if (config.db.migrations.enabled) await applyMigrations(client, folder, log, only)
  if (config.db.seed.enabled) await applySeeds(client, folder, config.db.seed.sql_paths, log)
}

async function applyMigrations(client: Client, folder: string, log: Log, only?: Set<string>): Promise<void> {
  await adoptBaseline(client, folder, log)
  const files = await listMigrationFiles(folder)
  const history = await readHistory(client)
  const isApplied = ({ version }: { version: string }) => history.has(version)
  await assertUnchanged(client, folder, files.filter(isApplied), history)
  const missing = files.filter((file) => !isApplied(file) && only?.has(file.version) !== false)
  if (missing.length) log.info({ migrations: missing.length }, 'updating the database')
  for (const file of missing) {
    const migration = await readSqlFile(folder, file.file)
    await runFiles(client, [migration], () => recordMigration(client, file, migration))
    log.debug({ migration: path.basename(file.file) }, 'migration applied')
  }
}

async function applySeeds(client: Client, folder: string, patterns: string[], log: Log): Promise<void> {
  const files = new Set<string>()
  for (const pattern of patterns) {
    const found = await seedFiles(folder, pattern)
    for (const file of found) files.add(file)
    // The default seed file is optional.
    if (found.length === 0 && pattern !== './seed.sql') log.warn({ pattern }, 'no seed file matches')
  }
  for (const full of files) {
    const seed = await readSqlFile(folder, path.relative(folder, full))
    const recorded = recordedName(seed)
    await client.query(
      `update supabase_migrations.seed_files set path = $2 where path = $1
         and not exists (select from supabase_migrations.seed_files where path = $2)`,
      [seed.name, recorded],
    )
    const known = await client.query(
      'select from supabase_migrations.seed_files where path = $1 and hash = $2',
      [recorded, seed.hash],
    )
    if (known.rowCount) continue
    await runFiles(client, [seed], ({ hash }) => recordSeed(client, { name: recorded, hash }))
    log.debug({ seed: seed.name }, 'seed applied')
  }
}

/** A seed is recorded by its path in the project, as Supabase's CLI does. Older servers omitted the folder. */
function recordedName({ name }: SqlFile): string {
  return path.posix.join('supabase', name)
}
