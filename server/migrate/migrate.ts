import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import type { SupabaseConfig } from '../config/supabase.ts'
import { ExitCode, StartFailure } from '../failure.ts'
import type { Log } from '../log.ts'
import { isReplaced } from './replaced-extension.ts'
import { seedFiles } from './seed-files.ts'
import { type SqlStatement, splitSql } from './split-sql.ts'

/** Applies what is new in `migrations/`, then the seed files that are new or changed. */
export async function migrate(
  client: Client,
  folder: string,
  config: SupabaseConfig,
  log: Log,
  /** Applies these migrations alone, as they were when a backup was made. */
  only?: Set<string>,
): Promise<void> {
  await client.query(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
    create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
  `)
  if (config.db.migrations.enabled) await applyMigrations(client, path.join(folder, 'migrations'), log, only)
  if (config.db.seed.enabled) await applySeeds(client, folder, config.db.seed.sql_paths, log)
}

async function applyMigrations(client: Client, folder: string, log: Log, only?: Set<string>): Promise<void> {
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => /^\d+_.*\.sql$/.test(name)) : []
  const { rows } = await client.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const applied = new Set(rows.map((row) => row.version))
  for (const file of names.sort()) {
    const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(file)!
    if (applied.has(version!) || only?.has(version!) === false) continue
    const statements = splitSql(await readFile(path.join(folder, file), 'utf8'))
    await inTransaction(client, `migrations/${file}`, statements, () =>
      client.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, statements.map((statement) => statement.sql)],
      ),
    )
    log.info({ migration: file }, 'migration applied')
  }
}

async function applySeeds(client: Client, folder: string, patterns: string[], log: Log): Promise<void> {
  const files = new Set<string>()
  for (const pattern of patterns) {
    const found = await seedFiles(folder, pattern)
    for (const file of found) files.add(file)
    // Not every project has the one that is looked for by default.
    if (found.length === 0 && pattern !== './seed.sql') log.warn({ pattern }, 'no seed file matches')
  }
  for (const full of files) {
    const source = await readFile(full, 'utf8')
    const hash = createHash('sha256').update(source).digest('hex')
    const name = path.relative(folder, full)
    const known = await client.query(
      'select from supabase_migrations.seed_files where path = $1 and hash = $2',
      [name, hash],
    )
    if (known.rowCount) continue
    await inTransaction(client, name, splitSql(source), () =>
      client.query(
        `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
         on conflict (path) do update set hash = excluded.hash`,
        [name, hash],
      ),
    )
    log.info({ seed: name }, 'seed applied')
  }
}

/** Runs the statements as `postgres`, as Supabase does, and leaves nothing half done. */
async function inTransaction(
  client: Client,
  file: string,
  statements: SqlStatement[],
  record: () => Promise<unknown>,
): Promise<void> {
  let current: SqlStatement | undefined
  try {
    await client.query('begin')
    await client.query('set local role postgres')
    // What the database is set to holds for later sessions; at a first start, this one is older than that.
    await client.query('set local search_path to "$user", public, extensions')
    for (current of statements) {
      if (!(await isReplaced(client, current.sql))) await client.query(current.sql)
    }
    current = undefined
    await client.query('reset role')
    await record()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    await client.query('reset all')
    throw explain(file, current, error as PostgresError)
  }
  await client.query('reset all')
}

interface PostgresError extends Error {
  position?: string
  detail?: string
  hint?: string
  where?: string
}

function explain(file: string, statement: SqlStatement | undefined, error: PostgresError): StartFailure {
  const before = statement && error.position ? statement.sql.slice(0, Number(error.position) - 1) : ''
  const line = statement ? statement.line + before.split('\n').length - 1 : undefined
  const extras = [error.detail, error.hint && `Hint: ${error.hint}`, error.where].filter(Boolean)
  return new StartFailure(
    ExitCode.migration,
    [
      `${file}${line ? `, line ${line}` : ''}: ${error.message}`,
      ...extras,
      'Nothing of this file was applied.',
    ].join('\n'),
    { cause: error },
  )
}
