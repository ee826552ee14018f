import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { colleague } from './missions.ts'
import { publishOpening } from './openings.ts'
import {
  admin,
  type Caller,
  candidate,
  dataOf,
  everyRole,
  type Partner,
  type Person,
  partner,
  startProduct,
} from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let boss: Person
let company: Partner
let reader: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  company = await partner(server, 'company', { approver: boss })
  reader = await colleague(server, company, 'recruiter')
})
afterAll(() => server.close())

const criteria = [
  { id: 'plan', name: 'Planning', description: 'Says what comes first.' },
  { id: 'clear', name: 'Clarity', description: '' },
]
const words = 'Clear answers, and a good plan for the first week.'

interface Opening {
  id: string
  stages: Record<string, string>
}

/** A published opening with criteria, led by the company's owner, with a recruiter in its team. */
async function publish(scored: object[] = criteria): Promise<Opening> {
  const { id } = await publishOpening(server, company)
  await server.sql('update public.openings set criteria = $2 where id = $1', [id, JSON.stringify(scored)])
  await server.sql(
    'insert into public.opening_team (opening_id, user_id, is_lead) values ($1, $2, true), ($1, $3, false)',
    [id, company.id, reader.id],
  )
  const stages = await server.sql<{ id: string; kind: string }>(
    'select id, kind from public.opening_stages where opening_id = $1',
    [id],
  )
  return { id, stages: Object.fromEntries(stages.map((stage) => [stage.kind, stage.id])) }
}

const apply = async ({ client }: Caller, { id }: Opening) =>
  good<string>(
    await client.rpc('apply_to_opening', {
      opening_id: id,
      application: { fields: ['name', 'skills'], letter: '', answers: {} },
      version: 1,
    }),
  )
const open = (application_id: string, by: Caller = company) =>
  by.client.rpc('open_application', { application_id })
async function received(opening: Opening, person?: Person) {
  const applicant = person ?? (await candidate(server))
  const id = await apply(applicant, opening)
  good(await open(id))
  return { id, person: applicant }
}
const move = (application_id: string, { stages }: Opening, from: string, to: string) =>
  company.client.rpc('move_application', { application_id, from_stage: stages[from], to_stage: stages[to] })
const refuse = (id: string, { id: opening_id, stages }: Opening, stage = 'new') =>
  company.client.rpc('answer_applications', {
    opening_id,
    given: [{ id, stage: stages[stage], reason: 'evidence', words }],
  })
const scores = (...given: number[]) =>
  criteria.map(({ id }, place) => ({ id, score: given[place], note: 'Seen in the answer.' }))
const submit = (application_id: string, by: Caller, more: object = {}) =>
  by.client.rpc('submit_scorecard', {
    application_id,
    scores: scores(3, 2),
    recommendation: 'rather_yes',
    words,
    ...more,
  })
interface Cards {
  isDone: boolean
  submitted: number
  cards: { author: string; isMine: boolean; wasBlind: boolean; scores: { name: string; score: number }[] }[]
}
const cardsOf = async (application_id: string, by: Caller) =>
  good<Cards>(await by.client.rpc('application_scorecards', { application_id }))
const dueOf = async (id: string) => {
  const [row] = await server.sql<{ due: Date | null }>(
    'select answer_due_at as due from public.opening_applications where id = $1',
    [id],
  )
  return row!.due?.getTime()
}
/** Moves everything that was promised to an application into the past. */
const pass = (id: string, days: number) =>
  server.sql(
    `update public.opening_applications set answer_due_at = answer_due_at - make_interval(days => $2), promises = (
       select jsonb_agg(one || jsonb_build_object('due', (one ->> 'due')::timestamptz - make_interval(days => $2)))
       from jsonb_array_elements(promises) as one
     ) where id = $1`,
    [id, days],
  )
const dayMs = 86_400_000

describe('criteria', () => {
  it('can change until the first application is opened, and then no more', async () => {
    const opening = await publish()
    const save = async (changed: object[]) => {
      const { opening: kept } = good<{ opening: { revision: number; document: object } }>(
        await company.client.rpc('opening_editor', { opening_id: opening.id }),
      )
      return company.client.rpc('save_opening', {
        document: { ...kept.document, criteria: changed },
        opening_id: opening.id,
        base_revision: kept.revision,
      })
    }
    const more = [...criteria, { id: 'care', name: 'Care', description: 'For people.' }]
    good(await save(more))
    await received(opening)
    expect(hintOf(await save(criteria))).toBe('criteria_fixed')
    good(await save(more))
    await expect(
      server.sql(`update public.openings set criteria = '[]' where id = $1`, [opening.id]),
    ).rejects.toThrow(/criteria/)
  })
})

