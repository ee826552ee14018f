import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { admin, candidate, partner, partnerData, pendingPartner, startProduct } from './people.ts'
import { good, letPromisePass, publish, reviewer, submit, work } from './review-work.ts'

let server: TestServer
beforeAll(async () => {
  server = await startProduct()
})
afterAll(() => server.close())

const page = async (wanted_slug: string) =>
  good<Record<string, unknown> | null>(await server.client().rpc('company_page', { wanted_slug }))
const slugOf = async (id: string) =>
  (await server.sql<{ slug: string }>('select slug from public.organizations where id = $1', [id]))[0]!.slug
const named = (organization_name: string) => ({ metadata: partnerData('company', { organization_name }) })

describe('a company’s page', () => {
  it('has a unique, permanent address made from the name', async () => {
    const one = await partner(server, 'company', named('Éclair & Fils'))
    const two = await partner(server, 'company', named('Eclair et fils !'))
    const three = await partner(server, 'company', named('ÉCLAIR - FILS'))
    const none = await partner(server, 'company', named('東京'))
    expect(await slugOf(one.organizationId)).toBe('eclair-fils')
    expect(await slugOf(two.organizationId)).toBe('eclair-et-fils')
    expect(await slugOf(three.organizationId)).toBe('eclair-fils-2')
    expect(await slugOf(none.organizationId)).toBe('organization')
    await server.sql(`update public.organizations set name = 'Tonnerre' where id = $1`, [one.organizationId])
    expect(await page('Eclair-Fils')).toMatchObject({ name: 'Tonnerre', slug: 'eclair-fils' })
    const waiting = await pendingPartner(server, 'company', named('Typoo'))
    await server.sql(`update public.organizations set name = 'Typo' where id = $1`, [waiting.organizationId])
    expect(await slugOf(waiting.organizationId)).toBe('typo')
  })

  it('is public while the company is approved, and shows only public information', async () => {
    const company = await partner(server, 'company')
    const slug = await slugOf(company.organizationId)
    const mission = await publish(company)
    const closed = await publish(company)
    good(await company.client.rpc('archive_mission', { mission_id: closed }))
    const found = await page(slug)
    expect(found).toMatchObject({
      id: company.organizationId,
      kind: 'company',
      replyRate: null,
      feedbackHours: null,
    })
    expect((found!.missions as { mission_id: string }[]).map((one) => one.mission_id)).toEqual([mission])
    expect(JSON.stringify(found)).not.toMatch(/SECRET|73282932000074|requested_by|decision/)
    await server.sql(`update public.organizations set status = 'suspended' where id = $1`, [
      company.organizationId,
    ])
    expect(await page(slug)).toBeNull()
    expect(await page('nobody')).toBeNull()
  })

  it('shows its logo in lists, by ID or address, only while it is approved', async () => {
    const [company, waiting] = [await partner(server, 'company'), await pendingPartner(server)]
    const [id, slug] = [company.organizationId, await slugOf(company.organizationId)]
    for (const one of [id, waiting.organizationId]) {
      await server.sql(
        `insert into public.organization_profiles (organization_id, logo) values ($1::uuid, $1 || '/logo.webp')`,
        [one],
      )
    }
    const logos = async (asked: { ids?: string[]; slugs?: string[] }) =>
      good(await server.client().rpc('organization_logos', asked))
    const shown = [{ organization_id: id, slug, logo: `${id}/logo.webp` }]
    expect(await logos({ ids: [id, waiting.organizationId] })).toEqual(shown)
    expect(await logos({ slugs: [slug, await slugOf(waiting.organizationId)] })).toEqual(shown)
    await server.sql(`update public.organizations set status = 'suspended' where id = $1`, [id])
    expect(await logos({ ids: [id], slugs: [slug] })).toEqual([])
  })

  it('does not exist for requests, schools and makers', async () => {
    for (const other of [
      await pendingPartner(server),
      await partner(server, 'academia'),
      await partner(server, 'on_maker'),
    ])
      expect(await page(await slugOf(other.organizationId))).toBeNull()
  })
})

