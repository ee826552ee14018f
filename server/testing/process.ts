import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { clusterOwner } from '../postgres/cluster.ts'
import { freePort } from '../postgres/free-port.ts'

export interface ServerProcess {
  url: string
  child: ChildProcess
  /** All output so far, from stdout and stderr. */
  output(): string
  /** Waits for the process to exit. */
  ended: Promise<number | null>
  keys(): Promise<{ publishableKey: string; secretKey: string }>
  kill(signal: NodeJS.Signals): Promise<number | null>
}

/** Starts the server in its own process, the way a person does. */
export async function spawnServer(
  dataFolder: string,
  env: Record<string, string> = {},
  options: { uid?: number; gid?: number; command?: string[] } = {},
): Promise<ServerProcess> {
  const { command = ['scripts/start.mjs'], ...account } = options
  const port = env.PORT ?? String(await freePort())
  const child = spawn(process.execPath, command, {
    cwd: path.join(import.meta.dirname, '../..'),
    env: {
      PATH: process.env.PATH,
      HOME: dataFolder,
      SUPABASE_DIR: path.join(import.meta.dirname, 'rest'),
      LOG_LEVEL: 'warn',
      // As under npm: it exits with the process that started it, even if a test is killed.
      npm_lifecycle_event: 'test',
      ...env,
      PORT: port,
      DATA_DIR: dataFolder,
    },
    ...account,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    ended,
    keys: async () => JSON.parse(await readFile(path.join(dataFolder, 'keys.json'), 'utf8')),
    kill: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

/** The process ID and the port of the PostgreSQL that runs in a data folder. */
export function postmaster(dataFolder: string): { pid: number; port: number } {
  const lines = readFileSync(path.join(dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

/** A connection of its own to the PostgreSQL that runs in a data folder. */
export async function connectTo(dataFolder: string): Promise<Client> {
  const { databasePassword } = JSON.parse(await readFile(path.join(dataFolder, 'keys.json'), 'utf8'))
  const client = new Client({
    host: '127.0.0.1',
    port: postmaster(dataFolder).port,
    user: clusterOwner,
    password: databasePassword,
    database: 'postgres',
  })
  await client.connect()
  return client
}

/** Fails before the test's own limit, so that the server's output is shown. */
export async function untilHealthy(server: ServerProcess, patience = 150_000): Promise<void> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    if (server.child.exitCode !== null) throw new Error(`the server exited: ${server.output()}`)
    const ok = await fetch(`${server.url}/healthz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await sleep(20)
  }
  throw new Error(`the server did not become healthy: ${server.output()}`)
}
