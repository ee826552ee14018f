import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
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
  if (!outside) await forgoSafety(cluster.url)
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

/** What is thrown away need not reach the disk, and is not worth tidying up. */
async function forgoSafety(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum']) {
    await client.query(`alter system set ${setting} = off`)
  }
  await client.query('select pg_reload_conf()')
  await client.end()
}

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string
  }
}
