import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually, pause, type TestChannel, TestClient, tokenFor } from '../testing/realtime/clients.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { limits } from './limits.ts'

/** Two servers on one database. */
let one: TestServer
let two: TestServer
const clients: TestClient[] = []
const connect = (server: TestServer, token?: string) => {
  const client = new TestClient(server, { token })
  clients.push(client)
  return client
}
const withPresence = async (server: TestServer, name: string, key: string): Promise<TestChannel> => {
  const channel = connect(server).channel(name, { presence: { key } }).withPresence()
  await channel.join()
  return channel
}
const keysIn = ({ channel }: TestChannel) => Object.keys(channel.presenceState()).sort()

beforeAll(async () => {
  Object.assign(limits, { heartbeatMs: 300, peerTimeoutMs: 2500 })
  one = await startTestServer('realtime')
  two = await startTestServer('realtime', { DATABASE_URL: one.databaseUrl })
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()))
  await two.close()
  await one.close()
})

describe('a broadcast', () => {
  it('reaches clients of both servers once, but not its sender', async () => {
    const sender = await connect(one).join('room')
    const [near, far] = [await connect(one).join('room'), await connect(two).join('room')]
    await sender.send('note', { n: 1 })
    const expected = [{ type: 'broadcast', event: 'note', payload: { n: 1 } }]
    expect(await near.messages(1)).toEqual(expected)
    expect(await far.messages(1)).toEqual(expected)
    await pause(100)
    expect(sender.received).toEqual([])
    expect(near.received).toHaveLength(1)
    expect(far.received).toHaveLength(1)
  })

  it('reaches its sender once on request', async () => {
    const sender = await connect(one).join('self', { broadcast: { self: true } })
    await connect(two).join('self')
    await sender.send('note', {})
    await sender.messages(1)
    await pause(100)
    expect(sender.received).toHaveLength(1)
  })

  it('keeps its order, whatever its size', async () => {
    const sender = await connect(one).join('order')
    const far = await connect(two).join('order')
    const sizes = Array.from({ length: 40 }, (_, n) => (n % 5 === 0 ? 20_000 + n : n))
    for (const size of sizes) await sender.send('note', 'x'.repeat(size))
    await sender.send('bytes', new Uint8Array(30_000).fill(7).buffer)
    const received = await far.messages(41)
    expect(received.slice(0, 40).map(({ payload }) => (payload as string).length)).toEqual(sizes)
    expect(new Uint8Array(received[40]!.payload as ArrayBuffer)).toEqual(new Uint8Array(30_000).fill(7))
  })

  it('is delivered even if it equals an earlier one', async () => {
    const sender = await connect(one).join('same')
    const far = await connect(two).join('same')
    for (let n = 0; n < 30; n++) sender.send('note', { same: true })
    await far.messages(30)
  })

  it('in a private channel reaches only members who can read it', async () => {
    const sender = await connect(one, await tokenFor(one)).join('room:x', { private: true })
    const far = await connect(two, await tokenFor(two)).join('room:x', { private: true })
    const open = await connect(two).join('room:x')
    await sender.send('note', { n: 1 })
    expect((await far.messages(1))[0]).toMatchObject({ payload: { n: 1 } })
    await pause(50)
    expect(open.received).toEqual([])
  })

  it('from REST or from SQL reaches both servers once', async () => {
    const [near, far] = [await connect(one).join('all'), await connect(two).join('all')]
    await connect(one).channel('all').channel.httpSend('rest', {})
    await one.sql(`select realtime.send('{}', 'sql', 'all', false)`)
    await near.messages(2)
    await far.messages(2)
    await pause(100)
    for (const { received } of [near, far]) {
      expect(received.map(({ event }) => event).sort()).toEqual(['rest', 'sql'])
    }
  })
})

describe('presence', () => {
  it('is one list on both servers', async () => {
    const ada = await withPresence(one, 'meeting', 'ada')
    const bob = await withPresence(two, 'meeting', 'bob')
    await ada.channel.track({ n: 1 })
    await bob.channel.track({ n: 2 })
    await eventually(() => keysIn(ada)).toEqual(['ada', 'bob'])
    await eventually(() => keysIn(bob)).toEqual(['ada', 'bob'])
    await ada.channel.track({ n: 3 })
    await eventually(() => bob.channel.presenceState<{ n: number }>().ada!.map(({ n }) => n)).toEqual([3])
    await bob.channel.untrack()
    await eventually(() => keysIn(ada)).toEqual(['ada'])
  })

  it('is known to a server that starts later, and ends with a server that stops', async () => {
    const ada = await withPresence(one, 'late', 'ada')
    await ada.channel.track({})
    const three = await startTestServer('realtime', { DATABASE_URL: one.databaseUrl })
    const bob = await withPresence(three, 'late', 'bob')
    await bob.channel.track({})
    await eventually(() => keysIn(bob)).toEqual(['ada', 'bob'])
    await eventually(() => keysIn(ada)).toEqual(['ada', 'bob'])
    await three.close()
    await eventually(() => keysIn(ada)).toEqual(['ada'])
  })

  it('is announced once, however often a server repeats it', async () => {
    const ada = await withPresence(one, 'named', 'ada')
    const say = (sequence: number) =>
      one.sql(`select pg_notify('realtime_peers', $1)`, [
        JSON.stringify({
          node: 'talkative',
          sequence,
          message: {
            kind: 'state',
            presences: [
              ['public:named', ['a', 'b'].map((ref) => ({ ref, key: 'k', meta: {}, node: 'talkative' }))],
            ],
          },
        }),
      ])
    await say(1)
    await eventually(() => keysIn(ada)).toEqual(['k'])
    await say(2)
    await say(3)
    await pause(100)
    expect(ada.presence.filter(({ event }) => event !== 'sync').map(({ event }) => event)).toEqual(['join'])
  })

  it('ends with a server that dies silently', async () => {
    const ada = await withPresence(one, 'death', 'ada')
    const say = (message: object) =>
      one.sql(`select pg_notify('realtime_peers', $1)`, [
        JSON.stringify({ node: 'dying', sequence: 1, message }),
      ])
    const ghost = { ref: 'g', key: 'ghost', meta: {}, node: 'dying' }
    const heard = Date.now()
    await say({ kind: 'hello', presences: [['public:death', [ghost]]] })
    await eventually(() => keysIn(ada)).toEqual(['ghost'])
    await eventually(() => keysIn(ada)).toEqual([])
    expect(Date.now() - heard).toBeGreaterThan(1500)
  })

  it('is announced again after the database connection was down', async () => {
    const ada = await withPresence(one, 'break', 'ada')
    const bob = await withPresence(two, 'break', 'bob')
    await bob.channel.track({})
    await eventually(() => keysIn(ada)).toEqual(['bob'])
    await one.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'listener' and datname = current_database()`,
    )
    await bob.channel.untrack()
    await ada.channel.track({})
    await eventually(() => keysIn(ada)).toEqual(['ada'])
    await eventually(() => keysIn(bob)).toEqual(['ada'])
  })
})
