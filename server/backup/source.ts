import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '../config/env.ts'
import { keptSecrets } from '../keys/api-keys.ts'
import type { Log } from '../log.ts'
import { DatabaseClient } from '../postgres/address/client.ts'
import { clusterOwner, startCluster } from '../postgres/cluster.ts'
import { lockDataFolder } from '../postgres/data-folder.ts'

/** The database of a server that may be running: the external one, the running one, or one started for this command. */
export async function withDatabase<T>(env: Env, log: Log, work: (url: string) => Promise<T>): Promise<T> {
  const url = env.DATABASE_URL ?? (await runningDatabase(env))
  return url ? work(url) : withStoppedServer(env, log, work)
}

/** Like openSource, but refuses while a server uses the data folder. */
export async function withStoppedServer<T>(
  env: Env,
  log: Log,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const lock = await lockDataFolder(env.DATA_DIR)
  try {
    const { databasePassword } = await keptSecrets(env)
    if (env.DATABASE_URL) return await work(env.DATABASE_URL)
    const cluster = await startCluster(env.DATA_DIR, databasePassword, log)
    try {
      return await work(cluster.url)
    } finally {
      await cluster.stop()
    }
  } finally {
    await lock.release()
  }
}

/** PostgreSQL writes the port it listens on into its data folder. */
export async function runningDatabase(env: Env): Promise<string | undefined> {
  const pidFile = path.join(env.DATA_DIR, 'postgres/postmaster.pid')
  const port = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[3]
  if (!port) return undefined
  const { databasePassword } = await keptSecrets(env)
  const url = `postgres://${clusterOwner}:${databasePassword}@127.0.0.1:${port}/postgres?sslmode=disable`
  const client = new DatabaseClient(url)
  try {
    await client.connect()
    return url
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}
