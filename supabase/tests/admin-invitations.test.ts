import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restClient } from '../../server/testing/rest-client.ts'
import type { TestServer } from '../../server/testing/server.ts'
import {
  admin,
  candidate,
  dataOf,
  everyRole,
  newEmail,
  type Person,
  roleNames,
  rolesOf,
  startProduct,
} from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let boss: Person
const justNow = () => ({ amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }] })
const newAdmin = (claims: object = {}) => admin(server, { claims: { ...justNow(), ...claims } })
beforeAll(async () => {
  server = await startProduct()
  await limit(100)
  boss = await newAdmin()
})
afterAll(() => server.close())
const limit = (value: number) =>
  server.sql(
    `update public.platform_settings set value = $1::text::jsonb where key = 'limit_admin_invitations_a_day'`,
    [String(value)],
  )
const rest = restClient(() => server)

interface Invitation {
  id: string
  email: string
  isExpired: boolean
}
const invite = (email: string, by: Pick<Person, 'client'> = boss, message?: string) =>
  by.client.rpc('invite_admin', { email, message, roles: ['owner'] })
const accept = ({ client }: Pick<Person, 'client'>, token: string) =>
  client.rpc('accept_admin_invitation', { token })
const page = async (token: string, client = server.client()) =>
  good<Record<string, unknown> | null>(await client.rpc('admin_invitation', { token }))
const open = async () => good<Invitation[]>(await boss.client.rpc('admin_invitations'))
const idFor = async (email: string) => (await open()).find((one) => one.email === email)!.id
const act = (name: 'resend' | 'withdraw', invitation_id: string, by: Pick<Person, 'client'> = boss) =>
  by.client.rpc(`${name}_admin_invitation`, { invitation_id })

/** The token in the last email to an address. */
async function tokenFor(email: string): Promise<string> {
  const [mail] = await server.sql<{ path: string }>(
    `select data ->> 'path' as path from private.mails where recipient = $1 and kind = 'admin_invited'
     order by created_at desc limit 1`,
    [email],
  )
  return /^\/join-administrators\/([0-9a-f]{48})#email=/.exec(mail!.path)![1]!
}
async function invited(person: Pick<Person, 'email'>, by = boss): Promise<string> {
  good(await invite(person.email, by))
  return tokenFor(person.email)
}
const expire = (email: string) =>
  server.sql(
    `update private.admin_invitations set expires_at = now() - interval '1 second' where email = $1`,
    [email],
  )
const audited = (actor: string) =>
  server.sql(
    `select action, details - 'before' as details, reason from public.audit_log where actor_id = $1 order by id`,
    [actor],
  )

