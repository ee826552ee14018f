import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { type Opening as Published, stagesOf, startHiring } from './hiring.ts'
import { colleague } from './missions.ts'
import { candidate, dataOf, everyRole, type Partner, type Person, partner } from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let boss: Person
let company: Partner
let reader: Person
beforeAll(async () => {
  ;({ server, boss, company, recruiter: reader } = await startHiring())
})
afterAll(() => server.close())

const skills = [
  { slug: 'sql', must: true, weight: 3, level: null },
  { slug: 'spreadsheets', must: true, weight: 2, level: null },
]
const questions = [
  { id: 'why', text: 'Why this role?', isRequired: true },
  { id: 'when', text: 'When could you start?', isRequired: false },
]

interface Opening extends Published {
  version: number
}

/** A published opening, with the company's owner as lead and a recruiter as reader. */
async function publish(by: Partner = company, more: Record<string, unknown> = {}): Promise<Opening> {
  const values = { audience: 'everyone', places: 2, apply_by: null, ...more }
  const [row] = await server.sql<{ id: string }>(
    `insert into public.openings (
       organization_id, created_by, title, skills, remote, contracts, audience, description, places, apply_by,
       pay_min, pay_max, pay_period, questions
     ) values ($1, $2, 'Data analyst', $3, 'remote', '{permanent}', $4, 'What you do.', $5, $6, 30000, 40000, 'year', $7)
     returning id`,
    [
      by.organizationId,
      by.id,
      JSON.stringify(skills),
      values.audience,
      values.places,
      values.apply_by,
      JSON.stringify(questions),
    ],
  )
  const id = row!.id
  await server.sql('insert into public.opening_team (opening_id, user_id, is_lead) values ($1, $2, true)', [
    id,
    by.id,
  ])
  if (by === company) {
    await server.sql('insert into public.opening_team (opening_id, user_id) values ($1, $2)', [id, reader.id])
  }
  const [opening] = await server.sql<{ slug: string; version: number }>(
    'select slug, version from private.publish_opening($1, $2)',
    [id, by.id],
  )
  return { id, ...opening!, stages: await stagesOf(server, id) }
}

const school = 'Université du Tiers Temps'

/** Someone with a complete profile, whose name must not appear before the shortlist. */
async function applicant(more: Record<string, unknown> = {}): Promise<Person> {
  const { first_name = 'Zelie', last_name = 'Quasimodo', ...changes } = more
  const person = await candidate(server, { metadata: { first_name, last_name } })
  const facts = { job_title: 'Data analyst', avatar: true, school, bio: 'I like numbers.', ...changes }
  await server.sql(
    `insert into public.candidate_profiles (user_id, phone, interests, location) values ($1, '+33 6 11 22 33 44', '{Kendo}', 'Lyon')
     on conflict (user_id) do update set phone = excluded.phone, interests = excluded.interests, location = excluded.location`,
    [person.id],
  )
  await server.sql(
    `update public.profiles set job_title = $2, avatar_url = $3, bio = $4, skills = '{SQL}' where user_id = $1`,
    [person.id, facts.job_title, facts.avatar ? `${person.id}/face.png` : null, facts.bio],
  )
  await server.sql(
    `insert into public.profile_education (user_id, position, school, degree, started_on) values ($1, 1, $2, 'Master', '2001-09-01')`,
    [person.id, facts.school],
  )
  return person
}

const fields = ['name', 'photo', 'email', 'job_title', 'location', 'skills', 'languages', 'education']
const form = (more: Record<string, unknown> = {}) => ({
  fields,
  isNamed: false,
  resume: null,
  certificates: [],
  letter: 'Dear team, I am Zelie.',
  answers: { why: 'I like clean data.' },
  ...more,
})

const apply = ({ client }: Person, { id, version }: Opening, more: Record<string, unknown> = {}) =>
  client.rpc('apply_to_opening', { opening_id: id, application: form(more), version })
const applied = async (person: Person, opening: Opening, more: Record<string, unknown> = {}) =>
  good<string>(await apply(person, opening, more))

interface Row {
  id: string
  stage: string
  name?: string
  withdrawnAt?: string
  proven?: string[]
}
interface Pipeline {
  stop: string | null
  stages: { id: string; kind: string; total: number; fitting: number }[]
  applications: Row[]
  reading: { id: string; place: number; total: number } | null
}
const pipeline = async (opening: Opening, by: Pick<Person, 'client'> = company) =>
  good<Pipeline>(await by.client.rpc('opening_pipeline', { opening_id: opening.id }))
