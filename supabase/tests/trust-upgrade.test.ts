import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSupabaseConfig } from '../../server/config/supabase.ts'
import { createLog } from '../../server/log.ts'
import { migrate } from '../../server/migrate/migrate.ts'
import { createDatabase } from '../../server/testing/databases.ts'
import { supabaseFolder } from './people.ts'

/** The backend as it was before a migration. */
async function folderBefore(migration: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'earlier-'))
  await cp(supabaseFolder, folder, { recursive: true, filter: (from) => !from.includes('/tests') })
  const migrations = path.join(folder, 'migrations')
  for (const file of await readdir(migrations)) {
    if (file >= migration) await rm(path.join(migrations, file))
  }
  return folder
}

const account = (id: string, email: string, more: object) => `
  insert into auth.users (id, aud, role, email, raw_app_meta_data, raw_user_meta_data, email_confirmed_at, created_at)
  values ('${id}', 'authenticated', 'authenticated', '${email}', '{"provider": "email"}', '${JSON.stringify({
    first_name: 'Nina',
    last_name: 'Rossi',
    user_type: 'on_maker',
    role: 'Maker',
    hear_about_us: 'LinkedIn',
    ...more,
  })}', now(), now());`

const ids = ['1', '2', '4'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`)
const conversation = '55555555-0000-4000-8000-000000000000'
const candidate = ids[2]!
const sent = `${candidate}/${conversation}/letter.pdf`

const badgesAndRatings = `
  ${account(ids[0]!, 'nina.rossi@gmail.com', { organization_name: 'Nina Rossi' })}
  ${account(ids[1]!, 'nina@rossi.test', { organization_name: 'Rossi Studio', website: 'https://rossi.test' })}
  update public.organizations set status = 'approved', verified_until = now() + interval '6 months';
  insert into public.clients (id, maker_id, name)
    select '33333333-0000-4000-8000-000000000000', id, 'Lune' from public.organizations where name = 'Rossi Studio';
  insert into public.projects (id, maker_id, client_id, title, position, status)
    select id, maker_id, '33333333-0000-4000-8000-000000000000', title, position, 'done'
    from (values (gen_random_uuid(), 'Copied', 'a0'), (gen_random_uuid(), 'Emailed', 'a1')) as made (id, title, position),
      lateral (select id as maker_id from public.organizations where name = 'Rossi Studio') as maker;
  insert into private.project_ratings (
    project_id, maker_id, invited_at, mailed_to, client_scores, client_name, client_given_at
  ) select id, maker_id, now(), case title when 'Emailed' then 'ana@lune.test' end,
    '{"quality": 5, "communication": 5, "deadlines": 5, "value": 5}', 'Ana', now() - interval '20 days'
    from public.projects;`

/** Work on missions to which the candidate was invited by card, a day ago. */
const invitedWork = `
  insert into auth.users (id, email) values ('${candidate}', 'alice@example.test');
  create table private.cases as
    select gen_random_uuid() as mission, title, started_at, organization.id as organization from (values
      ('after', now() - interval '1 hour'), ('before', now() - interval '2 days'), ('told', now() - interval '1 hour'),
      ('certified', now() - interval '1 hour'), ('agreed', now() - interval '1 hour'), ('again', now() - interval '2 days')
    ) as made (title, started_at), public.organizations as organization where organization.name = 'Rossi Studio';
  insert into public.missions (id, organization_id, draft, version, status)
    select mission, organization, '{}', 1, 'published' from private.cases;
  insert into public.mission_versions (mission_id, version, content)
    select mission, 1, jsonb_build_object('title', title, 'steps', '[]'::jsonb) from private.cases;
  insert into public.enrollments (user_id, mission_id, version, organization_id, path, started_at)
    select '${candidate}', mission, 1, organization, '{a}', started_at from private.cases;
  insert into public.mission_invitations (mission_id, organization_id, user_id, invited_at, agreed_at)
    select mission, organization, '${candidate}', now() - interval '1 day', case title when 'agreed' then now() end
    from private.cases;
  insert into public.discovery_events (user_id, organization_id, kind, details, at)
    select '${candidate}', organization, 'invited', jsonb_build_object('mission', title), now() - interval '3 days'
    from private.cases where title = 'again';
  with handed_in as (
    insert into public.submissions (enrollment_id, organization_id, attempt, content, due_at)
    select id, organization_id, 1, '{}', now() from public.enrollments join private.cases on mission = mission_id
    where title = 'told' returning id, organization_id
  )
  insert into public.reviews (submission_id, organization_id, revealed_at) select id, organization_id, now() from handed_in;
  insert into public.certificates (enrollment_id, user_id, organization_id, facts)
    select id, user_id, organization_id, '{"name": "Alice"}' from public.enrollments
    join private.cases on mission = mission_id where title = 'certified';`

/** A contact in which the candidate sent a file, and a recruiter reported and blocked them. */
const contact = `
  insert into public.conversations (id, kind) values ('${conversation}', 'contact');
  insert into public.contact_requests (organization_id, user_id, purpose, body, status, conversation_id)
    select id, '${candidate}', 'job', 'We would like to talk with you.', 'accepted', '${conversation}'
    from public.organizations where name = 'Rossi Studio';
  insert into public.contact_shares (organization_id, user_id, fields, shared_until)
    select id, '${candidate}', '{job_title}', now() + interval '9 days' from public.organizations
    where name = 'Rossi Studio';
  insert into public.messages (conversation_id, number, id, author_id, body)
    values ('${conversation}', 1, gen_random_uuid(), '${candidate}', 'Hello');
  insert into public.message_files (path, conversation_id, number, name, size)
    values ('${sent}', '${conversation}', 1, 'letter.pdf', 3);
  insert into storage.objects (bucket_id, name) values ('conversations', '${sent}');
  insert into private.moderation_cases (id, kind, subject_id, person_id, conversation_id)
    select '66666666-0000-4000-8000-000000000000', 'message', id, author_id, conversation_id from public.messages;
  insert into public.reports (user_id, reported_id, case_id, reason)
    values ('${ids[1]}', '${candidate}', '66666666-0000-4000-8000-000000000000', 'spam');
  insert into public.blocks (user_id, blocked_id) select user_id, reported_id from public.reports;`

describe('an upgrade', () => {
  let client: Client
  beforeAll(async () => {
    const earlier = await folderBefore('20261116104000')
    const log = createLog('silent')
    client = new Client({ connectionString: await createDatabase() })
    await client.connect()
    await migrate(client, earlier, readSupabaseConfig(earlier, {}), log)
    // In one transaction, as reports and their blocks are.
    await client.query(`${badgesAndRatings} ${invitedWork} ${contact}`)
    await migrate(client, supabaseFolder, readSupabaseConfig(supabaseFolder, {}), log)
    await rm(earlier, { recursive: true })
  }, 120_000)
  afterAll(() => client.end())
  const rows = async (sql: string) => (await client.query(sql)).rows

  it('P1-4 P1-5 keeps only badges and ratings that were really checked', async () => {
    const badges = await rows(
      `select name, verified_until is not null as lasts, jsonb_path_query_array(private.checks_of(id), '$[*].kind') as checks
       from public.organizations order by name`,
    )
    expect(badges).toEqual([
      { name: 'Nina Rossi', lasts: false, checks: [] },
      { name: 'Rossi Studio', lasts: true, checks: ['domain'] },
    ])
    const ratings = await rows(
      `select title, is_confirmed from private.project_ratings join public.projects on id = project_id order by title`,
    )
    expect(ratings).toEqual([
      { title: 'Copied', is_confirmed: false },
      { title: 'Emailed', is_confirmed: true },
    ])
  })

  it('H1d keeps work anonymous that started after an invitation by card, unless the company knows the name', async () => {
    const unnamed = await rows(
      `select title from private.unnamed_work join public.enrollments on id = enrollment_id
       join private.cases on mission = mission_id order by title`,
    )
    expect(unnamed).toEqual([{ title: 'after' }, { title: 'again' }])
  })

  it('M4 removes candidates’ user IDs from files, reports and blocks of a contact', async () => {
    const [file] = await rows('select path from public.message_files')
    expect(file.path).toMatch(new RegExp(`^[0-9a-f-]{36}/${conversation}/letter.pdf$`))
    expect(file.path).not.toContain(candidate)
    expect(await rows('select name, new_name from private.files_to_move')).toEqual([
      { name: sent, new_name: file.path },
    ])
    expect(await rows('select reported_id from public.reports')).toEqual([{ reported_id: null }])
    expect(await rows('select from public.blocks')).toEqual([])
    expect(await rows('select from public.contact_shares where revoked_at is null')).toEqual([])
  })
})
