import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { admin, everyRole, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

interface Problem {
  field: string
  code: string
  level: string
  data: Record<string, unknown> | null
}
interface Finding {
  field: string
  words: string
  verdict: string
  topic: string
  better: string | null
}
interface Editor {
  opening: {
    status: string
    revision: number
    version: number
    hasChanges: boolean
    slug: string | null
    reviewReason: string | null
    document: Record<string, unknown> & { stages: { id: string; kind: string; answerDays: number | null }[] }
  } | null
  members: { id: string }[]
}

let server: TestServer
let boss: Person
let company: Partner
let unverified: Partner
let maker: Partner
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  company = await partner(server, 'company', { approver: boss })
  unverified = await partner(server, 'company', { approver: boss })
  maker = await partner(server, 'on_maker', { approver: boss })
  for (const { organizationId } of [company, maker]) await verify(organizationId)
})
afterAll(() => server.close())

const verify = async (organizationId: string) => {
  await server.sql(
    `update public.organizations set verified_until = now() + interval '1 year' where id = $1`,
    [organizationId],
  )
  await server.sql(
    `insert into private.organization_checks (organization_id, kind, note, checked_by) values ($1, 'person', 'Called', $2)`,
    [organizationId, boss.id],
  )
}

const description =
  'You answer customers by phone and in writing, and find out what went wrong. You work in a team of eight people with ' +
  'a mentor for your first three months, and decide on refunds of up to 100 euros yourself. We write our answers together, ' +
  'and you learn how our warehouse works during your first week. You work from nine to five and plan your home days with the team.'

const complete = {
  title: 'Customer service representative',
  language: 'en',
  description,
  translation: null,
  audience: 'everyone',
  town: 'lille',
  remote: 'hybrid',
  contracts: ['permanent'],
  languages: [{ code: 'en', level: 'b2' }],
  skills: [{ slug: 'sql', must: true, weight: 2, level: null }],
  workingTime: 'full',
  hoursPerWeek: null,
  durationMonths: null,
  places: 2,
  applyBy: null,
  startOn: null,
  pay: { min: 2000, max: 2400, currency: 'EUR', period: 'month' },
  questions: [],
  criteria: [],
}

const save = (
  { client }: Pick<Partner, 'client'>,
  document: object,
  opening_id: string,
  base_revision: number,
) => client.rpc('save_opening', { document, opening_id, base_revision })
async function draft(author: Partner, more: object = {}): Promise<string> {
  const id = randomUUID()
  good(await save(author, { ...complete, ...more }, id, 0))
  return id
}
const publish = ({ client }: Pick<Partner, 'client'>, opening_id: string) =>
  client.rpc('publish_opening', { opening_id })
async function published(author: Partner, more: object = {}): Promise<string> {
  const id = await draft(author, more)
  expect(good(await publish(author, id))).toBe('open')
  return id
}
const setStatus = ({ client }: Pick<Partner, 'client'>, opening_id: string, status: string) =>
  client.rpc('set_opening_status', { opening_id, status })
const read = async ({ client }: Partner, opening_id: string) =>
  good<Editor>(await client.rpc('opening_editor', { opening_id })).opening!
const problemsOf = async ({ client }: Partner, opening_id: string) =>
  good<Problem[]>(await client.rpc('opening_problems', { opening_id }))
const codesOf = async (author: Partner, id: string, level = 'error') =>
  (await problemsOf(author, id)).filter((problem) => problem.level === level).map(({ code }) => code)
const wordingOf = async (document: object) =>
  good<Finding[]>(await company.client.rpc('check_opening_wording', { document }))
const minimumOf = async (more: object) => {
  const id = await draft(company, more)
  return (await problemsOf(company, id)).find(({ code }) => code === 'pay_below_minimum')?.data ?? null
}

