import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { colleague } from './missions.ts'
import {
  admin,
  candidate,
  dataOf,
  newEmail,
  type Partner,
  type Person,
  partner,
  rolesOf,
  startProduct,
} from './people.ts'
import { good, hintOf, publish, work } from './review-work.ts'

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
})
afterAll(() => server.close())

interface Team {
  isOwner: boolean
  members: { id: string; role: string; email: string | null; isLastOwner: boolean }[]
  invitations: { id: string; email: string; role: string; isExpired: boolean }[]
}

const company = () => partner(server, 'company', { approver: boss })
const invite = (owner: Partner, emails: string[], role = 'recruiter') =>
  owner.client.rpc('invite_to_team', { organization: owner.organizationId, emails, role })
const teamOf = async (member: Partner) =>
  good<Team>(await member.client.rpc('team', { organization: member.organizationId }))
const answer = (person: Person, invitation_id: string, is_accepted = true) =>
  person.client.rpc('answer_team_invitation', { invitation_id, is_accepted })
const changeRole = (owner: Partner, person: string, role: string) =>
  owner.client.rpc('change_member_role', { organization: owner.organizationId, person, role })
const remove = (owner: Partner, person: string) =>
  owner.client.rpc('remove_member', { organization: owner.organizationId, person })
const leave = (member: Partner) => member.client.rpc('leave_team', { organization: member.organizationId })
const told = async ({ id }: Person) =>
  (
    await server.sql<{ kind: string }>(
      `select kind from public.notifications where user_id = $1 and kind like 'team%' order by created_at, kind`,
      [id],
    )
  ).map(({ kind }) => kind)

/** Invites a person who has an account, and returns the invitation's ID. */
async function invited(owner: Partner, person: Pick<Person, 'email'>, role = 'recruiter'): Promise<string> {
  good(await invite(owner, [person.email], role))
  const { invitations } = await teamOf(owner)
  return invitations.find(({ email }) => email === person.email)!.id
}

/** A person who was invited and has accepted. */
async function member(owner: Partner, role = 'recruiter'): Promise<Partner> {
  const person = await candidate(server)
  good(await answer(person, await invited(owner, person, role)))
  return { ...person, organizationId: owner.organizationId }
}

