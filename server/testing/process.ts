import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../postgres/free-port.ts'

export interface ServerProcess {
  url: string
  child: ChildProcess
  /** What it wrote so far, to both outputs. */
  output(): string
  /** Waits for its end. */
  ended: Promise<number | null>
  keys(): Promise<{ publishableKey: string; secretKey: string }>
  kill(signal: NodeJS.Signals): Promise<number | null>
}

/** The server as a person starts it, in a process of its own. */
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
      // As under npm: it ends with whoever started it, a test that is killed included.
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

export async function untilHealthy(server: ServerProcess, patience = 30_000): Promise<void> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    if (server.child.exitCode !== null) throw new Error(`it ended: ${server.output()}`)
    const ok = await fetch(`${server.url}/healthz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await sleep(20)
  }
  throw new Error(`it did not become healthy: ${server.output()}`)
}
