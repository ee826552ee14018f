import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import {
  admin,
  candidate,
  everyRole,
  type Partner,
  type Person,
  partner,
  roleNames,
  startProduct,
} from './people.ts'
import {
  fullScores,
  good,
  goodSummary,
  hintOf,
  letPromisePass,
  publish,
  reviewer,
  submit,
  type Work,
  work,
  write,
} from './review-work.ts'

let server: TestServer
let company: Partner
let colleague: Person
let rival: Partner
let maker: Partner
let mission: string
beforeAll(async () => {
  server = await startProduct()
  const approver = await admin(server)
  company = await partner(server, 'company', { approver })
  rival = await partner(server, 'company', { approver })
  maker = await partner(server, 'on_maker', { approver })
  colleague = await candidate(server)
  await join(colleague, 'reviewer')
  mission = await publish(company)
})
afterAll(() => server.close())

const join = (person: Person, role: string) =>
  server.sql(
    'insert into public.organization_members (organization_id, user_id, member_role) values ($1, $2, $3)',
    [company.organizationId, person.id, role],
  )

/** Claimed and filled in, ready to be delivered. */
async function prepared(done: Work, by: Person = company) {
  const review = reviewer(by, done.submissionId)
  good(await review.claim())
  good(await review.save())
  return review
}

const rowsSeen = async ({ client }: Pick<Person, 'client'>, table: string, column: string, id: string) =>
  ((await client.from(table).select(column).eq(column, id)).data ?? []).length

describe('who sees what', () => {
  it('only the candidate and the organization see submitted work', async () => {
    const done = await work(server, mission)
    await prepared(done)
    const roles = await everyRole(server)
    for (const name of roleNames) {
      const review = reviewer(roles[name], done.submissionId)
      expect(await rowsSeen(roles[name], 'submissions', 'id', done.submissionId), name).toBe(0)
      expect(await rowsSeen(roles[name], 'reviews', 'submission_id', done.submissionId), name).toBe(0)
      expect(await rowsSeen(roles[name], 'enrollments', 'id', done.enrollmentId), name).toBe(0)
      for (const answer of [await review.read(), await review.claim(), await review.reveal()]) {
        expect(answer.error, name).not.toBeNull()
      }
      const told = await roles[name].client.rpc('my_feedback', { enrollment_id: done.enrollmentId })
      expect(told.data ?? [], name).toEqual([])
    }
    expect(await rowsSeen(company, 'submissions', 'id', done.submissionId)).toBe(1)
    expect(await rowsSeen(company, 'enrollments', 'id', done.enrollmentId)).toBe(0)
  })

  it('the candidate sees no review before it is delivered, and never notes, remarks or a hidden rubric', async () => {
    const done = await work(server, mission)
    const review = await prepared(done)
    const { client } = done.candidate
    const feedback = () => client.rpc('my_feedback', { enrollment_id: done.enrollmentId })
    expect(await rowsSeen(done.candidate, 'reviews', 'submission_id', done.submissionId)).toBe(0)
    expect((await feedback()).data).toEqual([])
    good(await review.deliver('revise'))
    const seen = [
      await feedback(),
      await client.rpc('play_mission', { enrollment_id: done.enrollmentId }),
      await client.from('reviews').select('submission_id, scores, summary, verdict'),
      await client.from('submissions').select('*'),
      await client.from('mission_versions').select('*'),
      await client.from('missions').select('*'),
      await client.from('mission_listings').select('*').eq('mission_id', mission),
    ]
    expect(JSON.stringify(seen)).not.toContain('SECRET')
    expect(seen[0]!.data).toMatchObject([
      {
        attempt: 1,
        verdict: 'revise',
        summary: goodSummary,
        is_passed_on: false,
        criteria: [
          { title: 'Tone', level: 1, level_title: 'Strong', level_description: null },
          { title: 'Facts', level: 0, level_title: 'Weak' },
        ],
      },
    ])
    expect((await reviewer(done.candidate, done.submissionId).read()).error?.hint).toBe(
      'submission_not_found',
    )
  })

  it('a visible rubric explains the level reached', async () => {
    const done = await work(server, await publish(company, true))
    good(await (await prepared(done)).deliver('validated'))
    const told = await done.candidate.client.rpc('my_feedback', { enrollment_id: done.enrollmentId })
    expect(told.data[0].criteria[0].level_description).toBe('SECRET-STRONG')
    expect(JSON.stringify(told.data)).not.toContain('SECRET-NOTES')
  })

  it('the reviewer learns nothing about who wrote it', async () => {
    const done = await work(server, mission)
    const shown = good<object>(await reviewer(company, done.submissionId).read())
    expect(JSON.stringify(shown)).not.toContain(done.candidate.id)
    expect(JSON.stringify(shown)).not.toContain('Carla')
    expect(JSON.stringify(await reviewer(company, done.submissionId).queue())).not.toContain('Carla')
  })

  it('a company sees only work on its own missions, and a maker only overdue work', async () => {
    const done = await work(server, mission)
    const of = (person: Person) => reviewer(person, done.submissionId)
    expect(await of(company).queue()).toMatchObject([{ is_passed_on: false }])
    expect(await of(rival).queue()).toEqual([])
    expect(await of(maker).queue()).toEqual([])
    await letPromisePass(server, done.submissionId)
    expect(await of(rival).queue()).toEqual([])
    expect(await of(maker).queue()).toMatchObject([{ is_passed_on: true }])
    const review = await prepared(done, maker)
    good(await review.deliver('validated'))
    expect(await of(maker).queue('delivered')).toHaveLength(1)
    const told = await done.candidate.client.rpc('my_feedback', { enrollment_id: done.enrollmentId })
    expect(told.data).toMatchObject([{ verdict: 'validated', is_passed_on: true }])
    const other = await partner(server, 'on_maker')
    expect(hintOf(await of(other).read())).toBe('submission_not_found')
    expect(await of(other).queue('delivered')).toEqual([])
  })

  it('reviews, submissions and enrollments can be written only through the functions', async () => {
    const done = await work(server, mission)
    const review = { submission_id: done.submissionId, organization_id: company.organizationId }
    for (const { client } of [company, done.candidate, maker]) {
      const attempts = [
        await client.from('reviews').insert({ ...review, verdict: 'validated', delivered_at: new Date() }),
        await client.from('reviews').update({ verdict: 'validated' }).eq('submission_id', done.submissionId),
        await client.from('enrollments').update({ status: 'validated' }).eq('id', done.enrollmentId),
        await client.from('submissions').update({ content: {} }).eq('id', done.submissionId),
        await client.from('submissions').delete().eq('id', done.submissionId),
      ]
      expect(attempts.map(({ error }) => error?.code)).toEqual(Array(5).fill('42501'))
    }
  })
})

