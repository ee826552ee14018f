import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byFormula, byOverlap, byText, loadPeople, quality } from '../../bench/matching/rankers.ts'
import { documentOf, factsOf, isHeldOut, openings, people } from '../../bench/matching/set.ts'
import type { TestServer } from '../../server/testing/server.ts'
import { publishMission } from './missions.ts'
import {
  admin,
  candidate,
  dataOf,
  everyRole,
  type Partner,
  type Person,
  partner,
  startProduct,
} from './people.ts'
import { good, hintOf } from './review-work.ts'

interface Reason {
  criterion: string
  slug?: string
  outcome: string
  points?: number
  of?: number
  becomes?: string
  evidence?: unknown
}
interface Match {
  version: string
  score: number | null
  grade: string | null
  heldBack: string | null
  reasons: Reason[]
}
interface Ranking {
  total: number
  cards: { card: { id: string; title: string }; match: Match }[]
}

let server: TestServer
let company: Partner
let other: Partner
beforeAll(async () => {
  server = await startProduct()
  const approver = await admin(server)
  company = await partner(server, 'company', { approver })
  other = await partner(server, 'company', { approver })
})
afterAll(() => server.close())

const analyst = {
  title: 'Junior data analyst',
  job: 'data-analyst',
  town: 'lyon',
  remote: 'hybrid',
  contracts: ['permanent'],
  languages: [{ code: 'en', level: 'b2' }],
  startOn: '2027-01-04',
  skills: [
    { slug: 'sql', must: true, weight: 3, level: 2 },
    { slug: 'data-analysis', must: true, weight: 2, level: null },
    { slug: 'python', must: false, weight: 1, level: null },
  ],
}
const profile = {
  first_name: 'Zoé',
  last_name: 'Quillien',
  job_title: 'Analyst',
  skills: ['SQL', 'Data analysis'],
  location: 'Lyon',
  availability: 'now',
  contract_kinds: ['permanent'],
  remote: 'hybrid',
  languages: [
    { code: 'fr', level: 'native' },
    { code: 'en', level: 'b2' },
  ],
}

async function someone(document: object = {}, hidden: string[] = []): Promise<Person> {
  const person = await candidate(server)
  good(
    await person.client.rpc('save_my_profile', {
      base_revision: 0,
      document: { ...profile, ...document },
    }),
  )
  good(
    await person.client.rpc('set_my_page', {
      wanted_visibility: 'partners',
      wanted_handle: `p-${person.id.slice(0, 18)}`,
      wanted_shown: null,
    }),
  )
  good(await person.client.rpc('set_my_discovery', { is_findable: true, hidden }))
  return person
}
const save = async ({ client }: Partner, document: object = analyst) =>
  good<string>(await client.rpc('save_opening', { document }))
const rank = async ({ client }: Partner, opening_id: string, page = 0) =>
  good<Ranking>(await client.rpc('match_opening', { opening_id, page }))
const cardOf = async ({ organizationId }: Partner, person: Person) =>
  (
    await server.sql<{ card: string }>('select private.card_id($1, $2) as card', [organizationId, person.id])
  )[0]!.card
const matchFacts = async (facts: object, opening: object): Promise<Match> =>
  (
    await server.sql<{ match: Match }>('select private.match($1, $2) as match', [
      JSON.stringify(opening),
      JSON.stringify(facts),
    ])
  )[0]!.match
const matchPerson = async (person: Person, opening_id: string) =>
  good<Match>(await company.client.rpc('match_card', { opening_id, card: await cardOf(company, person) }))

