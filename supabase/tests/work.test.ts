import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { leftWay, missionContent, player, publishMission, startMission } from './missions.ts'
import {
  type Caller,
  candidate,
  everyRole,
  type Partner,
  partner,
  type RoleName,
  roleNames,
  startProduct,
} from './people.ts'
import { fullScores, good, goodSummary, hintOf } from './review-work.ts'

let server: TestServer
let author: Partner
let callers: Record<RoleName, Caller>
let mission: string
beforeAll(async () => {
  server = await startProduct()
  author = await partner(server, 'company')
  callers = await everyRole(server)
  mission = await publishMission(author)
})
afterAll(() => server.close())

const begin = () => startMission(server, mission)
/** Starts and works through everything up to a step, which is then open. */
async function upTo(step: string) {
  const work = await begin()
  await work.through(
    ...leftWay.slice(
      0,
      leftWay.findIndex(([id]) => id === step),
    ),
  )
  return work
}
async function submitted() {
  const work = await begin()
  await work.through(...leftWay)
  good(await work.submit())
  return work
}
/** Gives the newest attempt its verdict. */
async function judge(enrollmentId: string, verdict: string, reason_criterion?: string) {
  const [row] = await server.sql<{ id: string }>(
    'select id from public.submissions where enrollment_id = $1 order by attempt desc limit 1',
    [enrollmentId],
  )
  const submission_id = row!.id
  good(await author.client.rpc('claim_review', { submission_id }))
  good(await author.client.rpc('save_review', { submission_id, scores: fullScores, summary: goodSummary }))
  const next_mission_id = reason_criterion && (await publishMission(author))
  const answer = { submission_id, verdict, reason_criterion, next_mission_id }
  good(await author.client.rpc('deliver_review', answer))
}

describe('starting', () => {
  it.each(roleNames)('%s', async (role) => {
    const hint = hintOf(await callers[role].client.rpc('start_mission', { mission_id: mission }))
    const refused = role === 'anonymous' ? '42501' : 'candidates_only'
    expect(hint).toBe(role === 'candidate' ? 'done' : refused)
  })

  it('opens the first step of the newest version', async () => {
    const { enrollment, steps } = await (await begin()).play()
    expect(enrollment).toMatchObject({ status: 'in_progress', path: ['start'], progress: 0, version: 1 })
    expect(steps).toMatchObject([
      { id: 'start', revision: 0, draft: null, completedAt: null, body: 'Read this.' },
    ])
  })

  it('again leads to the current work, even from two windows at the same time', async () => {
    const { client, id } = await candidate(server)
    const start = async () => good<string>(await client.rpc('start_mission', { mission_id: mission }))
    const first = await Promise.all([start(), start(), start(), start()])
    expect(new Set([...first, await start()]).size).toBe(1)
    expect(await server.sql('select from public.enrollments where user_id = $1', [id])).toHaveLength(1)
  })

  it('is refused if no one new is accepted', async () => {
    const { client } = await candidate(server)
    const closed = await publishMission(author)
    good(
      await author.client.rpc('set_mission_access', {
        mission_id: closed,
        by_invitation: true,
        closes_on: null,
      }),
    )
    for (const mission_id of [closed, randomUUID()]) {
      expect(hintOf(await client.rpc('start_mission', { mission_id }))).toBe('mission_closed')
    }
    good(
      await author.client.rpc('set_mission_access', {
        mission_id: closed,
        by_invitation: false,
        closes_on: '2000-01-01',
      }),
    )
    expect(hintOf(await client.rpc('start_mission', { mission_id: closed }))).toBe('mission_closed')
  })
})

