-- Missions are published, listed and found in every language that is complete.
alter table public.mission_listings
  add languages text[] not null default '{}',
  -- Title, summary, outline and rubric in each language but the one it is written in.
  add translations jsonb not null default '{}';
-- The catalog filters by the languages a mission can be read in.
drop index public.mission_listings_by_date;
drop index public.mission_listings_by_hours;
drop index public.mission_listings_by_category;
drop index public.mission_listings_by_level;
create index mission_listings_by_date on public.mission_listings (published_at desc, mission_id)
  include (closes_on, category, difficulty, hours, languages, skills) where is_open;
create index mission_listings_by_hours on public.mission_listings (hours, published_at desc, mission_id)
  include (closes_on, category, difficulty, languages, skills) where is_open;
create index mission_listings_by_category on public.mission_listings (category, published_at desc, mission_id)
  include (closes_on, difficulty, hours, languages, skills) where is_open;
create index mission_listings_by_level on public.mission_listings (category, difficulty, published_at desc, mission_id)
  include (closes_on, hours, languages, skills) where is_open;

-- What a listing says of content in one language.
create function private.listed_texts(content jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'title', private.trimmed(content ->> 'title'), 'summary', private.trimmed(content ->> 'summary'),
    'outline', (
      select jsonb_agg(jsonb_build_object('kind', step ->> 'kind', 'title', step ->> 'title') order by place)
      from jsonb_array_elements(content -> 'steps') with ordinality as listed (step, place)
    ),
    'rubric', case when content -> 'rubric' ->> 'isShown' = 'true' then content -> 'rubric' -> 'criteria' end
  )
$$;

