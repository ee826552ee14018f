import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

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
  account: { uid?: number; gid?: number } = {},
): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort())
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: {
      PATH: process.env.PATH,
      HOME: dataFolder,
      SUPABASE_DIR: path.join(import.meta.dirname, 'rest'),
      LOG_LEVEL: 'warn',
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
    await sleep(50)
  }
  throw new Error(`it did not become healthy: ${server.output()}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
