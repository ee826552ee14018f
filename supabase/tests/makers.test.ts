import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { block, connect } from './connected.ts'
import { admin, candidate, dataOf, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf, letPromisePass, publish, reviewer, work } from './review-work.ts'

let server: TestServer
let boss: Person
let maker: Partner
let rival: Partner
let company: Partner
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  ;[maker, rival] = await Promise.all([newMaker(), newMaker()])
  company = await partner(server, 'company', { approver: boss })
})
afterAll(() => server.close())

const newMaker = () => partner(server, 'on_maker', { approver: boss })
const document = (more: object = {}) => ({
  headline: 'Design for small teams',
  bio: 'I listen first.',
  skills: [{ slug: 'customer-service', weight: 4 }],
  rates: [{ amount: 52_000, currency: 'EUR', per: 'day' }],
  availability: 'now',
  mentee_places: 2,
  is_public: true,
  siret: '732 829 320 00074',
  website: 'https://maker.example',
  ...more,
})
const save = ({ client }: Person, base_revision: number, more: object = {}) =>
  client.rpc('save_maker_profile', { document: document(more), base_revision })
const handleOf = async ({ organizationId }: Partner) =>
  (
    await server.sql<{ slug: string }>('select slug from public.organizations where id = $1', [
      organizationId,
    ])
  )[0]!.slug
const pageOf = async (one: Partner, by: Pick<Person, 'client'> = { client: server.client() }) =>
  good<Record<string, never> | null>(
    await by.client.rpc('maker_page', { wanted_handle: await handleOf(one) }),
  )

/** A maker with a page. */
async function shownMaker(more: object = {}): Promise<Partner> {
  const one = await newMaker()
  good(await save(one, 0, more))
  return one
}

describe('a maker’s profile', () => {
  it('is private until it is shown, and then public without the SIRET', async () => {
    good(await save(maker, 0, { is_public: false }))
    for (const other of [rival, company, await candidate(server), boss]) {
      expect((await other.client.from('maker_profiles').select()).data).toEqual([])
      expect(await pageOf(maker, other)).toBeNull()
    }
    expect((await maker.client.from('maker_profiles').select()).data).toHaveLength(1)
    expect((await maker.client.from('maker_profiles').update({ bio: 'x' }).select()).error?.code).toBe(
      '42501',
    )
    good(await save(maker, 1))
    const page = await pageOf(maker)
    expect(page).toMatchObject({
      headline: 'Design for small teams',
      hasSiret: true,
      isOwn: false,
      answerHours: null,
    })
    expect(JSON.stringify(page)).not.toMatch(/73282932000074|"siret"/)
    await server.sql(`update public.organizations set status = 'suspended' where id = $1`, [
      maker.organizationId,
    ])
    expect(await pageOf(maker)).toBeNull()
    await server.sql(`update public.organizations set status = 'approved' where id = $1`, [
      maker.organizationId,
    ])
  })

  it('is saved as a whole, by approved makers, and refuses invalid input', async () => {
    const one = await newMaker()
    for (const other of [company, await candidate(server)])
      expect(hintOf(await save(other, 0))).toBe('maker_required')
    const refused: [object, string][] = [
      [{ siret: '73282932000075' }, 'siret_invalid'],
      [{ headline: '' }, 'maker_profile_invalid'],
      [{ bio: 'x'.repeat(4001) }, 'maker_profile_invalid'],
      [{ skills: [{ slug: 'customer-service', weight: 6 }] }, 'maker_profile_invalid'],
      [{ skills: [{ slug: 'no-such-skill', weight: 3 }] }, 'maker_profile_invalid'],
      [{ rates: [{ amount: 10.5, currency: 'EUR', per: 'day' }] }, 'maker_profile_invalid'],
      [{ rates: [{ amount: 100, currency: 'XXX', per: 'day' }] }, 'maker_profile_invalid'],
      [{ availability: 'from' }, 'maker_profile_invalid'],
      [{ mentee_places: 21 }, 'maker_profile_invalid'],
    ]
    for (const [more, code] of refused)
      expect(hintOf(await save(one, 0, more)), JSON.stringify(more)).toBe(code)
    expect(good<number>(await save(one, 0))).toBe(1)
    expect(hintOf(await save(one, 0))).toBe('revision_conflict')
  })
})

