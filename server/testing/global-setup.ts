import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { createLog } from '../log.ts'
import { startCluster } from '../postgres/cluster.ts'
import { openDatabase } from '../postgres/database.ts'

/**
 * One PostgreSQL for the whole run, with a bootstrapped database that each test file copies. TEST_DATABASE_URL names
 * another one to try, such as an older version.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'server-test-'))
  await chmod(folder, 0o711)
  const log = createLog('silent')
  const outside = process.env.TEST_DATABASE_URL
  const cluster = outside
    ? { url: outside, stop: async () => undefined }
    : await startCluster(folder, 'test-password', log)
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

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string
  }
}
