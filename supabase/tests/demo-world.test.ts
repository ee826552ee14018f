import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { successors } from '../../src/features/missions/missions/flow.ts'
import { categories, difficulties, type MissionContent } from '../../src/features/missions/missions/model.ts'
import { missionProblems } from '../../src/features/missions/missions/problems.ts'
import demo from '../demo/accounts.json' with { type: 'json' }
import { textProblems } from './demo-language.ts'
import { expectTypography } from './demo-texts.ts'
import { startDemo } from './people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemo()
})
afterAll(() => server.close())

async function asAdmin() {
  const client = server.client()
  await client.auth.signInWithPassword({ email: 'admin@essor.test', password: demo.password })
  return client
}

/** The rows of a two-column statement, as an object. */
async function pairs(sql: string): Promise<Record<string, unknown>> {
  const rows = await server.sql(sql)
  return Object.fromEntries(rows.map((row) => Object.values(row)))
}

describe('the demo world', () => {
  it('has as many people and organizations as it should', async () => {
    expect(await pairs('select role, count(*)::int from public.user_roles group by role')).toEqual({
      candidate: 155,
      company: 23,
      academia: 4,
      on_maker: 4,
      admin: 1,
    })
    const kinds = `select status || ' ' || kind, count(*)::int from public.organizations group by status, kind`
    expect(await pairs(kinds)).toEqual({
      'approved company': 11,
      'approved academia': 2,
      'approved on_maker': 4,
      'pending company': 3,
      'pending academia': 1,
      'pending on_maker': 1,
      'rejected company': 1,
      'suspended company': 1,
    })
    const teams = await server.sql<{ size: number }>(
      `select count(*)::int as size from public.organization_members join public.organizations on id = organization_id
       where kind = 'company' and status = 'approved' group by organization_id`,
    )
    expect(teams.map(({ size }) => size).sort()).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3])
  })

  it('shows a portrait of everyone who has a story, and the logo of each approved organization', async () => {
    const faceless = await server.sql(
      `select email from auth.users join public.profiles on user_id = id
       where avatar_url is null and id in (select user_id from public.organization_members as member
         join public.organizations as organization on organization.id = organization_id where status = 'approved'
         union select user_id from public.user_roles where role = 'admin'
         union select user_id from public.enrollments)`,
    )
    expect(faceless).toEqual([])
    const logos = await server.sql<{ logo: string | null }>(
      `select logo from public.organizations left join public.organization_profiles on organization_id = id
       where status = 'approved'`,
    )
    expect(logos.filter(({ logo }) => !logo)).toEqual([])
    const { avatar_url: portrait } = (
      await server.sql<{ avatar_url: string }>(
        `select avatar_url from public.profiles join auth.users on id = user_id where email = 'candidate@essor.test'`,
      )
    )[0]!
    for (const file of [`avatars/${portrait}`, `company-media/${logos[0]!.logo}`]) {
      const answer = await fetch(`${server.url}/storage/v1/object/public/${file}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
  })

  it('has mentoring sessions on weekdays, at hours at which people meet', async () => {
    const odd = await server.sql(
      `select starts_at from public.mentoring_sessions, lateral (select starts_at at time zone 'Europe/Paris') as local (time)
       where extract(isodow from time) > 5 or time::time not between '09:00' and '19:00'`,
    )
    expect(odd).toEqual([])
    const [count] = await server.sql<{ past: number; ahead: number }>(
      `select count(*) filter (where starts_at < now())::int as past, count(*) filter (where starts_at > now())::int as ahead
       from public.mentoring_sessions`,
    )
    expect(count).toEqual({ past: 4, ahead: 1 })
  })

  it('has one person with two roles', async () => {
    const both = await server.sql(
      'select array_agg(role::text order by role) as roles from public.user_roles group by user_id having count(*) > 1',
    )
    expect(both).toEqual([{ roles: ['candidate', 'on_maker'] }])
  })

  it('gives an administrator requests with something to decide', async () => {
    const client = await asAdmin()
    const { data: pending } = await client.rpc('organization_requests', { wanted_status: 'pending' })
    expect(pending).toHaveLength(5)
    const some = (is: (request: Record<string, unknown>) => unknown) => pending!.filter(is).length
    expect(some((request) => !request.email_confirmed)).toBe(2)
    expect(some((request) => request.kind === 'on_maker' && request.free_mail)).toBe(1)
    expect(some((request) => request.siret)).toBe(1)
    expect(some((request) => Number(request.duplicates) > 0)).toBe(1)
    expect(some((request) => request.email_matches_website)).toBeGreaterThan(1)
    expect(some((request) => request.awaits_answer)).toBe(1)
    const { data: ending } = await client.rpc('organization_requests', { narrowed: 'ending' })
    expect(ending).toHaveLength(1)
    const { data: rejected } = await client.rpc('organization_requests', { wanted_status: 'rejected' })
    expect(rejected).toMatchObject([{ decision_reason: expect.stringMatching(/^The website .{50,}\.$/) }])
  })

  it('has believable people', async () => {
    const people = await server.sql(
      `select first_name, last_name, job_title, bio, cardinality(skills) as skills, language,
         exists (select from public.user_roles where user_roles.user_id = profiles.user_id) as has_role
       from public.profiles join auth.users on id = user_id where email not like '%@portes-ouvertes.example' and email <> 'newcomer@essor.test'`,
    )
    expect(people).toHaveLength(68)
    for (const person of people) {
      expect(person).toMatchObject({
        first_name: expect.stringMatching(/^\p{Lu}[\p{L} ’-]+$/u),
        last_name: expect.stringMatching(/^\p{Lu}[\p{L} ’-]+$/u),
      })
      if (!person.has_role) continue
      expect(person).toMatchObject({
        job_title: expect.stringMatching(/^.{5,120}$/),
        bio: expect.stringMatching(/^\p{Lu}.{40,400}\.$/u),
      })
      expect(person.skills).toBeGreaterThanOrEqual(2)
    }
    expect(new Set(people.map(({ bio }) => bio)).size).toBe(62)
  })

  it('has valid SIRETs, and no address that could belong to someone', async () => {
    const sirets = await server.sql<{ siret: string }>(
      'select siret from public.organizations where siret is not null',
    )
    expect(sirets.length).toBeGreaterThan(5)
    for (const { siret } of sirets) {
      expect(luhn(siret)).toBe(0)
      expect(luhn(siret.slice(0, 9))).toBe(0)
    }
    for (const { email } of await server.sql<{ email: string }>('select email from auth.users')) {
      expect(email).toMatch(/^[a-z.-]+@([a-z-]+\.example|essor\.test)$|^[a-z.]+_[a-z.]+@gmail\.com$/)
    }
  })

  it('has a history in which nothing happens too early', async () => {
    const wrong = await server.sql(
      `select 'account' as what, email as who from auth.users
         where created_at > now() or email_confirmed_at < created_at
           or last_sign_in_at not between email_confirmed_at and now()
       union all select 'decision', name from public.organizations where decided_at not between created_at and now()
       union all select 'notification', kind from public.notifications where read_at < created_at or created_at > now()
       union all select 'entry', action from public.audit_log where created_at > now()
       union all select 'profile', first_name from public.profiles join auth.users on id = user_id
         where profiles.created_at <> users.created_at
       union all select 'identity', email from auth.users
         where not exists (select from auth.identities where user_id = users.id and provider = 'email')`,
    )
    expect(wrong).toEqual([])
    const dated = await server.sql<{ table: string; column: string }>(
      `select format('%I.%I', table_schema, table_name) as table, column_name as column
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where column_name in ('created_at', 'updated_at', 'moved_at', 'happened_at') and table_type = 'BASE TABLE'`,
    )
    expect(dated.length).toBeGreaterThan(60)
    const early = dated.map(
      ({ table, column }) => `select '${table} ${column}' as what from ${table} where ${column} > now()`,
    )
    expect(await server.sql(early.join(' union all '))).toEqual([])
    const { data: home } = await (await asAdmin()).rpc('admin_home')
    expect(home).toMatchObject({ users: 193, organizations: 17, pending: 5 })
    expect(home.new_users).toBeGreaterThan(3)
    expect(home.recent_actions).toHaveLength(8)
  })
})

describe('the demo world’s past months', () => {
  it('give every chart twelve weeks, and every program dates within it', async () => {
    const weeks = await pairs(
      `select 'views', count(distinct date_trunc('week', day))::int from public.page_views
       union all select 'work', count(distinct date_trunc('week', hour))::int from public.activity_hours
       union all select 'returns', count(distinct week)::int from private.active_weeks
       union all select 'looked at', count(distinct date_trunc('week', at))::int from public.discovery_events`,
    )
    for (const [what, count] of Object.entries(weeks)) expect(count, what).toBeGreaterThanOrEqual(11)
    expect(
      await server.sql(
        `select name, due_on from private.program_missions join public.programs on programs.id = program_id
         where due_on not between starts_on and ends_on`,
      ),
    ).toEqual([])
  })

  it('leave something to read under every bell', async () => {
    const unread = await pairs(
      `select email, count(distinct kind)::int from public.notifications join auth.users on users.id = user_id
       where read_at is null and email like '%@essor.test' group by email`,
    )
    const { 'newcomer@essor.test': one, ...others } = unread
    expect(one).toBe(1)
    for (const [email, kinds] of Object.entries(others)) expect(kinds, email).toBeGreaterThan(1)
    expect(Object.keys(others)).toHaveLength(5)
  })
})

describe('a person on their first visit', () => {
  it('has a name, a welcome to read, and nothing else', async () => {
    const client = server.client()
    const { data } = await client.auth.signInWithPassword({
      email: 'newcomer@essor.test',
      password: demo.password,
    })
    const { data: profile } = await client.from('profiles').select('first_name, job_title, bio, skills')
    expect(profile).toEqual([{ first_name: 'Robin', job_title: '', bio: '', skills: [] }])
    const { data: unread } = await client.from('notifications').select('kind').is('read_at', null)
    expect(unread).toEqual([{ kind: 'welcome' }])
    const columns = await server.sql<{ place: string }>(
      `select format('select %L as place from %I.%I where %I = $1', table_name, table_schema, table_name, column_name) as place
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'uuid' and column_name ~ '(user|candidate|author|requester|addressee|guest|owner)_id'`,
    )
    const held = await Promise.all(
      columns.map(({ place }) => server.sql<{ place: string }>(place, [data.user!.id])),
    )
    expect(new Set(held.flat().map(({ place }) => place))).toEqual(
      new Set(['profiles', 'user_roles', 'notifications', 'consent_events']),
    )
  })
})

describe('the demo world’s missions', () => {
  it('are complete, in several trades, and can all be found by visitors', async () => {
    const { data: found } = await server
      .client()
      .from('mission_listings')
      .select('category, difficulty, language, organization_kind, organization_id, version, is_open')
    expect(found!.length).toBeGreaterThanOrEqual(24)
    for (const wanted of categories) {
      expect(found!.filter(({ category }) => category === wanted).length, wanted).toBeGreaterThanOrEqual(2)
    }
    for (const wanted of difficulties) {
      expect(found!.filter(({ difficulty }) => difficulty === wanted).length, wanted).toBeGreaterThanOrEqual(
        8,
      )
    }
    expect(found!.every(({ is_open }) => is_open)).toBe(true)
    expect(found!.every(({ language }) => language === 'en')).toBe(true)
    expect(found!.filter(({ organization_kind }) => organization_kind === 'on_maker')).toHaveLength(3)
    expect(new Set(found!.map(({ organization_id }) => organization_id)).size).toBe(14)
    const contents = await server.sql<{ content: MissionContent; problems: string[] }>(
      'select content, private.mission_problems(content) as problems from public.mission_versions',
    )
    expect(contents).toHaveLength(28)
    for (const { content, problems } of contents) {
      expect(problems, content.title).toEqual([])
      expect(missionProblems(content), content.title).toEqual([])
      expect(content.steps.length, content.title).toBeGreaterThanOrEqual(6)
      expect(content.evaluatorNotes.length, content.title).toBeGreaterThan(80)
      expect(content.comments.length, content.title).toBeGreaterThanOrEqual(3)
      expect(new Set(content.steps.map(({ kind }) => kind)).size, content.title).toBeGreaterThanOrEqual(4)
    }
    const ways = contents.map(({ content: { steps } }) =>
      Math.max(...steps.map((_, index) => new Set(successors(steps, index)).size)),
    )
    expect(ways.filter((count) => count > 1).length).toBeGreaterThanOrEqual(3)
  })

  it('are worked on in every state', async () => {
    expect(await pairs('select status, count(*)::int from public.enrollments group by status')).toEqual({
      in_progress: 20,
      submitted: 10,
      changes_requested: 5,
      validated: 25,
      not_validated: 2,
      left: 10,
    })
    expect(
      await pairs(
        `select status, count(*)::int from public.enrollments join auth.users on users.id = user_id
         where email = 'candidate@essor.test' group by status`,
      ),
    ).toEqual({ in_progress: 1, changes_requested: 1, submitted: 1, validated: 2, left: 1 })
    expect(
      await pairs(
        `select attempts, count(*)::int from public.enrollments where status = 'validated' group by 1`,
      ),
    ).toEqual({ 1: 22, 2: 3 })
    expect(
      await server.sql(
        `select from public.enrollments full join public.certificates on enrollment_id = enrollments.id
         where (status = 'validated') is distinct from (code is not null) or completed_at is distinct from issued_at and code is not null
           or code is not null and jsonb_array_length(facts -> 'criteria') < 3`,
      ),
    ).toEqual([])
  })

  it('wait for the demo’s company, and one has waited too long', async () => {
    const company = server.client()
    await company.auth.signInWithPassword({ email: 'company@essor.test', password: demo.password })
    expect((await company.from('missions').select()).data).toHaveLength(4)
    const { data: queue } = await company.rpc('review_queue')
    expect(queue).toHaveLength(5)
    const isLate = ({ due_at }: { due_at: string }) => Date.parse(due_at) < Date.now()
    expect(queue.map(isLate)).toEqual([true, false, false, false, false])
    expect(queue.every(({ is_passed_on }: { is_passed_on: boolean }) => !is_passed_on)).toBe(true)
    const maker = server.client()
    await maker.auth.signInWithPassword({ email: 'maker@essor.test', password: demo.password })
    const { data: passedOn } = await maker.rpc('review_queue')
    expect(passedOn.filter(isLate)).toHaveLength(2)
    expect(passedOn.filter((row: { is_passed_on: boolean }) => !row.is_passed_on)).toHaveLength(1)
  })

  it('have meaningful statistics, and a company that responds', async () => {
    const company = server.client()
    await company.auth.signInWithPassword({ email: 'company@essor.test', password: demo.password })
    const mission_id = 'b1000000-0000-4000-8000-000000000001'
    const { data } = await company.rpc('mission_analytics', { mission_id })
    expect(data).toMatchObject({
      people: 30,
      filters: { versions: true },
      splits: {
        stage: { started: 15, submitted: 5, validated: 10 },
        stop: { note: 5, donnees: 5, under_way: 5, submitted: 15 },
      },
    })
    expect(data.splits.views.all).toBeGreaterThan(200)
    const { data: home } = await company.rpc('organization_home')
    expect(home.views).toBeGreaterThan(home.views_before)
    const { data: page } = await server.client().rpc('company_page', { wanted_slug: 'nordelia-logistique' })
    expect(page.missions).toHaveLength(3)
    expect(page.replyRate).toBeGreaterThan(60)
    expect(page.feedbackHours).toBeGreaterThan(24)
  })

  it('are played as the product would allow', async () => {
    const wrong = await server.sql(
      `select 'path' as what, id::text from public.enrollments
         where path[1] <> (select content -> 'steps' -> 0 ->> 'id' from public.mission_versions as version
           where version.mission_id = enrollments.mission_id and version.version = enrollments.version)
       union all select 'way', enrollment.id::text from public.enrollments as enrollment
         join public.mission_versions as version using (mission_id, version),
         generate_series(1, cardinality(path) - 1) as place
         where not path[place + 1] = any (private.step_successors(content -> 'steps', (
           select position::int - 1 from jsonb_array_elements(content -> 'steps') with ordinality as listed (step, position)
           where step ->> 'id' = path[place]
         )))
       union all select 'step', enrollment_id || ' ' || step_id from public.step_states as state
         join public.enrollments as enrollment on enrollment.id = enrollment_id
         join public.mission_versions as version using (mission_id, version)
         where state.completed_at is not null
           and not private.is_answered(private.find_step(content -> 'steps', step_id), draft)
       union all select 'time', id::text from public.enrollments
         where seconds_spent <> (select sum(seconds_spent) from public.step_states where enrollment_id = enrollments.id)
       union all select 'hours', id::text from public.enrollments
         where seconds_spent is distinct from (select sum(seconds) from public.activity_hours where enrollment_id = enrollments.id)
       union all select 'hour', enrollment_id || ' ' || hour from public.activity_hours
         join public.enrollments as enrollment on enrollment.id = enrollment_id
         where seconds > 3600 or hour > now() or hour < started_at - interval '1 hour' or hour > enrollment.updated_at
       union all select 'early', id::text from public.enrollments join public.mission_versions using (mission_id, version)
         where started_at < published_at
       union all select 'order', submission.id::text from public.submissions as submission
         join public.enrollments as enrollment on enrollment.id = enrollment_id
         left join public.reviews as review on review.submission_id = submission.id
         where submission.submitted_at < started_at or review.delivered_at not between submission.submitted_at and now()
       union all select 'newcomer', id::text from public.enrollments join public.profiles using (user_id)
         where started_at < profiles.created_at
       union all select 'reviewer', submission_id::text from public.reviews
         where not exists (select from public.organization_members as member where member.user_id = reviewer_id
           and member.organization_id = reviews.organization_id and member.created_at < delivered_at)
       union all select 'rubric', review.submission_id::text from public.reviews as review
         join public.submissions as submission on submission.id = review.submission_id
         where not private.rubric_is_filled(private.rubric_of(submission), review.scores)`,
    )
    expect(wrong).toEqual([])
  })

  it('are punctuated as their language requires', async () => {
    await expectTypography(server)
  })
})

describe('the demo world’s language', () => {
  it('is English throughout, unless set otherwise', async () => {
    expect(await textProblems(server, 'en')).toEqual([])
    const spoken = `select raw_user_meta_data ->> 'language', count(*)::int from auth.users group by 1`
    expect(await pairs(spoken)).toEqual({ en: 191, fr: 2 })
  })
})

function luhn(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10
}