describe('a draft', () => {
  it('is saved incomplete, under the ID that its editor chose, and says what is missing where', async () => {
    const id = randomUUID()
    expect(good(await save(company, { title: '', audience: 'everyone' }, id, 0))).toBe(id)
    expect(await read(company, id)).toMatchObject({ status: 'draft', revision: 1, version: 0 })
    expect((await problemsOf(company, id)).filter(({ level }) => level === 'error')).toMatchObject([
      { field: 'title', code: 'title_missing' },
      { field: 'skills', code: 'must_missing' },
      { field: 'town', code: 'place_missing' },
      { field: 'contracts', code: 'contract_missing' },
      { field: 'description', code: 'description_missing' },
      { field: 'pay', code: 'pay_missing' },
    ])
    expect(hintOf(await publish(company, id))).toBe('opening_has_problems')
  })

  it('is refused if another save came first', async () => {
    const id = await draft(company)
    good(await save(company, { ...complete, title: 'First' }, id, 1))
    expect(hintOf(await save(company, { ...complete, title: 'Second' }, id, 1))).toBe('revision_conflict')
    expect((await read(company, id)).document.title).toBe('First')
  })

  it('keeps everything that belongs to an opening', async () => {
    const id = await draft(company)
    const { document } = await read(company, id)
    const [first, shortlist, interview, ...rest] = document.stages
    const whole = {
      ...complete,
      translation: { title: 'Conseiller ou conseillère client', description: 'Vous répondez aux clients.' },
      pay: { min: 24000, max: null, currency: 'EUR', period: null },
      questions: [{ id: 'q1', text: 'Which tools have you used?', isRequired: true }],
      criteria: [{ id: 'c1', name: 'Clear answers', description: '' }],
      stages: [
        first,
        shortlist,
        { ...interview, name: 'Call' },
        { ...interview, id: randomUUID(), name: 'Visit', answerDays: 3 },
        ...rest,
      ],
      team: [{ userId: company.id, isLead: true }],
      invitations: ['Zoe@Example.test', 'not an address'],
    }
    good(await save(company, whole, id, 1))
    expect((await read(company, id)).document).toMatchObject({
      ...whole,
      invitations: ['zoe@example.test'],
    })
    for (const stages of [rest, [shortlist, first, ...rest], [{ ...first, answerDays: null }, ...rest]])
      expect(hintOf(await save(company, { ...whole, stages }, id, 2))).toBe('opening_stages_invalid')
  })

  it('accepts only people, missions and schools of its own organization', async () => {
    const id = await draft(company, {
      team: [
        { userId: company.id, isLead: false },
        { userId: unverified.id, isLead: true },
      ],
      schools: [unverified.organizationId],
      missions: [{ id: randomUUID(), skills: ['sql'] }],
      audience: 'schools',
    })
    expect((await read(company, id)).document).toMatchObject({
      team: [{ userId: company.id, isLead: false }],
      schools: [],
      missions: [],
    })
    expect(await codesOf(company, id)).toEqual(['lead_missing', 'schools_missing'])
  })

  it('refuses values out of bounds with one code', async () => {
    for (const wrong of [
      { places: 0 },
      { contracts: ['slavery'] },
      { startOn: 'soon' },
      { town: 'atlantis' },
      { pay: { min: -1, max: 2, currency: 'EUR', period: 'month' } },
      { audience: 'friends' },
    ])
      expect(
        hintOf(await save(company, { ...complete, ...wrong }, randomUUID(), 0)),
        JSON.stringify(wrong),
      ).toBe('opening_invalid')
    expect(
      hintOf(
        await save(
          company,
          { ...complete, skills: [{ slug: 'falconry', must: true, weight: 1 }] },
          randomUUID(),
          0,
        ),
      ),
    ).toBe('opening_incomplete')
  })

  it('is out of reach for everyone else', async () => {
    const id = await draft(company)
    for (const [role, { client }] of Object.entries(await everyRole(server)))
      for (const attempt of [
        save({ client }, complete, id, 1),
        publish({ client }, id),
        setStatus({ client }, id, 'archived'),
        client.rpc('opening_editor', { opening_id: id }),
        client.rpc('opening_problems', { opening_id: id }),
        role !== 'admin' && client.rpc('opening_queue'),
        role !== 'admin' && client.rpc('approve_opening', { opening_id: id, seen_revision: 1 }),
        role !== 'admin' && client.rpc('save_legal_minimum', { document: {} }),
        role !== 'admin' && client.rpc('save_wording_rule', { document: {} }),
      ])
        if (attempt) expect((await attempt).error, role).not.toBeNull()
  })
})

