import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { earn, publishCounting } from './earned.ts'
import { bilingual, publishMission } from './missions.ts'
import {
  admin,
  candidate,
  type Partner,
  type PartnerKind,
  type Person,
  partner,
  partnerData,
  pendingPartner,
  startProduct,
} from './people.ts'
import { good } from './review-work.ts'

let server: TestServer
let boss: Person
let company: Partner
let callers: Pick<Person, 'client'>[]
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  company = await approved('company', 'Éclair & Fils')
  callers = [{ client: server.client() }, await candidate(server), company]
})
afterAll(() => server.close())

const named = (kind: PartnerKind, organization_name: string) => ({
  metadata: partnerData(kind, { organization_name }),
  approver: boss,
})
const approved = (kind: PartnerKind, name: string) => partner(server, kind, named(kind, name))
const suspend = ({ organizationId }: Partner, status = 'suspended') =>
  server.sql(`update public.organizations set status = $2 where id = $1`, [organizationId, status])
const describeIt = (
  { organizationId }: Partner,
  said: { tagline?: string; sector?: string; place?: string },
) =>
  server.sql(
    `insert into public.organization_profiles (organization_id, tagline, sector, place) values ($1, $2, $3, $4)`,
    [organizationId, said.tagline ?? '', said.sector ?? null, said.place ?? ''],
  )

type Rows = { name?: string; title?: string }[]
/** What every caller gets, visitors included: they all get the same. */
async function ask<T>(name: string, args: object = {}): Promise<T> {
  const [first, ...others] = await Promise.all(
    callers.map(async ({ client }) => good<T>(await client.rpc(name, args))),
  )
  for (const other of others) expect(other).toEqual(first)
  return first!
}
const titles = (rows: Rows) => rows.map(({ name, title }) => name ?? title)
const missions = (args: object = {}) =>
  ask<{ total: number; is_more: boolean; listings: Rows; skills: object[] }>('public_missions', args)
const organizations = (kind: PartnerKind, args: object = {}) =>
  ask<{ total: number; organizations: Rows; places: string[] }>('public_organizations', { kind, ...args })
const makers = (args: object = {}) =>
  ask<{ total: number; makers: Rows; skills: { slug: string }[] }>('public_makers', args)

describe('missions', () => {
  beforeAll(async () => {
    await publishMission(company, { title: 'Count the 100% stock', category: 'data', hours: 4 })
    await publishMission(company, { title: 'Un été à Évreux', language: 'fr', hours: 2 })
    const closed = await publishMission(company, { title: 'Closed' })
    const invited = await publishMission(company, { title: 'Invited' })
    const archived = await publishMission(company, { title: 'Archived' })
    const rights = { mission_id: invited, by_invitation: true, closes_on: null }
    good(await company.client.rpc('set_mission_access', rights))
    const over = { mission_id: closed, by_invitation: false, closes_on: '2020-01-01' }
    good(await company.client.rpc('set_mission_access', over))
    good(await company.client.rpc('archive_mission', { mission_id: archived }))
    const paused = await approved('company', 'Paused')
    await publishMission(paused, { title: 'Of a suspended company' })
    await suspend(paused)
  })

  it('are those open to everyone, as cards without steps, rubric and search words', async () => {
    const found = await missions()
    expect(titles(found.listings)).toEqual(['Un été à Évreux', 'Count the 100% stock'])
    expect(found).toMatchObject({ total: 2, is_more: false })
    expect(found.listings[0]).toMatchObject({
      organization_name: 'Éclair & Fils',
      logo: null,
      reply_rate: null,
    })
    for (const hidden of ['words', 'outline', 'rubric']) expect(found.listings[0]).not.toHaveProperty(hidden)
    expect(found.skills).toEqual([expect.objectContaining({ slug: 'customer-service' })])
    expect(JSON.stringify(found)).not.toContain('SECRET')
  })

  it.each<[string, object, string[]]>([
    ['words without accents', { search: ['ete', 'EVREUX'] }, ['Un été à Évreux']],
    ['the company’s name', { search: ['eclair'] }, ['Un été à Évreux', 'Count the 100% stock']],
    ['a sign that patterns use', { search: ['100%'] }, ['Count the 100% stock']],
    ['three words', { search: ['count', 'the', 'stock'] }, ['Count the 100% stock']],
    ['nothing that exists', { search: ['zzz'] }, []],
    ['a category', { category: 'data' }, ['Count the 100% stock']],
    ['a level', { difficulty: 'advanced' }, []],
    ['a language', { language: 'fr' }, ['Un été à Évreux']],
    ['a length', { most_hours: 2 }, ['Un été à Évreux']],
    ['the shortest first', { sort: 'shortest' }, ['Un été à Évreux', 'Count the 100% stock']],
    ['the reader’s language first', { sort: 'en_first' }, ['Count the 100% stock', 'Un été à Évreux']],
    ['the reader’s other language first', { sort: 'fr_first' }, ['Un été à Évreux', 'Count the 100% stock']],
    ['a page after the reader’s language', { sort: 'en_first', page: 1 }, []],
    ['a company without any', { company: '00000000-0000-4000-8000-000000000000' }, []],
    ['a page beyond the last', { page: 7 }, []],
    ['a page before the first', { page: -1 }, ['Un été à Évreux', 'Count the 100% stock']],
  ])('are found by %s', async (_, filter, expected) => {
    expect(titles((await missions(filter)).listings)).toEqual(expected)
  })

  it('come with title and summary in every language, and at most twelve at a time', async () => {
    const many = await approved('company', 'Many')
    const mission = bilingual()
    for (let left = 13; left > 0; left--) await publishMission(many, { ...mission, category: 'hr' })
    const found = await missions({ category: 'hr' })
    expect(found).toMatchObject({ total: 13, is_more: false })
    expect(found.listings).toHaveLength(12)
    expect(Object.values((found.listings[0] as { translations: object }).translations)).toEqual([
      { title: expect.any(String), summary: expect.any(String) },
    ])
    expect((await missions({ category: 'hr', page: 1 })).listings).toHaveLength(1)
  })
})

