import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimsOf } from '../../server/testing/auth/helpers.ts'
import { restClient } from '../../server/testing/rest-client.ts'
import type { TestServer } from '../../server/testing/server.ts'
import { admin, candidate, enter, startProduct } from './people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startProduct()
})
afterAll(() => server.close())
const rest = restClient(() => server)
/** The server learns of an ended session from the database, a moment after the call returned. */
const untilRefused = (token: string) =>
  expect.poll(async () => (await rest('profiles', { token })).status, { interval: 5 }).toBe(401)
const idOf = (token: string) => claimsOf(token).session_id as string

describe('my_sessions', () => {
  it('lists mine, the current one first, and no one else’s', async () => {
    const person = await candidate(server)
    const other = await candidate(server)
    await enter(server, other)
    const first = await enter(server, person)
    const second = await enter(server, person)
    const { data, error } = await second.client.rpc('my_sessions')
    expect(error).toBeNull()
    expect(data).toMatchObject([
      {
        id: idOf(second.token),
        is_current: true,
        ip: expect.stringMatching(/^(127\.0\.0\.1|::1|::ffff:127)/),
      },
      { id: idOf(first.token), is_current: false, last_used_at: expect.any(String) },
    ])
    const boss = await enter(server, await admin(server))
    expect((await boss.client.rpc('my_sessions')).data).toMatchObject([{ id: idOf(boss.token) }])
  })

  it('is empty for visitors', async () => {
    expect((await server.client().rpc('my_sessions')).error?.code).toBe('42501')
  })
})

describe('end_session', () => {
  it('ends mine: its next request is refused, and it can’t be renewed', async () => {
    const person = await candidate(server)
    const [lost, kept] = [await enter(server, person), await enter(server, person)]
    expect((await rest('profiles', { token: lost.token })).status).toBe(200)
    expect((await kept.client.rpc('end_session', { session_id: idOf(lost.token) })).error).toBeNull()
    await untilRefused(lost.token)
    expect((await lost.client.auth.refreshSession()).error).not.toBeNull()
    expect((await rest('profiles', { token: kept.token })).status).toBe(200)
    expect((await kept.client.rpc('my_sessions')).data).toHaveLength(1)
  })

  it('ends the calling session, too', async () => {
    const { client, token } = await enter(server, await candidate(server))
    expect((await client.rpc('end_session', { session_id: idOf(token) })).error).toBeNull()
    await untilRefused(token)
  })

  it('leaves other people’s sessions alone, also for administrators', async () => {
    const victim = await enter(server, await candidate(server))
    for (const eve of [await candidate(server), await admin(server)]) {
      const { client } = await enter(server, eve)
      for (const session_id of [idOf(victim.token), randomUUID()]) {
        expect((await client.rpc('end_session', { session_id })).error).toBeNull()
      }
    }
    expect((await rest('profiles', { token: victim.token })).status).toBe(200)
    expect((await victim.client.auth.refreshSession()).error).toBeNull()
  })
})
