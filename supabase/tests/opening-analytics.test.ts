import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { colleague } from './missions.ts'
import { publishOpening } from './openings.ts'
import { admin, candidate, everyRole, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
})
afterAll(() => server.close())

type Kind = 'shortlist' | 'interview' | 'offer' | 'hired' | 'not_selected'
interface Told {
  count?: number
  /** The stages after the first, each a day after the one before. */
  stages?: Kind[]
  daysAgo?: number
  /** Whether its answer is due and missing. */
  isLate?: boolean
  source?: string
  evidence?: string[]
}

/** Applications inserted directly, as they are once their people are anonymized. */
async function applications(opening: string, told: Told = {}): Promise<string[]> {
  const { count = 1, stages = [], daysAgo = 20, isLate = false, source = 'board', evidence = [] } = told
  const rows = await server.sql<{ id: string }>(
    `insert into public.opening_applications (
       opening_id, version, stage_id, shared_fields, source, must_haves, sent_at, answer_due_at, outcome, reason, words
     )
     select $1, 1, stage.id, '{}', $3, $4, now() - $5 * interval '1 day', case when $6 then now() - interval '1 hour' end,
       case when $7 in ('hired', 'not_selected') then $7 end, case when $7 = 'not_selected' then 'evidence' end,
       case when $7 = 'not_selected' then 'Thank you for your application.' end
     from public.opening_stages as stage, generate_series(1, $2::int)
     where stage.opening_id = $1 and stage.kind = $7 returning id`,
    [
      opening,
      count,
      source,
      JSON.stringify(evidence.map((one, place) => ({ slug: `skill-${place}`, source: one }))),
      daysAgo,
      isLate,
      stages.at(-1) ?? 'new',
    ],
  )
  const ids = rows.map(({ id }) => id)
  for (const [place, kind] of ['new', ...stages].entries())
    await server.sql(
      `insert into public.opening_application_moves (application_id, kind, from_kind, to_kind, due_at, at)
       select id, $2, $3, $4, case when $2 <> 'sent' then sent_at + ($5 + 6) * interval '1 day' end,
         sent_at + $5 * interval '1 day'
       from public.opening_applications where id = any ($1)`,
      [
        ids,
        place === 0 ? 'sent' : kind === 'not_selected' ? 'answered' : 'moved',
        stages[place - 2],
        kind,
        place,
      ],
    )
  return ids
}

const count = () => server.sql('select private.count_answers()')

