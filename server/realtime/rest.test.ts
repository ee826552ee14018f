import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { TestClient, tokenFor } from '../testing/realtime/clients.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { limits } from './limits.ts'

let server: TestServer
const clients: TestClient[] = []
const connect = (options: { key?: string; token?: string; vsn?: string } = {}) => {
  const client = new TestClient(server, options)
  clients.push(client)
  return client
}
const post = (body: unknown, headers: Record<string, string> = {}, path = '/api/broadcast') =>
  fetch(`${server.url}/realtime/v1${path}`, {
    method: 'POST',
    headers: { apikey: server.engine.publishableKey, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
  })
const single = (topic: string, event: string) =>
  `/api/broadcast/${encodeURIComponent(topic)}/events/${encodeURIComponent(event)}`

beforeAll(async () => {
  server = await startTestServer('realtime')
})
afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())))
afterAll(() => server.close())

describe('many messages in one request', () => {
  it('reach their channels', async () => {
    const [one, two] = [await connect().join('one'), await connect({ vsn: '1.0.0' }).join('two')]
    const response = await post({
      messages: [
        { topic: 'one', event: 'a', payload: { n: 1 } },
        { topic: 'two', event: 'b', payload: { n: 2 }, private: false },
      ],
    })
    expect([response.status, await response.text()]).toEqual([202, ''])
    expect(await one.messages(1)).toEqual([{ type: 'broadcast', event: 'a', payload: { n: 1 } }])
    expect(await two.messages(1)).toEqual([{ type: 'broadcast', event: 'b', payload: { n: 2 } }])
  })

  it('reach private channels only if the caller can write there', async () => {
    const receiver = await connect({ key: server.engine.secretKey }).join('room:rest', { private: true })
    const messages = (event: string) => ({
      messages: [{ topic: 'room:rest', event, payload: {}, private: true }],
    })
    expect((await post(messages('stranger'))).status).toBe(202)
    const authorization = `Bearer ${await tokenFor(server)}`
    expect((await post(messages('member'), { authorization })).status).toBe(202)
    expect((await receiver.messages(1)).map(({ event }) => event)).toEqual(['member'])
  })

  it('are what a client sends before it has joined', async () => {
    const receiver = await connect().join('fallback')
    const sender = connect().channel('fallback')
    expect(await sender.send('note', { n: 1 })).toBe('ok')
    expect((await receiver.messages(1))[0]).toMatchObject({ event: 'note', payload: { n: 1 } })
  })

  it.each([
    [{}, { messages: ["can't be blank"] }],
    [{ messages: 'x' }, { messages: ['is invalid'] }],
    [
      { messages: [{}] },
      { messages: [{ topic: ["can't be blank"], event: ["can't be blank"], payload: ["can't be blank"] }] },
    ],
    [
      {
        messages: [
          { topic: 't', event: 'e', payload: {} },
          { topic: 1, event: 'e', payload: 'text', private: 'x' },
        ],
      },
      { messages: [{}, { topic: ['is invalid'], payload: ['is invalid'], private: ['is invalid'] }] },
    ],
    [{ messages: [null] }, { messages: [{ message: ['is invalid'] }] }],
  ])('are refused if they are incomplete: %j', async (body, errors) => {
    const response = await post(body)
    expect([response.status, await response.json()]).toEqual([422, { errors }])
  })

  it('are refused if they are not JSON, too many or too large', async () => {
    expect((await post('{"messages":')).status).toBe(400)
    const message = { topic: 't', event: 'e', payload: {} }
    const tooMany = await post({ messages: Array(limits.restMessagesPerSecond + 1).fill(message) })
    // Refused before each message is checked and its errors are listed.
    const faulty = await post({ messages: Array(limits.restMessagesPerSecond + 1).fill({}) })
    expect(faulty.status).toBe(429)
    expect(tooMany.status).toBe(429)
    const text = 'x'.repeat(limits.payloadBytes)
    expect((await post({ messages: [{ ...message, payload: { text } }] })).status).toBe(422)
    expect((await post('x'.repeat(limits.frameBytes + 1))).status).toBe(413)
  })
})

describe('one message in one request', () => {
  it('reaches its channel', async () => {
    const receiver = await connect().join('a/b ?&é')
    const sender = connect().channel('a/b ?&é').channel
    expect(await sender.httpSend('what/ever', { n: 1 })).toEqual({ success: true })
    expect(await receiver.messages(1)).toEqual([{ type: 'broadcast', event: 'what/ever', payload: { n: 1 } }])
  })

  it('can be bytes', async () => {
    const receiver = await connect().join('bytes')
    await connect()
      .channel('bytes')
      .channel.httpSend('blob', new Uint8Array([1, 255]))
    expect(Buffer.from((await receiver.messages(1))[0]!.payload as ArrayBuffer)).toEqual(
      Buffer.from([1, 255]),
    )
  })

  it('reaches a private channel if the caller can write there', async () => {
    const receiver = await connect({ key: server.engine.secretKey }).join('room:single', { private: true })
    const stranger = connect().channel('room:single', { private: true }).channel
    await expect(stranger.httpSend('note', {})).rejects.toThrow('Unauthorized')
    const member = connect({ token: await tokenFor(server) })
    await member.ready()
    await member.channel('room:single', { private: true }).channel.httpSend('note', { n: 2 })
    expect((await receiver.messages(1)).map(({ payload }) => payload)).toEqual([{ n: 2 }])
  })

  it('is refused in other forms', async () => {
    const text = await post('hello', { 'content-type': 'text/plain' }, single('t', 'e'))
    expect(text.status).toBe(415)
    expect((await post('{', {}, single('t', 'e'))).status).toBe(400)
    expect((await post({}, {}, single(' ', 'e'))).status).toBe(422)
    const bytes = new Uint8Array(limits.payloadBytes + 1)
    const large = await post(bytes, { 'content-type': 'application/octet-stream' }, single('t', 'e'))
    expect([large.status, await large.json()]).toEqual([
      422,
      { errors: { payload: ['Payload size exceeds tenant limit'] } },
    ])
  })
})

it('requires a key and a valid token', async () => {
  const body = { messages: [{ topic: 't', event: 'e', payload: {} }] }
  const url = `${server.url}/realtime/v1/api/broadcast`
  const bare = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  expect(bare.status).toBe(401)
  expect((await post(body, { apikey: 'sb_publishable_wrong' })).status).toBe(401)
  const expired = await tokenFor(server, { expiresIn: -100 })
  const late = await post(body, { authorization: `Bearer ${expired}` })
  expect([late.status, await late.json()]).toEqual([401, { message: 'Unauthorized' }])
})

it('has no other paths', async () => {
  const response = await fetch(`${server.url}/realtime/v1/elsewhere`)
  expect([response.status, await response.json()]).toEqual([404, { message: 'Not Found' }])
})

it('limits how much one caller can send', async () => {
  const authorization = `Bearer ${await tokenFor(server)}`
  const message = { topic: 'flood', event: 'e', payload: {} }
  const body = { messages: Array(limits.restMessagesPerSecond * 0.6).fill(message) }
  const answers = await Promise.all([post(body, { authorization }), post(body, { authorization })])
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 429])
  const refused = answers.find(({ status }) => status === 429)!
  expect(await refused.json()).toEqual({ message: 'You have exceeded your rate limit' })
  expect(refused.headers.get('retry-after')).toBe('1')
})
