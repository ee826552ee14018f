import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { missionContent, publishMission } from './missions.ts'
import { admin, candidate, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let boss: Person
let company: Partner
let maker: Partner
let school: Partner
let person: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  company = await partner(server, 'company', { approver: boss })
  maker = await partner(server, 'on_maker', { approver: boss })
  school = await partner(server, 'academia', { approver: boss })
  person = await candidate(server)
})
afterAll(() => server.close())

const act = (name: string, more: object, who: Pick<Person, 'client'> = boss) => who.client.rpc(name, more)
const skill = (more: object = {}) => ({
  name_en: 'Beekeeping',
  name_fr: 'Apiculture',
  category: 'operations',
  aliases: [],
  ...more,
})
const skillRow = async (slug: string) =>
  (await server.sql('select * from public.skills where slug = $1', [slug]))[0]
const lastEntry = async () =>
  (await server.sql('select action, details, reason from public.audit_log order by id desc limit 1'))[0]

const job = {
  title_en: 'Beekeeper',
  title_fr: 'Apiculteur ou apicultrice',
  summary_en: 'Looks after bees and their honey.',
  summary_fr: 'Prend soin des abeilles et de leur miel.',
  category: 'operations',
  essential: ['planning', 'sql'],
  optional: ['sql', 'teamwork'],
  aliases: ['honey farmer', 'Honey Farmer', ' '],
}
const question = {
  kind: 'technical',
  trade: 'operations',
  prompt_en: 'How do you calm a swarm of bees?',
  prompt_fr: 'Comment calmez-vous un essaim d’abeilles ?',
  aim_en: 'Whether you stay calm yourself.',
  aim_fr: 'Si vous restez calme vous-même.',
  hints_en: ['Smoke first.', 'Then wait.'],
  hints_fr: ['La fumée d’abord.', 'Puis attendre.'],
}
const id = '00000000-0000-4000-8000-000000000001'

describe('access', () => {
  it.each([
    ['save_skill', skill()],
    ['retire_entry', { kind: 'skill', slug: 'sql', reason: 'No.' }],
    ['merge_skills', { source: 'sql', target: 'python', reason: 'No.' }],
    ['entry_usage', { kind: 'skill', slug: 'sql' }],
    ['save_job', { document: job }],
    ['retire_entry', { kind: 'job', slug: 'seo-specialist', reason: 'No.' }],
    ['entry_usage', { kind: 'job', slug: 'seo-specialist' }],
    ['save_question', { document: question }],
    ['retire_entry', { kind: 'question', slug: 'weakness', reason: 'No.' }],
    ['entry_usage', { kind: 'question', slug: 'weakness' }],
    ['offer_template', { mission_id: id, reason: 'No.' }],
    ['template_candidates', {}],
  ])('%s: administrators only', async (name, more) => {
    for (const other of [company, maker, school, person])
      expect(hintOf(await act(name, more, other))).toBe('admins_only')
    expect((await act(name, more, { client: server.client() })).error?.code).toBe('42501')
  })

  it('no one can write except through the functions', async () => {
    for (const table of ['skills', 'jobs', 'interview_questions', 'mission_templates']) {
      expect((await boss.client.from(table).insert({})).error?.code).toBe('42501')
    }
  })
})

