import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import {
  admin,
  candidate,
  dataOf,
  type Partner,
  type Person,
  partner,
  pendingPartner,
  startProduct,
} from './people.ts'
import { hintOf } from './review-work.ts'

let server: TestServer
let student: Person
let school: Partner
let otherSchool: Partner
beforeAll(async () => {
  server = await startProduct()
  ;[student, school, otherSchool] = await Promise.all([
    candidate(server),
    partner(server, 'academia'),
    partner(server, 'academia'),
  ])
  const saved = await student.client.rpc('save_plan_notes', { notes: 'Ask about Lyon', base_revision: 0 })
  expect(saved.error).toBeNull()
})
afterAll(() => server.close())

const share = (schoolId: string | null) => student.client.rpc('share_plan_notes', { school: schoolId })
async function readers(...people: Person[]): Promise<boolean[]> {
  const answers = await Promise.all(people.map(({ client }) => client.rpc('shared_plan_notes')))
  return answers.map(
    ({ data }) => data?.people.some((shown: { id: string }) => shown.id === student.id) ?? false,
  )
}

describe('plan notes', () => {
  it('are private until their owner shares them', async () => {
    expect(await readers(school, otherSchool)).toEqual([false, false])
  })

  it('are readable only by the staff of the chosen school', async () => {
    expect((await share(school.organizationId)).error).toBeNull()
    const { data } = await school.client.rpc('shared_plan_notes')
    expect(data.people).toMatchObject([{ id: student.id, notes: 'Ask about Lyon' }])
    // With the photo only if the student shows it.
    await server.sql(`update public.profiles set avatar_url = $1 || '/face.webp' where user_id = $1::uuid`, [
      student.id,
    ])
    for (const [shown, photo] of [
      ['{}', null],
      ['{photo}', `${student.id}/face.webp`],
    ]) {
      await server.sql(
        `insert into public.candidate_profiles (user_id, shown) values ($1, $2)
         on conflict (user_id) do update set shown = excluded.shown`,
        [student.id, shown],
      )
      const { data: again } = await school.client.rpc('shared_plan_notes')
      expect(again.people).toMatchObject([{ photo }])
    }
    const others = await Promise.all([
      partner(server, 'company'),
      partner(server, 'on_maker'),
      candidate(server),
      admin(server),
    ])
    expect(await readers(otherSchool, student, ...others)).toEqual([false, false, false, false, false, false])
    const { data: rows } = await school.client.from('plan_notes').select()
    expect(rows).toEqual([])
    const { data: plan } = await student.client.rpc('my_career_plan')
    expect(plan.adviser).toMatchObject({ id: school.organizationId })
    const { plan_advisers } = await dataOf(server, student)
    expect(plan_advisers).toMatchObject([{ school: expect.any(String) }])
  })

  it('are found by their author’s name', async () => {
    const found = await school.client.rpc('shared_plan_notes', { search: 'nobody is called so' })
    expect(found.data.people).toEqual([])
  })

  it('can be moved to another school, or to none, with immediate effect', async () => {
    await share(otherSchool.organizationId)
    expect(await readers(school, otherSchool)).toEqual([false, true])
    await share(null)
    expect(await readers(school, otherSchool)).toEqual([false, false])
  })

  it('can be shared only with approved schools', async () => {
    const company = await partner(server, 'company')
    const waiting = await pendingPartner(server, 'academia')
    for (const id of [company.organizationId, waiting.organizationId, student.id]) {
      expect(hintOf(await share(id))).toBe('school_gone')
    }
    const { data } = await student.client.rpc('find_schools')
    const names = data.map(({ id }: { id: string }) => id)
    expect(names).toContain(school.organizationId)
    expect(names).not.toContain(waiting.organizationId)
  })

  it('are closed to a suspended school', async () => {
    await share(school.organizationId)
    await server.sql(`update public.organizations set status = 'suspended' where id = $1`, [
      school.organizationId,
    ])
    expect(await readers(school)).toEqual([false])
  })

  it('can be shared only by candidates, through the function', async () => {
    const refused = await school.client.rpc('share_plan_notes', { school: otherSchool.organizationId })
    expect(refused.error?.code).toBe('42501')
    const row = { user_id: student.id, organization_id: otherSchool.organizationId }
    for (const { client } of [student, otherSchool]) {
      expect((await client.from('plan_advisers').insert(row)).error?.code).toBe('42501')
    }
    expect((await otherSchool.client.from('plan_advisers').select()).data).toEqual([])
  })
})

describe('a skill', () => {
  let learner: Person
  let known: Partner
  const sourcesOf = async (person: Person) => {
    const { data } = await person.client.rpc('my_skills')
    const sql = data.find(({ key }: { key: string }) => key === 'sql')
    return sql?.sources.map(({ kind, facts }: { kind: string; facts: object }) => ({ kind, facts })) ?? []
  }
  const attest = (by: Person, skill = 'sql') =>
    by.client.rpc('attest_skill', { person: learner.id, skill, note: 'Databases, second year' })
  beforeAll(async () => {
    ;[learner, known] = await Promise.all([candidate(server), partner(server, 'academia')])
    await learner.client.rpc('share_plan_notes', { school: known.organizationId })
  })

  it('is attested by a school the person shares with, and the person is notified', async () => {
    expect((await attest(known)).error).toBeNull()
    expect(await sourcesOf(learner)).toMatchObject([
      {
        kind: 'attested',
        facts: { note: 'Databases, second year', ownerOnly: { id: known.organizationId } },
      },
    ])
    const { data: notices } = await learner.client
      .from('notifications')
      .select('kind')
      .eq('kind', 'skill_attested')
    expect(notices).toHaveLength(1)
    const { data: shared } = await known.client.rpc('shared_plan_notes')
    expect(shared.people).toMatchObject([{ id: learner.id, attested: ['sql'] }])
  })

  it('can’t be attested by anyone else, nor directly', async () => {
    const others = await Promise.all([partner(server, 'company'), candidate(server), admin(server)])
    for (const other of [otherSchool, learner, ...others]) {
      expect(hintOf(await attest(other))).toBe('not_shared_with_you')
    }
    const row = { user_id: learner.id, skill: 'sql', organization_id: known.organizationId }
    for (const { client } of [known, learner]) {
      expect((await client.from('skill_attestations').insert(row)).error?.code).toBe('42501')
    }
    expect(hintOf(await attest(known, 'no-such-skill'))).toBe('unknown_skill')
  })

  it('is shown to visitors without its owner’s private details', async () => {
    const [page] = await server.sql<{ skills: unknown }>('select private.skills_of($1, true) as skills', [
      learner.id,
    ])
    expect(JSON.stringify(page?.skills)).toContain('Databases, second year')
    expect(JSON.stringify(page?.skills)).not.toContain(known.organizationId)
  })

  it('can be removed by its owner or withdrawn by the school, and by no one else', async () => {
    const remove = ({ client }: Person) =>
      client.from('skill_attestations').delete().eq('user_id', learner.id)
    await remove(otherSchool)
    expect(await sourcesOf(learner)).toHaveLength(1)
    await remove(learner)
    expect(await sourcesOf(learner)).toEqual([])
    await attest(known)
    await remove(known)
    expect(await sourcesOf(learner)).toEqual([])
  })
})
