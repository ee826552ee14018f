-- As many findable candidates as bench.cards says. People cluster in trades, towns and schools as in real life: a few
-- are everywhere, most are rare. 40,000 people are drawn one by one; a larger crowd repeats them with other dates.
select setseed(0.17);
create function pg_temp.size(name text) returns int language sql as $$ select current_setting('bench.' || name)::int $$;
-- A position from 0 to size - 1; the first ones by far the most often.
create function pg_temp.skewed(size int, skew float) returns int language sql volatile as $$
  select least(size - 1, floor(size * power(random(), skew)))::int
$$;

create temp table job as select row_number() over (order by md5(slug)) - 1 as place, * from public.jobs;
create temp table skill as select row_number() over (order by md5(slug)) - 1 as place, * from public.skills;
create temp table town as select row_number() over () - 1 as place, * from public.towns;
create temp table mission as
select place, initcap(verb) || ' ' || thing || ' for ' || client as title, 'Company ' || place % 90 as organization
from (
  select place, (array['write', 'review', 'plan', 'design', 'measure', 'clean', 'present'])[1 + place % 7] as verb,
    (array['a landing page', 'a budget', 'an onboarding', 'a survey', 'a dashboard', 'a release', 'a carbon report', 'a price list'])[1 + place / 7 % 8] as thing,
    (array['a bakery', 'a clinic', 'a museum', 'a bus line', 'a school', 'a start-up'])[1 + place / 56 % 6] as client
  from generate_series(0, 335) as place
) as drawn;

create temp table prototype as
select person, job.slug as job, job.title_en, job.title_fr, job.essential || job.optional as trade,
  town.slug as town, other.slug as wish, floor(random() * 4)::int as contract, random() as chance, random() as proof,
  pg_temp.skewed(260, 2) as school, floor(3 + random() * 8)::int as known
from (
  select person, pg_temp.skewed((select count(*)::int from job), 1.6) as job_place,
    pg_temp.skewed((select count(*)::int from town), 2.2) as town_place, pg_temp.skewed((select count(*)::int from town), 2.2) as wish_place
  from generate_series(1, least(pg_temp.size('cards'), 40000)) as person
) as drawn
join job on job.place = job_place
join town on town.place = town_place
join town as other on other.place = wish_place;

create temp table known_skill as
select person, slug, name_en, name_fr, proof, chance, row_number() over (partition by person order by weight) as rank
from (
  select person, skill.slug, name_en, name_fr, proof, chance, random() as weight, known from prototype
  join skill on skill.slug = any (trade)
  union all
  select person, skill.slug, name_en, name_fr, proof, chance, 0.6 + random(), known from prototype
  cross join generate_series(1, 3) as more
  join skill on skill.place = (abs(hashint8(person * 31 + more)) % 90) and skill.slug <> all (trade)
) as drawn
where weight * 10 < known + 1.5;
create index on known_skill (person);
create index on mission (place);
analyze known_skill, mission, prototype;

create temp table crowd as
select row_number() over () - 1 as place, built.facts, private.card_labels(built.facts) as labels,
  private.card_marks(built.facts) as marks, private.card_words(built.facts) as words
from (
  select jsonb_build_object(
    'title', jsonb_build_object('slug', job, 'titleEn', title_en, 'titleFr', title_fr),
    'skills', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'key', slug, 'slug', slug, 'nameEn', name_en, 'nameFr', name_fr,
        'source', case when proof > 0.6 and rank <= 4 then 'proven' when rank % 5 = 0 then 'endorsed' else 'declared' end
      ) || case when proof > 0.6 and rank <= 4 then jsonb_build_object(
        'level', 1 + (proof * 100)::int % 3, 'proofs', (
          select jsonb_agg(jsonb_build_object(
            'mission', title, 'organization', organization, 'difficulty', 'intermediate', 'reached', 60 + (proof * 40)::int, 'on', '2026-05'
          )) from mission where mission.place = (proof * 300)::int
        )
      ) else '{}' end order by rank), '[]')
      from known_skill where known_skill.person = prototype.person
    ),
    'missionsValidated', case when proof > 0.6 then 1 + floor(power(proof, 6) * 9)::int else 0 end,
    'targetJobs', jsonb_build_array(jsonb_build_object('slug', job, 'titleEn', title_en, 'titleFr', title_fr)),
    'town', private.town_facts(town), 'places', jsonb_build_array(private.town_facts(wish)),
    'remote', (array['any', 'on_site', 'hybrid', 'remote'])[1 + floor(chance * 4)::int],
    'availability', (array['now', 'now', 'from_date', 'listening'])[1 + floor(mod((proof * 1000)::int, 97) / 97.0 * 4)::int],
    'contracts', to_jsonb((array['{permanent}', '{permanent,fixed_term}', '{apprenticeship,internship}', '{freelance}'])[1 + contract]::text[]),
    'languages', case when chance < 0.7 then '[{"code": "fr", "level": "native"}, {"code": "en", "level": "b2"}]'
      when chance < 0.9 then '[{"code": "fr", "level": "native"}]'
      else '[{"code": "en", "level": "native"}, {"code": "fr", "level": "b1"}, {"code": "de", "level": "b1"}]' end::jsonb,
    'schools', jsonb_build_array('School number ' || school)
  ) as facts
  from prototype
) as told
cross join lateral (
  select told.facts || case when told.facts ->> 'availability' = 'from_date'
    then jsonb_build_object('availableFrom', current_date + 60) else '{}' end
) as built (facts);
alter table crowd add primary key (place);

