import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventually, pause, TestClient, tokenFor } from '../testing/realtime/clients.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { forgetOldMessages } from './stored-messages.ts'

let server: TestServer
const clients: TestClient[] = []
const join = async (name: string, config: Parameters<TestClient['join']>[1] = {}, vsn?: string) => {
  const client = new TestClient(server, { token: await tokenFor(server), vsn })
  clients.push(client)
  return client.join(name, { private: true, ...config })
}
/** Several statements as one transaction, as the migration role. */
const transaction = async (...statements: string[]) => {
  const client = await server.engine.db.admin.connect()
  try {
    await client.query(['begin', 'set local role postgres', ...statements].join(';'))
  } finally {
    await client.query('rollback')
    client.release()
  }
}

beforeAll(async () => {
  server = await startTestServer('realtime')
})
afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())))
afterAll(() => server.close())

describe('realtime.send', () => {
  it('reaches a private channel, with the ID of its row', async () => {
    const channel = await join('room:send')
    await server.sql(`select realtime.send('{"n": 1}', 'note', 'room:send')`)
    const [message] = await channel.messages(1)
    const [row] = await server.sql<{ id: string }>(
      `select id from realtime.messages where topic = 'room:send'`,
    )
    expect(message).toEqual({
      type: 'broadcast',
      event: 'note',
      payload: { n: 1, id: row!.id },
      meta: { id: row!.id },
    })
  })

  it('reaches public channels on request, and older clients', async () => {
    const channel = await join('news', { private: false })
    const old = await join('news', { private: false }, '1.0.0')
    const closed = await join('room:news')
    await server.sql(`select realtime.send('{"id": "mine"}', 'note', 'news', false)`)
    await server.sql(`select realtime.send('{"id": "mine"}', 'note', 'room:news', false)`)
    expect((await channel.messages(1))[0]!.payload).toEqual({ id: 'mine' })
    expect((await old.messages(1))[0]!.payload).toEqual({ id: 'mine' })
    await pause(50)
    expect(closed.received).toEqual([])
  })

  it('delivers any JSON value', async () => {
    const channel = await join('room:json')
    for (const payload of ['[1, null]', '"text\\n\\u00e9"', '12', 'null', 'true']) {
      await server.sql(`select realtime.send($1, 'note', 'room:json')`, [payload])
    }
    expect((await channel.messages(5)).map((message) => message.payload)).toEqual([
      [1, null],
      'text\né',
      12,
      null,
      true,
    ])
  })

  it('waits for the end of the transaction', async () => {
    const channel = await join('room:tx')
    await transaction(
      `select realtime.send('{"n": 1}', 'note', 'room:tx')`,
      `select realtime.send('{"n": 2}', 'note', 'room:tx')`,
      'select pg_sleep(0.1)',
      'commit',
    )
    expect((await channel.messages(2)).map(({ payload }) => payload)).toMatchObject([{ n: 1 }, { n: 2 }])
  })

  it('delivers nothing from a transaction that was rolled back', async () => {
    const channel = await join('room:rollback')
    await transaction(`select realtime.send('{}', 'note', 'room:rollback')`, 'rollback')
    await server.sql(`select realtime.send('{}', 'after', 'room:rollback')`)
    expect((await channel.messages(1)).map(({ event }) => event)).toEqual(['after'])
  })

  it('delivers messages too large for NOTIFY, in order', async () => {
    const channel = await join('room:big')
    const sizes = [100_000, 10, 8000, 7000, 2_000_000, 1]
    for (const size of sizes) {
      await server.sql(
        `select realtime.send(jsonb_build_object('text', repeat('é', $1)), 'note', 'room:big')`,
        [size],
      )
    }
    const received = await channel.messages(sizes.length)
    expect(received.map(({ payload }) => (payload as { text: string }).text.length)).toEqual(sizes)
  })

  it('delivers bytes', async () => {
    const channel = await join('room:bytes')
    await server.sql(`select realtime.send_binary('\\xdeadbeef00ff', 'blob', 'room:bytes')`)
    const [message] = await channel.messages(1)
    expect(Buffer.from(message!.payload as ArrayBuffer).toString('hex')).toBe('deadbeef00ff')
  })

  it('requires an insert policy when a person calls it', async () => {
    const channel = await join('read-only:sql')
    const sendAs = (role: string) =>
      transaction(
        `set local role ${role}`,
        `select realtime.send('{}', '${role}', 'read-only:sql')`,
        'commit',
      )
    await sendAs('anon')
    await sendAs('authenticated')
    await sendAs('service_role')
    expect((await channel.messages(1)).map(({ event }) => event)).toEqual(['service_role'])
  })

  it("never rolls back its caller's transaction", async () => {
    await transaction(
      `insert into public.tasks (room, title) values ('quiet', 'kept')`,
      'set local role anon',
      `select realtime.send('{}', 'note', 'secret')`,
      'commit',
    )
    expect(await server.sql(`select title from public.tasks where room = 'quiet'`)).toEqual([
      { title: 'kept' },
    ])
  })
})