describe('publishing', () => {
  it('makes a version that later changes don’t touch, and an address that stays', async () => {
    const id = await published(company)
    const first = await read(company, id)
    expect(first).toMatchObject({ status: 'open', version: 1, hasChanges: false })
    expect(first.slug).toMatch(/^customer-service-representative/)
    expect(hintOf(await publish(company, id))).toBe('opening_unchanged')
    good(await save(company, { ...complete, title: 'Customer adviser' }, id, first.revision))
    expect(await read(company, id)).toMatchObject({ version: 1, hasChanges: true })
    const titles = () =>
      server.sql(
        `select content ->> 'title' as title from public.opening_versions where opening_id = $1 order by version`,
        [id],
      )
    expect(await titles()).toEqual([{ title: 'Customer service representative' }])
    good(await publish(company, id))
    expect(await titles()).toEqual([
      { title: 'Customer service representative' },
      { title: 'Customer adviser' },
    ])
    expect((await read(company, id)).slug).toBe(first.slug)
    expect(hintOf(await save(company, { ...complete, audience: 'private' }, id, 2))).toBe('opening_is_public')
  })

  it('happens once, however many ask at the same moment', async () => {
    const id = await draft(company)
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => publish(company, id)))
    expect(outcomes.map(hintOf).toSorted()).toEqual([
      'done',
      'opening_unchanged',
      'opening_unchanged',
      'opening_unchanged',
    ])
    expect(
      await server.sql('select version from public.opening_versions where opening_id = $1', [id]),
    ).toHaveLength(1)
  })

  it('publishes what the editor has seen', async () => {
    const id = await draft(company)
    good(await save(company, complete, id, 1))
    expect(hintOf(await company.client.rpc('publish_opening', { opening_id: id, seen_revision: 1 }))).toBe(
      'revision_conflict',
    )
    good(await company.client.rpc('publish_opening', { opening_id: id, seen_revision: 2 }))
  })

  it('says that an opening without a free position stays filled', async () => {
    const id = await published(company, { places: 1 })
    await server.sql('update public.openings set places_filled = 1 where id = $1', [id])
    good(await save(company, { ...complete, places: 1, title: 'Customer service' }, id, 1))
    expect(good(await publish(company, id))).toBe('filled')
    good(await save(company, { ...complete, places: 2 }, id, 2))
    expect(good(await publish(company, id))).toBe('open')
  })

  it('checks contract, duration, hours, dates, pay and questions', async () => {
    const cases: [object, string][] = [
      [{ contracts: ['permanent', 'fixed_term'] }, 'contract_not_single'],
      [{ contracts: ['fixed_term'] }, 'duration_missing'],
      [{ workingTime: 'part' }, 'hours_missing'],
      [{ applyBy: '2020-01-01' }, 'apply_by_past'],
      [{ pay: { min: 3000, max: 2500, currency: 'EUR', period: 'month' } }, 'pay_order'],
      [{ pay: { min: 0, max: 0, currency: 'EUR', period: 'month' } }, 'pay_unpaid'],
      [{ questions: [{ id: 'a', text: ' ', isRequired: false }] }, 'question_empty'],
      [{ criteria: [{ id: 'a', name: '', description: '' }] }, 'criterion_empty'],
      [{ translation: { title: 'Conseil', description: '' } }, 'translation_incomplete'],
    ]
    for (const [more, code] of cases)
      expect(await codesOf(company, await draft(company, more)), code).toContain(code)
    const wide = { pay: { min: 2000, max: 3500, currency: 'EUR', period: 'month' } }
    expect(await codesOf(company, await draft(company, wide), 'warning')).toEqual(['pay_too_wide'])
  })

  it('stops at the daily limit of the organization', async () => {
    const busy = await partner(server, 'company', { approver: boss })
    await verify(busy.organizationId)
    await server.sql(`update public.platform_settings set value = '1' where key = 'limit_openings_a_day'`)
    await published(busy)
    expect(hintOf(await publish(busy, await draft(busy)))).toBe('too_many_published_openings')
    await server.sql(`update public.platform_settings set value = '500' where key = 'limit_openings_a_day'`)
  })

  it('belongs to leads once it is published, and to every recruiter if none is left', async () => {
    const id = await published(company)
    const colleague = await partner(server, 'company', { approver: boss })
    await server.sql(
      `insert into public.organization_members (organization_id, user_id, member_role) values ($1, $2, 'recruiter')`,
      [company.organizationId, colleague.id],
    )
    expect(hintOf(await save(colleague, complete, id, 1))).toBe('opening_leads_only')
    expect(hintOf(await setStatus(colleague, id, 'paused'))).toBe('opening_leads_only')
    await server.sql('delete from public.opening_team where opening_id = $1', [id])
    good(await setStatus(colleague, id, 'paused'))
  })

  it('lets makers publish freelance work and apprenticeships alone', async () => {
    const id = await draft(maker)
    expect(await codesOf(maker, id)).toEqual(['contract_not_for_makers'])
    good(await save(maker, { ...complete, contracts: ['freelance'] }, id, 1))
    expect(good(await publish(maker, id))).toBe('open')
  })

  it('keeps private openings for search and match alone', async () => {
    const id = await draft(company, {
      audience: 'private',
      description: '',
      pay: { min: null, max: null, currency: 'EUR', period: null },
      contracts: [],
    })
    expect(good(await publish(company, id))).toBe('open')
    expect(await read(company, id)).toMatchObject({ status: 'open', version: 0, slug: null })
    expect((await company.client.rpc('match_opening', { opening_id: id })).error).toBeNull()
  })

  it('shows and accepts nothing while openings are off, but private ones', async () => {
    const id = await draft(company)
    await server.sql(`update public.platform_settings set value = 'false' where key = 'feature_openings'`)
    expect(hintOf(await save(company, complete, id, 1))).toBe('feature_off')
    expect(hintOf(await publish(company, id))).toBe('feature_off')
    expect((await company.client.from('openings').select('id').eq('id', id)).data).toEqual([])
    await draft(company, { audience: 'private' })
    await server.sql(`update public.platform_settings set value = 'true' where key = 'feature_openings'`)
  })
})

