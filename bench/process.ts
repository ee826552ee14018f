import type { ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { spawnServer, untilHealthy } from '../server/testing/process.ts'

export interface BenchServer {
  url: string
  pid: number
  publishableKey: string
  /** Milliseconds from the start of the process to the first successful response of /healthz. */
  startedIn: number
  stop(): Promise<unknown>
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  await chmod(folder, 0o711)
  return folder
}

/** A busy machine may need minutes for what otherwise takes a second; only start.ts measures startup. */
const startPatience = 180_000

/** The real server in a separate process, on a free port. */
export async function startProcess(
  env: Record<string, string>,
  dataFolder: string,
  command?: string[],
): Promise<BenchServer> {
  const started = performance.now()
  const server = await spawnServer(dataFolder, { LOG_LEVEL: 'error', ...env }, { command })
  try {
    await untilHealthy(server, startPatience)
  } catch (error) {
    await server.kill('SIGTERM')
    await removeFolder(dataFolder)
    throw error
  }
  const startedIn = performance.now() - started
  const { publishableKey } = await server.keys()
  return {
    url: server.url,
    pid: server.child.pid!,
    publishableKey,
    startedIn,
    stop: () => server.kill('SIGTERM'),
  }
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })
