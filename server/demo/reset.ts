import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { refreshViews } from '../backup/load.ts'
import { listMigrations, listSequences, listTables } from '../backup/manifest.ts'
import type { Env } from '../config/env.ts'
import { readSupabaseConfig } from '../config/supabase.ts'
import { ExitCode, StartFailure } from '../failure.ts'
import type { Log } from '../log.ts'
import { migrate } from '../migrate/migrate.ts'
import { readAddress } from '../postgres/address/address.ts'
import { DatabaseClient } from '../postgres/address/client.ts'
import { loadAsWritten } from '../postgres/as-written.ts'
import { lockStartUp, type Preparation } from '../postgres/database.ts'
import { survivingPool } from '../postgres/pool.ts'
import { withTemporaryDatabase } from '../postgres/temporary-database.ts'
import { openBackend } from '../storage/backend/open.ts'
import { Files } from '../storage/files.ts'
import { isDemoLoaded, loadDemo, readDemoFiles } from './load.ts'

export const nothingToReset = () =>
  refuse('No demo world was loaded into this database, so nothing was changed.')

/**
 * Resets the demo world to its initial state. A database in use doesn't reveal that state, because migrations of any
 * date add reference rows to tables that people change. So a fresh product is created next to it, as on first start,
 * and its rows replace the existing ones in one transaction.
 */
export async function resetDemo(env: Env, url: string, log: Log): Promise<{ rows: number; files: number }> {
  const client = new DatabaseClient(url)
  await client.connect()
  try {
    if (!(await isDemoLoaded(client))) throw nothingToReset()
    if ((await readDemoFiles(env.SUPABASE_DIR)).length === 0) {
      throw refuse(`${env.SUPABASE_DIR} has no demo world to reset to.`)
    }
    const rows = await withTemporaryDatabase(firstStart(env, log, client), log, async ({ owner }) => {
      const fresh = new DatabaseClient(owner)
      await fresh.connect()
      return replaceRows(fresh, client).finally(() => fresh.end())
    })
    return { rows, files: await removeFiles(env, url, log) }
  } finally {
    await client.end()
  }
}

function firstStart(env: Env, log: Log, register: Client): Preparation {
  const config = readSupabaseConfig(env.SUPABASE_DIR)
  return {
    exposeNewTables: config.api.auto_expose_new_tables,
    async afterBootstrap(client) {
      await migrate(client, env.SUPABASE_DIR, config, log)
      await loadDemo(client, env, log, register)
    },
  }
}

/**
 * What stays: the server's own state, the migration history, and everything scheduled or configured rather than
 * entered.
 */
const kept = [
  '_server.',
  'supabase_migrations.schema_migrations',
  'cron.',
  'net.',
  'vault.',
  'storage.buckets',
]
const isReplaced = ({ name }: { name: string }) => !kept.some((prefix) => name.startsWith(prefix))

/** Tables whose rows no backup has, such as how often something was called. */
async function listUnlogged(client: Client): Promise<{ name: string }[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'u'`,
  )
  return rows
}

async function replaceRows(fresh: Client, client: Client): Promise<number> {
  await assertSameMigrations(fresh, client)
  const tables = (await listTables(fresh)).filter(isReplaced)
  const sequences = (await listSequences(fresh)).filter(isReplaced)
  const counters = (await listUnlogged(client)).filter(isReplaced)
  let rows = 0
  await client.query('begin')
  try {
    // Every other transaction waits behind this one, so give up rather than block them for long.
    await client.query(`set local lock_timeout = '20s'`)
    await lockStartUp(client)
    // Delete row by row, so that triggers announce each ended session and list each file that is no longer used.
    await client.query('delete from auth.sessions')
    await client.query(`set local storage.allow_delete_query = 'true'`)
    await client.query('delete from storage.objects')
    await loadAsWritten(client, async () => {
      const emptied = [...tables, ...counters].map(({ name }) => name)
      await client.query(`truncate realtime.messages, ${emptied.join(', ')}`)
      for (const { name, columns } of tables) {
        const list = columns.join(', ')
        const target = client.query(copyFrom(`copy ${name} (${list}) from stdin`))
        await pipeline(fresh.query(copyTo(`copy ${name} (${list}) to stdout`)), target)
        rows += target.rowCount
      }
      // Triggers are off, so take the files of these rows off the removal list here.
      await client.query(
        'delete from _server.storage_files where version in (select version from storage.objects)',
      )
    })
    for (const { name, value, isCalled } of sequences) {
      await client.query('select setval($1::regclass, $2, $3)', [name, value, isCalled])
    }
    await refreshViews(client)
    await client.query('commit')
    return rows
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function assertSameMigrations(fresh: Client, client: Client): Promise<void> {
  const [wanted, applied] = [await listMigrations(fresh), await listMigrations(client)]
  if (wanted.join() === applied.join()) return
  throw refuse(
    'The database has different migrations than this release. Start the server once, then try again.',
  )
}

/** Removes the files of the deleted rows. The running server retries any that can't be removed now. */
async function removeFiles(env: Env, url: string, log: Log): Promise<number> {
  const pool = survivingPool({ ...readAddress(url), max: 1 }, log)
  const backend = await openBackend(env)
  try {
    return await new Files(pool, backend, log).sweep()
  } catch (error) {
    log.warn({ err: error }, 'could not remove files yet')
    return 0
  } finally {
    backend.close()
    await pool.end()
  }
}

function refuse(reason: string): StartFailure {
  return new StartFailure(ExitCode.configuration, reason)
}
