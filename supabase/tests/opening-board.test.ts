import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { publishMission } from './missions.ts'
import { must, type OpeningColumns, publishOpening } from './openings.ts'
import {
  admin,
  type Caller,
  candidate,
  everyRole,
  type Partner,
  type Person,
  partner,
  partnerData,
  startProduct,
} from './people.ts'
import { good, hintOf } from './review-work.ts'
import { makeCohort, makeStudent } from './school.ts'

interface Found {
  total: number
  isMore: boolean
  openings: { title: string; slug: string; kilometers: number | null; answerDays: number }[]
  choices: Record<string, { value: string; count: number; nameFr?: string }[]>
  named: Record<string, { nameEn: string }>
}

let server: TestServer
let boss: Person
let company: Partner
let visitor: Caller

beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  company = await approved('company', 'Éclair & Fils')
  visitor = { client: server.client() }
})
afterAll(() => server.close())

const approved = (kind: 'company' | 'academia' | 'on_maker', organization_name: string) =>
  partner(server, kind, { metadata: partnerData(kind, { organization_name }), approver: boss })
const publish = (columns: OpeningColumns = {}, by = company) => publishOpening(server, by, columns)
const find = async ({ client }: Caller, filter: object = {}, more: object = {}) =>
  good<Found>(await client.rpc('find_openings', { filter, ...more }))
const titles = async (filter: object = {}, more: object = {}, caller = visitor) =>
  (await find(caller, filter, more)).openings.map(({ title }) => title)
const page = async ({ client }: Caller, slug: string) =>
  good<Record<string, never> | null>(await client.rpc('opening_page', { slug }))
const change = (id: string, columns: string) =>
  server.sql(`update public.openings set ${columns} where id = $1`, [id])
const setStatus = (organization: Partner, status: string) =>
  server.sql('update public.organizations set status = $2 where id = $1', [
    organization.organizationId,
    status,
  ])

