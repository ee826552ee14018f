import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimsOf } from '../../server/testing/auth/helpers.ts'
import { restClient } from '../../server/testing/rest-client.ts'
import type { TestServer } from '../../server/testing/server.ts'
import {
  admin,
  candidate,
  enter,
  type Person,
  partner,
  pendingPartner,
  rolesOf,
  startProduct,
} from './people.ts'

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
})
afterAll(() => server.close())
const rest = restClient(() => server)

async function call<T>(name: string, args: Record<string, unknown> = {}, by = boss): Promise<T> {
  const { data, error } = await by.client.rpc(name, args)
  if (error) throw error
  return data as T
}
const refusal = async (name: string, args: Record<string, unknown>, by = boss) =>
  (await by.client.rpc(name, args)).error?.hint
const audited = (person: string) =>
  server.sql(
    `select action, actor_id, details, reason from public.audit_log
     where subject_id = $1 and subject_type = 'account' order by id`,
    [person],
  )
const told = async (person: string) =>
  (
    await server.sql<{ kind: string }>(
      `select kind from private.mails where user_id = $1 and kind like 'account%' order by created_at`,
      [person],
    )
  ).map(({ kind }) => kind)
/** Lets the minute pass in which an action can be undone without an email. */
const emailsLeft = (person: string) =>
  server.sql('update private.mails set attempts = 1, sent_at = now() where user_id = $1', [person])

interface Page {
  total: number
  isCounted: boolean
  hasBefore: boolean
  hasAfter: boolean
  users: { id: string; lastName: string }[]
}
const list = (options: Record<string, unknown> = {}) => call<Page>('admin_users', options)
const found = async (options: Record<string, unknown>) => (await list(options)).users.map(({ id }) => id)

describe('the account list', () => {
  let lea: Person
  let waiting: Person
  let maker: Person & { organizationId: string }
  beforeAll(async () => {
    lea = await candidate(server, { metadata: { first_name: 'Léa', last_name: 'Marchand-Zwyns' } })
    waiting = await pendingPartner(server, 'company', { confirmed: false })
    maker = await partner(server, 'on_maker', { approver: boss })
  })

  it('finds by prefixes and parts of words, ignoring accents, and takes special characters literally', async () => {
    for (const search of ['lea zwy', 'LÉA MARCH', lea.email, lea.email.slice(3, 12), 'le zwyns', 'zw', '']) {
      if (search.length === 2) expect(await found({ search }), search).toEqual([])
      else expect(await found({ search }), search).toContain(lea.id)
    }
    expect(await found({ search: 'marchand zwynx' })).toEqual([])
    expect(await found({ search: '%' })).toEqual([])
    expect(await found({ search: `'; drop table private.listed_accounts; --` })).toEqual([])
  })

  it('filters by role, state and organization, also combined', async () => {
    expect(await found({ wanted_role: 'admin' })).toEqual([boss.id])
    expect(await found({ wanted_state: 'unconfirmed' })).toEqual([waiting.id])
    expect(await found({ organization: maker.organizationId })).toEqual([maker.id])
    expect(await found({ organization: maker.organizationId, wanted_role: 'candidate' })).toEqual([])
    expect(await found({ wanted_state: 'active', search: 'zwyns' })).toEqual([lea.id])
    const gone = await candidate(server)
    await server.sql('update public.profiles set deletion_requested_at = now() where user_id = $1', [gone.id])
    expect(await found({ wanted_state: 'leaving' })).toEqual([gone.id])
    await server.sql('delete from auth.users where id = $1', [gone.id])
    expect(await found({ wanted_state: 'leaving' })).toEqual([])
  })

  it('pages forward and back in each order, and counts up to a thousand', async () => {
    // As after years of use, without everything a sign-up triggers.
    await server.sql(`do $$ begin
      perform set_config('session_replication_role', 'replica', true);
      insert into auth.users (id, aud, role, email, email_confirmed_at, last_sign_in_at, created_at, updated_at)
      select md5(n::text)::uuid, 'authenticated', 'authenticated', 'many-' || n || '@example.test', now(),
        case when n % 3 > 0 then now() - n * interval '1 hour' end, now(), now() from generate_series(1, 1100) as n;
      insert into public.profiles (user_id, first_name, last_name, created_at)
      select md5(n::text)::uuid, 'Many', 'Crowd' || lpad((n * 7 % 1100)::text, 4, '0'), now() - n % 50 * interval '1 hour'
      from generate_series(1, 1100) as n;
      perform private.list_account(md5(n::text)::uuid) from generate_series(1, 1100) as n;
    end $$`)
    for (const sort of ['newest', 'name', 'seen']) {
      for (const [search, total, isCounted] of [
        ['crowd', 1000, false],
        ['crowd00', 100, true],
      ] as const) {
        const first = await list({ sort, search })
        expect(first).toMatchObject({ total, isCounted, hasBefore: false, hasAfter: true })
        const second = await list({ sort, search, edge: first.users.at(-1)!.id })
        expect(second).toMatchObject({ total, hasBefore: true, hasAfter: true })
        const back = await list({ sort, search, edge: second.users[0]!.id, backwards: true })
        expect(back.users).toEqual(first.users)
        expect(back).toMatchObject({ hasBefore: false, hasAfter: true })
        const ids = new Set([...first.users, ...second.users].map(({ id }) => id))
        expect(ids.size).toBe(50)
      }
    }
    const byName = (await list({ sort: 'name', search: 'many' })).users.map(({ lastName }) => lastName)
    expect(byName).toEqual([...byName].sort())
    expect((await list({ sort: 'name', search: 'crowd109' })).users.map(({ lastName }) => lastName)).toEqual(
      Array.from({ length: 10 }, (_, n) => `Crowd109${n}`),
    )
  })
})