-- Writes the public row of a mission anew from its published version.
create or replace function private.list_mission(wanted uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.mission_listings (
    mission_id, organization_id, organization_name, organization_kind, version, title, summary, category, difficulty,
    hours, feedback_days, language, languages, skills, outline, rubric, translations, is_open, closes_on, published_at, words
  )
  select
    mission.id, organization.id, organization.name, organization.kind, mission.version,
    written ->> 'title', written ->> 'summary', (published.content ->> 'category')::public.mission_category,
    (published.content ->> 'difficulty')::public.mission_difficulty, (published.content ->> 'hours')::numeric,
    (published.content ->> 'feedbackDays')::int, published.content ->> 'language', published.languages,
    array(select jsonb_array_elements_text(published.content -> 'skills')),
    written -> 'outline', nullif(written -> 'rubric', 'null'), translated.texts,
    mission.status = 'published' and not mission.by_invitation and organization.status = 'approved',
    mission.closes_on, published.published_at,
    private.plain_words(concat_ws(
      ' ', written ->> 'title', written ->> 'summary', organization.name,
      (
        select string_agg(concat_ws(' ', other.value ->> 'title', other.value ->> 'summary'), ' ')
        from jsonb_each(translated.texts) as other
      ),
      (
        select string_agg(skill.name_en || ' ' || skill.name_fr || ' ' || array_to_string(skill.aliases, ' '), ' ')
        from public.skills as skill
        where skill.slug in (select jsonb_array_elements_text(published.content -> 'skills'))
      )
    ))
  from public.missions as mission
  join public.organizations as organization on organization.id = mission.organization_id
  join public.mission_versions as published on published.mission_id = mission.id and published.version = mission.version
  cross join lateral private.listed_texts(published.content) as written
  cross join lateral (
    select coalesce(jsonb_object_agg(other, private.listed_texts(private.in_language(published.content, other))), '{}') as texts
    from unnest(published.languages[2:]) as other
  ) as translated
  where mission.id = wanted
  on conflict (mission_id) do update set
    organization_name = excluded.organization_name, version = excluded.version, title = excluded.title,
    summary = excluded.summary, category = excluded.category, difficulty = excluded.difficulty,
    hours = excluded.hours, feedback_days = excluded.feedback_days, language = excluded.language,
    languages = excluded.languages, skills = excluded.skills, outline = excluded.outline, rubric = excluded.rubric,
    translations = excluded.translations, is_open = excluded.is_open,
    closes_on = excluded.closes_on, published_at = excluded.published_at, words = excluded.words
$$;
update public.mission_listings set languages = array[language];

-- An incomplete language is finished first, or left out of this version: nobody is shown a page in two languages.
drop function public.publish_mission(uuid, text);
create function public.publish_mission(mission_id uuid, note text default '', leave_out text[] default '{}') returns int
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
  problems text[] := private.mission_problems(mission.draft);
  content jsonb := mission.draft;
  unfinished text[];
  next_version int := mission.version + 1;
begin
  if cardinality(problems) > 0 then
    raise exception 'This mission is not complete yet.'
      using errcode = 'P0001', hint = 'mission_incomplete', detail = array_to_string(problems, ' ');
  end if;
  if content ? 'translations' and cardinality(coalesce(leave_out, '{}')) > 0 then
    content := jsonb_set(content, '{translations}', (content -> 'translations') - leave_out);
    if content -> 'translations' = '{}' then content := content - 'translations'; end if;
  end if;
  unfinished := array(
    select language from private.translated_languages(content) as language
    where private.translation_gaps(content, language) > 0
  );
  if cardinality(unfinished) > 0 then
    raise exception 'A translation is not complete yet. Finish it, or publish without it.'
      using errcode = 'P0001', hint = 'translation_incomplete', detail = array_to_string(unfinished, ' ');
  end if;
  if cardinality(private.lost_files(mission.draft, mission.organization_id)) > 0 then
    perform private.fail('mission_file_lost', 'An attached file is no longer there. Remove it and add it again.');
  end if;
  insert into public.mission_versions (mission_id, version, content, note, published_by)
  values (mission.id, next_version, content, coalesce(btrim(note), ''), (select auth.uid()));
  update public.missions set status = 'published', version = next_version where id = mission.id;
  perform private.list_mission(mission.id);
  perform private.audit(
    'mission.published', 'mission', mission.id::text,
    jsonb_build_object('title', mission.draft ->> 'title', 'version', next_version)
  );
  return next_version;
end
$$;
revoke execute on function public.publish_mission from public, anon;
grant execute on function public.publish_mission to authenticated;

-- The catalog, by the languages in which a mission can be read.
create or replace function public.find_missions(
  search text[] default '{}', category public.mission_category default null,
  difficulty public.mission_difficulty default null, skill text default null, most_hours numeric default null,
  language text default null, company uuid default null, only_missions uuid[] default null,
  my_skills text[] default '{}', sort text default 'newest', page int default 0
) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  first constant int := 12 * greatest(page, 0);
  most constant int := greatest(36, first + 24);
  patterns text[] := array(
    select private.containing(private.plain_words(word)) from unnest(search) as word order by length(word) desc
  );
begin
  perform private.require_user();
  return (
    with fitting as not materialized (
      select listing.mission_id, listing.published_at, listing.hours, listing.skills
      from public.mission_listings as listing
      where listing.is_open and (listing.closes_on is null or listing.closes_on >= current_date)
        -- The longest two choose the index.
        and (cardinality(patterns) < 1 or listing.words like patterns[1])
        and (cardinality(patterns) < 2 or listing.words like patterns[2])
        and (cardinality(patterns) < 3 or listing.words like all (patterns[3:]))
        and (find_missions.category is null or listing.category = find_missions.category)
        and (find_missions.difficulty is null or listing.difficulty = find_missions.difficulty)
        and (skill is null or listing.skills @> array[skill])
        and (most_hours is null or listing.hours <= most_hours)
        and (find_missions.language is null or listing.languages @> array[find_missions.language])
        and (company is null or listing.organization_id = company)
        and (only_missions is null or listing.mission_id = any (only_missions))
    ), matching as (
      select *, cardinality(array(select unnest(skills) intersect select unnest(my_skills))) as shared
      from (
        select * from fitting where sort = 'best' and cardinality(patterns) = 0 and skills && my_skills
        order by published_at desc, mission_id limit 36
      ) as newest
    ), found as (
      select mission_id, published_at, null::numeric as hours, shared from matching
      union all
      select mission_id, published_at, null, case
        when sort = 'best' and cardinality(patterns) > 0
          and row_number() over (order by published_at desc, mission_id) <= 36
        then cardinality(array(select unnest(skills) intersect select unnest(my_skills))) else 0
      end from (
        select * from fitting where sort <> 'shortest' and mission_id <> all (array(select mission_id from matching))
        order by published_at desc, mission_id limit most + 1
      ) as newest
      union all
      select mission_id, published_at, hours, 0 from (
        select * from fitting where sort = 'shortest' order by hours, published_at desc, mission_id limit most + 1
      ) as shortest
    ), counted as (select count(*) as number from found)
    select jsonb_build_object(
      'total', least(number, most), 'is_more', number > most,
      'listings', coalesce((
        select jsonb_agg(
          to_jsonb(listing) - 'words' order by shared desc, shown.hours, listing.published_at desc, listing.mission_id
        )
        from (
          select * from found order by shared desc, hours, published_at desc, mission_id limit 12 offset first
        ) as shown
        join public.mission_listings as listing using (mission_id)
      ), '[]')
    ) from counted
  );
end
$$;
