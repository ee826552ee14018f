import type { TestServer } from '../../server/testing/server.ts'
import { publishCounting } from './earned.ts'
import type { Partner } from './people.ts'

export type Known = {
  id: string
  name: string
  handle: string
}

/**
 * Findable people whom an attacker may know by name, title, page and user ID, like a whole phone book: one for each
 * of `size`, with invented careers. Every third has earned certificates, half of them from the company itself.
 */
export async function populate(server: TestServer, company: Partner, other: Partner, size: number) {
  const missions = [
    { id: await publishCounting(company), organization: company.organizationId },
    { id: await publishCounting(other), organization: other.organizationId },
  ]
  await server.sql(
    `create table private.crowd as
     select gen_random_uuid() as id, number, 'Prenom' || chr(97 + number / 26) || chr(97 + number % 26) as first_name,
       'Nom' || to_char(number, 'fm0000') as last_name, 'prenom-nom' || number as handle,
       (array['Data analyst', 'Web developer', 'UX designer', 'Accountant', 'Recruiter'])[1 + number % 5]
         || ' at desk ' || number as title,
       (select array_agg(name_en) from (
         select name_en from public.skills where merged_into is null and slug <> 'sql'
         order by md5(slug || number / 3) limit 4
       ) as drawn) || 'SQL'::text as skills,
       (array['Lyon', 'Paris', 'Nantes', 'Lille', 'Metz'])[1 + number % 5] as town
     from generate_series(1, ${size}) as number`,
  )
  await server.sql(
    `insert into auth.users (id, aud, role, email, raw_app_meta_data, raw_user_meta_data, email_confirmed_at, created_at, updated_at)
     select id, 'authenticated', 'authenticated', handle || '@example.test', '{"provider": "email", "providers": ["email"]}',
       jsonb_build_object('first_name', first_name, 'last_name', last_name), now(), now(), now()
     from private.crowd`,
  )
  await server.sql(
    `update public.profiles as profile set job_title = title, skills = crowd.skills from private.crowd where user_id = id`,
  )
  await server.sql(
    `insert into public.candidate_profiles (user_id, location, visibility, handle, availability, contract_kinds)
     select id, town, 'partners', handle, 'now', '{permanent}' from private.crowd
     on conflict (user_id) do update set location = excluded.location, visibility = excluded.visibility,
       handle = excluded.handle, availability = excluded.availability, contract_kinds = excluded.contract_kinds`,
  )
  await server.sql('insert into private.handles (handle, user_id) select handle, id from private.crowd')
  for (const [turn, { id, organization }] of missions.entries())
    await server.sql(
      `with work as (
         insert into public.enrollments (user_id, mission_id, version, organization_id, status, path, attempts, completed_at)
         select crowd.id, $1, 1, $2, 'validated', '{letter}', 1, now() from private.crowd where number % 6 = ${turn * 3}
         returning id, user_id
       )
       insert into public.certificates (enrollment_id, user_id, organization_id, facts, issued_at)
       select work.id, work.user_id, $2::uuid, jsonb_build_object(
           'name', first_name || ' ' || last_name, 'mission', 'Count the stock',
           'organization', (select name from public.organizations where id = $2::uuid), 'difficulty', 'beginner',
           'skills', '["spreadsheets"]'::jsonb, 'criteria', jsonb_build_array(
             jsonb_build_object('title', 'Right', 'weight', 1 + number % 97, 'rank', 1, 'of', 2),
             jsonb_build_object('title', 'Clear', 'weight', 99 - number % 97, 'rank', 2, 'of', 2)
           )
         ), date_trunc('month', now()) - number % 24 * interval '1 month'
       from work join private.crowd on crowd.id = work.user_id`,
      [id, organization],
    )
  await server.sql(
    'insert into public.discovery_settings (user_id, is_findable) select id, true from private.crowd',
  )
  // As if they had come one after another, all of them today.
  await server.sql(
    `update private.candidate_cards as card set found_since = now() - crowd.number * interval '1 second'
     from private.crowd where crowd.id = card.user_id`,
  )
  return server.sql<Known>(
    `select id, first_name || ' ' || last_name as name, handle from private.crowd order by number`,
  )
}

/** Who is really behind a company's cards: known only to the test. */
export async function truth(server: TestServer, company: Partner): Promise<Map<string, string>> {
  const rows = await server.sql<{ card: string; id: string }>(
    `select private.card_id($1, user_id) as card, user_id as id from private.candidate_cards`,
    [company.organizationId],
  )
  return new Map(rows.map(({ card, id }) => [card, id]))
}