describe('an invitation', () => {
  it('is sent only by owners, reported per address, and emailed', async () => {
    const owner = await company()
    const recruiter = await colleague(server, owner, 'recruiter')
    const guest = await candidate(server)
    const unknown = newEmail()
    expect(
      good(await invite(owner, [guest.email.toUpperCase(), unknown, ` ${unknown}`, 'nobody', owner.email])),
    ).toEqual(
      expect.arrayContaining([
        { email: guest.email, outcome: 'invited' },
        { email: unknown, outcome: 'invited' },
        { email: 'nobody', outcome: 'invalid' },
        { email: owner.email, outcome: 'member' },
      ]),
    )
    expect(good(await invite(owner, [unknown], 'owner'))).toEqual([{ email: unknown, outcome: 'already' }])
    const mails = await server.sql(
      `select recipient, kind, coalesce(link, data ->> 'path') ~ '^/join/' as leads, data ->> 'role' as role
       from private.mails where recipient = any ($1) order by recipient = $2`,
      [[guest.email, unknown], unknown],
    )
    expect(mails).toEqual([
      { recipient: guest.email, kind: 'team_invited', leads: true, role: 'recruiter' },
      { recipient: unknown, kind: 'team_invited', leads: true, role: 'recruiter' },
    ])
    expect(await told(guest)).toEqual(['team_invited'])
    for (const other of [recruiter, await company(), boss, guest]) {
      const attempt = { ...other, organizationId: owner.organizationId }
      expect(hintOf(await invite(attempt, [newEmail()]))).toBe('owners_only')
    }
    expect(hintOf(await invite(owner, [newEmail()], 'teacher'))).toBe('team_role_unknown')
  })

  it('to a school has school roles, and to a maker the same as a company', async () => {
    const school = await partner(server, 'academia', { approver: boss })
    const maker = await partner(server, 'on_maker', { approver: boss })
    expect(hintOf(await invite(school, [newEmail()], 'recruiter'))).toBe('team_role_unknown')
    const teacher = await member(school, 'teacher')
    expect(await rolesOf(server, teacher.id)).toEqual(['academia', 'candidate'])
    expect(await rolesOf(server, (await member(maker, 'reviewer')).id)).toEqual(['candidate', 'on_maker'])
  })

  it('P2 does not make candidates of people who signed up to join, unless they work as one', async () => {
    const owner = await company()
    const signedUp = async () => {
      const guest = await candidate(server)
      const id = await invited(owner, guest)
      const metadata = JSON.stringify({ invitation: id })
      await server.sql('update auth.users set raw_user_meta_data = $2 where id = $1', [guest.id, metadata])
      return { guest, id }
    }
    const staff = await signedUp()
    good(await answer(staff.guest, staff.id))
    expect(await rolesOf(server, staff.guest.id)).toEqual(['company'])
    const junior = await signedUp()
    const mission_id = await publish(owner)
    good(await junior.guest.client.rpc('start_mission', { mission_id }))
    good(await answer(junior.guest, junior.id))
    expect(await rolesOf(server, junior.guest.id)).toEqual(['candidate', 'company'])
    const declined = await signedUp()
    good(await answer(declined.guest, declined.id, false))
    expect(await rolesOf(server, declined.guest.id)).toEqual(['candidate'])
  })

  it('P2 has its address in the link, for the form it opens', async () => {
    const owner = await company()
    const email = `odd%23+${newEmail()}`
    good(await invite(owner, [email]))
    const [mail] = await server.sql<{ path: string }>(
      `select data ->> 'path' as path from private.mails where recipient = $1`,
      [email],
    )
    expect(decodeURIComponent(mail!.path.split('#email=')[1]!)).toBe(email)
  })

  it('can be accepted only by the person who confirmed the address', async () => {
    const owner = await company()
    const guest = await candidate(server)
    const id = await invited(owner, guest)
    const page = async (client = server.client()) =>
      good<Record<string, unknown>>(await client.rpc('team_invitation', { invitation_id: id }))
    expect(await page()).toMatchObject({ kind: 'company', role: 'recruiter', isMine: false })
    expect(JSON.stringify(await page())).not.toContain(guest.email)
    expect(await page(guest.client)).toMatchObject({ isMine: true })

    const unconfirmed = await candidate(server, { confirmed: false })
    const pretender = await candidate(server, { claims: { email: guest.email } })
    for (const other of [unconfirmed, pretender, await company(), boss])
      expect(hintOf(await answer(other, id))).toBe('invitation_not_yours')
    const own = await invited(owner, unconfirmed)
    expect(hintOf(await answer(unconfirmed, own))).toBe('invitation_not_yours')
    await server.sql('update auth.users set email_confirmed_at = now() where id = $1', [unconfirmed.id])
    expect(await told(unconfirmed)).toEqual(['team_invited'])
    expect(good(await answer(unconfirmed, own))).toBe('company')

    expect(good(await answer(guest, id))).toBe('company')
    expect(await rolesOf(server, guest.id)).toEqual(['candidate', 'company'])
    expect(hintOf(await answer(guest, id))).toBe('invitation_not_found')
    expect((await teamOf(owner)).members.map(({ role }) => role)).toEqual(['owner', 'recruiter', 'recruiter'])
    expect(await told(owner)).toEqual(['team_joined', 'team_joined'])
    const data = await dataOf(server, guest)
    expect(data.team_invitations).toEqual([])
    expect(data.organization_members).toMatchObject([{ member_role: 'recruiter' }])
  })

  it('expires after seven days, and can be resent and withdrawn', async () => {
    const owner = await company()
    const guest = await candidate(server)
    const id = await invited(owner, guest)
    const [row] = await server.sql<{ days: number }>(
      `select extract(epoch from expires_at - sent_at)::int / 86400 as days from public.team_invitations where id = $1`,
      [id],
    )
    expect(row!.days).toBe(7)
    await server.sql(`update public.team_invitations set expires_at = now() - interval '1 s' where id = $1`, [
      id,
    ])
    expect(hintOf(await answer(guest, id))).toBe('invitation_expired')
    expect((await teamOf(owner)).invitations).toMatchObject([{ isExpired: true }])
    const stranger = await company()
    for (const act of ['resend_team_invitation', 'withdraw_team_invitation'])
      for (const other of [stranger, guest, await colleague(server, owner, 'recruiter')])
        expect(hintOf(await other.client.rpc(act, { invitation_id: id }))).toBe('invitation_not_found')
    good(await owner.client.rpc('resend_team_invitation', { invitation_id: id }))
    expect((await teamOf(owner)).invitations).toMatchObject([{ isExpired: false }])
    good(await owner.client.rpc('withdraw_team_invitation', { invitation_id: id }))
    expect(hintOf(await answer(guest, id))).toBe('invitation_not_found')
    expect(await told(guest)).toEqual([])
    // An expired invitation can be sent again, in another role.
    const again = await invited(owner, guest, 'reviewer')
    await server.sql(`update public.team_invitations set expires_at = now() - interval '1 s' where id = $1`, [
      again,
    ])
    expect(good(await invite(owner, [guest.email], 'owner'))).toMatchObject([{ outcome: 'invited' }])
    good(await answer(guest, again, false))
    expect(await rolesOf(server, guest.id)).toEqual(['candidate'])
    expect(await told(owner)).toEqual(['team_declined'])
  })

  it('is visible to the owners and the invited person, and deleted with the account', async () => {
    const owner = await company()
    const guest = await candidate(server)
    const recruiter = await colleague(server, owner, 'recruiter')
    await invited(owner, guest)
    const seen = async ({ client }: Pick<Person, 'client'>) =>
      (await client.from('team_invitations').select('email')).data
    for (const somebody of [owner, guest]) expect(await seen(somebody)).toEqual([{ email: guest.email }])
    for (const other of [recruiter, await company(), boss, await candidate(server)])
      expect(await seen(other)).toEqual([])
    expect((await teamOf(recruiter)).invitations).toEqual([])
    expect((await dataOf(server, guest)).team_invitations).toMatchObject([
      { email: guest.email, member_role: 'recruiter' },
    ])
    for (const write of [
      guest.client.from('team_invitations').insert({
        organization_id: owner.organizationId,
        email: guest.email,
        member_role: 'owner',
      }),
      guest.client.from('team_invitations').update({ member_role: 'owner' }).eq('email', guest.email),
    ])
      expect((await write).error?.code).toBe('42501')
    await server.sql('delete from auth.users where id = $1', [guest.id])
    expect(await seen(owner)).toEqual([])
  })
})

