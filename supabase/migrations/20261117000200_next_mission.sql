-- What could come after a mission: an open one that the caller has not begun, with most skills in common, best one level
-- up; where none shares a skill, the nearest by level.
create function public.next_mission(mission_id uuid) returns setof public.mission_listings
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  person uuid := private.require_user();
  levels public.mission_difficulty[] := enum_range(null::public.mission_difficulty);
  wanted text[];
  best int;
begin
  -- A mission that is no longer listed is still known by its newest version.
  select newest.skills, least(array_position(levels::text[], newest.difficulty) + 1, cardinality(levels))
  into wanted, best
  from public.enrollments as mine
  join public.mission_versions as newest on newest.mission_id = mine.mission_id
  where mine.user_id = person and mine.mission_id = next_mission.mission_id
  order by newest.version desc limit 1;
  if not found then return; end if;
  return query
  select listing.* from public.mission_listings as listing
  where listing.is_open and (listing.closes_on is null or listing.closes_on >= current_date)
    and not exists (
      select from public.enrollments as mine where mine.user_id = person and mine.mission_id = listing.mission_id
    )
  order by cardinality(array(select unnest(listing.skills) intersect select unnest(wanted))) desc,
    abs(array_position(levels, listing.difficulty) - best), listing.published_at desc, listing.mission_id
  limit 1;
end
$$;
grant execute on function public.next_mission to authenticated;