describe('a skill', () => {
  it('is added, found by its aliases, and changed', async () => {
    expect(good(await act('save_skill', skill({ aliases: ['Abeilles', 'abeilles ', 'beekeeping'] })))).toBe(
      'beekeeping',
    )
    expect(await skillRow('beekeeping')).toMatchObject({ aliases: ['Abeilles'], name_fr: 'Apiculture' })
    expect(await lastEntry()).toMatchObject({
      action: 'skill.added',
      details: { name: 'Beekeeping', after: { slug: 'beekeeping' } },
    })
    await server.sql(`update public.profiles set skills = '{ABEILLES}' where user_id = $1`, [person.id])
    expect(good(await person.client.rpc('my_skills'))).toMatchObject([{ slug: 'beekeeping' }])
    good(await act('save_skill', skill({ slug: 'beekeeping', name_fr: 'Élevage d’abeilles' })))
    expect(await lastEntry()).toMatchObject({
      action: 'skill.changed',
      details: { before: { name_fr: 'Apiculture' }, after: { name_fr: 'Élevage d’abeilles' } },
    })
    expect(good(await person.client.rpc('my_skills'))).toMatchObject([{ slug: null, word: 'ABEILLES' }])
  })

  it.each([
    ['another skill’s name', { name_en: 'sql' }, 'skill_name_taken'],
    [
      'another skill’s name without accents',
      { name_en: 'Something', name_fr: 'Referencement Naturel' },
      'skill_name_taken',
    ],
    ['another skill’s alias', { aliases: ['POSTGRESQL'] }, 'skill_name_taken'],
    ['no name', { name_fr: ' ' }, 'catalogue_name_invalid'],
    ['no category', { category: 'cooking' }, 'catalogue_category_unknown'],
    ['an overlong alias', { aliases: ['x'.repeat(81)] }, 'catalogue_aliases_invalid'],
    ['an unknown slug', { slug: 'nothing' }, 'unknown_skill'],
  ])('is refused with %s', async (_, more, hint) => {
    expect(hintOf(await act('save_skill', skill({ name_en: 'New', name_fr: 'Neuf', ...more })))).toBe(hint)
  })

  it('is retired with a reason, keeps working, and can be restored', async () => {
    expect(hintOf(await act('retire_entry', { kind: 'skill', slug: 'invoicing', reason: ' ' }))).toBe(
      'reason_required',
    )
    good(await act('retire_entry', { kind: 'skill', slug: 'invoicing', reason: 'Too narrow.' }))
    expect((await skillRow('invoicing'))?.retired_at).not.toBeNull()
    await publishMission(company, { skills: ['invoicing'] })
    good(await act('retire_entry', { kind: 'skill', slug: 'invoicing', reason: 'Asked for.', retire: false }))
    expect((await skillRow('invoicing'))?.retired_at).toBeNull()
    expect(await lastEntry()).toMatchObject({ action: 'skill.restored', reason: 'Asked for.' })
  })
})

