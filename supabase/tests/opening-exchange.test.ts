import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { colleague } from './missions.ts'
import { type OpeningColumns, publishOpening } from './openings.ts'
import {
  admin,
  candidate,
  everyRole,
  newEmail,
  type Partner,
  type Person,
  partner,
  startProduct,
} from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let boss: Person
let company: Partner
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  company = await partner(server, 'company', { approver: boss })
  await verify(company)
})
afterAll(() => server.close())

/** With a badge, it publishes without a review. */
async function verify({ organizationId }: Partner) {
  await server.sql(
    `update public.organizations set verified_until = now() + interval '1 year' where id = $1`,
    [organizationId],
  )
  await server.sql(
    `insert into private.organization_checks (organization_id, kind, note, checked_by) values ($1, 'person', 'Called', $2)`,
    [organizationId, boss.id],
  )
}
const lead = (opening: string, { id }: Pick<Person, 'id'>, isLead = true) =>
  server.sql('insert into public.opening_team (opening_id, user_id, is_lead) values ($1, $2, $3)', [
    opening,
    id,
    isLead,
  ])

describe('an invitation to an opening', () => {
  const invite = (opening: string, email: string, minutesAgo = 0) =>
    server.sql(
      `insert into public.opening_invitations (opening_id, email, invited_by, invited_at)
       values ($1, $2, $3, now() - make_interval(mins => $4))`,
      [opening, email.toLowerCase(), company.id, minutesAgo],
    )
  const sendDue = () => server.sql('select private.send_due_opening_invitations()')
  const toldTo = async ({ id }: Person) =>
    (
      await server.sql<{ data: object; link: string }>(
        `select data, link from public.notifications where user_id = $1 and kind = 'opening_invited'`,
        [id],
      )
    ).map(({ data, link }) => ({ data, link }))
  const mailedTo = (email: string) =>
    server.sql<{ path: string; language: string; title: string }>(
      `select data ->> 'path' as path, data ->> 'opening' as title, language from private.mails
       where recipient = $1 and kind = 'opening_invited'`,
      [email],
    )
  /** Not published yet, and complete. */
  async function draft(columns: OpeningColumns = {}, by = company) {
    const opening = await publishOpening(server, by, {
      title: 'By invitation',
      audience: 'invited',
      ...columns,
    })
    await lead(opening.id, by)
    await server.sql(`update public.openings set version = 0, status = 'draft' where id = $1`, [opening.id])
    await server.sql('delete from public.opening_versions where opening_id = $1', [opening.id])
    return opening
  }
  const publish = async ({ id }: { id: string }, by = company) =>
    good<string>(await by.client.rpc('publish_opening', { opening_id: id }))

  it('is sent once when the opening is published, with or without an account', async () => {
    const guest = await candidate(server)
    const unknown = newEmail()
    const opening = await draft({ language: 'fr', title: 'Jardinier (F/H)' })
    await invite(opening.id, guest.email, 60)
    await invite(opening.id, unknown, 60)
    await sendDue()
    expect(await toldTo(guest)).toEqual([])
    expect(await mailedTo(unknown)).toEqual([])

    expect(await publish(opening)).toBe('open')
    const [{ name }] = (await server.sql<{ name: string }>(
      'select name from public.organizations where id = $1',
      [company.organizationId],
    )) as [{ name: string }]
    expect(await toldTo(guest)).toEqual([
      { data: { opening: 'Jardinier (F/H)', company: name }, link: `/opening/${opening.slug}` },
    ])
    expect(await mailedTo(unknown)).toEqual([
      { path: `/openings/${opening.slug}`, title: 'Jardinier (F/H)', language: 'fr' },
    ])
    await server.sql('update public.openings set has_changes = true where id = $1', [opening.id])
    await publish(opening)
    await sendDue()
    expect(await toldTo(guest)).toHaveLength(1)
    expect(await mailedTo(unknown)).toHaveLength(1)

    // Who signs up with the address later finds it, without a second email.
    const late = await candidate(server, { email: unknown })
    expect(await toldTo(late)).toHaveLength(1)
    expect(await mailedTo(unknown)).toHaveLength(1)
  })

  it('to someone added later is sent ten minutes after, unless it was withdrawn', async () => {
    const opening = await draft()
    await publish(opening)
    const [added, mistaken] = [newEmail(), newEmail()]
    await invite(opening.id, added, 5)
    await sendDue()
    expect(await mailedTo(added)).toEqual([])
    await server.sql(
      `update public.opening_invitations set invited_at = now() - interval '11 minutes'
      where opening_id = $1`,
      [opening.id],
    )
    await invite(opening.id, mistaken, 11)
    await server.sql('update public.opening_invitations set revoked_at = now() where email = $1', [mistaken])
    await sendDue()
    expect(await mailedTo(added)).toHaveLength(1)
    expect(await mailedTo(mistaken)).toEqual([])
  })

  it('says nothing about an audience that isn’t published, or an opening that is paused', async () => {
    const guest = await candidate(server)
    const opening = await draft({ audience: 'everyone' })
    await publish(opening)
    await server.sql(`update public.openings set audience = 'invited', has_changes = true where id = $1`, [
      opening.id,
    ])
    await invite(opening.id, guest.email, 60)
    await sendDue()
    expect(await toldTo(guest)).toEqual([])
    good(await company.client.rpc('set_opening_status', { opening_id: opening.id, status: 'paused' }))
    expect(await publish(opening)).toBe('paused')
    expect(await toldTo(guest)).toEqual([])
    good(await company.client.rpc('set_opening_status', { opening_id: opening.id, status: 'open' }))
    await sendDue()
    expect(await toldTo(guest)).toHaveLength(1)
  })

  it('respects people who keep the company away, and those who decline', async () => {
    const [wary, blocker, decliner, stranger] = await Promise.all([1, 2, 3, 4].map(() => candidate(server)))
    await server.sql('insert into public.discovery_exclusions (user_id, organization_id) values ($1, $2)', [
      wary!.id,
      company.organizationId,
    ])
    await server.sql('insert into public.blocks (user_id, blocked_id) values ($1, $2)', [
      blocker!.id,
      company.id,
    ])
    const opening = await draft()
    for (const { email } of [wary!, blocker!, decliner!]) await invite(opening.id, email, 60)
    await publish(opening)
    expect(await toldTo(wary!)).toEqual([])
    expect(await toldTo(blocker!)).toEqual([])
    expect(await toldTo(decliner!)).toHaveLength(1)

    const decline = ({ client }: Pick<Person, 'client'>) =>
      client.rpc('decline_opening_invitation', { opening_id: opening.id })
    const page = async ({ client }: Person) => good(await client.rpc('opening_page', { slug: opening.slug }))
    expect((await decline({ client: server.client() })).error?.code).toBe('42501')
    expect(hintOf(await decline(stranger!))).toBe('invitation_not_found')
    expect(await page(decliner!)).not.toBeNull()
    good(await decline(decliner!))
    expect(await page(decliner!)).toBeNull()
    expect(await toldTo(decliner!)).toEqual([])
    await server.sql('update public.openings set has_changes = true where id = $1', [opening.id])
    await publish(opening)
    expect(await toldTo(decliner!)).toEqual([])
  })

  it('is limited per organization and day, and continues the next day', async () => {
    const firm = await partner(server, 'company', { approver: boss })
    await verify(firm)
    const opening = await draft({}, firm)
    const people = [newEmail(), newEmail(), newEmail()]
    for (const [place, email] of people.entries()) await invite(opening.id, email, 60 - place)
    await server.sql(
      `insert into private.invitations_sent (organization_id, day, count)
       values ($1, current_date, private.allowed('mission_invitations_a_day') - 2)`,
      [firm.organizationId],
    )
    const sent = async () =>
      (await Promise.all(people.map((email) => mailedTo(email)))).map(({ length }) => length)
    await publish(opening, firm)
    expect(await sent()).toEqual([1, 1, 0])
    await sendDue()
    expect(await sent()).toEqual([1, 1, 0])
    await server.sql('update private.invitations_sent set day = day - 1 where organization_id = $1', [
      firm.organizationId,
    ])
    await sendDue()
    expect(await sent()).toEqual([1, 1, 1])
  })
})