describe('a review', () => {
  it('is needed for a first version while the organization isn’t verified', async () => {
    const id = await draft(unverified)
    expect(good(await publish(unverified, id))).toBe('in_review')
    expect(hintOf(await publish(unverified, id))).toBe('opening_in_review')
    const queue = good<{ id: string; revision: number; content: { title: string } }[]>(
      await boss.client.rpc('opening_queue'),
    )
    expect(queue.find((one) => one.id === id)).toMatchObject({
      revision: 1,
      content: { title: complete.title },
    })
    expect(hintOf(await boss.client.rpc('send_back_opening', { opening_id: id, reason: ' ' }))).toBe(
      'reason_required',
    )
    good(await boss.client.rpc('send_back_opening', { opening_id: id, reason: 'Say who the mentor is.' }))
    expect(await read(unverified, id)).toMatchObject({
      status: 'draft',
      reviewReason: 'Say who the mentor is.',
    })

    good(await publish(unverified, id))
    good(await save(unverified, { ...complete, title: 'Changed meanwhile' }, id, 1))
    expect(hintOf(await boss.client.rpc('approve_opening', { opening_id: id, seen_revision: 1 }))).toBe(
      'revision_conflict',
    )
    const outcomes = await Promise.all([
      boss.client.rpc('approve_opening', { opening_id: id, seen_revision: 2 }),
      boss.client.rpc('approve_opening', { opening_id: id, seen_revision: 2 }),
    ])
    expect(outcomes.map(hintOf).toSorted()).toEqual(['done', 'opening_not_in_review'])
    expect(await read(unverified, id)).toMatchObject({ status: 'open', version: 1 })
    const kinds = await server.sql<{ kind: string }>(
      `select kind from public.notifications where user_id = $1 and kind like 'opening%' order by created_at`,
      [unverified.id],
    )
    expect(kinds.map(({ kind }) => kind)).toEqual(['opening_sent_back', 'opening_approved'])
  })

  it('is needed for later versions too, while the one that is published stays online', async () => {
    const id = await draft(unverified)
    good(await publish(unverified, id))
    good(await boss.client.rpc('approve_opening', { opening_id: id, seen_revision: 1 }))
    good(await setStatus(unverified, id, 'paused'))
    const change = async (title: string) => {
      const { revision } = await read(unverified, id)
      good(await save(unverified, { ...complete, title }, id, revision))
      return publish(unverified, id)
    }
    expect(good(await change('Second title'))).toBe('in_review')
    expect(hintOf(await publish(unverified, id))).toBe('opening_in_review')
    expect(await read(unverified, id)).toMatchObject({ status: 'paused', version: 1, isInReview: true })
    good(await boss.client.rpc('send_back_opening', { opening_id: id, reason: 'Keep the old title.' }))
    expect(await read(unverified, id)).toMatchObject({
      status: 'paused',
      version: 1,
      isInReview: false,
      reviewReason: 'Keep the old title.',
    })
    expect(good(await change('Third title'))).toBe('in_review')
    const queue = good<{ id: string; version: number; revision: number; content: { title: string } }[]>(
      await boss.client.rpc('opening_queue'),
    )
    const waiting = queue.find((one) => one.id === id)!
    expect(waiting).toMatchObject({ version: 1, content: { title: 'Third title' } })
    good(await boss.client.rpc('approve_opening', { opening_id: id, seen_revision: waiting.revision }))
    expect(await read(unverified, id)).toMatchObject({ status: 'paused', version: 2, isInReview: false })
    // However often it is submitted, administrators are notified once a day.
    const notified = await server.sql(
      `select from public.notifications where user_id = $1 and kind = 'opening_submitted'
       and created_at >= (select created_at from public.openings where id = $2)`,
      [boss.id, id],
    )
    expect(notified).toHaveLength(1)
  })

  it('can be withdrawn', async () => {
    const id = await draft(unverified)
    good(await publish(unverified, id))
    good(await setStatus(unverified, id, 'draft'))
    expect(hintOf(await boss.client.rpc('approve_opening', { opening_id: id, seen_revision: 1 }))).toBe(
      'opening_not_in_review',
    )
  })
})

