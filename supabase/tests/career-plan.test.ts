import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { missionContent, publishMission } from './missions.ts'
import { admin, candidate, dataOf, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf, publish, reviewer, work } from './review-work.ts'

let server: TestServer
let author: Partner
beforeAll(async () => {
  server = await startProduct()
  author = await partner(server, 'company')
})
afterAll(() => server.close())

interface Step {
  mission_id: string
  status: string | null
  missing?: string[]
  declared?: string[]
  optional: string[]
  is_step_up?: boolean
}
interface Plan {
  targets: string[]
  proven: { skill: string; code: string; mission: string }[]
  declared: string[]
  milestones: { id: string; title: string; met_at: string | null; done_at: string | null }[]
  dismissed: { mission_id: string }[]
  notes: { text: string; revision: number } | null
}

const planOf = async ({ client }: Person) => good<Plan>(await client.rpc('my_career_plan'))
const pathOf = async ({ client }: Person, job: string) =>
  good<{ steps: Step[]; uncovered: string[] }>(await client.rpc('mission_path', { job }))
const choose = ({ client }: Person, chosen: string[]) => client.rpc('set_target_jobs', { chosen })
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

describe('the job catalog', () => {
  it('is readable by everyone, and names skills that exist', async () => {
    const { data } = await server.client().from('jobs').select()
    expect(data!.length).toBeGreaterThanOrEqual(60)
    expect(
      await server.sql(`select jobs.slug, skill from public.jobs, unnest(essential || optional) as skill
        where skill not in (select slug from public.skills)`),
    ).toEqual([])
  })

  it('can’t be changed', async () => {
    for (const { client } of [author, await admin(server), await candidate(server)]) {
      expect(hintOf(await client.from('jobs').update({ title_en: 'x' }).eq('slug', 'seo-specialist'))).toBe(
        '42501',
      )
    }
  })
})

describe('target jobs', () => {
  it('are one main job and up to two others, and change together', async () => {
    const person = await candidate(server)
    good(await choose(person, ['seo-specialist', 'social-media-manager']))
    good(await choose(person, ['social-media-manager', 'seo-specialist', 'paid-media-specialist']))
    const chosen = ['social-media-manager', 'seo-specialist', 'paid-media-specialist']
    expect((await planOf(person)).targets).toEqual(chosen)
    expect(hintOf(await choose(person, [...chosen, 'email-marketing-specialist']))).toBe(
      'too_many_target_jobs',
    )
    expect(hintOf(await choose(person, ['astronaut']))).toBe('job_unknown')
    expect(hintOf(await choose(person, ['seo-specialist', 'seo-specialist']))).toBe('job_unknown')
    expect((await planOf(person)).targets).toEqual(chosen)
    good(await choose(person, []))
    expect((await planOf(person)).targets).toEqual([])
  })
})

describe('the path', () => {
  const seo = ['seo', 'content-marketing', 'marketing-analytics', 'copywriting']
  let easy: string
  let broad: string
  let hard: string
  let narrow: string
  beforeAll(async () => {
    const mission = (title: string, more: object) =>
      publishMission(author, missionContent({ title, ...more }))
    narrow = await mission('Narrow', { skills: ['seo'], hours: 1 })
    broad = await mission('Broad', { skills: ['seo', 'content-marketing', 'html-css'], hours: 5 })
    easy = await mission('Easy', { skills: ['copywriting'], hours: 2 })
    hard = await mission('Hard', { skills: seo, difficulty: 'advanced' })
  })

  it('covers the most missing essential skills first, nothing twice, and nothing far too hard', async () => {
    const person = await candidate(server)
    await person.client
      .from('profiles')
      .update({ skills: ['Conception-Redaction'] })
      .eq('user_id', person.id)
    expect((await planOf(person)).declared).toEqual(['copywriting'])
    const { steps, uncovered } = await pathOf(person, 'seo-specialist')
    expect(steps.map(({ mission_id }) => mission_id)).toEqual([broad, easy])
    expect(steps[0]!.missing!.sort()).toEqual(['content-marketing', 'seo'])
    expect(steps[0]!.optional).toEqual(['html-css'])
    expect(steps[1]).toMatchObject({ missing: [], declared: ['copywriting'], is_step_up: false })
    expect(uncovered).toEqual(['marketing-analytics'])
    expect(hintOf(await person.client.rpc('mission_path', { job: 'astronaut' }))).toBe('job_unknown')
  })

  it('leaves out dismissed missions until they are restored, and missions started or abandoned', async () => {
    const person = await candidate(server)
    const row = { user_id: person.id, mission_id: broad }
    good(await person.client.from('dismissed_missions').insert(row))
    const ids = async () => (await pathOf(person, 'seo-specialist')).steps.map(({ mission_id }) => mission_id)
    expect(await ids()).toEqual([easy, narrow].sort((one) => (one === narrow ? -1 : 1)))
    expect((await planOf(person)).dismissed).toMatchObject([{ mission_id: broad }])
    good(await person.client.from('dismissed_missions').delete().match(row))
    expect(await ids()).toContain(broad)

    const enrollment_id = good<string>(await person.client.rpc('start_mission', { mission_id: broad }))
    const { steps } = await pathOf(person, 'seo-specialist')
    expect(steps[0]).toMatchObject({ mission_id: broad, enrollment_id, status: 'in_progress' })
    // Its skills are in progress, so the narrow mission isn't needed.
    expect(steps.map(({ mission_id }) => mission_id)).toEqual([broad, easy])
    good(await person.client.rpc('leave_mission', { enrollment_id }))
    expect(await ids()).not.toContain(broad)
    expect(await ids()).not.toContain(hard)
  })
})

