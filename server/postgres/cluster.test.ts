import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { temporaryFolder } from '../testing/server.ts'
import { startCluster } from './cluster.ts'

it('leaves no PostgreSQL behind when it stops during a restart of PostgreSQL', async () => {
  const folder = await temporaryFolder()
  const cluster = await startCluster(folder, 'secret', createLog('silent'))
  const pidFile = path.join(folder, 'postgres/postmaster.pid')
  const running = async () => Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n', 1)[0])
  const killed = await running()
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => isAlive(killed)).toBe(false)
  await cluster.stop()
  // The killed one may have left its PID file. What counts is that no process with that ID is alive.
  const left = await running()
  expect(left > 0 && isAlive(left)).toBe(false)
  await rm(folder, { recursive: true })
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
