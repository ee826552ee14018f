-- What authors learn from their missions. Every figure is about people who began; each counts once, with the try that
-- got furthest. The rule that keeps small groups hidden: docs/adr/0011-groups-under-five-stay-hidden.md.
create function private.mission_people(mission uuid) returns table (
  version int, weeks_ago int, start_week date, submit_week date, validate_week date, stage text, stop text,
  attempts int, seconds int, promise text, feedback_hours numeric, scores jsonb
)
language sql stable security definer set search_path = '' as $$
  select furthest.version,
    (date_trunc('week', now() at time zone 'utc')::date - began.week) / 7, began.week,
    date_trunc('week', first_try.submitted_at at time zone 'utc')::date,
    case when furthest.status = 'validated' then date_trunc('week', furthest.completed_at at time zone 'utc')::date end,
    case when furthest.status = 'validated' then 'validated' when furthest.attempts > 0 then 'submitted' else 'started' end,
    -- Who has not come back for two weeks has stopped where he stands.
    case
      when furthest.attempts > 0 then 'submitted'
      when furthest.status = 'left' or furthest.updated_at < now() - interval '14 days'
        then furthest.path[cardinality(furthest.path)]
      else 'under_way'
    end,
    furthest.attempts, case when furthest.attempts > 0 then furthest.seconds_spent end,
    case
      when first_try.id is null then 'none'
      when first_answer.delivered_at <= first_try.due_at then 'kept'
      when coalesce(first_answer.delivered_at, now()) > first_try.due_at then 'late'
      else 'waiting'
    end,
    extract(epoch from first_answer.delivered_at - first_try.submitted_at) / 3600,
    coalesce(last_answer.scores, '{}')
  from (
    select distinct on (user_id) * from public.enrollments where mission_id = mission
    order by user_id, (status = 'validated') desc, (attempts > 0) desc, started_at desc
  ) as furthest
  cross join lateral (select date_trunc('week', furthest.started_at at time zone 'utc')::date as week) as began
  left join public.submissions as first_try on first_try.enrollment_id = furthest.id and first_try.attempt = 1
  left join public.reviews as first_answer on first_answer.submission_id = first_try.id
  left join lateral (
    select review.scores from public.submissions as submission
    join public.reviews as review on review.submission_id = submission.id and review.delivered_at is not null
    where submission.enrollment_id = furthest.id order by submission.attempt desc limit 1
  ) as last_answer on true
$$;

-- Periods end today and begin with a week: the last 4 weeks, the last 12, all time.
create function private.period_of(weeks_ago int) returns int language sql immutable set search_path = '' as $$
  select case when weeks_ago < 4 then 4 when weeks_ago < 12 then 12 else 0 end
$$;
create function private.is_in_cut(version int, period int, wanted_version int, weeks int) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(version = wanted_version, wanted_version is null)
    and (weeks = 0 or period <> 0 and period <= weeks)
$$;

-- Which parts of a split stay hidden, so that no group of one to four people is shown or left over when what is shown
-- is subtracted. Cells are [{"part", "column", "n"}]; the columns are the cuts that can be asked for.
create function private.withheld_parts(cells jsonb, already text[]) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  hidden text[] := already || array(
    select distinct part from jsonb_to_recordset(cells) as cell (part text, n int)
    where n between 1 and 4 and part <> all (already)
  );
  other text;
begin
  loop
    exit when not exists (
      select from jsonb_to_recordset(cells) as cell (part text, "column" text, n int)
      where part = any (hidden) group by "column" having sum(n) between 1 and 4
    );
    select part into other from jsonb_to_recordset(cells) as cell (part text, "column" text, n int)
    where part <> all (hidden) group by part order by max(n), part limit 1;
    exit when not found;
    hidden := hidden || other;
  end loop;
  return hidden;
end
$$;

-- Each person once in every split: where the person came to, stopped, how often tried …; and each view by its week.
create function private.mission_cells(mission uuid) returns table (split text, part text, version int, period int, n int)
language sql stable security definer set search_path = '' as $$
  with people as materialized (select * from private.mission_people(mission)),
  facts as (
    select split, part, version, weeks_ago from people cross join lateral (
      select 'stage' as split, stage as part
      union all select 'stop', stop
      union all select 'attempts', least(attempts, 3)::text
      union all select 'promise', promise
      union all select 'started', start_week::text
      union all select 'submitted', coalesce(submit_week::text, '')
      union all select 'validated', coalesce(validate_week::text, '')
      union all
      select 'level ' || criterion, coalesce(scores -> criterion ->> 'level', '')
      from (
        select distinct listed ->> 'id' as criterion from public.mission_versions,
          jsonb_array_elements(content -> 'rubric' -> 'criteria') as listed
        where mission_id = mission
      ) as criteria
    ) as split
  )
  select split, part, version, private.period_of(weeks_ago), count(*)::int from facts group by 1, 2, 3, 4
  union all
  select kind.split, kind.part, version, private.period_of(kind.weeks_ago), sum(views)::int
  from private.views_of_mission(mission)
  cross join lateral (select date_trunc('week', day)::date as week) as seen
  cross join lateral (
    select 'viewed' as split, seen.week::text as part, (date_trunc('week', now() at time zone 'utc')::date - seen.week) / 7 as weeks_ago
    union all select 'views', 'all', (date_trunc('week', now() at time zone 'utc')::date - seen.week) / 7
  ) as kind
  group by 1, 2, 3, 4
