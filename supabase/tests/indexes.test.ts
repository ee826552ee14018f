import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { drawPages } from './diagrams/draw.ts'
import { migrationsOfTables, readSchema } from './diagrams/schema.ts'
import { startProduct, supabaseFolder } from './people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startProduct()
})
afterAll(() => server.close())

/** Whether an index of the table starts with these columns, in any order, and covers every row. */
const isIndexed = (columns: string) => `exists (
  select from pg_index as index
  where index.indrelid = target.oid and index.indpred is null and index.indisvalid
    and (string_to_array(index.indkey::text, ' ')::int2[])[1:cardinality(${columns})] @> ${columns}
)`

it('every foreign key has an index for reverse lookups', async () => {
  const keys = await server.sql(`
    select target.relname, key.conname, ${isIndexed('key.conkey')} as found
    from pg_constraint as key join pg_class as target on target.oid = key.conrelid
    where key.contype = 'f' and target.relnamespace in ('public'::regnamespace, 'private'::regnamespace)`)
  expect(keys.length).toBeGreaterThan(25)
  expect(keys.filter(({ found }) => !found)).toEqual([])
})

it('M1 whom a notification or an email names is found by the account index', async () => {
  await server.sql(`do $$
    declare
      line text;
      plan text := '';
    begin
      set local enable_seqscan = off;
      for line in execute 'explain ' || (
        select regexp_replace(prosrc, '\\mdata\\M', '$1', 'g') from pg_proc
        where oid = 'private.person_named_in'::regproc
      ) using '{"person": "7f0c2d6e-4c3b-4c0a-9a55-3b1f6f3f5a10"}'::jsonb loop
        plan := plan || E'\\n' || line;
      end loop;
      if plan !~ 'users_pkey on users[^\\n]*\\n *Index Cond: \\(id = ' then
        raise exception 'All accounts are read: %', plan;
      end if;
    end
  $$`)
})

it('every policy that compares a column with a person, an organization or work has an index', async () => {
  const compared = `regexp_matches(policy.qual, '\\m(\\w+_id|id) (?:=|IN|<>)', 'g')`
  const columns = await server.sql(`
    select distinct policy.tablename, named[1] as column, ${isIndexed('array[attribute.attnum]')} as found
    from pg_policies as policy
    join pg_class as target
      on target.relname = policy.tablename and target.relnamespace = policy.schemaname::regnamespace,
      ${compared} as named
    join pg_attribute as attribute on attribute.attname = named[1]
    where policy.schemaname = 'public' and attribute.attrelid = target.oid`)
  expect(columns.length).toBeGreaterThan(12)
  expect(columns.filter(({ found }) => !found)).toEqual([])
})

it('the diagrams of the data model show the schema: npm run diagrams', async () => {
  const folder = path.join(supabaseFolder, '../docs/data-model')
  const pages = drawPages(await readSchema(server), migrationsOfTables())
  for (const [page, text] of pages)
    await expect.soft(text).toMatchFileSnapshot(path.join(folder, `${page}.md`))
  expect(readdirSync(folder).filter((file) => !pages.has(path.parse(file).name))).toEqual([])
})