describe('beside a mission', () => {
  const related = (mission_id: string) =>
    ask<{ company: Rows; similar: Rows; skills: object[] }>('related_missions', { mission_id })

  it('are others of its company, and others with its skills or in its category', async () => {
    const [one, other] = [await approved('company', 'One'), await approved('company', 'Other')]
    const parts = { category: 'finance', skills: ['budgeting'] } as const
    const seen = await publishMission(one, { ...parts, title: 'Seen', skills: [...parts.skills] })
    await publishMission(one, { ...parts, title: 'Of the same company', skills: [...parts.skills] })
    await publishMission(other, { title: 'In its category', category: 'finance', skills: ['sql'] })
    await publishMission(other, { title: 'With its skill', category: 'web', skills: ['budgeting'] })
    await publishMission(other, { title: 'Unrelated', category: 'web', skills: ['sql'] })
    const shut = await publishMission(other, { title: 'Archived', category: 'finance' })
    good(await other.client.rpc('archive_mission', { mission_id: shut }))
    const found = await related(seen)
    expect(titles(found.company)).toEqual(['Of the same company'])
    expect(titles(found.similar)).toEqual(['With its skill', 'In its category'])
    await suspend(other)
    expect((await related(seen)).similar).toEqual([])
  })

  it('is nothing if the mission does not exist', async () => {
    const found = await related('00000000-0000-4000-8000-000000000000')
    expect(found).toEqual({ company: [], similar: [], skills: [] })
  })
})

