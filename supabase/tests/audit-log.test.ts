import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { admin, candidate, newEmail, type Person, partner, startProduct } from './people.ts'

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  await boss.client.rpc('save_settings', {
    section: 'identity',
    changes: { product_name: 'Envol' },
    seen: { product_name: 'Essor' },
  })
})
afterAll(() => server.close())

const entries = () => server.sql('select * from public.audit_log order by id')

describe('the audit log', () => {
  it('can’t be changed through the API, not even with the secret key', async () => {
    const before = await entries()
    expect(before.length).toBeGreaterThan(0)
    for (const client of [server.client(), boss.client, server.client(server.engine.secretKey)]) {
      const log = client.from('audit_log')
      const answers = [
        await log.update({ action: 'nothing' }).gt('id', 0),
        await log.delete().gt('id', 0),
        await log.insert({ action: 'nothing' }),
        await log.upsert({ action: 'nothing' }),
      ]
      for (const { error } of answers) expect(error?.code).toBe('42501')
    }
    expect(await entries()).toEqual(before)
  })

  it.each([
    `update public.audit_log set action = 'nothing'`,
    `update public.audit_log set reason = reason where id = (select min(id) from public.audit_log)`,
    'delete from public.audit_log',
    'truncate public.audit_log',
    'truncate public.audit_log restart identity cascade',
  ])('can’t be changed by its owner: %s', async (statement) => {
    const before = await entries()
    for (const role of ['postgres', 'service_role']) {
      const client = await server.engine.db.admin.connect()
      try {
        await client.query(`begin; set local role ${role}`)
        await expect(client.query(statement), role).rejects.toMatchObject({ code: '42501' })
        if (role === 'postgres') {
          await client.query('rollback; begin; set local role postgres')
          await expect(client.query(statement)).rejects.toThrow('The audit log is only added to.')
        }
      } finally {
        await client.query('rollback')
        client.release()
      }
    }
    expect(await entries()).toEqual(before)
  })

  it('is readable by administrators and with the secret key', async () => {
    for (const client of [boss.client, server.client(server.engine.secretKey)]) {
      const { data } = await client.from('audit_log').select('action, actor_id')
      expect(data).toContainEqual({ action: 'settings.changed', actor_id: boss.id })
    }
    const { client } = await candidate(server)
    expect((await client.from('audit_log').select()).data).toEqual([])
    expect((await server.client().from('audit_log').select()).error?.code).toBe('42501')
  })

  it('outlives the account of the person who acted', async () => {
    const former = await admin(server)
    await former.client.rpc('save_settings', {
      section: 'identity',
      changes: { product_name: 'Essor' },
      seen: { product_name: 'Envol' },
    })
    await server.sql('delete from auth.users where id = $1', [former.id])
    const kept = await server.sql('select action from public.audit_log where actor_id = $1', [former.id])
    expect(kept).toEqual([{ action: 'settings.changed' }])
  })
})

describe('attempts to open administration', () => {
  const refusals = (email: string) =>
    server.sql(
      `select actor_id, details from public.audit_log where action = 'admin_access.refused' and details ->> 'email' = $1`,
      [email],
    )
  const newHost = () => newEmail(`${randomBytes(5).toString('hex')}.test`)

  it('are recorded for anyone, with a masked address', async () => {
    const email = newHost()
    const masked = `p…@${email.split('@')[1]}`
    const person = await candidate(server)
    const shouted = ` ${email.toUpperCase()} `
    expect((await server.client().rpc('note_admin_attempt', { attempted_email: shouted })).error).toBeNull()
    expect((await person.client.rpc('note_admin_attempt', { attempted_email: email })).error).toBeNull()
    expect(await refusals(masked)).toEqual([
      { actor_id: null, details: { email: masked } },
      { actor_id: person.id, details: { email: masked } },
    ])
  })

  it('L6 log ten entries an hour per caller, count the rest, and take no space from others', async () => {
    const client = server.client()
    const flood = newHost()
    for (let n = 0; n < 15; n++)
      expect((await client.rpc('note_admin_attempt', { attempted_email: flood })).error).toBeNull()
    const lines = (await refusals(`p…@${flood.split('@')[1]}`)).length
    expect(lines).toBeLessThanOrEqual(10)
    await server.sql(
      `insert into public.audit_log (action, details)
       select 'admin_access.refused', jsonb_build_object('email', n) from generate_series(1, 300) as n`,
    )
    const late = newHost()
    const person = await candidate(server)
    expect((await person.client.rpc('note_admin_attempt', { attempted_email: late })).error).toBeNull()
    expect(await refusals(`p…@${late.split('@')[1]}`)).toHaveLength(1)
    const before = await refusals('…')
    await server.sql(`update private.admin_attempts set hour = hour - interval '1 hour'`)
    await server.sql('select private.notify_of_attempts_left_out()')
    await server.sql('select private.notify_of_attempts_left_out()')
    const told = (await refusals('…')).slice(before.length)
    expect(told).toMatchObject([{ details: { callers: 1, more: expect.any(Number) } }])
    expect((told[0] as { details: { more: number } }).details.more).toBeGreaterThanOrEqual(5)
  })

  it('store no more than an address has room for', async () => {
    const masked = async (email: string) =>
      (await server.sql('select private.masked_email($1) as masked', [email]))[0]!.masked
    expect(await masked(`x@${'y'.repeat(100_000)}.test`)).toHaveLength(102)
    expect(await masked('no address at all')).toBe('n…')
    expect(await masked('a@b@c.test')).toBe('a…@c.test')
    expect(await masked('  ')).toBe('…')
  })
})