describe('progress', () => {
  it('changes with a verdict: skills, milestones and the home; and back when a certificate is revoked', async () => {
    const person = await candidate(server)
    const mission_id = await publish(author)
    const [job] = await server.sql<{ slug: string; essential: string[] }>(
      `select slug, essential from public.jobs where 'customer-service' = any (essential) order by slug limit 1`,
    )
    good(await choose(person, [job!.slug]))
    good(
      await person.client.from('milestones').insert([
        { user_id: person.id, kind: 'mission', mission_id, title: 'Answer well', due_on: day(9) },
        { user_id: person.id, kind: 'skills', job_slug: job!.slug, title: 'All of it', due_on: day(90) },
      ]),
    )
    const homeGoal = async () =>
      good<{ goal: { proven: number; next: { title: string } } }>(await person.client.rpc('candidate_home'))
        .goal
    expect(await homeGoal()).toMatchObject({ proven: 0, next: { title: 'Answer well', due_on: day(9) } })
    const { submissionId } = await work(server, mission_id, person)
    const review = reviewer(author, submissionId)
    good(await review.claim())
    good(await review.save())
    good(await review.deliver('validated'))

    const { proven, milestones } = await planOf(person)
    expect(proven).toMatchObject([{ skill: 'customer-service', mission: 'Answer a customer' }])
    expect(milestones.map(({ met_at }) => met_at !== null)).toEqual([true, job!.essential.length === 1])
    expect(await homeGoal()).toMatchObject({ proven: 1, next: { title: 'All of it' } })
    expect((await pathOf(person, job!.slug)).steps[0]).toMatchObject({ mission_id, status: 'validated' })
    good(
      await author.client.rpc('revoke_certificate', {
        wanted_code: proven[0]!.code,
        reason: 'Not own work.',
      }),
    )
    expect((await planOf(person)).proven).toEqual([])
  })
})

describe('reminders', () => {
  const send = (at: string) => server.sql('select private.send_milestone_reminders($1)', [at])
  const told = async (person: Person) =>
    (await person.client.from('notifications').select('data').eq('kind', 'milestone_due')).data!.length

  it('come once per date, in the morning in the person’s time zone, and not for what is done', async () => {
    const person = await candidate(server)
    const milestone = { user_id: person.id, title: 'Call the school', due_on: day(10), remind_days: 3 }
    const { id } = good<{ id: string }>(
      await person.client.from('milestones').insert(milestone).select('id').single(),
    )
    await server.sql(
      `insert into public.notification_preferences (user_id, time_zone) values ($1, 'Asia/Tokyo')`,
      [person.id],
    )
    await send(`${day(6)}T22:59Z`)
    expect(await told(person)).toBe(0)
    await send(`${day(6)}T23:01Z`)
    await send(`${day(7)}T09:00Z`)
    expect(await told(person)).toBe(1)
    // Another date is another reminder; a date that is done or past has none.
    const change = (values: object) => person.client.from('milestones').update(values).eq('id', id)
    good(await change({ due_on: day(20) }))
    good(await change({ done_at: new Date().toISOString() }))
    await send(`${day(30)}T09:00Z`)
    expect(await told(person)).toBe(1)
    good(await change({ done_at: null, due_on: day(-2) }))
    await send(`${day(30)}T09:00Z`)
    expect(await told(person)).toBe(1)
    expect(hintOf(await change({ reminded_at: null } as object))).toBe('42501')
  })
})

