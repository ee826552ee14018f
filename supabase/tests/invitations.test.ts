import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { colleague, leftWay, publishMission, startMission } from './missions.ts'
import {
  admin,
  candidate,
  dataOf,
  newEmail,
  type Partner,
  type Person,
  partner,
  startProduct,
} from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let company: Partner
let mission: string
beforeAll(async () => {
  server = await startProduct()
  company = await partner(server, 'company')
  mission = await closedMission()
})
afterAll(() => server.close())

async function closedMission(author = company): Promise<string> {
  const mission_id = await publishMission(author)
  good(await author.client.rpc('set_mission_access', { mission_id, by_invitation: true }))
  return mission_id
}

type Outcome = { email: string; outcome: string }
const invite = (emails: string[], mission_id = mission, { client }: Pick<Person, 'client'> = company) =>
  client.rpc('invite_to_mission', { mission_id, emails })
const invitees = async (mission_id = mission) =>
  good<{ id: string; email: string; state: string }[]>(
    await company.client.rpc('mission_invitees', { mission_id }),
  )
const stateOf = async (email: string, mission_id = mission) =>
  (await invitees(mission_id)).find((one) => one.email === email)?.state
const idOf = async (email: string) => (await invitees()).find((one) => one.email === email)!.id
const start = ({ client }: Pick<Person, 'client'>, mission_id = mission) =>
  client.rpc('start_mission', { mission_id })

/** What a person sees of a mission: the listing, the invitation, what is offered. */
async function sees({ client }: Pick<Person, 'client'>, mission_id = mission) {
  const listings = await client.from('mission_listings').select('mission_id').eq('mission_id', mission_id)
  const rows = await client.from('mission_invitations').select('mission_id').eq('mission_id', mission_id)
  const { data: offered } = await client.rpc('my_invitations')
  const mine = {
    data: (offered as { mission_id: string }[] | null)?.filter((one) => one.mission_id === mission_id),
  }
  return [listings, rows, mine].map(({ data }) => data?.length ?? 0)
}

describe('inviting', () => {
  it('reports the result for each address, and invites no one twice', async () => {
    const one = newEmail()
    const rows = good<Outcome[]>(await invite([one, ` ${one.toUpperCase()} `, 'nobody', 'a b@c.d', '']))
    expect(Object.fromEntries(rows.map(({ email, outcome }) => [email, outcome]))).toEqual({
      [one]: 'invited',
      nobody: 'invalid',
      'a b@c.d': 'invalid',
      '': 'invalid',
    })
    expect(good<Outcome[]>(await invite([one]))).toEqual([{ email: one, outcome: 'already' }])
    expect((await invitees()).filter(({ email }) => email === one)).toHaveLength(1)
  })

  it('is for the organization’s authors, and for published missions', async () => {
    const recruiter = await colleague(server, company, 'recruiter')
    expect(hintOf(await invite([newEmail()], mission, recruiter))).toBe('done')
    const strangers = [
      await colleague(server, company, 'reviewer'),
      await partner(server, 'company'),
      await candidate(server),
      await admin(server),
    ]
    const email = newEmail()
    good(await invite([email]))
    const invitation_id = await idOf(email)
    for (const stranger of strangers) {
      const { client } = stranger
      expect(hintOf(await invite([newEmail()], mission, stranger))).toBe('mission_not_found')
      expect(hintOf(await client.rpc('mission_invitees', { mission_id: mission }))).toBe('mission_not_found')
      expect(hintOf(await client.rpc('withdraw_mission_invitation', { invitation_id }))).toBe(
        'invitation_not_found',
      )
      expect(hintOf(await client.rpc('resend_mission_invitation', { invitation_id }))).toBe(
        'invitation_not_found',
      )
      expect(hintOf(await client.rpc('decline_invitation', { mission_id: mission }))).toBe(
        'invitation_not_found',
      )
    }
    const draft = good<string>(
      await company.client.rpc('create_mission', { organization_id: company.organizationId, draft: {} }),
    )
    expect(hintOf(await invite([newEmail()], draft))).toBe('mission_not_published')
  })

  it('is limited to two hundred a day per organization, and rolls back what exceeds it', async () => {
    const busy = await partner(server, 'company')
    const busyMission = await closedMission(busy)
    const many = (count: number) => Array.from({ length: count }, () => newEmail())
    expect(hintOf(await invite(many(201), busyMission, busy))).toBe('too_many_invitations')
    good(await invite(many(199), busyMission, busy))
    expect(hintOf(await invite(many(2), busyMission, busy))).toBe('too_many_invitations')
    const [last] = many(1)
    good(await invite([last!], busyMission, busy))
    const rows = good<{ id: string; email: string }[]>(
      await busy.client.rpc('mission_invitees', { mission_id: busyMission }),
    )
    expect(rows).toHaveLength(200)
    const invitation_id = rows.find(({ email }) => email === last)!.id
    expect(hintOf(await busy.client.rpc('resend_mission_invitation', { invitation_id }))).toBe(
      'too_many_invitations',
    )
    good(await busy.client.rpc('withdraw_mission_invitation', { invitation_id }))
    expect(hintOf(await invite([newEmail()], busyMission, busy))).toBe('too_many_invitations')
    expect(hintOf(await invite([newEmail()]))).toBe('done')
  })
})