describe('roles', () => {
  it('are granted and revoked with a reason, an audit log entry and an email', async () => {
    const { id } = await candidate(server)
    await call('grant_role', {
      ...{ person: id, wanted: 'admin', reason: ' Runs support. ', administration: ['support'] },
    })
    expect(await rolesOf(server, id)).toEqual(['admin', 'candidate'])
    await emailsLeft(id)
    await call('revoke_role', { person: id, held: 'admin', reason: 'Left support.' })
    expect(await rolesOf(server, id)).toEqual(['candidate'])
    expect(await audited(id)).toEqual([
      {
        action: 'account.role_granted',
        actor_id: boss.id,
        details: {
          role: 'admin',
          before: { roles: ['candidate'] },
          after: { roles: ['candidate', 'admin'] },
        },
        reason: 'Runs support.',
      },
      {
        action: 'account.administration_changed',
        actor_id: boss.id,
        details: { after: { administration: ['support'] } },
        reason: 'Runs support.',
      },
      expect.objectContaining({ action: 'account.role_revoked', reason: 'Left support.' }),
    ])
    expect(await told(id)).toEqual(['account_role_granted', 'account_role_revoked'])
  })

  it('are refused where they make no sense', async () => {
    const { id } = await candidate(server)
    const fresh = await candidate(server, { confirmed: false })
    const reason = 'x'
    const cases: [string, string, Record<string, unknown>][] = [
      ['role_held', 'grant_role', { person: id, wanted: 'candidate', reason }],
      ['role_needs_organization', 'grant_role', { person: id, wanted: 'company', reason }],
      ['email_not_confirmed_yet', 'grant_role', { person: fresh.id, wanted: 'admin', reason }],
      ['person_not_found', 'grant_role', { person: randomUUID(), wanted: 'admin', reason }],
      ['reason_required', 'grant_role', { person: id, wanted: 'admin', reason: ' ' }],
      ['administration_roles_required', 'grant_role', { person: id, wanted: 'admin', reason }],
      ['role_not_held', 'revoke_role', { person: id, held: 'admin', reason }],
      ['not_yourself', 'revoke_role', { person: boss.id, held: 'admin', reason }],
    ]
    for (const [code, name, args] of cases) expect(await refusal(name, args), code).toBe(code)
    expect(await rolesOf(server, id)).toEqual(['candidate'])
    expect(await told(id)).toEqual([])
  })

  it('always leave the platform with an administrator', async () => {
    const other = await admin(server)
    // An administrator whose account is being deleted no longer counts.
    await server.sql('update public.profiles set deletion_requested_at = now() where user_id = $1', [boss.id])
    const args = { person: other.id, held: 'admin', reason: 'x' }
    expect(await refusal('revoke_role', args)).toBe('last_admin')
    expect(await refusal('suspend_account', { person: other.id, reason: 'x' })).toBe('last_admin')
    await server.sql('update public.profiles set deletion_requested_at = null where user_id = $1', [boss.id])
    // Two who remove each other’s role at the same moment: one of them remains.
    const third = await admin(server)
    const both = await Promise.all([
      refusal('revoke_role', { ...args, person: third.id }, other),
      refusal('revoke_role', { ...args, person: other.id }, third),
    ])
    expect(both.filter((hint) => hint === 'admins_only')).toHaveLength(1)
    await server.sql('delete from public.user_roles where user_id in ($1, $2)', [other.id, third.id])
  })
})

