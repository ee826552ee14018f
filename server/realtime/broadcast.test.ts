import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventually, pause, TestClient } from '../testing/realtime/clients.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { limits } from './limits.ts'

let server: TestServer
const clients: TestClient[] = []
const connect = (options: { key?: string; vsn?: string } = {}) => {
  const client = new TestClient(server, options)
  clients.push(client)
  return client
}

beforeAll(async () => {
  server = await startTestServer('realtime')
})
afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())))
afterAll(() => server.close())

describe.each(['1.0.0', '2.0.0'])('version %s of the protocol', (vsn) => {
  it('delivers a broadcast to everyone else in the channel', async () => {
    const sender = await connect({ vsn }).join('room-1')
    const [near, far] = [await connect({ vsn }).join('room-1'), await connect({ vsn }).join('room-1')]
    const elsewhere = await connect({ vsn }).join('room-2')
    await sender.send('note', { text: 'Où ça ? 🚆' })
    const expected = { type: 'broadcast', event: 'note', payload: { text: 'Où ça ? 🚆' } }
    expect(await near.messages(1)).toEqual([expected])
    expect(await far.messages(1)).toEqual([expected])
    await pause(50)
    expect(sender.received).toEqual([])
    expect(elsewhere.received).toEqual([])
  })

  it('delivers it to the sender on request', async () => {
    const sender = await connect({ vsn }).join('echo', { broadcast: { self: true } })
    await sender.send('note', { n: 1 })
    expect(await sender.messages(1)).toEqual([{ type: 'broadcast', event: 'note', payload: { n: 1 } }])
  })

  it('acknowledges it on request', async () => {
    const sender = await connect({ vsn }).join('acknowledged', { broadcast: { ack: true } })
    expect(await sender.send('note', { n: 1 })).toBe('ok')
  })

  it('keeps the order of one sender', async () => {
    const sender = await connect({ vsn }).join('ordered')
    const receiver = await connect({ vsn }).join('ordered')
    for (let n = 0; n < 50; n++) sender.send('note', { n })
    const received = await receiver.messages(50)
    expect(received.map(({ payload }) => (payload as { n: number }).n)).toEqual(
      Array.from({ length: 50 }, (_, n) => n),
    )
  })

  it('delivers nothing after leaving a channel', async () => {
    const receiver = await connect({ vsn }).join('left')
    const sender = await connect({ vsn }).join('left', { broadcast: { ack: true } })
    expect(await receiver.channel.unsubscribe()).toBe('ok')
    await sender.send('note', {})
    await pause(50)
    expect(receiver.received).toEqual([])
  })
})

it('delivers messages from one protocol version to the other', async () => {
  const old = await connect({ vsn: '1.0.0' }).join('mixed')
  const current = await connect({ vsn: '2.0.0' }).join('mixed')
  await old.send('from-old', { n: 1 })
  expect((await current.messages(1))[0]).toMatchObject({ event: 'from-old', payload: { n: 1 } })
  await current.send('from-current', { n: 2 })
  expect((await old.messages(1))[0]).toMatchObject({ event: 'from-current', payload: { n: 2 } })
})

it('carries bytes between clients that support them', async () => {
  const sender = await connect().join('bytes')
  const current = await connect().join('bytes')
  const old = await connect({ vsn: '1.0.0' }).join('bytes')
  await sender.send('blob', new Uint8Array([0, 1, 254, 255]).buffer)
  const [message] = await current.messages(1)
  expect(new Uint8Array(message!.payload as ArrayBuffer)).toEqual(new Uint8Array([0, 1, 254, 255]))
  expect(old.received).toEqual([])
})

it('accepts any channel name, including accents', async () => {
  const sender = await connect().join('réunion d’équipe / 1'.replace('’', "'"), { broadcast: { ack: true } })
  const receiver = await connect().join("réunion d'équipe / 1")
  expect(await sender.send('évènement', { n: 1 })).toBe('ok')
  expect((await receiver.messages(1))[0]).toMatchObject({ event: 'évènement', payload: { n: 1 } })
})

it('delivers large messages and refuses those that are too large', async () => {
  const sender = await connect().join('large', { broadcast: { ack: true } })
  const receiver = await connect().join('large')
  const text = 'x'.repeat(2_500_000)
  expect(await sender.send('note', { text })).toBe('ok')
  expect((await receiver.messages(1))[0]!.payload).toEqual({ text })
  expect(await sender.send('note', { text: 'x'.repeat(limits.payloadBytes + 1) })).toBe('error')
  expect(await sender.send('note', { text: 'still here' })).toBe('ok')
  expect((await receiver.messages(2))[1]!.payload).toEqual({ text: 'still here' })
})

it('keeps a public and a private channel with the same name apart', async () => {
  const open = await connect({ key: server.engine.secretKey }).join('twin', { broadcast: { ack: true } })
  const closed = await connect({ key: server.engine.secretKey }).join('twin', { private: true })
  expect(await open.send('note', {})).toBe('ok')
  await pause(50)
  expect(closed.received).toEqual([])
})

it('answers a join that asks for database changes with a clear error', async () => {
  const channel = connect().channel('changes')
  channel.channel.on('postgres_changes', { event: '*', schema: 'public' }, () => undefined)
  await expect(channel.join()).rejects.toThrow(
    /RealtimeDisabledForConfiguration: postgres_changes is not offered here/,
  )
})

it('confirms on request that messages from the database arrive', async () => {
  const channel = await connect().join('ready', { broadcast: { replication_ready: true } })
  await eventually(() => channel.system).toEqual([
    {
      extension: 'system',
      status: 'ok',
      message: 'Replication connection established',
      channel: 'ready',
    },
  ])
})