describe('an administrator invitation', () => {
  it('is emailed, accepted once and only by its address, and logged without the address', async () => {
    const host = await newAdmin()
    const guest = await candidate(server, { email: newEmail('essor-staff.test') })
    good(await invite(` ${guest.email.toUpperCase()} `, host, ' Welcome aboard. '))
    const token = await tokenFor(guest.email)
    expect(await page(token)).toMatchObject({ isMine: false, isExpired: false, invitedBy: 'Ada Admin' })
    expect(JSON.stringify(await page(token))).not.toContain(guest.email)
    expect(await page(token, guest.client)).toMatchObject({ isMine: true })

    const pretender = await candidate(server, { claims: { email: guest.email } })
    for (const other of [pretender, await candidate(server, { confirmed: false }), boss])
      expect(hintOf(await accept(other, token))).toBe('invitation_not_yours')
    expect(hintOf(await accept({ client: server.client() }, token))).toBe('42501')
    expect(hintOf(await accept(guest, `${token}0`))).toBe('invitation_not_found')
    expect(await rolesOf(server, guest.id)).toEqual(['candidate'])

    // Two browsers at the same moment: the link works in one of them.
    const both = await Promise.all([accept(guest, token), accept(guest, token)])
    expect(both.map(hintOf).sort()).toEqual(['done', 'invitation_not_found'])
    expect(await rolesOf(server, guest.id)).toEqual(['admin', 'candidate'])
    expect(await page(token)).toBeNull()
    expect((await open()).map(({ email }) => email)).not.toContain(guest.email)

    const email = `${guest.email[0]}…@essor-staff.test`
    expect(await audited(host.id)).toEqual([
      {
        action: 'account.admin_invited',
        details: { email, administration: ['owner'] },
        reason: 'Welcome aboard.',
      },
    ])
    expect(await audited(guest.id)).toEqual([
      {
        action: 'account.admin_joined',
        details: { person: host.id, after: { roles: ['candidate', 'admin'], administration: ['owner'] } },
        reason: null,
      },
    ])
    const told = await server.sql(
      `select user_id, link from public.notifications where kind = 'account_admin_joined' and link like $1`,
      [`%${guest.id}`],
    )
    expect(told).toEqual(
      expect.arrayContaining([boss, host].map(({ id }) => ({ user_id: id, link: `/users/${guest.id}` }))),
    )
  })

  it('opens nothing without the second factor', async () => {
    const guest = await candidate(server)
    good(await accept(guest, await invited(guest)))
    expect(hintOf(await guest.client.rpc('admin_home'))).toBe('admins_only')
    expect(hintOf(await guest.client.rpc('admin_invitations'))).toBe('admins_only')
    // Inviting needs the second factor too.
    const half = await newAdmin({ aal: 'aal1' })
    expect(hintOf(await invite(newEmail(), half))).toBe('admins_only')
    expect(hintOf(await invite(newEmail()))).toBe('done')
  })

  it('stores only the hash of the link, and the address only while it is open', async () => {
    const email = newEmail()
    const token = await invited({ email })
    await server.sql(`update private.mails set sent_at = now() where recipient = $1`, [email])
    const [kept] = await server.sql<{ rows: string }>(
      `select string_agg(t::text, ' ') as rows from (
         select m::text from private.mails as m union all select i::text from private.admin_invitations as i
         union all select a::text from public.audit_log as a) as t`,
    )
    expect(kept!.rows).toContain(email)
    expect(kept!.rows).not.toContain(token)
    const guest = await candidate(server, { email })
    expect((await dataOf(server, guest))['private.admin_invitations']).toMatchObject([{ email }])
    expect(JSON.stringify((await dataOf(server, boss))['private.admin_invitations'])).not.toContain(email)
    await server.sql('delete from auth.users where id = $1', [guest.id])
    expect((await open()).map((one) => one.email)).not.toContain(email)
  })

  it('does not make a candidate of a person who signed up to accept it', async () => {
    const email = newEmail()
    const token = await invited({ email })
    const { id } = (await page(token))!
    const guest = await candidate(server, { email, metadata: { invitation: id } })
    good(await accept(guest, token))
    expect(await rolesOf(server, guest.id)).toEqual(['admin'])
  })

  it('waits until the address is confirmed', async () => {
    const guest = await candidate(server, { confirmed: false })
    const token = await invited(guest)
    expect(await page(token, guest.client)).toMatchObject({ isMine: false })
    expect(hintOf(await accept(guest, token))).toBe('invitation_not_yours')
    await server.sql('update auth.users set email_confirmed_at = now() where id = $1', [guest.id])
    expect(hintOf(await accept(guest, token))).toBe('done')
  })

  it('expires after seven days; resending voids the earlier link, and withdrawing voids every link', async () => {
    const guest = await candidate(server)
    const first = await invited(guest)
    const [row] = await server.sql<{ days: number }>(
      `select extract(epoch from expires_at - sent_at)::int / 86400 as days
       from private.admin_invitations where email = $1`,
      [guest.email],
    )
    expect(row!.days).toBe(7)
    expect(hintOf(await invite(guest.email))).toBe('admin_already_invited')
    await expire(guest.email)
    expect(hintOf(await accept(guest, first))).toBe('invitation_expired')
    const id = await idFor(guest.email)
    good(await act('resend', id))
    const second = await tokenFor(guest.email)
    expect(hintOf(await accept(guest, first))).toBe('invitation_not_found')
    expect(await page(second, guest.client)).toMatchObject({ isMine: true, isExpired: false })
    good(await act('withdraw', id))
    expect(hintOf(await accept(guest, second))).toBe('invitation_not_found')
    for (const name of ['resend', 'withdraw'] as const)
      expect(hintOf(await act(name, id))).toBe('invitation_not_found')
    // An expired invitation can be sent again.
    await invited(guest)
    await expire(guest.email)
    good(await accept(guest, await invited(guest)))
    expect(await rolesOf(server, guest.id)).toEqual(['admin', 'candidate'])
  })

  it('ends with its sender’s right to invite', async () => {
    const host = await newAdmin()
    const guest = await candidate(server)
    const token = await invited(guest, host)
    const suspension = { person: host.id, reason: 'x' }
    good(await boss.client.rpc('suspend_account', suspension))
    expect(await page(token)).toBeNull()
    expect(hintOf(await accept(guest, token))).toBe('invitation_not_found')
    good(await boss.client.rpc('restore_account', suspension))
    expect(await page(token)).not.toBeNull()
    good(await boss.client.rpc('revoke_role', { ...suspension, held: 'admin' }))
    expect(hintOf(await accept(guest, token))).toBe('invitation_not_found')
    // Permanently: regaining the role revives no link.
    good(await boss.client.rpc('grant_role', { ...suspension, wanted: 'admin', administration: ['owner'] }))
    expect(hintOf(await accept(guest, token))).toBe('invitation_not_found')
    expect(await rolesOf(server, guest.id)).toEqual(['candidate'])
  })

  it('is refused for people who are suspended or already administrators, and for invalid addresses', async () => {
    const guest = await candidate(server)
    const token = await invited(guest)
    good(await boss.client.rpc('suspend_account', { person: guest.id, reason: 'x' }))
    expect((await accept(guest, token)).error).not.toBeNull()
    expect(await rolesOf(server, guest.id)).toEqual(['candidate'])
    good(await act('withdraw', await idFor(guest.email)))
    expect(hintOf(await invite(guest.email))).toBe('is_suspended')
    expect(hintOf(await invite(boss.email))).toBe('role_held')
    for (const email of ['', 'nobody', 'a@b', 'a@b.test, c@d.test', `${'a'.repeat(250)}@b.test`])
      expect(hintOf(await invite(email)), email).toBe('admin_email_invalid')
    expect(hintOf(await invite(newEmail(), boss, 'x'.repeat(1001)))).toBe('reason_too_long')
  })

  it('needs a recent sign-in', async () => {
    const timestamp = Math.floor(Date.now() / 1000) - 11 * 60
    const stale = await newAdmin({ amr: [{ method: 'password', timestamp }] })
    expect(hintOf(await invite(newEmail(), stale))).toBe('sign_in_again')
    expect(hintOf(await invite(newEmail(), await admin(server)))).toBe('sign_in_again')
  })

  it('is for administrators only, and not while they view the product as someone else', async () => {
    const guest = await candidate(server)
    const token = await invited(guest)
    const id = await idFor(guest.email)
    const callers = await everyRole(server)
    for (const role of roleNames.filter((name) => name !== 'admin')) {
      const refusal = role === 'anonymous' ? '42501' : 'admins_only'
      const { client } = callers[role]
      expect(hintOf(await invite(newEmail(), { client })), role).toBe(refusal)
      expect(hintOf(await client.rpc('admin_invitations')), role).toBe(refusal)
      expect(hintOf(await act('resend', id, { client })), role).toBe(refusal)
      expect(hintOf(await act('withdraw', id, { client })), role).toBe(refusal)
    }
    const acting = good<{ id: string }>(
      await boss.client.rpc('begin_acting', { person: guest.id, reason: 'x' }),
    )
    const as = (name: string, json: object) =>
      rest(`rpc/${name}`, {
        ...{ method: 'POST', token: boss.token, headers: { 'x-act-as': acting.id }, json },
      })
    expect((await as('invite_admin', { email: newEmail(), roles: ['owner'] })).body).toMatchObject({
      hint: 'admins_only',
    })
    expect((await as('withdraw_admin_invitation', { invitation_id: id })).status).toBe(403)
    expect((await as('accept_admin_invitation', { token })).body).toMatchObject({ code: '25006' })
    expect(await rolesOf(server, guest.id)).toEqual(['candidate'])
  })

  it('is limited per day by the settings', async () => {
    await limit(1)
    try {
      expect(hintOf(await invite(newEmail()))).toBe('too_many_admin_invitations')
      expect(hintOf(await act('resend', (await open())[0]!.id))).toBe('too_many_admin_invitations')
    } finally {
      await limit(100)
    }
  })
})