describe('the formula', () => {
  const opening = documentOf(openings[0]!, ['business-intelligence-analyst'])
  const facts = factsOf(people[0]!)

  it('gives points that add up to the score, within the published weights', async () => {
    const { data: rules } = await server.client().rpc('matching_rules')
    const { weights } = rules as { weights: Record<string, number> }
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100)
    for (const person of people.slice(0, 40)) {
      const match = await matchFacts(factsOf(person), opening)
      const points = match.reasons.reduce((sum, reason) => sum + (reason.points ?? 0), 0)
      expect(Math.abs(points - match.score!)).toBeLessThanOrEqual(1)
      const most = match.reasons.reduce((sum, reason) => sum + (reason.of ?? 0), 0)
      expect(most).toBeGreaterThan(99)
      expect(most).toBeLessThan(101)
    }
  })

  it('values proof above a school’s attestation, that above endorsements, and that above declarations', async () => {
    const held = (source: string, level?: number) => ({
      ...facts,
      skills: [{ slug: 'sql', source, ...(level && { level }) }],
    })
    const scores: number[] = []
    for (const [source, level] of [
      ['proven', 2],
      ['proven', 1],
      ['attested'],
      ['endorsed'],
      ['declared'],
    ] as const)
      scores.push((await matchFacts(held(source, level), opening)).reasons[0]!.points!)
    expect(scores).toEqual([...new Set(scores)].sort((one, other) => other - one))
    expect((await matchFacts({ ...facts, skills: [] }, opening)).reasons[0]).toMatchObject({
      outcome: 'unmet',
      points: 0,
    })
  })

  it('ignores what a person does not share', async () => {
    const whole = await matchFacts(facts, opening)
    expect(whole).toMatchObject({ grade: 'great', version: '1' })
    for (const [hidden, criterion] of [
      [['town', 'places', 'remote'], 'place'],
      [['availability'], 'dates'],
      [['contracts'], 'contract'],
      [['languages'], 'language'],
      [['targetJobs'], 'job'],
    ] as const) {
      const less = Object.fromEntries(Object.entries(facts).filter(([key]) => !hidden.includes(key as never)))
      const match = await matchFacts(less, opening)
      expect(match.reasons.find((reason) => reason.criterion === criterion)).toMatchObject({
        outcome: 'unshared',
      })
      expect(match.grade).toBe('great')
      // Only that criterion is missing: the rest is weighed as before.
      const lost = whole.reasons.filter((reason) => reason.criterion === criterion)
      const of = lost.reduce((sum, reason) => sum + reason.of!, 0)
      const points = lost.reduce((sum, reason) => sum + reason.points!, 0)
      expect(match.score! - (100 * (whole.score! - points)) / (100 - of)).toBeLessThan(1.5)
    }
    const { skills: _, ...silent } = facts
    expect(await matchFacts(silent, opening)).toMatchObject({ score: null, grade: null })
  })

  it('says what would improve the grade, and is right', async () => {
    const [without] = people.filter(({ key }) => key === 'da-4')
    const match = await matchFacts(factsOf(without!), opening)
    expect(match).toMatchObject({ grade: 'good', heldBack: 'must_missing' })
    const missing = match.reasons.find(({ slug }) => slug === 'data-visualization')!
    expect(missing).toMatchObject({ outcome: 'unmet', becomes: 'great' })
    const proven = factsOf(without!)
    proven.skills.push({ ...proven.skills[0]!, slug: 'data-visualization', key: 'data-visualization' })
    expect((await matchFacts(proven, opening)).grade).toBe('great')
  })

  it('caps a grade if a must-have or a condition is missing altogether', async () => {
    expect(await matchFacts({ ...facts, contracts: ['freelance'] }, opening)).toMatchObject({
      grade: 'good',
      heldBack: 'condition_missing',
    })
    expect(await matchFacts({ ...facts, availability: 'closed' }, opening)).toMatchObject({
      grade: 'fair',
      heldBack: 'closed',
    })
    const optional = opening.skills.filter(({ must }) => !must).map(({ slug }) => slug)
    const others = facts.skills.filter(({ slug }) => optional.includes(slug))
    expect(await matchFacts({ ...facts, skills: others }, opening)).toMatchObject({
      grade: 'weak',
      heldBack: 'no_must',
    })
  })

  it('ranks people as recruiters would, well above text search and a count of skills', async () => {
    const query = <Row>(sql: string, parameters?: unknown[]) =>
      server.sql<Row & Record<string, unknown>>(sql, parameters)
    await loadPeople(query as never, people)
    const heldOut = openings.filter(isHeldOut).slice(0, 12)
    const [match, text, overlap] = [
      await quality(query as never, byFormula, heldOut, people),
      await quality(query as never, byText, heldOut, people),
      await quality(query as never, byOverlap, heldOut, people),
    ]
    expect(match).toBeGreaterThan(0.9)
    expect(match - Math.max(text, overlap)).toBeGreaterThan(0.08)
  })
})

