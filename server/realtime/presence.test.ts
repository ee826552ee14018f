import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { eventually, pause, type TestChannel, TestClient } from '../testing/realtime/clients.ts'
import { RawSocket } from '../testing/realtime/raw-socket.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { limits } from './limits.ts'

let server: TestServer
const clients: TestClient[] = []
const connect = (vsn?: string) => {
  const client = new TestClient(server, { vsn })
  clients.push(client)
  return client
}
const joinWithPresence = async (name: string, key: string, vsn?: string): Promise<TestChannel> => {
  const channel = connect(vsn).channel(name, { presence: { key } }).withPresence()
  await channel.join()
  return channel
}
const namesIn = ({ channel }: TestChannel) =>
  Object.fromEntries(
    Object.entries(channel.presenceState<{ name: string }>()).map(([key, metas]) => [
      key,
      metas.map(({ name }) => name),
    ]),
  )

beforeAll(async () => {
  server = await startTestServer('realtime')
})
afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())))
afterAll(() => server.close())

it.each(['1.0.0', '2.0.0'])('announces everyone who joins and leaves (version %s)', async (vsn) => {
  const room = `presence-${vsn}`
  const ada = await joinWithPresence(room, 'ada', vsn)
  expect(await ada.channel.track({ name: 'Ada' })).toBe('ok')
  await eventually(() => namesIn(ada)).toEqual({ ada: ['Ada'] })

  const bob = await joinWithPresence(room, 'bob', vsn)
  await eventually(() => namesIn(bob)).toEqual({ ada: ['Ada'] })
  await bob.channel.track({ name: 'Bob' })
  await eventually(() => namesIn(ada)).toEqual({ ada: ['Ada'], bob: ['Bob'] })
  expect(ada.presence.filter(({ event }) => event === 'join').map(({ key }) => key)).toEqual(['ada', 'bob'])

  expect(await bob.channel.untrack()).toBe('ok')
  await eventually(() => namesIn(ada)).toEqual({ ada: ['Ada'] })
  expect(ada.presence.filter(({ event }) => event === 'leave').map(({ key }) => key)).toEqual(['bob'])
})

it("replaces a person's presence", async () => {
  const ada = await joinWithPresence('update', 'ada')
  const bob = await joinWithPresence('update', 'bob')
  for (const name of ['Ada', 'Ada L.', 'Ada L.', 'Countess']) {
    await ada.channel.track({ name })
    await eventually(() => namesIn(bob)).toEqual({ ada: [name] })
    await eventually(() => namesIn(ada)).toEqual({ ada: [name] })
  }
  const late = await joinWithPresence('update', 'late')
  await eventually(() => namesIn(late)).toEqual({ ada: ['Countess'] })
  await ada.channel.unsubscribe()
  await eventually(() => namesIn(bob)).toEqual({})
})

it('keeps several presences under one key, and removes each one when it leaves', async () => {
  const watcher = await joinWithPresence('devices', 'watcher')
  const [desk, phone] = [await joinWithPresence('devices', 'ada'), await joinWithPresence('devices', 'ada')]
  await desk.channel.track({ name: 'desk' })
  await eventually(() => namesIn(watcher)).toEqual({ ada: ['desk'] })
  await phone.channel.track({ name: 'phone' })
  await eventually(() => namesIn(watcher)).toEqual({ ada: ['desk', 'phone'] })
  await desk.channel.unsubscribe()
  await eventually(() => namesIn(watcher)).toEqual({ ada: ['phone'] })
  await phone.channel.track({ name: 'phone, moving' })
  await eventually(() => namesIn(watcher)).toEqual({ ada: ['phone, moving'] })
  await phone.channel.unsubscribe()
  await eventually(() => namesIn(watcher)).toEqual({})
})

it('removes a person who loses the connection', async () => {
  const ada = await joinWithPresence('lost', 'ada')
  const socket = await RawSocket.open(server)
  await socket.join('realtime:lost', { presence: { key: 'bob', enabled: true } })
  await socket.ask('realtime:lost', 'presence', {
    type: 'presence',
    event: 'track',
    payload: { name: 'Bob' },
  })
  await eventually(() => namesIn(ada)).toEqual({ bob: ['Bob'] })
  socket.close()
  await eventually(() => namesIn(ada)).toEqual({})
})