describe('a scorecard', () => {
  it('is for the team alone, and for applications that were opened', async () => {
    const opening = await publish()
    const person = await candidate(server)
    const id = await apply(person, opening)
    expect(hintOf(await submit(id, company))).toBe('application_unopened')
    good(await open(id))
    for (const [role, { client }] of Object.entries(await everyRole(server))) {
      expect([role, hintOf(await submit(id, { client }))]).not.toEqual([role, 'done'])
      const read = await client.rpc('application_scorecards', { application_id: id })
      expect([role, hintOf(read)]).not.toEqual([role, 'done'])
      const rows = await client.from('opening_scorecards').select('id')
      expect(rows.error?.code, role).toBe('42501')
    }
    expect(hintOf(await submit(id, person))).toBe('opening_team_only')
    const bare = await received(await publish([]))
    expect(hintOf(await submit(bare.id, company, { scores: [] }))).toBe('no_criteria')
  })

  it('scores every criterion from 1 to 4, recommends and says why', async () => {
    const { id } = await received(await publish())
    for (const wrong of [
      { scores: scores(3) },
      { scores: scores(3, 5) },
      { scores: scores(3, 2.5) },
      { scores: {} },
      { scores: [{ id: 'other', score: 3 }] },
      { recommendation: 'maybe' },
      { recommendation: null },
      { words: 'Good.' },
    ])
      expect([wrong, hintOf(await submit(id, company, wrong))]).toEqual([wrong, 'scorecard_incomplete'])
    good(await submit(id, company))
    expect(hintOf(await submit(id, company))).toBe('scored_already')
  })

  it('hides the others until one’s own is submitted, also when both come at the same moment', async () => {
    const { id } = await received(await publish())
    good(await submit(id, reader, { scores: scores(4, 1) }))
    expect(await cardsOf(id, company)).toMatchObject({ isDone: false, submitted: 1, cards: [] })
    good(await submit(id, company))
    const seen = await cardsOf(id, company)
    expect(seen).toMatchObject({ isDone: true, submitted: 2 })
    expect(seen.cards.map(({ isMine, wasBlind }) => [isMine, wasBlind])).toEqual([
      [false, true],
      [true, true],
    ])
    expect(seen.cards[0]!.scores).toMatchObject([
      { name: 'Planning', score: 4 },
      { name: 'Clarity', score: 1 },
    ])

    const { id: other } = await received(await publish())
    const both = await Promise.all([submit(other, company), submit(other, reader), submit(other, company)])
    expect(both.map(hintOf).toSorted()).toEqual(['done', 'done', 'scored_already'])
    expect((await cardsOf(other, reader)).cards).toHaveLength(2)
  })

  it('of someone with a conflict of interest doesn’t count', async () => {
    const { id } = await received(await publish())
    good(await submit(id, reader))
    good(await reader.client.rpc('declare_application_conflict', { application_id: id }))
    expect(hintOf(await submit(id, reader))).toBe('application_conflict')
    expect(await cardsOf(id, company)).toMatchObject({ submitted: 0 })
  })

  it('is in the candidate’s export without its author, and goes with the application', async () => {
    const { id, person } = await received(await publish())
    good(await submit(id, reader))
    const [card] = (await dataOf(server, person)).opening_scorecards as Record<string, unknown>[]
    expect(card).toMatchObject({ recommendation: 'rather_yes', words })
    expect(JSON.stringify(card)).not.toContain(reader.id)
    good(await person.client.rpc('withdraw_application', { application_id: id }))
    const left = await server.sql('select from public.opening_scorecards where application_id = $1', [id])
    expect(left).toEqual([])
  })
})

