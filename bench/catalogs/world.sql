-- Public pages: bench.pages missions, and as many companies, schools and makers. A few places, skills and words are
-- common, most are rare. Triggers are off while this is written.
select setseed(0.37);

create function pg_temp.pages() returns int language sql as $$ select current_setting('bench.pages')::int $$;
create function pg_temp.id(kind text, nth bigint) returns uuid language sql immutable as $$
  select md5(kind || ' ' || nth)::uuid
$$;
-- A random index below `many`; low ones are by far the most frequent.
create function pg_temp.skewed(many int) returns int language sql volatile as $$
  select floor(many * power(random(), 3))::int
$$;
create function pg_temp.word(nth int) returns text language sql immutable as $$
  select (array['ba','co','di','fu','ge','lo','mi','na','pe','ro','su','ta','ve'])[1 + nth % 13]
    || (array['ran','len','tis','mor','pul','sec','vid'])[1 + nth / 13 % 7]
    || (array['ta','ne','lio','dum'])[1 + nth / 91 % 4] || (array['s','r','l','m'])[1 + nth / 364 % 4]
$$;
create function pg_temp.text_of(words int) returns text language sql volatile as $$
  select string_agg(pg_temp.word(pg_temp.skewed(1456)), ' ') from generate_series(1, words)
$$;

create temp table skill as select row_number() over (order by slug) - 1 as place, slug from public.skills;
create temp table town as select nth as place, initcap(pg_temp.word(7 * nth)) as name from generate_series(0, 199) as nth;
create temp table page as
select nth, kind, pg_temp.id(kind, nth) as id, initcap(pg_temp.text_of(2)) || ' ' || nth as name,
  pg_temp.text_of(8) as said, pg_temp.skewed(200) as town,
  now() - interval '1 year' * random() as since, random() as chance
from generate_series(1, pg_temp.pages()) as nth, unnest(array['company', 'academia', 'on_maker']) as kind;

insert into public.organizations (id, kind, name, slug, status, decided_at, created_at)
select id, kind::public.organization_kind, name, replace(kind, '_', '-') || '-' || nth, 'approved', since, since from page;

insert into public.organization_profiles (organization_id, tagline, sector, size, place)
select page.id, left(initcap(page.said), 160),
  case kind when 'company' then (array['digital', 'health', 'commerce', 'energy', 'media', 'finance'])[1 + pg_temp.skewed(6)] end,
  (array['1-9', '10-49', '50-249', '250-999', '1000+'])[1 + pg_temp.skewed(5)], town.name
from page join town on town.place = page.town where kind <> 'on_maker';

insert into private.organization_listings (organization_id, kind, sector, size, places, sort_name, words, active_at)
select page.id, page.kind::public.organization_kind, said.sector, said.size, array[said.place],
  private.plain_words(page.name), private.plain_words(concat_ws(' ', page.name, said.tagline, said.place)), page.since
from page join public.organization_profiles as said on said.organization_id = page.id;

insert into public.maker_profiles (organization_id, headline, skills, availability, available_from, is_public, words)
select page.id, left(initcap(page.said), 120), (
    select jsonb_agg(distinct jsonb_build_object('slug', skill.slug, 'weight', 3))
    from skill where skill.place in (page.town, page.town / 2, page.nth % 7)
  ), case when chance < 0.2 then 'now' when chance < 0.3 then 'from' else 'not_now' end,
  case when chance >= 0.2 and chance < 0.3 then current_date + (page.nth % 60 - 30) end, true,
  private.plain_words(page.name || ' ' || page.said)
from page where kind = 'on_maker';

insert into private.maker_listings (organization_id, availability, available_from, skill_slugs, sort_name, words)
select page.id, profile.availability, profile.available_from, profile.skill_slugs, private.plain_words(page.name), profile.words
from page join public.maker_profiles as profile on profile.organization_id = page.id;

insert into private.catalog_choices (catalog, choice, pages)
select kind::text, place, count(*) from private.organization_listings, unnest(places) as place group by 1, 2
union all
select 'on_maker', slug, count(*) from private.maker_listings, unnest(skill_slugs) as slug group by 2;

insert into public.mission_listings (
  mission_id, organization_id, organization_name, organization_kind, version, title, summary, category, difficulty, hours,
  feedback_days, language, skills, outline, is_open, published_at, words, languages
)
select pg_temp.id('mission', page.nth), page.id, page.name, 'company', 1, page.name, page.said,
  (enum_range(null::public.mission_category))[1 + pg_temp.skewed(8)],
  (enum_range(null::public.mission_difficulty))[1 + pg_temp.skewed(3)], 1 + page.nth % 40, 7,
  case when chance < 0.6 then 'fr' else 'en' end,
  array(select slug from skill where skill.place in (page.town, page.nth % 7)), '[]', chance < 0.9, page.since,
  private.plain_words(page.name || ' ' || page.said), array[case when chance < 0.6 then 'fr' else 'en' end]
from page where kind = 'company';
