import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { type Known, populate, truth } from './anonymity-world.ts'
import { publishCounting } from './earned.ts'
import { admin, candidate, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf, letPromisePass, publish, reviewer, work } from './review-work.ts'
import { assignProgram, makeCohort, makeStudent } from './school.ts'

/**
 * A company with thirty candidate accounts of its own tries to name the people behind anonymous cards. It knows the
 * phone book: everyone's name, handle and user ID. Every attempt guesses a person for as many cards as it can.
 * docs/anonymity.md says what it can learn.
 */
const size = 240
/** In a random order of any number of people, one is in place on average; more than six once in 100,000 attempts. */
const chance = 6

interface Card {
  id: string
  title?: { titleEn: string } | string
  skills?: {
    key: string
    source: string
    level?: number
    proofs?: { mission: string; organization: string; on: string; reached: number }[]
  }[]
  missionsValidated?: number
}

let server: TestServer
let boss: Person
let company: Partner
let people: Known[]
let sentinels: Person[]
let behind: Map<string, string>
const report: string[] = []

const call = async <T>(name: string, args: object = {}, { client }: { client: Person['client'] } = company) =>
  good<T>(await client.rpc(name, args))

/** Every card a search shows, in order. */
async function allCards(filter: object = {}, sort = 'active'): Promise<Card[]> {
  const cards: Card[] = []
  for (let page = 0; page < 42; page++) {
    const found = await call<{ cards: Card[] }>('find_candidates', { filter, sort, page })
    cards.push(...found.cards)
    if (found.cards.length < 12) break
  }
  return cards
}

/** How many guesses are right; repeated guesses count once. */
function score(attempt: string, guesses: Map<string, string>): number {
  const hits = [...guesses].filter(([card, id]) => behind.get(card) === id).length
  report.push(
    `${attempt.padEnd(58)} ${String(guesses.size).padStart(4)} guesses, ${String(hits).padStart(4)} right`,
  )
  return hits
}
/** Pairs the first card with the first person, and so on; cards of the attacker's own accounts are left out. */
function aligned(cards: Card[], ids: string[]): Map<string, string> {
  const own = new Set(sentinels.map(({ id }) => id))
  const others = cards.filter(({ id }) => !own.has(behind.get(id)!))
  return new Map(others.map(({ id }, place) => [id, ids[place]!]))
}
const byId = (one: string, other: string) => (one < other ? -1 : 1)
const titleOf = ({ title }: Card) => (typeof title === 'string' ? title : title?.titleEn)
/** Among people with one fact each, those whose fact is on exactly one card. */
function joined(
  cards: Card[],
  factOf: (card: Card) => string[],
  known: Map<string, string>,
): Map<string, string> {
  const guesses = new Map<string, string>()
  for (const [id, fact] of known) {
    const fitting = cards.filter((card) => factOf(card).includes(fact))
    if (fitting.length === 1) guesses.set(fitting[0]!.id, id)
  }
  return guesses
}

beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  company = await partner(server, 'company', { approver: boss })
  const other = await partner(server, 'company', { approver: boss })
  people = await populate(server, company, other, size)
  sentinels = await Promise.all(Array.from({ length: 30 }, () => candidate(server)))
  for (const { client } of sentinels) {
    good(
      await client.rpc('save_my_profile', {
        base_revision: 0,
        document: { first_name: 'Sen', last_name: 'Tinel', skills: ['SQL'], availability: 'now' },
      }),
    )
    good(
      await client.rpc('set_my_page', {
        wanted_visibility: 'partners',
        wanted_handle: `s-${randomUUID().slice(0, 12)}`,
        wanted_shown: null,
      }),
    )
    good(await client.rpc('set_my_discovery', { is_findable: true, hidden: [] }))
  }
  behind = await truth(server, company)
})
afterAll(async () => {
  process.stdout.write(
    `\nA company with 30 accounts of its own, among ${size} people:\n  ${report.join('\n  ')}\n`,
  )
  await server.close()
})

