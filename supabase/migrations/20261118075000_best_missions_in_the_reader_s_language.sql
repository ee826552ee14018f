-- The best match starts with missions in the reader's language: 'best_en' and 'best_fr', as in the public catalog.

-- For a language in which there are few missions.
create index mission_listings_by_language on public.mission_listings using gin (languages) where is_open;

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
  is_best constant boolean := sort in ('best', 'best_en', 'best_fr');
  -- The reader's language, whose missions come first.
  own constant text[] := case when sort in ('best_en', 'best_fr') then array[right(sort, 2)] end;
begin
  perform private.require_user();
  return (
    with fitting as not materialized (
      select listing.mission_id, listing.published_at, listing.hours, listing.skills, listing.languages
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
        select * from fitting
        where is_best and cardinality(patterns) = 0 and skills && my_skills and (own is null or languages @> own)
        order by published_at desc, mission_id limit 36
      ) as newest
    ), readable as materialized (
      select mission_id, published_at, shared from matching
      union all
      select mission_id, published_at, case
        when is_best and cardinality(patterns) > 0
          and row_number() over (order by published_at desc, mission_id) <= 36
        then cardinality(array(select unnest(skills) intersect select unnest(my_skills))) else 0
      end from (
        select * from fitting
        where sort <> 'shortest' and (own is null or languages @> own)
          and mission_id <> all (array(select mission_id from matching))
        order by published_at desc, mission_id limit most + 1
      ) as newest
    ), found as (
      select mission_id, published_at, null::numeric as hours, shared, false as is_foreign from readable
      union all
      -- Missions in other languages are read only if those in the reader's leave room.
      select mission_id, published_at, null, case
        when row_number() over (order by published_at desc, mission_id) <= 36
        then cardinality(array(select unnest(skills) intersect select unnest(my_skills))) else 0
      end, true from (
        select * from fitting
        where own is not null and not languages @> own and (select count(*) from readable) <= most
        order by published_at desc, mission_id limit most + 1
      ) as newest
      union all
      select mission_id, published_at, hours, 0, false from (
        select * from fitting where sort = 'shortest' order by hours, published_at desc, mission_id limit most + 1
      ) as shortest
    ), counted as (select count(*) as number from found)
    select jsonb_build_object(
      'total', least(number, most), 'is_more', number > most,
      'listings', coalesce((
        select jsonb_agg(
          to_jsonb(listing) - 'words'
          order by shown.is_foreign, shown.shared desc, shown.hours, listing.published_at desc, listing.mission_id
        )
        from (
          select * from found order by is_foreign, shared desc, hours, published_at desc, mission_id limit 12 offset first
        ) as shown
        join public.mission_listings as listing using (mission_id)
      ), '[]')
    ) from counted
  );
end
$$;