describe('a suspension', () => {
  it('ends every session immediately and blocks sign-in until it is lifted', async () => {
    const person = await candidate(server)
    const open = await enter(server, person)
    const ends_at = new Date(Date.now() + 3 * 86_400_000).toISOString()
    await call('suspend_account', { person: person.id, reason: 'Spam to 40 people.', ends_at })
    await expect
      .poll(async () => (await rest('profiles', { token: open.token })).status, { interval: 5 })
      .toBe(401)
    // Without the list of ended sessions, the policies still check.
    expect((await person.client.from('profiles').select()).data ?? []).toEqual([])
    expect((await open.client.auth.getUser(open.token)).error?.code).toBe('user_banned')
    const { email, password } = person
    const again = await server.client().auth.signInWithPassword({ email, password })
    expect(again.error?.code).toBe('user_banned')
    expect(await found({ wanted_state: 'suspended' })).toEqual([person.id])
    expect(await refusal('suspend_account', { person: person.id, reason: 'x' })).toBe('already_suspended')

    await emailsLeft(person.id)
    await call('restore_account', { person: person.id, reason: 'The mails were wanted.' })
    await enter(server, person)
    expect(await found({ wanted_state: 'suspended' })).toEqual([])
    expect(await refusal('restore_account', { person: person.id, reason: 'x' })).toBe('not_suspended')
    expect((await audited(person.id)).map(({ action }) => action)).toEqual([
      'account.suspended',
      'account.restored',
    ])
    expect(await told(person.id)).toEqual(['account_suspended', 'account_restored'])
    const page = await call<{ suspensions: unknown[] }>('admin_user', { person: person.id })
    expect(page.suspensions).toMatchObject([
      { reason: 'Spam to 40 people.', by: 'Ada Admin', liftedBy: 'Ada Admin' },
    ])
  })

  it('P2 emails wait a minute, and nothing is sent about what was undone by then', async () => {
    const { id } = await candidate(server)
    const waits = () =>
      server.sql<{ waits: boolean }>(
        `select due_at = created_at + interval '1 minute' as waits from private.mails
         where user_id = $1 and kind = 'account_suspended'`,
        [id],
      )
    await call('suspend_account', { person: id, reason: 'Spam.' })
    expect(await waits()).toEqual([{ waits: true }])
    await call('restore_account', { person: id, reason: 'undone' })
    expect(await told(id)).toEqual([])
    const kinds = `select kind from public.notifications where user_id = $1 and kind like 'account%'`
    expect(await server.sql(kinds, [id])).toEqual([])

    await call('suspend_account', { person: id, reason: 'Spam.' })
    await emailsLeft(id)
    await call('restore_account', { person: id, reason: 'A mistake.' })
    // Another suspension with another reason is news, even within the minute.
    await call('suspend_account', { person: id, reason: 'More spam.' })
    expect(await told(id)).toEqual(['account_suspended', 'account_suspended'])
    await call('restore_account', { person: id, reason: 'undone' })
  })

  it('expires automatically, and the person is notified', async () => {
    const { id } = await candidate(server)
    await call('suspend_account', { person: id, reason: 'x', ends_at: new Date(Date.now() + 60_000) })
    await server.sql(
      `update public.suspensions set created_at = now() - interval '2 days', ends_at = now() - interval '1 day' where user_id = $1`,
      [id],
    )
    await server.sql('select private.end_suspensions()')
    expect(await found({ wanted_state: 'suspended' })).toEqual([])
    expect(await told(id)).toEqual(['account_suspended', 'account_restored'])
  })

  it('is refused for yourself, without a reason, and with an end in the past', async () => {
    const { id } = await candidate(server)
    const cases: [string, Record<string, unknown>][] = [
      ['not_yourself', { person: boss.id, reason: 'x' }],
      ['reason_required', { person: id, reason: '' }],
      ['end_in_the_past', { person: id, reason: 'x', ends_at: '2020-01-01' }],
      ['person_not_found', { person: randomUUID(), reason: 'x' }],
    ]
    for (const [code, args] of cases) expect(await refusal('suspend_account', args), code).toBe(code)
  })
})

describe('sessions and the second factor', () => {
  it('an administrator ends one session or all of them, and says why', async () => {
    const person = await candidate(server)
    const [one, two] = [await enter(server, person), await enter(server, person)]
    const page = await call<{ sessions: { id: string; ip: string }[] }>('admin_user', { person: person.id })
    expect(page.sessions.map(({ id }) => id).sort()).toEqual(
      [one, two].map(({ token }) => claimsOf(token).session_id as string).sort(),
    )
    const args = { person: person.id, reason: 'A stolen laptop.' }
    const session_id = claimsOf(one.token).session_id
    expect(await call('end_sessions_of', { ...args, session_id })).toBe(1)
    expect((await two.client.auth.refreshSession()).error).toBeNull()
    expect(await call('end_sessions_of', args)).toBe(1)
    expect((await two.client.auth.refreshSession()).error).not.toBeNull()
    expect(await call('end_sessions_of', args)).toBe(0)
    // A session can't be reached through another account.
    const other = await enter(server, person)
    const elsewhere = { ...args, person: boss.id, session_id: claimsOf(other.token).session_id }
    expect(await call('end_sessions_of', elsewhere)).toBe(0)
    expect(await told(person.id)).toEqual(['account_signed_out', 'account_signed_out'])
  })

  it('the second factor can be reset only for others, and their sessions end', async () => {
    const person = await candidate(server)
    const reason = 'Known by video call.'
    expect(await refusal('reset_second_factor', { person: person.id, reason })).toBe('factor_not_there')
    expect(await refusal('reset_second_factor', { person: boss.id, reason })).toBe('not_yourself')
    await enter(server, person)
    await server.sql(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', 'x', now(), now())`,
      [person.id],
    )
    expect(await call('admin_user', { person: person.id })).toMatchObject({ factors: 1 })
    await call('reset_second_factor', { person: person.id, reason })
    expect(await call('admin_user', { person: person.id })).toMatchObject({ factors: 0, sessions: [] })
    const fresh = await enter(server, person)
    expect((await fresh.client.rpc('my_sessions')).error).toBeNull()
    expect(await told(person.id)).toEqual(['account_second_factor_reset'])
  })
})