describe('a claim', () => {
  it('belongs to one person at a time', async () => {
    const done = await work(server, mission)
    const both = [reviewer(company, done.submissionId), reviewer(colleague, done.submissionId)]
    const hints = (await Promise.all(both.map((one) => one.claim()))).map(hintOf)
    expect(hints.sort()).toEqual(['done', 'review_claimed'])
    const [mine, other] = hintOf(await both[0]!.claim()) === 'done' ? both : both.reverse()
    expect(hintOf(await other!.save())).toBe('review_not_claimed')
    expect(hintOf(await other!.release())).toBe('review_not_claimed')
    expect(hintOf(await other!.deliver('validated'))).toBe('review_not_claimed')
    const { review } = good<{ review: object }>(await other!.read())
    expect(review).toMatchObject({ is_mine: false, is_claimed: true, reviewer: expect.any(String) })
    good(await mine!.save())
    good(await mine!.release())
    good(await other!.claim())
    expect(hintOf(await mine!.save())).toBe('review_not_claimed')
    const handedOver = good<{ review: object }>(await other!.read())
    expect(handedOver.review).toMatchObject({ is_mine: true, scores: fullScores })
  })

  it('can be taken over once it expires, and every save extends it', async () => {
    const done = await work(server, mission)
    const mine = await prepared(done)
    const other = reviewer(colleague, done.submissionId)
    const until = `update public.reviews set claimed_until = now() + $2::interval where submission_id = $1`
    await server.sql(until, [done.submissionId, '1 minute'])
    good(await mine.save())
    const [row] = await server.sql<{ long: boolean }>(
      `select claimed_until > now() + interval '29 minutes' as long from public.reviews where submission_id = $1`,
      [done.submissionId],
    )
    expect(row!.long).toBe(true)
    await server.sql(until, [done.submissionId, '-1 second'])
    expect(hintOf(await mine.save())).toBe('review_not_claimed')
    good(await other.claim())
    expect(hintOf(await mine.claim())).toBe('review_claimed')
  })

  it('is required for everything that is written', async () => {
    const review = reviewer(company, (await work(server, mission)).submissionId)
    for (const answer of [await review.save(), await review.release(), await review.deliver('validated')]) {
      expect(hintOf(answer)).toBe('review_not_claimed')
    }
    expect(hintOf(await reviewer(company, randomUUID()).claim())).toBe('submission_not_found')
  })
})