const story = 'The task was clear, and so was the answer: less of everything.'
const saveCase = ({ client }: Person, more: object = {}, rest: object = {}) =>
  client.rpc('save_case', {
    document: { title: 'A shop', body: story, place: 'a0', is_published: true, images: [], ...more },
    ...rest,
  })

describe('a case study', () => {
  it('is a draft no one else sees, and public once published', async () => {
    const one = await shownMaker()
    const draft = good<{ id: string; slug: null }>(
      await saveCase(one, { title: 'Secret draft', is_published: false }),
    )
    const shown = good<{ id: string; slug: string }>(await saveCase(one))
    expect([draft.slug, shown.slug]).toEqual([null, 'a-shop'])
    for (const other of [rival, company, await candidate(server), boss]) {
      expect((await other.client.from('portfolio_cases').select()).data).toEqual([])
      for (const id of [draft.id, shown.id]) {
        const change = { document: { title: 'Mine' }, case_id: id, base_revision: 1 }
        expect(hintOf(await other.client.rpc('save_case', change))).toBe(
          other === rival ? 'case_not_found' : 'maker_required',
        )
      }
      expect(JSON.stringify(await pageOf(one, other))).not.toContain('Secret')
    }
    for (const call of ['delete_case', 'restore_case']) {
      expect(hintOf(await rival.client.rpc(call, { case_id: shown.id }))).toBe('case_not_found')
    }
    expect(hintOf(await rival.client.rpc('move_case', { case_id: shown.id, place: 'a1' }))).toBe(
      'case_not_found',
    )
    const wanted_handle = await handleOf(one)
    const read = (wanted_case: string) => server.client().rpc('maker_case', { wanted_handle, wanted_case })
    expect(good(await read('a-shop'))).toMatchObject({ title: 'A shop', body: story })
    good(await one.client.rpc('delete_case', { case_id: shown.id }))
    expect((await read('a-shop')).data).toBeNull()
    good(await one.client.rpc('restore_case', { case_id: shown.id }))
    expect((await read('a-shop')).data).toMatchObject({ title: 'A shop' })
    // Its address stays when its title changes; unpublished, no one can read it.
    good(await saveCase(one, { title: 'Another name' }, { case_id: shown.id, base_revision: 1 }))
    expect((await read('a-shop')).data).toMatchObject({ title: 'Another name' })
    good(await saveCase(one, { is_published: false }, { case_id: shown.id, base_revision: 2 }))
    expect((await read('a-shop')).data).toBeNull()
    good(await save(one, 1, { is_public: false }))
    good(await saveCase(one, {}, { case_id: shown.id, base_revision: 3 }))
    expect((await read('a-shop')).data).toBeNull()
  })

  it('needs a description of every image to be published, and accepts only the maker’s own images', async () => {
    const one = await shownMaker()
    const path = `${one.organizationId}/${randomUUID()}.webp`
    const bucket = one.client.storage.from('company-media')
    const file = new Blob(['RIFF'], { type: 'image/webp' })
    expect((await bucket.upload(path, file)).error).toBeNull()
    expect(
      (await rival.client.storage.from('company-media').upload(`${one.organizationId}/x.webp`, file)).error,
    ).not.toBeNull()
    const image = (alt: string, at = path) => ({ images: [{ path: at, alt, width: 3, height: 2 }] })
    expect(hintOf(await saveCase(one, image(' ')))).toBe('alt_required')
    const draft = good<{ id: string }>(await saveCase(one, { ...image(''), is_published: false }))
    const known = { case_id: draft.id, base_revision: 1 }
    expect(hintOf(await saveCase(one, image('Shelves', `${rival.organizationId}/x.webp`), known))).toBe(
      'case_invalid',
    )
    expect(hintOf(await saveCase(one, image('Shelves', `${one.organizationId}/gone.webp`), known))).toBe(
      'picture_lost',
    )
    expect(hintOf(await saveCase(one, { client_quote: 'Great.' }, known))).toBe('case_invalid')
    good(await saveCase(one, image('Shelves'), known))
    expect(hintOf(await saveCase(one, {}, known))).toBe('revision_conflict')
    // While a case study uses it, neither its maker nor the nightly job deletes it.
    expect((await bucket.remove([path])).data).toEqual([])
    await server.sql(`update storage.objects set created_at = now() - interval '2 days' where name = $1`, [
      path,
    ])
    await server.sql('select private.forget_unused_pictures()')
    expect(await server.sql('select from storage.objects where name = $1', [path])).toHaveLength(1)
  })

  it('counts a view once per person and day, and never the maker’s own', async () => {
    const one = await shownMaker()
    const { id: case_id } = good<{ id: string }>(await saveCase(one))
    const hidden = good<{ id: string }>(await saveCase(one, { title: 'Draft', is_published: false }))
    const reader = await candidate(server)
    for (const { client } of [
      reader,
      reader,
      one,
      { client: server.client() },
      { client: server.client() },
    ]) {
      good(await client.rpc('record_view', { case_id }))
      good(await client.rpc('record_view', { case_id: hidden.id }))
      good(await client.rpc('record_view', { organization_id: one.organizationId }))
    }
    const seen = good<{ pageViews: number; cases: { id: string; views: number }[] }>(
      await one.client.rpc('my_portfolio'),
    )
    expect(seen.cases.find(({ id }) => id === case_id)?.views).toBe(2)
    expect(seen.cases.find(({ id }) => id === hidden.id)?.views).toBe(0)
    expect(seen.pageViews).toBe(2)
    expect(hintOf(await reader.client.rpc('my_portfolio'))).toBe('maker_required')
    // Views folded after 90 days still count.
    await server.sql(`update public.page_views set day = day - 100 where organization_id = $1`, [
      one.organizationId,
    ])
    await server.sql('select private.fold_page_views()')
    const later = good<typeof seen>(await one.client.rpc('my_portfolio'))
    expect(later.cases.find(({ id }) => id === case_id)?.views).toBe(2)
  })
})

