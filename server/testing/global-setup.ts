import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { createLog } from '../log.ts'
import { startCluster } from '../postgres/cluster.ts'
import { openDatabase } from '../postgres/database.ts'

/** Throwaway data need not reach the disk or be vacuumed. Four workers have several servers each, with their pools. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  max_connections: '400',
}

/**
 * One PostgreSQL for the whole run, with a bootstrapped database that each test file copies. Set TEST_DATABASE_URL to
 * run against another one, such as an older version.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'server-test-'))
  await chmod(folder, 0o711)
  // Removes everything tests created when the run ends, however it ends.
  process.env.TMPDIR = folder
  process.once('exit', () => removeNow(folder))
  const log = createLog('silent')
  const outside = process.env.TEST_DATABASE_URL
  const cluster = outside
    ? { url: outside, stop: async () => undefined }
    : await startCluster(folder, 'test-password', log, settings)
  const template = await openDatabase(cluster.url, log, {
    exposeNewTables: true,
    afterBootstrap: async () => undefined,
  })
  await template.close()
  project.provide('clusterUrl', cluster.url)
  return async () => {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Vitest runs no teardown when stopped by a signal. PostgreSQL runs in its own session and would keep running. */
function removeNow(folder: string): void {
  if (!existsSync(folder)) return
  for (const file of postmasterFiles(folder)) {
    try {
      process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGQUIT')
    } catch {
      // It has already exited.
    }
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}

/** PIDs of the run's own PostgreSQL and of those that tests started in subfolders. */
function postmasterFiles(folder: string, depth = 3): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name)
    if (entry.name === 'postmaster.pid') return [place]
    return entry.isDirectory() && depth > 0 ? postmasterFiles(place, depth - 1) : []
  })
}

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string
  }
}
