import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessToken } from '../../server/testing/callers.ts'
import { restClient } from '../../server/testing/rest-client.ts'
import type { TestServer } from '../../server/testing/server.ts'
import { connect } from './connected.ts'
import {
  admin,
  candidate,
  clientWith,
  enter,
  type Partner,
  type Person,
  partner,
  startProduct,
} from './people.ts'

let server: TestServer
let boss: Person
let other: Person
let carla: Person
let recruiter: Partner
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  other = await admin(server)
  carla = await candidate(server)
  recruiter = await partner(server, 'company', { approver: boss })
})
afterAll(() => server.close())
const rest = restClient(() => server)

const begin = (by: Person, person: string, reason = 'Ticket 4711: the home stays empty') =>
  by.client.rpc('begin_acting', { person, reason })
const acting = async (by: Person, person: string): Promise<string> => (await begin(by, person)).data.id
/** A REST call with the administrator's own token and the header. */
const as = (id: string, by: Person = boss) => {
  const headers = { 'x-act-as': id }
  return {
    get: (path: string) => rest(path, { token: by.token, headers }),
    call: (name: string, json: object = {}) =>
      rest(`rpc/${name}`, { method: 'POST', token: by.token, headers, json }),
    change: (path: string, json: object) => rest(path, { method: 'PATCH', token: by.token, headers, json }),
  }
}
const actions = (person: string) =>
  server.sql(
    `select actor_id, action, reason, details ->> 'ended' as ended from public.audit_log
     where action like 'acting.%' and subject_id = $1 order by id`,
    [person],
  )