describe('fairness', () => {
  it('name, gender, age, photo and address within the town change no score, through the real path', async () => {
    const opening_id = await save(company)
    const swaps: Record<string, object> = {
      base: {},
      'another name': { first_name: 'Mohamed', last_name: 'Benali' },
      'a woman’s title': { first_name: 'Amélie', job_title: 'Analyste confirmée' },
      'a man’s title': { first_name: 'Étienne', job_title: 'Analyste confirmé' },
      'an age that can be told': {
        bio: 'Née en 1964, mère de trois enfants.',
        education: [{ school: 'Lycée Vauban', started_on: '1980-09-01', ended_on: '1983-06-01' }],
        experience: [{ title: 'Clerk', organization: 'Acme', started_on: '1984-01-01' }],
      },
      'another address in the town': { location: '69009 Lyon, France' },
      'a portrait and links': {
        linkedin_url: 'https://www.linkedin.com/in/somebody',
        portfolio_url: 'https://example.org',
      },
      'another school': { education: [{ school: 'Université du Tiers Temps' }] },
    }
    const matches: Record<string, Match> = {}
    for (const [name, swap] of Object.entries(swaps)) {
      const person = await someone(swap)
      await server.sql('update public.profiles set avatar_url = $2 where user_id = $1', [
        person.id,
        name === 'base' ? null : `${person.id}/face.png`,
      ])
      matches[name] = await matchPerson(person, opening_id)
    }
    for (const [name, match] of Object.entries(matches)) expect([name, match]).toEqual([name, matches.base])
    expect(matches.base!.score).toBeGreaterThan(50)
  })
})

describe('openings', () => {
  it('list candidates with the outcome of the last contact request', async () => {
    const opening_id = await save(company)
    const person = await someone()
    const [known] = await server.sql<{ card: string }>('select private.card_id($1, $2) as card', [
      company.organizationId,
      person.id,
    ])
    const card = known!.card
    const contact = async () => {
      for (let page = 0; ; page++) {
        const { cards } = good<{ cards: { card: { id: string; contact: object | null } }[] }>(
          await company.client.rpc('match_opening', { opening_id, page }),
        )
        const found = cards.find((one) => one.card.id === card)
        if (found || cards.length === 0) return found?.card.contact
      }
    }
    expect(await contact()).toBeNull()
    const body = 'We would like to talk with you about this opening.'
    good(await company.client.rpc('ask_contact', { card, purpose: 'job', body }))
    expect(await contact()).toMatchObject({ status: 'pending', isShared: false, isPaused: false })
  })

  it('can be written and read only by the company’s recruiters', async () => {
    const opening_id = await save(company)
    const everyone = await everyRole(server)
    for (const caller of [...Object.values(everyone), other]) {
      const { data } = await caller.client.from('openings').select().eq('id', opening_id)
      expect(data ?? []).toEqual([])
      for (const attempt of [
        caller.client.rpc('save_opening', { document: { ...analyst, title: 'Mine' }, opening_id }),
        caller.client.rpc('set_opening_status', { opening_id, status: 'archived' }),
        caller.client.rpc('match_opening', { opening_id }),
      ])
        expect((await attempt).error).not.toBeNull()
      expect((await caller.client.rpc('opening_questions', { opening_id })).data ?? []).toEqual([])
    }
    expect(
      (await company.client.from('openings').update({ title: 'x' }).eq('id', opening_id)).error?.code,
    ).toBe('42501')
    good(
      await company.client.rpc('save_opening', {
        document: { ...analyst, title: 'Analyst, changed' },
        opening_id,
      }),
    )
    const { data } = await company.client.from('openings').select().eq('id', opening_id)
    expect(data).toMatchObject([{ title: 'Analyst, changed', town_slug: 'lyon', start_on: '2027-01-04' }])
  })

  it('must be complete, use catalog skills, and can be archived and restored', async () => {
    for (const wrong of [
      { ...analyst, title: ' ' },
      { ...analyst, skills: [] },
      { ...analyst, skills: [{ slug: 'sql', must: false, weight: 1 }] },
      { ...analyst, skills: [{ slug: 'falconry', must: true, weight: 1 }] },
      { ...analyst, skills: [{ slug: 'sql', must: true, weight: 9 }] },
      { ...analyst, town: null },
      { ...analyst, languages: [{ code: 'en', level: 'z9' }] },
    ])
      expect(hintOf(await company.client.rpc('save_opening', { document: wrong }))).toBe('opening_incomplete')
    const opening_id = await save(company, { ...analyst, remote: 'remote', town: null })
    const listed = async (status: string) =>
      good<{ id: string }[]>(await company.client.rpc('my_openings', { status })).map(({ id }) => id)
    expect(await listed('open')).toContain(opening_id)
    good(await company.client.rpc('set_opening_status', { opening_id, status: 'archived' }))
    expect(await listed('open')).not.toContain(opening_id)
    expect(await listed('archived')).toContain(opening_id)
    good(await company.client.rpc('set_opening_status', { opening_id, status: 'open' }))
  })
})

