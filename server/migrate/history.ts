import type { Client } from 'pg'
import { ExitCode, StartFailure } from '../failure.ts'
import { migrationRole } from '../postgres/migration-role.ts'
import type { MigrationFile } from './migration-files.ts'
import { readSqlFile, type SqlFile } from './run-files.ts'

/**
 * Supabase's own record of what was applied, which its CLI reads and writes too, and beside it the hash of each file
 * as this server applied it.
 */
export async function prepareHistory(client: Client): Promise<void> {
  const role = await migrationRole(client)
  await client.query(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
    create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
    grant all on schema supabase_migrations to ${role};
    grant all on all tables in schema supabase_migrations to ${role};
    create table if not exists _server.migration_hashes (version text primary key, hash text not null);
  `)
}

export async function readHistory(client: Client): Promise<Map<string, string | null>> {
  const { rows } = await client.query<{ version: string; hash: string | null }>(
    `select version, hash from supabase_migrations.schema_migrations left join _server.migration_hashes using (version)`,
  )
  return new Map(rows.map(({ version, hash }) => [version, hash]))
}

/** Records that a migration is in the database. Belongs into the transaction that applies it. */
export async function recordMigration(
  client: Client,
  { version, name }: MigrationFile,
  { hash, statements }: SqlFile,
): Promise<void> {
  await client.query(
    'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
    [version, name, statements.map((statement) => statement.sql)],
  )
  await recordHash(client, version, hash)
}

/**
 * Refuses to start when an applied migration was edited: the database would differ from a new one, and no one would
 * know. What the CLI or an older server applied has no hash yet, and gets that of the file as it is now.
 */
export async function assertUnchanged(
  client: Client,
  folder: string,
  applied: MigrationFile[],
  history: Map<string, string | null>,
): Promise<void> {
  for (const { version, file } of applied) {
    const { hash } = await readSqlFile(folder, file)
    const known = history.get(version)
    if (!known) await recordHash(client, version, hash)
    else if (known !== hash) {
      throw new StartFailure(
        ExitCode.migration,
        [
          `${file} has changed since it was applied to this database.`,
          'Applied migrations stay as they are: restore the file, and put the change into a new migration.',
          'If this database is only for development, "npm run db:reset" deletes it, and the next start creates a new one.',
        ].join('\n'),
      )
    }
  }
}

async function recordHash(client: Client, version: string, hash: string): Promise<void> {
  await client.query(
    `insert into _server.migration_hashes (version, hash) values ($1, $2)
     on conflict (version) do update set hash = excluded.hash`,
    [version, hash],
  )
}