const text = 'I would like to learn how to test what I draw with real people.'
const ask = ({ client }: Person, one: Partner, more: object = {}) =>
  client.rpc('ask_mentoring', { maker: one.organizationId, purpose: 'skills', body: text, ...more })
const kindsOf = async ({ client }: Person) =>
  (
    await client.from('notifications').select('kind').like('kind', 'mentoring%').order('created_at')
  ).data!.map(({ kind }) => kind)

describe('mentoring', () => {
  it('is requested within limits, from makers with a free place', async () => {
    const person = await candidate(server)
    const hidden = await shownMaker({ is_public: false })
    const none = await shownMaker({ mentee_places: 0 })
    for (const one of [hidden, none]) expect(hintOf(await ask(person, one))).toBe('mentor_not_found')
    const one = await shownMaker({ mentee_places: 1 })
    expect(hintOf(await ask(person, one, { body: 'Too short.' }))).toBe('mentoring_text')
    expect(hintOf(await ask(person, one, { purpose: 'gossip' }))).toBe('mentoring_purpose')
    expect(hintOf(await ask(company, one))).toBe('candidates_only')
    const id = good<string>(await ask(person, one))
    expect(hintOf(await ask(person, one))).toBe('mentoring_open')
    expect(await kindsOf(one)).toEqual(['mentoring_asked'])
    good(await person.client.rpc('withdraw_mentoring', { mentorship_id: id }))
    const again = good<string>(await ask(person, one))
    good(await one.client.rpc('decline_mentoring', { mentorship_id: again, reason: 'No time.' }))
    expect(await kindsOf(person)).toEqual(['mentoring_declined'])
    expect(hintOf(await ask(person, one))).toBe('mentoring_paused')
    good(await ask(person, await shownMaker()))
    expect(hintOf(await ask(person, await shownMaker()))).toBe('too_many_mentoring')
    // One place: the second of two is refused.
    const [first, second] = await Promise.all([candidate(server), candidate(server)])
    const asked = [good<string>(await ask(first, one)), good<string>(await ask(second, one))]
    const answers = await Promise.all(
      asked.map((mentorship_id) => one.client.rpc('accept_mentoring', { mentorship_id })),
    )
    expect(answers.map(hintOf).sort()).toEqual(['done', 'mentor_full'])
    expect(hintOf(await ask(await candidate(server), one))).toBe('mentor_full')
    const blocked = await candidate(server)
    const other = await shownMaker()
    good(await ask(blocked, other))
    await block(server, blocked.id, other.id)
    expect((await blocked.client.from('mentorships').select('status')).data).toEqual([
      { status: 'withdrawn' },
    ])
    expect(hintOf(await ask(blocked, other))).toBe('mentor_not_found')
    const found = good<{ mentors: { id: string }[] }>(await blocked.client.rpc('find_mentors'))
    expect(found.mentors.map(({ id }) => id)).not.toContain(other.organizationId)
  })

  it('expires without a reply', async () => {
    const [one, person] = [await shownMaker(), await candidate(server)]
    const mentorship_id = good<string>(await ask(person, one))
    await server.sql(`update public.mentorships set expires_at = now() where id = $1`, [mentorship_id])
    expect(hintOf(await one.client.rpc('accept_mentoring', { mentorship_id }))).toBe('mentoring_over')
    await server.sql('select private.expire_mentoring()')
    expect(await kindsOf(person)).toEqual(['mentoring_expired'])
  })

  it('is between the two: goals and shared notes for both, private notes for one, nothing for anyone else', async () => {
    const [one, person] = [await shownMaker(), await candidate(server)]
    const mentorship_id = good<string>(await ask(person, one))
    expect(hintOf(await rival.client.rpc('accept_mentoring', { mentorship_id }))).toBe('mentoring_not_found')
    expect(hintOf(await person.client.rpc('accept_mentoring', { mentorship_id }))).toBe('maker_required')
    const early = await person.client.from('mentoring_goals').insert({ mentorship_id, title: 'Too early' })
    expect(early.error?.code).toBe('42501')
    const conversation_id = good<string>(await one.client.rpc('accept_mentoring', { mentorship_id }))
    const write = (by: Person) =>
      by.client.rpc('send_message', { conversation_id, message_id: randomUUID(), body: 'Hello.' })
    for (const by of [one, person]) good(await write(by))
    expect(hintOf(await write(rival))).toBe('conversation_not_found')

    for (const by of [one, person]) {
      good(await by.client.from('mentoring_goals').insert({ mentorship_id, title: 'Test with five people' }))
    }
    const starts_at = new Date(Date.now() + 86_400_000).toISOString()
    const session = good<{ id: string }>(
      await one.client
        .from('mentoring_sessions')
        .insert({ mentorship_id, starts_at, minutes: 45, notes: 'SHARED' })
        .select('id')
        .single(),
    )
    expect(await kindsOf(person)).toEqual(['mentoring_accepted', 'mentoring_session'])
    const [news] = await server.sql<{ at: string }>(
      `select data ->> 'at' as at from public.notifications where user_id = $1 and kind = 'mentoring_session'`,
      [person.id],
    )
    expect(Date.parse(news!.at)).toBe(Date.parse(starts_at))
    const session_id = session.id
    for (const by of [one, person]) {
      const note = { session_id, user_id: by.id, body: `PRIVATE ${by.id}` }
      good(await by.client.from('mentoring_notes').insert(note))
    }
    const forged = { session_id, user_id: person.id, body: 'Forged' }
    expect((await one.client.from('mentoring_notes').insert(forged)).error?.code).toBe('42501')
    for (const [by, other] of [
      [one, person],
      [person, one],
    ] as const) {
      const answers = JSON.stringify([
        good(await by.client.rpc('mentorship_page', { mentorship_id })),
        (await by.client.from('mentoring_notes').select()).data,
        await dataOf(server, by),
      ])
      expect(answers).toContain(`PRIVATE ${by.id}`)
      expect(answers).toContain('SHARED')
      expect(answers).not.toContain(`PRIVATE ${other.id}`)
    }
    for (const other of [rival, company, await candidate(server), boss]) {
      for (const table of ['mentorships', 'mentoring_goals', 'mentoring_sessions', 'mentoring_notes']) {
        expect((await other.client.from(table).select()).data, table).toEqual([])
      }
      expect((await other.client.rpc('mentorship_page', { mentorship_id })).data).toBeNull()
      expect(hintOf(await other.client.rpc('end_mentoring', { mentorship_id }))).toBe('mentoring_not_found')
      const goal = await other.client.from('mentoring_goals').insert({ mentorship_id, title: 'Eve' })
      expect(goal.error?.code).toBe('42501')
      const note = { session_id, user_id: other.id, body: 'Eve' }
      expect((await other.client.from('mentoring_notes').insert(note)).error?.code).toBe('42501')
      const changed = await other.client
        .from('mentoring_sessions')
        .update({ notes: 'Eve' })
        .eq('id', session_id)
        .select()
      expect(changed.data).toEqual([])
    }
    const status = await person.client.from('mentorships').update({ status: 'ended' }).eq('id', mentorship_id)
    expect(status.error?.code).toBe('42501')

    good(await person.client.rpc('end_mentoring', { mentorship_id, word: 'Thank you.' }))
    good(await one.client.rpc('end_mentoring', { mentorship_id, word: 'Well done.' }))
    expect(hintOf(await one.client.rpc('end_mentoring', { mentorship_id, word: 'Again.' }))).toBe(
      'mentoring_over',
    )
    expect(good(await one.client.rpc('mentorship_page', { mentorship_id }))).toMatchObject({
      status: 'ended',
      endedBy: 'candidate',
      candidateWord: 'Thank you.',
      makerWord: 'Well done.',
    })
    expect(hintOf(await write(one))).toBe('mentoring_ended')
    const late = await one.client.from('mentoring_goals').insert({ mentorship_id, title: 'Too late' })
    expect(late.error?.code).toBe('42501')
    expect(good(await one.client.rpc('maker_impact'))).toMatchObject({ juniors: 1, mentored: 1, reviewed: 0 })
    expect(hintOf(await person.client.rpc('maker_impact'))).toBe('maker_required')
  })

  it('shows how fast a maker replies, from five replies on', async () => {
    const one = await shownMaker({ mentee_places: 20 })
    for (let nth = 0; nth < 5; nth++) {
      expect(await pageOf(one)).toMatchObject({ answerHours: null })
      const mentorship_id = good<string>(await ask(await candidate(server), one))
      await server.sql(
        `update public.mentorships set created_at = now() - interval '6 hours' where id = $1`,
        [mentorship_id],
      )
      good(await one.client.rpc('decline_mentoring', { mentorship_id }))
    }
    expect(await pageOf(one)).toMatchObject({ answerHours: 6 })
  })
})

