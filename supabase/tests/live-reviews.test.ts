import { afterAll, beforeAll, expect, it } from 'vitest'
import { pause, TestClient } from '../../server/testing/realtime/clients.ts'
import type { TestServer } from '../../server/testing/server.ts'
import { admin, candidate, type Partner, partner, pendingPartner, startProduct } from './people.ts'
import { good, letPromisePass, publish, reviewer, work } from './review-work.ts'

let server: TestServer
let company: Partner
let rival: Partner
let maker: Partner
let mission: string
const clients: TestClient[] = []
beforeAll(async () => {
  server = await startProduct()
  const approver = await admin(server)
  company = await partner(server, 'company', { approver })
  rival = await partner(server, 'company', { approver })
  maker = await partner(server, 'on_maker', { approver })
  mission = await publish(company)
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()))
  await server.close()
})

function hear(token: string | undefined, topic: string) {
  const client = new TestClient(server, { token })
  clients.push(client)
  return client.join(topic, { private: true })
}

it('a queue is notified of claims, releases and verdicts, but not of saves or of text', async () => {
  const own = await hear(company.token, `reviews:${company.organizationId}`)
  const makers = await hear(maker.token, 'reviews:makers')
  const other = await hear(rival.token, `reviews:${rival.organizationId}`)
  const done = await work(server, mission)
  const verdicts = await hear(done.candidate.token, `user:${done.candidate.id}`)
  const review = reviewer(company, done.submissionId)
  good(await review.claim())
  await own.messages(1)
  good(await review.save())
  good(await review.save())
  good(await review.release())
  await own.messages(2)
  good(await review.claim())
  good(await review.deliver('revise'))
  const heard = await own.messages(4)
  expect(heard).toMatchObject(Array(4).fill({ type: 'broadcast', event: 'review' }))
  expect(JSON.stringify(heard)).not.toContain(done.submissionId)
  expect(await verdicts.messages(1)).toMatchObject([{ payload: { kind: 'review_revise' } }])
  await pause(100)
  expect(own.received).toHaveLength(4)
  expect(other.received).toEqual([])
  expect(makers.received).toEqual([])
})

it('new work is announced to its reviewers, and a claim on late work to every maker', async () => {
  const submitted = await hear(company.token, `user:${company.id}`)
  const done = await work(server, mission)
  expect(await submitted.messages(1)).toMatchObject([{ payload: { kind: 'work_submitted' } }])
  await letPromisePass(server, done.submissionId)
  const makers = await hear(maker.token, 'reviews:makers')
  good(await reviewer(maker, done.submissionId).claim())
  expect(await makers.messages(1)).toMatchObject([{ event: 'review' }])
})

it('the channels are closed to everyone else', async () => {
  const own = `reviews:${company.organizationId}`
  const waiting = await pendingPartner(server)
  const refused: [string | undefined, string][] = [
    [rival.token, own],
    [maker.token, own],
    [(await candidate(server)).token, own],
    [undefined, own],
    [waiting.token, `reviews:${waiting.organizationId}`],
    [company.token, 'reviews:makers'],
    [company.token, 'reviews:'],
  ]
  for (const [token, topic] of refused) {
    await expect(hear(token, topic), topic).rejects.toThrow('Unauthorized')
  }
})