describe('H1 a company that knows everyone by name', () => {
  it.each(['active', 'proof', 'new'])(
    'H1b can’t align the order “%s” with user IDs or sign-up dates',
    async (sort) => {
      const cards = await allCards({}, sort)
      expect(cards).toHaveLength(size + 30)
      const ids = people.map(({ id }) => id)
      expect(
        score(`order ${sort}, sorted by user id`, aligned(cards, [...ids].sort(byId))),
      ).toBeLessThanOrEqual(chance)
      expect(score(`order ${sort}, sorted by registration`, aligned(cards, ids))).toBeLessThanOrEqual(chance)
      const plain = cards.filter(({ missionsValidated }) => !missionsValidated)
      const rest = ids.filter((_, place) => (place + 1) % 3 !== 0).sort(byId)
      expect(score(`order ${sort}, those without missions`, aligned(plain, rest))).toBeLessThanOrEqual(chance)
    },
  )

  it('H1b can’t align equally scored matches with user IDs', async () => {
    const opening_id = await call<string>('save_opening', {
      document: { title: 'Anyone', remote: 'remote', skills: [{ slug: 'sql', must: true, weight: 1 }] },
    })
    const groups = new Map<string, Card[]>()
    for (let page = 0; page < 10; page++) {
      const { cards } = await call<{ cards: { card: Card; match: { score: number } }[] }>('match_opening', {
        opening_id,
        page,
      })
      for (const { card, match } of cards)
        groups.set(String(match.score), [...(groups.get(String(match.score)) ?? []), card])
    }
    let wrong = 0
    let pairs = 0
    for (const cards of groups.values())
      cards.slice(1).forEach(({ id }, place) => {
        pairs += 1
        if (behind.get(cards[place]!.id)! > behind.get(id)!) wrong += 1
      })
    report.push(`order of equal matches: ${pairs - wrong} of ${pairs} neighbors in the order of user ids`)
    expect(pairs).toBeGreaterThan(40)
    expect(wrong).toBeGreaterThan(pairs / 4)
  })

  it('H1b can’t derive the order of people from the sequence numbers its own accounts read', async () => {
    const pool_id = await call<string>('save_pool', { name: 'Order', is_shared: true })
    const cardOf = new Map([...behind].map(([card, id]) => [id, card]))
    let right = 0
    for (const [place, sentinel] of sentinels.entries()) {
      const target = people[place * 7]!
      const before = await lastEvent()
      await call('add_to_pool', { pool_id, cards: [cardOf.get(target.id), cardOf.get(sentinel.id)] })
      const { data } = await sentinel.client.from('discovery_events').select('id').eq('kind', 'shortlisted')
      const sentinelFirst = data![0]!.id === before + 1
      if (sentinelFirst === sentinel.id < target.id) right += 1
    }
    report.push(`order by numbers in the ledger: ${right} of 30 comparisons right`)
    expect(right).toBeLessThanOrEqual(26)
  })
  // What an attacker knows from an account that was recorded just before.
  const lastEvent = async () =>
    Number(
      (
        await server.sql<{ last: string }>('select coalesce(max(id), 0) as last from public.discovery_events')
      )[0]!.last,
    )

  it('H1a can’t link proofs to the certificates it issued', async () => {
    const cards = await allCards()
    const issued: { code: string; name: string; mission: string; organization: string; issued_at: string }[] =
      []
    for (let page = 0; page < 5; page++)
      issued.push(...(await call<typeof issued>('issued_certificates', { page_size: 100, page })))
    expect(issued.length).toBe(size / 6)
    const facts = new Map<string, string>()
    for (const { code, name, mission, organization, issued_at } of issued) {
      const page = await call<{ facts: { criteria: { weight: number; rank: number; of: number }[] } }>(
        'certificate_page',
        { wanted_code: code },
      )
      const { criteria } = page.facts
      const all = criteria.reduce((sum, { weight }) => sum + weight, 0)
      const reached = Math.round(
        (100 * criteria.reduce((sum, { weight, rank, of }) => sum + (weight * rank) / of, 0)) / all,
      )
      facts.set(
        people.find((one) => one.name === name)!.id,
        JSON.stringify([mission, organization, issued_at.slice(0, 7), reached]),
      )
    }
    const proofsOf = ({ skills = [] }: Card) =>
      skills.flatMap(({ proofs = [] }) =>
        proofs.map(({ mission, organization, on, reached }) =>
          JSON.stringify([mission, organization, on, reached]),
        ),
      )
    expect(score('proofs joined with own certificates', joined(cards, proofsOf, facts))).toBe(0)

    // Nor by what is missing: holders look like everyone else to the issuer, in every filter.
    const holders = new Set(facts.keys())
    const reachedBy = async (filter: object) =>
      (await allCards(filter)).filter(({ id }) => holders.has(behind.get(id)!)).length
    const shown = cards.filter(({ skills = [] }) =>
      skills.some(({ key, source }) => key === 'spreadsheets' && source === 'proven'),
    )
    const unexplained = shown.filter((card) => proofsOf(card).length === 0)
    report.push(`proven skills without a proof beside them: ${unexplained.length}`)
    expect(unexplained).toEqual([])
    expect(await reachedBy({ skills: ['spreadsheets:1'] })).toBe(0)
    expect(await reachedBy({ missions: 1 })).toBe(0)
    expect(await reachedBy({ search: 'count stock' })).toBe(0)
    const counted = cards.filter(
      ({ id, missionsValidated = 0 }) => holders.has(behind.get(id)!) && missionsValidated > 0,
    )
    expect(counted).toEqual([])
  })

  it('H1c can’t link titles to pages by handle, or to lists of events and talks', async () => {
    const cards = await allCards()
    const titles = new Map<string, string>()
    for (const { id, handle } of people) {
      const page = await call<{ jobTitle?: string } | null>('person_page', { wanted_handle: handle })
      if (page?.jobTitle) titles.set(id, page.jobTitle)
    }
    report.push(`pages of findable people that opened by handle: ${titles.size} of ${size}`)
    expect(titles.size).toBe(0)
    // Titles as an outsider knows them, for example from another network.
    const outside = await server.sql<{ id: string; title: string }>('select id, title from private.crowd')
    const known = new Map(outside.map(({ id, title }) => [id, title]))
    const titleFacts = (card: Card) => [titleOf(card) ?? '']
    expect(score('titles known from elsewhere', joined(cards, titleFacts, known))).toBeLessThanOrEqual(chance)
    const searched = new Map<string, string>()
    for (const [id, title] of [...known].slice(0, 60)) {
      const { cards: found } = await call<{ cards: Card[] }>('find_candidates', { filter: { search: title } })
      if (found.length === 1) searched.set(found[0]!.id, id)
    }
    expect(score('titles typed into the search', searched)).toBeLessThanOrEqual(chance)
  })

  it('H1d can’t learn who answers an invitation by card unless the person agrees', async () => {
    const mission_id = await publishCounting(company)
    await server.sql('update public.missions set by_invitation = true where id = $1', [mission_id])
    const person = await candidate(server)
    good(
      await person.client.rpc('set_my_page', {
        wanted_visibility: 'partners',
        wanted_handle: `d-${randomUUID().slice(0, 12)}`,
        wanted_shown: null,
      }),
    )
    good(await person.client.rpc('set_my_discovery', { is_findable: true, hidden: [] }))
    const card = [...(await truth(server, company))].find(([, id]) => id === person.id)![0]
    good(await company.client.rpc('invite_cards', { mission_id, cards: [card] }))
    const start = () => person.client.rpc('start_mission', { mission_id })
    const first = await start()
    report.push(`a single invited card begins unasked: ${first.error ? 'no' : 'yes'}`)
    expect(hintOf(first)).toBe('starting_names_you')
    good(await person.client.rpc('agree_to_be_known', { mission_id }))
    good(await start())
    const { events } = await call<{ events: { kind: string }[] }>('my_consent', {}, person)
    expect(events.map(({ kind }) => kind)).toContain('agreed')
  })

  /** A findable person, and their card for the company. */
  async function findable(metadata: Record<string, string>): Promise<{ person: Person; card: string }> {
    const person = await candidate(server, { metadata })
    good(
      await person.client.rpc('set_my_page', {
        wanted_visibility: 'partners',
        wanted_handle: `f-${randomUUID().slice(0, 12)}`,
        wanted_shown: null,
      }),
    )
    good(await person.client.rpc('set_my_discovery', { is_findable: true, hidden: [] }))
    const card = [...(await truth(server, company))].find(([, id]) => id === person.id)![0]
    return { person, card }
  }
  /** Work the company has graded, so that it could ask for the name. */
  async function graded(mission_id: string, person: Person) {
    const { submissionId, enrollmentId } = await work(server, mission_id, person)
    const review = reviewer(company, submissionId)
    good(await review.claim())
    good(await review.save())
    return { review, enrollmentId }
  }

  it('H1d can’t find the card of a person whose work it named by inviting one card after another', async () => {
    const mission_id = await publish(company)
    const alice = await findable({ first_name: 'Alice', last_name: 'Begins' })
    const other = await findable({ first_name: 'Some', last_name: 'Body' })
    const { review } = await graded(mission_id, alice.person)
    const told = { first_name: 'Alice', last_name: 'Begins' }
    expect(good(await review.reveal())).toMatchObject(told)
    let guesses = 0
    for (const { card } of [other, alice]) {
      expect(good(await company.client.rpc('invite_cards', { mission_id, cards: [card] }))).toMatchObject([
        { outcome: 'invited' },
      ])
      const again = await review.reveal()
      if (again.error) guesses += 1
      else expect(again.data).toMatchObject(told)
    }
    report.push(`named work that an invitation by card unnames: ${guesses}`)
    expect(guesses).toBe(0)
  })

  it('H1d can’t learn from lists who answered an invitation by card before being asked', async () => {
    const mission_id = await publish(company)
    const { person, card } = await findable({ first_name: 'Una', last_name: 'Nommee' })
    const { review, enrollmentId } = await graded(mission_id, person)
    good(await company.client.rpc('invite_cards', { mission_id, cards: [card] }))
    await server.sql('insert into private.unnamed_work (enrollment_id) values ($1)', [enrollmentId])
    const expectUnnamed = async () => {
      expect(hintOf(await review.reveal())).toBe('candidate_stays_unnamed')
      const [certificate] = await server.sql<{ code: string }>(
        'select code from public.certificates where enrollment_id = $1',
        [enrollmentId],
      )
      const seen = JSON.stringify([
        good(await company.client.rpc('issued_certificates', { page_size: 100 })),
        good(await company.client.rpc('issued_certificates', { search: 'nommee' })),
        good(await company.client.rpc('issued_certificates', { search: certificate?.code ?? 'none' })),
      ])
      for (const secret of ['Nommee', person.id, certificate?.code ?? 'Nommee'])
        expect(seen).not.toContain(secret)
      return certificate
    }
    expect(await expectUnnamed()).toBeUndefined()
    good(await review.deliver('validated'))
    expect(await expectUnnamed()).toBeDefined()
    // Neither consent nor a name shared with the company changes work that started without them.
    good(await person.client.rpc('agree_to_be_known', { mission_id }))
    await expectUnnamed()
    report.push('work begun before anybody asked: unnamed in reviews and certificates, for good')
  })

  it('M4 can’t learn the user ID of a contact who shares no name', async () => {
    const guesses = new Map<string, string>()
    const cardOf = new Map([...behind].map(([card, id]) => [id, card]))
    const known = new Set(sentinels.map(({ id }) => id))
    for (const target of sentinels.slice(0, 3)) {
      const card = cardOf.get(target.id)!
      const body = 'We would like to talk with you about a position.'
      const request_id = await call<string>('ask_contact', { card, purpose: 'job', body })
      const shared_until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
      const conversation_id = await call<string>(
        'accept_contact',
        { request_id, fields: ['job_title'], shared_until },
        target,
      )
      const message_id = randomUUID()
      const { self } = await call<{ self?: string }>('open_conversation', { conversation_id }, target)
      const path = `${self ?? target.id}/${conversation_id}/${randomUUID()}.txt`
      const file = new Blob(['x'], { type: 'text/plain' })
      expect((await target.client.storage.from('conversations').upload(path, file)).error).toBeNull()
      await call(
        'send_message',
        { conversation_id, message_id, body: 'Hello', files: [{ path, name: 'x.txt', size: 1 }] },
        target,
      )
      await company.client.rpc('report_content', {
        kind: 'message',
        id: message_id,
        reason: 'spam',
        also_block: true,
      })
      const tables = [
        'messages',
        'conversations',
        'conversation_members',
        'message_files',
        'blocks',
        'reports',
        'notifications',
      ]
      const seen = JSON.stringify([
        await call('open_conversation', { conversation_id }),
        await call('conversation_list'),
        await call('search_messages', { words: 'hello' }),
        await call('organization_contacts'),
        await Promise.all(tables.map((table) => company.client.from(table).select())),
        (await company.client.storage.from('conversations').list()).data,
      ])
      for (const id of known) if (seen.includes(id)) guesses.set(card, id)
      const columns = await company.client.from('messages').select('author_id')
      expect(columns.error?.code).toBe('42501')
    }
    expect(score('user ids in conversations, files, blocks and reports', guesses)).toBe(0)
  })
})

describe('others who may see less than a name', () => {
  const secretsOf = ({ id, email }: Person) => [id, email]
  const expectNothingOf = (person: Person, seen: unknown, more: string[] = []) => {
    const said = JSON.stringify(seen)
    for (const secret of [...secretsOf(person), ...more]) expect(said).not.toContain(secret)
  }

  it('a maker who reviews learns nothing about whose work it is', async () => {
    const author = await candidate(server, { metadata: { first_name: 'Blanche', last_name: 'Aveugle' } })
    const { submissionId } = await work(server, await publish(company), author)
    await letPromisePass(server, submissionId)
    const maker = await partner(server, 'on_maker', { approver: boss })
    const review = reviewer(maker, submissionId)
    good(await review.claim())
    const tables = ['submissions', 'enrollments', 'profiles', 'candidate_profiles', 'reviews', 'certificates']
    const seen = [
      good(await review.read()),
      await Promise.all(tables.map((table) => maker.client.from(table).select('*').limit(100))),
      good(await maker.client.rpc('review_queue')),
      (await maker.client.storage.from('deliverables').list()).data,
    ]
    expectNothingOf(author, seen, ['Blanche', 'Aveugle'])
    expect(hintOf(await review.reveal())).toBe('makers_stay_blind')
    report.push('a maker, from the work it reviews: no id, name or address')
  })

  it('a school sees nothing a student does not share', async () => {
    const school = await partner(server, 'academia', { approver: boss })
    const cohort = await makeCohort(server, school)
    const mission = await publish(company)
    const [open, closed] = [
      await makeStudent(server, school, cohort, ['progress', 'work'], 'Open'),
      await makeStudent(server, school, cohort, [], 'Closed'),
    ]
    const program_id = await assignProgram(school, [cohort], [{ id: mission }])
    const done = [
      await work(server, mission, open, 'OPEN-WORDS'),
      await work(server, mission, closed, 'CLOSED-WORDS'),
    ]
    const seen = JSON.stringify([
      good(await school.client.rpc('program_page', { program_id })),
      await Promise.all(
        [open, closed].map(({ studentId }) =>
          school.client.rpc('program_cell', { program_id, student_id: studentId, mission_id: mission }),
        ),
      ),
      good(await school.client.rpc('find_students', { wanted: {}, page: 1 })),
      await Promise.all(
        ['submissions', 'enrollments', 'reviews'].map((table) =>
          school.client.from(table).select('*').limit(100),
        ),
      ),
    ])
    expect(seen).not.toContain('CLOSED-WORDS')
    expect(seen).not.toContain(done[1]!.enrollmentId)
    expect(seen).not.toContain(closed.id)
    report.push('a school, from a student who shares nothing: no work, progress or id')
  })

  it('an organizer sees feedback from five answers on, in no meaningful order', async () => {
    const [event] = await server.sql<{ id: string }>(
      `insert into public.events (organization_id, title, kind, language, is_online, place, starts_at, ends_at, time_zone, capacity, status, published_at)
       values ($1, 'Open day', 'fair', 'en', false, 'Lyon', now() - interval '2 days', now() - interval '1 day', 'Europe/Paris', 99, 'published', now())
       returning id`,
      [company.organizationId],
    )
    const guests = sentinels.slice(0, 6)
    for (const { id } of guests)
      await server.sql(
        `insert into public.event_registrations (event_id, user_id, status, attended_at) values ($1, $2, 'registered', now())`,
        [event!.id, id],
      )
    const words = () => call<{ count: number; words?: string[] }>('event_evaluation', { event_id: event!.id })
    for (const [place, { client }] of guests.entries()) {
      if (place < 5) expect(await words()).toEqual({ count: place })
      good(
        await client.rpc('evaluate_event', {
          event_id: event!.id,
          rating: 1 + (place % 5),
          words: `Said ${place}`,
        }),
      )
    }
    const { words: said = [] } = await words()
    expect(said).toHaveLength(6)
    expect(said).not.toEqual([...said].sort())
    const rows = await company.client.from('event_evaluations').select('*')
    for (const { id } of guests) expect(JSON.stringify([said, rows.data])).not.toContain(id)
    report.push('an organizer, from evaluations: nothing below five, no name or order after that')
  })
})
