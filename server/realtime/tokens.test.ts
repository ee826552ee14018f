import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startProxy } from '../testing/database-proxy.ts'
import { createDatabase } from '../testing/databases.ts'
import { eventually, pause, TestClient, tokenFor } from '../testing/realtime/clients.ts'
import { RawSocket } from '../testing/realtime/raw-socket.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
const clients: TestClient[] = []
const connect = (options: { key?: string; token?: string } = {}) => {
  const client = new TestClient(server, options)
  clients.push(client)
  return client
}

beforeAll(async () => {
  server = await startTestServer('realtime')
})
afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())))
afterAll(() => server.close())

describe('a join', () => {
  it.each([
    [
      'expired',
      () => tokenFor(server, { expiresIn: -90 }),
      /InvalidJWTToken: Token has expired 9\d seconds ago/,
    ],
    [
      'barely expired',
      () => tokenFor(server, { expiresIn: -2 }),
      /InvalidJWTToken: Token has expired [23] seconds ago/,
    ],
    ['tampered', async () => `${(await tokenFor(server)).slice(0, -8)}AAAAAAAA`, /JwtSignatureError/],
    ['malformed', async () => 'a.b.c', /MalformedJWT: The token provided is not a valid JWT/],
    ['not a token at all', async () => 'hello', /MalformedJWT/],
    [
      'without an end',
      () => server.engine.tokens.sign({ role: 'authenticated' }),
      /`role` and `exp` are required/,
    ],
    ['without a role', () => server.engine.tokens.sign({ exp: 4e9 }), /`role` and `exp` are required/],
    [
      'signed with nothing',
      async () => `${btoa('{"alg":"none"}')}.${btoa('{"role":"service_role","exp":4000000000}')}.`,
      /JwtSignatureError|MalformedJWT/,
    ],
  ])('refuses a token that is %s', async (_, makeToken, reason) => {
    const client = connect({ token: await makeToken() })
    await expect(client.join('public-room')).rejects.toThrow(reason)
  })

  it("with a legacy key instead of a token uses that key's role", async () => {
    const key = await server.engine.tokens.signLegacy('service_role', Math.floor(Date.now() / 1000))
    await connect({ key }).join('secret', { private: true })
  })
})

it('keeps the channel while the database cannot check a new token', async () => {
  const proxy = await startProxy(await createDatabase())
  const cut = await startTestServer('realtime', { DATABASE_URL: proxy.url, LOG_LEVEL: 'silent' })
  const userId = randomUUID()
  const client = new TestClient(cut, { token: await tokenFor(cut, { userId }) })
  const channel = await client.join('room:away', { private: true })
  proxy.startUp()
  await client.supabase.realtime.setAuth(await tokenFor(cut, { userId, expiresIn: 1800 }))
  await pause(1500)
  proxy.isUp()
  await eventually(async () => (await fetch(`${cut.url}/readyz`)).status).toBe(200)
  await eventually(async () => {
    await cut.sql(`select realtime.send('{}', 'note', 'room:away')`)
    return channel.received.length
  }).toBeGreaterThan(0)
  expect(channel.statuses).toEqual(['SUBSCRIBED'])
  await client.close()
  await cut.close()
  await proxy.close()
})

it('closes the channel when its token expires, and says so', async () => {
  const channel = await connect({ token: await tokenFor(server, { expiresIn: 5 }) }).join('room:expiry', {
    private: true,
  })
  await eventually(() => channel.statuses).toEqual(['SUBSCRIBED', 'CLOSED'])
  expect(channel.system).toEqual([
    {
      extension: 'system',
      status: 'error',
      message: expect.stringMatching(/^Token has expired \d+ seconds ago$/),
      channel: 'room:expiry',
    },
  ])
})

