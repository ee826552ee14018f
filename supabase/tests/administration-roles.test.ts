import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import administration from '../../src/i18n/en/administration.ts'
import { type AdministrationRole, admin, candidate, newEmail, type Person, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

const roles: AdministrationRole[] = ['owner', 'support', 'moderation', 'content']
const missing = 'administration_role_missing'
let server: TestServer
let people: Record<AdministrationRole, Person>
const justNow = () => ({ amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }] })
const withRole = (...administration: AdministrationRole[]) =>
  admin(server, { administration, claims: justNow() })

type Guarded = {
  schema: string
  name: string
  areas: string[]
  required: string[]
}
/** Every function that asks for an administrator, with the areas it names. */
let guarded: Guarded[]
let map: Map<string, AdministrationRole[]>

beforeAll(async () => {
  server = await startProduct()
  const [owner, support, moderation, content] = await Promise.all(roles.map((role) => withRole(role)))
  people = { owner: owner!, support: support!, moderation: moderation!, content: content! }
  map = new Map(
    (
      await server.sql<{ area: string; roles: AdministrationRole[] }>(
        'select area, roles::text[] from private.administration_areas()',
      )
    ).map(({ area, roles }) => [area, roles]),
  )
  guarded = await server.sql<Guarded>(
    `select space.nspname as schema, proc.proname as name,
       array(select found[2] from regexp_matches(prosrc, 'private\\.require_admin(_alone)?\\(''(\\w+)''\\)', 'g') as found) as areas,
       coalesce(proargnames[1:pronargs - pronargdefaults], '{}') as required
     from pg_proc as proc join pg_namespace as space on space.oid = pronamespace
     where space.nspname in ('public', 'private') and prosrc ~ 'require_admin(_alone)?\\('
       and proname not in ('require_admin', 'require_admin_alone')
     order by name`,
  )
})
afterAll(() => server.close())