describe('a match', () => {
  it('ranks anonymous cards, best first, weak ones too, and no one who hides', async () => {
    const opening_id = await save(other, {
      ...analyst,
      skills: [{ slug: 'negotiation', must: true, weight: 1 }],
    })
    const fits = await someone({ skills: ['Negotiation'] })
    const far = await someone({ skills: ['Negotiation'], location: 'Brest', contract_kinds: ['freelance'] })
    const hides = await someone({ skills: ['Negotiation'] })
    good(await hides.client.rpc('hide_me_from', { organization_id: other.organizationId }))
    const found = await rank(other, opening_id)
    const order = found.cards.map(({ card }) => card.id)
    expect(order[0]).toBe(await cardOf(other, fits))
    expect(order.indexOf(await cardOf(other, far))).toBeGreaterThan(0)
    expect(order).not.toContain(await cardOf(other, hides))
    expect(found.cards.find(({ card }) => card.id === order[0])!.match).toMatchObject({
      grade: 'good',
      heldBack: 'unproven',
    })
    const text = JSON.stringify(found)
    expect(text).not.toMatch(/quillien|zo[eé]/i)
    expect(text).not.toContain(fits.id)
    expect(
      hintOf(await other.client.rpc('match_card', { opening_id, card: await cardOf(other, hides) })),
    ).toBe('card_gone')
    good(await fits.client.rpc('set_my_discovery', { is_findable: false, hidden: [] }))
    expect((await rank(other, opening_id)).cards.map(({ card }) => card.id)).not.toContain(order[0])
  })

  it('is stored as shown, once, for the person only, and recorded in the activity log', async () => {
    const opening_id = await save(company, {
      ...analyst,
      skills: [{ slug: 'retail', must: true, weight: 1 }],
    })
    const person = await someone({ skills: ['Retail'] })
    const shown = (await rank(company, opening_id)).cards[0]!.match
    await rank(company, opening_id)
    const mine = async () =>
      good<{ matches: { id: string; opening: string; match: Match }[] }>(
        await person.client.rpc('my_matches'),
      ).matches
    expect(await mine()).toMatchObject([{ opening: analyst.title, match: shown }])
    const rows = async () =>
      (
        await person.client
          .from('match_scores')
          .select('formula, score, grade, reasons')
          .eq('opening_id', opening_id)
      ).data
    expect(await rows()).toEqual([
      { formula: '1', score: shown.score, grade: shown.grade, reasons: shown.reasons },
    ])
    for (const { client } of [company, other, await candidate(server), await admin(server)])
      expect((await client.from('match_scores').select().eq('opening_id', opening_id)).data).toEqual([])
    const noted = async () =>
      (await person.client.from('discovery_events').select('kind, details').eq('kind', 'matched')).data
    expect(await noted()).toMatchObject([{ details: { opening: analyst.title, grade: shown.grade } }])
    // A corrected fact is another explanation.
    good(
      await person.client.rpc('save_my_profile', {
        base_revision: 1,
        document: { ...profile, skills: ['Retail'], contract_kinds: ['freelance'] },
      }),
    )
    await rank(company, opening_id)
    expect(await rows()).toHaveLength(2)
    expect(await noted()).toHaveLength(2)
    expect((await mine())[0]!.match.score).toBeLessThan(shown.score!)
    const kept = await dataOf(server, person)
    expect(kept.match_scores).toHaveLength(2)
  })

  it('is deleted twelve months after it was last shown', async () => {
    const opening_id = await save(company, {
      ...analyst,
      skills: [{ slug: 'pricing', must: true, weight: 1 }],
    })
    const person = await someone({ skills: ['Pricing'] })
    await matchPerson(person, opening_id)
    const count = async () => (await person.client.from('match_scores').select('id')).data!.length
    await server.sql(
      `update public.match_scores set shown_at = now() - interval '11 months' where user_id = $1`,
      [person.id],
    )
    await server.sql('select private.forget_old_matches()')
    expect(await count()).toBe(1)
    await server.sql(
      `update public.match_scores set shown_at = now() - interval '13 months' where user_id = $1`,
      [person.id],
    )
    await server.sql('select private.forget_old_matches()')
    expect(await count()).toBe(0)
  })

  it('reaches few people through one index, whatever is asked', async () => {
    const [row] = await server.sql<{ document: object }>(
      'select private.opening_document(opening) as document from public.openings as opening limit 1',
    )
    const tiers = await server.sql<{ every: string[] | null }>('select * from private.opening_tiers($1)', [
      JSON.stringify(row!.document),
    ])
    expect(tiers[0]!.every!.every((term) => /^(proven|job):/.test(term))).toBe(true)
    expect(tiers.length).toBeLessThanOrEqual(12)
    expect(tiers.every(({ every }) => every?.length !== 0)).toBe(true)
  })

  it('shows a person who meets only the least important must-have, far away', async () => {
    const skills = ['crm', 'training-design', 'circular-economy'].map((slug, place) => ({
      slug,
      must: true,
      weight: 3 - place,
      level: null,
    }))
    const opening_id = await save(company, { ...analyst, job: null, skills })
    const person = await someone({ skills: ['Circular economy'], location: 'Brest' })
    const shown = (await rank(company, opening_id)).cards.map(({ card }) => card.id)
    expect(shown).toContain(await cardOf(company, person))
  })
})