describe('stages', () => {
  it('are saved by one function with the same checks, from the editor and from the pipeline', async () => {
    const opening = await publish()
    const save = (values: object) =>
      company.client.rpc('save_opening_stage', { opening_id: opening.id, ...values })
    expect(hintOf(await save({ kind: 'interview', name: 'x'.repeat(41) }))).toBe('opening_stages_invalid')
    expect(hintOf(await save({ kind: 'interview', name: 'Call', answer_days: 61 }))).toBe(
      'opening_stages_invalid',
    )
    expect(hintOf(await save({ kind: 'interview', name: 'Women only' }))).toBe('opening_stage_wording')
    expect(hintOf(await save({ kind: 'hired', name: 'Hired' }))).toBe('opening_stage')
    good(
      await company.client.rpc('delete_opening_stage', {
        opening_id: opening.id,
        stage_id: opening.stages.shortlist,
      }),
    )
    good(await save({ kind: 'shortlist', name: 'Second look', answer_days: 3 }))
    const { opening: kept } = good<{
      opening: { revision: number; document: { stages: { kind: string; name: string | null }[] } }
    }>(await company.client.rpc('opening_editor', { opening_id: opening.id }))
    const { document, revision } = kept
    expect(document.stages.map(({ kind }) => kind)).toEqual([
      'new',
      'shortlist',
      'interview',
      'offer',
      'hired',
      'not_selected',
    ])
    const named = document.stages.with(1, { ...document.stages[1]!, name: 'Women only' })
    const refused = await company.client.rpc('save_opening', {
      document: { ...document, stages: named },
      opening_id: opening.id,
      base_revision: revision,
    })
    expect(hintOf(refused)).toBe('opening_stage_wording')
    const findings = good<{ field: string }[]>(
      await company.client.rpc('check_opening_wording', { document: { language: 'en', stages: named } }),
    )
    expect(findings).toMatchObject([{ field: 'stages', words: 'Women only', verdict: 'refused' }])
    expect(
      hintOf(await reader.client.rpc('save_opening_stage', { opening_id: opening.id, kind: 'offer' })),
    ).toBe('opening_leads_only')
  })
})

describe('the clock', () => {
  it('restarts in a further stage, and never by going back and forth', async () => {
    const opening = await publish()
    const { id } = await received(opening)
    await pass(id, 5)
    const first = await dueOf(id)
    good(await move(id, opening, 'new', 'shortlist'))
    const second = await dueOf(id)
    expect(second! - first!).toBeGreaterThan(4 * dayMs)
    good(await move(id, opening, 'shortlist', 'new'))
    expect(await dueOf(id)).toBe(first)
    good(await move(id, opening, 'new', 'shortlist'))
    expect(await dueOf(id)).toBe(second)
    await pass(id, 8)
    good(await move(id, opening, 'shortlist', 'interview'))
    expect(await dueOf(id)).toBeGreaterThan(Date.now() + 6 * dayMs)
    good(await move(id, opening, 'interview', 'shortlist'))
    expect(await dueOf(id)).toBeLessThan(Date.now())
    // A late answer stays late under another name, and in a stage that takes the place of a deleted one.
    good(
      await company.client.rpc('save_opening_stage', {
        opening_id: opening.id,
        stage_id: opening.stages.shortlist,
        name: 'Later',
        answer_days: 60,
      }),
    )
    expect(await dueOf(id)).toBeLessThan(Date.now())
    good(await move(id, opening, 'shortlist', 'new'))
    good(
      await company.client.rpc('delete_opening_stage', {
        opening_id: opening.id,
        stage_id: opening.stages.shortlist,
      }),
    )
    const again = good<string>(
      await company.client.rpc('save_opening_stage', {
        opening_id: opening.id,
        kind: 'shortlist',
        name: 'Again',
      }),
    )
    good(await move(id, { ...opening, stages: { ...opening.stages, again } }, 'new', 'again'))
    expect(await dueOf(id)).toBeLessThan(Date.now())
  })

  it('gives a stage that was added later no more time than others of its kind promised', async () => {
    const opening = await publish()
    const { id } = await received(opening)
    const long = good<string>(
      await company.client.rpc('save_opening_stage', {
        opening_id: opening.id,
        kind: 'shortlist',
        name: 'Long list',
        answer_days: 60,
      }),
    )
    good(await move(id, { ...opening, stages: { ...opening.stages, long } }, 'new', 'long'))
    expect(await dueOf(id)).toBeLessThan(Date.now() + 7.1 * dayMs)
  })

  it('lets no team move or answer what it hasn’t opened', async () => {
    const opening = await publish()
    const id = await apply(await candidate(server), opening)
    expect(hintOf(await move(id, opening, 'new', 'shortlist'))).toBe('application_unopened')
    expect(good(await refuse(id, opening))).toEqual([])
    good(await open(id, reader))
    expect(good(await refuse(id, opening))).toEqual([id])
  })
})