describe('an administrator who views the product as someone', () => {
  it('sees what the person sees, with a notice that says so', async () => {
    const as_ = as(await acting(boss, carla.id))
    expect((await as_.call('acting_now')).body).toBe(true)
    expect((await rest('rpc/acting_now', { method: 'POST', token: boss.token, json: {} })).body).toBe(false)
    expect((await as_.get('profiles?select=user_id')).body).toEqual([{ user_id: carla.id }])
    expect((await as_.call('candidate_home')).status).toBe(200)
    expect((await as_.call('admin_home')).status).toBe(403)
    expect((await as_.get('audit_log')).body).toEqual([])
  })

  it('changes nothing, whatever is called', async () => {
    const as_ = as(await acting(boss, carla.id))
    const before = await server.sql('select * from public.profiles where user_id = $1', [carla.id])
    const tries = [
      await as_.change(`profiles?user_id=eq.${carla.id}`, { first_name: 'Mallory' }),
      await as_.call('save_plan_notes', { notes: 'x', base_revision: 0 }),
      await as_.call('cancel_account_deletion'),
      await as_.call('set_my_discovery', { is_findable: false, hidden: [] }),
    ]
    expect(tries.map(({ status, body }) => [status, body.code])).toEqual(tries.map(() => [405, '25006']))
    expect(await server.sql('select * from public.profiles where user_id = $1', [carla.id])).toEqual(before)
  })

  it.each([
    'rpc/my_data',
    'rpc/my_sessions',
    'rpc/conversation_list',
    'rpc/my_practice',
    'rpc/audit_entries',
    'rpc/begin_acting',
  ])('can’t open %s', async (path) => {
    const id = await acting(boss, carla.id)
    const answer = await rest(path, {
      ...{ method: 'POST', token: boss.token, headers: { 'x-act-as': id } },
      json: path.endsWith('begin_acting') ? { person: carla.id, reason: 'x' } : {},
    })
    expect(answer.body).toMatchObject({ hint: 'not_while_acting' })
  })

  it('can’t see the devices that show the person’s notifications', async () => {
    const { client } = await enter(server, carla)
    const { error } = await client.rpc('save_push_device', {
      endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/acting',
      p256dh: `B${'A'.repeat(86)}`,
      auth: 'A'.repeat(22),
    })
    expect(error).toBeNull()
    expect((await carla.client.rpc('my_push_devices')).data).toHaveLength(1)
    const as_ = as(await acting(boss, carla.id))
    expect((await as_.call('my_push_devices')).body).toEqual([])
    expect((await as_.get('push_devices?select=id')).body).toEqual([])
  })

  it('can’t read messages or notes, embedded or not', async () => {
    await server.sql(`insert into public.plan_notes (user_id, notes) values ($1, 'Only for me')`, [carla.id])
    expect((await carla.client.from('plan_notes').select('notes')).data).toHaveLength(1)
    const as_ = as(await acting(boss, carla.id))
    expect((await as_.get('plan_notes?select=notes')).body).toEqual([])
    expect((await as_.call('my_career_plan')).body.notes).toBeNull()
    for (const table of [
      'messages?select=id',
      'conversations?select=id',
      'cover_letters',
      'stories',
      'practice_answers',
    ])
      expect((await as_.get(table)).body, table).toEqual([])
  })

  it('L3 can’t read anything others wrote to the person, wherever it is stored', async () => {
    const words = 'We would like to talk with you about a position.'
    await server.sql(
      `insert into public.contact_requests (organization_id, user_id, purpose, body) values ($1, $2, 'job', $3)`,
      [recruiter.organizationId, carla.id, words],
    )
    await server.sql(
      `insert into public.notifications (user_id, kind, data) values ($1, 'contact_asked', $2), ($1, 'skill_attested', '{}')`,
      [carla.id, { message: words }],
    )
    expect((await carla.client.from('contact_requests').select('body')).data).toEqual([{ body: words }])
    const as_ = as(await acting(boss, carla.id))
    for (const table of ['contact_requests', 'talk_bookings', 'match_questions'])
      expect((await as_.get(`${table}?select=id`)).body, table).toEqual([])
    const told = (await as_.get('notifications?select=kind,data')).body as { kind: string }[]
    expect(told.map(({ kind }) => kind)).toContain('skill_attested')
    expect(JSON.stringify(told)).not.toContain(words)
    for (const name of ['my_contact_requests', 'organization_contacts', 'my_talks', 'opening_questions'])
      expect(
        (await as_.call(name, name === 'opening_questions' ? { opening_id: carla.id } : {})).body,
        name,
      ).toMatchObject({
        hint: 'not_while_acting',
      })
  })

  it('L3 finds no messages or drafts through search, and no notes or blocks in lists', async () => {
    const [mia, noa] = [await candidate(server), await candidate(server)]
    await connect(server, mia.id, noa.id)
    const { data: conversation_id } = await noa.client.rpc('start_conversation', { person: mia.id })
    const sent = { conversation_id, message_id: crypto.randomUUID(), body: 'The zanzibar offer' }
    expect((await noa.client.rpc('send_message', sent)).error).toBeNull()
    expect((await mia.client.from('postings').insert({ title: 'Zanzibar', body: 'x' })).error).toBeNull()
    const [pia, ria] = [await candidate(server), await candidate(server)]
    await server.sql(
      `insert into public.connections (requester_id, addressee_id, status, note) values ($1, $2, 'pending', 'Remember me?')`,
      [pia.id, mia.id],
    )
    await server.sql('insert into public.blocks (user_id, blocked_id) values ($1, $2)', [mia.id, ria.id])
    const find = { words: 'zanzibar', area: 'candidate' }
    const { data: own } = await mia.client.rpc('find_anything', find)
    expect(own.map(({ kind }: { kind: string }) => kind)).toEqual(['draft', 'conversation'])
    const asked = async (show: string, call: (values: object) => Promise<unknown>) =>
      JSON.stringify(await call({ show }))
    const people = async (values: object) => (await mia.client.rpc('my_people', values)).data
    expect(await asked('incoming', people)).toContain('Remember me?')
    expect(await asked('blocked', people)).toContain('blocked')
    const as_ = as(await acting(boss, mia.id))
    expect((await as_.call('find_anything', find)).body).toEqual([])
    expect((await as_.call('find_anything', { ...find, words: 'carla' })).body).toEqual([])
    const seen = async (values: object) => (await as_.call('my_people', values)).body
    expect(await asked('incoming', seen)).toContain('asks_me')
    expect(await asked('incoming', seen)).not.toContain('Remember me?')
    expect(await seen({ show: 'blocked' })).toMatchObject({ people: [] })
    expect(JSON.stringify((await as_.get('connections?select=note')).body)).not.toContain('Remember me?')
    expect((await as_.get('mentorships?select=id')).body).toEqual([])
    expect((await as_.call('my_mentorships')).body).toMatchObject({ hint: 'not_while_acting' })
  })

  it('is refused under a path written differently', async () => {
    const id = await acting(boss, carla.id)
    const answer = await rest('rpc/my_sessions/', {
      ...{ method: 'POST', token: boss.token, headers: { 'x-act-as': id }, json: {} },
    })
    expect(answer.body).toMatchObject({ hint: 'not_while_acting' })
  })
})