describe('reviews by makers', () => {
  const seen = async (by: Person, submissionId: string) => {
    const review = reviewer(by, submissionId)
    return { isQueued: (await review.queue()).length === 1, claim: hintOf(await review.claim()) }
  }
  const offered = { isQueued: true, claim: 'done' }
  const refused = { isQueued: false, claim: 'submission_not_found' }
  const share = (mission_id: string, shares: boolean, by: Person = company) =>
    by.client.rpc('share_reviews', { mission_id, shares })

  it('are what a company shares or leaves waiting, for makers with matching key skills; after a week for all', async () => {
    const mission = await publish(company)
    const fitting = await shownMaker()
    const unfit = await shownMaker({ skills: [{ slug: 'sql', weight: 5 }] })
    const one = await work(server, mission)
    expect(await seen(fitting, one.submissionId)).toEqual(refused)
    expect(hintOf(await share(mission, true, rival))).toBe('mission_not_found')
    good(await share(mission, true))
    expect(await seen(unfit, one.submissionId)).toEqual(refused)
    expect(await seen(fitting, one.submissionId)).toEqual(offered)
    good(await reviewer(fitting, one.submissionId).release())
    good(await share(mission, false))
    expect(await seen(fitting, one.submissionId)).toEqual(refused)
    await letPromisePass(server, one.submissionId, '1 hour')
    expect(await seen(unfit, one.submissionId)).toEqual(refused)
    expect(await seen(fitting, one.submissionId)).toEqual(offered)
    good(await reviewer(fitting, one.submissionId).release())
    await letPromisePass(server, one.submissionId)
    expect(await seen(unfit, one.submissionId)).toEqual(offered)
  })

  it('open and close with the claim, and never show the name', async () => {
    const mission = await publish(company)
    good(await share(mission, true))
    const [one, other] = await Promise.all([shownMaker(), shownMaker()])
    const done = await work(server, mission)
    const mine = reviewer(one, done.submissionId)
    const read = async (by: Person) => JSON.stringify(good(await reviewer(by, done.submissionId).read()))
    const secret = /Your money|SECRET|Carla|Candidate/
    expect(await read(one)).not.toMatch(secret)
    // P2 what the mission asks for is visible before the claim.
    const { about } = good<{ about: { hours: number; criteria: object[]; deliverables: string[] } }>(
      await mine.read(),
    )
    expect(about).toMatchObject({ hours: expect.any(Number), summary: expect.any(String) })
    expect(about.criteria[0]).toEqual({ title: expect.any(String), weight: expect.any(Number) })
    expect(about.deliverables.length).toBeGreaterThan(0)
    expect(JSON.stringify(await mine.queue())).not.toContain('Carla')
    good(await mine.claim())
    expect(await read(one)).toMatch(/Your money/)
    expect(await read(other)).not.toMatch(secret)
    expect(hintOf(await reviewer(other, done.submissionId).claim())).toBe('review_claimed')
    good(await mine.save())
    expect(await read(other)).not.toMatch(/A good start|"level"/)
    expect(hintOf(await mine.reveal())).toBe('makers_stay_blind')
    await server.sql(`update public.reviews set claimed_until = now() where submission_id = $1`, [
      done.submissionId,
    ])
    expect(await read(one)).not.toMatch(secret)
    good(await mine.claim())
    good(await mine.deliver('validated'))
    expect(await read(one)).toMatch(/Your money/)
    expect(await read(one)).not.toMatch(/Carla/)
    expect(hintOf(await reviewer(other, done.submissionId).read())).toBe('submission_not_found')
    // The company sees who it was; the candidate sees that it was a maker.
    expect(good(await reviewer(company, done.submissionId).read())).toMatchObject({
      isHidden: false,
      maker: { handle: await handleOf(one) },
    })
    const told = await done.candidate.client.rpc('my_feedback', { enrollment_id: done.enrollmentId })
    expect(told.data).toMatchObject([{ is_passed_on: true }])
    expect(JSON.stringify(told.data)).not.toContain(one.id)
    expect(good(await one.client.rpc('maker_impact'))).toMatchObject({ juniors: 1, reviewed: 1 })
  })

  it('never include people the maker knows', async () => {
    const mission = await publish(company)
    good(await share(mission, true))
    const one = await shownMaker()
    const [friend, mentee, blocked, teammate, stranger] = await Promise.all(
      Array.from({ length: 5 }, () => candidate(server)),
    )
    await connect(server, one.id, friend!.id)
    good(await ask(mentee!, one))
    await block(server, blocked!.id, one.id)
    await server.sql(
      `insert into public.organization_members (organization_id, user_id, member_role) values ($1, $2, 'reviewer')`,
      [one.organizationId, teammate!.id],
    )
    for (const person of [friend!, mentee!, blocked!, teammate!]) {
      expect(await seen(one, (await work(server, mission, person)).submissionId)).toEqual(refused)
    }
    expect(await seen(one, (await work(server, mission, stranger!)).submissionId)).toEqual(offered)
  })

  it('have an expected waiting time, from five replies on', async () => {
    const mission = await publish(await partner(server, 'company', { approver: boss }))
    const [{ organization_id }] = (await server.sql<{ organization_id: string }>(
      'select organization_id from public.missions where id = $1',
      [mission],
    )) as [{ organization_id: string }]
    const waiting = await work(server, mission)
    const expected = ({ client }: Person) =>
      client.rpc('expected_feedback', { enrollment_id: waiting.enrollmentId })
    for (let nth = 0; nth < 5; nth++) {
      expect(good(await expected(waiting.candidate))).toMatchObject({ hours: null, isShared: false })
      const done = await work(server, mission)
      await server.sql(
        `insert into public.reviews (submission_id, organization_id, delivered_at)
         select id, $2, submitted_at + interval '30 hours' from public.submissions where id = $1`,
        [done.submissionId, organization_id],
      )
    }
    expect(good(await expected(waiting.candidate))).toMatchObject({ hours: 30, answers: 5, of: 'mission' })
    expect((await expected(await candidate(server))).data).toBeNull()
  })
})