describe('a step’s draft', () => {
  it('is saved and counted, and an outdated window is informed', async () => {
    const work = await upTo('work')
    expect((await work.save('work', { text: 'One' }, { base: 0 })).data).toBe(1)
    expect(hintOf(await work.save('work', { text: 'Two' }, { base: 0 }))).toBe('revision_conflict')
    expect((await work.save('work', { text: 'Three' }, { base: 1 })).data).toBe(2)
    expect((await work.play()).steps.at(-1)).toMatchObject({
      id: 'work',
      draft: { text: 'Three' },
      revision: 2,
    })
  })

  it('is refused if the step isn’t open yet', async () => {
    const work = await begin()
    for (const step of ['way', 'work', 'nowhere']) {
      expect(hintOf(await work.save(step, { text: 'Early' }, { base: 0 }))).toBe('step_locked')
    }
  })

  it('is limited in size', async () => {
    const work = await upTo('work')
    expect(hintOf(await work.save('work', { text: 'x'.repeat(200_001) }))).toBe('draft_too_large')
  })

  it('counts no more time than can pass between two saves, and never less than none', async () => {
    const work = await upTo('work')
    const spent = async () => (await work.play()).enrollment.seconds_spent
    const passes = (seconds: number) =>
      server.sql(
        `update public.enrollments set time_counted_at = now() - make_interval(secs => $2) where id = $1`,
        [work.enrollmentId, seconds],
      )
    for (const [seconds, passed, total] of [
      [30, 31, 30],
      // Whatever is claimed: no more than has passed since the last save, nor than two minutes.
      [86_400, 40, 70],
      [86_400, 0, 70],
      [86_400, 86_400, 190],
      [-500, 60, 190],
    ] as const) {
      await passes(passed)
      good(await work.save('work', { text: 'On it' }, { seconds }))
      expect(await spent()).toBe(total)
    }
    expect(hintOf(await work.save('work', { text: 'Behind' }, { base: 0, seconds: 60 }))).toBe(
      'revision_conflict',
    )
    expect(await spent()).toBe(190)
  })

  it('can’t be changed once a decision is made or a quiz answered', async () => {
    const work = await upTo('work')
    expect(hintOf(await work.save('way', { choice: 'right' }))).toBe('step_answered')
    expect(hintOf(await work.save('quiz', { answers: { q1: ['b'] } }))).toBe('step_answered')
  })
})

describe('the reflection on the work', () => {
  it('is saved once every step is done, is submitted, and then starts empty', async () => {
    const work = await upTo('work')
    expect(hintOf(await work.save('end', { text: 'Early' }))).toBe('step_locked')
    await work.through(...leftWay.slice(4))
    const closing = async () => (await work.play()).closing
    expect(await closing()).toEqual({ draft: null, revision: 0 })
    good(await work.save('end', { text: 'I began with the date.' }))
    expect(await closing()).toEqual({ draft: { text: 'I began with the date.' }, revision: 1 })
    expect(hintOf(await work.save('end', { text: 'Behind' }, { base: 0 }))).toBe('revision_conflict')
    good(await work.submit(true, 'I began with the date.'))
    expect(await closing()).toEqual({ draft: null, revision: 2 })
    const [row] = await server.sql<{ content: object; reflection: string }>(
      'select content, reflection from public.submissions where enrollment_id = $1',
      [work.enrollmentId],
    )
    expect(row!.reflection).toBe('I began with the date.')
    expect(Object.keys(row!.content)).not.toContain('end')
  })
})

