import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { createLog } from '../log.ts'
import { openDatabase } from '../postgres/database.ts'

/** Creates a copy of the bootstrapped database, or of another one, and returns its connection string. */
export async function createDatabase(template = 'postgres'): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // Two copies at the same time get in each other's way.
  await oneAtATime('copy', (client) => copyDatabase(client, template, name))
  return urlOf(name)
}

/** Creates a template database once per run: the first caller prepares it, and the others wait. */
export async function prepareTemplate(
  name: string,
  prepare: (client: Client) => Promise<void>,
  base?: string,
): Promise<string> {
  // One lock per template, so that a ready one doesn't wait for another that is being created.
  await oneAtATime(name, async (cluster) => {
    const { rowCount } = await cluster.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    const unfinished = new URL(await createDatabase(base))
    const log = createLog('silent')
    const database = await openDatabase(unfinished.href, log, {
      exposeNewTables: false,
      afterBootstrap: prepare,
    })
    await database.close()
    await cluster.query(`alter database ${unfinished.pathname.slice(1)} rename to ${name}`)
  })
  return name
}

function urlOf(database: string): string {
  const url = new URL(inject('clusterUrl'))
  url.pathname = `/${database}`
  return url.href
}

/** Work that all test files of a run do one after the other. */
export async function oneAtATime(lock: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: urlOf('template1') })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [lock])
    await work(client)
  } finally {
    await client.end()
  }
}

async function copyDatabase(client: Client, template: string, name: string): Promise<void> {
  // Copies files, by the system's own means if it can, instead of logging every page of them.
  await client.query('set file_copy_method = clone').catch(() => undefined)
  await client.query(`create database ${name} template ${template} strategy file_copy`)
  // A database's own settings and privileges are not copied.
  await client.query(`alter database ${name} set search_path to "$user", public, extensions`)
  await client.query(`grant create, connect, temporary on database ${name} to postgres`)
  const { rows } = await client.query<{ sql: string }>(
    `select format('alter role %s in database %I set %I to %L', setrole::regrole, $2::text,
       split_part(setting, '=', 1), substr(setting, strpos(setting, '=') + 1)) as sql
     from pg_db_role_setting join pg_database on pg_database.oid = setdatabase, unnest(setconfig) as setting
     where datname = $1 and setrole <> 0`,
    [template, name],
  )
  for (const { sql } of rows) await client.query(sql)
}