describe('a published opening', () => {
  it('is paused, resumed, filled, reopened, closed, archived and restored, and nothing else', async () => {
    const id = await published(company)
    expect(hintOf(await setStatus(company, id, 'archived'))).toBe('opening_status_refused')
    for (const status of ['paused', 'open', 'filled', 'open', 'closed', 'archived', 'closed', 'open'])
      expect(hintOf(await setStatus(company, id, status)), status).toBe('done')
    expect(hintOf(await setStatus(company, id, 'draft'))).toBe('opening_status_refused')
    expect(hintOf(await setStatus(company, id, 'sold'))).toBe('opening_status_refused')
  })

  it('closes after its last day to apply, by what candidates were shown', async () => {
    const id = await published(company, { applyBy: '2199-01-01' })
    const past = await published(company, { applyBy: '2199-01-01' })
    await server.sql(`update public.openings set apply_by = '2020-01-01' where id = $1`, [id])
    await server.sql(
      `update public.opening_versions set content = content || '{"applyBy": "2020-01-01"}' where opening_id = $1`,
      [past],
    )
    await server.sql('select private.close_past_openings()')
    expect((await read(company, id)).status).toBe('open')
    expect((await read(company, past)).status).toBe('closed')
    expect(hintOf(await setStatus(company, past, 'open'))).toBe('opening_past_apply_by')
    good(await save(company, { ...complete, applyBy: '2199-02-01' }, past, 1))
    expect(good(await publish(company, past))).toBe('open')
  })
})

describe('legal minimums', () => {
  const monthly = (min: number) => ({ pay: { min, max: min + 100, currency: 'EUR', period: 'month' } })
  it('hold for employees, interns from the third month, and apprentices', async () => {
    expect(await minimumOf(monthly(1800))).toMatchObject({ hourly: 12.02, least: 1824 })
    expect(await minimumOf(monthly(1824))).toBeNull()
    expect(await minimumOf({ ...monthly(900), workingTime: 'part', hoursPerWeek: 20 })).toMatchObject({
      hourly: 12.02,
    })
    const internship = { contracts: ['internship'], durationMonths: 6 }
    expect(await minimumOf({ ...monthly(600), ...internship })).toMatchObject({ hourly: 4.5 })
    expect(await minimumOf({ ...monthly(690), ...internship })).toBeNull()
    expect(await minimumOf({ ...monthly(0), ...internship, durationMonths: 2 })).toBeNull()
    const apprenticeship = { contracts: ['apprenticeship'], durationMonths: 24 }
    expect(await minimumOf({ ...monthly(400), ...apprenticeship })).toMatchObject({ hourly: 3.25 })
    expect(
      await codesOf(company, await draft(company, { ...monthly(900), ...apprenticeship }), 'warning'),
    ).toEqual(['pay_by_age'])
    expect(await minimumOf({ ...monthly(100), contracts: ['freelance'] })).toBeNull()
    expect(await minimumOf({ pay: { min: 11, max: 13, currency: 'EUR', period: 'hour' } })).toMatchObject({
      least: 12.02,
    })
  })

  it('are edited by administrators, each from its day on', async () => {
    const document = { kind: 'minimum_wage', amount: 13, valid_from: '2190-01-01', source: 'Decree' }
    const minimum_id = good<string>(await boss.client.rpc('save_legal_minimum', { document }))
    expect(hintOf(await boss.client.rpc('save_legal_minimum', { document }))).toBe('legal_minimum_exists')
    expect(
      hintOf(await boss.client.rpc('save_legal_minimum', { document: { ...document, age_from: 18 } })),
    ).toBe('legal_minimum_invalid')
    expect(await minimumOf({ ...monthly(1824), startOn: '2190-02-01' })).toMatchObject({ hourly: 13 })
    expect(await minimumOf(monthly(1824))).toBeNull()
    good(await boss.client.rpc('delete_legal_minimum', { minimum_id }))
    expect(hintOf(await boss.client.rpc('delete_legal_minimum', { minimum_id }))).toBe('legal_minimum_gone')
  })
})

