-- The public catalog starts with missions in the reader's language; the sort says so, and can be changed.
create or replace function public.public_missions(
  search text[] default '{}', category public.mission_category default null,
  difficulty public.mission_difficulty default null, most_hours numeric default null, language text default null,
  company uuid default null, sort text default 'newest', page int default 0
) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  first constant int := 12 * least(greatest(page, 0), 1000);
  most constant int := greatest(36, first + 24);
  patterns constant text[] := private.search_patterns(search);
  -- The reader's language, whose missions come first.
  own constant text[] := case when sort in ('en_first', 'fr_first') then array[left(sort, 2)] end;
begin
  return (
    with fitting as not materialized (
      select listing.mission_id, listing.published_at, listing.hours, listing.languages
      from public.mission_listings as listing
      where listing.is_open and (listing.closes_on is null or listing.closes_on >= current_date)
        -- The longest two choose the index.
        and (cardinality(patterns) < 1 or listing.words like patterns[1])
        and (cardinality(patterns) < 2 or listing.words like patterns[2])
        and (cardinality(patterns) < 3 or listing.words like all (patterns[3:]))
        and (public_missions.category is null or listing.category = public_missions.category)
        and (public_missions.difficulty is null or listing.difficulty = public_missions.difficulty)
        and (most_hours is null or listing.hours <= most_hours)
        and (public_missions.language is null or listing.languages @> array[public_missions.language])
        and (company is null or listing.organization_id = company)
    ), found as (
      select mission_id, published_at, null::numeric as hours, false as is_foreign from (
        select * from fitting where sort <> 'shortest' and own is null
        order by published_at desc, mission_id limit most + 1
      ) as newest
      union all
      select mission_id, published_at, hours, false from (
        select * from fitting where sort = 'shortest' order by hours, published_at desc, mission_id limit most + 1
      ) as shortest
      union all
      select * from (
        (
          select mission_id, published_at, null::numeric, false as is_foreign from fitting
          where own is not null and languages @> own order by published_at desc, mission_id limit most + 1
        )
        union all
        (
          select mission_id, published_at, null::numeric, true from fitting
          where own is not null and not languages @> own order by published_at desc, mission_id limit most + 1
        )
        order by is_foreign, published_at desc, mission_id limit most + 1
      ) as readable
    ), shown as (
      select listing.*::public.mission_listings as listing, row_number() over (
        order by chosen.is_foreign, chosen.hours, chosen.published_at desc, chosen.mission_id
      ) as place
      from (
        select * from found order by is_foreign, hours, published_at desc, mission_id limit 12 offset first
      ) as chosen
      join public.mission_listings as listing using (mission_id)
    )
    select jsonb_build_object(
      'total', least(count(*), most), 'is_more', count(*) > most,
      'listings', (select coalesce(jsonb_agg(private.mission_card(listing) order by place), '[]') from shown),
      'skills', private.named_skills(array(select distinct unnest((listing).skills) from shown))
    ) from found
  );
end
$$;