$$;

-- Which filters are offered: those that make only groups of nobody or of five people at least.
create function private.offered_filters(cells jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  with people as (
    select version, period, n from jsonb_to_recordset(cells) as cell (split text, version int, period int, n int)
    where split = 'stage'
  ), by_version as (select sum(n) as size from people group by version),
  by_period as (select sum(n) as size from people group by period),
  by_both as (select sum(n) as size from people group by version, period),
  offered as (
    select coalesce((select min(size) >= 5 and count(*) > 1 from by_version), false) as versions,
      coalesce((select min(size) >= 5 and count(*) > 1 from by_period), false) as periods
  )
  select jsonb_build_object(
    'versions', versions, 'periods', periods, 'both', versions and periods and (select min(size) >= 5 from by_both)
  ) from offered
$$;

-- Every split of one cut, as {"split": {"part": count}}; a count is null where it stays hidden.
create function private.shown_splits(cells jsonb, filters jsonb, wanted_version int, weeks int) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  shown jsonb := '{}';
  wanted text;
  cuts jsonb;
  hidden text[];
begin
  for wanted in select distinct split from jsonb_to_recordset(cells) as cell (split text) loop
    select jsonb_agg(to_jsonb(counted)) into cuts from (
      select part, cut as "column", sum(n) as n
      from jsonb_to_recordset(cells) as cell (split text, part text, version int, period int, n int)
      cross join lateral (
        select 'all' as cut
        union all select 'version ' || version where filters ->> 'versions' = 'true'
        union all select 'period ' || period where filters ->> 'periods' = 'true'
        union all select version || ' in ' || period where filters ->> 'both' = 'true'
      ) as offered
      where split = wanted group by 1, 2
    ) as counted;
    hidden := private.withheld_parts((select jsonb_agg(cell) from jsonb_array_elements(cuts) as cell where cell ->> 'column' = 'all'), '{}');
    if wanted_version is not null or weeks <> 0 then
      hidden := private.withheld_parts(cuts, hidden);
    end if;
    shown := shown || jsonb_build_object(wanted, (
      select coalesce(jsonb_object_agg(part, case when part <> all (hidden) then total end), '{}') from (
        select part, sum(n) as total
        from jsonb_to_recordset(cells) as cell (split text, part text, version int, period int, n int)
        where split = wanted and private.is_in_cut(version, period, wanted_version, weeks) group by part
      ) as parts
    ));
  end loop;
  return shown;
end
$$;

-- How many people a cut has; null where it stays hidden.
create function private.cut_size(cells jsonb, filters jsonb, wanted_version int, weeks int) returns int
language sql immutable set search_path = '' as $$
  select case when sum(n) >= 5 and case
    when wanted_version is not null and weeks <> 0 then (filters ->> 'both')::boolean
    when wanted_version is not null then (filters ->> 'versions')::boolean
    when weeks <> 0 then (filters ->> 'periods')::boolean
    else true
  end then sum(n) end
  from jsonb_to_recordset(cells) as cell (split text, version int, period int, n int)
  where split = 'stage' and private.is_in_cut(version, period, wanted_version, weeks)
$$;

-- The page of a mission's figures: for one version or all, for one period or all time (weeks 0).
create function public.mission_analytics(mission_id uuid, wanted_version int default null, weeks int default 0)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  mission public.missions;
  cells jsonb;
  filters jsonb;
  people int;
  stages jsonb;
begin
  perform private.require_user();
  select * into mission from public.missions where id = mission_analytics.mission_id;
  if mission.id is null or not private.can_author(mission.organization_id) then
    perform private.fail('mission_not_found', 'This mission does not exist, or is not yours.');
  end if;
  select coalesce(jsonb_agg(to_jsonb(cell)), '[]') into cells from private.mission_cells(mission.id) as cell;
  filters := private.offered_filters(cells);
  people := private.cut_size(cells, filters, wanted_version, weeks);
  select coalesce(jsonb_agg(cell), '[]') into stages from jsonb_array_elements(cells) as cell where cell ->> 'split' = 'stage';
  return jsonb_build_object(
    'title', mission.draft ->> 'title', 'status', mission.status, 'version', mission.version,
    'thisWeek', date_trunc('week', now() at time zone 'utc')::date,
    'filters', filters, 'people', people,
    -- Views are told even while nobody has begun.
    'splits', case
      when people is not null then private.shown_splits(cells, filters, wanted_version, weeks)
      when wanted_version is null and weeks = 0 then (
        select private.shown_splits(coalesce(jsonb_agg(cell), '[]'), filters, null, 0)
        from jsonb_array_elements(cells) as cell where cell ->> 'split' in ('views', 'viewed')
      )
      else '{}'
    end,
    'times', case when people is not null then private.mission_times(mission.id, wanted_version, weeks) end,
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'version', published.version, 'publishedAt', published.published_at, 'people', size,
        'stage', case when size is not null then private.shown_splits(stages, filters, published.version, 0) -> 'stage' end
      ) order by published.version desc), '[]')
      from public.mission_versions as published,
        lateral private.cut_size(cells, filters, published.version, 0) as size
      where published.mission_id = mission.id
    )
  ) || private.mission_names(mission.id, coalesce(wanted_version, mission.version));