describe('companies and schools', () => {
  const counted = async (choices: string[]) =>
    Object.fromEntries(
      (
        await server.sql<{ choice: string; pages: number }>(
          `select choice, pages from private.catalog_choices where catalog = 'academia' and choice = any ($1)`,
          [choices],
        )
      ).map(({ choice, pages }) => [choice, pages]),
    )

  it('are the approved ones of that kind, without what only they and administrators know', async () => {
    const school = await approved('academia', 'École du Port')
    await pendingPartner(server, 'company', named('company', 'Waiting'))
    const paused = await approved('company', 'Stopped')
    await suspend(paused)
    await approved('on_maker', 'Not a company')
    const found = await organizations('company')
    expect(titles(found.organizations)).toContain('Éclair & Fils')
    for (const hidden of ['Waiting', 'Stopped', 'Not a company', 'École du Port'])
      expect(titles(found.organizations)).not.toContain(hidden)
    expect(JSON.stringify(found)).not.toMatch(/siret|732829|requested|decision|example\.test/i)
    expect(titles((await organizations('academia')).organizations)).toEqual(['École du Port'])
    expect(titles((await organizations('on_maker')).organizations)).toEqual([])

    await suspend(paused, 'approved')
    await suspend(school)
    expect(titles((await organizations('company')).organizations)).toContain('Stopped')
    expect((await organizations('academia')).organizations).toEqual([])
    await suspend(school, 'approved')
  })

  it('are not listed if their page changes while they are being suspended', async () => {
    const changed = await approved('company', 'Both at once')
    const client = await server.engine.db.admin.connect()
    try {
      await client.query('begin')
      await client.query(`update public.organizations set status = 'suspended' where id = $1`, [
        changed.organizationId,
      ])
      const written = server.sql(
        `insert into public.organization_profiles (organization_id, tagline) values ($1, 'Still here')`,
        [changed.organizationId],
      )
      await expect
        .poll(() => server.sql('select from pg_locks where not granted'), { timeout: 20_000 })
        .not.toHaveLength(0)
      await client.query('commit')
      await written
    } finally {
      client.release()
    }
    expect(await organizations('company', { search: ['still here'] })).toMatchObject({ total: 0 })
  })

  it('are found by name, tagline, department, sector and each of their places', async () => {
    const one = await approved('company', 'Atelier Brume')
    await describeIt(one, { tagline: 'Façades légères', sector: 'construction', place: 'Lyon et Marseille' })
    const school = await approved('academia', 'Institut Nord')
    await describeIt(school, { place: 'Lille' })
    good(
      await school.client.rpc('save_department', {
        organization: school.organizationId,
        name: 'Génie civil',
      }),
    )
    for (const filter of [
      { search: ['brume'] },
      { search: ['facades', 'legeres'] },
      { sector: 'construction' },
      { place: 'Marseille' },
      { place: 'Lyon', search: ['atelier'] },
    ])
      expect(titles((await organizations('company', filter)).organizations), JSON.stringify(filter)).toEqual([
        'Atelier Brume',
      ])
    expect((await organizations('company', { place: 'Lyon', search: ['nord'] })).organizations).toEqual([])
    expect((await organizations('company')).places).toEqual(['Lyon', 'Marseille'])
    const found = await organizations('academia', { search: ['genie'] })
    expect(found.organizations).toMatchObject([
      { name: 'Institut Nord', departments: ['Génie civil'], missions: 0 },
    ])
    await server.sql('delete from public.departments where organization_id = $1', [school.organizationId])
    expect((await organizations('academia', { search: ['genie'] })).organizations).toEqual([])
  })

  it('offer the places of their pages, counted correctly even if pages change at the same time', async () => {
    const moving = await Promise.all(
      Array.from({ length: 6 }, (_, nth) => approved('academia', `Moving school ${nth}`)),
    )
    for (const school of moving) await describeIt(school, { place: 'Brest, Nantes' })
    const places = async () => (await organizations('academia')).places
    const move = (place: string, schools = moving) =>
      Promise.all(
        schools.map(({ organizationId }) =>
          server.sql('update public.organization_profiles set place = $2 where organization_id = $1', [
            organizationId,
            place,
          ]),
        ),
      )
    await Promise.all([
      move('Nantes, Rennes', moving.slice(0, 3)),
      move('Rennes, Nantes, Quimper', moving.slice(3)),
    ])
    expect(await counted(['Brest', 'Nantes', 'Quimper', 'Rennes'])).toEqual({
      Nantes: 6,
      Quimper: 3,
      Rennes: 6,
    })
    await suspend(moving[5]!)
    await move('Quimper', moving.slice(0, 5))
    expect(await places()).toContain('Quimper')
    expect(await places()).not.toContain('Rennes')
    await server.sql('delete from public.organization_profiles where organization_id = any ($1)', [
      moving.map(({ organizationId }) => organizationId),
    ])
    expect(await places()).not.toContain('Quimper')
  })

  it('start with the one that published last, or follow the alphabet', async () => {
    const late = await approved('company', 'aa late')
    await publishMission(company, { title: 'New today' })
    expect(titles((await organizations('company')).organizations)[0]).toBe('Éclair & Fils')
    expect(titles((await organizations('company', { sort: 'name' })).organizations)[0]).toBe('aa late')
    await server.sql(`update public.organizations set name = 'Zz late' where id = $1`, [late.organizationId])
    expect(titles((await organizations('company', { sort: 'name' })).organizations).at(-1)).toBe('Zz late')
  })
})

