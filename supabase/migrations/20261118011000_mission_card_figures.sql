-- How many people started a mission, and how long their work took, for its card: counted once a night, because a list
-- must not read everyone's work. Null for fewer than five people, as in mission_facts.
alter table public.mission_listings
  add column starts int check (starts >= 5),
  add column median_hours numeric(6, 1);

create function private.count_starts() returns void
language sql security definer set search_path = '' as $$
  with people as (
    select mission_id, bool_or(submitted_at is not null) as has_submitted,
      min(seconds_spent) filter (where submitted_at is not null) as seconds
    from public.enrollments group by mission_id, user_id
  ), counted as (
    select mission_id, case when count(*) >= 5 then count(*)::int end as starts,
      case when count(*) filter (where has_submitted) >= 5
        then round((percentile_cont(0.5) within group (order by seconds) filter (where has_submitted) / 3600)::numeric, 1)
      end as median_hours
    from people group by mission_id
  )
  update public.mission_listings as listing set starts = current.starts, median_hours = current.median_hours
  from (
    select known.mission_id, counted.starts, counted.median_hours
    from public.mission_listings as known left join counted using (mission_id)
  ) as current
  where current.mission_id = listing.mission_id
    and (listing.starts, listing.median_hours) is distinct from (current.starts, current.median_hours)
$$;

select private.count_starts();
select cron.schedule('count starts', '37 4 * * *', 'select private.count_starts()');
