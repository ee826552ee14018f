import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { publishMission } from './missions.ts'
import { candidate, type Partner, type Person, partner, startProduct } from './people.ts'
import { good } from './review-work.ts'

let server: TestServer
let company: Partner
let reader: Person
const ids: Record<string, string> = {}

beforeAll(async () => {
  server = await startProduct()
  company = await partner(server, 'company')
  const maker = await partner(server, 'on_maker')
  reader = await candidate(server)
  ids.stock = await publishMission(company, {
    title: 'Count the 100% stock',
    category: 'data',
    skills: ['spreadsheets', 'sql'],
    hours: 4,
  })
  ids.letter = await publishMission(company, { title: 'Un été à Évreux', language: 'fr', hours: 2 })
  ids.report = await publishMission(maker, {
    title: 'Write the report',
    category: 'data',
    difficulty: 'advanced',
    skills: ['spreadsheets', 'copywriting'],
    hours: 8,
  })
  ids.closed = await publishMission(company, { title: 'Closed since yesterday', skills: ['sql'] })
  const access = { mission_id: ids.closed, by_invitation: false, closes_on: '2020-01-01' }
  good(await company.client.rpc('set_mission_access', access))
})
afterAll(() => server.close())

interface Found {
  total: number
  is_more: boolean
  listings: { mission_id: string }[]
}
const find = async (filter: object = {}, { client }: Pick<Person, 'client'> = reader) =>
  good<Found>(await client.rpc('find_missions', filter))
const names = ({ listings }: Pick<Found, 'listings'>) =>
  listings.map(({ mission_id }) => Object.keys(ids).find((name) => ids[name] === mission_id) ?? mission_id)

describe('the catalog', () => {
  it('lists open missions, newest first, without its search words', async () => {
    const found = await find()
    expect(names(found)).toEqual(['report', 'letter', 'stock'])
    expect(found).toMatchObject({ total: 3, is_more: false })
    expect(found.listings[0]).toMatchObject({ title: 'Write the report', organization_kind: 'on_maker' })
    expect(found.listings[0]).not.toHaveProperty('words')
    // Its author sees elsewhere that it is closed.
    expect(names(await find({}, company))).toEqual(['report', 'letter', 'stock'])
  })

  it.each<[string, object, string[]]>([
    ['a word', { search: ['report'] }, ['report']],
    ['a word without its accents', { search: ['ete', 'EVREUX'] }, ['letter']],
    ['three words', { search: ['the', 'count', 'stock'] }, ['stock']],
    ['words of which one doesn’t occur', { search: ['the', 'count', 'stock', 'nothing'] }, []],
    ['a wildcard character', { search: ['0%'] }, ['stock']],
    ['only a wildcard character', { search: ['_'] }, []],
    ['a category', { category: 'data' }, ['report', 'stock']],
    ['a difficulty', { category: 'data', difficulty: 'advanced' }, ['report']],
    ['a skill', { skill: 'sql' }, ['stock']],
    ['a length', { most_hours: 4 }, ['letter', 'stock']],
    ['a language', { language: 'fr' }, ['letter']],
    ['nothing saved', { only_missions: [] }, []],
  ])('finds by %s', async (_, filter, expected) => {
    expect(names(await find(filter))).toEqual(expected)
  })

  it('finds by company and among saved missions', async () => {
    expect(names(await find({ company: company.organizationId }))).toEqual(['letter', 'stock'])
    expect(names(await find({ only_missions: [ids.report, ids.closed] }))).toEqual(['report'])
  })

  it('sorts by length, and by skills in common', async () => {
    expect(names(await find({ sort: 'shortest' }))).toEqual(['letter', 'stock', 'report'])
    const best = { sort: 'best', my_skills: ['sql', 'spreadsheets'] }
    expect(names(await find(best))).toEqual(['stock', 'report', 'letter'])
    expect(names(await find({ ...best, search: ['e'] }))).toEqual(['stock', 'report', 'letter'])
    expect(names(await find({ sort: 'best', my_skills: [] }))).toEqual(['report', 'letter', 'stock'])
  })

  it('starts the best match with missions in the reader’s language', async () => {
    const best = { my_skills: ['sql', 'spreadsheets'] }
    expect(names(await find({ ...best, sort: 'best_en' }))).toEqual(['stock', 'report', 'letter'])
    expect(names(await find({ ...best, sort: 'best_fr' }))).toEqual(['letter', 'stock', 'report'])
    expect(names(await find({ ...best, sort: 'best_fr', search: ['e'] }))).toEqual([
      'letter',
      'stock',
      'report',
    ])
    expect(names(await find({ sort: 'best_en' }))).toEqual(['report', 'stock', 'letter'])
  })

  it('names the organizations with an open mission', async () => {
    const listed = good<{ organization_id: string }[]>(await reader.client.rpc('listed_organizations'))
    expect(listed).toHaveLength(2)
    expect(listed.map(({ organization_id }) => organization_id)).toContain(company.organizationId)
  })

  it('shows anyone similar missions', async () => {
    const similar = { mission_id: ids.stock }
    const found = good<Found['listings']>(await server.client().rpc('similar_missions', similar))
    expect(names({ listings: found })).toEqual(['report'])
  })

  it('suggests what could come next: skills in common first, then the closest level, and nothing already started', async () => {
    const doer = await candidate(server)
    const next = async (mission_id = ids.stock) =>
      names({ listings: good<Found['listings']>(await doer.client.rpc('next_mission', { mission_id })) })
    const start = async (name: string) =>
      good(await doer.client.rpc('start_mission', { mission_id: ids[name] }))
    // Only after completing a mission.
    expect(await next()).toEqual([])
    await start('stock')
    expect(await next()).toEqual(['report'])
    await start('report')
    expect(await next()).toEqual(['letter'])
    await start('letter')
    expect(await next()).toEqual([])
  })

  it('pages to the end, and counts only slightly past the current page', async () => {
    await server.sql(`
      begin;
      set local session_replication_role = replica;
      insert into public.mission_listings
      select (jsonb_populate_record(listing, jsonb_build_object(
        'mission_id', gen_random_uuid(), 'skills', jsonb_build_array('seo'), 'published_at', now() - place * interval '1 day'
      ))).* from public.mission_listings as listing, generate_series(1, 97) as place where mission_id = '${ids.stock}';
      commit`)
    for (const filter of [
      {},
      { sort: 'shortest' },
      { sort: 'best', my_skills: ['sql'] },
      { sort: 'best_fr', my_skills: ['sql'] },
      { sort: 'best_en', my_skills: ['seo'] },
    ]) {
      expect(await find(filter)).toMatchObject({ total: 36, is_more: true })
      const pages = await Promise.all(Array.from({ length: 10 }, (_, page) => find({ ...filter, page })))
      const all = pages.flatMap(({ listings }) => listings.map(({ mission_id }) => mission_id))
      expect([all.length, new Set(all).size]).toEqual([100, 100])
      expect(pages[8]).toMatchObject({ total: 100, is_more: false })
      expect(pages[8]!.listings).toHaveLength(4)
    }
  })
})