describe('limits', () => {
  it('hold for comments, mentions and invitations', async () => {
    const opening = await publish()
    const { id } = await received(opening)
    const comment = () =>
      company.client.rpc('comment_on_application', {
        application_id: id,
        body: 'Look',
        mentions: [reader.id],
      })
    for (let one = 0; one < 12; one++) good(await comment())
    const mentions = await server.sql(
      `select from public.notifications where user_id = $1 and kind = 'opening_mentioned' and link like '%' || $2`,
      [reader.id, id],
    )
    expect(mentions).toHaveLength(10)
    await server.sql(
      `insert into public.opening_application_comments (application_id, body) select $1, 'More' from generate_series(1, 188)`,
      [id],
    )
    expect(hintOf(await comment())).toBe('too_many_comments')

    const invited = (address: string) =>
      server.sql(
        `insert into public.opening_invitations as kept (opening_id, email) values ($1, $2)
         on conflict (opening_id, email) do update set revoked_at = null where kept.revoked_at is not null`,
        [opening.id, address],
      )
    for (let one = 0; one < 6; one++) {
      await invited('a@example.org')
      await server.sql('update public.opening_invitations set revoked_at = now() where opening_id = $1', [
        opening.id,
      ])
    }
    await expect(invited('a@example.org')).rejects.toThrow(/too many times/)
    await server.sql(
      `insert into public.opening_invitations (opening_id, email, revoked_at)
       select $1, 'p' || number || '@example.org', now() from generate_series(1, 499) as number`,
      [opening.id],
    )
    await expect(invited('b@example.org')).rejects.toThrow(/500/)
  })
})

