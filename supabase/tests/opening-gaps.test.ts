import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { colleague } from './missions.ts'
import { must, type OpeningColumns, publishOpening } from './openings.ts'
import { admin, type Caller, candidate, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'
import { makeCohort, makeStudent } from './school.ts'

let server: TestServer
let boss: Person
let company: Partner
let visitor: Caller
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  company = await partner(server, 'company', { approver: boss })
  visitor = { client: server.client() }
})
afterAll(() => server.close())

interface Opening {
  id: string
  slug: string
  stages: Record<string, string>
}

/** A published opening that the company's owner leads. */
async function publish(columns: OpeningColumns = {}): Promise<Opening> {
  const opening = await publishOpening(server, company, columns)
  await join(opening.id, company, true)
  const stages = await server.sql<{ id: string; kind: string }>(
    'select id, kind from public.opening_stages where opening_id = $1',
    [opening.id],
  )
  return { ...opening, stages: Object.fromEntries(stages.map(({ id, kind }) => [kind, id])) }
}
const join = (opening: string, { id }: Pick<Person, 'id'>, isLead: boolean) =>
  server.sql('insert into public.opening_team (opening_id, user_id, is_lead) values ($1, $2, $3)', [
    opening,
    id,
    isLead,
  ])

const form = { fields: ['name', 'skills'], letter: '', answers: {} }
const apply = ({ client }: Caller, { id }: Opening) =>
  client.rpc('apply_to_opening', { opening_id: id, application: form, version: 1 })
const applied = async (person: Caller, opening: Opening) => good<string>(await apply(person, opening))
/** Reads it first, as the database requires. */
const move = async (application_id: string, { stages }: Opening, from: string, to: string) => {
  await company.client.rpc('open_application', { application_id })
  return company.client.rpc('move_application', {
    application_id,
    from_stage: stages[from],
    to_stage: stages[to],
  })
}
const page = async ({ client }: Caller, { slug }: Opening) =>
  good<{ audience: string } | null>(await client.rpc('opening_page', { slug }))

interface Document {
  stages: { id: string; kind: string }[]
  [field: string]: unknown
}
async function editor({ id }: Pick<Opening, 'id'>) {
  const { opening } = good<{ opening: { revision: number; document: Document } }>(
    await company.client.rpc('opening_editor', { opening_id: id }),
  )
  return opening
}
/** Saves changes that aren't published. */
async function save(opening: Pick<Opening, 'id'>, changes: object) {
  const { document, revision } = await editor(opening)
  return company.client.rpc('save_opening', {
    document: { ...document, ...changes },
    opening_id: opening.id,
    base_revision: revision,
  })
}
const problemsOf = async ({ id }: Pick<Opening, 'id'>) =>
  good<{ code: string }[]>(await company.client.rpc('opening_problems', { opening_id: id })).map(
    ({ code }) => code,
  )
const inTenDays = () => new Date(Date.now() + 864_000_000).toISOString().slice(0, 10)

describe('what is saved and not published', () => {
  it('opens no opening to more people', async () => {
    const opening = await publish({ title: 'Silent gardener', audience: 'invited' })
    good(await save(opening, { audience: 'everyone' }))
    expect(await page(visitor, opening)).toBeNull()
    const { total } = good<{ total: number }>(
      await visitor.client.rpc('find_openings', { filter: { search: 'gardener' } }),
    )
    expect(total).toBe(0)
    const feed = await server.sql(`select from private.public_addresses where path = '/openings/' || $1`, [
      opening.slug,
    ])
    expect(feed).toEqual([])
    expect(hintOf(await apply(await candidate(server), opening))).toBe('opening_gone')
    expect(good(await company.client.rpc('publish_opening', { opening_id: opening.id }))).toBe('in_review')
    expect(await page(visitor, opening)).toBeNull()
    const { revision } = await editor(opening)
    good(await boss.client.rpc('approve_opening', { opening_id: opening.id, seen_revision: revision }))
    expect(await page(visitor, opening)).toMatchObject({ audience: 'everyone' })
  })

  it('keeps invited people while another audience is being chosen', async () => {
    const opening = await publish({ audience: 'invited' })
    const guest = await candidate(server)
    await server.sql('insert into public.opening_invitations (opening_id, user_id) values ($1, $2)', [
      opening.id,
      guest.id,
    ])
    good(await save(opening, { audience: 'everyone' }))
    expect(await page(guest, opening)).toMatchObject({ audience: 'invited' })
    await applied(guest, opening)
  })

  it('takes no applications after the last day that candidates were shown', async () => {
    const opening = await publish({ apply_by: '2026-01-31' })
    good(await save(opening, { applyBy: inTenDays() }))
    expect(hintOf(await apply(await candidate(server), opening))).toBe('opening_over')
  })

  it('stays out of what candidates keep about their matches', async () => {
    const opening = await publish({ title: 'Shown title' })
    good(await save(opening, { title: 'Secret title' }))
    const person = await candidate(server)
    good(await person.client.rpc('opening_match', { opening_id: opening.id }))
    const kept = good(await person.client.from('match_scores').select('opening_title'))
    expect(kept).toEqual([{ opening_title: 'Shown title' }])
  })
})

