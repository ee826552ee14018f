import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { startProxy } from '../testing/database-proxy.ts'
import { createDatabase } from '../testing/databases.ts'
import { Listener } from './listener.ts'

it('keeps reconnecting to an unavailable database, at most a few times a second', async () => {
  const attempts: number[] = []
  const away = createServer((socket) => {
    attempts.push(performance.now())
    socket.destroy()
  })
  await new Promise<void>((resolve) => away.listen(0, '127.0.0.1', resolve))
  const { port } = away.address() as { port: number }
  const listener = new Listener(
    { host: '127.0.0.1', port, user: 'nobody', database: 'none' },
    createLog('silent'),
  )
  await expect(listener.start()).rejects.toThrow()
  await expect.poll(() => attempts.length).toBeGreaterThan(3)
  const pauses = attempts.slice(1).map((at, index) => at - attempts[index]!)
  expect(Math.min(...pauses)).toBeGreaterThan(200)
  await listener.close()
  const before = attempts.length
  await sleep(1500)
  expect(attempts).toHaveLength(before)
  await new Promise((resolve) => away.close(resolve))
})

it('receives notifications', async () => {
  const connectionString = await createDatabase()
  const listener = new Listener({ connectionString }, createLog('silent'))
  await listener.start()
  const heard: string[] = []
  await listener.on('doors', (payload) => heard.push(payload))
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(`select pg_notify('doors', 'open')`)
  await listener.catchUp()
  expect(heard).toEqual(['open'])
  await Promise.all([client.end(), listener.close()])
})

it('D6 notices a silently lost connection', async () => {
  const proxy = await startProxy(await createDatabase())
  const listener = new Listener({ connectionString: proxy.url }, createLog('silent'), 300)
  await listener.start()
  const heard: string[] = []
  await listener.on('doors', (payload) => heard.push(payload))
  proxy.freeze()
  const client = new Client({ connectionString: proxy.directUrl })
  await client.connect()
  await expect
    .poll(async () => {
      await client.query(`select pg_notify('doors', 'open')`)
      return heard.length
    })
    .toBeGreaterThan(0)
  await Promise.all([client.end(), listener.close()])
  await proxy.close()
})
