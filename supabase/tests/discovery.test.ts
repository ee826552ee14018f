import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { admin, type Caller, candidate, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

interface Card {
  id: string
  title?: string
  skills?: { key: string; source: string; level?: number; proofs?: object[] }[]
  town?: { slug: string }
  [fact: string]: unknown
}
interface Found {
  total: number
  isMore: boolean
  cards: Card[]
  facets: Record<string, { value: string; count: number; nameFr?: string }[]>
}

let server: TestServer
let company: Partner
let other: Partner
let people: Record<'data' | 'design' | 'unheard' | 'hidden' | 'shy', Person>

const find = async ({ client }: Caller, filter: object = {}, more: object = {}) =>
  good<Found>(await client.rpc('find_candidates', { filter, ...more }))
const open = ({ client }: Caller, card: string) => client.rpc('open_card', { card })
const allow = ({ client }: Person, is_findable: boolean, hidden: string[] = []) =>
  client.rpc('set_my_discovery', { is_findable, hidden })
const show = ({ client, id }: Person, visibility: string) =>
  client.rpc('set_my_page', {
    wanted_visibility: visibility,
    wanted_handle: `p-${id.slice(0, 18)}`,
    wanted_shown: null,
  })

async function someone(document: object, visibility = 'partners', findable = true): Promise<Person> {
  const person = await candidate(server)
  const named = { first_name: 'Zoé', last_name: 'Quillien', ...document }
  good(await person.client.rpc('save_my_profile', { base_revision: 0, document: named }))
  good(await show(person, visibility))
  if (findable) good(await allow(person, true))
  return person
}
async function cardOf(person: Person, seeing: Partner = company): Promise<string> {
  const [row] = await server.sql<{ card: string }>('select private.card_id($1, $2) as card', [
    seeing.organizationId,
    person.id,
  ])
  return row!.card
}
const sees = async (filter: object, seeing: Partner = company) =>
  (await find(seeing, filter)).cards.map(({ id }) => id)

beforeAll(async () => {
  server = await startProduct()
  const approver = await admin(server)
  company = await partner(server, 'company', { approver })
  other = await partner(server, 'company', { approver })
  people = {
    data: await someone({
      job_title: 'Analyste de données junior',
      skills: ['SQL', 'Analyse de données', 'Falconry'],
      location: '69003 Lyon, France',
      places: ['Paris'],
      availability: 'now',
      contract_kinds: ['permanent'],
      languages: [
        { code: 'fr', level: 'native' },
        { code: 'en', level: 'b2' },
      ],
      education: [{ school: 'Université Lumière Lyon 2' }],
    }),
    design: await someone({
      job_title: 'UX designer',
      skills: ['SQL', 'Figma'],
      location: 'Villeurbanne',
      availability: 'from_date',
      available_from: '2027-03-01',
    }),
    unheard: await someone(
      { job_title: 'Chocolatier', skills: ['SQL', 'Praline'], location: 'Lyon' },
      'public',
      false,
    ),
    hidden: await someone({ job_title: 'Locksmith', skills: ['SQL'], location: 'Lyon' }, 'public'),
    shy: await someone({
      job_title: 'Zoé the plumber',
      skills: ['SQL', 'zoe.quillien@mail.example', 'Quillien method'],
      location: 'Brest',
      education: [{ school: 'École Quillien' }, { school: 'Lycée Vauban' }],
    }),
  }
  good(await people.hidden.client.rpc('hide_me_from', { organization_id: company.organizationId }))
})
afterAll(() => server.close())

describe('people who can be found', () => {
  it('are those who agreed and don’t hide from the company', async () => {
    const found = await sees({})
    expect(found).toContain(await cardOf(people.data))
    expect(found).not.toContain(await cardOf(people.unheard))
    expect(found).not.toContain(await cardOf(people.hidden))
    expect(await sees({}, other)).toContain(await cardOf(people.hidden, other))
  })

  it('leave no trace of others in any filter, count, facet, order or misspelling', async () => {
    const before = await find(company, { skills: ['sql'] })
    const absent = await someone(
      { job_title: 'Chocolatier', skills: ['SQL', 'Praline'], location: 'Lyon' },
      'public',
      false,
    )
    expect(await find(company, { skills: ['sql'] })).toEqual(before)
    for (const filter of [
      { search: 'chocolatier' },
      { search: 'chocolatir' },
      { search: 'praline' },
      { skills: ['praline'] },
    ])
      for (const sort of ['active', 'proof', 'new'])
        expect(await find(company, filter, { sort })).toEqual({
          total: 0,
          isMore: false,
          cards: [],
          facets: {},
        })
    const words = await server.sql(
      `select from private.search_words where word like 'choco%' or word like 'pralin%'`,
    )
    expect(words).toEqual([])
    expect(hintOf(await open(company, await cardOf(absent)))).toBe('card_gone')
    expect(hintOf(await open(company, absent.id))).toBe('card_gone')
  })

  it('can’t be found through tables either, alone or embedded in what a company can read', async () => {
    const tables = [
      'candidate_profiles',
      'profile_education',
      'profile_experience',
      'profile_languages',
      'target_jobs',
      'discovery_settings',
      'discovery_exclusions',
      'discovery_events',
      'skill_attestations',
      'endorsements',
    ]
    for (const { id } of [people.unheard, people.hidden, people.data])
      for (const table of ['profiles', ...tables]) {
        const { data, count } = await company.client
          .from(table)
          .select('user_id', { count: 'exact' })
          .eq('user_id', id)
        expect([data, count], table).toEqual([[], 0])
      }
    for (const embed of [
      'discovery_exclusions(user_id)',
      'discovery_events(user_id)',
      'discovery_exclusions(count)',
    ]) {
      const { data } = await company.client
        .from('organizations')
        .select(`id, ${embed}`)
        .eq('id', company.organizationId)
      expect(JSON.stringify(data)).not.toContain(people.hidden.id)
      expect(JSON.stringify(data)).not.toContain('"count":1')
    }
    expect((await company.client.schema('private').from('candidate_cards').select()).error).toMatchObject({
      code: 'PGRST106',
    })
    expect((await company.client.rpc('list_candidate', { person: people.data.id })).error).toMatchObject({
      code: 'PGRST202',
    })
  })

  it('H1c need no page that partners can open', async () => {
    const person = await someone({ skills: ['Hermitage'] }, 'private')
    expect(await sees({ search: 'hermitage' })).toHaveLength(1)
    const fresh = await candidate(server)
    good(await allow(fresh, true))
    expect(await sees({})).toContain(await cardOf(fresh))
    good(await allow(fresh, false))
    good(await allow(person, false))
    expect(await sees({ search: 'hermitage' })).toEqual([])
    expect(hintOf(await open(company, await cardOf(person)))).toBe('card_gone')
  })

  it('disappear when they withdraw, block, are suspended, delete their account, or stop looking', async () => {
    const person = await someone({ skills: ['Beekeeping'] })
    const isSeen = async () => (await sees({ search: 'beekeeping' })).length === 1
    expect(await isSeen()).toBe(true)
    good(await allow(person, false))
    expect(await isSeen()).toBe(false)
    good(await allow(person, true))
    await server.sql('insert into public.blocks (user_id, blocked_id) values ($1, $2)', [
      person.id,
      company.id,
    ])
    expect(await isSeen()).toBe(false)
    expect(hintOf(await open(company, await cardOf(person)))).toBe('card_gone')
    await server.sql('delete from public.blocks where user_id = $1', [person.id])
    await server.sql(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
      person.id,
    ])
    expect(await isSeen()).toBe(false)
    await server.sql('update auth.users set banned_until = null where id = $1', [person.id])
    expect(await isSeen()).toBe(true)
    await server.sql('update public.profiles set deletion_requested_at = now() where user_id = $1', [
      person.id,
    ])
    expect(await isSeen()).toBe(false)
  })
})