it('what stays closed exists under its name', async () => {
  const unknown = await server.sql(
    `select name from pg_proc, regexp_matches(prosrc, '''([a-z_]{4,})''', 'g') as found, unnest(found) as name
     where pronamespace = 'gate'::regnamespace and proname = 'is_closed'
       and not exists (select from pg_proc where pronamespace = 'public'::regnamespace and proname = name)
       and to_regclass('public.' || name) is null`,
  )
  expect(unknown).toEqual([])
})

it('L3 what stays closed can’t be reached through another function', async () => {
  const open = await server.sql(
    `with recursive known as materialized (
       select oid, pronamespace::regnamespace || '.' || proname as name, prosrc as source from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and provolatile <> 'v'
     ), calls as materialized (
       select caller.name as caller, called.name as called from known as caller
       join known as called on called.name <> caller.name and strpos(caller.source, called.name || '(') > 0
       where strpos(caller.source, 'private.is_acting()') = 0
     ), reaching as (
       select caller from calls where called like 'public.%' and gate.is_closed('/rpc/' || substr(called, 8))
       union
       select calls.caller from calls join reaching on reaching.caller = calls.called
     )
     select caller from reaching
     where caller like 'public.%' and not gate.is_closed('/rpc/' || substr(caller, 8))`,
  )
  expect(open).toEqual([])
})

describe('viewing as someone is refused', () => {
  it.each([
    ['without a reason', () => begin(boss, carla.id, '  '), 'reason_required'],
    ['as oneself', () => begin(boss, boss.id), 'acting_as_yourself'],
    ['as an administrator', () => begin(boss, other.id), 'acting_as_admin'],
    ['as nobody', () => begin(boss, crypto.randomUUID()), 'acting_as_nobody'],
    ['to candidates', () => begin(carla, recruiter.id), 'admins_only'],
    ['to partners', () => begin(recruiter, carla.id), 'admins_only'],
  ])('%s', async (_, attempt, hint) => {
    expect((await attempt()).error).toMatchObject({ hint })
  })

  it('for suspended people', async () => {
    const gone = await candidate(server)
    await server.sql(`select private.suspend_person($1, 'Spam', null, $2)`, [gone.id, boss.id])
    expect((await begin(boss, gone.id)).error).toMatchObject({ hint: 'acting_as_suspended' })
  })

  it('with the header of another administrator, of an ended session, or of nothing', async () => {
    const ended = { hint: 'acting_ended' }
    const id = await acting(boss, carla.id)
    expect((await as(id, other).get('profiles')).body).toMatchObject(ended)
    expect((await as(id, carla).get('profiles')).body).toMatchObject(ended)
    expect((await rest('skills', { headers: { 'x-act-as': id } })).body).toMatchObject(ended)
    for (const wrong of ['', 'x', crypto.randomUUID()])
      expect((await as(wrong).get('profiles')).body, wrong).toMatchObject(ended)
    await boss.client.rpc('end_acting')
    expect((await as(id).get('profiles')).body).toMatchObject(ended)
  })

  it('after half an hour, and once the person or the administrator changes roles', async () => {
    const person = await candidate(server)
    const helper = await admin(server)
    const id = await acting(helper, person.id)
    const look = async () => (await as(id, helper).get('profiles?select=user_id')).body
    expect(await look()).toEqual([{ user_id: person.id }])
    const [open] = await server.sql(
      `select ends_at - started_at = '30 minutes' as half_an_hour from public.acting_sessions where id = $1`,
      [id],
    )
    expect(open).toEqual({ half_an_hour: true })
    await server.sql(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [person.id])
    expect(await look()).toMatchObject({ hint: 'acting_ended' })
    await server.sql(`delete from public.user_roles where user_id = $1 and role = 'admin'`, [person.id])
    await server.sql(`delete from public.user_roles where user_id = $1`, [helper.id])
    expect(await look()).toMatchObject({ hint: 'acting_ended' })
    await server.sql(
      `insert into public.user_roles (user_id, role, administration) values ($1, 'admin', '{support}')`,
      [helper.id],
    )
    expect(await look()).toEqual([{ user_id: person.id }])
    await server.sql(
      `update public.acting_sessions set started_at = now() - interval '31 minutes', ends_at = now() - interval '1 minute'
       where id = $1`,
      [id],
    )
    expect(await look()).toMatchObject({ hint: 'acting_ended' })
    await server.sql('select private.close_lapsed_acting()')
    expect((await actions(person.id)).at(-1)).toMatchObject({ action: 'acting.ended', ended: 'lapsed' })
  })

  it('with only the password', async () => {
    const person = await candidate(server)
    const id = await acting(boss, person.id)
    const claims = { sub: boss.id, email: boss.email, aal: 'aal1', session_id: undefined }
    const { token } = await accessToken(server.engine, claims)
    const half = { ...boss, token, client: clientWith(server, token) }
    expect((await as(id, half).get('profiles')).body).toMatchObject({ hint: 'acting_ended' })
    expect((await begin(half, person.id)).error).toMatchObject({ hint: 'admins_only' })
    expect((await as(id).get('profiles')).status).toBe(200)
  })
})