it('checks words of both languages, whatever the text is said to be in', async () => {
  const recruiter = await colleague(server, company, 'recruiter')
  const check = async (language: string, description: string) =>
    good<{ words: string; verdict: string }[]>(
      await recruiter.client.rpc('check_opening_wording', {
        document: { language, title: 'Comptable (F/H)', description },
      }),
    ).map(({ words, verdict }) => [words, verdict])
  expect(await check('fr', 'Men only, under 30.')).toEqual([
    ['Men only', 'refused'],
    ['under 30', 'refused'],
  ])
  expect(await check('en', 'Une langue maternelle française.')).toEqual([['langue maternelle', 'refused']])
  // Known in both languages, and found once.
  expect(await check('en', 'A ninja.')).toEqual([['ninja', 'flagged']])
})

describe('exported applications', () => {
  interface Exported {
    id: string
    isBlind: boolean
    letter?: string
    profile?: { name: string }
    history?: unknown
    comments?: unknown
  }
  const exported = ({ client }: Pick<Person, 'client'>, opening_id: string, page = 0) =>
    client.rpc('export_applications', { opening_id, page })
  const eventsOf = async ({ id }: Person, kind: string) =>
    (
      await server.sql<{ opening: string }>(
        `select details ->> 'opening' as opening from public.discovery_events where user_id = $1 and kind = $2`,
        [id, kind],
      )
    ).map(({ opening }) => opening)

  it('hold what their reader sees on the screen, and applicants read that they were exported', async () => {
    const opening = await publishOpening(server, company, { title: 'Librarian' })
    await lead(opening.id, company)
    const apply = async (first_name: string) => {
      const person = await candidate(server, { metadata: { first_name, last_name: 'Quasimodo' } })
      await server.sql('insert into public.candidate_profiles (user_id) values ($1) on conflict do nothing', [
        person.id,
      ])
      const id = good<string>(
        await person.client.rpc('apply_to_opening', {
          opening_id: opening.id,
          version: 1,
          application: { fields: ['name', 'skills'], letter: `I am ${first_name}.`, answers: {} },
        }),
      )
      return { ...person, application: id }
    }
    const [zelie, ondine, gone, known] = [
      await apply('Zelie'),
      await apply('Ondine'),
      await apply('Perrine'),
      await apply('Colombe'),
    ]
    const stages = await server.sql<{ id: string; kind: string }>(
      'select id, kind from public.opening_stages where opening_id = $1',
      [opening.id],
    )
    const stage = (kind: string) => stages.find((one) => one.kind === kind)!.id
    good(await company.client.rpc('open_application', { application_id: ondine.application }))
    good(
      await company.client.rpc('move_application', {
        application_id: ondine.application,
        from_stage: stage('new'),
        to_stage: stage('shortlist'),
      }),
    )
    good(await gone.client.rpc('withdraw_application', { application_id: gone.application }))
    good(await company.client.rpc('declare_application_conflict', { application_id: known.application }))

    const rows = good<Exported[]>(await exported(company, opening.id))
    expect(rows.map(({ id, isBlind }) => [id, isBlind])).toEqual([
      [zelie.application, true],
      [ondine.application, false],
    ])
    expect(JSON.stringify(rows[0])).not.toMatch(/Zelie|Quasimodo/)
    expect(rows[1]).toMatchObject({ letter: 'I am Ondine.', profile: { name: 'Ondine Quasimodo' } })
    for (const row of rows) expect(row).not.toHaveProperty('comments')
    expect(good(await exported(company, opening.id, 1))).toEqual([])

    for (const person of [zelie, ondine]) {
      expect(await eventsOf(person, 'application_opened')).toEqual(['Librarian'])
      expect(await eventsOf(person, 'application_exported')).toEqual(['Librarian'])
    }
    for (const person of [gone, known]) expect(await eventsOf(person, 'application_exported')).toEqual([])
    good(await exported(company, opening.id))
    expect(await eventsOf(zelie, 'application_exported')).toHaveLength(1)
  })

  it('are for the team alone', async () => {
    const opening = await publishOpening(server, company)
    const reader = await colleague(server, company, 'recruiter')
    await lead(opening.id, reader, false)
    good(await exported(reader, opening.id))
    // The company's owner isn't in this team.
    expect(hintOf(await exported(company, opening.id))).toBe('opening_team_only')
    for (const [role, caller] of Object.entries(await everyRole(server))) {
      expect((await exported(caller, opening.id)).error?.code, role).toBe('42501')
    }
  })
})

