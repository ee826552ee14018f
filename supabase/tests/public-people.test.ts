import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { judged, publishCounting, submitCounting } from './earned.ts'
import {
  type Caller,
  candidate,
  dataOf,
  everyRole,
  type Partner,
  type Person,
  type RoleName,
  roleNames,
  startProduct,
} from './people.ts'

let server: TestServer
let roles: Record<RoleName, Caller>
let ada: Person
beforeAll(async () => {
  server = await startProduct()
  roles = await everyRole(server)
  ada = await candidate(server)
  const saved = await ada.client.rpc('save_my_profile', {
    base_revision: 0,
    document: {
      first_name: 'Ada',
      last_name: 'Lovelace',
      job_title: 'SECRET job',
      bio: 'SECRET summary',
      skills: ['SECRET skill'],
      linkedin_url: 'https://www.linkedin.com/in/secret',
      portfolio_url: 'https://secret.example',
      location: 'SECRET town',
      looking_for: 'SECRET wish',
      experience: [{ title: 'SECRET position' }],
      education: [{ school: 'SECRET school' }],
      languages: [{ code: 'fr', level: 'native' }],
    },
  })
  expect(saved.error).toBeNull()
})
afterAll(() => server.close())

const everything = [
  ...['photo', 'last_name', 'job_title', 'location', 'summary', 'skills', 'links', 'wanted', 'experience'],
  ...['education', 'languages', 'certificates'],
]
const show = (who: Caller, visibility: string, handle: string | null, shown: string[] = everything) =>
  who.client.rpc('set_my_page', {
    wanted_visibility: visibility,
    wanted_handle: handle,
    wanted_shown: shown,
  })
const page = async ({ client }: Pick<Caller, 'client'>, handle: string) => {
  const { data, error } = await client.rpc('person_page', { wanted_handle: handle })
  expect(error).toBeNull()
  return data
}

describe('a page', () => {
  it('is private at first, and a private profile looks like one that does not exist', async () => {
    expect((await show(ada, 'private', 'ada-lovelace')).error).toBeNull()
    for (const role of roleNames) {
      const both = [await page(roles[role], 'ada-lovelace'), await page(roles[role], 'nobody-at-all')]
      expect(both, role).toEqual([null, null])
    }
  })

  it.each([
    ['partners', ['company', 'academia']],
    ['public', roleNames],
  ])('for %s is visible only to %o', async (visibility, seers) => {
    expect((await show(ada, visibility, 'ada-lovelace')).error).toBeNull()
    for (const role of roleNames) {
      const seen = await page(roles[role], ' ADA-Lovelace ')
      if (!seers.includes(role)) expect(seen, role).toBeNull()
      else
        expect(seen, role).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', location: 'SECRET town' })
    }
  })

  it('contains only fields that are shown, and at most a page of them', async () => {
    await show(ada, 'public', 'ada-lovelace', [])
    const seen = await page(roles.anonymous, 'ada-lovelace')
    expect(seen).toEqual({ handle: 'ada-lovelace', firstName: 'Ada', lastName: 'L.' })
    const fields: Record<string, string[]> = {
      photo: [],
      last_name: [],
      job_title: ['jobTitle'],
      location: ['location'],
      summary: ['summary'],
      skills: ['skills'],
      links: ['linkedinUrl', 'portfolioUrl'],
      wanted: ['wanted'],
      experience: ['experience'],
      education: ['education'],
      languages: ['languages'],
      certificates: [],
    }
    for (const [part, names] of Object.entries(fields)) {
      await show(ada, 'public', 'ada-lovelace', [part])
      const shown = await page(roles.anonymous, 'ada-lovelace')
      expect(Object.keys(shown).sort(), part).toEqual(['handle', 'firstName', 'lastName', ...names].sort())
    }
    await show(ada, 'public', 'ada-lovelace')
    const whole = JSON.stringify(await page(roles.anonymous, 'ada-lovelace'))
    expect(whole).not.toContain(ada.email)
    expect(whole).not.toContain(ada.id)
    expect(JSON.parse(whole)).toEqual((await ada.client.rpc('my_page')).data)
  })

  it('is gone while its account is about to be deleted, or suspended', async () => {
    const eve = await candidate(server)
    await show(eve, 'public', 'eve-leaves')
    const seen = () => page(roles.anonymous, 'eve-leaves')
    expect(await seen()).not.toBeNull()
    await server.sql('update public.profiles set deletion_requested_at = now() where user_id = $1', [eve.id])
    expect(await seen()).toBeNull()
    await server.sql('update public.profiles set deletion_requested_at = null where user_id = $1', [eve.id])
    await server.sql(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [eve.id])
    expect(await seen()).toBeNull()
  })
})

