-- The page of the platform's figures. Whatever counts people is told in fives (docs/adr/0023-a-company-counts-in-fives.md);
-- how many missions were published is for everyone to see, and exact.

-- A share of people in steps of five per cent, where neither those who did nor those who did not are one to four.
create function private.told_share(part bigint, whole bigint) returns int
language sql immutable set search_path = '' as $$
  select case when whole >= 5 and part not between 1 and 4 and whole - part not between 1 and 4
    then round(20.0 * part / whole)::int * 5 end
$$;

-- The hours within which so many of the answers had come; null where there are too few to tell.
create function private.feedback_within(wanted_role text, since date, until date, share numeric) returns int
language sql stable security definer set search_path = '' as $$
  select min(hours) from (
    select hours, sum(sum(n)) over (order by hours) as so_far, sum(sum(n)) over () as everything
    from private.platform_feedback where role = wanted_role and week >= since and week < until
    group by hours
  ) as walked
  where everything >= 5 and so_far >= everything * share
$$;

create function private.platform_feedback_of(wanted_role text, since date, until date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'answered', private.in_fives(coalesce(sum(n) filter (where what = 'answered'), 0)::bigint),
    'median', private.feedback_within(wanted_role, since, until, 0.5),
    'p90', private.feedback_within(wanted_role, since, until, 0.9),
    'inTime', private.told_share(
      coalesce(sum(n) filter (where what = 'answered_in_time'), 0)::bigint,
      coalesce(sum(n) filter (where what = 'answered'), 0)::bigint
    )
  )
  from private.platform_weeks
  where role = wanted_role and week >= since and week < until and what in ('answered', 'answered_in_time')
$$;

create function private.told_counts(counts jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(
    key, case when key = 'published' then value else to_jsonb(private.in_fives(value::text::bigint)) end
  ), '{}')
  from jsonb_each(counts) where key not in ('could_begin', 'began', 'answered', 'answered_in_time')
$$;

-- How many began in time of those who came in each week, once their time is over.
create function private.platform_activation(wanted_role text, since date, until date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with came as (
    select week, sum(n) filter (where what = 'could_begin')::bigint as everybody,
      coalesce(sum(n) filter (where what = 'began'), 0)::bigint as began
    from private.platform_weeks
    where role = wanted_role and week >= since and week < until and what in ('could_begin', 'began')
      and week + 7 + case wanted_role when 'candidate' then 7 else 30 end <= private.today()
    group by week
  )
  select jsonb_build_object(
    'role', wanted_role, 'people', private.in_fives(coalesce(sum(everybody), 0)::bigint),
    'share', private.told_share(coalesce(sum(began), 0)::bigint, coalesce(sum(everybody), 0)::bigint),
    'weeks', coalesce(jsonb_object_agg(week, private.told_share(began, everybody)), '{}')
  ) from came
$$;

create function private.platform_retention(wanted_role text, since date, until date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'week', came.week, 'people', private.in_fives(came.n), 'shares', (
      select jsonb_agg(private.told_share(coalesce(back.n, 0), came.n) order by later)
      from generate_series(1, least(12, (until - came.week) / 7 - 2)) as later
      left join private.platform_cohorts as back
        on back.week = came.week and back.role = wanted_role and back.weeks_later = later
    )
  ) order by came.week desc), '[]')
  from private.platform_weeks as came
  where came.role = wanted_role and came.what = 'signed_up' and came.week >= since and came.week < until - 7
$$;

create function public.platform_analytics(weeks int default 12, role text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := coalesce(role, 'all');
  this_week date := private.week_of(now());
  since date;
  -- The week that runs is part of it, and the next begins after it.
  until date := this_week + 7;
begin
  perform private.require_admin();
  if coalesce(weeks not in (4, 12, 26, 52), true) or wanted not in ('all', 'candidate', 'company', 'academia', 'on_maker') then
    perform private.fail('period_invalid', 'Choose one of the periods.');
  end if;
  since := this_week - (weeks - 1) * 7;
  return jsonb_build_object(
    'countedAt', (select counted_at from private.platform_counted),
    'firstDay', since, 'today', private.today(),
    'totals', (
      select private.told_counts(coalesce(jsonb_object_agg(what, n), '{}')) from (
        select what, sum(n)::bigint as n from private.platform_weeks as counted
        where counted.role = wanted and week >= since and week < until and what <> 'active' group by what
      ) as summed
    ),
    'series', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'at', week, 'counts', private.told_counts(counts),
        'feedback', case when counts ? 'answered' then private.platform_feedback_of(wanted, week, week + 7) end
      ) order by week), '[]')
      from (
        select week, jsonb_object_agg(what, n) as counts from private.platform_weeks as counted
        where counted.role = wanted and week >= since and week < until group by week
      ) as told
    ),
    'feedback', private.platform_feedback_of(wanted, since, until),
    'activation', (
      select coalesce(jsonb_agg(private.platform_activation(who, since, until) order by place), '[]')
      from unnest(array['candidate', 'company', 'on_maker']) with ordinality as listed (who, place)
      where wanted in ('all', who)
    ),
    'retention', private.platform_retention(wanted, since, until)
  );
end
$$;
grant execute on function public.platform_analytics to authenticated;
