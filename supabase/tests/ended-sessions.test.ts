import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimsOf } from '../../server/testing/auth/helpers.ts'
import type { TestServer } from '../../server/testing/server.ts'
import { attempt } from './full-matrix/callers.ts'
import { candidate, enter, type Person, startProduct } from './people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startProduct()
})
afterAll(() => server.close())

/** How the database alone treats an unexpired token, as behind a server without a list of ended sessions. */
async function sees(claims: Record<string, unknown>) {
  const client = await server.engine.db.admin.connect()
  try {
    const own = await attempt(client, claims as { role: string }, async () => {
      const { rows } = await client.query('select user_id from public.profiles where user_id = auth.uid()')
      return rows.length
    })
    const call = await attempt(client, claims as { role: string }, async () => {
      await client.query('select public.my_sessions()')
      return 'answered'
    })
    return { own: 'done' in own ? own.done : own.code, call: 'done' in call ? call.done : call.code }
  } finally {
    client.release()
  }
}
const everything = { own: 1, call: 'answered' }
const nothing = { own: 0, call: '42501' }

async function signedIn(): Promise<{ person: Person; claims: Record<string, unknown> }> {
  const person = await candidate(server)
  return { person, claims: claimsOf((await enter(server, person)).token) }
}

describe('D8 an unexpired token', () => {
  it('D8 works while its session is open', async () => {
    const { claims } = await signedIn()
    expect(await sees(claims)).toEqual(everything)
  })

  it.each([
    ['the session has ended', `delete from auth.sessions where id = $1 and $2::uuid is not null`],
    [
      'the session has expired',
      `update auth.sessions set not_after = now() - interval '1 second' where id = $1 and $2::uuid is not null`,
    ],
    [
      'the person is banned',
      `update auth.users set banned_until = now() + interval '1 day' where id = $2 and $1::uuid is not null`,
    ],
    [
      'the account is marked as deleted',
      `update auth.users set deleted_at = now() where id = $2 and $1::uuid is not null`,
    ],
    ['the account is gone', `delete from auth.users where id = $2 and $1::uuid is not null`],
  ])('D8 opens nothing once %s', async (_, change) => {
    const { person, claims } = await signedIn()
    await server.sql(change, [claims.session_id, person.id])
    expect(await sees(claims)).toEqual(nothing)
  })

  it('D8 opens nothing with someone else’s session, or one that never existed', async () => {
    const { claims } = await signedIn()
    const other = await signedIn()
    expect(await sees({ ...claims, session_id: other.claims.session_id })).toEqual(nothing)
    expect(await sees({ ...claims, session_id: randomUUID() })).toEqual(nothing)
  })

  it('D8 works again when a ban is over', async () => {
    const { person, claims } = await signedIn()
    await server.sql(`update auth.users set banned_until = now() - interval '1 second' where id = $1`, [
      person.id,
    ])
    expect(await sees(claims)).toEqual(everything)
  })

  it('D8 is looked up once per statement, by primary keys', async () => {
    const { claims } = await signedIn()
    const client = await server.engine.db.admin.connect()
    try {
      const plan = await attempt(client, claims as { role: string }, async () => {
        const { rows } = await client.query(
          'explain (format json, analyze) select * from public.notifications',
        )
        return JSON.stringify(rows)
      })
      expect(plan).toHaveProperty('done')
      const text = (plan as { done: string }).done.replaceAll(': ', ':')
      const loops = [...text.matchAll(/InitPlan.*?"Actual Loops":(\d+)/g)].map(([, times]) => Number(times))
      expect(loops).toContain(1)
      expect(Math.max(...loops)).toBe(1)
    } finally {
      client.release()
    }
  })

  it('D8 does not affect service and visitor keys', async () => {
    const person = await candidate(server)
    const service = server.client(server.engine.secretKey)
    const { data } = await service.from('profiles').select('user_id').eq('user_id', person.id)
    expect(data).toHaveLength(1)
    expect((await server.client().from('mission_listings').select().limit(1)).error).toBeNull()
  })
})