it('M4 the candidate does not learn who reviewed', async () => {
  const done = await work(server, mission)
  good(await (await prepared(done)).deliver('validated'))
  const { client } = done.candidate
  expect((await client.from('reviews').select('reviewer_id')).error?.code).toBe('42501')
  expect(
    (await client.from('reviews').select('submission_id').eq('reviewer_id', company.id)).error?.code,
  ).toBe('42501')
  expect(JSON.stringify((await client.from('reviews').select('submission_id, summary')).data)).not.toContain(
    company.id,
  )
})

describe('one’s own work', () => {
  it('can’t be reviewed by its author, as a member of the organization or as a maker', async () => {
    const insider = await candidate(server)
    await join(insider, 'owner')
    const done = await work(server, mission, insider)
    const own = reviewer(insider, done.submissionId)
    expect(await own.queue()).toEqual([])
    for (const answer of [await own.read(), await own.claim(), await own.save(), await own.reveal()]) {
      expect(hintOf(answer)).toBe('submission_not_found')
    }
    expect(hintOf(await own.deliver('validated'))).toBe('submission_not_found')
    const review = await prepared(done)
    expect(await rowsSeen(insider, 'reviews', 'submission_id', done.submissionId)).toBe(0)
    good(await review.deliver('validated'))
    expect(await rowsSeen(insider, 'reviews', 'submission_id', done.submissionId)).toBe(1)

    const makingCandidate = await candidate(server)
    await server.sql(`insert into public.user_roles (user_id, role) values ($1, 'on_maker')`, [
      makingCandidate.id,
    ])
    const overdue = await work(server, mission, makingCandidate)
    await letPromisePass(server, overdue.submissionId)
    expect(hintOf(await reviewer(makingCandidate, overdue.submissionId).claim())).toBe('submission_not_found')
    expect(await reviewer(makingCandidate, overdue.submissionId).queue()).toEqual([])
  })
})

describe('the author’s name', () => {
  it('is shown once the rubric is filled in, and each view is logged', async () => {
    const done = await work(server, mission)
    const review = reviewer(company, done.submissionId)
    const log = () =>
      server.sql(
        `select actor_id from public.audit_log where action = 'review.candidate_revealed' and subject_id = $1`,
        [done.submissionId],
      )
    expect(hintOf(await review.reveal())).toBe('rubric_not_filled')
    good(await review.claim())
    for (const scores of [
      {},
      { tone: { level: 1 } },
      { ...fullScores, facts: { level: 2 } },
      { ...fullScores, facts: { level: 0.5 } },
      { ...fullScores, facts: { level: '1' } },
      { ...fullScores, facts: { level: -1 } },
    ]) {
      good(await review.save(scores))
      expect(hintOf(await review.reveal()), JSON.stringify(scores)).toBe('rubric_not_filled')
    }
    expect(await log()).toEqual([])
    good(await review.save())
    expect(good(await review.reveal())).toMatchObject({ first_name: 'Carla', last_name: 'Candidate' })
    good(await reviewer(colleague, done.submissionId).reveal())
    expect(await log()).toEqual([{ actor_id: company.id }, { actor_id: colleague.id }])
  })
})

