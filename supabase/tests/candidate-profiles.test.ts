import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { type Caller, candidate, dataOf, everyRole, type Person, startProduct } from './people.ts'

let server: TestServer
let ada: Person
beforeAll(async () => {
  server = await startProduct()
  ada = await candidate(server)
})
afterAll(() => server.close())

const document = {
  first_name: 'Ada 🦊',
  last_name: '<script>alert(1)</script>',
  job_title: 'Analyst',
  bio: 'x'.repeat(4000),
  skills: ['SQL', 'Écrire'],
  linkedin_url: null,
  portfolio_url: 'https://ada.example',
  location: 'Lyon',
  availability: 'from_date',
  available_from: '2027-01-04',
  contract_kinds: ['internship', 'permanent'],
  places: ['Lyon'],
  remote: 'hybrid',
  looking_for: 'A team.',
  phone: '+33 6 12 34 56 78',
  driving_licenses: ['B'],
  interests: ['Chess'],
  education: [{ school: 'Lumière', degree: 'BUT', started_on: '2023-09-01', ended_on: null }],
  experience: [
    { title: 'Baker', organization: 'Four', started_on: '2024-07-01', ended_on: '2024-08-01' },
    { title: 'Driver' },
  ],
  languages: [{ code: 'fr', level: 'native' }],
}
const save = (who: Caller, changes: object, base_revision: number) =>
  who.client.rpc('save_my_profile', { document: { ...document, ...changes }, base_revision })
const career = (who: Caller) =>
  who.client
    .from('candidate_profiles')
    .select(
      '*, education:profile_education(*), experience:profile_experience(*), languages:profile_languages(*)',
    )

describe('a profile', () => {
  it('is saved as a whole, in order, as written', async () => {
    expect((await save(ada, {}, 0)).data).toBe(1)
    expect((await ada.client.from('profiles').select().single()).data).toMatchObject({
      first_name: 'Ada 🦊',
      last_name: '<script>alert(1)</script>',
      skills: ['SQL', 'Écrire'],
      portfolio_url: 'https://ada.example',
    })
    expect((await career(ada)).data).toMatchObject([
      {
        location: 'Lyon',
        available_from: '2027-01-04',
        revision: 1,
        education: [{ school: 'Lumière', position: 1 }],
        experience: [
          { title: 'Baker', position: 1 },
          { title: 'Driver', organization: '', position: 2 },
        ],
        languages: [{ code: 'fr', level: 'native' }],
      },
    ])
    const exported = await dataOf(server, ada)
    expect(exported).toMatchObject({
      candidate_profiles: [
        { location: 'Lyon', phone: '+33 6 12 34 56 78', driving_licenses: ['B'], interests: ['Chess'] },
      ],
      profile_experience: [{ title: 'Baker' }, { title: 'Driver' }],
    })
  })

  it('accepts only phone numbers and license categories', async () => {
    const other = await candidate(server)
    for (const wrong of [
      { phone: 'call me' },
      { phone: '123' },
      { driving_licenses: ['Z'] },
      { interests: ['Chess', 'Chess'] },
    ])
      expect((await save(other, wrong, 0)).error?.code, JSON.stringify(wrong)).toBe('23514')
    // A page shows neither; the number is shared with companies one by one.
    const page = { wanted_visibility: 'public', wanted_handle: 'ada-phone', wanted_shown: ['phone'] } as const
    expect((await other.client.rpc('set_my_page', { ...page, wanted_shown: ['phone'] })).error?.code).toBe(
      '23514',
    )
  })

  it('stores a script in any field as plain text, and shows it as such', async () => {
    const script = '🦊 <script>alert(1)</script>'
    const words = { location: script, looking_for: script, places: [script] }
    const station = { location: script, description: script }
    const typed = {
      ...document,
      ...words,
      first_name: script,
      last_name: script,
      job_title: script,
      bio: script,
      skills: [script],
      education: [{ school: script, degree: script, description: script }],
      experience: [{ ...station, title: script, organization: script }],
    }
    const eve = await candidate(server)
    expect((await save(eve, typed, 0)).data).toBe(1)
    const { data: profile } = await eve.client.from('profiles').select().single()
    expect(profile).toMatchObject({ first_name: script, job_title: script, bio: script, skills: [script] })
    expect((await career(eve)).data).toMatchObject([
      { ...words, education: typed.education, experience: typed.experience },
    ])
    const { data: page } = await eve.client.rpc('my_page')
    expect(page).toMatchObject({
      firstName: script,
      summary: script,
      location: script,
      skills: [{ word: script }],
    })
  })

  it('in a second tab does not overwrite the first', async () => {
    expect((await save(ada, { location: 'Paris' }, 0)).error?.hint).toBe('revision_conflict')
    const both = await Promise.all([save(ada, { bio: 'one' }, 1), save(ada, { bio: 'two' }, 1)])
    expect(both.map(({ error }) => error?.hint ?? 'saved').sort()).toEqual(['revision_conflict', 'saved'])
    expect((await career(ada)).data).toMatchObject([{ location: 'Lyon', revision: 2 }])
  })

  it.each([
    ['a language twice', { languages: [...document.languages, ...document.languages] }],
    [
      'an end before its start',
      { education: [{ school: 'x', started_on: '2024-02-01', ended_on: '2024-01-01' }] },
    ],
    ['a position without a name', { experience: [{ title: '' }] }],
    ['too much', { looking_for: 'x'.repeat(1001) }],
    ['an unknown kind of contract', { contract_kinds: ['slavery'] }],
    ['an availability without a date', { available_from: null }],
    ['a skill twice', { skills: ['SQL', 'SQL'] }],
    ['a script as an address', { portfolio_url: 'javascript:alert(1)' }],
    ['no name', { first_name: null }],
  ])('with %s is refused, and nothing of it is saved', async (_, changes) => {
    const before = [(await career(ada)).data, (await ada.client.from('profiles').select()).data]
    expect((await save(ada, { bio: 'Half of it', ...changes }, 2)).error).not.toBeNull()
    expect([(await career(ada)).data, (await ada.client.from('profiles').select()).data]).toEqual(before)
  })

  it('is readable and writable only by its owner', async () => {
    const roles = await everyRole(server)
    for (const [role, who] of Object.entries(roles)) {
      for (const table of [
        'candidate_profiles',
        'profile_education',
        'profile_experience',
        'profile_languages',
      ]) {
        const { data, error } = await who.client.from(table).select().eq('user_id', ada.id)
        expect(role === 'anonymous' ? error?.code : data, `${role} ${table}`).toEqual(
          role === 'anonymous' ? '42501' : [],
        )
      }
    }
    for (const who of [ada, roles.candidate, roles.admin]) {
      const table = who.client.from('candidate_profiles')
      expect((await table.update({ revision: 9 }).eq('user_id', ada.id)).error?.code).toBe('42501')
      expect((await table.insert({ user_id: who.id })).error?.code).toBe('42501')
      expect((await table.delete().eq('user_id', ada.id)).error?.code).toBe('42501')
    }
    expect((await save(roles.anonymous, {}, 0)).error?.code).toBe('42501')
    expect((await save(roles.candidate, { location: 'Eve' }, 0)).data).toBe(1)
    expect((await career(ada)).data).toMatchObject([{ location: 'Lyon' }])
  })

  it('is deleted with its account', async () => {
    const eve = await candidate(server)
    await save(eve, {}, 0)
    await server.sql('delete from auth.users where id = $1', [eve.id])
    const rows = await server.sql('select from public.profile_experience where user_id = $1', [eve.id])
    expect(rows).toEqual([])
  })
})