end
$$;

-- Quartiles, of five people at least.
create function private.mission_times(mission uuid, wanted_version int, weeks int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'seconds', case when count(seconds) >= 5 then to_jsonb(percentile_cont('{0.25,0.5,0.75}'::float8[]) within group (order by seconds)) end,
    'feedbackHours', case when count(feedback_hours) >= 5 then to_jsonb(percentile_cont('{0.25,0.5,0.75}'::float8[]) within group (order by feedback_hours)) end
  )
  from private.mission_people(mission)
  where private.is_in_cut(version, private.period_of(weeks_ago), wanted_version, weeks)
$$;

-- How steps and criteria are called, in the version that is looked at; what only other versions have follows.
create function private.mission_names(mission uuid, wanted_version int) returns jsonb
language sql stable security definer set search_path = '' as $$
  with published as (
    select *, row_number() over (order by (version = wanted_version) desc, version desc) as nearness
    from public.mission_versions where mission_id = mission
  ), steps as (
    select distinct on (step ->> 'id') step, nearness, place
    from published, jsonb_array_elements(content -> 'steps') with ordinality as listed (step, place)
    order by step ->> 'id', nearness
  ), criteria as (
    select distinct on (criterion ->> 'id') criterion, nearness, place
    from published, jsonb_array_elements(content -> 'rubric' -> 'criteria') with ordinality as listed (criterion, place)
    order by criterion ->> 'id', nearness
  )
  select jsonb_build_object(
    'hours', (select content -> 'hours' from published where nearness = 1),
    'feedbackDays', (select content -> 'feedbackDays' from published where nearness = 1),
    'steps', (
      select coalesce(jsonb_agg(jsonb_build_object('id', step ->> 'id', 'title', step ->> 'title') order by nearness, place), '[]')
      from steps
    ),
    'criteria', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', criterion ->> 'id', 'title', criterion ->> 'title',
        'levels', (select jsonb_agg(level ->> 'title') from jsonb_array_elements(criterion -> 'levels') as level)
      ) order by nearness, place), '[]') from criteria
    )
  )
$$;
grant execute on function public.mission_analytics to authenticated;

-- The figures of a company's home, for every organization the caller writes for or reviews, and how they moved in 30
-- days.
create function public.organization_home() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  mine uuid[] := array(select private.my_reviewed_organizations());
  month interval := '30 days';
begin
  return (
    select jsonb_build_object(
      'candidates', count(*), 'new_candidates', count(*) filter (where first_start >= now() - month)
    ) from (
      select min(started_at) as first_start from public.enrollments where organization_id = any (mine) group by user_id
    ) as people
  ) || (
    select jsonb_build_object(
      'completed', count(*) filter (where status = 'validated'),
      'new_completed', count(*) filter (where status = 'validated' and completed_at >= now() - month),
      'waiting', count(*) filter (where status = 'submitted'),
      'overdue', count(*) filter (where status = 'submitted' and due_at < now())
    ) from public.enrollments where organization_id = any (mine) and status in ('validated', 'submitted')
  ) || (
    select jsonb_build_object(
      'active_missions', count(*),
      'new_missions', count(*) filter (where not exists (
        select from public.mission_versions as published
        where published.mission_id = listing.mission_id and published.published_at < now() - month
      ))
    ) from public.mission_listings as listing where organization_id = any (mine) and is_open
  ) || (
    select jsonb_build_object(
      'views', count(*) filter (where day > private.today() - 30),
      'views_before', count(*) filter (where day <= private.today() - 30)
    ) from public.page_views where organization_id = any (mine) and mission_id is null and day > private.today() - 60
  );
end
$$;
grant execute on function public.organization_home to authenticated;