interface Reading {
  isBlind: boolean
  facts: { skills?: { slug: string; source: string }[] }
  mustHaves: { slug: string; source: string }[]
  answers: { id: string; answer?: string; isHidden: boolean }[]
  letter?: string
  profile?: Record<string, unknown>
}
const open = async (application_id: string, by: Pick<Person, 'client'> = company) =>
  good<Reading>(await by.client.rpc('open_application', { application_id }))
/** Reads it first, as the database requires. */
const move = async (
  { client }: Pick<Person, 'client'>,
  application_id: string,
  from_stage: string,
  to_stage: string,
) => {
  await client.rpc('open_application', { application_id })
  return client.rpc('move_application', { application_id, from_stage, to_stage })
}
const words = 'Thank you for your work on this application.'
const answer = async (
  { client }: Pick<Person, 'client'>,
  { id, stages }: Opening,
  ids: string[],
  more: Record<string, unknown> = {},
) => {
  for (const one of ids) await client.rpc('open_application', { application_id: one })
  return client.rpc('answer_applications', {
    opening_id: id,
    given: ids.map((one) => ({ id: one, stage: stages.new, reason: 'evidence', words, ...more })),
  })
}
const mine = async ({ client }: Person, application_id: string) =>
  good<Record<string, unknown>>(await client.rpc('my_opening_application', { application_id }))
const makeLate = (application_id: string) =>
  server.sql(
    `update public.opening_applications set answer_due_at = now() - interval '1 hour' where id = $1`,
    [application_id],
  )

/** Nothing in it says who applied. */
function expectBlind(seen: unknown, person: Person) {
  const said = JSON.stringify(seen)
  for (const secret of ['Zelie', 'Quasimodo', person.id, person.email, 'face.png', 'Kendo', school, '2001']) {
    expect(said).not.toContain(secret)
  }
}

describe('applying', () => {
  it('starts from what the profile holds, and previews exactly what is read', async () => {
    const opening = await publish()
    const person = await applicant()
    const draft = good<Record<string, unknown>>(
      await person.client.rpc('application_draft', { opening_slug: opening.slug }),
    )
    expect(draft).toMatchObject({ id: opening.id, version: 1, stop: null, application: null, answerDays: 7 })
    expect(draft.filled).toEqual(expect.arrayContaining(['name', 'photo', 'skills', 'education', 'phone']))
    expect(draft.mustHaves).toMatchObject([
      { slug: 'sql', source: 'declared' },
      { slug: 'spreadsheets', source: 'none' },
    ])
    const preview = good<{ first: object; later: object }>(
      await person.client.rpc('preview_application', { opening_id: opening.id, application: form() }),
    )
    expectBlind(preview.first, person)
    expect(preview.later).toMatchObject({
      letter: 'Dear team, I am Zelie.',
      profile: { name: 'Zelie Quasimodo' },
    })

    const id = await applied(person, opening)
    expect(await open(id)).toMatchObject(preview.first)
    good(await move(company, id, opening.stages.new!, opening.stages.shortlist!))
    const read = await open(id)
    expect(read).toMatchObject(preview.later)
    // What was not shared stays unknown after the name.
    expect(JSON.stringify(read)).not.toMatch(/Kendo|\+33 6|I like numbers/)
    const { events } = good<{ events: { kind: string }[] }>(await person.client.rpc('my_consent'))
    expect(events.map(({ kind }) => kind)).toEqual(['application_revealed', 'application_opened', 'applied'])
  })

  it('is refused where the opening takes no applications, and twice', async () => {
    const person = await applicant()
    const opening = await publish()
    const set = (change: string) =>
      server.sql(`update public.openings set ${change} where id = $1`, [opening.id])
    for (const [change, back, code] of [
      [`status = 'paused'`, `status = 'open'`, 'opening_paused'],
      [`status = 'closed'`, `status = 'open'`, 'opening_closed'],
      [`apply_by = current_date - 1`, 'apply_by = null', 'opening_over'],
      ['places_filled = places', 'places_filled = 0', 'opening_filled'],
      [`audience = 'invited'`, `audience = 'everyone'`, 'opening_gone'],
      [`audience = 'schools'`, `audience = 'everyone'`, 'opening_gone'],
      [`audience = 'private'`, `audience = 'everyone'`, 'opening_gone'],
    ] as const) {
      await set(change)
      expect(hintOf(await apply(person, opening)), change).toBe(code)
      await set(back)
    }
    expect(hintOf(await apply(person, { ...opening, version: 7 }))).toBe('opening_changed')
    expect(hintOf(await apply(person, opening, { answers: {} }))).toBe('application_answers')
    expect(hintOf(await apply(person, opening, { resume: opening.id }))).toBe('application_resume')
    const both = await Promise.all([apply(person, opening), apply(person, opening)])
    expect(both.map(hintOf).toSorted()).toEqual(['applied_already', 'done'])
    await server.sql(
      `insert into public.opening_invitations (opening_id, email, invited_by) values ($1, $2, $3)`,
      [(await publish(company, { audience: 'invited' })).id, person.email, company.id],
    )
  })

  it('is limited for each person and day', async () => {
    await server.sql(`update public.platform_settings set value = '2' where key = 'limit_applications_a_day'`)
    const person = await applicant()
    for (const _ of [1, 2]) await applied(person, await publish())
    expect(hintOf(await apply(person, await publish()))).toBe('too_many_applications')
    await server.sql(
      `update public.platform_settings set value = '15' where key = 'limit_applications_a_day'`,
    )
  })

  it('can be changed until the team opens it, in one window', async () => {
    const opening = await publish()
    const person = await applicant()
    const id = await applied(person, opening)
    const change = (revision: number, why = 'Another answer.') =>
      person.client.rpc('change_application', {
        application_id: id,
        application: form({ answers: { why } }),
        revision,
      })
    expect(good<number>(await change(1))).toBe(2)
    expect(hintOf(await change(1))).toBe('revision_conflict')
    expect((await open(id)).answers).toMatchObject([{ answer: 'Another answer.' }, { id: 'when' }])
    expect(hintOf(await change(2))).toBe('application_opened')

    // Opening and changing at the same moment: what was read is what is stored.
    const other = await applied(await applicant(), opening)
    const [read] = await Promise.all([
      open(other),
      person.client.rpc('change_application', { application_id: other, application: form(), revision: 1 }),
    ])
    expect((await open(other)).answers).toEqual(read.answers)
  })
})

