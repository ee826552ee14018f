-- People who signed up over the last weeks and did nothing else; some came back. They give the platform analytics a
-- shape. Their ids begin with ca…01.
create temporary table visitor on commit drop as
select
  ('ca000000-0000-4000-8000-' || lpad((1000 + number)::text, 12, '0'))::uuid as id, number, weeks_ago,
  (array['Adèle', 'Bilal', 'Camille', 'Driss', 'Eva', 'Félix', 'Gaëlle', 'Hamza', 'Iris', 'Joris', 'Kenza', 'Louis'])[1 + number % 12]
    as first_name,
  (array['Aubry', 'Benali', 'Colin', 'Diallo', 'Esteve', 'Fontaine', 'Garnier', 'Haddad', 'Imbert', 'Jacquet', 'Keita', 'Lemoine', 'Marchal'])[1 + number * 5 % 13]
    as last_name,
  date_trunc('week', now(), 'UTC') - weeks_ago * interval '7 days' + number % 6 * interval '1 day'
    + (8 + number % 11) * interval '1 hour' as signed_up
from generate_series(1, 12) as weeks_ago
cross join lateral generate_series(1, 7 + weeks_ago * 5 % 7) as nth
cross join lateral (
  select nth + coalesce(sum(7 + earlier * 5 % 7), 0)::int as number from generate_series(1, weeks_ago - 1) as earlier
) as numbered;

insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  created_at, updated_at, last_sign_in_at, confirmation_token, recovery_token, email_change_token_new, email_change
)
select '00000000-0000-0000-0000-000000000000', visitor.id, 'authenticated', 'authenticated',
  lower(extensions.unaccent(first_name || '.' || last_name)) || '@portes-ouvertes.example', admin.encrypted_password, signed_up + interval '4 minutes',
  admin.raw_app_meta_data,
  jsonb_build_object('first_name', first_name, 'last_name', last_name, 'language', pg_temp.spoken(), 'email_verified', true),
  signed_up, signed_up, signed_up + interval '4 minutes', '', '', '', ''
from visitor cross join auth.users as admin where admin.email = 'admin@essor.test';

insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
select id, 'email', id::text, raw_user_meta_data - 'email_verified' || jsonb_build_object(
    'sub', id, 'email', email, 'email_verified', true, 'phone_verified', false
  ), created_at, created_at, created_at
from auth.users where id in (select visitor.id from visitor);
update public.notifications set created_at = visitor.signed_up, read_at = visitor.signed_up + interval '5 minutes'
from visitor where visitor.id = user_id and kind = 'welcome';

-- Fewer come back each week. Everyone who worked or submitted was active too.
insert into private.active_weeks (user_id, week)
select id, private.week_of(signed_up) + later * 7 from visitor cross join lateral generate_series(1, weeks_ago) as later
where hashtext(id::text || later) & 15 < 11 - later
union
select user_id, private.week_of(created_at) from public.profiles
union
select user_id, private.week_of(moment) from public.enrollments, unnest(array[started_at, submitted_at, completed_at]) as moment
where moment is not null
union
select member.user_id, private.week_of(now() - later * interval '7 days') from public.organization_members as member
cross join generate_series(1, 8) as later
where member.created_at < now() - later * interval '7 days' and hashtext(member.user_id::text || later) & 3 > 0
on conflict do nothing;

-- One published mission is a template for all authors.
insert into public.mission_templates (mission_id, version, marked_by, created_at)
select id, version, 'ad000000-0000-4000-8000-000000000001', now() - interval '9 days' from public.missions
where status = 'published' order by id limit 1;

select private.count_platform();