describe('places', () => {
  it('are never filled twice, even at the same moment', async () => {
    const opening = await publish({ places: 1 })
    const ids = [
      await applied(await candidate(server), opening),
      await applied(await candidate(server), opening),
    ]
    const hires = await Promise.all(ids.map((id) => move(id, opening, 'new', 'hired')))
    expect(hires.map(hintOf).toSorted()).toEqual(['done', 'opening_filled'])
  })

  it('are free again when a hired person withdraws', async () => {
    const opening = await publish({ places: 1 })
    const person = await candidate(server)
    const application_id = await applied(person, opening)
    good(await move(application_id, opening, 'new', 'hired'))
    good(await person.client.rpc('withdraw_application', { application_id }))
    good(await person.client.rpc('withdraw_application', { application_id }))
    const filled = await server.sql('select places_filled from public.openings where id = $1', [opening.id])
    expect(filled).toEqual([{ places_filled: 0 }])
    await applied(await candidate(server), opening)
  })
})

describe('an application', () => {
  it('can’t be changed or made anonymous again once it got an answer, opened or not', async () => {
    const opening = await publish()
    const person = await candidate(server)
    const application_id = await applied(person, opening)
    good(await move(application_id, opening, 'new', 'shortlist'))
    // Before teams had to open what they answer.
    await server.sql('update public.opening_applications set opened_at = null where id = $1', [
      application_id,
    ])
    const change = await person.client.rpc('change_application', {
      application_id,
      application: form,
      revision: 1,
    })
    expect(hintOf(change)).toBe('application_opened')
    const own = good(await person.client.rpc('my_opening_application', { application_id }))
    expect(own).toMatchObject({ mayChange: false })
    const read = good(await company.client.rpc('open_application', { application_id }))
    expect(read).toMatchObject({ isBlind: false })
  })

  it('is taken from the people who can see the opening: not from students of a suspended school', async () => {
    const school = await partner(server, 'academia', { approver: boss })
    const student = await makeStudent(server, school, await makeCohort(server, school))
    const graduate = await makeStudent(server, school, await makeCohort(server, school))
    await server.sql(
      `update public.students set status = 'graduated', ended_on = current_date where id = $1`,
      [graduate.studentId],
    )
    const opening = await publish({ audience: 'schools' })
    await server.sql('insert into public.opening_schools (opening_id, organization_id) values ($1, $2)', [
      opening.id,
      school.organizationId,
    ])
    expect(await page(graduate, opening)).not.toBeNull()
    await applied(graduate, opening)
    await server.sql(`update public.organizations set status = 'suspended' where id = $1`, [
      school.organizationId,
    ])
    expect(await page(student, opening)).toBeNull()
    expect(hintOf(await apply(student, opening))).toBe('opening_gone')
  })

  it('is no longer announced to who left the company, nor theirs to read when they return', async () => {
    const opening = await publish()
    const former = await colleague(server, company, 'recruiter')
    await join(opening.id, former, true)
    await server.sql('delete from public.organization_members where user_id = $1', [former.id])
    await applied(await candidate(server), opening)
    const announced = await server.sql(
      `select from public.notifications where user_id = $1 and kind = 'opening_applied'`,
      [former.id],
    )
    expect(announced).toEqual([])
    await server.sql(
      `insert into public.organization_members (organization_id, user_id, member_role) values ($1, $2, 'recruiter')`,
      [company.organizationId, former.id],
    )
    const again = await former.client.rpc('opening_pipeline', { opening_id: opening.id })
    expect(hintOf(again)).toBe('opening_team_only')
  })

  it('is not even counted for administrators who view the product as a member', async () => {
    const opening = await publish()
    await applied(await candidate(server), opening)
    const [row] = await server.sql<{ list: { id: string; applications: unknown }[] }>(
      `with claims as materialized (select set_config('request.jwt.claims', $1, true))
       select public.opening_list($2) as list from claims`,
      [
        JSON.stringify({ sub: company.id, role: 'authenticated', acting_admin: boss.id }),
        company.organizationId,
      ],
    )
    expect(row!.list.find(({ id }) => id === opening.id)).toMatchObject({ applications: null })
  })
})