describe('the map of administration', () => {
  /** Their area depends on what is asked for; each has a test below. */
  const depending = ['grant_role', 'revoke_role', 'run_bulk_act', 'undo_bulk_act']

  it('has every function and policy for administrators on it', async () => {
    expect(guarded.length).toBeGreaterThan(70)
    const named = guarded.filter(({ name }) => !depending.includes(name))
    expect(named.filter(({ areas }) => areas.length === 0).map(({ name }) => name)).toEqual([])
    expect(guarded.flatMap(({ areas }) => areas).filter((area) => !map.has(area))).toEqual([])
    const recognized = await server.sql(
      `select proname as name from pg_proc join pg_namespace as space on space.oid = pronamespace
       where nspname in ('public', 'private', 'gate') and prosrc ~ 'has_role\\(''admin''' order by 1`,
    )
    expect(recognized).toEqual([{ name: 'administers' }, { name: 'require_admin' }])
    const policies = await server.sql<{ text: string }>(
      `select concat(qual, with_check) as text from pg_policies where concat(qual, with_check) ~ 'admin'`,
    )
    expect(policies.length).toBeGreaterThan(20)
    for (const { text } of policies) {
      expect(text).not.toContain('has_role(')
      for (const [, area] of text.matchAll(/administers\('(\w+)'/g)) expect([...map.keys()]).toContain(area)
    }
    for (const [area, allowed] of map) expect(allowed, area).toContain('owner')
    // The web app names each of them.
    expect(Object.keys(administration.areas).sort()).toEqual([...map.keys()].sort())
  })

  it.each(roles)('lets the role %s call what its areas hold, and nothing else', async (role) => {
    const called = guarded.filter(({ schema, name }) => schema === 'public' && !depending.includes(name))
    for (const { name, areas, required } of called) {
      const given = Object.fromEntries(required.map((argument) => [argument, null]))
      const hint = hintOf(await people[role].client.rpc(name, given))
      if (map.get(areas[0]!)!.includes(role)) expect([missing, 'admins_only'], name).not.toContain(hint)
      else expect(hint, name).toBe(missing)
    }
  })

  it('decides which rows a role reads', async () => {
    const { id } = await candidate(server)
    await server.sql(
      `insert into public.inbox_messages (source, topic, name, email, message, language)
       values ('contact', 'other', 'Nina', 'nina@example.test', 'Hello', 'en')`,
    )
    await server.sql(
      `insert into public.audit_log (action, subject_type, subject_id) values ('role.granted', 'account', $1)`,
      [id],
    )
    const tables: [string, AdministrationRole[]][] = [
      ['wording_rules', ['owner', 'moderation']],
      ['audit_log', ['owner']],
      ['inbox_messages', ['owner', 'support']],
      ['platform_settings', ['owner']],
      ['legal_texts', ['owner']],
    ]
    for (const [table, allowed] of tables)
      for (const role of roles) {
        const rows = good<unknown[]>(await people[role].client.from(table).select().limit(1))
        expect(rows.length > 0, `${role} ${table}`).toBe(allowed.includes(role))
      }
    for (const role of roles) {
      const rows = good<unknown[]>(await people[role].client.from('profiles').select().eq('user_id', id))
      expect(rows.length, role).toBe(role === 'content' ? 0 : 1)
    }
  })

  it('gives an administrator without a role nothing, and several roles together what each gives', async () => {
    const none = await withRole('content')
    await server.sql('update public.user_roles set administration = null where user_id = $1', [none.id])
    expect(hintOf(await none.client.rpc('admin_home'))).toBe(missing)
    const both = await withRole('support', 'content')
    for (const name of ['admin_inbox', 'template_candidates', 'admin_users'])
      expect(hintOf(await both.client.rpc(name)), name).toBe('done')
    expect(hintOf(await both.client.rpc('moderation_queue'))).toBe(missing)
    const held = good<{ administration_areas: string[] }[]>(
      await both.client.from('user_roles').select('administration_areas').eq('user_id', both.id),
    )
    expect(held[0]!.administration_areas).toEqual(expect.arrayContaining(['inbox', 'catalogs', 'overview']))
    expect(held[0]!.administration_areas).not.toContain('moderation')
  })

  it('shows every administrator the overview, with names only for areas they can open', async () => {
    for (const role of roles) {
      const home = good<{ users: number; recent_actions: unknown[] }>(
        await people[role].client.rpc('admin_home'),
      )
      expect(home.users).toBeGreaterThan(0)
      expect(home.recent_actions.length > 0, role).toBe(role === 'owner')
      const found = good<unknown[]>(
        await people[role].client.rpc('find_anything', { words: 'Carla', area: 'admin' }),
      )
      expect(found.length > 0, role).toBe(role !== 'content')
    }
  })
})

describe('actions whose area depends on the request', () => {
  const bulk = (by: Person, act: string, person: Person) =>
    by.client.rpc('run_bulk_act', { act, people: [person.id], reason: 'x', wanted: 'candidate' })

  it('need the role for that act', async () => {
    const person = await candidate(server)
    const { support, moderation, content } = people
    for (const by of [support, content]) expect(hintOf(await bulk(by, 'suspend', person))).toBe(missing)
    const done = good<{ batch: string }>(await bulk(moderation, 'suspend', person))
    expect(hintOf(await support.client.rpc('undo_bulk_act', { batch: done.batch }))).toBe(missing)
    expect(hintOf(await moderation.client.rpc('undo_bulk_act', { batch: done.batch }))).toBe('done')
    expect(hintOf(await bulk(moderation, 'confirm', person))).toBe(missing)
    expect(hintOf(await bulk(support, 'confirm', person))).toBe('done')

    const grant = (by: Person, wanted: string) =>
      by.client.rpc('grant_role', { person: person.id, wanted, reason: 'x', administration: ['support'] })
    expect(hintOf(await grant(moderation, 'company'))).toBe(missing)
    expect(hintOf(await grant(support, 'company'))).toBe('role_needs_organization')
    for (const by of [support, moderation, content]) expect(hintOf(await grant(by, 'admin'))).toBe(missing)
    const taken = { person: person.id, held: 'admin', reason: 'x' }
    for (const by of [support, moderation, content])
      expect(hintOf(await by.client.rpc('revoke_role', taken))).toBe(missing)
  })

  it('leave administrators’ accounts to owners', async () => {
    const target = await withRole('content')
    const why = { person: target.id, reason: 'x' }
    const byOwners = 'administrators_by_owners'
    for (const [by, name] of [
      [people.support, 'end_sessions_of'],
      [people.support, 'reset_second_factor'],
      [people.moderation, 'suspend_account'],
      [people.moderation, 'restore_account'],
    ] as const)
      expect(hintOf(await by.client.rpc(name, why)), name).toBe(byOwners)
    good(await people.owner.client.rpc('suspend_account', why))
    const restored = good<{ done: number }>(await bulk(people.moderation, 'restore', target))
    expect(restored.done).toBe(0)
    good(await people.owner.client.rpc('restore_account', why))
    const granted = good<{ done: number }>(await bulk(people.support, 'grant', target))
    expect(granted.done).toBe(0)
  })

  it('assign a message only to someone who can open it', async () => {
    const [message] = await server.sql<{ id: string }>(
      `insert into public.inbox_messages (source, topic, name, email, message, language)
       values ('contact', 'other', 'Omar', 'omar@example.test', 'Hello', 'en') returning id`,
    )
    const assign = (to: Person) =>
      people.support.client.rpc('assign_inbox_message', { message_id: message!.id, admin_id: to.id })
    const { admins } = good<{ admins: { id: string }[] }>(await people.support.client.rpc('admin_inbox'))
    const offered = admins.map(({ id }) => id)
    for (const role of roles) {
      const canOpen = map.get('inbox')!.includes(role)
      expect(offered.includes(people[role].id), role).toBe(canOpen)
      expect(hintOf(await assign(people[role])), role).toBe(canOpen ? 'done' : 'inbox_not_an_admin')
    }
  })
})

describe('administrators', () => {
  const change = (by: Person, person: Person, wanted: AdministrationRole[] | null) =>
    by.client.rpc('change_administration', { person: person.id, roles: wanted, reason: 'Moved teams.' })
  const rolesOf = async ({ id }: Person) =>
    (
      await server.sql<{ roles: string[] }>(
        `select administration::text[] as roles from public.user_roles where user_id = $1 and role = 'admin'`,
        [id],
      )
    )[0]?.roles

  it('are changed by owners, with a log entry and a notification', async () => {
    const person = await withRole('support')
    for (const role of ['support', 'moderation', 'content'] as const)
      expect(hintOf(await change(people[role], person, ['owner']))).toBe(missing)
    expect(hintOf(await change(person, person, ['owner']))).toBe(missing)
    expect(hintOf(await change(people.owner, people.owner, ['support']))).toBe('not_yourself')
    for (const none of [null, []])
      expect(hintOf(await change(people.owner, person, none))).toBe('administration_roles_required')
    expect(hintOf(await change(people.owner, await candidate(server), ['owner']))).toBe('role_not_held')
    good(await change(people.owner, person, ['content', 'moderation', 'content']))
    expect(await rolesOf(person)).toEqual(['moderation', 'content'])
    expect(hintOf(await person.client.rpc('admin_inbox'))).toBe(missing)
    expect(hintOf(await person.client.rpc('moderation_queue'))).toBe('done')
    const [entry] = await server.sql(
      `select actor_id, details, reason from public.audit_log
       where subject_id = $1 and action = 'account.administration_changed'`,
      [person.id],
    )
    expect(entry).toEqual({
      actor_id: people.owner.id,
      details: {
        before: { administration: ['support'] },
        after: { administration: ['moderation', 'content'] },
      },
      reason: 'Moved teams.',
    })
    const told = await server.sql('select kind from public.notifications where user_id = $1', [person.id])
    expect(told).toContainEqual({ kind: 'account_administration_changed' })
    const list = good<{ people: { id: string; roles: string[] }[]; areas: object }>(
      await people.content.client.rpc('administrators'),
    )
    expect(list.areas).toEqual(Object.fromEntries(map))
    expect(list.people.find(({ id }) => id === person.id)).toMatchObject({ roles: ['moderation', 'content'] })
    expect(hintOf(await (await candidate(server)).client.rpc('administrators'))).toBe('admins_only')
  })

  it('keep an owner when two demote, remove or suspend each other at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [one, other] = await Promise.all([withRole('owner'), withRole('owner')])
      const outcomes = await Promise.all([
        change(one, other, ['support']),
        round === 0
          ? change(other, one, ['support'])
          : round === 1
            ? other.client.rpc('revoke_role', { person: one.id, held: 'admin', reason: 'x' })
            : other.client.rpc('suspend_account', { person: one.id, reason: 'x' }),
      ])
      expect(outcomes.map(hintOf).filter((hint) => hint === 'done')).toHaveLength(1)
      const left = await server.sql(
        `select from public.user_roles where user_id = any ($1) and 'owner' = any (administration)
           and not private.is_suspended(user_id)`,
        [[one.id, other.id]],
      )
      expect(left).toHaveLength(1)
    }
  })

  it('can’t lose the last owner: other administrators don’t count', async () => {
    const alone = await withRole('owner')
    const others = await server.sql<{ id: string }>(
      `update public.profiles set deletion_requested_at = now() where user_id in (
         select user_id from public.user_roles where 'owner' = any (administration) and user_id <> $1
       ) returning user_id as id`,
      [alone.id],
    )
    try {
      expect(hintOf(await alone.client.rpc('request_account_deletion'))).toBe('last_admin')
      expect(hintOf(await change(people.owner, alone, ['support']))).toBe('last_admin')
      const taken = { person: alone.id, held: 'admin', reason: 'x' }
      expect(hintOf(await people.owner.client.rpc('revoke_role', taken))).toBe('last_admin')
    } finally {
      await server.sql('update public.profiles set deletion_requested_at = null where user_id = any ($1)', [
        others.map(({ id }) => id),
      ])
    }
    // An administrator who isn't an owner can leave.
    expect(hintOf(await (await withRole('support')).client.rpc('request_account_deletion'))).toBe('done')
  })

  it('are invited with roles and in a language; the invitation ends when its sender is no longer an owner', async () => {
    const host = await withRole('owner')
    const guest = await candidate(server)
    const args = { email: guest.email, roles: ['moderation'], language: 'fr' }
    expect(hintOf(await people.support.client.rpc('invite_admin', args))).toBe(missing)
    for (const [code, wrong] of [
      ['administration_roles_required', { roles: [] }],
      ['language_unknown', { language: 'de' }],
    ] as const)
      expect(hintOf(await host.client.rpc('invite_admin', { ...args, ...wrong }))).toBe(code)
    const send = async () => {
      good(await host.client.rpc('invite_admin', args))
      const [mail] = await server.sql<{ language: string; path: string }>(
        `select language, data ->> 'path' as path from private.mails
         where recipient = $1 and kind = 'admin_invited' order by created_at desc limit 1`,
        [guest.email],
      )
      expect(mail!.language).toBe('fr')
      return /join-administrators\/([0-9a-f]+)/.exec(mail!.path)![1]!
    }
    const first = await send()
    good(await change(people.owner, host, ['support']))
    expect(hintOf(await guest.client.rpc('accept_admin_invitation', { token: first }))).toBe(
      'invitation_not_found',
    )
    good(await change(people.owner, host, ['owner']))
    expect(hintOf(await guest.client.rpc('accept_admin_invitation', { token: first }))).toBe(
      'invitation_not_found',
    )
    good(await guest.client.rpc('accept_admin_invitation', { token: await send() }))
    expect(await rolesOf(guest)).toEqual(['moderation'])
    expect(hintOf(await host.client.rpc('invite_admin', { ...args, email: newEmail() }))).toBe('done')
  })
})