describe('merging two skills', () => {
  let mission: string
  beforeAll(async () => {
    mission = await publishMission(company, { skills: ['ux-design', 'ui-design'] })
    await server.sql(
      `insert into public.enrollments (id, user_id, mission_id, version, organization_id, status, path)
       values ('${id}', $1, $2, 1, $3, 'validated', '{start}')`,
      [person.id, mission, company.organizationId],
    )
    await server.sql(
      `insert into public.certificates (enrollment_id, user_id, organization_id, facts)
       values ('${id}', $1, $2, '{"skills": ["ui-design", "ux-design"], "criteria": []}')`,
      [person.id, company.organizationId],
    )
    await server.sql(
      `insert into public.skill_attestations (user_id, skill, organization_id, attested_by)
       select $1, slug, $2, $3 from unnest('{ui-design, ux-design}'::text[]) as slug`,
      [person.id, school.organizationId, school.id],
    )
    await server.sql(
      `insert into public.endorsements (user_id, skill, endorser_id)
       select $1, slug, $2 from unnest('{ui-design, ux-design}'::text[]) as slug`,
      [person.id, boss.id],
    )
    await server.sql(
      `insert into public.maker_profiles (organization_id, headline, skills) values ($1, 'Hello',
         '[{"slug": "ui-design", "weight": 2}, {"slug": "sql", "weight": 1}, {"slug": "ux-design", "weight": 5}]')`,
      [maker.organizationId],
    )
    await server.sql(
      `insert into public.openings (organization_id, title, remote, skills) values ($1, 'Designer', 'remote',
         '[{"slug": "ux-design", "must": false, "weight": 1, "level": null}, {"slug": "ui-design", "must": true, "weight": 3, "level": 2}]')`,
      [company.organizationId],
    )
    await server.sql(
      `insert into public.saved_searches (user_id, organization_id, name, filter)
       values ($1, $2, 'Designers', '{"skills": ["ui-design:2", "sql"]}')`,
      [company.id, company.organizationId],
    )
    await server.sql(`update public.profiles set skills = '{Figma}' where user_id = $1`, [person.id])
  })

  it('refuses what makes no sense', async () => {
    for (const [source, target, hint] of [
      ['ui-design', 'ui-design', 'skill_merge_itself'],
      ['ui-design', 'nothing', 'unknown_skill'],
      ['nothing', 'ui-design', 'unknown_skill'],
    ])
      expect(hintOf(await act('merge_skills', { source, target, reason: 'Same thing.' }))).toBe(hint)
    expect(hintOf(await act('merge_skills', { source: 'sql', target: 'python', reason: '' }))).toBe(
      'reason_required',
    )
  })

  it('moves everything that named the first', async () => {
    expect(good(await act('entry_usage', { kind: 'skill', slug: 'ui-design' }))).toMatchObject({
      missions: 1,
      makers: 1,
      openings: 1,
      attestations: 1,
      endorsements: 1,
    })
    good(await act('merge_skills', { source: 'ui-design', target: 'ux-design', reason: 'Same thing.' }))
    const where = async (query: string) =>
      (await server.sql<{ found: unknown }>(query)).map(({ found }) => found)
    expect(
      await where(
        'select skills as found from public.mission_listings where version = 1 and title = ' +
          `(select title from public.mission_versions where mission_id = '${mission}')`,
      ),
    ).toContainEqual(['ux-design'])
    expect(
      await where(
        `select content -> 'skills' as found from public.mission_versions where mission_id = '${mission}'`,
      ),
    ).toEqual([['ux-design']])
    expect(
      await where(
        `select jsonb_build_array(draft -> 'skills', has_changes) as found from public.missions where id = '${mission}'`,
      ),
    ).toEqual([[['ux-design'], false]])
    expect(await where('select skill as found from public.skill_attestations')).toEqual(['ux-design'])
    expect(await where('select skill as found from public.endorsements')).toEqual(['ux-design'])
    expect(await where('select skills as found from public.maker_profiles')).toEqual([
      [
        { slug: 'ux-design', weight: 5 },
        { slug: 'sql', weight: 1 },
      ],
    ])
    expect(await where('select skills as found from public.openings')).toMatchObject([
      [{ slug: 'ux-design', must: true, weight: 3, level: 2 }],
    ])
    expect(await where('select filter as found from public.saved_searches')).toEqual([
      { skills: ['sql', 'ux-design:2'] },
    ])
    expect(
      await where(`select slug as found from public.jobs where 'ui-design' = any (essential || optional)`),
    ).toEqual([])
    expect(await where(`select slug as found from public.jobs where essential && optional`)).toEqual([])
  })

  it('gives its names to the second, and leaves certificates as they were signed', async () => {
    expect((await skillRow('ux-design'))?.aliases).toEqual(expect.arrayContaining(['UI design', 'figma']))
    expect(await skillRow('ui-design')).toMatchObject({ merged_into: 'ux-design', aliases: [] })
    const [certificate] = await server.sql<{ facts: { skills: string[] } }>(
      'select facts from public.certificates',
    )
    expect(certificate?.facts.skills).toEqual(['ui-design', 'ux-design'])
    const mine = good<{ slug: string; sources: { kind: string }[] }[]>(await person.client.rpc('my_skills'))
    expect(mine.map(({ slug }) => slug)).toEqual(['ux-design'])
    expect(mine[0]!.sources.map(({ kind }) => kind).sort()).toEqual(['attested', 'endorsed', 'proven'])
    expect(await lastEntry()).toMatchObject({
      action: 'skill.merged',
      reason: 'Same thing.',
      details: { name: 'UI design', into: 'UX design', usage: { missions: 1 } },
    })
  })

  it('retires the first, which leads on when the second is merged too', async () => {
    expect(hintOf(await act('save_skill', skill({ slug: 'ui-design' })))).toBe('unknown_skill')
    good(await act('merge_skills', { source: 'ux-design', target: 'prototyping', reason: 'One trade.' }))
    const mine = good<{ slug: string }[]>(await person.client.rpc('my_skills'))
    expect(mine.map(({ slug }) => slug)).toEqual(['prototyping'])
  })

  it('survives the next seed', async () => {
    await server.sql(
      `insert into public.skills (slug, name_en, name_fr, category) values ('ui-design', 'UI design', 'UI design', 'design')
       on conflict (slug) do update set name_en = 'Changed' where skills.edited_at is null`,
    )
    expect(await skillRow('ui-design')).toMatchObject({ merged_into: 'prototyping', name_en: 'UI design' })
  })
})