describe('a card', () => {
  it('names no one, not even in its owner’s own text', async () => {
    const answer = await find(company, { town: 'brest' })
    expect(answer.cards).toHaveLength(1)
    const everything = JSON.stringify([answer, good(await open(company, answer.cards[0]!.id))])
    expect(everything).not.toMatch(/zo[eé]|quillien|@|avatar|http/i)
    expect(everything).not.toContain(people.shy.id)
    expect(answer.cards[0]!.schools).toEqual(['Lycée Vauban'])
  })

  it('has a different ID for every company, and none that can be made up', async () => {
    expect(await cardOf(people.data)).not.toBe(await cardOf(people.data, other))
    expect(hintOf(await open(other, await cardOf(people.data)))).toBe('card_gone')
    expect(hintOf(await open(company, crypto.randomUUID()))).toBe('card_gone')
  })

  it('shows a skill once, under however many names its owner lists it', async () => {
    const person = await someone(
      { skills: ['Data analysis', 'SQL', 'Analyse de données'] },
      'partners',
      false,
    )
    const [row] = await server.sql<{ skills: { key: string }[] }>(
      'select private.card_skills($1, true, null) as skills',
      [person.id],
    )
    expect(row!.skills.map(({ key }) => key)).toEqual(['data-analysis', 'sql'])
  })

  it('leaves out what its owner hides, and can’t be found by it', async () => {
    const person = await someone({
      job_title: 'Glazier',
      education: [{ school: 'Glazier College' }],
      skills: ['Negotiation'],
      location: 'Metz',
      contract_kinds: ['freelance'],
    })
    expect(await sees({ search: 'glazier', town: 'metz' })).toHaveLength(1)
    good(await allow(person, true, ['place', 'skills']))
    const [card] = (await find(company, { search: 'glazier' })).cards
    expect(Object.keys(card!).sort()).toEqual([
      'availability',
      'contact',
      'contracts',
      'id',
      'languages',
      'missionsValidated',
      'schools',
      'targetJobs',
    ])
    for (const filter of [{ town: 'metz' }, { skills: ['negotiation'] }])
      expect(await sees({ search: 'glazier', ...filter })).toEqual([])
    expect(good(await person.client.rpc('my_card'))).toEqual({ ...card, id: undefined, contact: undefined })
  })

  it('is logged when opened, once a day per company, and only the person can read the log', async () => {
    const id = await cardOf(people.design)
    for (const who of [company, company]) good(await open(who, id))
    const mine = await people.design.client.from('discovery_events').select('kind, organization_id')
    expect(mine.data).toEqual([{ kind: 'viewed', organization_id: company.organizationId }])
    for (const { client } of [people.data, company])
      expect(
        (await client.from('discovery_events').select('id').eq('user_id', people.design.id)).data,
      ).toEqual([])
    const row = { user_id: people.design.id, organization_id: company.organizationId, kind: 'viewed' }
    for (const { client } of [people.design, company])
      expect((await client.from('discovery_events').insert(row)).error).toMatchObject({ code: '42501' })
  })
})