describe('the feedback clock', () => {
  it('shows the share answered on time, from five on; overdue work counts against it', async () => {
    const boss = await admin(server)
    const company = await partner(server, 'company', { approver: boss })
    const maker = await partner(server, 'on_maker', { approver: boss })
    const slug = await slugOf(company.organizationId)
    const mission = await publish(company)
    const answer = async (who = company) => {
      const { submissionId } = await work(server, mission)
      if (who === maker) await letPromisePass(server, submissionId)
      const desk = reviewer(who, submissionId)
      good(await desk.claim())
      good(await desk.save())
      good(await desk.deliver('validated'))
    }
    for (let given = 0; given < 4; given++) await answer()
    // Not due yet: neither for nor against.
    const { submissionId, candidate: person } = await work(server, mission)
    expect(await page(slug)).toMatchObject({ replyRate: null, feedbackHours: null })
    await answer(maker)
    expect(await page(slug)).toMatchObject({ replyRate: 80, feedbackHours: null })

    // Overdue work is flagged to both sides, and waits in the makers' queue.
    expect(await reviewer(maker, submissionId).queue()).toEqual([])
    await letPromisePass(server, submissionId)
    await server.sql('select private.count_replies()')
    expect(await page(slug)).toMatchObject({ replyRate: 67 })
    expect(await reviewer(maker, submissionId).queue()).toMatchObject([{ is_passed_on: true }])
    expect(await reviewer(company, submissionId).queue()).toMatchObject([{ is_passed_on: false }])
    const { data: mine } = await person.client
      .from('submissions')
      .select('due_at')
      .eq('id', submissionId)
      .single()
    expect(Date.parse(mine!.due_at)).toBeLessThan(Date.now())

    await answer()
    for (const { client } of [{ client: server.client() }, await candidate(server)]) {
      const facts = { company_slug: slug, reply_rate: 71, feedback_hours: 0, starts: 7 }
      expect(good(await client.rpc('mission_facts', { mission_id: mission }))).toMatchObject([facts])
    }
    const reader = await candidate(server)
    const listed = good<{ slug: string }[]>(await reader.client.rpc('listed_organizations'))
    expect(listed.find((one) => one.slug === slug)).toMatchObject({ reply_rate: 71, feedback_hours: 0 })
    await server.sql(
      `update public.submissions set submitted_at = now() - interval '181 days' where organization_id = $1`,
      [company.organizationId],
    )
    await server.sql('select private.count_replies()')
    expect(await page(slug)).toMatchObject({ replyRate: null, feedbackHours: null })
  })
})

it('a company’s home counts only views of its page, and shows how numbers changed', async () => {
  const company = await partner(server, 'company')
  const mission = await publish(company)
  const { candidate: person } = await work(server, mission)
  good(await person.client.rpc('record_view', { mission_id: mission }))
  await server.sql(
    `insert into public.page_views (day, organization_id, visitor)
     select private.today() - ago, $1, sha256(ago::text::bytea) from generate_series(0, 70, 10) as ago`,
    [company.organizationId],
  )
  expect(good(await company.client.rpc('organization_home'))).toEqual({
    active_missions: 1,
    by_invitation: 0,
    new_missions: 1,
    candidates: 1,
    new_candidates: 1,
    completed: 0,
    new_completed: 0,
    waiting: 1,
    overdue: 0,
    views: 3,
    views_before: 3,
    candidates_by_week: [...Array(11).fill(0), 1],
    completed_by_week: Array(12).fill(0),
    views_by_week: expect.any(Array),
    may_write: true,
    drafts: 0,
    draft: null,
    match_questions: 0,
    questioned_opening: null,
    proposals: 0,
    is_alone: true,
    first_steps: { profile: false, draft: true, publish: true, invite: false },
    news: null,
    activity: [
      { kind: 'submitted', title: expect.any(String), count: 1, name: null },
      { kind: 'started', count: 1, name: null },
      { kind: 'published', count: 1, name: expect.any(String) },
    ].map((one) => expect.objectContaining(one)),
  })
  const other = await partner(server, 'company')
  expect(good(await other.client.rpc('organization_home'))).toMatchObject({ views: 0, candidates: 0 })
})

it('W10 a company’s home counts invitation-only missions, and says how many there are', async () => {
  const company = await partner(server, 'company')
  await publish(company)
  const mission = await publish(company)
  await server.sql('update public.missions set by_invitation = true where id = $1', [mission])
  expect(good(await company.client.rpc('organization_home'))).toMatchObject({
    active_missions: 2,
    by_invitation: 1,
    new_missions: 2,
  })
})

it('W10 delivered feedback is no longer shown as pending in anyone’s activity', async () => {
  const company = await partner(server, 'company')
  const done = await work(server, await publish(company))
  const told = async () =>
    good<{ kind: string; link: string; read_at: string | null }[]>(
      await company.client.from('notifications').select('kind, link, read_at').like('kind', 'work_%'),
    )
  expect(await told()).toEqual([{ kind: 'work_submitted', link: '/reviews', read_at: null }])
  const review = reviewer(company, done.submissionId)
  good(await review.claim())
  good(await review.save())
  good(await review.deliver('revise'))
  expect(await told()).toEqual([
    { kind: 'work_reviewed', link: `/reviews/${done.submissionId}`, read_at: expect.any(String) },
  ])
  await submit(done.candidate, done.enrollmentId)
  expect((await told()).map(({ kind }) => kind).sort()).toEqual(['work_reviewed', 'work_submitted'])
})
