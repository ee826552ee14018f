import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restClient } from '../../server/testing/rest-client.ts'
import type { TestServer } from '../../server/testing/server.ts'
import { admin, startProduct } from './people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startProduct()
})
afterAll(() => server.close())
const rest = restClient(() => server)

/** What can be called without an account. A new one is added by hand, after review. */
const forVisitors = [
  'admin_invitation',
  'appeal_by_link',
  'appeal_page',
  'certificate_page',
  'client_page',
  'company_page',
  'event_page',
  'example_certificate',
  'find_openings',
  'give_rating',
  'landing_proof',
  'legal_page',
  'maker_case',
  'maker_page',
  'matching_rules',
  'mission_facts',
  'note_admin_attempt',
  'offers_single_sign_on',
  'opening_feed',
  'opening_page',
  'organization_answers',
  'organization_logos',
  'person_page',
  'public_address_parts',
  'public_addresses',
  'public_makers',
  'public_missions',
  'public_organizations',
  'public_settings',
  'rating_page',
  'record_view',
  'related_missions',
  'school_invitation',
  'school_page',
  'send_contact_message',
  'similar_missions',
  'team_invitation',
  'turn_off_push',
  'unsubscribe',
  'write_to_maker',
]

/** What only the service key can call. */
const forTheService = [
  'add_roster_sync_lines',
  'add_roster_sync_problems',
  'api_read',
  'apply_roster_sync',
  'begin_roster_sync',
  'certificate_facts',
  'certificate_file',
  'claim_export',
  'claim_mails',
  'claim_platform_grades',
  'claim_platform_keys',
  'claim_pushes',
  'claim_removed_files',
  'claim_webhooks',
  'client_file',
  'credential_key',
  'credential_public_keys',
  'enter_platform_launch',
  'export_rows',
  'fail_export',
  'fail_roster_sync',
  'find_learning_platform',
  'finish_export',
  'forget_push_device',
  'judge_roster_sync',
  'keep_platform_keys',
  'launch_to_sign_up',
  'learning_platform',
  'link_new_account',
  'mark_files_removed',
  'mark_mail_failed',
  'mark_mail_sent',
  'mark_platform_grade_failed',
  'mark_platform_grade_sent',
  'mark_push_failed',
  'mark_push_sent',
  'mark_webhook_failed',
  'mark_webhook_sent',
  'note_domain_proof',
  'note_export_progress',
  'open_platform_launch',
  'open_roster_sync',
  'platform_registration',
  'provision',
  'push_key',
  'read_calendar_feed',
  'register_learning_platform',
  'resolve_access_token',
  'roster_sync_answer',
  'rotate_credential_key',
  'store_identity_provider',
  'tool_key',
  'tool_public_keys',
]

/** What calls functions over the API; the generated types name all of them. */
const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/database\.types|\.test\./.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')

const functions = `
  select p.oid, p.proname as name, n.nspname as schema, p.provolatile, p.prosecdef, p.proconfig
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private', 'gate')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`

describe('functions', () => {
  it('in public can be called by signed-in users, and by others only if listed', async () => {
    const rows = await server.sql<{ name: string; callers: string[] }>(`
      select f.name, array(
        select role from unnest(array['anon', 'authenticated', 'service_role', 'authenticator']) as role
        where has_function_privilege(role, f.oid, 'execute')
      ) as callers from (${functions}) f where f.schema = 'public' order by 1`)
    // An overload would hide behind its namesake.
    expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length)
    const known = rows.map(({ name, callers }) => ({ name, callers: callers.join(' ') }))
    const names = (callers: string) => known.filter((row) => row.callers === callers).map(({ name }) => name)
    expect(
      known.filter((row) => row.callers.startsWith('anon authenticated')).map(({ name }) => name),
    ).toEqual(forVisitors)
    expect(names('service_role')).toEqual(forTheService)
    // The full matrix tests which of them get an answer.
    expect(known.length).toBe(forVisitors.length + forTheService.length + names('authenticated').length)
  })

  it('in private change nothing when a caller reaches them', async () => {
    expect(
      await server.sql(`
        select f.name from (${functions}) f where f.schema = 'private' and f.provolatile = 'v'
          and (has_function_privilege('authenticated', f.oid, 'execute') or has_function_privilege('anon', f.oid, 'execute'))`),
      // It writes nothing: it waits for its turn, and has to see what was written in the meantime.
    ).toEqual([{ name: 'has_storage_room' }])
    expect(await server.sql(`select has_schema_privilege('anon', 'private', 'usage') as allowed`)).toEqual([
      { allowed: false },
    ])
  })

  it('don’t let the caller choose what names mean', async () => {
    const rows = await server.sql<{ name: string; proconfig: string[] | null }>(functions)
    expect(rows.length).toBeGreaterThan(30)
    expect(rows.filter((row) => !row.proconfig?.includes('search_path=""'))).toEqual([])
  })
})