describe('the candidate’s board', () => {
  const board = async ({ client }: Person) => {
    const { columns, cards, openings } = good<{
      columns: { id: string; stage: string }[]
      cards: { id: string; column_id: string; company: string; opening_application_id: string | null }[]
      openings: Record<string, { dueAt: string | null; withdrawnAt: string | null }>
    }>(await client.rpc('application_board'))
    return { cards, openings, stageOf: (id: string) => columns.find((column) => column.id === id)!.stage }
  }

  it('gets a card that follows the company’s stages, and stays the person’s own', async () => {
    const opening = await publish()
    const person = await applicant()
    const id = await applied(person, opening)
    const first = await board(person)
    expect(first.cards).toMatchObject([
      { job_title: 'Data analyst', opening_application_id: id, salary_max: 40000 },
    ])
    expect(first.stageOf(first.cards[0]!.column_id)).toBe('applied')
    expect(first.openings[id]!.dueAt).not.toBeNull()
    good(await person.client.from('applications').update({ notes: 'SECRET' }).eq('id', first.cards[0]!.id))
    expect(JSON.stringify(await open(id))).not.toContain('SECRET')
    for (const [from, to, column] of [
      ['new', 'shortlist', 'applied'],
      ['shortlist', 'interview', 'interview'],
      ['interview', 'offer', 'offer'],
    ] as const) {
      expect(good(await move(company, id, opening.stages[from]!, opening.stages[to]!))).toBe(true)
      const { cards, stageOf } = await board(person)
      expect(stageOf(cards[0]!.column_id)).toBe(column)
    }
    // Deleting the card withdraws nothing.
    good(await person.client.from('applications').delete().eq('id', first.cards[0]!.id))
    expect((await pipeline(opening)).applications).toMatchObject([{ id, name: 'Zelie Quasimodo' }])
  })

  it('places cards after each other, also when the column was deleted', async () => {
    const person = await applicant()
    await applied(person, await publish())
    await applied(person, await publish())
    const positions = await server.sql<{ position: string }>(
      'select position from public.applications where user_id = $1 order by created_at',
      [person.id],
    )
    expect(positions).toEqual([{ position: 'a0' }, { position: 'a1' }])
    const next = async (last: string) =>
      (await server.sql<{ next: string }>('select private.next_position($1) as next', [last]))[0]!.next
    expect(await Promise.all(['Zz', 'a9', 'a1V', 'az', 'bzz'].map(next))).toEqual([
      'a0',
      'aA',
      'a2',
      'b00',
      'c000',
    ])
  })
})