describe('answers on time', () => {
  interface Card {
    slug: string
    answerShare: number | null
    answerMedian: number | null
    lateAnswers: number
  }
  const visitor = () => server.client()
  const cardOf = async (slug: string) => good<Card>(await visitor().rpc('opening_page', { slug }))
  const inTime = async () =>
    good<{ openings: Card[] }>(
      await visitor().rpc('find_openings', { filter: { inTime: true } }),
    ).openings.map(({ slug }) => slug)
  const answersOf = async ({ organizationId }: Partner) =>
    good(await visitor().rpc('organization_answers', { organization_id: organizationId }))

  it('are on every opening and can be searched for, from five applications and ninety percent on', async () => {
    const [prompt, slow] = await Promise.all([1, 2].map(() => partner(server, 'company', { approver: boss })))
    const first = await publishOpening(server, prompt!)
    const second = await publishOpening(server, slow!)
    await applications(first.id, { count: 4, stages: ['shortlist'] })
    await applications(second.id, { count: 5, stages: ['shortlist'] })
    await applications(second.id, { count: 1, isLate: true })
    await count()
    expect(await cardOf(first.slug)).toMatchObject({ answerShare: null, answerMedian: null, lateAnswers: 0 })
    expect(await cardOf(second.slug)).toMatchObject({ answerShare: 83, answerMedian: 1, lateAnswers: 1 })
    expect(await inTime()).toEqual([])
    await applications(first.id, { count: 1, stages: ['not_selected'] })
    await count()
    expect(await cardOf(first.slug)).toMatchObject({ answerShare: 100, answerMedian: 1, lateAnswers: 0 })
    expect(await inTime()).toEqual([first.slug])
    // An opening that is published later has the share of its organization.
    const later = await publishOpening(server, prompt!)
    expect((await inTime()).toSorted()).toEqual([first.slug, later.slug].toSorted())
    // Too few are left after 180 days.
    await server.sql(
      `update public.opening_applications set sent_at = sent_at - interval '180 days' where opening_id = $1`,
      [first.id],
    )
    await count()
    expect(await inTime()).toEqual([])
    expect(await answersOf(prompt!)).toBeNull()
  })

  it('say how many are late until they are given, and stay late when the applicant gives up', async () => {
    const company = await partner(server, 'company', { approver: boss })
    const { id, slug } = await publishOpening(server, company)
    await server.sql('insert into public.opening_team (opening_id, user_id, is_lead) values ($1, $2, true)', [
      id,
      company.id,
    ])
    const person = await candidate(server)
    const apply = async (who: Person) =>
      good<string>(
        await who.client.rpc('apply_to_opening', {
          opening_id: id,
          application: {
            fields: ['name'],
            isNamed: false,
            resume: null,
            certificates: [],
            letter: '',
            answers: {},
          },
          version: 1,
        }),
      )
    const applied = [await apply(person), await apply(await candidate(server))]
    await server.sql(
      `update public.opening_applications set answer_due_at = now() - interval '1 hour' where id = any ($1)`,
      [applied],
    )
    expect(await answersOf(company)).toBeNull()
    await server.sql('select private.remind_of_answers()')
    expect(await answersOf(company)).toEqual({ inTime: null, days: null, late: 2 })
    expect(await cardOf(slug)).toMatchObject({ answerShare: null, lateAnswers: 2 })
    expect(
      good(await person.client.rpc('my_opening_application', { application_id: applied[0] })),
    ).toMatchObject({ isLate: true, lateAnswers: 2 })
    const other = await candidate(server)
    expect(good(await other.client.rpc('application_draft', { opening_slug: slug }))).toMatchObject({
      lateAnswers: 2,
    })
    const stages = await server.sql<{ id: string; kind: string }>(
      `select id, kind from public.opening_stages where opening_id = $1 and kind in ('new', 'shortlist') order by place`,
      [id],
    )
    good(await company.client.rpc('open_application', { application_id: applied[1] }))
    good(
      await company.client.rpc('move_application', {
        application_id: applied[1],
        from_stage: stages[0]!.id,
        to_stage: stages[1]!.id,
      }),
    )
    expect(await cardOf(slug)).toMatchObject({ lateAnswers: 1 })
    good(await person.client.rpc('withdraw_application', { application_id: applied[0] }))
    expect(await cardOf(slug)).toMatchObject({ lateAnswers: 0 })
    await applications(id, { count: 3, stages: ['shortlist'] })
    await count()
    expect(await answersOf(company)).toMatchObject({ inTime: 60, late: 0 })
  })
})

