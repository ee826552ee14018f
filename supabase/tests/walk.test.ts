import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { startProduct } from './people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startProduct()
})
afterAll(() => server.close())

/** Tables that visitors without an account can access, and how. */
const openToVisitors: Record<string, string[]> = {
  'public.jobs': ['select'],
  'public.mission_listings': ['select'],
  'public.skills': ['select'],
  'public.towns': ['select'],
}
/** Policies for visitors, as "table: policy", with their roles. */
const policiesForVisitors: Record<string, string[]> = {
  'public.jobs: Everyone reads the catalogue of jobs': ['anon', 'authenticated'],
  // People with an account have a policy of their own.
  'public.mission_listings: Everyone finds open missions': ['anon'],
  'public.skills: Everyone reads the catalogue of skills': ['anon', 'authenticated'],
  'public.towns: Everyone reads the list of towns': ['anon', 'authenticated'],
}

const secondFactor = 'Require the enrolled second factor'
const tables = `
  select c.oid, n.nspname || '.' || c.relname as name, n.nspname as schema, c.relrowsecurity
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p')`
const policies = `
  select schemaname || '.' || tablename as on, policyname as name, permissive, roles::text[], cmd, qual, with_check
  from pg_policies where schemaname in ('public', 'storage', 'realtime')`

interface Policy extends Record<string, unknown> {
  on: string
  name: string
  permissive: string
  roles: string[]
  cmd: string
  qual: string | null
  with_check: string | null
}

describe('every table', () => {
  it('has row-level security', async () => {
    const rows = await server.sql<{ name: string; relrowsecurity: boolean }>(tables)
    expect(rows.length).toBeGreaterThanOrEqual(7)
    expect(rows.filter((row) => !row.relrowsecurity)).toEqual([])
  })

  it('shows nothing without the second factor, and neither do files and channels', async () => {
    const wanted = (await server.sql<{ name: string }>(tables)).map((row) => row.name)
    const found = (await server.sql<Policy>(policies)).filter(({ name }) => name === secondFactor)
    expect(found.map((policy) => policy.on).sort()).toEqual(
      [...wanted, 'storage.objects', 'realtime.messages'].sort(),
    )
    const check = '( SELECT private.is_fully_signed_in() AS is_fully_signed_in)'
    for (const policy of found) {
      expect(policy).toMatchObject({
        permissive: 'RESTRICTIVE',
        roles: ['authenticated'],
        cmd: 'ALL',
        qual: check,
        with_check: check,
      })
    }
  })

  it('gives visitors only what is listed here', async () => {
    const rows = await server.sql<{ name: string; rights: string[] }>(`
      select t.name, array(
        select right_ from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as right_
        where has_table_privilege('anon', t.oid, right_)
          or right_ in ('select', 'insert', 'update') and has_any_column_privilege('anon', t.oid, right_)
      ) as rights from (${tables}) t`)
    const open = rows.filter((row) => row.rights.length > 0).map((row) => [row.name, row.rights])
    expect(Object.fromEntries(open)).toEqual(openToVisitors)
  })

  it('can’t be truncated, referenced, given triggers, or used through its sequences by signed-in users', async () => {
    const rows = await server.sql(`
      select t.name from (${tables}) t where has_table_privilege('authenticated', t.oid, 'truncate, references, trigger')
      union all
      select c.relname from pg_class c where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace
        and (has_sequence_privilege('authenticated', c.oid, 'usage, select, update')
          or has_sequence_privilege('anon', c.oid, 'usage, select, update'))`)
    expect(rows).toEqual([])
  })

  it('has an index for each reference', async () => {
    const rows = await server.sql(`
      select con.conrelid::regclass::text as on, con.conname from pg_constraint con
      where con.contype = 'f' and con.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = con.conrelid and i.indpred is null and i.indisvalid
          and (i.indkey::int2[])[0:cardinality(con.conkey) - 1] @> con.conkey
      )`)
    expect(rows).toEqual([])
  })

  it('and every view uses the caller’s rights', async () => {
    const rows = await server.sql(`
      select relname from pg_class where relnamespace = 'public'::regnamespace and (relkind = 'm'
        or relkind = 'v' and not coalesce(reloptions @> array['security_invoker=true'] or reloptions @> array['security_invoker=on'], false))`)
    expect(rows).toEqual([])
  })
})

describe('every policy', () => {
  it('is for one verb, and for signed-in people', async () => {
    const own = (await server.sql<Policy>(policies)).filter(({ name }) => name !== secondFactor)
    expect(own.length).toBeGreaterThan(10)
    for (const policy of own) {
      const label = `${policy.on}: ${policy.name}`
      expect(['SELECT', 'INSERT', 'UPDATE', 'DELETE'], label).toContain(policy.cmd)
      expect(policy.roles, label).toEqual(policiesForVisitors[label] ?? ['authenticated'])
    }
  })

  it('checks the caller once, not for each row', async () => {
    const once = /\( SELECT (?:auth|private|realtime)\.\w+\([^()]*\) AS \w+\)/g
    for (const policy of await server.sql<Policy>(policies)) {
      const rest = `${policy.qual} ${policy.with_check}`.replaceAll(once, '')
      expect(rest, `${policy.on}: ${policy.name}`).not.toMatch(
        /auth\.\w+\(|realtime\.topic\(|private\.(has_role|is_fully_signed_in)\(/,
      )
    }
  })

  it('that allows changing a row checks the row before and after', async () => {
    for (const policy of await server.sql<Policy>(policies)) {
      if (policy.cmd !== 'UPDATE') continue
      expect(policy.qual, policy.name).toBeTruthy()
      expect(policy.with_check, policy.name).toBeTruthy()
    }
  })
})
