import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { leftWay, publishMission, startMission } from './missions.ts'
import { candidate, dataOf, type Partner, type Person, partner, startProduct } from './people.ts'
import { fullScores, good, goodSummary } from './review-work.ts'

let server: TestServer
let author: Partner
let mission: string
beforeAll(async () => {
  server = await startProduct()
  author = await partner(server, 'company')
  mission = await publishMission(author)
})
afterAll(() => server.close())

/** Every table, and every path from one to another, that leads to what an author wrote. */
const paths = [
  'mission_listings?select=*,missions(*,mission_versions(*))',
  'missions?select=*',
  'mission_versions?select=*',
  'enrollments?select=*,mission_versions(*),step_states(*),submissions(*,reviews(*))',
  'saved_missions?select=*,missions(*,mission_versions(*))',
  'step_states?select=*',
  'submissions?select=*,organizations(*)',
  'reviews?select=*,missions(*)',
  'self_checks?select=*,submissions(*)',
  'notifications?select=*',
]
const lists = ['my_simulations', 'review_queue', 'queued_missions', 'find_missions', 'listed_organizations']

/** Everything a candidate can get, as one text. */
async function everything(
  { client, token, id }: Pick<Person, 'client' | 'token' | 'id'>,
  enrollment_id?: string,
): Promise<string> {
  const headers = { apikey: server.engine.publishableKey, authorization: `Bearer ${token}` }
  const tables = paths.map(async (path) => (await fetch(`${server.url}/rest/v1/${path}`, { headers })).text())
  const calls = [
    ...lists.map((name) => client.rpc(name)),
    client.rpc('find_missions', { my_skills: ['customer-service'], sort: 'best' }),
    client.rpc('mission_facts', { mission_id: mission }),
    ...(enrollment_id
      ? [client.rpc('play_mission', { enrollment_id }), client.rpc('my_feedback', { enrollment_id })]
      : []),
  ]
  return JSON.stringify([await Promise.all(tables), await Promise.all(calls), await dataOf(server, { id })])
}

const found = (text: string) => [...new Set(text.match(/SECRET-[A-Z-]+[A-Z]/g))].sort()
const isCorrectTold = (text: string) => text.includes('correct')

describe('of an author’s content, a candidate sees', () => {
  it('nothing that lies ahead, and never what is for reviewers only', async () => {
    const work = await startMission(server, mission)
    const { person, enrollmentId } = work
    const seen = async () => found(await everything(person, enrollmentId))
    await person.client.from('saved_missions').insert({ user_id: person.id, mission_id: mission })
    expect(await seen()).toEqual([])

    await work.through(['start'])
    good(await work.save('way', { choice: 'left' }))
    expect(await seen()).toEqual([])
    good(await work.complete('way'))
    expect(await seen()).toEqual(['SECRET-LEFT', 'SECRET-TALK-LEFT'])

    await work.through(['on-the-left'])
    good(await work.save('quiz', { answers: { q1: ['a'] } }))
    const asked = await everything(person, enrollmentId)
    expect(found(asked)).toEqual(['SECRET-LEFT', 'SECRET-TALK-LEFT'])
    expect(isCorrectTold(asked)).toBe(false)
    good(await work.complete('quiz'))
    const answered = ['SECRET-EXPLANATION', 'SECRET-LEFT', 'SECRET-TALK-LEFT', 'SECRET-TASK']
    expect(await seen()).toEqual(answered)

    await work.through(...leftWay.slice(4))
    expect(await seen()).toEqual(answered)
    good(await work.submit())
    expect(await seen()).toEqual([...answered, 'SECRET-MODEL-ANSWER'].sort())
  })

  it('no hidden rubric in their feedback', async () => {
    const work = await startMission(server, mission)
    await work.through(...leftWay)
    good(await work.submit())
    const { data } = await author.client
      .from('submissions')
      .select('id')
      .eq('enrollment_id', work.enrollmentId)
      .single()
    const submission_id = data!.id
    good(await author.client.rpc('claim_review', { submission_id }))
    good(await author.client.rpc('save_review', { submission_id, scores: fullScores, summary: goodSummary }))
    const before = await everything(work.person, work.enrollmentId)
    expect(before).not.toContain(goodSummary)
    good(await author.client.rpc('deliver_review', { submission_id, verdict: 'revise' }))
    const after = await everything(work.person, work.enrollmentId)
    expect(after).toContain(goodSummary)
    for (const secret of [
      'SECRET-NOTES',
      'SECRET-REMARK',
      'SECRET-LEVEL',
      'SECRET-RIGHT',
      'SECRET-TALK-RIGHT',
    ]) {
      expect(after, secret).not.toContain(secret)
    }
  })

  it('the rubric if its author shows it', async () => {
    const shown = await publishMission(author, {
      rubric: {
        isShown: true,
        criteria: [
          {
            id: 'tone',
            title: 'Tone',
            weight: 100,
            levels: [
              { title: 'Weak', description: '' },
              { title: 'Strong', description: '' },
            ],
          },
        ],
      },
    })
    const work = await startMission(server, shown)
    expect((await work.play()).mission.rubric).toMatchObject([{ title: 'Tone' }])
    const { data } = await server
      .client()
      .from('mission_listings')
      .select('rubric')
      .eq('mission_id', shown)
      .single()
    expect(data!.rubric).toMatchObject([{ title: 'Tone' }])
  })
})

it('nothing if they have not started, or play another mission', async () => {
  expect(found(await everything(await candidate(server)))).toEqual([])
  const other = await startMission(server, await publishMission(author))
  expect(found(await everything(other.person, other.enrollmentId))).toEqual([])
})

it('and visitors see the step titles and no content', async () => {
  const { data } = await server.client().from('mission_listings').select().eq('mission_id', mission).single()
  expect(found(JSON.stringify(data))).toEqual([])
  expect(data.rubric).toBeNull()
  expect(data.outline[0]).toEqual({ kind: 'brief', title: 'Brief' })
})