describe('wording', () => {
  it('quotes what was found, where, why, and what is better', async () => {
    const found = await wordingOf({
      language: 'fr',
      title: 'Vendeuse',
      description: 'Nous cherchons une personne JEUNE et  dynamique, anglais langue maternelle.',
      questions: [
        { id: 'a', text: 'Quel est votre salaire actuel ?' },
        { id: 'b', text: 'Avez-vous des enfants ?' },
      ],
      translation: { title: 'Salesman', description: 'A rockstar who won’t stop.' },
    })
    expect(
      found.map(({ field, words, verdict, topic, better }) => [field, words, verdict, topic, better]),
    ).toEqual([
      ['title', 'Vendeuse', 'flagged', 'gender', 'vendeur ou vendeuse'],
      ['description', 'langue maternelle', 'refused', 'origin', 'courant (C1)'],
      ['description', 'JEUNE et  dynamique', 'flagged', 'age', 'motivé ou motivée'],
      ['translation', 'Salesman', 'flagged', 'gender', 'salesperson'],
      ['translation', 'rockstar', 'flagged', 'coded', 'experienced'],
      ['questions', 'salaire actuel', 'refused', 'salary_history', null],
      ['questions', 'des enfants', 'refused', 'family', null],
    ])
  })

  it('accepts inclusive French titles, whole words alone, and either apostrophe', async () => {
    expect(await wordingOf({ language: 'fr', title: 'Comptable' })).toMatchObject([
      { better: 'Comptable (F/H)' },
    ])
    for (const title of [
      'Vendeur ou vendeuse',
      'Analyste (F/H)',
      'Développeur·se web',
      'Data analyst H/F',
      'Conseiller/conseillère',
    ])
      expect(await wordingOf({ language: 'fr', title }), title).toEqual([])
    expect(
      await wordingOf({ language: 'en', title: 'Analyst', description: 'Prepaid and ninjutsu' }),
    ).toEqual([])
    for (const apostrophe of ["'", '’'])
      expect(
        await wordingOf({ language: 'fr', description: `Pas de limite d${apostrophe}âge` }),
      ).toMatchObject([{ verdict: 'refused', topic: 'age' }])
  })

  it('counts must-haves', async () => {
    const skills = Array.from({ length: 9 }, (_, place) => ({ slug: `s${place}`, must: true }))
    expect(await wordingOf({ language: 'en', skills })).toMatchObject([
      { field: 'skills', words: '9', verdict: 'flagged' },
    ])
    expect(await wordingOf({ language: 'en', skills: skills.slice(1) })).toEqual([])
  })

  it('stops publishing where it is refused', async () => {
    const id = await draft(company, { questions: [{ id: 'a', text: 'How old are you?', isRequired: true }] })
    expect(await problemsOf(company, id)).toMatchObject([
      { field: 'questions', code: 'wording_refused', data: { words: 'How old' } },
    ])
    expect(hintOf(await publish(company, id))).toBe('opening_has_problems')
  })

  it('follows the rules that administrators edit, taken literally', async () => {
    const document = {
      language: 'en',
      place: 'everywhere',
      topic: 'coded',
      expression: 'a.b(c',
      verdict: 'flagged',
      reason_en: 'No.',
      reason_fr: 'Non.',
      better: '',
    }
    const rule_id = good<string>(await boss.client.rpc('save_wording_rule', { document }))
    expect(await wordingOf({ language: 'en', description: 'axb(c a.b(c' })).toMatchObject([
      { words: 'a.b(c' },
    ])
    good(await boss.client.rpc('save_wording_rule', { document: { ...document, is_active: false }, rule_id }))
    expect(await wordingOf({ language: 'en', description: 'a.b(c' })).toEqual([])
    expect(
      hintOf(await boss.client.rpc('save_wording_rule', { document: { ...document, reason_fr: '' } })),
    ).toBe('wording_rule_invalid')
    good(await boss.client.rpc('delete_wording_rule', { rule_id }))
    expect((await company.client.from('wording_rules').select()).data).toEqual([])
  })
})