describe('a human review', () => {
  const question = 'Please look again: my certificate proves the skill you miss.'
  const answer = 'We looked again at your certificate, and you are right.'
  const ask = ({ client }: Caller, of: object, said = question) =>
    client.rpc('ask_for_human_review', { question: said, ...of })
  interface Review {
    id: string
    application: string | null
    subject: string
    question: string
    isLate: boolean
    score: number | null
  }
  const reviewsOf = async ({ id }: Opening, by: Caller = company) =>
    good<Review[]>(await by.client.rpc('opening_human_reviews', { opening_id: id }))
  const decide = (review_id: string, verdict: string, more: object = {}, by: Caller = company) =>
    by.client.rpc('answer_human_review', { review_id, verdict, answer, ...more })
  const mine = async ({ client }: Caller, of: object) =>
    good<{ subject: string | null; review: Record<string, unknown> | null }>(
      await client.rpc('my_human_review', of),
    )
  const news = async (person: Pick<Person, 'id'>, kind: string, link: string) =>
    server.sql(`select from public.notifications where user_id = $1 and kind = $2 and link = $3`, [
      person.id,
      kind,
      link,
    ])

  it('of an answer is asked for once, and returns the application with a new clock', async () => {
    const opening = await publish()
    const { id, person } = await received(opening)
    expect(await mine(person, { application_id: id })).toEqual({ subject: null, days: 7, review: null })
    expect(hintOf(await ask(person, { application_id: id }))).toBe('not_reviewable')
    await pass(id, 20)
    good(await refuse(id, opening))
    expect(await mine(person, { application_id: id })).toMatchObject({ subject: 'answer' })
    expect(hintOf(await ask(person, { application_id: id }, 'Why?'))).toBe('review_length')
    const asked = await Promise.all([1, 2].map(() => ask(person, { application_id: id })))
    expect(asked.map(hintOf).toSorted()).toEqual(['done', 'not_reviewable'])
    expect(
      await news(company, 'opening_review_asked', `/openings/${opening.id}/applications/${id}`),
    ).toHaveLength(1)

    const [review] = await reviewsOf(opening, reader)
    expect(review).toMatchObject({ application: id, subject: 'answer', question, isLate: false })
    expect(hintOf(await decide(review!.id, 'kept', {}, reader))).toBe('opening_leads_only')
    expect(hintOf(await decide(review!.id, 'maybe'))).toBe('review_incomplete')
    expect(hintOf(await decide(review!.id, 'changed'))).toBe('review_stage')
    expect(hintOf(await decide(review!.id, 'changed', { stage_id: opening.stages.hired }))).toBe(
      'review_stage',
    )
    const both = await Promise.all(
      ['new', 'shortlist'].map((stage) => decide(review!.id, 'changed', { stage_id: opening.stages[stage] })),
    )
    expect(both.map(hintOf).toSorted()).toEqual(['done', 'review_answered'])
    expect(await dueOf(id)).toBeGreaterThan(Date.now() + 6 * dayMs)
    const own = good<{ outcome: string | null; reason: string | null; history: { kind: string }[] }>(
      await person.client.rpc('my_opening_application', { application_id: id }),
    )
    expect(own).toMatchObject({ outcome: null, reason: null })
    expect(own.history[0]).toMatchObject({ kind: 'reviewed' })
    const link = `/opportunities/applications/${id}`
    expect(await news(person, 'opening_review_answered', link)).toHaveLength(1)
    expect(await news(person, 'opening_moved', link)).toHaveLength(0)
    expect(hintOf(await ask(person, { application_id: id }))).toBe('not_reviewable')
    const held = (await dataOf(server, person)).human_reviews as object[]
    expect(held).toMatchObject([{ question, answer }])
    expect(JSON.stringify(held)).not.toContain(company.id)
  })

  it('waits for an answer that comes at the same moment', async () => {
    const opening = await publish()
    const { id, person } = await received(opening)
    const [, asked] = await Promise.all([refuse(id, opening), ask(person, { application_id: id })])
    expect(['done', 'not_reviewable']).toContain(hintOf(asked))
    if (hintOf(asked) !== 'done') good(await ask(person, { application_id: id }))
    expect(await reviewsOf(opening)).toHaveLength(1)
  })

  it('of a score needs a score that was shown, and leaves a note with it', async () => {
    const opening = await publish()
    const person = await candidate(server)
    expect(hintOf(await ask(person, { opening_id: opening.id }))).toBe('not_reviewable')
    await server.sql(
      `insert into public.match_scores (organization_id, opening_id, user_id, opening_title, formula, score, grade, reasons, shown_to)
       values ($1, $2, $3, 'Data analyst', '1', 42, 'fair', '[]', 'candidate')`,
      [company.organizationId, opening.id, person.id],
    )
    expect(await mine(person, { opening_id: opening.id })).toMatchObject({ subject: 'score' })
    good(await ask(person, { opening_id: opening.id }))
    const [review] = await reviewsOf(opening)
    expect(review).toMatchObject({ application: null, subject: 'score', score: 42 })
    expect(JSON.stringify(review)).not.toContain(person.id)
    good(await decide(review!.id, 'changed'))
    const [score] = await server.sql(
      'select score, review_verdict, reviewed_at is not null as reviewed from public.match_scores where user_id = $1',
      [person.id],
    )
    expect(score).toEqual({ score: 42, review_verdict: 'changed', reviewed: true })
    // An application of the same person can be reviewed once as well.
    const { id } = await received(opening, person)
    good(await ask(person, { application_id: id }))
  })

  it('is out of reach for everyone else, and of leads with a conflict of interest', async () => {
    const opening = await publish()
    const { id, person } = await received(opening)
    good(await refuse(id, opening))
    good(await ask(person, { application_id: id }))
    const [review] = await reviewsOf(opening)
    for (const [role, { client }] of Object.entries(await everyRole(server))) {
      expect([role, hintOf(await ask({ client }, { application_id: id }))]).not.toEqual([role, 'done'])
      expect([role, hintOf(await decide(review!.id, 'kept', {}, { client }))]).not.toEqual([role, 'done'])
      const read = await client.rpc('opening_human_reviews', { opening_id: opening.id })
      expect([role, hintOf(read)]).not.toEqual([role, 'done'])
      const late = await client.rpc('late_human_reviews')
      expect([role, late.error === null]).toEqual([role, role === 'admin'])
    }
    good(await company.client.rpc('declare_application_conflict', { application_id: id }))
    expect(hintOf(await decide(review!.id, 'kept'))).toBe('application_conflict')
    expect(await reviewsOf(opening)).toEqual([])
  })

  it('is reminded of, and shown to administrators once it is late', async () => {
    const opening = await publish()
    const { id, person } = await received(opening)
    good(await refuse(id, opening))
    good(await ask(person, { application_id: id }))
    const due = (interval: string) =>
      server.sql(`update public.human_reviews set due_at = now() + $2::interval where application_id = $1`, [
        id,
        interval,
      ])
    await due('3 hours')
    for (const _ of [1, 2]) await server.sql('select private.remind_of_human_reviews()')
    const link = `/openings/${opening.id}/applications/${id}`
    expect(await news(company, 'opening_review_due', link)).toHaveLength(1)
    const late = async () =>
      good<{ id: string; count: number }[]>(await boss.client.rpc('late_human_reviews')).find(
        (one) => one.id === opening.id,
      )
    expect(await late()).toBeUndefined()
    await due('-1 hour')
    for (const _ of [1, 2]) await server.sql('select private.remind_of_human_reviews()')
    expect(await news(company, 'opening_review_late', link)).toHaveLength(1)
    expect(await late()).toMatchObject({ count: 1 })
    good(await person.client.rpc('withdraw_application', { application_id: id }))
    expect(await late()).toBeUndefined()
  })
})
