-- The board and its applications: bench.openings published openings of a fiftieth as many companies. A few skills, jobs and towns are common,
-- most are rare; four in a hundred openings are for invited people. Triggers are off while this is written.
select setseed(0.41);

create function pg_temp.openings() returns int language sql as $$ select current_setting('bench.openings')::int $$;
create function pg_temp.applications() returns int language sql as $$ select current_setting('bench.applications')::int $$;
create function pg_temp.id(kind text, nth bigint) returns uuid language sql immutable as $$
  select md5(kind || ' ' || nth)::uuid
$$;
-- A random index below `many`; low ones are by far the most frequent.
create function pg_temp.skewed(many int) returns int language sql volatile as $$
  select floor(many * power(random(), 3))::int
$$;

create temp table skill as
select row_number() over (order by md5(slug)) - 1 as place, slug, name_en, name_fr from public.skills where merged_into is null;
create temp table town as
select row_number() over (order by md5(slug)) - 1 as place, slug, private.town_facts(slug) as facts, latitude, longitude
from public.towns;
create temp table job as
select row_number() over (order by md5(slug)) - 1 as place, slug, title_en, title_fr from public.jobs;
create temp table sizes as
select (select count(*) from skill)::int as skills, (select count(*) from town)::int as towns, (select count(*) from job)::int as jobs,
  greatest(1, pg_temp.openings() / 50) as companies;

insert into public.organizations (id, kind, name, slug, status, decided_at, created_at)
select pg_temp.id('company', nth), 'company', 'Company ' || nth, 'company-' || nth, 'approved', now(), now()
from sizes, generate_series(0, companies - 1) as nth;

-- What openings say. Above 100,000, openings of different companies and days say the same.
create temp table phrase as
select nth, pg_temp.skewed(towns) as town, pg_temp.skewed(jobs) as job,
  array(select distinct pg_temp.skewed(skills) from generate_series(1, 4 + nth % 3)) as skills,
  (array['permanent', 'fixed_term', 'apprenticeship', 'internship', 'temporary', 'freelance'])[1 + pg_temp.skewed(6)] as contract,
  (array['on_site', 'hybrid', 'remote'])[1 + pg_temp.skewed(3)] as remote,
  case when random() < 0.15 then 'part' else 'full' end as working_time,
  20000 + 1000 * pg_temp.skewed(60) as pay, (array['fr', 'en'])[1 + pg_temp.skewed(2)] as language,
  case when random() < 0.5 then current_date + (random() * 120)::int end as start_on
from sizes, generate_series(1, least(pg_temp.openings(), 100000)) as nth;

create temp table named_skill as
select phrase.nth, jsonb_agg(jsonb_build_object(
  'slug', skill.slug, 'must', true, 'weight', 1, 'level', null, 'nameEn', skill.name_en, 'nameFr', skill.name_fr
)) as skills
from phrase cross join unnest(phrase.skills) as drawn (place) join skill using (place) group by phrase.nth;

create temp table content as
select phrase.nth, phrase.pay, phrase.contract, phrase.remote, town.slug as town_slug, town.latitude, town.longitude, jsonb_build_object(
  'title', job.title_en || ' ' || phrase.nth, 'language', phrase.language, 'description', 'A description.', 'translation', null,
  'job', jsonb_build_object('slug', job.slug, 'titleEn', job.title_en, 'titleFr', job.title_fr, 'near', '[]'::jsonb),
  'town', town.facts, 'remote', phrase.remote, 'contracts', jsonb_build_array(phrase.contract), 'languages', '[]'::jsonb,
  'startOn', phrase.start_on, 'workingTime', phrase.working_time, 'hoursPerWeek', null, 'durationMonths', null, 'places', 1,
  'applyBy', null, 'missions', '[]'::jsonb, 'questions', '[]'::jsonb,
  'pay', jsonb_build_object('min', phrase.pay, 'max', phrase.pay + 6000, 'currency', 'EUR', 'period', 'year'),
  'stages', '[{"kind": "new", "name": null, "answerDays": 7}]'::jsonb, 'skills', named_skill.skills
) as said
from phrase join named_skill using (nth) join town on town.place = phrase.town join job on job.place = phrase.job;

create temp table written as
select content.*, cardinality(found.labels) as labels,
  found.labels || array_remove(private.opening_terms(said, null, null, pay + 6000), null) as terms
from content cross join lateral (select private.opening_labels(said)) as found (labels);
create unique index on written (nth);

create temp table drawn as
select nth, 1 + (nth - 1) % 100000 as phrase, pg_temp.id('opening', nth) as id, floor(random() * companies)::bigint as company,
  now() - interval '90 days' * random() as published_at, random() > 0.04 as is_public
from sizes, generate_series(1, pg_temp.openings()) as nth;

create temp table company as
select nth, pg_temp.id('company', nth) as id, 60 + nth % 41 as in_time, array(
  select 'word:' || word from private.words_of('Company ' || nth) as word
) as words
from sizes, generate_series(0, companies - 1) as nth;

insert into public.openings (
  id, organization_id, title, skills, town_slug, remote, contracts, status, audience, slug, version, published_at
)
select drawn.id, company.id, said ->> 'title', said -> 'skills', town_slug, remote::public.remote_wish, array[contract], 'open',
  case when is_public then 'everyone' else 'invited' end, 'opening-' || drawn.nth, 1, published_at
from drawn join written on written.nth = drawn.phrase join company on company.nth = drawn.company;

insert into public.opening_versions (opening_id, version, content)
select drawn.id, 1, said from drawn join written on written.nth = drawn.phrase;

insert into private.answer_figures (organization_id, in_time, days) select id, in_time, 3 from company;

