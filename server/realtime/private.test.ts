import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventually, pause, TestClient, tokenFor } from '../testing/realtime/clients.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
const clients: TestClient[] = []
const connect = (options: { key?: string; token?: string } = {}) => {
  const client = new TestClient(server, options)
  clients.push(client)
  return client
}
const signedIn = async (options?: Parameters<typeof tokenFor>[1]) =>
  connect({ token: await tokenFor(server, options) })
const unauthorized = (topic: string) =>
  `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`

beforeAll(async () => {
  server = await startTestServer('realtime')
})
afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())))
afterAll(() => server.close())

describe('reading', () => {
  it('is allowed by a policy', async () => {
    const sender = await (await signedIn()).join('room:1', { private: true })
    const receiver = await (await signedIn()).join('room:1', { private: true })
    await sender.send('note', { n: 1 })
    expect((await receiver.messages(1))[0]).toMatchObject({ event: 'note', payload: { n: 1 } })
  })

  it("is refused without a policy, with Supabase's message", async () => {
    const client = await signedIn()
    await expect(client.join('secret', { private: true })).rejects.toThrow(unauthorized('secret'))
  })

  it('is refused to people who are not signed in', async () => {
    await expect(connect().join('room:1', { private: true })).rejects.toThrow(unauthorized('room:1'))
  })

  it('follows policies for people who are not signed in', async () => {
    await connect().join('lobby', { private: true })
    await expect((await signedIn()).join('lobby', { private: true })).rejects.toThrow(unauthorized('lobby'))
  })

  it('follows policies about the person', async () => {
    const userId = randomUUID()
    await (await signedIn({ userId })).join(`user:${userId}`, { private: true })
    const stranger = await signedIn()
    await expect(stranger.join(`user:${userId}`, { private: true })).rejects.toThrow('Unauthorized')
  })

  it('is refused if a policy fails', async () => {
    const client = await signedIn()
    await expect(client.join('broken:1', { private: true })).rejects.toThrow(unauthorized('broken:1'))
  })

  it('is always allowed to the service', async () => {
    const service = connect({ key: server.engine.secretKey })
    const channel = await service.join('secret', { private: true, broadcast: { ack: true, self: true } })
    expect(await channel.send('note', {})).toBe('ok')
    await channel.messages(1)
  })

  it("never uses a role that the token names but the server doesn't allow", async () => {
    for (const role of [
      'postgres',
      'supabase_admin',
      'supabase_realtime_admin',
      'nobody"; drop role anon; --',
    ]) {
      const client = await signedIn({ role })
      await expect(client.join('secret', { private: true })).rejects.toThrow(unauthorized('secret'))
    }
  })

  it('treats a hostile name as a plain name', async () => {
    const name = `'); delete from realtime.messages; --`
    await expect((await signedIn()).join(name, { private: true })).rejects.toThrow(unauthorized(name))
  })

  it('can be allowed for presence only, without broadcasts', async () => {
    const client = await signedIn()
    await client.ready()
    const watcher = client.channel('presence-only:1', { private: true }).withPresence()
    await watcher.join()
    const service = await connect({ key: server.engine.secretKey }).join('presence-only:1', {
      private: true,
      broadcast: { ack: true },
    })
    await service.channel.track({ name: 'Ada' })
    await eventually(() => watcher.presence.map(({ event }) => event)).toContain('join')
    expect(await service.send('note', {})).toBe('ok')
    await pause(50)
    expect(watcher.received).toEqual([])
  })
})

describe('writing', () => {
  it('is refused to members who can only read', async () => {
    const receiver = await (await signedIn()).join('read-only:1', { private: true })
    const sender = await (await signedIn()).join('read-only:1', {
      private: true,
      broadcast: { ack: true, self: true },
    })
    expect(await sender.send('note', {})).toBe('error')
    expect(await sender.channel.track({ name: 'Ada' })).toBe('error')
    await pause(50)
    expect(receiver.received).toEqual([])
    expect(sender.received).toEqual([])
  })

  it('needs a readable channel, except over REST', async () => {
    const client = await signedIn()
    await expect(client.join('write-only:1', { private: true })).rejects.toThrow('Unauthorized')
    const service = await connect({ key: server.engine.secretKey }).join('write-only:1', { private: true })
    const sender = client.channel('write-only:1', { private: true }).channel
    await expect(sender.httpSend('note', { n: 1 })).resolves.toEqual({ success: true })
    expect((await service.messages(1))[0]).toMatchObject({ event: 'note', payload: { n: 1 } })
  })

  it('is checked once per join, not per message', async () => {
    const channel = await (await signedIn()).join('room:asked', { private: true, broadcast: { ack: true } })
    expect(await channel.send('note', {})).toBe('ok')
    await server.sql('alter table realtime.messages rename to messages_away')
    try {
      expect(await channel.send('note', {})).toBe('ok')
    } finally {
      await server.sql('alter table realtime.messages_away rename to messages')
    }
  })
})

describe('permissions that change', () => {
  const members = 'public.members_of_rooms'
  beforeAll(() =>
    server.sql(`create table ${members} (topic text, user_id uuid);
      grant select on ${members} to authenticated;
      create policy "Members of rooms" on realtime.messages for all to authenticated using (exists (
        select from ${members} where topic = (select realtime.topic()) and user_id = (select auth.uid())
      )) with check (exists (
        select from ${members} where topic = (select realtime.topic()) and user_id = (select auth.uid())
      ))`),
  )
  const member = async (topic: string) => {
    const userId = randomUUID()
    await server.sql(`insert into ${members} values ($1, $2)`, [topic, userId])
    return { userId, channel: await (await signedIn({ userId })).join(topic, { private: true }) }
  }

  it('L1 end a join when the database announces it, and keep the others', async () => {
    const [leaving, staying] = [await member('den:1'), await member('den:1')]
    await leaving.channel.channel.track({ here: true })
    await server.sql(`delete from ${members} where user_id = $1`, [leaving.userId])
    await server.sql(`select pg_notify('realtime_permissions', 'den:1')`)
    await eventually(() => leaving.channel.channel.state).toBe('closed')
    await staying.channel.send('note', { n: 1 })
    await pause(50)
    expect(leaving.channel.received).toEqual([])
    expect(staying.channel.channel.state).toBe('joined')
  })

  it('L1 are checked again before the next message is sent', async () => {
    const { userId, channel } = await member('den:2')
    const other = await member('den:2')
    await channel.send('note', { n: 1 })
    await other.channel.messages(1)
    await server.sql(`delete from ${members} where user_id = $1`, [userId])
    await server.sql(`select pg_notify('realtime_permissions', 'den:2')`)
    await eventually(() => channel.channel.state).toBe('closed')
    await channel.send('note', { n: 2 })
    await pause(50)
    expect(other.channel.received).toHaveLength(1)
  })
})

it('leaves no trace of its permission checks', async () => {
  const channel = await (await signedIn()).join('room:trace', { private: true, broadcast: { ack: true } })
  await channel.send('note', {})
  const [count] = await server.sql(
    `select count(*)::int as n from realtime.messages where topic = 'room:trace'`,
  )
  expect(count).toEqual({ n: 0 })
})
