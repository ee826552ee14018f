import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Client } from 'pg'
import { inject } from 'vitest'
import WebSocket from 'ws'
import { type RunningServer, startServer } from '../server.ts'

export interface TestServer extends RunningServer {
  /** Runs SQL as the owner of the database. */
  sql<T extends Record<string, unknown> = Record<string, unknown>>(
    text: string,
    values?: unknown[],
  ): Promise<T[]>
  /** A supabase-js client with the public key, or with the key that is given. */
  client(key?: string): SupabaseClient
  databaseUrl: string
}

/** A temporary folder that PostgreSQL's own account may pass through. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'server-test-'))
  await chmod(folder, 0o711)
  return folder
}

/** A fresh copy of the bootstrapped database, as a connection string. */
export async function createDatabase(): Promise<string> {
  const url = new URL(inject('clusterUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  url.pathname = '/template1'
  const client = new Client({ connectionString: url.href })
  await client.connect()
  // Two copies at once disturb each other.
  await client.query('select pg_advisory_lock(1)')
  await client.query(`create database ${name} template postgres`)
  // A database's own settings and rights are not copied.
  await client.query(`alter database ${name} set search_path to "$user", public, extensions`)
  await client.query(`grant create, connect, temporary on database ${name} to postgres`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}

/** A whole server on a free port, over a database of its own, serving `server/testing/<folder>`. */
export async function startTestServer(folder: string, env: Record<string, string> = {}): Promise<TestServer> {
  const data = await temporaryFolder()
  const databaseUrl = env.DATABASE_URL ?? (await createDatabase())
  const server = await startServer({
    PORT: '0',
    DATA_DIR: data,
    DATABASE_URL: databaseUrl,
    SUPABASE_DIR: path.join(import.meta.dirname, folder),
    LOG_LEVEL: 'error',
    DEMO: 'off',
    ...env,
  })
  return {
    ...server,
    databaseUrl,
    sql: async (text, values) => (await server.engine.db.admin.query(text, values)).rows as never,
    client: (key = server.engine.publishableKey) =>
      createClient(server.url, key, {
        auth: { persistSession: false, autoRefreshToken: false },
        realtime: { transport: WebSocket as never },
      }),
    async close() {
      await server.close()
      await rm(data, { recursive: true, force: true })
    },
  }
}
