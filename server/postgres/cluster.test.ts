import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { temporaryFolder } from '../testing/server.ts'
import { startCluster } from './cluster.ts'

it('leaves no PostgreSQL behind when it stops while PostgreSQL is being started again', async () => {
  const folder = await temporaryFolder()
  const cluster = await startCluster(folder, 'secret', createLog('silent'))
  const pidFile = path.join(folder, 'postgres/postmaster.pid')
  const pid = Number((await readFile(pidFile, 'utf8')).split('\n', 1)[0])
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
  await cluster.stop()
  await expect(readFile(pidFile)).rejects.toThrow('ENOENT')
  await rm(folder, { recursive: true })
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
