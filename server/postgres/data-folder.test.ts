import { createHash } from 'node:crypto'
import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/server.ts'
import { lockDataFolder } from './data-folder.ts'

let folder: string
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it.each([
  ['left by a killed server', JSON.stringify({ pid: 2 ** 22 + 1 })],
  ['that is unreadable', ''],
])('R7 lets exactly one of several servers take over a lock %s', async (_, content) => {
  for (let round = 0; round < 40; round++) {
    await writeFile(path.join(folder, 'server.lock'), content)
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)))
    const taken = tries.filter((one) => one.status === 'fulfilled')
    expect(taken).toHaveLength(1)
    await taken[0]!.value.release()
    expect(await readdir(folder)).toEqual([])
  }
})

it('R7 recovers from a server that was killed while taking over a lock', async () => {
  await writeFile(path.join(folder, 'server.lock'), '')
  const nothing = createHash('sha256').update('').digest('hex').slice(0, 16)
  const permit = path.join(folder, `server.lock.stale-${nothing}`)
  await writeFile(permit, '')
  await expect(lockDataFolder(folder)).rejects.toThrow('is starting')
  await utimes(permit, 0, 0)
  await (await lockDataFolder(folder)).release()
})
