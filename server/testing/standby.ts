import { execFile } from 'node:child_process'
import { appendFile, chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { createLog } from '../log.ts'
import { type Cluster, startCluster } from '../postgres/cluster.ts'
import { temporaryFolder } from './server.ts'

export interface Pair {
  primary: Cluster
  standby: Cluster
  close(): Promise<void>
}

const password = 'test-password'
const settings = { fsync: 'off', shared_buffers: '16MB', max_connections: '60' }

/** A primary and a standby that follows it. The package has no pg_basebackup, so the data of a stopped one is copied. */
export async function startPair(): Promise<Pair> {
  const folder = await temporaryFolder()
  const log = createLog('silent')
  const [first, second] = ['primary', 'standby'].map((name) => path.join(folder, name)) as [string, string]
  for (const place of [first, second]) {
    await mkdir(place)
    await chmod(place, 0o711)
  }
  await (await startCluster(first, password, log, settings)).stop()
  const copy = path.join(second, 'postgres')
  await promisify(execFile)('cp', ['-a', path.join(first, 'postgres'), copy])
  const primary = await startCluster(first, password, log, settings)
  const { hostname, port, username } = new URL(primary.url)
  await writeFile(path.join(copy, 'standby.signal'), '')
  await appendFile(
    path.join(copy, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
  )
  const standby = await startCluster(second, password, log, settings)
  return {
    primary,
    standby,
    async close() {
      await standby.stop()
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