describe('an invitation', () => {
  it('opens the mission to the person who confirmed the address, and notifies them', async () => {
    const guest = await candidate(server)
    expect(await sees(guest)).toEqual([0, 0, 0])
    expect(hintOf(await start(guest))).toBe('mission_closed')
    good(await invite([guest.email.toUpperCase()]))
    expect(await sees(guest)).toEqual([1, 1, 1])
    const { data: told } = await guest.client
      .from('notifications')
      .select('kind, link, data')
      .neq('kind', 'welcome')
    expect(told).toMatchObject([
      {
        kind: 'mission_invited',
        link: `/missions/${mission}`,
        data: { mission: 'Answer a customer', company: expect.any(String) },
      },
    ])
    const work = await startMission(server, mission, guest)
    expect(await stateOf(guest.email)).toBe('started')
    await work.through(...leftWay)
    good(await work.submit())
    expect(await stateOf(guest.email)).toBe('submitted')
  })

  it('is emailed to people without an account, with a link to the mission, and only once', async () => {
    const email = newEmail()
    const known = await candidate(server)
    good(await invite([email, known.email]))
    good(await invite([email]))
    const mailed = async () =>
      server.sql(
        `select recipient, kind, language, data ->> 'path' as path from private.mails
         where recipient in ($1, $2) and kind = 'mission_invited'`,
        [email, known.email],
      )
    const mail = { recipient: email, kind: 'mission_invited', language: 'en', path: `/missions/${mission}` }
    expect(await mailed()).toEqual([mail])
    good(await company.client.rpc('resend_mission_invitation', { invitation_id: await idOf(email) }))
    expect(await mailed()).toEqual([mail, mail])
  })

  it('is visible to no one else', async () => {
    const guest = await candidate(server)
    good(await invite([guest.email]))
    const strangers = [
      await candidate(server),
      await colleague(server, company, 'reviewer'),
      await partner(server, 'company'),
      await partner(server, 'on_maker'),
      await admin(server),
      { client: server.client() },
    ]
    for (const stranger of strangers) {
      const { data } = await stranger.client
        .from('mission_invitations')
        .select()
        .or(`email.eq.${guest.email},mission_id.eq.${mission}`)
      expect(data ?? []).toEqual([])
      expect((await sees(stranger))[0]).toBe(0)
    }
    const row = { mission_id: mission, organization_id: company.organizationId, email: newEmail() }
    for (const { client } of [guest, company, strangers[0]!]) {
      expect((await client.from('mission_invitations').insert(row)).error?.code).toBe('42501')
      expect(
        (await client.from('mission_invitations').update({ email: 'x@y.z' }).eq('mission_id', mission)).error
          ?.code,
      ).toBe('42501')
      expect((await client.from('mission_invitations').delete().eq('mission_id', mission)).error?.code).toBe(
        '42501',
      )
    }
  })

  it('is valid only for a confirmed address, not for a claim in a token', async () => {
    const email = newEmail()
    good(await invite([email]))
    const unconfirmed = await candidate(server, { email, confirmed: false })
    expect(await sees(unconfirmed)).toEqual([0, 0, 0])
    expect(hintOf(await start(unconfirmed))).toBe('mission_closed')
    const liar = await candidate(server, {
      claims: { email, user_metadata: { email, email_verified: true } },
    })
    expect(await sees(liar)).toEqual([0, 0, 0])
    expect(hintOf(await start(liar))).toBe('mission_closed')
    await server.sql('update auth.users set email_confirmed_at = now() where id = $1', [unconfirmed.id])
    expect(await sees(unconfirmed)).toEqual([1, 1, 1])
    const { data } = await unconfirmed.client.from('notifications').select('kind').neq('kind', 'welcome')
    expect(data).toEqual([{ kind: 'mission_invited' }])
  })

  it('follows the address, not the account', async () => {
    const guest = await candidate(server)
    good(await invite([guest.email]))
    await server.sql('update auth.users set email_change = $2 where id = $1', [guest.id, newEmail()])
    expect(await sees(guest)).toEqual([1, 1, 1])
    await server.sql('update auth.users set email = $2 where id = $1', [guest.id, newEmail()])
    expect(await sees(guest)).toEqual([0, 0, 0])
    expect(hintOf(await start(guest))).toBe('mission_closed')
    const waiting = newEmail()
    good(await invite([waiting]))
    await server.sql('update auth.users set email = $2 where id = $1', [guest.id, waiting])
    expect(await sees(guest)).toEqual([1, 1, 1])
  })

  it('can be declined and accepted later', async () => {
    const guest = await candidate(server)
    good(await invite([guest.email]))
    good(await guest.client.rpc('decline_invitation', { mission_id: mission }))
    expect(await sees(guest)).toEqual([0, 1, 0])
    expect(hintOf(await start(guest))).toBe('mission_closed')
    expect(await stateOf(guest.email)).toBe('declined')
    const invitation_id = await idOf(guest.email)
    expect(hintOf(await company.client.rpc('resend_mission_invitation', { invitation_id }))).toBe(
      'invitation_over',
    )
    expect(good<Outcome[]>(await invite([guest.email]))[0]!.outcome).toBe('already')
    good(await guest.client.rpc('decline_invitation', { mission_id: mission, is_declined: false }))
    expect(hintOf(await start(guest))).toBe('done')
  })

  it('can be withdrawn, which ends nothing already started, and sent again', async () => {
    const guest = await candidate(server)
    const busy = await candidate(server)
    const stranger = newEmail()
    good(await invite([guest.email, busy.email, stranger]))
    const announced = async () =>
      (await guest.client.from('notifications').select().eq('kind', 'mission_invited')).data?.length
    good(await company.client.rpc('withdraw_mission_invitation', { invitation_id: await idOf(stranger) }))
    expect(await announced()).toBe(1)
    const work = await startMission(server, mission, busy)
    for (const { email } of [guest, busy]) {
      const invitation_id = await idOf(email)
      good(await company.client.rpc('withdraw_mission_invitation', { invitation_id }))
      expect(hintOf(await company.client.rpc('resend_mission_invitation', { invitation_id }))).toBe(
        'invitation_over',
      )
    }
    expect(await sees(guest)).toEqual([0, 0, 0])
    expect(await announced()).toBe(0)
    expect(hintOf(await start(guest))).toBe('mission_closed')
    expect(hintOf(await guest.client.rpc('decline_invitation', { mission_id: mission }))).toBe(
      'invitation_not_found',
    )
    expect(hintOf(await work.complete('start'))).toBe('done')
    good(await work.leave())
    expect(hintOf(await start(busy))).toBe('mission_closed')
    expect(good<Outcome[]>(await invite([guest.email]))[0]!.outcome).toBe('invited')
    expect(hintOf(await start(guest))).toBe('done')
  })

  it('ends with the closing date, archiving, and the organization', async () => {
    const own = await closedMission()
    const guest = await candidate(server)
    good(await invite([guest.email], own))
    const access = (closes_on: string | null) =>
      company.client.rpc('set_mission_access', { mission_id: own, by_invitation: true, closes_on })
    good(await access('2020-01-01'))
    expect(await sees(guest, own)).toEqual([0, 1, 0])
    expect(hintOf(await start(guest, own))).toBe('mission_closed')
    good(await access(null))
    good(await company.client.rpc('archive_mission', { mission_id: own }))
    expect(hintOf(await start(guest, own))).toBe('mission_closed')
    expect(hintOf(await invite([newEmail()], own))).toBe('mission_not_published')
    good(await company.client.rpc('restore_mission', { mission_id: own }))
    expect(hintOf(await start(guest, own))).toBe('done')
  })

  it('reveals nothing about what a person did before being invited', async () => {
    const own = await publishMission(company)
    const early = await startMission(server, own)
    good(await invite([early.person.email], own))
    expect(await stateOf(early.person.email, own)).toBe('invited')
  })

  it('is in the person’s export, and deleted with the account', async () => {
    const guest = await candidate(server)
    good(await invite([guest.email]))
    const data = await dataOf(server, guest)
    expect(data.mission_invitations).toMatchObject([{ mission_id: mission, email: guest.email }])
    expect((await dataOf(server, await candidate(server))).mission_invitations).toEqual([])
    await server.sql('delete from auth.users where id = $1', [guest.id])
    expect(await stateOf(guest.email)).toBeUndefined()
  })
})