describe('a new token', () => {
  it('keeps the channel open past the end of the first', async () => {
    const client = connect()
    const expiresIn = 8
    const end = Date.now() + expiresIn * 1000
    await client.supabase.realtime.setAuth(await tokenFor(server, { expiresIn }))
    const channel = await client.join('room:refresh', { private: true, broadcast: { ack: true } })
    await client.supabase.realtime.setAuth(await tokenFor(server, { expiresIn: 3600 }))
    await pause(end + 500 - Date.now())
    expect(channel.statuses).toEqual(['SUBSCRIBED'])
    expect(await channel.send('note', {})).toBe('ok')
  })

  it("of a person who can't read closes the channel", async () => {
    const client = connect()
    const userId = randomUUID()
    await client.supabase.realtime.setAuth(await tokenFor(server, { userId }))
    const channel = await client.join(`user:${userId}`, { private: true })
    await client.supabase.realtime.setAuth(await tokenFor(server))
    await eventually(() => channel.statuses).toEqual(['SUBSCRIBED', 'CLOSED'])
    expect(channel.system[0]!.message).toBe(
      `You do not have permissions to read from this Channel topic: user:${userId}`,
    )
  })

  it('that is invalid closes the channel', async () => {
    const client = connect()
    await client.supabase.realtime.setAuth(await tokenFor(server))
    const channel = await client.join('room:bad', { private: true })
    await client.supabase.realtime.setAuth('not.a.token')
    await eventually(() => channel.statuses).toEqual(['SUBSCRIBED', 'CLOSED'])
    expect(channel.system[0]!.message).toBe('The token provided is not a valid JWT')
  })

  it('that is empty, not a text or a key changes nothing', async () => {
    const socket = await RawSocket.open(server)
    await socket.join('realtime:still-here', { broadcast: { ack: true } })
    for (const token of [null, 5, {}, server.engine.publishableKey]) {
      socket.send(['1', null, 'realtime:still-here', 'access_token', { access_token: token }])
    }
    socket.send(['1', null, 'realtime:still-here', 'access_token', null])
    const reply = await socket.ask('realtime:still-here', 'broadcast', { type: 'broadcast', event: 'e' })
    expect(reply.status).toBe('ok')
    socket.close()
  })
})

describe('a session that is revoked', () => {
  const revoke = (entry: { session_id?: string; user_id?: string }) =>
    server.sql(`select pg_notify('auth_revoked', $1)`, [
      JSON.stringify({ ...entry, at: Math.floor(Date.now() / 1000) }),
    ])

  it('loses its channels right away, and others keep theirs', async () => {
    const sessionId = randomUUID()
    const gone = await connect({ token: await tokenFor(server, { sessionId }) }).join('room:r', {
      private: true,
    })
    const stays = await connect({ token: await tokenFor(server) }).join('room:r', {
      private: true,
      broadcast: { ack: true },
    })
    await revoke({ session_id: sessionId })
    await eventually(() => gone.statuses).toEqual(['SUBSCRIBED', 'CLOSED'])
    expect(gone.system[0]!.message).toBe('Token has been revoked')
    expect(await stays.send('note', {})).toBe('ok')
    await pause(30)
    expect(gone.received).toEqual([])
  })

  it('cannot join again', async () => {
    const userId = randomUUID()
    const token = await tokenFor(server, { userId })
    const channel = await connect({ token }).join('room:r', { private: true })
    await revoke({ user_id: userId })
    await eventually(() => channel.statuses).toEqual(['SUBSCRIBED', 'CLOSED'])
    await expect(connect({ token }).join('room:r', { private: true })).rejects.toThrow(
      'Token has been revoked',
    )
  })

  it('that ended while the database was unreachable loses its channels, too', async () => {
    const sessionId = randomUUID()
    const channel = await connect({ token: await tokenFor(server, { sessionId }) }).join('room:away', {
      private: true,
    })
    await server.sql('insert into _server.revocations (session_id) values ($1)', [sessionId])
    expect(channel.statuses).toEqual(['SUBSCRIBED'])
    await server.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'listener' and datname = current_database()`,
    )
    await eventually(() => channel.statuses).toEqual(['SUBSCRIBED', 'CLOSED'])
  })
})
