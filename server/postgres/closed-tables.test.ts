import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('auth')
})
afterAll(() => server.close())

const serviceTables = `
  select format('%I.%I', n.nspname, c.relname) as name, n.nspname as schema, c.oid, c.relrowsecurity as guarded
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname in ('auth', 'storage', 'realtime', 'cron', 'net', 'vault', '_server', 'supabase_migrations')
`

it('protects every table of the services with row-level security or missing privileges', async () => {
  const tables = await server.sql<{ name: string; open: boolean }>(`
    select t.name, bool_or(has_schema_privilege(r.role, t.schema, 'usage')
      or has_table_privilege(r.role, t.oid, 'select, insert, update, delete, truncate')) as open
    from (${serviceTables}) t, unnest(array['anon', 'authenticated', 'service_role', 'authenticator']) as r(role)
    where not t.guarded group by t.name`)
  expect(tables.length).toBeGreaterThan(5)
  expect(tables.filter((table) => table.open)).toEqual([])
})

it('lets callers read nothing from tables that hold accounts and secrets', async () => {
  for (const role of ['anon', 'authenticated']) {
    const readable = await server.sql(
      `select name from (${serviceTables}) t
       where schema in ('auth', '_server', 'supabase_migrations') and has_table_privilege($1, oid, 'select')`,
      [role],
    )
    expect(readable, role).toEqual([])
  }
})