it('broadcasts row changes from a trigger', async () => {
  const channel = await join('room:7')
  await server.sql(`insert into public.tasks (room, title) values ('7', 'one')`)
  await server.sql(`update public.tasks set title = 'two' where room = '7'`)
  await server.sql(`delete from public.tasks where room = '7'`)
  const changes = (await channel.messages(3)).map(({ event, payload }) => [event, payload])
  const base = { schema: 'public', table: 'tasks', id: expect.any(String) }
  const row = (title: string) => ({ id: expect.any(Number), room: '7', title })
  expect(changes).toEqual([
    ['INSERT', { ...base, operation: 'INSERT', record: row('one'), old_record: null }],
    ['UPDATE', { ...base, operation: 'UPDATE', record: row('two'), old_record: row('one') }],
    ['DELETE', { ...base, operation: 'DELETE', record: null, old_record: row('two') }],
  ])
})

describe('replay', () => {
  it('delivers the last messages first, then new ones', async () => {
    const since = Date.now() - 1000
    for (const n of [1, 2, 3]) {
      await server.sql(`select realtime.send(jsonb_build_object('n', $1::int), 'note', 'room:replay')`, [n])
    }
    const channel = await join('room:replay', { broadcast: { replay: { since, limit: 2 } } })
    const replayed = await channel.messages(2)
    expect(replayed).toMatchObject([
      { payload: { n: 2 }, meta: { replayed: true, id: expect.any(String) } },
      { payload: { n: 3 }, meta: { replayed: true } },
    ])
    await server.sql(`select realtime.send('{"n": 4}', 'note', 'room:replay')`)
    expect((await channel.messages(3))[2]).toMatchObject({ payload: { n: 4 } })
    expect(channel.received[2]!.meta).not.toHaveProperty('replayed')
  })

  it('delivers nothing twice that is sent during a join', async () => {
    const sent = (async () => {
      for (let n = 0; n < 60; n++) {
        await server.sql(`select realtime.send(jsonb_build_object('n', $1::int), 'note', 'room:race')`, [n])
      }
    })()
    const channels = await Promise.all(
      Array.from({ length: 8 }, () => join('room:race', { broadcast: { replay: { since: 0, limit: 25 } } })),
    )
    await sent
    for (const { received } of channels) {
      await eventually(() => received.at(-1)?.payload).toMatchObject({ n: 59 })
      const numbers = received.map(({ payload }) => (payload as { n: number }).n)
      expect(numbers).toEqual(Array.from(numbers, (_, index) => numbers[0]! + index))
    }
  })

  it('leaves out older messages and public ones', async () => {
    await server.sql(`select realtime.send('{}', 'old', 'room:old')`)
    await server.sql(`select realtime.send('{}', 'public', 'room:old', false)`)
    await pause(20)
    const since = Date.now()
    await server.sql(`select realtime.send('{}', 'new', 'room:old')`)
    const channel = await join('room:old', { broadcast: { replay: { since } } })
    expect((await channel.messages(1)).map(({ event }) => event)).toEqual(['new'])
  })

  it('delivers at most 25', async () => {
    await server.sql(
      `select realtime.send(jsonb_build_object('n', n), 'note', 'room:many') from generate_series(1, 40) n`,
    )
    const channel = await join('room:many', { broadcast: { replay: { since: 0, limit: 1000 } } })
    await channel.messages(25)
    await pause(50)
    expect(channel.received).toHaveLength(25)
  })

  it('refuses invalid parameters', async () => {
    for (const replay of [{ since: 'x' }, { since: -1 }, { since: 1e300 }, { since: 0, limit: '1; drop' }]) {
      await expect(join('room:old', { broadcast: { replay: replay as never } })).rejects.toThrow(
        'UnableToReplayMessages: Replay params are not valid',
      )
    }
  })
})

it('deletes messages after three days', async () => {
  await server.sql(`
    insert into realtime.messages (topic, extension, event, payload, inserted_at)
    values ('kept', 'broadcast', 'e', '{}', timezone('utc', now()) - interval '71 hours'),
           ('gone', 'broadcast', 'e', '{}', timezone('utc', now()) - interval '73 hours')`)
  await forgetOldMessages(server.engine)
  const rows = await server.sql(`select topic from realtime.messages where topic in ('kept', 'gone')`)
  expect(rows).toEqual([{ topic: 'kept' }])
})

it('delivers messages sent while the database connection was down, once', async () => {
  const channel = await join('room:break')
  await server.sql(`select realtime.send('{"n": 1}', 'note', 'room:break')`)
  await channel.messages(1)
  await server.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'listener' and datname = current_database()`,
  )
  await server.sql(`select realtime.send('{"n": 2}', 'note', 'room:break')`)
  await server.sql(
    `select realtime.send(jsonb_build_object('n', 3, 't', repeat('x', 9000)), 'note', 'room:break')`,
  )
  await channel.messages(3)
  await server.sql(`select realtime.send('{"n": 4}', 'note', 'room:break')`)
  await channel.messages(4)
  expect(channel.received.map(({ payload }) => (payload as { n: number }).n)).toEqual([1, 2, 3, 4])
})