describe('the board', () => {
  beforeAll(async () => {
    await publish({ title: 'Falconer in Lyon', pay_min: 2000, pay_max: 2500, pay_period: 'month' })
    await publish({
      title: 'Part-time beekeeper',
      town_slug: 'paris',
      working_time: 'part',
      contracts: ['fixed_term'],
      start_on: '2027-03-15',
      skills: [must('ui-design')],
      pay_min: 13,
      pay_max: 15,
      pay_period: 'hour',
    })
    await publish({
      title: 'Apiculteur à distance',
      language: 'fr',
      town_slug: null,
      remote: 'remote',
      languages: [{ code: 'en', level: 'b2' }],
      translation: { title: 'Remote beekeeper', description: 'In English.' },
    })
  })

  it('lists what takes applications, newest first, for visitors and everyone who is signed in', async () => {
    const expected = ['Apiculteur à distance', 'Part-time beekeeper', 'Falconer in Lyon']
    for (const [role, caller] of Object.entries(await everyRole(server)))
      expect(await titles({}, {}, caller), role).toEqual(expected)
    const { total, isMore, choices, openings } = await find(visitor)
    expect({ total, isMore }).toEqual({ total: 3, isMore: false })
    expect(choices.skill).toContainEqual(expect.objectContaining({ value: 'ui-design', count: 1 }))
    expect(openings[0]).toMatchObject({
      answerDays: 7,
      organization: { name: 'Éclair & Fils', kind: 'company' },
      pay: { currency: 'EUR' },
    })
  })

  it('finds by words in both languages, by the company’s name, and despite a typo', async () => {
    expect(await titles({ search: 'beekeeper' })).toEqual(['Apiculteur à distance', 'Part-time beekeeper'])
    expect(await titles({ search: 'apiculteur' })).toEqual(['Apiculteur à distance'])
    expect(await titles({ search: 'falconner' })).toEqual(['Falconer in Lyon'])
    expect(await titles({ search: 'eclair figma' })).toEqual(['Part-time beekeeper'])
    expect(await titles({ search: 'plumber' })).toEqual([])
  })

  it.each([
    [{ skill: 'ui-design' }, ['Part-time beekeeper']],
    [{ contract: 'fixed_term' }, ['Part-time beekeeper']],
    [{ time: 'part' }, ['Part-time beekeeper']],
    [{ remote: 'remote' }, ['Apiculteur à distance']],
    [{ language: 'en', remote: 'remote' }, ['Apiculteur à distance']],
    // 2,500 a month is 30,000 a year; 15 an hour for 35 hours is 27,300.
    [{ pay: 30000, town: 'lyon' }, ['Falconer in Lyon']],
    [{ pay: 25000, contract: 'fixed_term' }, ['Part-time beekeeper']],
    [{ pay: 30000, contract: 'fixed_term' }, []],
    [{ start: '2027-03', time: 'part' }, ['Part-time beekeeper']],
    [{ start: '2027-04', time: 'part' }, []],
    [{ inTime: true }, []],
    [{ organization: '00000000-0000-4000-8000-000000000000' }, []],
  ])('filters by %j', async (filter, expected) => {
    expect(await titles(filter)).toEqual(expected)
  })

  it('finds around a place and puts the nearest first', async () => {
    const near = { town: 'villeurbanne', within: 20 }
    expect(await titles(near)).toEqual(['Falconer in Lyon'])
    expect(await titles({ ...near, within: 0 })).toEqual([])
    const far = await find(visitor, { town: 'villeurbanne', within: 500 }, { sort: 'nearest' })
    expect(far.openings.map(({ title }) => title)).toEqual(['Falconer in Lyon', 'Part-time beekeeper'])
    expect(far.openings[0]!.kilometers).toBeLessThan(10)
    expect(far.named.town!.nameEn).toBe('Villeurbanne')
  })

  it('finds openings of companies that are named partners of a school', async () => {
    const school = await approved('academia', 'School of Falconry')
    const [{ slug }] = (await server.sql<{ slug: string }>(
      'select slug from public.organizations where id = $1',
      [school.organizationId],
    )) as [{ slug: string }]
    expect(await titles({ school: slug })).toEqual([])
    await server.sql(
      `with made as (
         insert into public.partnerships (school_id, partner_id, agreed_version) values ($1, $2, 1) returning id
       ) insert into public.partnership_terms (partnership_id, version, proposed_by, visibility, starts_on, ends_on, is_named, body)
       select id, 1, 'school', 'none', current_date - 1, current_date + 30, true, '' from made`,
      [school.organizationId, company.organizationId],
    )
    expect(await titles({ school: slug })).toHaveLength(3)
  })

  it('refuses a filter of the wrong kind, and reads what it doesn’t know as nothing', async () => {
    const { error } = await visitor.client.rpc('find_openings', { filter: { pay: 'much' } })
    expect(error?.code).toBe('22P02')
    expect(await titles({ unknown: 'value', anyOf: ['skill:ui-design'] })).toHaveLength(3)
  })

  it('closes while the feature is off', async () => {
    await server.sql(
      `insert into public.platform_settings (key, value) values ('feature_openings', 'false')
       on conflict (key) do update set value = 'false'`,
    )
    const refused = await visitor.client.rpc('find_openings')
    expect(hintOf(refused)).toBe('feature_off')
    await server.sql(`update public.platform_settings set value = 'true' where key = 'feature_openings'`)
    expect(await titles()).toHaveLength(3)
  })
})

