import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { must, publishOpening } from './openings.ts'
import { admin, candidate, everyRole, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

interface Ranked {
  total: number
  openings: {
    opening: { id: string; title: string }
    match: { grade: string | null; reasons: { criterion: string; slug?: string; outcome: string }[] }
    missions: Record<string, object>
    isSaved: boolean
  }[]
}

let server: TestServer
let company: Partner
let person: Person
const openings: Record<'near' | 'far' | 'hidden', { id: string; slug: string }> = {} as never

beforeAll(async () => {
  server = await startProduct()
  const approver = await admin(server)
  company = await partner(server, 'company', { approver })
  const avoided = await partner(server, 'company', { approver })
  person = await candidate(server)
  good(
    await person.client.rpc('save_my_profile', {
      base_revision: 0,
      document: {
        first_name: 'Zoé',
        last_name: 'Quillien',
        skills: ['SQL'],
        location: 'Lyon',
        availability: 'now',
        contract_kinds: ['permanent'],
      },
    }),
  )
  openings.far = await publishOpening(server, company, {
    title: 'Far away',
    town_slug: 'paris',
    skills: [must('ui-design')],
  })
  openings.near = await publishOpening(server, company, { title: 'Near', skills: [must('sql')] })
  openings.hidden = await publishOpening(server, avoided, { title: 'At a company to avoid' })
  good(await person.client.rpc('hide_me_from', { organization_id: avoided.organizationId }))
})
afterAll(() => server.close())

const ranked = async (page = 0) => good<Ranked>(await person.client.rpc('recommended_openings', { page }))
const stored = () =>
  server.sql<{ title: string; shown_to: string }>(
    'select opening_title as title, shown_to from public.match_scores where user_id = $1 order by opening_title',
    [person.id],
  )

describe('recommendations', () => {
  it('are ranked by the match companies see, with reasons, without companies the person hides from', async () => {
    const { total, openings: shown } = await ranked()
    expect(shown.map(({ opening }) => opening.title)).toEqual(['Near', 'Far away'])
    expect(total).toBe(2)
    expect(shown[0]!.match.reasons).toContainEqual(
      expect.objectContaining({ criterion: 'skill', slug: 'sql', outcome: 'partly' }),
    )
    expect(shown[1]!.match.grade).toBe('weak')
  })

  it('are stored for the person once, and not as something a company was shown', async () => {
    await ranked()
    expect(await stored()).toEqual([
      { title: 'Far away', shown_to: 'candidate' },
      { title: 'Near', shown_to: 'candidate' },
    ])
    expect(good(await person.client.rpc('my_matches'))).toEqual({ isMore: false, matches: [] })
    expect(good(await person.client.from('discovery_events').select('kind'))).toEqual([])
    const seen = good<{ id: string }[]>(await company.client.from('match_scores').select('id'))
    expect(seen).toEqual([])
  })

  it('explain one opening too, unless the person can’t see it', async () => {
    const shown = good<{ match: object; isSaved: boolean }>(
      await person.client.rpc('opening_match', { opening_id: openings.near.id }),
    )
    expect(shown.isSaved).toBe(false)
    const secret = await publishOpening(server, company, { title: 'Secret', audience: 'invited' })
    expect(hintOf(await person.client.rpc('opening_match', { opening_id: secret.id }))).toBe('opening_gone')
  })

  it('are for candidates alone', async () => {
    for (const [role, { client }] of Object.entries(await everyRole(server))) {
      if (role === 'candidate') continue
      for (const name of ['recommended_openings', 'my_saved_openings'] as const)
        expect((await client.rpc(name)).error?.code, `${role} ${name}`).toBe('42501')
    }
  })
})

describe('saved openings', () => {
  it('are the person’s own, and say when they have closed', async () => {
    good(await person.client.rpc('bookmark_opening', { opening_id: openings.near.id }))
    good(await person.client.rpc('bookmark_opening', { opening_id: openings.near.id }))
    const mine = async () =>
      good<{ openings: { title: string; isOpen: boolean }[] }>(await person.client.rpc('my_saved_openings'))
        .openings
    expect(await mine()).toMatchObject([{ title: 'Near', isOpen: true }])
    expect((await ranked()).openings[0]!.isSaved).toBe(true)
    await server.sql(`update public.openings set status = 'paused' where id = $1`, [openings.near.id])
    expect(await mine()).toMatchObject([{ title: 'Near', isOpen: false }])
    await server.sql(`update public.openings set status = 'open' where id = $1`, [openings.near.id])
    const other = await candidate(server)
    await other.client.from('saved_openings').delete().eq('opening_id', openings.near.id)
    expect(await mine()).toHaveLength(1)
    const forged = await other.client
      .from('saved_openings')
      .insert({ user_id: person.id, opening_id: openings.far.id })
    expect(forged.error?.code).toBe('42501')
    await person.client.from('saved_openings').delete().eq('opening_id', openings.near.id)
    expect(await mine()).toEqual([])
  })
})

describe('saved searches', () => {
  const save = (document: object, by = person) =>
    by.client.rpc('save_opening_search', { name: 'Data', filter: {}, ...document })
  const notices = () => person.client.from('notifications').select('data, link').eq('kind', 'opening_news')
  const run = (rhythm: string) =>
    server.sql(`select private.notify_of_new_openings($1, now() + interval '2 minutes')`, [rhythm])

  it('notify in their rhythm of what was published since, once', async () => {
    const id = good<string>(await save({ filter: { search: 'zeppelin' }, alerts: 'daily' }))
    await server.sql(`update public.opening_searches set alerted_until = now() - interval '1 hour'`)
    await run('daily')
    expect(good(await notices())).toEqual([])
    await publishOpening(server, company, { title: 'Zeppelin pilot' })
    await run('immediately')
    expect(good(await notices())).toEqual([])
    await server.sql(`update public.opening_searches set alerted_until = now() - interval '1 hour'`)
    await run('daily')
    await run('daily')
    expect(good(await notices())).toEqual([
      {
        data: { name: 'Data', count: 1, search: id },
        link: `/opportunities/search?saved=${id}`,
      },
    ])
  })

  it('tell of openings for some only those who can see them', async () => {
    good(await save({ name: 'Secret', filter: { search: 'submarine' }, alerts: 'immediately' }))
    await server.sql(`update public.opening_searches set alerted_until = now() - interval '1 hour'`)
    await publishOpening(server, company, { title: 'Submarine captain', audience: 'invited' })
    await run('immediately')
    expect(good<object[]>(await notices())).toHaveLength(1)
  })

  it('are changed under the same name, and limited', async () => {
    const first = good<string>(await save({ name: 'Same', filter: { pay: 30000 } }))
    expect(good(await save({ name: ' Same ', filter: { pay: 40000 } }))).toBe(first)
    expect((await save({ name: 'Wrong', filter: { pay: 'much' } })).error?.code).toBe('22P02')
    await server.sql(
      `insert into public.opening_searches (user_id, name, filter) select $1, 'n' || n, '{}' from generate_series(1, 40) as n`,
      [person.id],
    )
    expect(hintOf(await save({ name: 'One more' }))).toBe('too_many_opening_searches')
    // A search that exists can still be changed.
    expect(good(await save({ name: 'Same', filter: {} }))).toBe(first)
  })

  it('belong to their owner', async () => {
    const other = await candidate(server)
    expect(good(await other.client.from('opening_searches').select('id'))).toEqual([])
    await other.client.from('opening_searches').delete().neq('name', '')
    expect(
      (await other.client.from('opening_searches').insert({ user_id: other.id, name: 'x', filter: {} })).error
        ?.code,
    ).toBe('42501')
    expect(good<object[]>(await person.client.from('opening_searches').select('id')).length).toBeGreaterThan(
      1,
    )
  })
})