describe('reads that may go to a standby', () => {
  it('exist, change nothing, and are listed in order', async () => {
    const { functions: listed, tables } = server.engine.replicaReads
    const known = await server.sql<{ name: string }>(
      `select f.name from (${functions}) f where f.schema = 'public' and f.provolatile <> 'v' and f.name = any ($1)
       order by f.name collate "C"`,
      [listed],
    )
    expect(known.map(({ name }) => name)).toEqual(listed)
    const readable = await server.sql<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
         and relname = any ($1) order by relname collate "C"`,
      [tables],
    )
    expect(readable.map(({ name }) => name)).toEqual(tables)
  })

  it('leave out what a visitor must not see a moment too long', () => {
    const now = /_page$|_invitation$|certificate|session|consent/
    expect(server.engine.replicaReads.functions.filter((name) => now.test(name))).toEqual([])
  })
})

/** Bodies, jobs and declarations name functions in words; a name that is gone fails only when they run. */
describe('names in words', () => {
  const named = async () => {
    const [row] = await server.sql<{ words: string }>(`
      select string_agg(words, E'\n') as words from (
        select prosrc as words from pg_proc where oid in (select oid from (${functions}) f)
        union all select command from cron.job
        union all select concat(about, ' ', told) from private.data_declarations
      ) as everything`)
    return new Set([...row!.words.matchAll(/\b(?:private|public|gate)\.\w+/g)].map(([name]) => name))
  }

  it('are those of functions, tables or types that exist', async () => {
    const known = await server.sql<{ name: string }>(`
      select format('%s.%s', f.schema, f.name) as name from (${functions}) f
      union select format('%s.%s', relnamespace::regnamespace, relname) from pg_class
      union select format('%s.%s', typnamespace::regnamespace, typname) from pg_type`)
    const names = new Set(known.map(({ name }) => name))
    // The beginning of the name of a check that is chosen while it runs.
    const missing = [...(await named())].filter((name) => !names.has(name) && name !== 'private.health_')
    expect(missing).toEqual([])
  })

  /** For migrations, the server, its scripts and the demo. */
  const forOthers = [
    'gate.before_request',
    'private.before_user_created',
    'private.belongs_to',
    'private.changed',
    'private.check_sign_in',
    'private.close_to_acting',
    'private.declare_data',
    'private.define_setting',
    'private.describe_data',
    'private.make_admin',
    'private.metrics',
    'private.own_rows',
    'private.protect',
    'private.rename_function',
    'private.with_translation',
  ]

  it('include every function that nothing else uses', async () => {
    const rows = await server.sql<{ name: string }>(`
      select format('%s.%s', f.schema, f.name) as name from (${functions}) f
      where not exists (
        select from pg_depend as used where used.refobjid = f.oid and used.refclassid = 'pg_proc'::regclass
          and used.deptype <> 'i'
      ) order by 1`)
    const sources = new Set(['src', 'supabase/functions', 'scripts'].map(sourcesIn).join('\n').match(/\w+/g))
    const words = await named()
    const unused = rows
      .map(({ name }) => name)
      .filter((name) => {
        const called = name.replace('public.', '')
        return !words.has(name) && !sources.has(called) && !name.startsWith('private.health_')
      })
    expect(unused).toEqual(forOthers)
  })
})

describe('unexposed schemas', () => {
  const schemas = [
    'private',
    'auth',
    'storage',
    'realtime',
    'cron',
    'net',
    'vault',
    '_server',
    'extensions',
    'pg_catalog',
  ]

  it.each(schemas)('%s is out of reach, for administrators and for the secret key too', async (schema) => {
    const { token } = await admin(server)
    for (const caller of [{}, { token }, { headers: { apikey: server.engine.secretKey } }]) {
      for (const name of ['accept-profile', 'content-profile']) {
        const method = name === 'accept-profile' ? 'GET' : 'POST'
        const headers = { ...caller.headers, [name]: schema }
        const answer = await rest('users', {
          ...caller,
          method,
          headers,
          json: method === 'POST' ? {} : undefined,
        })
        expect(answer.status).toBe(406)
        expect(answer.body.code).toBe('PGRST106')
      }
    }
  })

  it('no private function answers under its name', async () => {
    const { token } = await admin(server)
    const names = await server.sql<{ name: string }>(
      `select name from (${functions}) f where schema = 'private'`,
    )
    const call = (as: string, headers = {}) => rest(`rpc/${as}`, { method: 'POST', token, headers, json: {} })
    const check = async (name: string) => {
      expect((await call(name)).body.code, name).toBe('PGRST202')
    }
    // Other ways of asking fail before the name is looked at, so a few names are enough.
    for (const { name } of names.filter((_, place) => place % 40 === 0)) {
      expect((await call(`private.${name}`)).status, name).toBe(404)
      expect((await call(name, { 'content-profile': 'private' })).body.code, name).toBe('PGRST106')
    }
    while (names.length > 0) await Promise.all(names.splice(0, 10).map(({ name }) => check(name)))
    // A thousand calls: a busy machine needs time.
  })

  it('no helper can be reached through a row, as a computed column', async () => {
    const { token } = await admin(server)
    for (const column of ['announce_notification', 'is_fully_signed_in', 'has_role']) {
      expect((await rest(`profiles?select=user_id,${column}`, { token })).status).toBe(400)
    }
  })
})
