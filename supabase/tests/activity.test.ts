import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { leftWay, publishMission, startMission } from './missions.ts'
import { admin, candidate, dataOf, type Partner, partner, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let author: Partner
let mission: string
beforeAll(async () => {
  server = await startProduct()
  author = await partner(server, 'company')
  mission = await publishMission(author)
})
afterAll(() => server.close())

interface Activity {
  days: { day: string; enrollment_id: string; seconds: number; steps: number }[]
  submissions: { day: string; attempt: number }[]
  feedback: { verdict: string }[]
  certificates: { code: string }[]
}

/** Time in hours of the past, as if it had been worked then. */
async function workedAt(enrollmentId: string, rows: [hour: string, seconds: number][]): Promise<void> {
  await server.sql('delete from public.activity_hours where enrollment_id = $1', [enrollmentId])
  for (const [hour, seconds] of rows) {
    await server.sql(
      `insert into public.activity_hours (user_id, enrollment_id, hour, seconds)
       select user_id, id, $2, $3 from public.enrollments where id = $1`,
      [enrollmentId, hour, seconds],
    )
  }
}

const today = () => new Date().toISOString().slice(0, 10)

describe('time', () => {
  it('is recorded by the hour with each save, and adds up to the enrollment’s', async () => {
    const work = await startMission(server, mission)
    await work.through(...leftWay.slice(0, 4))
    for (const seconds of [60, 45, 0, 120]) {
      good(await work.save('work', { text: `After ${seconds}` }, { seconds }))
    }
    await server.sql('update public.enrollments set seconds_spent = seconds_spent + 30 where id = $1', [
      work.enrollmentId,
    ])
    // What is refused counts in neither.
    expect(hintOf(await work.save('work', { text: 'Behind' }, { base: 0, seconds: 60 }))).toBe(
      'revision_conflict',
    )
    const { data } = await work.person.client.from('activity_hours').select()
    const sum = data!.reduce((total, row) => total + row.seconds, 0)
    expect(sum).toBe((await work.play()).enrollment.seconds_spent)
    expect(sum).toBeGreaterThanOrEqual(30)
    expect(data![0]).toMatchObject({ user_id: work.person.id, enrollment_id: work.enrollmentId })

    const { data: simulations } = await work.person.client.rpc('my_simulations')
    expect(simulations).toMatchObject([{ seconds_spent: sum, seconds_of_7_days: sum }])
  })

  it('belongs to the day in the requested time zone, also when clocks change', async () => {
    const { person, enrollmentId } = await startMission(server, mission)
    await workedAt(enrollmentId, [
      ['2026-10-24T21:00Z', 100], // 23:00 in Paris, summer
      ['2026-10-24T22:00Z', 200], // midnight in Paris, summer
      ['2026-10-25T22:00Z', 400], // 23:00 in Paris, winter: a day of 25 hours
      ['2026-10-25T23:00Z', 800],
    ])
    const days = async (from_day: string, to_day: string, zone: string) =>
      good<Activity>(await person.client.rpc('my_activity', { from_day, to_day, zone })).days.map(
        ({ day, seconds }) => [day, seconds],
      )
    expect(await days('2026-10-24', '2026-10-26', 'Europe/Paris')).toEqual([
      ['2026-10-24', 100],
      ['2026-10-25', 600],
      ['2026-10-26', 800],
    ])
    expect(await days('2026-10-25', '2026-10-25', 'Europe/Paris')).toEqual([['2026-10-25', 600]])
    expect(await days('2026-10-24', '2026-10-26', 'America/Cayenne')).toEqual([
      ['2026-10-24', 300],
      ['2026-10-25', 1200],
    ])
  })
})

describe('activity', () => {
  it('includes steps and submissions, and for abandoned work the time', async () => {
    const work = await startMission(server, mission)
    await work.through(...leftWay)
    good(await work.submit())
    await workedAt(work.enrollmentId, [[`${today()}T00:00Z`, 300]])
    const period = { from_day: today(), to_day: today(), zone: 'UTC' }
    const activity = good<Activity>(await work.person.client.rpc('my_activity', period))
    expect(activity).toMatchObject({
      days: [{ day: today(), enrollment_id: work.enrollmentId, seconds: 300, steps: 6 }],
      submissions: [{ day: today(), attempt: 1 }],
      feedback: [],
      certificates: [],
    })

    const other = await startMission(server, mission)
    await workedAt(other.enrollmentId, [[`${today()}T00:00Z`, 60]])
    good(await other.leave())
    const { data } = await other.person.client.rpc('my_simulations')
    expect(data).toMatchObject([{ status: 'left', seconds_of_7_days: 60 }])
  })

  it.each([
    ['2026-11-08', '2026-11-02', 'UTC', 'period_invalid'],
    ['2025-01-01', '2026-11-02', 'UTC', 'period_invalid'],
    ['2026-11-02', null, 'UTC', 'period_invalid'],
    ['2026-11-02', '2026-11-08', 'Mars/Olympus', 'time_zone_unknown'],
    ['2026-11-02', '2026-11-08', null, 'time_zone_unknown'],
  ])('is refused for %s to %s in %s', async (from_day, to_day, zone, code) => {
    const { client } = await candidate(server)
    expect(hintOf(await client.rpc('my_activity', { from_day, to_day, zone }))).toBe(code)
  })
})

describe('time entries', () => {
  it('are private: others see none, including their company and administrators', async () => {
    const { enrollmentId, person } = await startMission(server, mission)
    await workedAt(enrollmentId, [[`${today()}T00:00Z`, 60]])
    expect((await person.client.from('activity_hours').select()).data).toHaveLength(1)
    const period = { from_day: today(), to_day: today(), zone: 'UTC' }
    for (const other of [await candidate(server), author, await admin(server)]) {
      expect((await other.client.from('activity_hours').select()).data).toEqual([])
      expect(good<Activity>(await other.client.rpc('my_activity', period)).days).toEqual([])
    }
    expect((await server.client().from('activity_hours').select()).error?.code).toBe('42501')
    expect((await server.client().rpc('my_activity', period)).error?.code).toBe('42501')
  })

  it('can’t be written, changed or deleted by anyone signed in', async () => {
    const { enrollmentId, person } = await startMission(server, mission)
    await workedAt(enrollmentId, [[`${today()}T00:00Z`, 60]])
    const table = person.client.from('activity_hours')
    const row = { user_id: person.id, enrollment_id: enrollmentId, hour: `${today()}T01:00Z`, seconds: 3600 }
    expect((await table.insert(row)).error?.code).toBe('42501')
    expect((await table.update({ seconds: 9 }).eq('user_id', person.id)).error?.code).toBe('42501')
    expect((await table.delete().eq('user_id', person.id)).error?.code).toBe('42501')
    expect((await table.select('seconds')).data).toEqual([{ seconds: 60 }])
  })

  it('are exported, and deleted with the account', async () => {
    const { enrollmentId, person } = await startMission(server, mission)
    await workedAt(enrollmentId, [[`${today()}T00:00Z`, 60]])
    const data = await dataOf(server, person)
    expect(data.activity_hours).toMatchObject([{ enrollment_id: enrollmentId, seconds: 60 }])
    expect(data.activity_hours![0]).not.toHaveProperty('user_id')
    await server.sql('delete from auth.users where id = $1', [person.id])
    const left = await server.sql('select from public.activity_hours where user_id = $1', [person.id])
    expect(left).toEqual([])
  })
})