describe('asking a person', () => {
  it('brings the question to recruiters, without a name, and the reply back', async () => {
    const opening_id = await save(company, { ...analyst, skills: [{ slug: 'crm', must: true, weight: 1 }] })
    const person = await someone({ skills: ['CRM'] })
    await matchPerson(person, opening_id)
    const [shown] = good<{ matches: { id: string }[] }>(await person.client.rpc('my_matches')).matches
    const ask = (who: Person, question = 'Would a school project count?') =>
      who.client.rpc('ask_about_match', { match_id: shown!.id, question })
    expect(hintOf(await ask(await candidate(server)))).toBe('match_gone')
    good(await ask(person))
    expect(hintOf(await ask(person))).toBe('already_asked')
    const waiting = good<{ id: string; waiting: number }[]>(await company.client.rpc('my_openings'))
    expect(waiting.find(({ id }) => id === opening_id)!.waiting).toBe(1)
    const { data: told } = await company.client
      .from('notifications')
      .select('link')
      .eq('kind', 'match_question')
    expect(told).toEqual([{ link: `/openings/${opening_id}` }])

    const questions = good<{ id: string; card: string; question: string }[]>(
      await company.client.rpc('opening_questions', { opening_id }),
    )
    expect(questions).toMatchObject([
      { card: await cardOf(company, person), question: 'Would a school project count?' },
    ])
    expect(JSON.stringify(questions)).not.toContain(person.id)
    const answer = (who: Partner) =>
      who.client.rpc('answer_match_question', { question_id: questions[0]!.id, answer: 'Yes, gladly.' })
    expect(hintOf(await answer(other))).toBe('question_gone')
    good(await answer(company))
    expect(hintOf(await answer(company))).toBe('question_gone')
    const [answered] = good<{ matches: { question: { answer: string } }[] }>(
      await person.client.rpc('my_matches'),
    ).matches
    expect(answered!.question.answer).toBe('Yes, gladly.')
    const claims = { sub: person.id, role: 'authenticated', aal: 'aal2', acting_admin: company.id }
    const [acting] = await server.sql<{ seen: { matches: { question: object | null }[] } }>(
      `select public.my_matches() as seen from set_config('request.jwt.claims', $1, true)`,
      [JSON.stringify(claims)],
    )
    expect(acting!.seen.matches, 'L3 closed to who acts as somebody').toMatchObject([{ question: null }])
    expect(
      (await person.client.from('notifications').select('kind').eq('kind', 'match_answer')).data,
    ).toHaveLength(1)
    for (const { client } of [company, other, await candidate(server)])
      expect((await client.from('match_questions').select()).data).toEqual([])
  })
})

describe('companies that may match', () => {
  it('are those whose open missions opening what a person can do or aims for, with the reasons', async () => {
    const person = await someone({ skills: ['SQL'] })
    const before = good<{ slug: string }[]>(await person.client.rpc('fitting_companies'))
    await publishMission(company, { skills: ['sql', 'python'] })
    const after = good<{ slug: string; skills: { nameEn: string; isMine: boolean }[] }[]>(
      await person.client.rpc('fitting_companies'),
    )
    expect(after.length).toBe(before.length + 1)
    expect(after[0]!.skills).toMatchObject([{ nameEn: 'SQL', isMine: true }])
    // A company's unpublished opening is no reason.
    await save(other, { ...analyst, skills: [{ slug: 'sql', must: true, weight: 3 }] })
    expect(await person.client.rpc('fitting_companies')).toMatchObject({ data: after })
    good(await person.client.rpc('hide_me_from', { organization_id: company.organizationId }))
    expect(good<object[]>(await person.client.rpc('fitting_companies'))).toEqual(before)
    expect((await company.client.rpc('fitting_companies')).error).not.toBeNull()
  })
})
