import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { z } from 'zod'
import { ExitCode, StartFailure } from '../failure.ts'
import type { Log } from '../log.ts'
import { readHistory, recordMigration } from './history.ts'
import { listMigrationFiles } from './migration-files.ts'
import { readSqlFile } from './run-files.ts'

const baselineShape = z.object({
  /** The first release's migrations, with the SHA-256 of each file. */
  files: z.record(z.string(), z.string()),
  /** Versions of earlier migrations that these files replace. They create the same schema. */
  replaces: z.array(z.string()),
})
export type Baseline = z.infer<typeof baselineShape>

/** `baseline.json`, if the project has folded its first migrations. */
export async function readBaseline(folder: string): Promise<Baseline | undefined> {
  const source = await readFile(path.join(folder, 'baseline.json'), 'utf8').catch(() => undefined)
  return source === undefined ? undefined : baselineShape.parse(JSON.parse(source))
}

/** What versions recorded by any release are called now. */
export function currentVersions(baseline: Baseline | undefined, versions: string[]): string[] {
  const held = new Set(versions)
  if (!baseline?.replaces.length || !baseline.replaces.every((version) => held.has(version))) return versions
  for (const version of baseline.replaces) held.delete(version)
  return [...Object.keys(baseline.files).map(versionOf), ...held]
}

/** Records the baseline in a database that was created by the migrations it replaces. */
export async function adoptBaseline(client: Client, folder: string, log: Log): Promise<void> {
  const baseline = await readBaseline(folder)
  if (!baseline) return
  const history = await readHistory(client)
  const missing = baseline.replaces.filter((version) => !history.has(version))
  if (missing.length === baseline.replaces.length) return
  if (missing.length > 0) throw incomplete(missing)
  const files = (await listMigrationFiles(folder)).filter(({ file }) => path.basename(file) in baseline.files)
  await client.query('begin')
  try {
    await client.query('delete from supabase_migrations.schema_migrations where version = any ($1)', [
      baseline.replaces,
    ])
    await client.query('delete from _server.migration_hashes where version = any ($1)', [baseline.replaces])
    for (const file of files) await recordMigration(client, file, await readSqlFile(folder, file.file))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  log.info({ replaced: baseline.replaces.length, files: files.length }, 'earlier migrations folded')
}

const versionOf = (file: string) => file.split('_')[0]!

function incomplete(missing: string[]): StartFailure {
  return new StartFailure(
    ExitCode.migration,
    [
      `This database was created by an earlier version and lacks ${missing.length} of its migrations, from ${missing[0]} on.`,
      'This version contains them only in folded form and cannot apply them one by one.',
      'Start the last version before this one once, which applies them, and then this one.',
      'If this database is only for development, "npm run db:reset" deletes it, and the next start creates a new one.',
    ].join('\n'),
  )
}
