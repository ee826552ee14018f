import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface BenchServer {
  url: string
  pid: number
  dataFolder: string
  publishableKey: string
  /** Milliseconds from the start of the process to the first good answer of /healthz. */
  startedIn: number
  stop(): Promise<void>
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  await chmod(folder, 0o711)
  return folder
}

/** The real server in a process of its own, on a free port. */
export async function startProcess(env: Record<string, string>, dataFolder: string): Promise<BenchServer> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, LOG_LEVEL: 'error', ...env, PORT: String(port), DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilHealthy(url, child)
  const startedIn = performance.now() - started
  const keys = JSON.parse(await readFile(path.join(dataFolder, 'keys.json'), 'utf8'))
  return {
    url,
    pid: child.pid!,
    dataFolder,
    publishableKey: keys.publishableKey,
    startedIn,
    stop: () => stopProcess(child),
  }
}

export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await gone
}

export async function untilHealthy(url: string, child?: ChildProcess): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 20) {
    if (child && child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`)
    const ok = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await sleep(20)
  }
  throw new Error('the server did not become healthy')
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })
