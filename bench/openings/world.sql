-- The board: bench.openings published openings of a fiftieth as many companies. A few skills, jobs and towns are common,
-- most are rare; four in a hundred openings are for invited people. Triggers are off while this is written.
select setseed(0.41);

create function pg_temp.openings() returns int language sql as $$ select current_setting('bench.openings')::int $$;
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

create temp table drawn as
select nth, pg_temp.id('opening', nth) as id, pg_temp.id('company', floor(random() * companies)::bigint) as organization_id,
  pg_temp.skewed(towns) as town, pg_temp.skewed(jobs) as job,
  array(select distinct pg_temp.skewed(skills) from generate_series(1, 4 + nth % 3)) as skills,
  (array['permanent', 'fixed_term', 'apprenticeship', 'internship', 'temporary', 'freelance'])[1 + pg_temp.skewed(6)] as contract,
  (array['on_site', 'hybrid', 'remote'])[1 + pg_temp.skewed(3)] as remote,
  case when random() < 0.15 then 'part' else 'full' end as working_time,
  20000 + 1000 * pg_temp.skewed(60) as pay, (array['fr', 'en'])[1 + pg_temp.skewed(2)] as language,
  now() - interval '90 days' * random() as published_at,
  case when random() < 0.5 then current_date + (random() * 120)::int end as start_on,
  random() > 0.04 as is_public
from sizes, generate_series(1, pg_temp.openings()) as nth;

create temp table written as
select drawn.*, town.slug as town_slug, town.latitude, town.longitude, jsonb_build_object(
  'title', job.title_en || ' ' || drawn.nth, 'language', drawn.language, 'description', 'A description.', 'translation', null,
  'job', jsonb_build_object('slug', job.slug, 'titleEn', job.title_en, 'titleFr', job.title_fr, 'near', '[]'::jsonb),
  'town', town.facts, 'remote', drawn.remote, 'contracts', jsonb_build_array(drawn.contract), 'languages', '[]'::jsonb,
  'startOn', drawn.start_on, 'workingTime', drawn.working_time, 'hoursPerWeek', null, 'durationMonths', null, 'places', 1,
  'applyBy', null, 'missions', '[]'::jsonb, 'questions', '[]'::jsonb,
  'pay', jsonb_build_object('min', drawn.pay, 'max', drawn.pay + 6000, 'currency', 'EUR', 'period', 'year'),
  'stages', '[{"kind": "new", "name": null, "answerDays": 7}]'::jsonb,
  'skills', (
    select jsonb_agg(jsonb_build_object(
      'slug', skill.slug, 'must', true, 'weight', 1, 'level', null, 'nameEn', skill.name_en, 'nameFr', skill.name_fr
    )) from skill where skill.place = any (drawn.skills)
  )
) as content
from drawn join town on town.place = drawn.town join job on job.place = drawn.job;

insert into public.openings (
  id, organization_id, title, skills, town_slug, remote, contracts, status, audience, slug, version, published_at
)
select id, organization_id, content ->> 'title', content -> 'skills', town_slug, remote::public.remote_wish, array[contract], 'open',
  case when is_public then 'everyone' else 'invited' end, 'opening-' || nth, 1, published_at
from written;

insert into public.opening_versions (opening_id, version, content) select id, 1, content from written;

insert into private.opening_listings (
  opening_id, organization_id, is_public, published_at, town_slug, latitude, longitude, pay_year_min, pay_year_max,
  pay_currency, labels, terms
)
select id, organization_id, is_public, published_at, town_slug, latitude, longitude, pay, pay + 6000, 'EUR', cardinality(labels),
  labels || private.opening_terms(content, organization_id, published_at, pay + 6000)
from written cross join lateral private.opening_labels(content) as labels;

insert into private.search_words (word, term)
select distinct substr(term, 6), term from private.opening_listings, unnest(terms) as term where term like 'word:%'
on conflict do nothing;