it('announces no one twice', async () => {
  const [ada, late] = [await RawSocket.open(server), await RawSocket.open(server)]
  const presence = (key: string) => ({ presence: { key, enabled: true } })
  await ada.join('realtime:twice', presence('ada'))
  await ada.ask('realtime:twice', 'presence', { event: 'track', payload: {} })
  await late.join('realtime:twice', presence('late'))
  await eventually(() => late.messages.map(([, , , event]) => event)).toContain('presence_state')
  await pause(limits.presenceDelayMs + 50)
  const joins = late.messages.flatMap(([, , , event, payload]) => {
    if (event === 'presence_state') return Object.keys(payload as object)
    return event === 'presence_diff' ? Object.keys((payload as { joins: object }).joins) : []
  })
  expect(joins).toEqual(['ada'])
  for (const socket of [ada, late]) socket.close()
})

it('assigns a key to a person without one', async () => {
  const channel = await joinWithPresence('nameless', '')
  await channel.channel.track({ name: 'somebody' })
  await eventually(() => Object.keys(namesIn(channel))).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
})

it('sends presence only to clients that ask for it or track', async () => {
  const ada = await joinWithPresence('quiet', 'ada')
  await ada.channel.track({ name: 'Ada' })
  const socket = await RawSocket.open(server)
  await socket.join('realtime:quiet', { presence: { key: 'bob', enabled: false } })
  await ada.channel.track({ name: 'Ada L.' })
  await pause(60)
  expect(socket.messages.map(([, , , event]) => event)).toEqual(['phx_reply'])
  await socket.ask('realtime:quiet', 'presence', { event: 'track', payload: {} })
  const meta = { phx_ref: expect.any(String) }
  await eventually(() => socket.messages.slice(2).map(([, , , event, payload]) => [event, payload])).toEqual([
    ['presence_state', { ada: { metas: [{ name: 'Ada L.', ...meta }] } }],
    ['presence_diff', { joins: { bob: { metas: [meta] } }, leaves: {} }],
  ])
  socket.close()
})

it('refuses keys that would break other clients', async () => {
  const socket = await RawSocket.open(server)
  for (const key of ['__proto__', 'constructor', 'toString', 'k'.repeat(256)]) {
    const reply = await socket.join('realtime:hostile', { presence: { key, enabled: true } })
    expect(reply).toEqual({
      status: 'error',
      response: { reason: expect.stringContaining('InvalidJoinPayload: The presence key') },
    })
  }
  socket.close()
})

it('treats hostile fields as data', async () => {
  const ada = await joinWithPresence('fields', 'ada')
  const socket = await RawSocket.open(server)
  await socket.join('realtime:fields', { presence: { key: 'eve', enabled: true } })
  socket.send(
    '["1","9","realtime:fields","presence",{"event":"track","payload":{"__proto__":{"admin":true},"phx_ref":"mine","name":"Eve"}}]',
  )
  expect((await socket.reply('9')).status).toBe('ok')
  await eventually(() => namesIn(ada)).toEqual({ eve: ['Eve'] })
  expect(JSON.stringify(socket.messages)).not.toContain('"phx_ref":"mine"')
  expect(({} as Record<string, unknown>).admin).toBeUndefined()
  socket.close()
})

it('refuses an invalid presence, and closes the channel for one that is too large', async () => {
  const socket = await RawSocket.open(server)
  await socket.join('realtime:refused', { presence: { enabled: true } })
  const track = (payload: unknown) => socket.ask('realtime:refused', 'presence', { event: 'track', payload })
  expect(await track(['a'])).toEqual({
    status: 'error',
    response: { reason: 'Presence track payload must be a map' },
  })
  expect((await track('text')).status).toBe('error')
  expect((await socket.ask('realtime:refused', 'presence', { event: 'dance' })).status).toBe('error')
  socket.send([
    '1',
    '99',
    'realtime:refused',
    'presence',
    { event: 'track', payload: { t: 'x'.repeat(limits.presenceBytes) } },
  ])
  await eventually(() => socket.messages.slice(-2).map(([, , , event, payload]) => [event, payload])).toEqual(
    [
      [
        'system',
        { extension: 'system', status: 'error', message: 'Track message size exceeded', channel: 'refused' },
      ],
      ['phx_close', {}],
    ],
  )
  socket.close()
})