describe('makers', () => {
  const write = (maker: Partner, more: object, base_revision = 0) =>
    maker.client.rpc('save_maker_profile', {
      base_revision,
      document: {
        headline: 'Design for small teams',
        bio: 'I listen first.',
        skills: [{ slug: 'customer-service', weight: 4 }],
        rates: [],
        availability: 'now',
        mentee_places: 0,
        is_public: true,
        siret: '732 829 320 00074',
        website: 'https://maker.example',
        ...more,
      },
    })

  it('are those whose page is public, available ones first', async () => {
    const [busy, free, hidden, paused] = await Promise.all(
      ['Alba', 'Zoé', 'Hidden', 'Paused'].map((name) => approved('on_maker', name)),
    )
    good(await write(busy!, { availability: 'not_now' }))
    good(await write(free!, { skills: [{ slug: 'sql', weight: 5 }] }))
    good(await write(hidden!, { is_public: false }))
    good(await write(paused!, { skills: [{ slug: 'ux-design', weight: 5 }] }))
    await suspend(paused!)
    const found = await makers()
    expect(titles(found.makers)).toEqual(['Zoé', 'Alba'])
    expect(found.total).toBe(2)
    expect(JSON.stringify(found)).not.toMatch(/732829|maker\.example|I listen/)
    expect(found.skills.map(({ slug }) => slug)).toEqual(['customer-service', 'sql'])
    expect(titles((await makers({ sort: 'name' })).makers)).toEqual(['Alba', 'Zoé'])
    expect(titles((await makers({ skill: 'sql' })).makers)).toEqual(['Zoé'])
    expect(titles((await makers({ available: true })).makers)).toEqual(['Zoé'])
    expect(titles((await makers({ search: ['zoe', 'small'] })).makers)).toEqual(['Zoé'])
    expect((await makers({ search: ['hidden'] })).makers).toEqual([])
    await suspend(paused!, 'approved')
    expect(titles((await makers()).makers)).toEqual(['Paused', 'Zoé', 'Alba'])
    await server.sql(`update public.organizations set name = 'Zz paused' where id = $1`, [
      paused!.organizationId,
    ])
    await server.sql(
      `update public.maker_profiles set availability = 'from', available_from = current_date where organization_id = $1`,
      [busy!.organizationId],
    )
    expect(titles((await makers()).makers)).toEqual(['Alba', 'Zoé', 'Zz paused'])
    good(await write(free!, { is_public: false }, 1))
    expect((await makers()).skills.map(({ slug }) => slug)).toEqual(['customer-service', 'ux-design'])
  })

  it('can be renamed while their profile is saved', async () => {
    const maker = await approved('on_maker', 'Before')
    good(await write(maker, {}))
    const client = await server.engine.db.admin.connect()
    try {
      await client.query('begin')
      await client.query('select from public.maker_profiles where organization_id = $1 for update', [
        maker.organizationId,
      ])
      const renamed = server.sql(`update public.organizations set name = 'After all' where id = $1`, [
        maker.organizationId,
      ])
      await expect
        .poll(() => server.sql('select from pg_locks where not granted'), { timeout: 20_000 })
        .not.toHaveLength(0)
      await client.query(
        `update public.maker_profiles set headline = 'Written meanwhile' where organization_id = $1`,
        [maker.organizationId],
      )
      await client.query('commit')
      await renamed
    } finally {
      client.release()
    }
    expect(titles((await makers({ search: ['after all', 'meanwhile'] })).makers)).toEqual(['After all'])
  })
})

it('keep what they are made from to themselves', async () => {
  for (const { client } of callers) {
    const { error } = await client.schema('private').from('organization_listings').select()
    expect(error?.code).toBe('PGRST106')
  }
})

describe('the landing page', () => {
  interface Proof {
    mission: { title: string; translations: object } | null
    certificate: object | null
    counts: Record<string, number | null>
  }
  const proof = (args: object = {}) => ask<Proof>('landing_proof', args)
  const choose = (code: string) =>
    boss.client.rpc('save_settings', {
      section: 'identity',
      changes: { example_certificate: code },
      seen: { example_certificate: shown },
    })
  let shown = ''

  it('shows an open mission, in the visitor’s language if there is one, and only numbers from ten on', async () => {
    const { mission, certificate, counts } = await proof({ language: 'fr' })
    expect((mission as { languages?: string[] }).languages).toContain('fr')
    expect(JSON.stringify(mission)).not.toContain('SECRET')
    expect(certificate).toBeNull()
    expect(counts).toEqual({ missions: expect.any(Number), companies: null, certificates: null })
  })

  it('shows the certificate that administrators chose, without a name, while it is public and valid', async () => {
    const { holder, code: certificate } = await earn(server, company, await publishCounting(company))
    const taken = { example_certificate: certificate }
    for (const { client } of callers)
      expect(
        (await client.rpc('save_settings', { section: 'identity', changes: taken, seen: {} })).error,
      ).toBeTruthy()
    for (const unknown of ['AAAABBBBCCCC', 'no code'])
      expect((await choose(unknown)).error?.hint, unknown).toBe('example_certificate_unknown')
    good(await choose(certificate.toLowerCase()))
    shown = certificate
    const example = await ask<object>('example_certificate')
    expect(example).toMatchObject({ code: certificate, organization: 'Éclair & Fils' })
    expect(Object.keys(example).sort()).toEqual(['code', 'issuedAt', 'mission', 'organization'])
    expect((await proof()).certificate).toEqual(example)
    await server.sql('update public.certificates set is_public = false where user_id = $1', [holder.id])
    expect(await ask('example_certificate')).toBeNull()
    await server.sql(
      'update public.certificates set is_public = true, revoked_at = now() where user_id = $1',
      [holder.id],
    )
    expect(await ask('example_certificate')).toBeNull()
    expect((await choose('')).error).toBeNull()
    shown = ''
    expect((await choose(certificate)).error?.hint).toBe('example_certificate_unknown')
  })
})