describe('openings as a file', () => {
  const line = (more: object = {}) => ({
    title: 'Imported baker',
    language: 'en',
    description: 'You bake bread.',
    contracts: ['permanent'],
    town: 'lyon',
    remote: 'on_site',
    workingTime: 'full',
    places: 2,
    pay: { min: 2000, max: 2300, currency: 'EUR', period: 'month' },
    skills: [{ slug: 'sql', must: true, weight: 2, level: null }],
    ...more,
  })
  const bringIn = ({ client, organizationId }: Partner, documents: unknown) =>
    client.rpc('import_openings', { organization: organizationId, documents })
  const exported = async ({ client, organizationId }: Partner) =>
    good<{ title: string; status: string; places: number; slug: string | null }[]>(
      await client.rpc('export_openings', { organization: organizationId }),
    )

  it('are imported as drafts that their importer leads, all or none', async () => {
    const firm = await partner(server, 'company', { approver: boss })
    await verify(firm)
    expect(
      good(await bringIn(firm, [line(), line({ title: 'Half a line', pay: null, town: null, skills: [] })])),
    ).toBe(2)
    expect(await exported(firm)).toMatchObject([
      { title: 'Half a line', status: 'draft' },
      {
        title: 'Imported baker',
        status: 'draft',
        audience: 'everyone',
        slug: null,
        places: 2,
        pay: { min: 2000, max: 2300, currency: 'EUR', period: 'month' },
        town: { nameEn: 'Lyon' },
        skills: [{ nameEn: 'SQL', must: true }],
      },
    ])
    expect(
      await server.sql(
        `select team.user_id from public.opening_team as team join public.openings as opening on opening.id = team.opening_id
         where opening.organization_id = $1`,
        [firm.organizationId],
      ),
    ).toEqual([{ user_id: firm.id }, { user_id: firm.id }])

    expect(hintOf(await bringIn(firm, [line(), line({ pay: { min: -1, max: 5, period: 'month' } })]))).toBe(
      'opening_invalid',
    )
    // What an import can't set: status, address, team.
    good(await bringIn(firm, [line({ title: 'Sly', status: 'open', slug: 'sly', version: 3, team: [] })]))
    expect(await exported(firm)).toHaveLength(3)
    expect((await exported(firm))[2]).toMatchObject({ title: 'Sly', status: 'draft', slug: null })
  })

  it('are 200 at most, and as many as there is room for', async () => {
    const firm = await partner(server, 'company', { approver: boss })
    for (const documents of [[], {}, null, Array.from({ length: 201 }, () => line())]) {
      expect(hintOf(await bringIn(firm, documents))).toBe('opening_import_size')
    }
    expect(
      good(
        await bringIn(
          firm,
          Array.from({ length: 200 }, () => line()),
        ),
      ),
    ).toBe(200)
    expect(
      hintOf(
        await bringIn(
          firm,
          Array.from({ length: 101 }, () => line()),
        ),
      ),
    ).toBe('too_many_openings')
    expect(good(await firm.client.rpc('opening_list', { organization: firm.organizationId }))).toHaveLength(
      200,
    )
    expect(await exported(firm)).toHaveLength(200)
  })

  it('are for those who hire for the organization', async () => {
    const viewer = await colleague(server, company, 'reviewer')
    for (const [role, { client }] of Object.entries({ ...(await everyRole(server)), viewer })) {
      const theirs = { organization: company.organizationId }
      for (const [name, values] of [
        ['import_openings', { ...theirs, documents: [line()] }],
        ['export_openings', theirs],
      ] as const) {
        expect((await client.rpc(name, values)).error?.code, `${role} ${name}`).toBe('42501')
      }
    }
    const maker = await partner(server, 'on_maker', { approver: boss })
    good(await bringIn(maker, [line({ contracts: ['freelance'] })]))
    expect(await exported(maker)).toHaveLength(1)
  })
})
