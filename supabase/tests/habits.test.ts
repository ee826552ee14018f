import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { candidate, dataOf, everyRole, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf, publish, work } from './review-work.ts'

let server: TestServer
let author: Partner
beforeAll(async () => {
  server = await startProduct()
  author = await partner(server, 'company')
})
afterAll(() => server.close())

interface Habits {
  first_steps: Record<string, boolean>
  is_checklist_hidden: boolean
  goals: Record<string, number | null> | null
  monday: string
  done: Record<string, number>
  active_weeks: string[]
}
const habitsOf = async ({ client }: Person, zone?: string) =>
  good<{ habits: Habits }>(await client.rpc('candidate_home', zone ? { zone } : {})).habits
const openSteps = ({ first_steps }: Habits) =>
  Object.entries(first_steps)
    .filter(([, isDone]) => !isDone)
    .map(([step]) => step)
    .sort()

const mark = (person: Person, at: string, slug = 'strength') =>
  server.sql(
    `insert into public.practice_marks values ($1, $2, date_trunc('hour', $3::timestamptz, 'UTC'))`,
    [person.id, slug, at],
  )

describe('first steps', () => {
  it('are checked off by what was done, and by nothing else', async () => {
    const person = await candidate(server)
    const all = [
      ...['application', 'findable', 'mission', 'photo', 'practice'],
      ...['resume', 'skills', 'submission', 'target'],
    ]
    const first = await habitsOf(person)
    expect(openSteps(first)).toEqual(all)
    expect(first.first_steps.confirm).toBe(true)
    await server.sql(
      `update public.profiles set skills = '{Excel,SEO,Canva}', avatar_url = $2, resume_path = $3, resume_name = 'cv.pdf'
      where user_id = $1`,
      [person.id, `${person.id}/me.webp`, `${person.id}/cv.pdf`],
    )
    good(await person.client.rpc('set_target_jobs', { chosen: ['seo-specialist'] }))
    expect(openSteps(await habitsOf(person))).toEqual([
      ...['application', 'findable', 'mission', 'practice', 'submission'],
    ])
    await work(server, await publish(author), person)
    const board = good<{ columns: { id: string }[] }>(await person.client.rpc('application_board'))
    const card = { column_id: board.columns[0]!.id, position: 'a0', company: 'Acme' }
    good(await person.client.from('applications').insert(card))
    const answer = { question: 'strength', answer: { text: 'I count.' }, base_revision: 0 }
    good(await person.client.rpc('save_practice_answer', answer))
    expect(openSteps(await habitsOf(person)), 'W1 nobody is made findable by what they did').toEqual([
      'findable',
    ])
    await server.sql(
      `insert into public.candidate_profiles (user_id, visibility, handle) values ($1, 'partners', 'w1-findable')
      on conflict (user_id) do update set visibility = 'partners', handle = 'w1-findable'`,
      [person.id],
    )
    good(await person.client.rpc('set_my_discovery', { is_findable: true, hidden: [] }))
    expect(openSteps(await habitsOf(person)), 'W1 one switch is enough').toEqual([])
  })
})

describe('weekly goals', () => {
  it('are chosen freely, and their progress is counted from this week’s rows', async () => {
    const person = await candidate(server)
    expect(await habitsOf(person)).toMatchObject({ goals: null, is_checklist_hidden: false })
    const habits = () => person.client.from('habits')
    good(await habits().upsert({ user_id: person.id, hours: 5, practice: 3 }))
    good(await habits().upsert({ user_id: person.id, is_checklist_hidden: true }))
    const goals = { hours: 5, submissions: null, applications: null, practice: 3 }
    expect(await habitsOf(person)).toMatchObject({ goals, is_checklist_hidden: true })
    expect(hintOf(await habits().update({ hours: 41 }).eq('user_id', person.id))).toBe('23514')

    await work(server, await publish(author), person)
    await server.sql(
      `update public.enrollments set seconds_spent = seconds_spent + 1800 where user_id = $1`,
      [person.id],
    )
    const board = good<{ columns: { id: string; stage: string }[] }>(
      await person.client.rpc('application_board'),
    )
    const column = (stage: string) => board.columns.find((one) => one.stage === stage)!.id
    const card = { position: 'a0', company: 'Acme' }
    const cards = person.client.from('applications')
    const wish = good<{ id: string }>(
      await cards
        .insert({ ...card, column_id: column('wishlist') })
        .select('id')
        .single(),
    )
    expect((await habitsOf(person)).done.applications).toBe(0)
    const move = (stage: string) => cards.update({ column_id: column(stage) }).eq('id', wish.id)
    good(await move('applied'))
    good(await move('interview'))
    good(await move('applied'))
    await mark(person, new Date().toISOString())
    await mark(person, new Date(Date.now() - 9 * 86_400_000).toISOString(), 'salary')
    const { done } = await habitsOf(person)
    expect(done).toMatchObject({ submissions: 1, applications: 1, practice: 1 })
    expect(done.seconds).toBeGreaterThanOrEqual(1800)
  })

  it('start on Monday in the person’s time zone', async () => {
    const person = await candidate(server)
    const [{ sunday }] = (await server.sql<{ sunday: string }>(
      `select to_char(date_trunc('week', now()) - interval '30 minutes', 'YYYY-MM-DD"T"HH24:MI"Z"') as sunday`,
    )) as [{ sunday: string }]
    // 11:30 PM on Sunday in Greenwich is already Monday in Tokyo.
    await mark(person, sunday)
    const [greenwich, tokyo] = [await habitsOf(person, 'UTC'), await habitsOf(person, 'Asia/Tokyo')]
    expect(greenwich.active_weeks[0]! < greenwich.monday).toBe(true)
    expect(tokyo.active_weeks).toHaveLength(1)
    expect(tokyo.active_weeks[0]! > greenwich.active_weeks[0]!).toBe(true)
    expect(hintOf(await person.client.rpc('candidate_home', { zone: 'Mars/Olympus' }))).toBe(
      'time_zone_unknown',
    )
  })

  it('remember weeks for two years, each once', async () => {
    const person = await candidate(server)
    const ago = (weeks: number) => new Date(Date.now() - weeks * 7 * 86_400_000).toISOString()
    for (const weeks of [0, 1, 5, 103, 120]) await mark(person, ago(weeks))
    await mark(person, ago(1), 'salary')
    const { active_weeks } = await habitsOf(person)
    expect(active_weeks).toHaveLength(4)
    expect([...active_weeks].sort().reverse()).toEqual(active_weeks)
  })
})

describe('habits are private to their owner', () => {
  it('no one else can read, set or change them; they are exported, and deleted with the account', async () => {
    const owner = await candidate(server)
    good(await owner.client.from('habits').insert({ user_id: owner.id, hours: 7 }))
    for (const [role, { client }] of Object.entries(await everyRole(server))) {
      const { data, error } = await client.from('habits').select()
      if (role === 'anonymous') expect(error?.code).toBe('42501')
      else expect(data, role).toEqual([])
      const changed = await client.from('habits').update({ hours: 1 }).eq('user_id', owner.id).select()
      expect(changed.data ?? [], role).toEqual([])
      expect(hintOf(await client.from('habits').upsert({ user_id: owner.id, hours: 1 })), role).toBe('42501')
      expect(hintOf(await client.from('habits').delete().eq('user_id', owner.id)), role).toBe('42501')
    }
    const data = await dataOf(server, owner)
    expect(data.habits).toMatchObject([{ hours: 7 }])
    await server.sql('delete from auth.users where id = $1', [owner.id])
    expect(await server.sql('select from public.habits where user_id = $1', [owner.id])).toEqual([])
  })
})