describe('completing a step', () => {
  it('is refused ahead of time, and a second time changes nothing', async () => {
    const work = await begin()
    for (const step of ['way', 'extra', 'nowhere'])
      expect(hintOf(await work.complete(step))).toBe('step_locked')
    await work.through(['start'], ['start'])
    expect((await work.play()).enrollment.path).toEqual(['start', 'way'])
  })

  it.each([
    ['way', [null, {}, { choice: 'up' }]],
    ['quiz', [null, {}, { answers: {} }, { answers: { q1: [] } }, { answers: { q1: 'a' } }]],
    ['work', [null, {}, { text: ' \n ' }, { link: 'https://example.test' }]],
  ] as [string, unknown[]][])('%s needs an answer', async (step, drafts) => {
    const work = await upTo(step)
    for (const draft of drafts) {
      if (draft) good(await work.save(step, draft))
      expect(hintOf(await work.complete(step)), JSON.stringify(draft)).toBe('step_unanswered')
    }
  })

  it('W4 refuses an invalid link, even if none is required', async () => {
    const work = await upTo('extra')
    for (const link of ['javascript:alert(1.5)', 'figma', 'ftp://example.test/x']) {
      good(await work.save('extra', { link }))
      expect(hintOf(await work.complete('extra')), link).toBe('step_unanswered')
    }
    good(await work.save('extra', { link: 'https://figma.com/file/abc' }))
    good(await work.complete('extra'))
    const without = await upTo('extra')
    good(await without.complete('extra'))
  })

  it('leads where the choice leads', async () => {
    for (const [choice, met] of [
      ['left', 'on-the-left'],
      ['right', 'on-the-right'],
    ] as const) {
      const work = await begin()
      await work.through(['start'], ['way', { choice }], [met], ['quiz', { answers: { q1: ['b'] } }])
      expect((await work.play()).enrollment.path).toEqual(['start', 'way', met, 'quiz', 'work'])
    }
  })

  it('leaves out the branch that was not taken', async () => {
    const work = await begin()
    await work.through(['start'])
    expect((await work.play()).outline).toHaveLength(7)
    await work.through(['way', { choice: 'right' }])
    expect((await work.play()).outline).toEqual([
      { kind: 'brief', id: 'start', title: 'Brief' },
      { kind: 'decision', id: 'way', title: 'Which way?' },
      { kind: 'message', id: 'on-the-right', title: 'From the right' },
      { kind: 'quiz', id: null, title: null },
      { kind: 'deliverable', id: null, title: null },
      { kind: 'deliverable', id: null, title: null },
    ])
  })

  it('makes the work complete after the last one', async () => {
    const work = await upTo('extra')
    expect((await work.play()).enrollment).toMatchObject({ is_complete: false })
    good(await work.complete('extra'))
    expect((await work.play()).enrollment).toMatchObject({
      is_complete: true,
      progress: 91,
      status: 'in_progress',
    })
  })

  it('W7 counts only steps on one’s path, deliverables most, and 100 only for submitted work', async () => {
    const work = await begin()
    const progress = async () => (await work.play()).enrollment.progress
    const seen = [await progress()]
    for (const step of leftWay) {
      await work.through(step)
      seen.push(await progress())
    }
    expect(seen).toEqual([0, 8, 18, 27, 36, 64, 91])
    good(await work.submit())
    expect(await progress(), 'submitted').toBe(100)
    await judge(work.enrollmentId, 'revise')
    expect(await progress(), 'to be revised').toBe(91)
    good(await work.submit())
    await judge(work.enrollmentId, 'validated')
    expect(await progress(), 'validated').toBe(100)
  })

  it('on a branch that leads back repeats those steps, and skips nothing that is required', async () => {
    const content = missionContent()
    const way = content.steps[1]!
    if (way.kind === 'decision') way.choices[1]!.next = 'start'
    content.steps = content.steps.filter(({ id }) => id !== 'on-the-right')
    const work = await startMission(server, await publishMission(author, content))
    await work.through(['start'], ['way', { choice: 'right' }])
    const back = await work.play()
    expect(back.enrollment).toMatchObject({ is_complete: false, path: ['way', 'start'] })
    expect(hintOf(await work.submit())).toBe('work_incomplete')
    good(await work.complete('start'))
    expect(hintOf(await work.complete('way'))).toBe('step_unanswered')
    await work.through(['way', { choice: 'left' }], ...leftWay.slice(2))
    expect((await work.play()).enrollment).toMatchObject({ is_complete: true })
    good(await work.submit())
  })
})

describe('submitting', () => {
  it('needs the statement that it is one’s own work', async () => {
    const work = await upTo('extra')
    good(await work.complete('extra'))
    for (const own_work of [false, null]) {
      expect(hintOf(await work.submit(own_work as boolean))).toBe('own_work_required')
    }
  })

  it('needs everything that is required', async () => {
    for (const step of ['start', 'work', 'extra']) {
      expect(hintOf(await (await upTo(step)).submit()), step).toBe('work_incomplete')
    }
    const emptied = await upTo('extra')
    good(await emptied.complete('extra'))
    good(await emptied.save('work', { text: '' }))
    expect(hintOf(await emptied.submit())).toBe('work_incomplete')
  })

  it('stores what was delivered, promises a date and notifies the organization', async () => {
    const work = await begin()
    await work.through(...leftWay)
    const due = good<string>(await work.submit(true, ' My goal: a kind tone. '))
    expect(Date.parse(due) - Date.now()).toBeCloseTo(3 * 86_400_000, -5)
    const { data } = await work.person.client
      .from('submissions')
      .select()
      .eq('enrollment_id', work.enrollmentId)
    expect(data).toMatchObject([
      {
        attempt: 1,
        reflection: 'My goal: a kind tone.',
        content: { way: { choice: 'left' }, work: { text: 'Your money is on its way.' } },
      },
    ])
    const told = await author.client.from('notifications').select().eq('kind', 'work_submitted')
    expect(told.data![0]).toMatchObject({ data: { mission: 'Answer a customer' }, link: '/reviews' })
  })

  it('happens once, even from two windows at the same time', async () => {
    const work = await begin()
    await work.through(...leftWay)
    const hints = (await Promise.all([work.submit(), work.submit()])).map(hintOf)
    expect(hints.sort()).toEqual(['done', 'enrollment_closed'])
  })
})