describe('reading', () => {
  it('is for the opening’s team alone', async () => {
    const opening = await publish()
    const id = await applied(await applicant(), opening)
    const outside = await colleague(server, company, 'recruiter')
    const owner = await colleague(server, company, 'recruiter')
    await server.sql(`update public.organization_members set member_role = 'owner' where user_id = $1`, [
      owner.id,
    ])
    const everyone = Object.values(await everyRole(server))
    for (const { client } of [...everyone, outside, owner, await candidate(server)]) {
      for (const [name, values] of [
        ['opening_pipeline', { opening_id: opening.id }],
        ['open_application', { application_id: id }],
        [
          'move_application',
          { application_id: id, from_stage: opening.stages.new, to_stage: opening.stages.shortlist },
        ],
        ['answer_applications', { opening_id: opening.id, given: [{ id }] }],
        ['comment_on_application', { application_id: id, body: 'Hello' }],
        ['declare_application_conflict', { application_id: id }],
        ['save_opening_stage', { opening_id: opening.id, name: 'Mine' }],
        ['delete_opening_stage', { opening_id: opening.id, stage_id: opening.stages.offer }],
        ['my_opening_application', { application_id: id }],
        ['withdraw_application', { application_id: id }],
        ['change_application', { application_id: id, application: form(), revision: 1 }],
      ] as const) {
        expect((await client.rpc(name, values)).error, name).not.toBeNull()
      }
      expect((await client.from('opening_applications').select()).data ?? []).toEqual([])
    }
    // Members who are no leads read and comment, and decide nothing.
    expect((await pipeline(opening, reader)).applications).toHaveLength(1)
    expect(hintOf(await move(reader, id, opening.stages.new!, opening.stages.shortlist!))).toBe(
      'opening_leads_only',
    )
    expect(hintOf(await answer(reader, opening, [id]))).toBe('opening_leads_only')
    good(
      await reader.client.rpc('comment_on_application', {
        application_id: id,
        body: 'Good',
        mentions: [company.id],
      }),
    )
    const { data } = await company.client.from('notifications').select('kind').eq('kind', 'opening_mentioned')
    expect(data).toHaveLength(1)
  })

  it('is counted in the list of openings, for the team alone', async () => {
    const opening = await publish()
    const late = await applied(await applicant(), opening)
    for (const _ of [1, 2]) await applied(await applicant(), opening)
    await open(late)
    await server.sql(
      `update public.opening_applications set answer_due_at = now() - interval '1 hour' where id = $1`,
      [late],
    )
    const counted = async ({ client }: Pick<Person, 'client'>) =>
      good<{ id: string; applications: object | null }[]>(await client.rpc('opening_list')).find(
        ({ id }) => id === opening.id,
      )!.applications
    expect(await counted(reader)).toEqual({ total: 3, unopened: 2, late: 1 })
    expect(await counted(await colleague(server, company, 'recruiter'))).toBeNull()
  })

  it('is blind until the shortlist, unless the applicant chose otherwise', async () => {
    const opening = await publish()
    const person = await applicant()
    const id = await applied(person, opening, {
      answers: { why: `I learned at ${school}.`, when: 'I am 43 years old and ready.' },
    })
    const seen = await open(id)
    expect(seen).toMatchObject({ isBlind: true, mustHaves: [{ source: 'declared' }, { source: 'none' }] })
    expect(seen.answers).toMatchObject([{ isHidden: true }, { isHidden: true }])
    expectBlind([seen, await pipeline(opening)], person)
    // Answering from the first stage reveals nothing either.
    good(await answer(company, opening, [id]))
    expectBlind([await open(id), await pipeline(opening)], person)

    const named = await applied(await applicant(), opening, { isNamed: true })
    expect(await open(named)).toMatchObject({ isBlind: false, profile: { name: 'Zelie Quasimodo' } })
  })

  it('sees the same whatever the name, photo, school and age', async () => {
    const swaps: Record<string, Record<string, unknown>> = {
      base: {},
      'another name': { first_name: 'Mohamed', last_name: 'Benali' },
      'no photo': { avatar: false },
      'another school': { school: 'Lycée Vauban' },
      'an age that can be told': { bio: 'Née en 1964, mère de trois enfants.' },
    }
    const seen: Record<string, unknown> = {}
    for (const [name, swap] of Object.entries(swaps)) {
      const opening = await publish()
      const id = await applied(await applicant(swap), opening)
      const { applications } = await pipeline(opening)
      const all = JSON.stringify([await open(id), applications])
      seen[name] = all
        .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'id')
        .replaceAll(/\d{4}-\d\d-\d\dT[^"]+/g, 'time')
        .replaceAll(/"id":\d+/g, 'move')
    }
    for (const [name, one] of Object.entries(seen)) expect([name, one]).toEqual([name, seen.base])
  })

  it('fixes the criteria, and stops for members with a conflict of interest', async () => {
    const opening = await publish()
    const id = await applied(await applicant(), opening)
    await open(id)
    const [row] = await server.sql(
      'select criteria_fixed_at is not null as fixed from public.openings where id = $1',
      [opening.id],
    )
    expect(row).toEqual({ fixed: true })
    good(await company.client.rpc('declare_application_conflict', { application_id: id }))
    expect(hintOf(await company.client.rpc('open_application', { application_id: id }))).toBe(
      'application_conflict',
    )
    expect(hintOf(await move(company, id, opening.stages.new!, opening.stages.shortlist!))).toBe(
      'application_conflict',
    )
    expect(good(await answer(company, opening, [id]))).toEqual([])
    expect((await pipeline(opening)).applications).toMatchObject([{ id, hasConflict: true }])
  })

  it('is closed to administrators who view the product as a member or applicant', async () => {
    const opening = await publish()
    const person = await applicant()
    const id = await applied(person, opening)
    const acting = async (who: Person, statement: string) =>
      server
        .sql<{ read: unknown }>(
          `with claims as materialized (select set_config('request.jwt.claims', $1, true))
           select ${statement} as read from claims`,
          [JSON.stringify({ sub: who.id, role: 'authenticated', acting_admin: boss.id })],
        )
        .then(([row]) => row!.read)
        .catch((error: { hint?: string }) => error.hint)
    expect(await acting(company, `public.opening_pipeline('${opening.id}')`)).toBe('opening_team_only')
    expect(await acting(company, `public.open_application('${id}')`)).toBe('opening_team_only')
    expect(await acting(person, `public.my_opening_application('${id}')`)).toBe('application_gone')
    expect(await acting(person, 'public.my_opening_applications()')).toEqual([])
  })
})

describe('answers', () => {
  it('are moves that happen once if two members move at the same moment', async () => {
    const opening = await publish()
    const person = await applicant()
    const id = await applied(person, opening)
    const { stages } = opening
    const both = await Promise.all([
      move(company, id, stages.new!, stages.shortlist!),
      move(company, id, stages.new!, stages.interview!),
    ])
    expect(both.map(good).toSorted()).toEqual([false, true])
    const { data } = await person.client
      .from('notifications')
      .select('kind, link')
      .eq('kind', 'opening_moved')
    expect(data).toEqual([{ kind: 'opening_moved', link: `/opportunities/applications/${id}` }])
  })

  it('say a reason and what would have changed it, one by one', async () => {
    const opening = await publish()
    const people = [await applicant(), await applicant(), await applicant()]
    const ids = await Promise.all(people.map((person) => applied(person, opening)))
    expect(hintOf(await move(company, ids[0]!, opening.stages.new!, opening.stages.not_selected!))).toBe(
      'application_reason',
    )
    expect(hintOf(await answer(company, opening, ids, { words: 'No.' }))).toBe('application_reason')
    expect(hintOf(await answer(company, opening, ids, { reason: 'age' }))).toBe('application_reason')
    expect((await pipeline(opening)).applications.map(({ stage }) => stage)).toEqual(
      Array(3).fill(opening.stages.new),
    )
    // One of them moved on meanwhile.
    good(await move(company, ids[2]!, opening.stages.new!, opening.stages.shortlist!))
    const done = good<string[]>(
      await answer(company, opening, ids, { wouldChange: 'A validated mission on spreadsheets.' }),
    )
    expect(done.toSorted()).toEqual(ids.slice(0, 2).toSorted())
    expect(await mine(people[0]!, ids[0]!)).toMatchObject({
      outcome: 'not_selected',
      reason: 'evidence',
      words,
      wouldChange: 'A validated mission on spreadsheets.',
      dueAt: null,
    })
    expect(await mine(people[2]!, ids[2]!)).toMatchObject({ outcome: null, reason: null })
  })

  it('fill a place when someone is hired', async () => {
    const opening = await publish(company, { places: 1 })
    const person = await applicant()
    const id = await applied(person, opening)
    good(await move(company, id, opening.stages.new!, opening.stages.hired!))
    expect(await mine(person, id)).toMatchObject({ outcome: 'hired', dueAt: null })
    expect(hintOf(await apply(await applicant(), opening))).toBe('opening_filled')
    good(await move(company, id, opening.stages.hired!, opening.stages.offer!))
    good(await apply(await applicant(), opening))
  })

  it('are reminded of, marked late, and stop the opening until they are given', async () => {
    const opening = await publish()
    const ids: string[] = []
    for (const _ of [1, 2, 3]) ids.push(await applied(await applicant(), opening))
    const isStopped = async () =>
      good<{ isStopped: boolean }>(await server.client().rpc('opening_page', { slug: opening.slug }))
        .isStopped
    const news = async () =>
      (
        await server.sql<{ kind: string; data: object }>(
          `select kind, data from public.notifications where user_id = $1 and link like $2 and kind like 'opening_answers%' order by created_at`,
          [company.id, `%${opening.id}%`],
        )
      ).map(({ kind, data }) => ({ kind, ...data }))
    await server.sql(
      `update public.opening_applications set answer_due_at = now() + interval '3 hours' where id = $1`,
      [ids[0]],
    )
    for (const _ of [1, 2]) await server.sql('select private.remind_of_answers()')
    expect(await news()).toMatchObject([{ kind: 'opening_answers_due', count: 1 }])
    await Promise.all(ids.slice(0, 2).map(makeLate))
    expect((await pipeline(opening)).stop).toBeNull()
    await makeLate(ids[2]!)
    for (const _ of [1, 2]) await server.sql('select private.remind_of_answers()')
    expect((await news())[1]).toMatchObject({ kind: 'opening_answers_late', count: 3, stopped: 'yes' })
    expect((await pipeline(opening)).stop).toBe('overdue')
    expect(await isStopped()).toBe(true)
    expect(hintOf(await apply(await applicant(), opening))).toBe('opening_overdue')
    good(await answer(company, opening, [ids[0]!]))
    expect((await pipeline(opening)).stop).toBeNull()
    expect(await isStopped()).toBe(false)
    good(await apply(await applicant(), opening))
  })

  it('are counted for the organization from five applications on', async () => {
    const other = await partner(server, 'company', { approver: boss })
    const opening = await publish(other)
    const figures = async () => {
      await server.sql('select private.count_answers()')
      return good(
        await server.client().rpc('organization_answers', { organization_id: other.organizationId }),
      )
    }
    const ids: string[] = []
    for (const _ of [1, 2, 3, 4, 5]) ids.push(await applied(await applicant(), opening))
    await makeLate(ids[0]!)
    good(await answer(other, opening, ids.slice(0, 4)))
    expect(await figures()).toBeNull()
    good(await answer(other, opening, ids.slice(4)))
    expect(await figures()).toEqual({ inTime: 80, days: 0, late: 0 })
  })
})

describe('the end', () => {
  it('leaves the company nothing but the fact when someone withdraws, also while it moves', async () => {
    const opening = await publish()
    const person = await applicant()
    const id = await applied(person, opening, { isNamed: true })
    good(await company.client.rpc('comment_on_application', { application_id: id, body: 'Zelie seems good' }))
    const [, moved] = await Promise.all([
      person.client.rpc('withdraw_application', { application_id: id }),
      move(company, id, opening.stages.new!, opening.stages.shortlist!),
    ])
    expect(['application_withdrawn', 'done']).toContain(hintOf(moved))
    good(await person.client.rpc('withdraw_application', { application_id: id }))
    const [row] = (await pipeline(opening)).applications
    expect(Object.keys(row!).toSorted()).toEqual(
      expect.not.arrayContaining(['name', 'photo', 'title', 'comments']) as string[],
    )
    expect(row).toMatchObject({ id })
    expect(row!.withdrawnAt).toBeDefined()
    expect(hintOf(await company.client.rpc('open_application', { application_id: id }))).toBe(
      'application_withdrawn',
    )
    const [held] = await server.sql('select * from public.opening_applications where id = $1', [id])
    expect(JSON.stringify(held)).not.toMatch(/Zelie|clean data/)
    // They can apply again.
    good(await apply(person, opening))
  })

  it('is in the export, goes with the account, and is anonymized after 24 months', async () => {
    const opening = await publish()
    const [old, person] = [await applicant(), await applicant()]
    const ids = [await applied(old, opening), await applied(person, opening)]
    expect((await dataOf(server, person)).opening_applications).toMatchObject([
      { letter: 'Dear team, I am Zelie.' },
    ])
    await server.sql(
      `update public.opening_applications set sent_at = now() - interval '731 days' where id = $1`,
      [ids[0]],
    )
    const [gone] = await server.sql('select private.anonymize_applications(5000) as number')
    expect(gone).toEqual({ number: 1 })
    const rows = await server.sql(
      'select user_id, letter, answers from public.opening_applications where id = any ($1) order by sent_at',
      [ids],
    )
    expect(rows).toMatchObject([{ user_id: null, letter: '', answers: {} }, { user_id: person.id }])
    await server.sql('delete from auth.users where id = $1', [person.id])
    expect((await pipeline(opening)).applications).toEqual([])
  })
})

describe('stages', () => {
  it('can be renamed and added by leads, and removed while empty', async () => {
    const opening = await publish()
    const save = (values: object) =>
      company.client.rpc('save_opening_stage', { opening_id: opening.id, ...values })
    good(await save({ stage_id: opening.stages.interview, name: 'Phone call', answer_days: 3 }))
    const added = good<string>(await save({ kind: 'interview', name: 'On site', answer_days: 5 }))
    const { stages } = good<{ stages: { kind: string; name: string | null; answerDays: number | null }[] }>(
      await company.client.rpc('opening_pipeline', { opening_id: opening.id }),
    )
    expect(stages.map(({ kind, name, answerDays }) => [kind, name, answerDays])).toEqual([
      ['new', null, 7],
      ['shortlist', null, 7],
      ['interview', 'Phone call', 3],
      ['interview', 'On site', 5],
      ['offer', null, 7],
      ['hired', null, null],
      ['not_selected', null, null],
    ])
    const id = await applied(await applicant(), opening)
    good(await move(company, id, opening.stages.new!, added))
    const remove = (stage_id: string) =>
      company.client.rpc('delete_opening_stage', { opening_id: opening.id, stage_id })
    expect(hintOf(await remove(added))).toBe('opening_stage_used')
    expect(hintOf(await remove(opening.stages.offer!))).toBe('opening_stage_used')
    good(await remove(opening.stages.interview!))
  })
})

describe('a pipeline of 5,000', () => {
  let opening: Opening
  /** The first is opened and late, the second withdrawn, the third proves nothing; every tenth is shortlisted. */
  beforeAll(async () => {
    opening = await publish()
    // Without the triggers of signing up, which 5,000 people would take minutes for.
    await server.sql(`do $$
    declare
      people uuid[] := array(select gen_random_uuid() from generate_series(1, 5000));
    begin
      set local session_replication_role = 'replica';
      insert into auth.users (id, aud, role, email, raw_app_meta_data, raw_user_meta_data)
      select id, 'authenticated', 'authenticated', id || '@example.test', '{}', '{}' from unnest(people) as id;
      insert into public.profiles (user_id, first_name, last_name) select id, 'Many', 'People' from unnest(people) as id;
      insert into public.opening_applications (
        id, opening_id, version, user_id, stage_id, shared_fields, must_haves, sent_at, opened_at, answer_due_at, withdrawn_at
      )
      select md5('many ' || nth)::uuid, '${opening.id}', 1, id,
        case when nth % 10 = 0 then '${opening.stages.shortlist}' else '${opening.stages.new}' end::uuid, '{name}',
        case when nth = 3 then '[{"slug": "sql", "source": "declared"}]' when nth % 2 = 0 then
          '[{"slug": "sql", "source": "proven"}, {"slug": "spreadsheets", "source": "proven"}]'
        else '[{"slug": "sql", "source": "proven"}]' end::jsonb,
        now() - interval '1 day' + nth * interval '1 second', case when nth = 1 then now() end,
        case when nth = 1 then now() - interval '1 hour' else now() + interval '7 days' end, case when nth = 2 then now() end
      from unnest(people) with ordinality as one (id, nth);
    end $$`)
    await server.sql('analyze auth.users, public.profiles, public.opening_applications')
  }, 120_000)

  const part = async (filter: object = {}, shown: object = {}, by: Pick<Person, 'client'> = company) =>
    good<Pipeline>(await by.client.rpc('opening_pipeline', { opening_id: opening.id, filter, shown }))
  const nth = (...places: number[]) =>
    server
      .sql<{ id: string }>(
        `select md5('many ' || nth)::uuid as id from unnest($1::int[]) with ordinality as one (nth, place) order by place`,
        [places],
      )
      .then((rows) => rows.map(({ id }) => id))
  const counts = ({ stages }: Pipeline) =>
    stages
      .filter(({ kind }) => ['new', 'shortlist'].includes(kind))
      .map(({ total, fitting }) => [total, fitting])
  const ids = ({ applications }: Pipeline) => applications.map(({ id }) => id)

  it('counts every stage and shows its first cards in one request', async () => {
    const first = await part()
    expect(counts(first)).toEqual([
      [4500, 4500],
      [500, 500],
    ])
    const inStage = (kind: string, { applications }: Pipeline) =>
      applications.filter(({ stage }) => stage === opening.stages[kind]).length
    expect([inStage('new', first), inStage('shortlist', first)]).toEqual([30, 30])
    expect(ids(first).slice(0, 3)).toEqual(await nth(1, 2, 3))
    expect(JSON.stringify(first).length).toBeLessThan(20_000)
    const more = await part({}, { stages: { [opening.stages.shortlist!]: 480 } })
    expect([inStage('new', more), inStage('shortlist', more)]).toEqual([30, 480])
  })

  it('filters by evidence and time, and counts what fits', async () => {
    expect(counts(await part({ proven: 2 }))).toEqual([
      [4500, 2000],
      [500, 500],
    ])
    expect(counts(await part({ skill: 'spreadsheets' }))[0]).toEqual([4500, 2000])
    expect(counts(await part({ skill: 'sql', proven: 1 }))[0]).toEqual([4500, 4499])
    expect(counts(await part({ skill: '', unopened: true }))[0]).toEqual([4500, 4498])
    const late = await part({ late: true })
    expect(counts(late)).toEqual([
      [4500, 1],
      [500, 0],
    ])
    expect(ids(late)).toEqual(await nth(1))
  })

  it('is a list of pages in the order of arrival', async () => {
    const page = (number: number, filter = {}) => part(filter, { page: number })
    expect(ids(await page(0))).toEqual(await nth(...Array.from({ length: 50 }, (_, place) => place + 1)))
    expect(ids(await page(1))[0]).toBe((await nth(51))[0])
    // A page past the last one is the last one.
    expect(ids(await page(500)).at(-1)).toBe((await nth(5000))[0])
    expect(ids(await page(500))).toHaveLength(50)
    expect(ids(await page(1, { late: true }))).toEqual(await nth(1))
  })

  it('reads from one application to the next that can be read', async () => {
    const [first, second, third, fourth] = await nth(1, 2, 3, 4)
    const around = (id: string, filter = {}, by?: Pick<Person, 'client'>) => part(filter, { around: id }, by)
    const start = await around(first!)
    expect(start.reading).toEqual({ id: first, place: 1, total: 4999 })
    expect(ids(start)).toEqual([first, third])
    expect(ids(await around(third!))).toEqual([first, third, fourth])
    // What doesn't fit is between those that do.
    const odd = await around(third!, { proven: 2 })
    expect(ids(odd)).toEqual([third, fourth])
    expect(odd.reading).toMatchObject({ place: 1 })
    expect(ids(await around(second!))).toEqual([first, second, third])
    good(await reader.client.rpc('declare_application_conflict', { application_id: third }))
    expect(ids(await around(first!, {}, reader))).toEqual([first, fourth])
    expect(ids(await around(first!))).toEqual([first, third])
    // Someone else's application says nothing.
    const other = await publish()
    const foreign = await applied(await applicant(), other)
    expect(await around(foreign)).toMatchObject({ applications: [], reading: null })
  })

  it('leaves out who leaves or is banned', async () => {
    const [first, third, fourth] = await nth(1, 3, 4)
    const person = async (id: string) =>
      (
        await server.sql<{ id: string }>(
          'select user_id as id from public.opening_applications where id = $1',
          [id],
        )
      )[0]!.id
    await server.sql('update public.profiles set deletion_requested_at = now() where user_id = $1', [
      await person(third!),
    ])
    await server.sql(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
      await person(fourth!),
    ])
    const left = await part()
    expect(counts(left)[0]).toEqual([4498, 4498])
    expect(ids(left)).not.toEqual(expect.arrayContaining([third]))
    expect(ids(left)).not.toEqual(expect.arrayContaining([fourth]))
    expect(ids(left)[0]).toBe(first)
  })
})