describe('bulk actions', () => {
  it('list in advance whom they skip and why, and do exactly that', async () => {
    const other = await admin(server)
    const [ann, ben, shut] = await Promise.all([candidate(server), candidate(server), candidate(server)])
    const fresh = await candidate(server, { confirmed: false })
    await call('suspend_account', { person: shut.id, reason: 'Before.' })
    const people = [ann, ben, shut, fresh, boss, other].map(({ id }) => id)
    const preview = async (act: string, wanted?: string) => {
      const lines = await call<{ id: string; refusal: string | null }[]>('preview_bulk_act', {
        act,
        people: [...people, ann.id, randomUUID()],
        wanted,
      })
      return people.map((person) => lines.find(({ id }) => id === person)!.refusal)
    }
    expect(await preview('suspend')).toEqual([
      null,
      null,
      'already_suspended',
      null,
      'not_yourself',
      'admins_one_by_one',
    ])
    const idle = 'not_suspended'
    expect(await preview('restore')).toEqual([idle, idle, null, idle, 'not_yourself', idle])
    const sure = 'email_confirmed'
    expect(await preview('confirm')).toEqual([sure, sure, sure, null, sure, sure])
    expect(await preview('grant', 'admin')).toEqual(people.map(() => 'admins_one_by_one'))
    const held = 'role_held'
    expect(await preview('grant', 'candidate')).toEqual([held, held, held, held, null, null])

    const run = (act: string, more: Record<string, unknown> = {}) =>
      call<{ batch: string; done: number; addresses: string[] }>('run_bulk_act', { act, people, ...more })
    const suspended = await run('suspend', { reason: 'A wave of spam.' })
    expect(suspended.done).toBe(3)
    expect(await found({ wanted_state: 'suspended', search: ann.email })).toEqual([ann.id])
    // What has changed since stays as it is.
    await call('restore_account', { person: ben.id, reason: 'Known to us.' })
    expect(await call('undo_bulk_act', { batch: suspended.batch })).toBe(2)
    expect(await refusal('undo_bulk_act', { batch: suspended.batch })).toBe('nothing_to_undo')
    expect((await audited(ann.id)).map(({ action, reason }) => [action, reason])).toEqual([
      ['account.suspended', 'A wave of spam.'],
      ['account.restored', 'undone'],
    ])
    expect(await told(ann.id)).toEqual([])

    const restored = await run('restore', { reason: 'Done.' })
    expect(restored.done).toBe(1)
    await enter(server, shut)
    expect(await call('undo_bulk_act', { batch: restored.batch })).toBe(1)
    const page = await call<{ suspensions: unknown[] }>('admin_user', { person: shut.id })
    expect(page.suspensions[0]).toMatchObject({ reason: 'Before.', liftedAt: null })
    expect(await told(shut.id)).toEqual(['account_suspended'])

    expect(await run('confirm')).toMatchObject({ done: 1, addresses: [fresh.email] })
    await server.sql(`delete from public.user_roles where user_id = $1`, [ann.id])
    const granted = await run('grant', { wanted: 'candidate', reason: 'Asked for it.' })
    expect(granted.done).toBe(3)
    expect(await refusal('undo_bulk_act', { batch: granted.batch }, other)).toBe('nothing_to_undo')
    expect(await call('undo_bulk_act', { batch: granted.batch })).toBe(3)
    expect(await rolesOf(server, ann.id)).toEqual([])
    expect(await told(ann.id)).toEqual([])
    const half = { act: 'grant', people: [ann.id], reason: 'x' }
    expect(await refusal('run_bulk_act', half)).toBe('role_required')
    expect(await refusal('run_bulk_act', { ...half, people: [], wanted: 'candidate' })).toBe('choose_up_to')
  })
})
