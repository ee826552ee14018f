import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import WebSocket from 'ws'
import { createLog } from '../../server/log.ts'
import type { Binaries } from '../../server/postgres/binaries.ts'
import { startCluster } from '../../server/postgres/cluster.ts'
import { type RunningServer, startServer } from '../../server/server.ts'
import demo from '../../supabase/demo/accounts.json' with { type: 'json' }
import { deployment } from './cli.ts'

const root = path.join(import.meta.dirname, '../..')

/** Throwaway data need not reach the disk. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

export interface ProductServer extends RunningServer {
  databaseUrl: string
  sql<T extends Record<string, unknown>>(text: string, values?: unknown[]): Promise<T[]>
  /** A client with the service key. */
  service(): SupabaseClient
  /** A client for a demo account, signed in. */
  signIn(email: string): Promise<{ client: SupabaseClient; id: string; token: string }>
}

/** Our server with the demo world. `keep` gets what must be stopped, PostgreSQL even while it starts. */
export async function startProductServer(
  place: string,
  smtpUrl: string,
  keep: (started: { close(): Promise<void> }) => void,
  /** Another PostgreSQL than the embedded one. */
  installed?: Binaries,
): Promise<ProductServer> {
  const starting = startCluster(place, 'proof', createLog('silent'), settings, installed)
  keep({ close: async () => (await starting).stop() })
  const cluster = await starting
  const server = await startServer({
    PORT: '0',
    DATA_DIR: path.join(place, 'data'),
    DATABASE_URL: cluster.url,
    SUPABASE_DIR: await projectIn(place),
    SMTP_URL: smtpUrl,
    LOG_LEVEL: 'fatal',
    DEMO: 'on',
    PASSWORD_HASH_COST: '4',
  })
  keep(server)
  const client = (key: string) =>
    createClient(server.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: WebSocket as never },
    })
  return {
    ...server,
    databaseUrl: cluster.url,
    sql: async (text, values) => (await server.engine.db.admin.query(text, values)).rows as never,
    service: () => client(server.engine.secretKey),
    async signIn(email) {
      const own = client(server.engine.publishableKey)
      const { data, error } = await own.auth.signInWithPassword({ email, password: demo.password })
      if (error) throw new Error(`${email} could not sign in: ${error.message}`)
      return { client: own, id: data.user.id, token: data.session.access_token }
    },
  }
}

/** The project as it is, except that the web app has another address than the backend, as on Supabase. */
async function projectIn(place: string): Promise<string> {
  const [from, to] = [path.join(root, 'supabase'), path.join(place, 'served/supabase')]
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from))
    if (name !== 'functions') await symlink(path.join(from, name), path.join(to, name))
  await cp(path.join(from, 'functions'), path.join(to, 'functions'), { recursive: true })
  await writeFile(path.join(to, 'functions/.env'), `SITE_URL=${deployment.SITE_URL}\n`)
  return to
}