describe('an opening', () => {
  it('leaves the board when it is paused, filled, past its last day or its company is suspended', async () => {
    const other = await approved('company', 'Zephyr')
    const { id, slug } = await publish({ title: 'Zeppelin pilot' }, other)
    const isShown = async () => (await titles({ search: 'zeppelin' })).length > 0
    expect(await isShown()).toBe(true)
    await change(id, `status = 'paused'`)
    expect(await isShown()).toBe(false)
    expect(await page(visitor, slug)).toMatchObject({ isOpen: false, title: 'Zeppelin pilot' })
    await change(id, `status = 'open', places_filled = 1`)
    expect(await isShown()).toBe(false)
    await change(id, 'places_filled = 0')
    expect(await isShown()).toBe(true)
    await setStatus(other, 'suspended')
    expect(await isShown()).toBe(false)
    expect(await page(visitor, slug)).toBeNull()
    expect(good(await visitor.client.rpc('opening_feed', { organization_slug: 'zephyr' }))).toBeNull()
    await setStatus(other, 'approved')
    expect(await isShown()).toBe(true)
    await server.sql(
      'update private.opening_listings set apply_by = current_date - 1 where opening_id = $1',
      [id],
    )
    expect(await isShown()).toBe(false)
    await change(id, `status = 'archived'`)
    expect(await page(visitor, slug)).toBeNull()
  })

  it('shows its last version, not what its team is writing', async () => {
    const { id, slug } = await publish({ title: 'Cartographer' })
    await change(id, `title = 'Secret plan', description = 'Secret'`)
    expect(await titles({ search: 'cartographer' })).toEqual(['Cartographer'])
    expect(await titles({ search: 'secret' })).toEqual([])
    expect(JSON.stringify(await page(visitor, slug))).not.toMatch(/secret/i)
  })

  it('has a page with process, missions that prove its must-haves, and similar openings', async () => {
    const other = await approved('company', 'Sibling')
    await publishMission(company, { title: 'Serve them well', skills: ['customer-service'] })
    const { slug } = await publish({ title: 'Advisor', skills: [must('customer-service'), must('sql')] })
    await publish({ title: 'Other advisor', skills: [must('customer-service')] }, other)
    const shown = (await page(visitor, slug)) as unknown as {
      missions: Record<string, { title: string }>
      stages: { kind: string; answerDays: number; id?: string }[]
      similar: { title: string }[]
      others: object[]
      questions?: unknown
    }
    expect(shown.missions).toMatchObject({ 'customer-service': { title: 'Serve them well' } })
    expect(shown.missions.sql).toBeUndefined()
    expect(shown.stages[0]).toEqual({ kind: 'new', name: null, answerDays: 7 })
    expect(shown.similar.map(({ title }) => title)).toContain('Other advisor')
    expect(shown.others.length).toBeGreaterThan(0)
    expect(shown).not.toHaveProperty('questions')
  })

  it('is in the sitemap only if everyone can see it', async () => {
    const open = await publish({ title: 'Open to all' })
    const hidden = await publish({ title: 'For some', audience: 'invited' })
    const paths = JSON.stringify(
      good(await visitor.client.rpc('public_addresses', { wanted_kind: 'openings' })),
    )
    expect(paths).toContain(`/openings/${open.slug}`)
    expect(paths).not.toContain(hidden.slug)
  })

  it('of a maker follows the maker’s page', async () => {
    const maker = await approved('on_maker', 'Hidden maker')
    await publish({ title: 'Glassblower' }, maker)
    expect(await titles({ search: 'glassblower' })).toEqual([])
    await server.sql(
      `insert into public.maker_profiles (organization_id, is_public, headline) values ($1, true, 'Glass')
       on conflict (organization_id) do update set is_public = true, headline = 'Glass'`,
      [maker.organizationId],
    )
    expect(await titles({ search: 'glassblower' })).toEqual(['Glassblower'])
  })
})

describe('a limited audience', () => {
  it('is the linked students and the staff of chosen schools', async () => {
    const school = await approved('academia', 'Chosen school')
    const elsewhere = await approved('academia', 'Other school')
    const student = await makeStudent(server, school, await makeCohort(server, school))
    const stranger = await makeStudent(server, elsewhere, await makeCohort(server, elsewhere))
    const { id, slug } = await publish({ title: 'Schooled tinker', audience: 'schools' })
    await server.sql('insert into public.opening_schools (opening_id, organization_id) values ($1, $2)', [
      id,
      school.organizationId,
    ])
    expect(await titles({ search: 'tinker' }, {}, student)).toEqual(['Schooled tinker'])
    expect(await page(student, slug)).toMatchObject({ isOpen: true, audience: 'schools' })
    expect(await titles({ search: 'tinker' }, {}, school)).toEqual(['Schooled tinker'])
    for (const caller of [visitor, stranger, boss, elsewhere]) {
      expect(await titles({ search: 'tinker' }, {}, caller)).toEqual([])
      expect(await page(caller, slug)).toBeNull()
    }
    await server.sql(`update public.students set status = 'left', ended_on = current_date where id = $1`, [
      student.studentId,
    ])
    expect(await page(student, slug)).toBeNull()
  })

  it('is who was invited, by card or by a confirmed address', async () => {
    const byCard = await candidate(server)
    const byMail = await candidate(server)
    const unconfirmed = await candidate(server, { confirmed: false })
    const { id, slug } = await publish({ title: 'Invited tailor', audience: 'invited' })
    await server.sql(
      `insert into public.opening_invitations (opening_id, user_id, email) values ($1, $2, null), ($1, null, $3), ($1, null, $4)`,
      [id, byCard.id, byMail.email, unconfirmed.email],
    )
    for (const guest of [byCard, byMail]) {
      expect(await titles({ search: 'tailor' }, {}, guest)).toEqual(['Invited tailor'])
      expect(await page(guest, slug)).not.toBeNull()
    }
    for (const caller of [visitor, unconfirmed, await candidate(server)])
      expect(await page(caller, slug)).toBeNull()
    await server.sql('update public.opening_invitations set revoked_at = now() where opening_id = $1', [id])
    expect(await page(byCard, slug)).toBeNull()
  })

  it('keeps private openings to search and match', async () => {
    const { slug } = await publish({ title: 'Quiet search', audience: 'private' })
    expect(await page(visitor, slug)).toBeNull()
    expect(await titles({ search: 'quiet' })).toEqual([])
  })
})