it('keeps the matches that candidates look at from the company, which can’t be asked about them', async () => {
  const opening = await publish()
  const person = await candidate(server)
  good(await person.client.rpc('opening_match', { opening_id: opening.id }))
  const [shown] = good<{ id: string }[]>(
    await person.client.from('match_scores').select('id').eq('opening_id', opening.id),
  )
  const asked = await person.client.rpc('ask_about_match', {
    match_id: shown!.id,
    question: 'Why is my grade not higher?',
  })
  expect(hintOf(asked)).toBe('match_gone')
})

describe('stages', () => {
  it('that leads add in the pipeline count as a change, so that no review or editor overlooks them', async () => {
    const opening = await publish()
    const { revision } = await editor(opening)
    const stage_id = good<string>(
      await company.client.rpc('save_opening_stage', {
        opening_id: opening.id,
        kind: 'shortlist',
        name: 'Second look',
      }),
    )
    expect(await editor(opening)).toMatchObject({ revision: revision + 1 })
    // The editor saves what the pipeline has.
    good(await save(opening, {}))
    good(await company.client.rpc('delete_opening_stage', { opening_id: opening.id, stage_id }))
    expect(await editor(opening)).toMatchObject({ revision: revision + 3 })
  })
})

describe('the checks before publishing', () => {
  const wordingOf = async (document: object) =>
    good<{ words: string }[]>(await company.client.rpc('check_opening_wording', { document }))

  it('find words that hide behind invisible characters or separate accents', async () => {
    const hidden = [
      { language: 'en', description: 'For wo\u200bmen on\u00adly.' },
      { language: 'en', description: 'For women\u2060 only\ufeff.' },
      { language: 'fr', description: 'Réservé aux hommes.'.normalize('NFD') },
    ]
    for (const document of hidden)
      expect(await wordingOf(document), JSON.stringify(document)).toMatchObject([{ verdict: 'refused' }])
  })

  it('read as many questions and criteria as an opening can have, and no more', async () => {
    const criteria = Array.from({ length: 900 }, (_, place) => ({ name: `Men only ${place}` }))
    const questions = Array.from({ length: 900 }, (_, place) => ({ text: `Are you married ${place}?` }))
    const found = await wordingOf({ language: 'en', criteria, questions })
    expect(found).toHaveLength(15)
  })

  it('let no other currency evade the legal minimum', async () => {
    const id = randomUUID()
    const document = {
      title: 'Welder',
      language: 'en',
      audience: 'everyone',
      description: 'You weld.',
      town: 'lille',
      remote: 'on_site',
      contracts: ['permanent'],
      skills: [must('sql')],
      pay: { min: 1, max: 2, currency: 'USD', period: 'hour' },
    }
    good(await company.client.rpc('save_opening', { document, opening_id: id, base_revision: 0 }))
    expect(await problemsOf({ id })).toContain('pay_not_in_euros')
    // Where no minimum is known, and for freelancers, any currency will do.
    good(await save({ id }, { contracts: ['freelance'] }))
    expect(await problemsOf({ id })).not.toContain('pay_not_in_euros')
  })
})