describe('an address', () => {
  it.each([
    ['', 'handle_required'],
    ['ab', 'handle_invalid'],
    ['two--hyphens', 'handle_invalid'],
    ['-ada', 'handle_invalid'],
    ['ada/../admin', 'handle_invalid'],
    ['<script>', 'handle_invalid'],
    ['x'.repeat(41), 'handle_invalid'],
    ['admin', 'handle_taken'],
    ['ESSOR', 'handle_taken'],
    ['essor-support', 'handle_taken'],
    ['ada-lovelace', 'handle_taken'],
  ])('"%s" is refused: %s', async (handle, code) => {
    expect((await show(roles.candidate, 'public', handle)).error?.hint).toBe(code)
  })

  it('stays with its person, and leads to the new one', async () => {
    await show(ada, 'public', 'ada-king')
    expect(await page(roles.anonymous, 'ada-lovelace')).toMatchObject({ handle: 'ada-king' })
    expect((await show(roles.candidate, 'public', 'ada-lovelace')).error?.hint).toBe('handle_taken')
    const data = await dataOf(server, ada)
    expect(data['private.handles']).toMatchObject([{ handle: 'ada-lovelace' }, { handle: 'ada-king' }])
    for (let change = 0; change < 4; change++) await show(ada, 'public', `ada-${change}`)
    expect((await show(ada, 'public', 'ada-again')).error?.hint).toBe('too_many_handles')
    expect((await show(ada, 'public', 'ada-king')).error).toBeNull()
  })

  it('can be set only through the function', async () => {
    const change = ada.client.from('candidate_profiles').update({ handle: `x-${randomUUID().slice(0, 8)}` })
    expect((await change.eq('user_id', ada.id)).error?.code).toBe('42501')
    expect(
      (
        await ada.client
          .schema('private' as 'public')
          .from('handles')
          .select()
      ).error,
    ).not.toBeNull()
  })
})

describe('a skill', () => {
  it('is proven by validated work, with level, date and certificate, and shown to others once public', async () => {
    const maker = roles.company as Partner
    const work = await submitCounting(server, await publishCounting(maker))
    const { holder } = work
    await holder.client
      .from('profiles')
      .update({ skills: ['Tableurs', 'Cooking'] })
      .eq('user_id', holder.id)
    const skills = async () => (await holder.client.rpc('my_skills')).data
    expect(await skills()).toMatchObject([
      { word: 'Tableurs', slug: 'spreadsheets', sources: [] },
      { word: 'Cooking', slug: null, sources: [] },
    ])
    expect((await (await judged(maker, work)).deliver('validated')).error).toBeNull()
    const proof = { mission: 'Count the stock', difficulty: 'beginner', reached: 100, isPublic: true }
    expect(await skills()).toMatchObject([
      { word: 'Tableurs', sources: [{ kind: 'proven', at: expect.any(String), facts: proof }] },
      { word: 'Cooking', sources: [] },
    ])
    await holder.client.from('profiles').update({ skills: [] }).eq('user_id', holder.id)
    expect(await skills()).toMatchObject([
      { word: null, nameEn: 'Spreadsheets', sources: [{ kind: 'proven' }] },
    ])

    await show(holder, 'public', 'counter')
    expect(await page(roles.anonymous, 'counter')).toMatchObject({
      skills: [{ slug: 'spreadsheets' }],
      certificates: [{ mission: 'Count the stock' }],
    })
    await holder.client.from('certificates').update({ is_public: false }).eq('user_id', holder.id)
    expect(JSON.stringify(await page(roles.anonymous, 'counter'))).not.toMatch(/Count the stock|spreadsheets/)
    await server.sql(
      'update public.certificates set is_public = true, revoked_at = now() where user_id = $1',
      [holder.id],
    )
    expect(JSON.stringify(await page(roles.anonymous, 'counter'))).not.toMatch(/Count the stock|spreadsheets/)
    expect(await skills()).toEqual([])
  })
})