describe('counting what changed', () => {
  /** Those that show anything. */
  const shown = 'where in_time is not null or late > 0 order by organization_id'
  const compare = async () => {
    const everything = 'private.answers_of(array(select id from public.organizations))'
    expect(
      await server.sql(
        `select organization_id, in_time, days, late, recount_at from private.answer_figures ${shown}`,
      ),
    ).toEqual(await server.sql(`select * from ${everything} ${shown}`))
  }

  it('says the same as counting everything, whatever happens to applications', async () => {
    // Always the same sequence.
    let seed = 41
    const below = (most: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return Math.floor((seed / 2147483648) * most)
    }
    const companies = await Promise.all([1, 2, 3].map(() => partner(server, 'company', { approver: boss })))
    const openings: string[] = []
    for (const company of [...companies, ...companies])
      openings.push((await publishOpening(server, company)).id)
    for (const opening of openings) {
      await applications(opening, { count: 4 + below(4), daysAgo: 20 + below(150) })
      await applications(opening, { count: below(3), isLate: true })
    }
    const one =
      'id = (select id from public.opening_applications where opening_id = any ($1) order by id offset $2 limit 1)'
    const changes = [
      `insert into public.opening_application_moves (application_id, kind, due_at, at)
       select id, 'moved', sent_at + interval '7 days', sent_at + interval '3 days' from public.opening_applications where ${one}`,
      `insert into public.opening_application_moves (application_id, kind, due_at, at)
       select id, 'answered', sent_at + interval '7 days', sent_at + interval '9 days' from public.opening_applications where ${one}`,
      `insert into public.opening_application_moves (application_id, kind) select id, 'opened' from public.opening_applications where ${one}`,
      `update public.opening_applications set answer_due_at = now() - interval '1 minute' where ${one}`,
      `update public.opening_applications set answer_due_at = now() + interval '1 day', late_at = null where ${one}`,
      `update public.opening_applications set withdrawn_at = now(), answer_due_at = null where ${one}`,
      `update public.opening_applications set sent_at = sent_at - interval '170 days' where ${one}`,
      // Older than what is kept by name.
      `update public.opening_applications set sent_at = sent_at - interval '731 days' where ${one}`,
      `delete from public.opening_applications where ${one}`,
    ]
    for (let round = 0; round < 60; round++) {
      await server.sql(changes[below(changes.length)]!, [openings, below(25)])
      if (round % 7 === 0) await server.sql('select private.remind_of_answers()')
      if (round % 11 === 0) await server.sql('select private.anonymize_applications(730)')
      if (round % 3 === 0) {
        await count()
        await compare()
      }
    }
    await server.sql('update public.openings set organization_id = $2 where id = $1', [
      openings[0],
      companies[1]!.organizationId,
    ])
    await server.sql('delete from public.openings where id = $1', [openings[2]])
    await count()
    await compare()
    expect(await server.sql('select from private.answer_figures where in_time is not null')).not.toEqual([])
    // Nothing happened since, and nothing is late that wasn't: nothing is counted.
    await server.sql('select private.remind_of_answers()')
    await count()
    expect(await server.sql('select private.count_answers() as number')).toEqual([{ number: 0 }])
  })

  it('counts again what became late or too old, without any change', async () => {
    const company = await partner(server, 'company', { approver: boss })
    const { id } = await publishOpening(server, company)
    await applications(id, { count: 6, stages: ['shortlist'], daysAgo: 30 })
    await count()
    const figures = () =>
      server.sql('select in_time, late from private.answer_figures where organization_id = $1', [
        company.organizationId,
      ])
    expect(await figures()).toEqual([{ in_time: 100, late: 0 }])
    // As if time passed: triggers don't see it.
    const pass = (days: number) =>
      server.sql(`do $$ begin
        set local session_replication_role = 'replica';
        update public.opening_applications set sent_at = sent_at - interval '${days} days',
          answer_due_at = answer_due_at - interval '${days} days' where opening_id = '${id}';
        update public.opening_application_moves set at = at - interval '${days} days', due_at = due_at - interval '${days} days'
        where application_id in (select sent.id from public.opening_applications as sent where sent.opening_id = '${id}');
        update private.answer_figures set recount_at = recount_at - interval '${days} days'
        where organization_id = '${company.organizationId}';
      end $$`)
    await server.sql(
      `update public.opening_applications set answer_due_at = now() + interval '1 day'
       where id = (select id from public.opening_applications where opening_id = $1 order by id limit 1)`,
      [id],
    )
    await count()
    expect(await figures()).toEqual([{ in_time: 100, late: 0 }])
    await pass(2)
    await count()
    expect(await figures()).toEqual([{ in_time: 83, late: 1 }])
    await pass(150)
    await count()
    expect(await figures()).toEqual([{ in_time: null, late: 1 }])
    await compare()
  })
})

it('reminds the teams of as many openings as fit in a batch, those that have waited longest first', async () => {
  const company = await partner(server, 'company', { approver: boss })
  const openings: string[] = []
  for (const _ of [1, 2, 3]) openings.push((await publishOpening(server, company)).id)
  await server.sql('select private.remind_of_answers()')
  for (const opening of openings) {
    await server.sql(
      'insert into public.opening_team (opening_id, user_id, is_lead) values ($1, $2, true) on conflict do nothing',
      [opening, company.id],
    )
    await applications(opening, { count: 2, isLate: true })
  }
  await server.sql(
    `update public.opening_applications set answer_due_at = answer_due_at - interval '1 day' where opening_id = $1`,
    [openings[2]],
  )
  const remind = async (until: string) => {
    await server.sql(`select private.remind_of_answers(${until}, 2)`)
    const news = await server.sql<{ link: string; number: number }>(
      `select link, (data ->> 'count')::int as number from public.notifications
       where user_id = $1 and kind = 'opening_answers_late'`,
      [company.id],
    )
    expect(news.every(({ number }) => number === 2)).toBe(true)
    return news.map(({ link }) => link.split('/')[2])
  }
  // What became due after the hour of the run waits for the next one.
  expect(await remind(`now() - interval '2 hours'`)).toEqual([openings[2]])
  expect(await remind('now()')).toHaveLength(3)
  expect((await remind('now()')).toSorted()).toEqual(openings.toSorted())
})