insert into private.candidate_cards (user_id, active_on, found_since, found_on, missions, available_on, labels, terms, facts)
select gen_random_uuid(), current_date - pg_temp.skewed(400, 2), found.at, found.at::date,
  (facts ->> 'missionsValidated')::int,
  case facts ->> 'availability' when 'now' then '-infinity'::date when 'from_date' then current_date + 60 end,
  cardinality(crowd.labels), crowd.labels || marks || words, facts
from generate_series(1, pg_temp.size('cards')) as number
join crowd on crowd.place = abs(hashint8(number)) % least(pg_temp.size('cards'), 40000)
cross join lateral (select now() - (number * 0 + random()) * interval '400 days' as at) as found;
create index on private.candidate_cards (active_on desc, shuffle);
select private.set_card_edges();
drop index private.candidate_cards_active_on_shuffle_idx;
insert into private.search_words select distinct substr(term, 6), term from crowd, unnest(words) as term on conflict do nothing;

insert into auth.users (id, aud, role, email, created_at, updated_at)
values ('c0000000-0000-4000-8000-000000000001', 'authenticated', 'authenticated', 'recruiter@example.test', now(), now());
insert into public.profiles (user_id, first_name, last_name) values ('c0000000-0000-4000-8000-000000000001', 'Rita', 'Recruiter');
insert into public.organizations (id, kind, name, slug, status)
values ('c1000000-0000-4000-8000-000000000001', 'company', 'Company', 'company', 'approved');
insert into public.organization_members (organization_id, user_id, member_role)
values ('c1000000-0000-4000-8000-000000000001', 'c0000000-0000-4000-8000-000000000001', 'recruiter');
-- Two thousand people hide from this company.
insert into public.discovery_exclusions (user_id, organization_id)
select user_id, 'c1000000-0000-4000-8000-000000000001' from private.candidate_cards limit least(2000, pg_temp.size('cards') / 50);

-- Missions to recommend to a candidate.
insert into public.mission_listings (
  mission_id, organization_id, organization_name, organization_kind, version, title, summary, category, difficulty, hours,
  feedback_days, language, languages, skills, outline, is_open, published_at, words
)
select gen_random_uuid(), 'c1000000-0000-4000-8000-000000000001', 'Company', 'company', 1, title, title,
  (enum_range(null::public.mission_category))[1 + number % 12], 'beginner', 2, 3, 'en', '{en}', (
    select array_agg(slug) from skill where skill.place in (number % 97, number * 7 % 97, number * 13 % 97)
  ), '[]', true, now() - number * interval '1 hour', lower(title)
from generate_series(1, 10000) as number join mission on mission.place = number % 336;
insert into auth.users (id, aud, role, email, created_at, updated_at)
values ('ca000000-0000-4000-8000-000000000001', 'authenticated', 'authenticated', 'candidate@example.test', now(), now());
insert into public.profiles (user_id, first_name, last_name, skills)
values ('ca000000-0000-4000-8000-000000000001', 'Cleo', 'Candidate', '{SQL,Spreadsheets,Data analysis,Python}');
insert into public.user_roles (user_id, role) values ('ca000000-0000-4000-8000-000000000001', 'candidate');