describe('a team', () => {
  it('is shown to its members, and addresses to owners', async () => {
    const owner = await company()
    const reviewer = await member(owner, 'reviewer')
    expect((await teamOf(owner)).members).toMatchObject([
      { id: owner.id, email: owner.email, isLastOwner: true },
      { id: reviewer.id, email: reviewer.email, isLastOwner: false },
    ])
    expect((await teamOf(reviewer)).members).toMatchObject([{ email: null }, { email: reviewer.email }])
    for (const other of [await company(), boss, await candidate(server)])
      expect(hintOf(await other.client.rpc('team', { organization: owner.organizationId }))).toBe(
        'members_only',
      )
  })

  it('can be changed only by owners; anyone can leave', async () => {
    const owner = await company()
    const [recruiter, reviewer] = [await member(owner), await member(owner, 'reviewer')]
    const stranger = { ...(await company()), organizationId: owner.organizationId }
    for (const other of [recruiter, reviewer, stranger, { ...boss, organizationId: owner.organizationId }]) {
      expect(hintOf(await changeRole(other, other.id, 'owner'))).toBe('owners_only')
      expect(hintOf(await remove(other, owner.id))).toBe('owners_only')
    }
    expect(hintOf(await changeRole(owner, recruiter.id, 'adviser'))).toBe('team_role_unknown')
    expect(hintOf(await changeRole(owner, stranger.id, 'owner'))).toBe('member_not_found')
    good(await changeRole(owner, recruiter.id, 'reviewer'))
    expect(await told(recruiter)).toEqual(['team_invited', 'team_role_changed'])
    good(await leave(reviewer))
    expect(await rolesOf(server, reviewer.id)).toEqual(['candidate'])
    expect(hintOf(await leave(reviewer))).toBe('member_not_found')
    good(await remove(owner, recruiter.id))
    expect(await told(recruiter)).toEqual(['team_invited', 'team_role_changed', 'team_removed'])
    expect(await told(owner)).toEqual(['team_joined', 'team_joined', 'team_left'])
    expect((await teamOf(owner)).members).toHaveLength(1)
  })

  it('keeps its last owner, whatever is called', async () => {
    const owner = await company()
    const recruiter = await member(owner)
    expect(hintOf(await leave(owner))).toBe('last_owner')
    expect(hintOf(await remove(owner, owner.id))).toBe('last_owner')
    expect(hintOf(await changeRole(owner, owner.id, 'recruiter'))).toBe('last_owner')
    expect(
      (await owner.client.from('organization_members').delete().eq('user_id', owner.id)).error?.code,
    ).toBe('42501')
    const recently = { amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }] }
    const owners = await partner(server, 'company', { approver: boss, claims: recently })
    const second = await member(owners, 'owner')
    const goes = () => owners.client.rpc('request_account_deletion')
    // An owner about to be deleted doesn't count as remaining.
    good(await goes())
    expect(hintOf(await leave(second))).toBe('last_owner')
    good(await owners.client.rpc('cancel_account_deletion'))
    good(await changeRole(owners, second.id, 'reviewer'))
    expect(hintOf(await goes())).toBe('last_owner')
    good(await remove(owners, second.id))
    good(await goes())

    good(await changeRole(owner, recruiter.id, 'owner'))
    good(await leave(owner))
    expect((await teamOf(recruiter)).members).toMatchObject([{ role: 'owner', isLastOwner: true }])
  })

  it('keeps one of two owners who leave at the same moment', async () => {
    for (const act of ['leave', 'remove each other', 'demote each other'] as const) {
      const one = await company()
      const two = await member(one, 'owner')
      const outcomes = await Promise.all(
        act === 'leave'
          ? [leave(one), leave(two)]
          : act === 'remove each other'
            ? [remove(one, two.id), remove(two, one.id)]
            : [changeRole(one, two.id, 'reviewer'), changeRole(two, one.id, 'reviewer')],
      )
      expect(outcomes.map(hintOf).sort(), act).toEqual(
        ['done', act === 'leave' ? 'last_owner' : 'owners_only'].sort(),
      )
      const owners = await server.sql(
        `select from public.organization_members where organization_id = $1 and member_role = 'owner'`,
        [one.organizationId],
      )
      expect(owners, act).toHaveLength(1)
    }
  })
})