describe('opening analytics', () => {
  interface Figures {
    viewed: number | null
    applied: number | null
    shortlisted: number | null
    interviewed: number | null
    offered: number | null
    hired: number | null
  }
  interface Analytics {
    title: string | null
    funnel: Figures
    series: { at: string; counts: Partial<Figures> }[]
    stages: { kind: string; name: string | null; stays: number | null; days: number | null }[]
    sources: (Figures & { source: string })[]
    evidence: (Figures & { kind: string })[]
    openings: (Figures & { id: string })[]
  }
  let company: Partner
  let busy: { id: string; slug: string }
  let quiet: { id: string; slug: string }
  const call = (who: Pick<Person, 'client'>, more: object = {}) => who.client.rpc('opening_analytics', more)
  const figures = async (more: object = {}) =>
    good<Analytics>(await call(company, { organization: company.organizationId, ...more }))

  beforeAll(async () => {
    company = await partner(server, 'company', { approver: boss })
    busy = await publishOpening(server, company, { title: 'Busy', places: 20 })
    quiet = await publishOpening(server, company, { title: 'Quiet' })
    const proven = { evidence: ['proven', 'declared'], source: 'search' }
    await applications(busy.id, { ...proven, count: 6, stages: ['shortlist', 'interview', 'offer', 'hired'] })
    await applications(busy.id, { ...proven, count: 5, stages: ['interview', 'not_selected'] })
    await applications(busy.id, { count: 12, stages: ['not_selected'], evidence: ['declared'] })
    await applications(busy.id, { count: 3, evidence: ['none'], source: 'invitation' })
    await applications(quiet.id, { count: 4, stages: ['shortlist'], daysAgo: 100 })
  })

  it('is for those who hire for the organization, in the team or not', async () => {
    good(await call(await colleague(server, company, 'recruiter'), { opening: busy.id }))
    for (const [role, who] of Object.entries(await everyRole(server))) {
      const hint = hintOf(await call(who, { opening: busy.id }))
      expect([role, hint]).toEqual([role, role === 'anonymous' ? '42501' : 'opening_gone'])
      const own = hintOf(await call(who, { organization: company.organizationId }))
      expect([role, own]).toEqual([role, role === 'anonymous' ? '42501' : 'hiring_required'])
    }
    const reviewer = await colleague(server, company, 'reviewer')
    expect(hintOf(await call(reviewer, { opening: busy.id }))).toBe('opening_gone')
    const maker = await partner(server, 'on_maker', { approver: boss })
    expect(good<Analytics>(await call(maker)).funnel).toMatchObject({ viewed: 0, applied: 0, hired: 0 })
    for (const wrong of [{ weeks: 3 }, { weeks: null }, { unit: 'day' }])
      expect(hintOf(await call(company, wrong))).toBe('period_invalid')
  })

  it('counts how far applications got, rounded down to fives, with one to four hidden', async () => {
    const one = await figures({ opening: busy.id })
    expect(one.title).toBe('Busy')
    expect(one.funnel).toEqual({
      viewed: 0,
      applied: 25,
      shortlisted: 10,
      interviewed: 10,
      offered: 5,
      hired: 5,
    })
    const all = await figures()
    expect(all.title).toBeNull()
    expect(all.funnel).toMatchObject({ applied: 30, shortlisted: 15 })
    expect(all.openings).toMatchObject([
      { id: quiet.id, applied: null, shortlisted: null, interviewed: 0 },
      { id: busy.id, applied: 25, hired: 5 },
    ])
    expect((await figures({ weeks: 12 })).funnel).toMatchObject({ applied: 25 })
    expect(all.series.reduce((sum, { counts }) => sum + (counts.hired ?? 0), 0)).toBe(5)
  })

  it('compares stages, sources and evidence', async () => {
    const { stages, sources, evidence } = await figures({ opening: busy.id })
    expect(stages).toEqual([
      { kind: 'new', name: null, stays: 20, days: 1 },
      { kind: 'shortlist', name: null, stays: 5, days: 1 },
      { kind: 'interview', name: null, stays: 10, days: 1 },
      { kind: 'offer', name: null, stays: 5, days: 1 },
    ])
    expect(sources).toHaveLength(7)
    expect(sources.slice(0, 2)).toEqual([
      { source: 'board', applied: 10, shortlisted: 0, interviewed: 0, hired: 0 },
      { source: 'search', applied: 10, shortlisted: 10, interviewed: 10, hired: 5 },
    ])
    expect(sources.find(({ source }) => source === 'invitation')).toMatchObject({
      applied: null,
      shortlisted: 0,
    })
    expect(evidence).toEqual([
      { kind: 'all', applied: 25, shortlisted: 10, interviewed: 10 },
      { kind: 'proven', applied: 10, shortlisted: 10, interviewed: 10 },
      { kind: 'attested', applied: 0, shortlisted: 0, interviewed: 0 },
      { kind: 'endorsed', applied: 0, shortlisted: 0, interviewed: 0 },
      { kind: 'declared', applied: 20, shortlisted: 10, interviewed: 10 },
      { kind: 'none', applied: null, shortlisted: 0, interviewed: 0 },
    ])
  })

  it('hides the median of fewer than five stays', async () => {
    const { stages } = await figures({ opening: quiet.id })
    expect(stages).toEqual([{ kind: 'new', name: null, stays: null, days: null }])
  })

  it('counts views once per person and day, without the organization’s own, also once they are only sums', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => candidate(server)))
    const hidden = await publishOpening(server, company, { audience: 'invited' })
    for (const { client } of [...people, people[0]!, company, { client: server.client() }])
      for (const opening_id of [busy.id, hidden.id]) good(await client.rpc('record_view', { opening_id }))
    const views = () =>
      server.sql(
        `select opening_id, count(*)::int as views from public.page_views where organization_id = $1 group by 1`,
        [company.organizationId],
      )
    expect(await views()).toEqual([{ opening_id: busy.id, views: 7 }])
    expect((await figures({ opening: busy.id })).funnel.viewed).toBe(5)
    // They aren't views of the company's own page.
    const home = good<{ views: number }>(await company.client.rpc('organization_home'))
    expect(home.views).toBe(0)
    const { series } = good<Analytics>(
      await company.client.rpc('company_analytics', { organization: company.organizationId }),
    )
    expect(series).toEqual([])
    await server.sql('update public.page_views set day = day - 100 where opening_id = $1', [busy.id])
    await server.sql('select private.fold_page_views()')
    expect(await views()).toEqual([])
    expect((await figures()).funnel.viewed).toBe(5)
    expect((await figures({ weeks: 12 })).funnel.viewed).toBe(0)
  })
})