describe('a verdict', () => {
  it('needs a complete rubric, a comment and, for a refusal, a criterion and an open mission', async () => {
    const done = await work(server, mission)
    const review = reviewer(company, done.submissionId)
    good(await review.claim())
    expect(hintOf(await review.deliver('validated'))).toBe('rubric_not_filled')
    good(await review.save(fullScores, 'Too short.'))
    expect(hintOf(await review.deliver('validated'))).toBe('summary_required')
    good(await review.save())
    expect(hintOf(await review.deliver(null))).toBe('verdict_required')
    expect(hintOf(await review.deliver('excellent'))).toBe('22P02')
    expect(hintOf(await review.deliver('not_validated'))).toBe('criterion_required')
    expect(hintOf(await review.deliver('not_validated', { reason_criterion: 'style' }))).toBe(
      'criterion_required',
    )
    const reason = { reason_criterion: 'tone' }
    const nowhere = { ...reason, next_mission_id: randomUUID() }
    expect(hintOf(await review.deliver('not_validated', nowhere))).toBe('next_mission_closed')
    const helpful = await publish(rival)
    expect(hintOf(await review.deliver('not_validated', reason))).toBe('next_mission_required')
    good(await review.deliver('not_validated', { ...reason, next_mission_id: helpful }))
    const told = await done.candidate.client.rpc('my_feedback', { enrollment_id: done.enrollmentId })
    expect(told.data).toMatchObject([
      { verdict: 'not_validated', reason: 'Tone', next_mission: { id: helpful, title: 'Answer a customer' } },
    ])
    const { data } = await done.candidate.client.from('notifications').select('kind, link')
    expect(data).toContainEqual({
      kind: 'review_not_validated',
      link: `/missions/work/${done.enrollmentId}`,
    })
  })

  it('is delivered once, by one of two who try at the same moment, and then stays as it is', async () => {
    const review = await prepared(await work(server, mission))
    const answers = await Promise.all(['validated', 'revise'].map((verdict) => review.deliver(verdict)))
    expect(answers.map(hintOf).sort()).toEqual(['done', 'review_delivered'])
    for (const answer of [
      await review.deliver('validated'),
      await review.save(),
      await review.claim(),
      await review.release(),
    ]) {
      expect(hintOf(answer)).toBe('review_delivered')
    }
  })

  it('ends the work, so that nothing more can be sent or changed', async () => {
    const refusal = { reason_criterion: 'tone', next_mission_id: await publish(rival) }
    for (const verdict of ['validated', 'not_validated']) {
      const done = await work(server, mission)
      good(await (await prepared(done)).deliver(verdict, refusal))
      const { client } = done.candidate
      const ids = { enrollment_id: done.enrollmentId }
      const later = [
        await client.rpc('submit_work', { ...ids, own_work: true }),
        await client.rpc('leave_mission', ids),
        await client.rpc('save_step', { ...ids, step_id: 'answer', draft: {}, base_revision: 1 }),
      ]
      expect(later.map(hintOf)).toEqual(Array(3).fill('enrollment_closed'))
    }
  })

  it('requests a revision, which is sent, compared and validated', async () => {
    const done = await work(server, mission)
    const again = await done.candidate.client.rpc('submit_work', {
      enrollment_id: done.enrollmentId,
      own_work: true,
    })
    expect(hintOf(again)).toBe('enrollment_closed')
    const first = await prepared(done)
    good(await first.deliver('revise'))
    expect(await first.queue()).toEqual([])
    expect(await first.queue('delivered')).toHaveLength(1)
    await write(done.candidate, done.enrollmentId, 'Your money is back by 18 November.')
    const second = await submit(done.candidate, done.enrollmentId)
    expect(hintOf(await first.claim())).toBe('review_delivered')
    const review = await prepared({ ...done, submissionId: second })
    expect(good(await review.read())).toMatchObject({
      submission: { attempt: 2, content: { answer: { text: 'Your money is back by 18 November.' } } },
      earlier: [
        {
          attempt: 1,
          verdict: 'revise',
          scores: fullScores,
          content: { answer: { text: 'Your money will be back soon.' } },
        },
      ],
    })
    good(await review.deliver('validated'))
    const enrollment = await done.candidate.client
      .from('enrollments')
      .select('status, attempts, due_at, completed_at')
      .eq('id', done.enrollmentId)
      .single()
    expect(enrollment.data).toEqual({
      status: 'validated',
      attempts: 2,
      due_at: null,
      completed_at: expect.any(String),
    })
    const told = await done.candidate.client.rpc('my_feedback', { enrollment_id: done.enrollmentId })
    expect(told.data.map((one: { verdict: string }) => one.verdict)).toEqual(['validated', 'revise'])
  })
})
