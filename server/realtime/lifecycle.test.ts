import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { eventually, TestClient, tokenFor } from '../testing/realtime/clients.ts'
import { RawSocket } from '../testing/realtime/raw-socket.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { limits } from './limits.ts'

let server: TestServer
const { silenceMs, connections, socketsPerAddress, socketsPerUser } = limits
beforeAll(async () => {
  Object.assign(limits, { unsentBytes: 4_000_000, bytes: { burst: 1e9, perSecond: 1e9 } })
  server = await startTestServer('realtime')
})
afterEach(() => {
  Object.assign(limits, { silenceMs, connections, socketsPerAddress, socketsPerUser })
})
afterAll(() => server.close())

it('closes a silent connection and keeps an active one', async () => {
  limits.silenceMs = 600
  const [silent, alive] = [await RawSocket.open(server), await RawSocket.open(server)]
  const heartbeat = setInterval(() => alive.send([null, '0', 'phoenix', 'heartbeat', {}]), 100)
  expect(await silent.closed()).toBe(1008)
  expect(silent.closeReason).toBe('No heartbeat')
  expect(alive.closeCode).toBeUndefined()
  clearInterval(heartbeat)
  alive.close()
})

it('disconnects a receiver that does not read', async () => {
  const [slow, sender] = [await RawSocket.open(server), await RawSocket.open(server)]
  await slow.join('realtime:slow')
  await sender.join('realtime:slow', { broadcast: { ack: true } })
  slow.socket.pause()
  const text = 'x'.repeat(1_000_000)
  for (let n = 0; n < 40; n++) {
    const reply = await sender.ask('realtime:slow', 'broadcast', { event: 'e', payload: { text } })
    expect(reply.status).toBe('ok')
  }
  slow.socket.resume()
  expect(await slow.closed()).toBe(1006)
  expect(slow.messages.length).toBeLessThan(40)
  sender.close()
})

it('lets clients reconnect automatically', async () => {
  limits.silenceMs = 600
  const client = new TestClient(server)
  const channel = await client.join('back', { broadcast: { self: true } })
  limits.silenceMs = silenceMs
  // Without a heartbeat, the server disconnects; the client then reconnects and rejoins.
  await eventually(() => channel.statuses).toEqual(['SUBSCRIBED', 'CHANNEL_ERROR', 'SUBSCRIBED'])
  await channel.send('note', {})
  await channel.messages(1)
  await client.close()
})

it("asks clients to reconnect when it stops, and doesn't wait for them", async () => {
  const other = await startTestServer('realtime')
  const polite = await RawSocket.open(other)
  const rude = await RawSocket.open(other)
  await polite.join('realtime:x')
  rude.socket.pause()
  const started = Date.now()
  await other.close()
  // Each step of stopping is given up after 15 seconds.
  expect(Date.now() - started).toBeLessThan(limits.closeMs + 12_000)
  expect(await polite.closed()).toBe(1001)
  rude.close()
})

it('limits the number of connections', async () => {
  const first = await RawSocket.open(server)
  limits.connections = 1
  await expect(RawSocket.open(server)).rejects.toThrow('503')
  first.close()
  await eventually(() => RawSocket.open(server).then((socket) => socket.close(), String)).toBeUndefined()
})

it('L4 limits connections from one address; signed-in people count by account', async () => {
  limits.socketsPerAddress = 2
  limits.socketsPerUser = 1
  const [first, second] = [await RawSocket.open(server), await RawSocket.open(server)]
  await expect(RawSocket.open(server)).rejects.toThrow('429')
  const token = await tokenFor(server)
  const join = (socket: RawSocket) => socket.join('realtime:x', {}, { access_token: token })
  expect(await join(first)).toMatchObject({ status: 'ok' })
  const third = await RawSocket.open(server)
  expect(await join(third)).toMatchObject({
    status: 'error',
    response: { reason: 'ConnectionRateLimitReached: Too many connected users' },
  })
  for (const socket of [first, second, third]) socket.close()
  await eventually(() => RawSocket.open(server).then((socket) => socket.close(), String)).toBeUndefined()
})

it('L4 has no public channels if config.toml disables them', async () => {
  const closed = await startTestServer('realtime-private')
  const socket = await RawSocket.open(closed)
  expect(await socket.join('realtime:x')).toEqual({
    status: 'error',
    response: { reason: 'PrivateOnly: This project only allows private channels' },
  })
  socket.close()
  await closed.close()
})

it('is unavailable if config.toml disables it', async () => {
  const off = await startTestServer('realtime-off')
  const response = await fetch(`${off.url}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: { apikey: off.engine.publishableKey },
  })
  expect(response.status).toBe(404)
  await off.close()
})
