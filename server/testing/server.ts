import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import WebSocket from 'ws'
import { type RunningServer, startServer } from '../server.ts'
import { createDatabase } from './databases.ts'

export interface TestServer extends RunningServer {
  /** Runs SQL as the owner of the database. */
  sql<T extends Record<string, unknown> = Record<string, unknown>>(
    text: string,
    values?: unknown[],
  ): Promise<T[]>
  /** A supabase-js client with the public key, or with the given key. */
  client(key?: string): SupabaseClient
  databaseUrl: string
}

/** A temporary folder that PostgreSQL's own account can enter. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'server-test-'))
  await chmod(folder, 0o711)
  return folder
}

/** A whole server on a free port with its own database, serving `server/testing/<folder>`. */
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
    // Tests create hundreds of accounts; only password tests use the full cost.
    PASSWORD_HASH_COST: '4',
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