describe('an entry', () => {
  it('says where it came from, until the account is deleted', async () => {
    const former = await admin(server)
    await former.client.rpc('note_audit_export', { filter: {} })
    const look = async () =>
      (await boss.client.rpc('audit_entries', { actor: former.id })).data as Record<string, unknown>[]
    expect(await look()).toMatchObject([
      {
        ...{ actor_name: 'Ada Admin', action: 'audit.exported', subject_type: 'audit' },
        ...{ address: expect.stringMatching(/127\.0\.0\.1|::1/), user_agent: expect.any(String) },
      },
    ])
    await expect(server.sql(`update private.audit_origins set address = 'x'`)).rejects.toThrow(
      'only added to',
    )
    await expect(server.sql('truncate private.audit_origins')).rejects.toThrow('only added to')
    await server.sql('delete from auth.users where id = $1', [former.id])
    expect(await look()).toMatchObject([{ actor_name: null, address: null, user_agent: null }])
  })

  it('loses its origin after a year', async () => {
    await server.sql(
      `with entry as (insert into public.audit_log (action) values ('something.old') returning id)
       insert into private.audit_origins (entry_id, address, created_at)
       select id, '192.0.2.7', now() - interval '366 days' from entry`,
    )
    expect(await server.sql('select private.forget_old_origins() as gone')).toEqual([{ gone: 1 }])
  })

  it('names an administrator who views as someone as themselves', async () => {
    const claims = JSON.stringify({ sub: (await candidate(server)).id, acting_admin: boss.id })
    const client = await server.engine.db.admin.connect()
    try {
      await client.query('begin')
      await client.query(`select set_config('request.jwt.claims', $1, true)`, [claims])
      await client.query(`select private.audit('something.done', 'account', null)`)
      const { rows } = await client.query('select actor_id from public.audit_log order by id desc limit 1')
      expect(rows).toEqual([{ actor_id: boss.id }])
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('contains no person’s name', async () => {
    const recruiter = await partner(server, 'on_maker', { approver: boss })
    const names = await server.sql(
      `select details from public.audit_log where subject_id = $1 and details::text ~ 'Paula|Partner|Acme|@'`,
      [recruiter.organizationId],
    )
    expect(names).toEqual([])
  })
})

describe('searching entries', () => {
  let somebody: Person
  const find = async (filter: object, by: Person = boss) => {
    const { data, error } = await by.client.rpc('audit_entries', filter)
    if (error) throw error
    return data as {
      id: number
      created_at: string
      action: string
      subject_name: string | null
      details: object
    }[]
  }
  const done = async (filter: object) => (await find(filter)).map(({ action }) => action)

  beforeAll(async () => {
    somebody = await candidate(server)
    await server.sql(
      `insert into public.audit_log (created_at, actor_id, action, subject_type, subject_id, reason)
       select now() - make_interval(days => day), $1::uuid, action, 'account', $1::uuid::text, reason
       from (values
         (400, 'search.first', 'Répétition de messages vexants'), (300, 'search.second', 'Spam, reported twice'),
         (300, 'search.third', null), (200, 'other.fourth', 'spammer?')
       ) as past (day, action, reason)`,
      [somebody.id],
    )
  })

  it.each<[string, object, string[]]>([
    ['group', { wanted_domain: 'search' }, ['search.third', 'search.second', 'search.first']],
    ['words, without accents, the last by its prefix', { words: 'MESSAGES repet' }, ['search.first']],
    ['whole words before the last', { words: 'message repetition' }, []],
    ['words in any position', { words: 'twice & spam' }, ['search.second']],
    ['prefixes', { words: 'spam' }, ['other.fourth', 'search.second']],
    ['missing words', { words: 'spam nowhere' }, []],
  ])('by %s', async (_, filter, found) => {
    expect(await done(filter)).toEqual(found)
  })

  it('by actor, subject and time', async () => {
    const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    const all = ['other.fourth', 'search.third', 'search.second', 'search.first']
    expect(await done({ actor: somebody.id })).toEqual(all)
    expect(await done({ about_type: 'account', about_id: somebody.id })).toEqual(all)
    expect(await done({ actor: somebody.id, since: day(350) })).toEqual(all.slice(0, 3))
    expect(await done({ actor: somebody.id, since: day(350), until: day(250) })).toEqual(all.slice(1, 3))
    expect(await done({ actor: somebody.id, wanted_domain: 'other' })).toEqual(['other.fourth'])
    expect((await find({ actor: somebody.id }))[0]!.subject_name).toBe('Carla Candidate')
  })

  it('P2 names whom an action affected besides its subject', async () => {
    await server.sql(
      `select private.audit('team.removed', 'organization', $1, jsonb_build_object('person', $2::text))`,
      [randomUUID(), somebody.id],
    )
    const [entry] = await find({ wanted_domain: 'team' })
    expect(entry!.details).toEqual({ person: 'Carla Candidate', person_id: somebody.id })
  })

  it('page by page, with no duplicates and no gaps', async () => {
    const seen: string[] = []
    let last: { id: number; created_at: string } | undefined
    for (let page = 0; page < 5; page++) {
      const rows = await find({
        ...{ actor: somebody.id, page_size: 1, before: last?.created_at, before_id: last?.id },
      })
      seen.push(...rows.map(({ action }) => action))
      last = rows.at(-1) ?? last
    }
    expect(seen).toEqual(['other.fourth', 'search.third', 'search.second', 'search.first'])
  })

  it('is for administrators', async () => {
    for (const call of ['audit_entries', 'audit_names', 'note_audit_export']) {
      const given = { audit_names: { words: 'Car' }, note_audit_export: { filter: {} } }[call] ?? {}
      expect((await somebody.client.rpc(call, given)).error, call).toMatchObject({ hint: 'admins_only' })
      expect((await server.client().rpc(call, given)).error?.code, call).toBe('42501')
    }
  })

  it('finds people and organizations to search for', async () => {
    const { data } = await boss.client.rpc('audit_names', { words: somebody.email })
    expect(data).toEqual([
      { subject_type: 'account', subject_id: somebody.id, name: 'Carla Candidate', detail: somebody.email },
    ])
    expect((await boss.client.rpc('audit_names', { words: '%' })).data).toEqual([])
  })

  it('records an export of the log, without the search text', async () => {
    await boss.client.rpc('note_audit_export', { filter: { domain: 'team', words: 'Jane Doe' } })
    const [entry] = await server.sql(
      `select details from public.audit_log where action = 'audit.exported' and actor_id = $1`,
      [boss.id],
    )
    expect(entry).toEqual({ details: { filter: { domain: 'team' } } })
  })
})

/** Every function by name, with what it calls in the private schema. */
it('every administrator action is logged', async () => {
  const rows = await server.sql<{ schema: string; name: string; source: string; changes: boolean }>(
    `select n.nspname as schema, p.proname as name, p.prosrc as source, p.provolatile = 'v' as changes
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')`,
  )
  const helpers = new Map(rows.filter((row) => row.schema === 'private').map((row) => [row.name, row.source]))
  const reaches = (source: string, seen = new Set<string>()): boolean =>
    [...source.matchAll(/private\.(\w+)\(/g)].some(([, name]) => {
      if (name === 'audit') return true
      if (seen.has(name!)) return false
      seen.add(name!)
      return reaches(helpers.get(name!) ?? '', seen)
    })
  const acts = rows.filter(
    ({ schema, source, changes }) =>
      schema === 'public' && changes && source.includes('private.require_admin'),
  )
  expect(acts.length).toBeGreaterThanOrEqual(5)
  // No one sees a draft: it is logged once it is published. A home only notes when its reader was last there, and the
  // setup assistant what was checked or put off: what its steps change is logged where it changes.
  const unlogged = [
    'admin_home',
    'change_setup_step',
    'check_setup_storage',
    'confirm_setup_code',
    'discard_legal_draft',
    'note_setup_address',
    'save_legal_draft',
    'send_setup_code',
    'start_setup',
  ]
  const silent = acts.filter(({ source }) => !reaches(source)).map(({ name }) => name)
  expect(silent.sort()).toEqual(unlogged)
})
