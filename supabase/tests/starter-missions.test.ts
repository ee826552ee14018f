import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { nextOf } from '../../src/features/missions/authoring/model/walk.ts'
import { starterMissions } from '../../src/features/missions/authoring/templates/starter-missions.ts'
import { gapsIn, inLanguage } from '../../src/features/missions/missions/languages.ts'
import type { MissionContent, Step } from '../../src/features/missions/missions/model.ts'
import { type PlayedMission, player } from './missions.ts'
import { admin, candidate, everyRole, type Person, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
})
afterAll(() => server.close())

interface State {
  organization: string | null
  suggestedName: string
  isMember: boolean
  added: { name: string; missionId: string; isUsed: boolean }[]
}
const missions = starterMissions('en')
const state = async (by = boss) => good<State>(await by.client.rpc('starter_missions'))
const add = (wanted = missions, by: Pick<Person, 'client'> = boss, organization_name?: string) =>
  by.client.rpc('add_starter_missions', { missions: wanted as never, organization_name })
const remove = (names: string[]) => boss.client.rpc('remove_starter_missions', { names })
const stepState = async (wanted: string) => {
  const { steps } = good<{ steps: { step: string; state: string }[] }>(await boss.client.rpc('admin_setup'))
  return steps.find(({ step }) => step === wanted)?.state
}

it('are for administrators alone', async () => {
  for (const [role, person] of Object.entries(await everyRole(server))) {
    if (role === 'admin') continue
    const calls = [
      person.client.rpc('starter_missions'),
      add(missions, person, 'Mine'),
      person.client.rpc('remove_starter_missions', { names: ['data'] }),
    ]
    for (const answer of await Promise.all(calls)) expect(answer.error?.code, role).toBe('42501')
  }
})

it('are twelve, for twelve fields', () => {
  expect(new Set(missions.map(({ content }) => content.category)).size).toBe(12)
})

describe.each(missions)('$name', ({ content }) => {
  it('has a model answer for each required deliverable, and differs between languages', () => {
    expect(gapsIn(content, 'fr')).toEqual({ missing: 0, outdated: 0 })
    const french = inLanguage(content, 'fr')
    for (const [at, step] of content.steps.entries()) {
      if (step.kind !== 'deliverable' || !step.required) continue
      expect(step.modelAnswer?.length).toBeGreaterThan(300)
      expect((french.steps[at] as typeof step).modelAnswer).not.toBe(step.modelAnswer)
    }
    expect(french.title).not.toBe(content.title)
    expect(french.summary).not.toBe(content.summary)
  })
})

it('need an organization with a name', async () => {
  expect(hintOf(await add(missions, boss, '  '))).toBe('house_name_missing')
  expect(hintOf(await add([], boss, 'Ville de Lyon'))).toBe('starter_missions_missing')
  expect(await state()).toEqual({ organization: null, suggestedName: 'Essor', isMember: false, added: [] })
})

it('are published by an organization of the operator, none twice', async () => {
  await server.sql(`delete from public.organizations`)
  expect(await stepState('mission')).toBe('open')
  expect(good(await add(missions.slice(0, 2), boss, ' Ville de Lyon '))).toBe(2)
  expect(good(await add(missions, boss, 'Another name'))).toBe(10)
  expect(good(await add())).toBe(0)
  const now = await state()
  expect(now).toMatchObject({ organization: 'Ville de Lyon', isMember: true })
  expect(now.added.map(({ name }) => name)).toEqual(missions.map(({ name }) => name).sort())
  const listed = await server.sql<{ languages: string[]; organization_name: string; is_open: boolean }>(
    'select languages, organization_name, is_open from public.mission_listings',
  )
  expect(listed).toHaveLength(12)
  for (const row of listed)
    expect(row).toEqual({ languages: ['en', 'fr'], organization_name: 'Ville de Lyon', is_open: true })
  expect(await stepState('mission')).toBe('done')
  // Its own organization isn't a partner.
  expect(await stepState('partner')).toBe('open')
})

it('make another administrator who adds them an owner too', async () => {
  const second = await admin(server)
  expect((await state(second)).isMember).toBe(false)
  good(await add(missions, second))
  expect((await state(second)).isMember).toBe(true)
  const roles = await server.sql<{ role: string }>(
    `select role from public.user_roles where user_id = $1 and role = 'company'`,
    [second.id],
  )
  expect(roles).toHaveLength(1)
})

/** Walks the mission as its steps lead, with the first choice everywhere. */
async function playThrough(person: Person, missionId: string, content: MissionContent, language: string) {
  const enrollment = good<string>(
    await person.client.rpc('start_mission', { mission_id: missionId, language }),
  )
  const played = player(person, enrollment)
  let step: Step | undefined = content.steps[0]
  while (step) {
    const choice = step.kind === 'decision' ? step.choices[0]!.id : undefined
    const answers =
      step.kind === 'quiz' && Object.fromEntries(step.questions.map(({ id, correct }) => [id, correct]))
    const draft = choice
      ? { choice }
      : answers
        ? { answers }
        : step.kind === 'deliverable' && step.required
          ? { text: 'Here is my answer.' }
          : undefined
    await played.through([step.id, draft])
    const next = nextOf(content.steps, step.id, choice)
    step = content.steps.find(({ id }) => id === next)
  }
  good(await played.submit())
  return played.play()
}

it('can be started and submitted in both languages, and the operator reviews them', async () => {
  const people: Record<string, Person> = { en: await candidate(server), fr: await candidate(server) }
  const { added } = await state()
  for (const [language, person] of Object.entries(people)) {
    for (const { name, content } of missions) {
      const { missionId } = added.find((one) => one.name === name)!
      const done: PlayedMission = await playThrough(person, missionId, content, language)
      expect(done.enrollment, name).toMatchObject({ status: 'submitted', language })
      expect(done.mission.title).toBe(inLanguage(content, language as 'en' | 'fr').title)
    }
  }
  const queue = good<unknown[]>(await boss.client.rpc('review_queue'))
  expect(queue.length).toBeGreaterThan(0)
})

it('are removed only while unused', async () => {
  const names = missions.map(({ name }) => name)
  expect((await state()).added.every(({ isUsed }) => isUsed)).toBe(true)
  expect(good(await remove(names))).toBe(0)
  const [one] = (await state()).added
  await server.sql('delete from public.enrollments where mission_id = $1', [one!.missionId])
  expect(good(await remove(names))).toBe(1)
  expect((await state()).added.map(({ name }) => name)).not.toContain(one!.name)
  const listed = await server.sql('select from public.mission_listings where mission_id = $1', [
    one!.missionId,
  ])
  expect(listed).toEqual([])
  expect(good(await add())).toBe(1)
})