describe('a search', () => {
  it.each([
    ['analyse', 'data'],
    ['analyst', 'data'],
    ['DONNEES', 'data'],
    ['donées', 'data'],
    ['analsye donnees lyon', 'data'],
    ['falconry', 'data'],
    ['postgresql', 'data'],
    ['lumière', 'data'],
    ['designers', 'design'],
    ['figam', 'design'],
  ] as const)('tolerates typos: “%s” finds the right person', async (search, who) => {
    expect(await sees({ search })).toContain(await cardOf(people[who]))
  })

  it.each([
    [{ skills: ['sql', 'data-analysis'] }, ['data']],
    [{ skills: ['sql:1'] }, []],
    [{ town: 'lyon', movers: false }, ['data']],
    [{ town: 'lyon', within: 20 }, ['data', 'design']],
    [{ town: 'paris', within: 20 }, ['data']],
    [{ town: 'paris', within: 20, movers: false }, []],
    [{ availableBy: '2026-12-01' }, ['data']],
    [{ availableBy: '2027-03-01' }, ['data', 'design']],
    [{ contract: 'permanent' }, ['data']],
    [{ language: 'en:b1' }, ['data']],
    [{ language: 'en:c1' }, []],
    [{ school: 'universite lumiere lyon 2' }, ['data']],
    [{ missions: 1 }, []],
    [{ search: 'nothing like it' }, []],
  ] as [object, ('data' | 'design')[]][])('filters by %j', async (filter, expected) => {
    const found = await sees(filter)
    const cards = await Promise.all([people.data, people.design].map((person) => cardOf(person)))
    const wanted = await Promise.all(expected.map((who) => cardOf(people[who])))
    expect(cards.filter((id) => found.includes(id)).sort()).toEqual(wanted.sort())
  })

  it('counts what the results have in common', async () => {
    const { facets, total } = await find(company, { town: 'lyon', within: 30 })
    expect(total).toBe(2)
    expect(facets.skill).toContainEqual({ value: 'sql', count: 2, nameEn: 'SQL', nameFr: 'SQL' })
    expect(facets.town).toHaveLength(2)
    expect(facets.language).toContainEqual({ value: 'en', count: 1 })
    const school = 'Université Lumière Lyon 2'
    expect(facets.school).toEqual([
      { value: 'universite lumiere lyon 2', count: 1, nameEn: school, nameFr: school },
    ])
  })

  it('is for recruiters at an approved company, and ends with that', async () => {
    const { client, id } = await candidate(server)
    const join =
      'insert into public.organization_members (organization_id, user_id, member_role) values ($1, $2, $3)'
    await server.sql(join, [company.organizationId, id, 'reviewer'])
    expect(hintOf(await client.rpc('find_candidates'))).toBe('recruiter_required')
    await server.sql(`update public.organization_members set member_role = 'recruiter' where user_id = $1`, [
      id,
    ])
    good(await client.rpc('find_candidates'))
    good(await client.rpc('save_search', { name: 'Data', filter: {} }))
    await server.sql('delete from public.organization_members where user_id = $1', [id])
    expect(hintOf(await client.rpc('find_candidates'))).toBe('recruiter_required')
    expect((await client.from('saved_searches').select('id')).data).toEqual([])
    expect((await server.client().rpc('find_candidates')).error).not.toBeNull()
    for (const who of [people.data, await partner(server, 'academia'), await partner(server, 'on_maker')])
      expect(hintOf(await who.client.rpc('find_candidates'))).toBe('recruiter_required')
  })

  it('can be saved, and reports people who joined since', async () => {
    const filter = { search: 'cartography' }
    const id = good<string>(await company.client.rpc('save_search', { name: 'Maps', filter }))
    expect((await other.client.from('saved_searches').select('id')).data).toEqual([])
    const tomorrow = `select private.notify_of_new_candidates(now() + interval '1 day')`
    await server.sql(tomorrow)
    const notices = () => company.client.from('notifications').select('data').eq('kind', 'search_news')
    expect((await notices()).data).toEqual([])
    await server.sql(`update public.saved_searches set told_at = now() - interval '1 day' where id = $1`, [
      id,
    ])
    await someone({ skills: ['Cartography'] })
    await server.sql(tomorrow)
    expect((await notices()).data).toEqual([{ data: { name: 'Maps', count: 1, search: id } }])
    good(await company.client.from('saved_searches').update({ is_told: false }).eq('id', id).select())
    good(await company.client.from('saved_searches').delete().eq('id', id).select())
  })

  it('refuses an invalid filter', async () => {
    const { error } = await company.client.rpc('save_search', {
      name: 'Odd',
      filter: { availableBy: 'soon' },
    })
    expect(error).toMatchObject({ code: '22007' })
  })
})