describe('viewing as someone', () => {
  it('is announced to the person, and shown in their activity log and account, without a name', async () => {
    const person = await candidate(server)
    const helper = await admin(server)
    await acting(helper, person.id)
    await helper.client.rpc('end_acting')
    const { data: news } = await person.client.from('notifications').select('kind, data, link')
    expect(news).toContainEqual({
      ...{ kind: 'account_looked_at', link: '/profile/consent' },
      data: { reason: 'Ticket 4711: the home stays empty' },
    })
    const { data: ledger } = await person.client.rpc('my_consent')
    expect(ledger.events).toMatchObject([
      { kind: 'acted_as', company: null, details: { reason: 'Ticket 4711: the home stays empty' } },
    ])
    const older = { before: ledger.events[0].at, before_id: ledger.events[0].id }
    expect((await person.client.rpc('my_ledger', older)).data).toEqual([])
    const { data: own } = await person.client.from('acting_sessions').select('reason, ended_at')
    expect(own).toEqual([{ reason: 'Ticket 4711: the home stays empty', ended_at: expect.any(String) }])
    expect(JSON.stringify((await person.client.from('acting_sessions').select()).data)).not.toContain(
      helper.id,
    )
    const { data: all } = await boss.client.from('acting_sessions').select('user_id').eq('user_id', person.id)
    expect(all).toHaveLength(1)
    expect((await carla.client.from('acting_sessions').select('id').eq('user_id', person.id)).data).toEqual(
      [],
    )
    expect((await recruiter.client.from('acting_sessions').select('id')).data).toEqual([])
  })

  it('is in the audit log with start and end', async () => {
    const person = await candidate(server)
    const reason = 'Ticket 4711: the home stays empty'
    await acting(boss, person.id)
    await acting(boss, person.id)
    await boss.client.rpc('end_acting')
    await boss.client.rpc('end_acting')
    const begun = { actor_id: boss.id, action: 'acting.begun', reason, ended: null }
    const end = { actor_id: boss.id, action: 'acting.ended', reason: null }
    expect(await actions(person.id)).toEqual([
      begun,
      { ...end, ended: 'replaced' },
      begun,
      { ...end, ended: 'stopped' },
    ])
  })

  it('can’t be entered by hand', async () => {
    const row = { user_id: carla.id, reason: 'x' }
    for (const client of [boss.client, carla.client, clientWith(server, recruiter.token)]) {
      expect((await client.from('acting_sessions').insert(row)).error?.code).toBe('42501')
      expect((await client.from('acting_sessions').delete().eq('user_id', carla.id)).error?.code).toBe(
        '42501',
      )
    }
  })
})
