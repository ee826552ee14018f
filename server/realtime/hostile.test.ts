import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { eventually } from '../testing/realtime/clients.ts'
import { RawSocket } from '../testing/realtime/raw-socket.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { limits } from './limits.ts'

let server: TestServer
const sockets: RawSocket[] = []
const open = async (query?: Record<string, string>) => {
  const socket = await RawSocket.open(server, query)
  sockets.push(socket)
  return socket
}
/** The status a WebSocket upgrade is refused with. */
const refusal = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path}`, { headers })
    socket.on('unexpected-response', (_, response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode!, body: JSON.parse(text) }))
    })
    socket.on('open', () => reject(new Error('the socket was opened')))
    socket.on('error', () => undefined)
  })
/** A broadcast as a client sends it. */
const pushFrame = (topic: string, body: Buffer) => {
  const parts = ['1', '7', topic, 'event', '']
  return Buffer.concat([
    Buffer.from([3, ...parts.map((part) => part.length), 1]),
    Buffer.from(parts.join('')),
    body,
  ])
}

beforeAll(async () => {
  server = await startTestServer('realtime')
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})
afterAll(() => server.close())

describe('connecting', () => {
  const path = '/realtime/v1/websocket'

  it('accepts a key in the query or in a header', async () => {
    const socket = await open()
    expect(await socket.ask('phoenix', 'heartbeat', {})).toEqual({ status: 'ok', response: {} })
    const other = new WebSocket(`${server.url.replace('http', 'ws')}${path}`, {
      headers: { 'x-api-key': server.engine.publishableKey },
    })
    await new Promise((resolve) => other.on('open', resolve))
    other.terminate()
  })

  it('refuses a missing or wrong key', async () => {
    const missing = await refusal(path)
    expect(missing).toEqual({
      status: 401,
      body: { message: 'No API key found in request', hint: expect.any(String) },
    })
    for (const key of ['wrong', 'sb_publishable_wrong', 'a.b.c', '']) {
      expect((await refusal(`${path}?apikey=${key}`)).status).toBe(401)
    }
    const token = await server.engine.tokens.sign({ sub: 'x', role: 'service_role', exp: 4e9 })
    expect((await refusal(`${path}?apikey=${token}`)).status).toBe(401)
  })

  it('works at one path only, in two protocol versions', async () => {
    const key = `apikey=${server.engine.publishableKey}`
    for (const other of ['/', '/rest/v1/websocket', '/realtime/v1', '/realtime/v1/websocket/../../x', '//']) {
      expect((await refusal(`${other}?${key}`)).status).toBe(404)
    }
    expect((await refusal(`${path}?${key}&vsn=3.0.0`)).status).toBe(400)
  })
})

describe('an upgrade to something else', () => {
  const send = (method: string, body?: string) =>
    new Promise<number>((resolve, reject) => {
      const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': '' }
      request(`${server.url}/healthz`, { method, headers }, (response) => resolve(response.statusCode!))
        .on('error', reject)
        .end(body)
    })

  it('is answered as if no upgrade had been requested', async () => {
    expect(await send('GET')).toBe(200)
  })

  it('is refused with a body', async () => {
    expect(await send('POST', 'x'.repeat(10_000))).toBe(400)
  })
})

describe('a malformed message', () => {
  const texts = [
    'no JSON',
    '{}',
    '[]',
    'null',
    '5',
    '[1,2,3,4]',
    '["1","1",5,"phx_join",{}]',
    '["1","1","realtime:x",null,{}]',
    '[{},[],"realtime:x","phx_join",{}]',
    `["${'1'.repeat(300)}","1","realtime:x","phx_join",{}]`,
  ]
  const frames = [
    Buffer.alloc(0),
    Buffer.from([9]),
    Buffer.from([3]),
    Buffer.from([3, 255, 255, 255, 255, 255, 1]),
    Buffer.from([0, 1, 1, 200, 1, 49]),
    pushFrame('realtime:x', Buffer.from('{"n":')),
  ]
  it.each([
    ...texts.map((text): [string, string] => [text.slice(0, 40), text]),
    ...frames.map((bytes): [string, Buffer] => [`bytes ${bytes.toString('hex')}`, bytes]),
  ])('closes the connection: %s', async (_, frame) => {
    const socket = await open()
    socket.send(frame)
    expect(await socket.closed()).toBe(1007)
  })

  it('closes the connection in the older version, too', async () => {
    for (const frame of ['[]', '"text"', '{"topic":1,"event":"e"}', Buffer.from([3, 0])]) {
      const socket = await open({ vsn: '1.0.0' })
      socket.send(frame)
      expect(await socket.closed()).toBe(1007)
    }
  })

  it('that is too large closes the connection', async () => {
    const socket = await open()
    socket.send('x'.repeat(limits.frameBytes + 1))
    expect(await socket.closed()).toBe(1009)
  })

  it('never reaches others', async () => {
    const [receiver, sender] = [await open(), await open()]
    await receiver.join('realtime:safe')
    await sender.join('realtime:safe', { broadcast: { ack: true } })
    sender.send(
      '["1","own","realtime:safe","broadcast",{"type":"broadcast","event":"e","payload":{"n":1},"ids":[1],"meta":{"id":"forged"},"__proto__":{"x":1}}]',
    )
    expect(await sender.reply('own')).toEqual({ status: 'ok', response: {} })
    await eventually(() => receiver.messages.at(-1)).toEqual([
      null,
      null,
      'realtime:safe',
      'broadcast',
      { type: 'broadcast', event: 'e', payload: { n: 1 } },
    ])
    for (const payload of [null, 5, 'text', [], { event: 5 }]) {
      expect((await sender.ask('realtime:safe', 'broadcast', payload)).status).toBe('error')
    }
  })
})

describe('a join', () => {
  it('needs a valid topic', async () => {
    const socket = await open()
    const reasonOf = async (topic: string) => (await socket.join(topic)).response.reason
    expect(await reasonOf('elsewhere')).toBe('unmatched topic')
    expect(await reasonOf('realtime:')).toBe('TopicNameRequired: You must provide a topic name')
    expect(await reasonOf(`realtime:${'x'.repeat(250)}`)).toMatch(/^TopicNameTooLong/)
  })

  it('treats fields of the wrong type as missing', async () => {
    const socket = await open()
    for (const payload of [
      null,
      5,
      [],
      { config: 7 },
      { config: { broadcast: [], presence: 'x', private: {} } },
    ]) {
      socket.send(['1', '1', 'realtime:lenient', 'phx_join', payload])
      expect(await socket.reply('1')).toEqual({ status: 'ok', response: { postgres_changes: [] } })
      socket.messages.length = 0
    }
  })

  it('of the same topic replaces the previous one', async () => {
    const socket = await open()
    await socket.join('realtime:again')
    await socket.join('realtime:again')
    expect(socket.messages.find(([, , , event]) => event === 'phx_close')).toEqual([
      '1',
      '1',
      'realtime:again',
      'phx_close',
      {},
    ])
    // The reference of the first join is outdated.
    socket.send(['1', '7', 'realtime:again', 'phx_leave', {}])
    expect(await socket.ask('realtime:again', 'phx_leave', {}, '2')).toEqual({ status: 'ok', response: {} })
    expect(socket.messages.filter(([, ref]) => ref === '7')).toEqual([])
  })

  it('is limited to a number of channels', async () => {
    const socket = await open()
    for (let n = 0; n < limits.channelsPerConnection; n++) {
      expect((await socket.join(`realtime:${n}`)).status).toBe('ok')
    }
    expect(await socket.join('realtime:more')).toEqual({
      status: 'error',
      response: { reason: 'ChannelRateLimitReached: Too many channels' },
    })
    await socket.ask('realtime:0', 'phx_leave', {}, '1')
    expect((await socket.join('realtime:more')).status).toBe('ok')
  })

  it('is rate-limited', async () => {
    const socket = await open()
    for (let n = 0; n < limits.joins.burst + 50; n++) {
      socket.send([`${n}`, `${n}`, 'realtime:x', 'phx_join', { config: {} }])
    }
    expect(await socket.closed()).toBe(1008)
    expect(socket.messages.at(-1)![4]).toEqual({
      status: 'error',
      response: { reason: 'ClientJoinRateLimitReached: Too many joins per second' },
    })
  })
})

it('sends nothing to a channel that was left', async () => {
  const [receiver, sender] = [await open(), await open()]
  await receiver.join('realtime:left')
  await sender.join('realtime:left', { broadcast: { ack: true } })
  await receiver.ask('realtime:left', 'phx_leave', {})
  await eventually(() => receiver.messages.at(-1)).toEqual(['1', '1', 'realtime:left', 'phx_close', {}])
  const count = receiver.messages.length
  await sender.ask('realtime:left', 'broadcast', { event: 'e', payload: {} })
  await receiver.ask('phoenix', 'heartbeat', {})
  expect(receiver.messages.length).toBe(count + 1)
})

it('answers messages for channels that were not joined', async () => {
  const socket = await open()
  expect(await socket.ask('realtime:none', 'broadcast', {})).toEqual({
    status: 'error',
    response: { reason: 'unmatched topic' },
  })
  expect(await socket.ask('realtime:none', 'phx_leave', {})).toEqual({ status: 'ok', response: {} })
})

it('closes the channel of a client that floods it, then the connection', async () => {
  const [receiver, flooder] = [await open(), await open()]
  await receiver.join('realtime:flood')
  await flooder.join('realtime:flood')
  const frame = pushFrame('realtime:flood', Buffer.from('{}'))
  for (let n = 0; n < limits.events.burst + 2000; n++) flooder.send(frame)
  expect(await flooder.closed()).toBe(1008)
  expect(flooder.messages.find(([, , , event]) => event === 'system')![4]).toEqual({
    extension: 'system',
    status: 'error',
    message: 'Too many messages per second',
    channel: 'flood',
  })
  expect(receiver.binary.length).toBeLessThan(limits.events.burst + 1500)
  expect((await receiver.ask('phoenix', 'heartbeat', {})).status).toBe('ok')
})

it("counts a client's bytes, not only its messages", async () => {
  const { bytes } = limits
  limits.bytes = { burst: 5_000_000, perSecond: 1 }
  const flooder = await open()
  limits.bytes = bytes
  await flooder.join('realtime:bytes')
  const frame = pushFrame('realtime:bytes', Buffer.from(JSON.stringify('x'.repeat(2_000_000))))
  for (let sent = 0; sent < 5; sent++) flooder.send(frame)
  expect(await flooder.closed()).toBe(1008)
})
