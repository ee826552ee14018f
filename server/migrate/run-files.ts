import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { ExitCode, StartFailure } from '../failure.ts'
import { migrationRole, nameMigrationRole } from '../postgres/migration-role.ts'
import { isReplaced } from './replaced-extension.ts'
import { keepRoleSettings, maySetParameters } from './role-settings.ts'
import { type SqlStatement, splitSql } from './split-sql.ts'

export interface SqlFile {
  /** Path below the supabase folder, as failures show it. */
  name: string
  hash: string
  statements: SqlStatement[]
}

export async function readSqlFile(folder: string, name: string): Promise<SqlFile> {
  const source = await readFile(path.join(folder, name), 'utf8')
  let statements: SqlStatement[] | undefined
  return {
    name,
    hash: createHash('sha256').update(source).digest('hex'),
    // Split on demand: on most starts, every file is applied already and only its hash is compared.
    get statements() {
      statements ??= splitSql(source)
      return statements
    },
  }
}

/**
 * Runs the files in one transaction as `postgres`, as Supabase does, so that none is applied halfway. `before` runs
 * in the same transaction.
 */
export async function runFiles(
  client: Client,
  files: SqlFile[],
  record: (file: SqlFile) => Promise<unknown>,
  before?: () => Promise<unknown>,
): Promise<void> {
  let file: SqlFile | undefined
  let statement: SqlStatement | undefined
  try {
    await client.query('begin')
    await before?.()
    const role = await migrationRole(client)
    const asWritten = await maySetParameters(client, role)
    await client.query(`set local role ${role}`)
    // The database's own setting only affects later sessions, and on first start this session is older than the
    // setting.
    await client.query('set local search_path to "$user", public, extensions')
    for (file of files) {
      for (statement of file.statements) {
        if (await isReplaced(client, statement.sql)) continue
        const sql = nameMigrationRole(statement.sql, role, 'migration')
        await client.query(asWritten ? sql : keepRoleSettings(sql))
      }
      statement = undefined
    }
    await client.query('reset role')
    for (file of files) await record(file)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    await client.query('reset all')
    const scope = files.length > 1 ? 'these files' : 'this file'
    throw explain(file?.name ?? '', statement, scope, error as PostgresError)
  }
  await client.query('reset all')
}

/** Records that a file's content is in the database. */
export function recordSeed(client: Client, { name, hash }: Pick<SqlFile, 'name' | 'hash'>): Promise<unknown> {
  return client.query(
    `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
     on conflict (path) do update set hash = excluded.hash`,
    [name, hash],
  )
}

interface PostgresError extends Error {
  position?: string
  detail?: string
  hint?: string
  where?: string
}

function explain(
  file: string,
  statement: SqlStatement | undefined,
  scope: string,
  error: PostgresError,
): StartFailure {
  const before = statement && error.position ? statement.sql.slice(0, Number(error.position) - 1) : ''
  const line = statement ? statement.line + before.split('\n').length - 1 : undefined
  const extras = [error.detail, error.hint && `Hint: ${error.hint}`, error.where].filter(Boolean)
  return new StartFailure(
    ExitCode.migration,
    [
      `${file}${line ? `, line ${line}` : ''}: ${error.message}`,
      ...extras,
      `Nothing of ${scope} was applied.`,
    ].join('\n'),
    { cause: error },
  )
}
