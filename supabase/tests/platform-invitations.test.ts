import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import {
  admin,
  candidate,
  everyRole,
  newEmail,
  type Person,
  partnerKinds,
  roleNames,
  rolesOf,
  startProduct,
} from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let helper: Person
beforeAll(async () => {
  server = await startProduct()
  helper = await admin(server, { administration: ['support'] })
  await canEmail(true)
})
afterAll(() => server.close())

const canEmail = (email: boolean) =>
  server.sql(
    `insert into _server.operations as known (name, details, noted_at)
     values ('installation', jsonb_build_object('email', $1::boolean), now())
     on conflict (name) do update set details = known.details || excluded.details`,
    [email],
  )
const wanted = (more: object = {}) => ({
  name: randomBytes(8).toString('hex'),
  ...{ kind: 'academia', owner_email: newEmail(), language: 'fr', ...more },
})
const create = (args: object, by: Pick<Person, 'client'> = helper) =>
  by.client.rpc('create_organization', args)
const mailTo = async (email: string) =>
  (
    await server.sql<{ kind: string; language: string; data: { path: string; message?: string } }>(
      'select kind, language, data from private.mails where recipient = $1 order by created_at desc limit 1',
      [email],
    )
  )[0]
const invitationOf = (path: string) => /^\/join\/([0-9a-f-]{36})/.exec(path)![1]!

describe('an organization that an administrator creates', () => {
  it.each(partnerKinds)('is approved, and its invited owner joins it after signing up (%s)', async (kind) => {
    const args = wanted({ kind, place: ' Nantes ', message: 'Bienvenue.' })
    const { id, path } = good<{ id: string; path: string | null }>(await create(args))
    expect(path).toBeNull()
    const [row] = await server.sql(
      `select status, kind::text, decided_by, place from public.organizations
       join public.organization_profiles on organization_id = id where id = $1`,
      [id],
    )
    expect(row).toEqual({ status: 'approved', kind, decided_by: helper.id, place: 'Nantes' })
    const mail = (await mailTo(args.owner_email))!
    expect(mail).toMatchObject({ kind: 'team_invited', language: 'fr', data: { message: 'Bienvenue.' } })
    const invitation_id = invitationOf(mail.data.path)
    const stranger = await candidate(server)
    const answer = { invitation_id, is_accepted: true }
    expect(hintOf(await stranger.client.rpc('answer_team_invitation', answer))).toBe('invitation_not_yours')
    const owner = await candidate(server, {
      email: args.owner_email,
      metadata: { first_name: 'Odile', last_name: 'Owner', invitation: invitation_id },
    })
    good(await owner.client.rpc('answer_team_invitation', answer))
    expect(await rolesOf(server, owner.id)).toEqual([kind])
    const members = await server.sql(
      'select user_id, member_role from public.organization_members where organization_id = $1',
      [id],
    )
    expect(members).toEqual([{ user_id: owner.id, member_role: 'owner' }])
    // Its owner invites others from now on.
    const again = { organization_id: id, owner_email: newEmail(), language: 'en' }
    expect(hintOf(await helper.client.rpc('invite_organization_owner', again))).toBe(
      'organization_has_members',
    )
    const log = await server.sql(
      'select action, details from public.audit_log where subject_id = $1 order by id',
      [id],
    )
    expect(log[0]).toEqual({
      action: 'organization.created',
      details: { kind, email: `${args.owner_email[0]}…@example.test` },
    })
  })

  it('can have its owner invited again, which ends the earlier invitation', async () => {
    const args = wanted()
    const { id } = good<{ id: string }>(await create(args))
    const first = invitationOf((await mailTo(args.owner_email))!.data.path)
    const [wrong, right] = [await candidate(server), await candidate(server)]
    const invite = (owner_email: string) =>
      helper.client.rpc('invite_organization_owner', { organization_id: id, owner_email })
    const told = () =>
      server.sql(`select from public.notifications where user_id = $1 and kind = 'team_invited'`, [wrong.id])
    good(await invite(wrong.email))
    expect(await told()).toHaveLength(1)
    good(await invite(right.email))
    expect(await told()).toEqual([])
    const early = await candidate(server, { email: args.owner_email })
    const accept = (by: Person, invitation_id: string) =>
      by.client.rpc('answer_team_invitation', { invitation_id, is_accepted: true })
    expect(hintOf(await accept(early, first))).toBe('invitation_not_found')
    const [open] = await server.sql<{ id: string }>(
      'select id from public.team_invitations where organization_id = $1',
      [id],
    )
    good(await accept(right, open!.id))
    expect(await rolesOf(server, right.id)).toContain('academia')
  })

  it('needs a name, a kind, valid addresses and a comparison with similar ones', async () => {
    const cases: [string, object][] = [
      ['organization_name_required', { name: ' ' }],
      ['organization_name_too_long', { name: 'x'.repeat(161) }],
      ['organization_kind_required', { kind: null }],
      ['organization_place_too_long', { place: 'x'.repeat(121) }],
      ['website_invalid', { website: 'javascript:alert(1)' }],
      ['admin_email_invalid', { owner_email: 'a@b' }],
      ['language_unknown', { language: 'de' }],
      ['reason_too_long', { message: 'x'.repeat(1001) }],
    ]
    for (const [code, wrong] of cases) expect(hintOf(await create(wanted(wrong))), code).toBe(code)
    const known = wanted()
    good(await create(known))
    const twin = wanted({ name: known.name })
    expect(hintOf(await create(twin))).toBe('organization_looks_same')
    expect(await mailTo(twin.owner_email)).toBeUndefined()
    expect(hintOf(await create({ ...twin, compared: true }))).toBe('done')
  })
})

