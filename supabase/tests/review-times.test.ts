import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { candidate, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf, letPromisePass, publish, reviewer, work } from './review-work.ts'

let server: TestServer
let company: Partner
let rival: Partner
let maker: Partner
let mission: string
let colleagues: Person[]

beforeAll(async () => {
  server = await startProduct()
  company = await partner(server, 'company')
  rival = await partner(server, 'company')
  maker = await partner(server, 'on_maker')
  mission = await publish(company)
  colleagues = [await candidate(server), await candidate(server)]
  for (const { id } of colleagues)
    await server.sql(
      `insert into public.organization_members (organization_id, user_id, member_role) values ($1, $2, 'reviewer')`,
      [company.organizationId, id],
    )
})
afterAll(() => server.close())

const count = ({ client }: Pick<Person, 'client'>, submission_id: string, seconds: number | null) =>
  client.rpc('count_review_time', { submission_id, seconds })

/** As if time had last been counted that many seconds ago. */
const pass = (submissionId: string, seconds: number) =>
  server.sql(
    `update private.review_times set counted_at = clock_timestamp() - make_interval(secs => $2) where submission_id = $1`,
    [submissionId, seconds],
  )

const secondsOf = async (submissionId: string) => {
  const rows = await server.sql<{ seconds: number }>(
    'select seconds from private.review_times where submission_id = $1 order by counted_at',
    [submissionId],
  )
  return rows.map(({ seconds }) => seconds)
}

const pace = async ({ client }: Pick<Person, 'client'>) => good<object>(await client.rpc('review_pace'))

/** Claims work, is active on it for that long, and sends the feedback. */
async function send(by: Person, minutes: number, isLate = false) {
  const { submissionId } = await work(server, mission)
  if (isLate) await letPromisePass(server, submissionId)
  const desk = reviewer(by, submissionId)
  good(await desk.claim())
  good(await desk.save())
  await server.sql('update private.review_times set seconds = $2 where submission_id = $1', [
    submissionId,
    minutes * 60,
  ])
  good(await desk.deliver('validated'))
  return submissionId
}

describe('the time of a review', () => {
  it('counts from the claim, within the clock and two minutes at a time', async () => {
    const { submissionId } = await work(server, mission)
    const desk = reviewer(company, submissionId)
    expect(hintOf(await count(company, submissionId, 30))).toBe('review_not_claimed')
    good(await desk.claim())
    good(await count(company, submissionId, 60))
    expect((await secondsOf(submissionId))[0]).toBeLessThan(60)
    await server.sql('update private.review_times set seconds = 0 where submission_id = $1', [submissionId])
    await pass(submissionId, 45)
    good(await count(company, submissionId, 30))
    expect(await secondsOf(submissionId)).toEqual([30])
    await pass(submissionId, 900)
    good(await count(company, submissionId, 900))
    expect(await secondsOf(submissionId)).toEqual([150])
    await pass(submissionId, 900)
    good(await count(company, submissionId, -50))
    good(await count(company, submissionId, null))
    expect(await secondsOf(submissionId)).toEqual([150])

    // What passes while it is released doesn't count.
    good(await desk.release())
    await pass(submissionId, 900)
    good(await desk.claim())
    good(await count(company, submissionId, 100))
    expect((await secondsOf(submissionId))[0]).toBeLessThan(200)
  })

  it('belongs to each reviewer, and to no one who did not claim it', async () => {
    const { submissionId } = await work(server, mission)
    const desk = reviewer(company, submissionId)
    good(await desk.claim())
    await pass(submissionId, 60)
    good(await count(company, submissionId, 40))
    expect(hintOf(await count(colleagues[0]!, submissionId, 40))).toBe('review_not_claimed')
    expect(hintOf(await count(rival, submissionId, 40))).toBe('submission_not_found')
    good(await desk.release())
    good(await reviewer(colleagues[0]!, submissionId).claim())
    await pass(submissionId, 60)
    good(await count(colleagues[0]!, submissionId, 20))
    expect((await secondsOf(submissionId)).toSorted((one, other) => one - other)).toEqual([20, 40])
    // The page that reviewers read has no times.
    expect(JSON.stringify(good(await desk.read()))).not.toContain('counted_at')
  })
})

describe('the median', () => {
  it('is shown for five or more reviews; a team’s also needs three people', async () => {
    expect(await pace(company)).toEqual({ mine: null, team: null })
    for (const minutes of [4, 6, 8, 30]) await send(company, minutes)
    expect(await pace(company)).toEqual({ mine: null, team: null })
    await send(company, 10)
    await send(colleagues[0]!, 20)
    expect(await pace(company)).toEqual({ mine: { minutes: 8, reviews: 5 }, team: null })
    expect(await pace(colleagues[0]!)).toEqual({ mine: null, team: null })
    await send(colleagues[1]!, 40)
    expect(await pace(colleagues[0]!)).toEqual({ mine: null, team: { minutes: 10, reviews: 7 } })
    expect(await pace(company)).toEqual({
      mine: { minutes: 8, reviews: 5 },
      team: { minutes: 10, reviews: 7 },
    })
    expect(await pace(rival)).toEqual({ mine: null, team: null })
  })

  it('leaves out work that a maker reviewed for the company', async () => {
    await send(maker, 90, true)
    expect(await pace(company)).toMatchObject({ team: { minutes: 10, reviews: 7 } })
    expect(await pace(maker)).toEqual({ mine: null, team: null })
  })

  it('leaves out reviews older than half a year, and those of deleted accounts', async () => {
    await server.sql('delete from private.review_times where reviewer_id = $1', [colleagues[1]!.id])
    expect(await pace(company)).toEqual({ mine: { minutes: 8, reviews: 5 }, team: null })
    await server.sql(
      `update public.reviews set delivered_at = now() - interval '200 days' where reviewer_id = $1`,
      [company.id],
    )
    expect(await pace(company)).toEqual({ mine: null, team: null })
  })
})