describe('among many openings', () => {
  beforeAll(async () => {
    // Listings alone, without their openings: that is all a search reads.
    const client = await server.engine.db.admin.connect()
    try {
      await client.query(
        `set session_replication_role = replica;
         insert into private.opening_listings (
           opening_id, organization_id, is_public, published_at, town_slug, labels, terms
         )
         select gen_random_uuid(), '${company.organizationId}', nth % 25 > 0, at, town, 0, array[
           'town:' || town, 'day:' || to_char(at at time zone 'UTC', 'YYYY-MM-DD'), 'contract:many',
           'skill:' || case when nth % 2 = 0 then 'common' when nth % 9 = 0 then 'some' else 'rare' || nth % 400 end,
           'time:' || case when nth % 7 = 0 then 'part' else 'full' end
         ]
         from (
           select nth, now() - nth * interval '9 minutes' as at, (array['lyon', 'paris', 'lille'])[1 + nth % 3] as town
           from generate_series(1, 9000) as nth
         ) as drawn;
         reset session_replication_role;
         analyze private.opening_listings`,
      )
    } finally {
      client.release()
    }
  })

  it.each<[object, string, number]>([
    [{ contract: 'many' }, 'newest', 501],
    [{ contract: 'many', skill: 'common', time: 'full' }, 'newest', 501],
    [{ contract: 'many', skill: 'common', time: 'part', town: 'lyon', within: 10 }, 'newest', 501],
    [{ contract: 'many', skill: 'some', time: 'part' }, 'newest', 20],
    [{ contract: 'many', skill: 'rare7' }, 'newest', 501],
    [{ contract: 'many', skill: 'unknown' }, 'newest', 501],
    [{ contract: 'many', skill: 'some', time: 'full', town: 'lyon', within: 500 }, 'nearest', 501],
    [{ contract: 'many', time: 'full', town: 'paris', within: 300 }, 'nearest', 40],
    [{ contract: 'many', time: 'full', town: 'lyon', within: 500 }, 'nearest', 3000],
  ])('finds the same as reading all of them: %j, %s', async (filter, sort, most) => {
    const [found] = await server.sql<{ searched: string[]; read: string[] }>(
      `select private.search_openings(null, $1, $2, $3) as searched, array(
         select listing.opening_id from private.opening_listings as listing
         left join private.towns_near($1 ->> 'town', ($1 ->> 'within')::int) as near on near.slug = listing.town_slug
         where listing.terms @> private.wanted_openings($1) and listing.is_public and (not $1 ? 'town' or near.slug is not null)
         order by case when $2 = 'nearest' then near.distance end, case when $2 = 'nearest' then near.slug end,
           listing.published_at desc, listing.opening_id
         limit $3
       ) as read`,
      [filter, sort, most],
    )
    expect(found!.searched).toEqual(found!.read)
    if (!('skill' in filter) || filter.skill !== 'unknown') expect(found!.read).not.toHaveLength(0)
  })
})