describe('notes', () => {
  it('detect another window, and lose nothing', async () => {
    const person = await candidate(server)
    const save = (notes: string, base_revision: number) =>
      person.client.rpc('save_plan_notes', { notes, base_revision })
    expect(good(await save('One', 0))).toBe(1)
    expect(good(await save('Two', 1))).toBe(2)
    for (const base of [0, 1, 3]) expect(hintOf(await save('Late', base))).toBe('revision_conflict')
    expect((await planOf(person)).notes).toEqual({ text: 'Two', revision: 2 })
    expect(hintOf(await save('x'.repeat(20_001), 2))).toBe('notes_too_long')
    expect(good(await save('x'.repeat(10_000), 2))).toBe(3)
  })
})

it('a plan stores a script in any field as plain text', async () => {
  const person = await candidate(server)
  const script = '🎯 <script>alert(1)</script>'
  const typed = { title: script, note: script }
  good(await person.client.from('milestones').insert({ ...typed, user_id: person.id, due_on: day(5) }))
  good(await person.client.rpc('save_plan_notes', { notes: script, base_revision: 0 }))
  expect(await planOf(person)).toMatchObject({ milestones: [typed], notes: { text: script } })
})

describe('a plan is private to its owner', () => {
  const tables = ['target_jobs', 'milestones', 'dismissed_missions', 'plan_notes']
  let owner: Person
  let mission_id: string
  beforeAll(async () => {
    owner = await candidate(server)
    mission_id = await publish(author)
    good(await choose(owner, ['seo-specialist']))
    const own = { user_id: owner.id }
    good(await owner.client.from('milestones').insert({ ...own, title: 'Private aim', due_on: day(5) }))
    good(await owner.client.from('dismissed_missions').insert({ ...own, mission_id }))
    good(await owner.client.rpc('save_plan_notes', { notes: 'Private thought', base_revision: 0 }))
  })

  it('no one else can read, write or delete any of it', async () => {
    const others = [
      author,
      await admin(server),
      await candidate(server),
      await partner(server, 'academia'),
      await partner(server, 'on_maker'),
    ]
    for (const { client } of others) {
      for (const table of tables) {
        expect((await client.from(table).select()).data, table).toEqual([])
        const removed = await client.from(table).delete().eq('user_id', owner.id).select()
        expect(removed.data ?? [], table).toEqual([])
      }
      const milestone = { user_id: owner.id, title: 'Theirs', due_on: day(1) }
      expect(hintOf(await client.from('milestones').insert(milestone))).toBe('42501')
      expect(hintOf(await client.from('dismissed_missions').insert({ user_id: owner.id, mission_id }))).toBe(
        '42501',
      )
      const changed = await client.from('milestones').update({ title: 'x' }).eq('user_id', owner.id).select()
      expect(changed.data).toEqual([])
      expect(
        hintOf(await client.from('target_jobs').insert({ user_id: owner.id, job_slug: 'x', place: 1 })),
      ).toBe('42501')
      expect((await client.rpc('my_career_plan')).data).toMatchObject({
        targets: [],
        milestones: [],
        notes: null,
      })
    }
    for (const table of tables) {
      expect((await server.client().from(table).select()).error?.code, table).toBe('42501')
      expect((await owner.client.from(table).select()).data, table).toHaveLength(1)
    }
  })

  it('can’t be given to someone else, and has room for 200 milestones', async () => {
    const change = owner.client.from('milestones').update({ user_id: author.id } as object)
    expect(hintOf(await change.eq('user_id', owner.id))).toBe('42501')
    const many = Array.from({ length: 200 }, () => ({ user_id: owner.id, title: 'x', due_on: day(1) }))
    expect(hintOf(await owner.client.from('milestones').insert(many))).toBe('too_many_milestones')
    const bad = { user_id: owner.id, title: '  ', due_on: day(1) }
    expect(hintOf(await owner.client.from('milestones').insert(bad))).toBe('23514')
  })

  it('is exported, and deleted with the account', async () => {
    const data = await dataOf(server, owner)
    expect(data).toMatchObject({
      target_jobs: [{ job_slug: 'seo-specialist', place: 0 }],
      milestones: [{ title: 'Private aim' }],
      dismissed_missions: [{ mission_id }],
      plan_notes: [{ notes: 'Private thought' }],
    })
    await server.sql('delete from auth.users where id = $1', [owner.id])
    for (const table of tables) {
      expect(await server.sql(`select from public.${table} where user_id = $1`, [owner.id])).toEqual([])
    }
  })
})