insert into private.opening_listings (
  opening_id, organization_id, is_public, published_at, town_slug, latitude, longitude, pay_year_min, pay_year_max,
  pay_currency, answer_share, labels, terms
)
select drawn.id, company.id, is_public, published_at, town_slug, latitude, longitude, pay, pay + 6000, 'EUR', in_time, labels,
  terms || array[
    'organization:' || company.id, 'day:' || to_char(published_at at time zone 'UTC', 'YYYY-MM-DD')
  ] || words
from drawn join written on written.nth = drawn.phrase join company on company.nth = drawn.company;

insert into private.search_words (word, term)
select distinct substr(term, 6), term from (
  select unnest(terms) as term from written union all select unnest(words) from company
) as known where term like 'word:%'
on conflict do nothing;

-- Applications: bench.applications to each opening, but 5,000 to the first, from half as many people as there are openings. Two in
-- five wait for an answer that is due in the next days; few are late, and fewer became due since the last reminder.
create temp table people as select greatest(5000, pg_temp.openings() / 2) as number;

insert into auth.users (id, aud, role, email, created_at, updated_at)
select pg_temp.id('person', nth), 'authenticated', 'authenticated', 'person-' || nth || '@example.test', now(), now()
from people, generate_series(0, number - 1) as nth;
insert into public.profiles (user_id, first_name, last_name)
select pg_temp.id('person', nth), 'Person', 'Number ' || nth from people, generate_series(0, number - 1) as nth;
insert into public.user_roles (user_id, role)
select pg_temp.id('person', nth), 'candidate' from people, generate_series(0, number - 1) as nth;

insert into auth.users (id, aud, role, email, created_at, updated_at)
select pg_temp.id('owner', nth), 'authenticated', 'authenticated', 'owner-' || nth || '@example.test', now(), now()
from sizes, generate_series(0, companies - 1) as nth;
insert into public.profiles (user_id, first_name, last_name)
select pg_temp.id('owner', nth), 'Owner', 'Number ' || nth from sizes, generate_series(0, companies - 1) as nth;
insert into public.organization_members (organization_id, user_id, member_role)
select pg_temp.id('company', nth), pg_temp.id('owner', nth), 'owner' from sizes, generate_series(0, companies - 1) as nth;
insert into public.opening_team (opening_id, user_id, is_lead)
select drawn.id, pg_temp.id('owner', drawn.company), true from drawn;

insert into public.opening_stages (id, opening_id, kind, place, answer_days)
select md5(drawn.nth || ' ' || kind)::uuid, drawn.id, kind, place - 1, days
from drawn, unnest(
  array['new', 'shortlist', 'interview', 'offer', 'hired', 'not_selected'], array[7, 7, 7, 7, null, null]
) with ordinality as stage (kind, days, place);

create temp table applied as
select drawn.nth as opening, drawn.id as opening_id, turn, md5(drawn.nth || ' application ' || turn)::uuid as id,
  -- Neighbors in this order are different people.
  (drawn.nth * pg_temp.applications() + turn) % people.number as person, random() as fate,
  greatest(drawn.published_at, now() - interval '60 days' * random()) as sent_at
from people, drawn, lateral generate_series(1, case when drawn.nth = 1 then 5000 else pg_temp.applications() end) as turn;

insert into public.opening_applications (
  id, opening_id, version, user_id, stage_id, shared_fields, source, facts, must_haves, sent_at, opened_at, revealed_at,
  answered_at, answer_due_at, reminded_at, late_at, outcome, reason, words
)
select id, opening_id, 1, pg_temp.id('person', person), md5(opening || ' ' || stage.kind)::uuid, '{name,email,skills}',
  (array['board', 'search', 'link'])[1 + turn % 3],
  '{"title": {"slug": "data-analyst", "titleEn": "Data analyst", "titleFr": "Data analyst"}}',
  '[{"slug": "sql", "source": "proven"}, {"slug": "spreadsheets", "source": "declared"}]', sent_at,
  case when fate > 0.2 then sent_at + interval '1 day' end, case when stage.kind = 'shortlist' then sent_at + interval '2 days' end,
  case when stage.kind <> 'new' then sent_at + interval '2 days' end, due.at,
  case when due.at < now() + interval '1 day' then now() end, case when due.at < now() then now() end,
  case when stage.kind = 'not_selected' then 'not_selected' end, case when stage.kind = 'not_selected' then 'evidence' end,
  case when stage.kind = 'not_selected' then 'Thank you for your application.' end
from applied
cross join lateral (
  select case when fate < 0.3 then 'new' when fate < 0.4 then 'shortlist' else 'not_selected' end as kind
) as stage
cross join lateral (
  select case when fate < 0.005 then now() - interval '3 days' * random()
    when fate < 0.4 then now() + interval '7 days' * random() end as at
) as due;

insert into public.opening_application_moves (application_id, kind, to_kind, at)
select id, 'sent', 'new', sent_at from applied;
insert into public.opening_application_moves (application_id, kind, from_kind, to_kind, due_at, at)
select id, case when fate < 0.4 then 'moved' else 'answered' end, 'new',
  case when fate < 0.4 then 'shortlist' else 'not_selected' end, sent_at + interval '7 days', sent_at + interval '2 days'
from applied where fate >= 0.3;

-- Due since the last reminder: thirty of thirty openings, half of them late.
update public.opening_applications set
  answer_due_at = now() + case when turn % 2 = 0 then interval '23 hours' else interval '-10 minutes' end,
  reminded_at = case when turn % 2 = 1 then now() end, late_at = null
from (select id as due_id, opening as turn from applied where turn = 1 and opening between 2 and 31) as due
where id = due_id;