describe('submitted or finished work', () => {
  const states: [string, (work: Awaited<ReturnType<typeof submitted>>) => Promise<unknown>][] = [
    ['submitted', async () => {}],
    ['validated', ({ enrollmentId }) => judge(enrollmentId, 'validated')],
    ['not validated', ({ enrollmentId }) => judge(enrollmentId, 'not_validated', 'tone')],
  ]
  it.each(states)('%s: cannot be changed, submitted or left', async (_, reach) => {
    const work = await submitted()
    await reach(work)
    expect(hintOf(await work.save('work', { text: 'Later' }))).toBe('enrollment_closed')
    expect(hintOf(await work.complete('work'))).toBe('enrollment_closed')
    expect(hintOf(await work.submit())).toBe('enrollment_closed')
    expect(hintOf(await work.leave())).toBe('enrollment_closed')
    expect((await work.play()).steps).toHaveLength(6)
  })

  it('continues after a revision request, as another attempt', async () => {
    const work = await submitted()
    await judge(work.enrollmentId, 'revise')
    good(await work.save('work', { text: 'Your money is back on the 14th.' }))
    expect(hintOf(await work.save('way', { choice: 'right' }))).toBe('step_answered')
    good(await work.submit(true, 'I named the date.'))
    const { data } = await work.person.client
      .from('submissions')
      .select('attempt, content->work->>text')
      .eq('enrollment_id', work.enrollmentId)
      .order('attempt')
    expect(data).toEqual([
      { attempt: 1, text: 'Your money is on its way.' },
      { attempt: 2, text: 'Your money is back on the 14th.' },
    ])
  })

  it('can be started again once finished, but not while it is waiting', async () => {
    const work = await submitted()
    const again = async () =>
      good<string>(await work.person.client.rpc('start_mission', { mission_id: mission }))
    expect(await again()).toBe(work.enrollmentId)
    await judge(work.enrollmentId, 'validated')
    expect(await again()).not.toBe(work.enrollmentId)
  })
})

it('that was abandoned stays readable, and can be started again on the newest version', async () => {
  const mission_id = await publishMission(author)
  const work = await startMission(server, mission_id)
  await work.through(['start'])
  good(await work.leave())
  expect(hintOf(await work.leave())).toBe('enrollment_closed')
  expect((await work.play()).enrollment).toMatchObject({ status: 'left', path: ['start', 'way'] })
  good(await author.client.rpc('publish_mission', { mission_id }))
  const again = await startMission(server, mission_id, work.person)
  expect(again.enrollmentId).not.toBe(work.enrollmentId)
  expect((await again.play()).enrollment).toMatchObject({ version: 2, path: ['start'], progress: 0 })
})

describe.each([...roleNames, 'author'])('someone else’s work, %s', (role) => {
  it('is neither visible nor changeable', async () => {
    const work = await upTo('work')
    const caller = role === 'author' ? author : callers[role as RoleName]
    const theirs = player(caller, work.enrollmentId)
    const refused = role === 'anonymous' ? '42501' : 'enrollment_not_found'
    const play = caller.client.rpc('play_mission', { enrollment_id: work.enrollmentId })
    expect(hintOf(await play)).toBe(refused)
    expect(hintOf(await theirs.save('work', { text: 'Eve' }, { base: 0 }))).toBe(refused)
    expect(hintOf(await theirs.complete('work'))).toBe(refused)
    expect(hintOf(await theirs.submit())).toBe(refused)
    expect(hintOf(await theirs.leave())).toBe(refused)
    for (const [table, column] of [
      ['enrollments', 'id'],
      ['step_states', 'enrollment_id'],
    ] as const) {
      const { data } = await caller.client.from(table).select().eq(column, work.enrollmentId)
      expect(data, table).toEqual(role === 'anonymous' ? null : [])
    }
  })

  it('is visible once submitted, only to the organization’s reviewers', async () => {
    const { enrollmentId } = await submitted()
    const { client } = role === 'author' ? author : callers[role as RoleName]
    const { data } = await client
      .from('submissions')
      .select('*, enrollments(*)')
      .eq('enrollment_id', enrollmentId)
    if (role !== 'author') return expect(data).toEqual(role === 'anonymous' ? null : [])
    expect(data).toMatchObject([{ attempt: 1, enrollments: null }])
  })
})