describe('an invited person', () => {
  const invite = (email: string, by: Pick<Person, 'client'> = helper, more: object = {}) =>
    by.client.rpc('invite_person', { email, message: 'Come and see.', language: 'fr', ...more })

  it('gets an email in the chosen language; the log has no address', async () => {
    const email = newEmail()
    expect(good(await invite(` ${email.toUpperCase()}`))).toBeNull()
    expect(await mailTo(email)).toMatchObject({
      kind: 'person_invited',
      language: 'fr',
      data: { path: '/auth?tab=signup', message: 'Come and see.' },
    })
    const log = await server.sql(
      `select details from public.audit_log where action = 'account.person_invited'`,
    )
    expect(JSON.stringify(log)).not.toContain(email)
    expect(hintOf(await invite((await candidate(server)).email))).toBe('account_exists')
  })

  it('is invited by support and owners only', async () => {
    const callers = await everyRole(server)
    for (const role of roleNames.filter((name) => name !== 'admin')) {
      const refusal = role === 'anonymous' ? '42501' : 'admins_only'
      expect(hintOf(await invite(newEmail(), callers[role])), role).toBe(refusal)
      expect(hintOf(await create(wanted(), callers[role])), role).toBe(refusal)
    }
    for (const role of ['moderation', 'content'] as const) {
      const other = await admin(server, { administration: [role] })
      expect(hintOf(await invite(newEmail(), other)), role).toBe('administration_role_missing')
      expect(hintOf(await create(wanted(), other)), role).toBe('administration_role_missing')
    }
    expect(hintOf(await invite(newEmail(), callers.admin))).toBe('done')
  })

  it('counts toward a daily limit, even when two are invited at the same moment', async () => {
    const limit = (value: string) =>
      server.sql(
        `update public.platform_settings set value = $1::jsonb where key = 'limit_platform_invitations_a_day'`,
        [value],
      )
    const [used] = await server.sql<{ number: number }>(
      `select count(*)::int as number from public.audit_log
       where action in ('organization.created', 'organization.owner_invited', 'account.person_invited')`,
    )
    await limit(String(used!.number + 1))
    const both = await Promise.all([invite(newEmail()), create(wanted())])
    expect(both.map(hintOf).sort()).toEqual(['done', 'too_many_platform_invitations'])
    await limit('100')
  })
})

it('returns the link only where the installation can’t send email', async () => {
  await canEmail(false)
  const args = wanted()
  const { path } = good<{ path: string }>(await create(args))
  expect(path).toMatch(new RegExp(`^/join/[0-9a-f-]{36}#email=${args.owner_email}$`))
  expect(good(await helper.client.rpc('invite_person', { email: newEmail(), language: 'en' }))).toBe(
    '/auth?tab=signup',
  )
})
