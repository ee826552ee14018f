import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { startProduct } from './people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startProduct()
})
afterAll(() => server.close())

it('names every table', async () => {
  const missing = await server.sql(`
    select t.oid::regclass::text as table from pg_class t
    where t.relkind in ('r', 'p') and t.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and t.oid not in (select target from private.data_declarations)`)
  expect(missing).toEqual([])
})

it('calls no table nobody’s that knows people', async () => {
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

it('leaves out columns that are there', async () => {
  const wrong = await server.sql(`
    select target::text as table, left_out from private.data_declarations, unnest(left_out) as name
    where not exists (select from pg_attribute a where a.attrelid = target and a.attname = name and not a.attisdropped)`)
  expect(wrong).toEqual([])
})
