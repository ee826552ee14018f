import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import accounts from '../demo/accounts.json' with { type: 'json' }
import { removeFiles, startDemo } from './people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemo()
})
afterAll(() => server.close())

it('names every table', async () => {
  const missing = await server.sql(`
    select t.oid::regclass::text as table from pg_class t
    where t.relkind in ('r', 'p') and t.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and t.oid not in (select target from private.data_declarations)`)
  expect(missing).toEqual([])
})

it('lists no table that refers to people as free of personal data', async () => {
  const wrong = await server.sql(`
    select distinct t.target::text as table from private.data_declarations t
    join pg_attribute a on a.attrelid = t.target and a.attnum > 0
    where t.on_deletion = 'nobody' and a.atttypid = 'uuid'::regtype and (
      a.attname ~ '^(user_id|author_id|actor_id|owner_id|person)$|_by$'
      or exists (
        select from pg_constraint f where f.conrelid = t.target and f.contype = 'f'
          and f.confrelid = 'auth.users'::regclass and a.attnum = any (f.conkey)
      )
    )`)
  expect(wrong).toEqual([])
})

it('leaves out only columns that exist', async () => {
  const wrong = await server.sql(`
    select target::text as table, left_out from private.data_declarations, unnest(left_out) as name
    where not exists (select from pg_attribute a where a.attrelid = target and a.attname = name and not a.attisdropped)`)
  expect(wrong).toEqual([])
})

describe('when an account ends', () => {
  /** Where a text still appears, in any column of any table that did not declare why it keeps it. */
  async function tablesWith(texts: string[]): Promise<object[]> {
    const tables = await server.sql<{ name: string }>(`
      select c.oid::regclass::text as name from pg_class c
      where c.relkind in ('r', 'p') and c.relnamespace in (
        'public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace, 'storage'::regnamespace
      ) and c.oid not in (select target from private.data_declarations where on_deletion = 'kept')`)
    const looks = tables.map(
      ({ name }) => `select '${name}' as found, text from ${name} as t, unnest($1::text[]) as text
        where strpos(lower(t::text), lower(text)) > 0`,
    )
    return server.sql(looks.join(' union all '), [texts])
  }

  it.each(['candidate', 'company', 'academia', 'maker'])('nothing of the %s is left', async (who) => {
    const email = `${who}@essor.test`
    const [person] = await server.sql<{ id: string; first: string; last: string }>(
      `select id, first_name as first, last_name as last
       from auth.users join public.profiles on user_id = id where email = $1`,
      [email],
    )
    const { id, first, last } = person!
    await server.sql('select private.end_account($1)', [id])
    await removeFiles(server)
    expect(await tablesWith([id, email, `${first} ${last}`, `${first},${last}`])).toEqual([])
    // The log stays, and names no one.
    const named = await server.sql(
      `select id from public.audit_log as t where strpos(lower(t::text), lower($1)) > 0 or strpos(t::text, $2) > 0`,
      [email, `${first} ${last}`],
    )
    expect(named).toEqual([])
    const { error } = await server.client().auth.signInWithPassword({ email, password: accounts.password })
    expect(error?.code).toBe('invalid_credentials')
  })
})