it('a removed member loses access with the next request', async () => {
  const owner = await company()
  const recruiter = await member(owner)
  const mission_id = await publish(owner)
  const { submissionId: submission_id } = await work(server, mission_id)
  good(await recruiter.client.rpc('claim_review', { submission_id }))
  const file = `${owner.organizationId}/${randomUUID()}.txt`
  const text = new Blob(['words'], { type: 'text/plain' })
  const files = recruiter.client.storage.from('mission-files')
  expect((await files.upload(file, text)).error).toBeNull()

  const rows = async () =>
    Promise.all(
      ['missions', 'mission_versions', 'enrollments', 'submissions', 'reviews', 'organizations'].map(
        async (table) =>
          (await recruiter.client.from(table).select(table === 'reviews' ? 'submission_id' : '*')).data
            ?.length,
      ),
    )
  const calls = async () => ({
    queue: ((await recruiter.client.rpc('review_queue')).data as { items?: unknown[] } | null) ?? null,
    home: (await recruiter.client.rpc('organization_home')).data,
    analytics: hintOf(await recruiter.client.rpc('mission_analytics', { mission_id })),
    figures: hintOf(await recruiter.client.rpc('company_analytics', { organization: owner.organizationId })),
    candidates: (await recruiter.client.rpc('find_candidates')).error === null,
    pools: (await recruiter.client.rpc('my_pools')).error === null,
    contacts: (await recruiter.client.rpc('organization_contacts')).error === null,
    work: hintOf(await recruiter.client.rpc('review_work', { submission_id })),
    draft: hintOf(
      await recruiter.client.rpc('save_mission_draft', { mission_id, draft: {}, base_revision: 0 }),
    ),
    invitees: hintOf(await recruiter.client.rpc('mission_invitees', { mission_id })),
    team: hintOf(await recruiter.client.rpc('team', { organization: owner.organizationId })),
    file: (await files.download(file)).error === null,
    upload: (await files.upload(`${owner.organizationId}/${randomUUID()}.txt`, text)).error === null,
  })
  expect(await rows()).toEqual([1, 1, 0, 1, 1, 1])
  const before = await calls()
  expect(before).toMatchObject({
    analytics: 'done',
    figures: 'done',
    candidates: true,
    pools: true,
    contacts: true,
    work: 'done',
    team: 'done',
    file: true,
    upload: true,
  })
  expect(before.home).toMatchObject({ candidates: 1, active_missions: 1, waiting: 1 })
  expect(JSON.stringify(before.queue)).toContain(submission_id)

  good(await remove(owner, recruiter.id))
  expect(await rows()).toEqual([0, 0, 0, 0, 0, 0])
  const after = await calls()
  expect(after).toMatchObject({
    analytics: 'mission_not_found',
    figures: 'page_authors_only',
    candidates: false,
    pools: false,
    contacts: false,
    work: 'submission_not_found',
    draft: 'mission_not_found',
    invitees: 'mission_not_found',
    team: 'members_only',
    file: false,
    upload: false,
  })
  expect(after.home).toMatchObject({ candidates: 0, active_missions: 0, waiting: 0, completed: 0 })
  expect(JSON.stringify(after.queue)).not.toContain(submission_id)
  expect(await rolesOf(server, recruiter.id)).toEqual(['candidate'])
  // What was claimed is free for the others.
  expect(hintOf(await owner.client.rpc('claim_review', { submission_id }))).toBe('done')
})