describe('jobs and questions', () => {
  it('are added, changed and retired', async () => {
    expect(good(await act('save_job', { document: job }))).toBe('beekeeper')
    expect((await server.sql(`select * from public.jobs where slug = 'beekeeper'`))[0]).toMatchObject({
      optional: ['teamwork'],
      aliases: ['honey farmer'],
    })
    good(await act('save_job', { slug: 'beekeeper', document: { ...job, title_en: 'Senior beekeeper' } }))
    good(await act('retire_entry', { kind: 'job', slug: 'beekeeper', reason: 'No bees left.' }))
    expect(await lastEntry()).toMatchObject({ action: 'job.retired', details: { name: 'Senior beekeeper' } })
    expect(good(await act('entry_usage', { kind: 'job', slug: 'beekeeper' }))).toEqual({
      targets: 0,
      openings: 0,
    })
    const slug = good<string>(await act('save_question', { document: question }))
    good(await act('save_question', { slug, document: { ...question, trade: null } }))
    good(await act('retire_entry', { kind: 'question', slug, reason: 'Nobody asks this.' }))
    expect(await lastEntry()).toMatchObject({ action: 'question.retired', reason: 'Nobody asks this.' })
    expect(good(await act('entry_usage', { kind: 'question', slug }))).toEqual({ answers: 0 })
  })

  it('H1c two administrators change jobs at the same time, and every name is known', async () => {
    const [one, other] = [1, 2].map(() => new Client({ connectionString: server.databaseUrl })) as [
      Client,
      Client,
    ]
    const rename = (client: Client, slug: string, alias: string) =>
      client.query('update public.jobs set aliases = array[$2] where slug = $1', [slug, alias])
    try {
      await Promise.all([one.connect(), other.connect()])
      await one.query('begin')
      await rename(one, 'data-analyst', 'Zahlenmensch')
      const second = rename(other, 'seo-specialist', 'Netzmensch')
      // Long enough for the second to meet what the first has not finished.
      await Promise.race([second, new Promise((resolve) => setTimeout(resolve, 300))])
      await one.query('commit')
      await second
    } finally {
      await Promise.all([one.end(), other.end()])
    }
    const known = await server.sql(
      `select job_slug, exists (select from private.search_words where word = stems[1] and term = 'job:' || job_slug) as is_found
       from private.job_names where stems && '{zahlenmensch, netzmensch}' order by 1`,
    )
    expect(known).toEqual([
      { job_slug: 'data-analyst', is_found: true },
      { job_slug: 'seo-specialist', is_found: true },
    ])
  })

  it.each([
    ['save_job', { ...job, title_fr: '' }, 'job_title_invalid'],
    ['save_job', { ...job, title_en: 'SEO Specialist' }, 'job_title_taken'],
    ['save_job', { ...job, title_en: 'Other', title_fr: 'Autre', summary_en: 'x' }, 'job_summary_invalid'],
    ['save_job', { ...job, essential: [] }, 'job_skills_invalid'],
    ['save_job', { ...job, essential: ['ui-design'] }, 'job_skills_invalid'],
    ['save_job', { ...job, category: null }, 'catalogue_category_unknown'],
    ['save_question', { ...question, aim_fr: '' }, 'question_text_invalid'],
    ['save_question', { ...question, hints_fr: ['Une.'] }, 'question_hints_invalid'],
    ['save_question', { ...question, prompt_en: 'HOW do you calm a swarm of bees?' }, 'question_taken'],
  ])('%s refuses incomplete input (%#)', async (name, document, hint) => {
    expect(hintOf(await act(name, { document }))).toBe(hint)
  })
})

describe('a template', () => {
  it('is a published mission that authors can start from, without its files', async () => {
    const content = missionContent({ title: 'A good start' })
    const steps = content.steps.map((step, place) =>
      place === 0 ? { ...step, files: [{ path: 'x/y.pdf', name: 'y.pdf', size: 1 }] } : step,
    )
    const mission = await publishMission(company, { title: 'A good start' })
    const draft = good<string>(
      await company.client.rpc('create_mission', { organization_id: company.organizationId, draft: content }),
    )
    expect(hintOf(await act('offer_template', { mission_id: draft, reason: 'Good.' }))).toBe(
      'template_not_published',
    )
    await server.sql('alter table public.mission_versions disable trigger mission_versions_never_change')
    await server.sql(
      `update public.mission_versions set content = content || jsonb_build_object('steps', $2::jsonb) where mission_id = $1`,
      [mission, JSON.stringify(steps)],
    )
    good(await act('offer_template', { mission_id: mission, reason: 'The company agrees.' }))
    const offered = good<{ content: object; organization: string }[]>(
      await maker.client.rpc('mission_templates'),
    )
    expect(offered).toMatchObject([{ mission_id: mission, content: { title: 'A good start' } }])
    expect(JSON.stringify(offered)).not.toContain('y.pdf')
    for (const other of [person, school, boss])
      expect(hintOf(await other.client.rpc('mission_templates'))).toBe('authors_only')
    expect(good(await act('template_candidates', { search: 'GOOD start' }))).toMatchObject([
      { mission_id: mission, offered_version: 1, total: 1 },
    ])
    good(
      await act('offer_template', {
        mission_id: mission,
        reason: 'They changed their mind.',
        offered: false,
      }),
    )
    expect(good(await maker.client.rpc('mission_templates'))).toEqual([])
  })
})
