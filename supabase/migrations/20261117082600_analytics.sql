-- Analytics for companies and for the platform. Small groups stay hidden.

-- # Tables

-- Views of public pages, counted once per person, page and day. Nothing is stored on the visitor's device, and what is
-- stored here says neither who a visitor was nor which other pages they opened.
create table public.page_views (
  id bigint generated always as identity primary key,
  day date not null,
  organization_id uuid not null references public.organizations on delete cascade,
  -- Null for the organization's own page.
  mission_id uuid references public.missions on delete cascade,
  version int,
  user_id uuid references auth.users on delete cascade,
  -- For visitors who aren't signed in: a hash that differs for every page and day.
  visitor bytea,
  -- For a maker's case study.
  case_id uuid references public.portfolio_cases on delete cascade,
  check (num_nonnulls(user_id, visitor) = 1),
  unique nulls not distinct (day, organization_id, mission_id, case_id, user_id, visitor)
);

-- All that remains of views after 90 days: how many there were.
create table private.page_view_days (
  day date not null,
  organization_id uuid not null references public.organizations on delete cascade,
  mission_id uuid references public.missions on delete cascade,
  version int,
  views int not null,
  case_id uuid references public.portfolio_cases on delete cascade,
  unique nulls not distinct (organization_id, mission_id, case_id, version, day)
);

-- How many views came from one address today: sending a hundred browser names counts only up to a limit.
create table private.view_addresses (
  day date not null,
  address bytea not null,
  views int not null,
  primary key (day, address)
);

-- In which weeks people were active. Signing in or working on a mission is noted right away; staying signed in, when
-- the session is renewed. By week only, because nothing finer is counted.
create table private.active_weeks (
  user_id uuid not null references auth.users on delete cascade,
  -- Its Monday.
  week date not null,
  primary key (user_id, week)
);

-- The platform's numbers by week and role. They are counted once an hour from the rows themselves, so that the page of
-- a platform with a million people adds up a few hundred rows: docs/adr/0034.
create table private.platform_weeks (
  week date not null,
  role text not null,
  what text not null,
  n bigint not null,
  primary key (week, role, what)
);

-- How many hours feedback took, by the week it was given.
create table private.platform_feedback (
  week date not null,
  role text not null,
  hours int not null,
  n bigint not null,
  primary key (week, role, hours)
);

-- How many of those who signed up in a week were active this many weeks later.
create table private.platform_cohorts (
  week date not null,
  role text not null,
  weeks_later int not null,
  n bigint not null,
  primary key (week, role, weeks_later)
);

create table private.platform_counted (
  is_only boolean primary key default true check (is_only),
  counted_at timestamptz,
  -- The last day on which earlier weeks were counted again too.
  whole_on date
);

-- # Indexes

create index page_views_by_organization on public.page_views (organization_id, day);
create index page_views_by_mission on public.page_views (mission_id, day);
create index page_views_by_user on public.page_views (user_id);
create index page_views_by_case on public.page_views (case_id, day);
create index page_view_days_by_mission on private.page_view_days (mission_id, day);
create index page_view_days_by_case on private.page_view_days (case_id, day);
create index active_weeks_by_week on private.active_weeks (week, user_id);
create index platform_cohorts_by_week on private.platform_cohorts ((week + weeks_later * 7));

-- # Private helpers

create function private.says_it_is_a_bot(browser text) returns boolean
language sql immutable set search_path = '' as $$
  select browser ~* 'bot|crawl|spider|slurp|preview|externalhit|archiver|monitor|lighthouse|^curl|^wget|^python'
$$;

-- After 90 days, only the total per day is kept.
create function private.fold_page_views() returns int
language plpgsql security definer set search_path = '' as $$
declare
  folded int;
begin
  with gone as (
    delete from public.page_views where day < private.today() - 90
    returning day, organization_id, mission_id, case_id, version
  ), kept as (
    insert into private.page_view_days as known (day, organization_id, mission_id, case_id, version, views)
    select day, organization_id, mission_id, case_id, version, count(*) from gone group by 1, 2, 3, 4, 5
    on conflict (organization_id, mission_id, case_id, version, day) do update set views = known.views + excluded.views
  )
  select count(*) into folded from gone;
  delete from private.view_salts where day < private.today();
  delete from private.view_addresses where day < private.today();
  return folded;
end
$$;

create function private.views_of_mission(wanted uuid) returns table (day date, version int, views int)
language sql stable security definer set search_path = '' as $$
  select day, version, count(*)::int from public.page_views where mission_id = wanted group by 1, 2
  union all
  select day, version, views from private.page_view_days where mission_id = wanted
$$;

-- What authors learn from their missions. Every number is about people who started; each counts once, with their
-- furthest attempt. The rule that keeps small groups hidden: docs/adr/0011.
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

-- Periods end today and start with a week: the last 4 weeks, the last 12, all time.
create function private.period_of(weeks_ago int) returns int language sql immutable set search_path = '' as $$
  select case when weeks_ago < 4 then 4 when weeks_ago < 12 then 12 else 0 end
$$;

create function private.is_in_cut(version int, period int, wanted_version int, weeks int) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(version = wanted_version, wanted_version is null)
    and (weeks = 0 or period <> 0 and period <= weeks)
$$;

-- Which parts of a split stay hidden, so that no group of one to four people is shown, or left over by subtraction.
-- Cells are [{"part", "column", "n"}]; the columns are the cuts that can be requested.
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

-- Each person once in every split: how far they came, where they stopped, how many attempts …; and each view by its
-- week.
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

-- The filters offered: those that only make groups of no one or of at least five people.
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

-- Every split of one cut, as {"split": {"part": count}}; a count is null if it stays hidden.
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

-- How many people a cut has; null if it stays hidden.
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

-- Quartiles, of at least five people.
create function private.mission_times(mission uuid, wanted_version int, weeks int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'seconds', case when count(seconds) >= 5 then to_jsonb(percentile_cont('{0.25,0.5,0.75}'::float8[]) within group (order by seconds)) end,
    'feedbackHours', case when count(feedback_hours) >= 5 then to_jsonb(percentile_cont('{0.25,0.5,0.75}'::float8[]) within group (order by feedback_hours)) end
  )
  from private.mission_people(mission)
  where private.is_in_cut(version, private.period_of(weeks_ago), wanted_version, weeks)
$$;

-- The names of steps and criteria in the selected version; those that only other versions have follow.
create function private.mission_names(mission uuid, wanted_version int) returns jsonb
language sql stable security definer set search_path = '' as $$
  with published as (
    select mission_id, version,
      private.in_language(content, case when private.reading_language() = any (languages) then private.reading_language() end) as content,
      row_number() over (order by (version = wanted_version) desc, version desc) as nearness
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

-- Whom an organization has written to, and when first.
create function private.first_contacts(organization uuid) returns table (user_id uuid, contacted_on date)
language sql stable security definer set search_path = '' as $$
  select request.user_id, (min(request.created_at) at time zone 'utc')::date
  from public.contact_requests as request
  where request.organization_id = organization and request.status <> 'withdrawn'
  group by request.user_id
$$;

-- One row per attempt: when it started and how far it came.
create function private.company_tries(organization uuid, since date) returns table (
  user_id uuid, mission_id uuid, skills text[], started_on date, submitted_on date, validated_on date, contacted_on date
)
language sql stable security definer set search_path = '' as $$
  select enrollment.user_id, enrollment.mission_id, version.skills,
    (enrollment.started_at at time zone 'utc')::date, (first_try.submitted_at at time zone 'utc')::date,
    validated.on_day,
    -- One can be written to before; the last stage comes after the one before it.
    case when contact.contacted_on is not null then greatest(contact.contacted_on, validated.on_day) end
  from public.enrollments as enrollment
  join public.mission_versions as version
    on version.mission_id = enrollment.mission_id and version.version = enrollment.version
  left join public.submissions as first_try on first_try.enrollment_id = enrollment.id and first_try.attempt = 1
  left join lateral (
    select (enrollment.completed_at at time zone 'utc')::date as on_day where enrollment.status = 'validated'
  ) as validated on true
  left join private.first_contacts(organization) as contact
    on contact.user_id = enrollment.user_id and validated.on_day is not null
  where enrollment.organization_id = organization
    and (since is null or greatest(
      (enrollment.started_at at time zone 'utc')::date, (first_try.submitted_at at time zone 'utc')::date,
      validated.on_day, contact.contacted_on
    ) >= since)
$$;

-- Views of the company's missions, and of its own page if the mission is null.
create function private.company_views(organization uuid, since date) returns table (day date, mission_id uuid, views bigint)
language sql stable security definer set search_path = '' as $$
  select viewed.day, viewed.mission_id, count(*) from public.page_views as viewed
  where viewed.organization_id = organization and (since is null or viewed.day >= since) group by 1, 2
  union all
  select folded.day, folded.mission_id, sum(folded.views) from private.page_view_days as folded
  where folded.organization_id = organization and (since is null or folded.day >= since) group by 1, 2
$$;

create function private.unit_start(unit text, day date) returns date language sql immutable set search_path = '' as $$
  select date_trunc(unit, day)::date
$$;

-- Whose page it is, and which version of a mission; no row if the page isn't public.
create function private.viewed_page(mission uuid, organization uuid, shown_case uuid)
returns table (owner uuid, version int)
language sql stable security definer set search_path = '' as $$
  select listing.organization_id, listing.version from public.mission_listings as listing
  where listing.mission_id = mission and listing.is_open
    and (listing.closes_on is null or listing.closes_on >= private.today())
  union all
  select maker.id, null from public.portfolio_cases as one
  join private.shown_makers as maker on maker.id = one.organization_id
  where mission is null and one.id = shown_case and one.is_published and one.deleted_at is null
  union all
  select company.id, null from public.organizations as company
  where mission is null and shown_case is null and company.id = organization and company.status = 'approved'
    and (company.kind = 'company' or exists (select from private.shown_makers as maker where maker.id = company.id))
$$;

-- Views of a maker's page and case studies, by day; the page itself has no case study.
create function private.maker_views(maker uuid) returns table (day date, case_id uuid, views int)
language sql stable security definer set search_path = '' as $$
  select day, case_id, count(*)::int from public.page_views
  where organization_id = maker and mission_id is null group by 1, 2
  union all
  select day, case_id, views from private.page_view_days where organization_id = maker and mission_id is null
$$;

create function private.week_of(moment timestamptz) returns date language sql immutable set search_path = '' as $$
  select date_trunc('week', moment at time zone 'utc')::date
$$;

create function private.note_active_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.active_weeks (user_id, week) values (new.id, private.week_of(new.last_sign_in_at))
  on conflict do nothing;
  return null;
end
$$;

create function private.note_active_worker() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.active_weeks (user_id, week) values (new.user_id, private.week_of(new.hour)) on conflict do nothing;
  return null;
end
$$;

create function private.note_active_sessions() returns void
language sql security definer set search_path = '' as $$
  insert into private.active_weeks (user_id, week)
  select distinct user_id, private.week_of(refreshed_at at time zone 'utc') from auth.sessions
  where refreshed_at > (now() at time zone 'utc') - interval '1 day'
  on conflict do nothing
$$;

-- Under which roles people count, and work does: everyone, candidates, the kind of organization that assigned it, and
-- schools if a student did it. A view can be joined as a whole; a function would be called for each of a million
-- people.
create view private.counted_people as
select user_id, 'all' as role from public.profiles
union all
select user_id, role::text from public.user_roles where role <> 'admin';

create function private.counted_work(person uuid, organization uuid) returns setof text
language sql stable security definer set search_path = '' rows 3 as $$
  select 'all' union all select 'candidate'
  union all select kind::text from public.organizations where id = organization
  union all select 'academia' where exists (select from public.students where user_id = person)
$$;

create function private.week_figures(wanted date) returns table (role text, what text, n bigint)
language sql stable security definer set search_path = '' set work_mem = '64MB' as $$
  with bounds as (
    select wanted::timestamp at time zone 'utc' as starts, (wanted + 7)::timestamp at time zone 'utc' as ends
  )
  select counted.role, 'signed_up', count(*)
  from bounds, public.profiles as profile join private.counted_people as counted on counted.user_id = profile.user_id
  where profile.created_at >= starts and profile.created_at < ends group by counted.role
  union all
  select counted.role, 'active', count(*)
  from private.active_weeks as active join private.counted_people as counted on counted.user_id = active.user_id
  where active.week = wanted group by counted.role
  union all
  -- A candidate who began a first mission within a week; an organization that published within thirty days.
  select 'candidate', made.what, count(*)
  from bounds, public.profiles as profile
  join public.user_roles as held on held.user_id = profile.user_id and held.role = 'candidate'
  cross join lateral (
    select 'could_begin' as what
    union all select 'began' where exists (
      select from public.enrollments as work
      where work.user_id = profile.user_id and work.started_at < profile.created_at + interval '7 days'
    )
  ) as made
  where profile.created_at >= starts and profile.created_at < ends group by made.what
  union all
  select organization.kind::text, made.what, count(*)
  from bounds, public.organizations as organization
  cross join lateral (
    select 'could_begin' as what
    union all select 'began' where exists (
      select from public.missions as mission
      join public.mission_versions as version on version.mission_id = mission.id and version.version = 1
      where mission.organization_id = organization.id and version.published_at < organization.created_at + interval '30 days'
    )
  ) as made
  where organization.created_at >= starts and organization.created_at < ends
    and organization.status = 'approved' and organization.kind in ('company', 'on_maker')
  group by organization.kind, made.what
  union all
  select counted, 'published', count(*)
  from bounds, public.mission_versions as version
  join public.missions as mission on mission.id = version.mission_id
  join public.organizations as organization on organization.id = mission.organization_id
  cross join lateral (values ('all'), (organization.kind::text)) as kinds (counted)
  where version.version = 1 and version.published_at >= starts and version.published_at < ends group by counted
  union all
  select counted, 'started', count(*)
  from bounds, public.enrollments as work, private.counted_work(work.user_id, work.organization_id) as counted
  where work.started_at >= starts and work.started_at < ends group by counted
  union all
  select counted, 'submitted', count(*)
  from bounds, public.submissions as submission join public.enrollments as work on work.id = submission.enrollment_id
  cross join lateral private.counted_work(work.user_id, work.organization_id) as counted
  where submission.attempt = 1 and submission.submitted_at >= starts and submission.submitted_at < ends group by counted
  union all
  select counted, 'validated', count(*)
  from bounds, public.enrollments as work, private.counted_work(work.user_id, work.organization_id) as counted
  where work.status = 'validated' and work.completed_at >= starts and work.completed_at < ends group by counted
  union all
  select counted, 'certified', count(*)
  from bounds, public.certificates as certificate,
    private.counted_work(certificate.user_id, certificate.organization_id) as counted
  where certificate.revoked_at is null and certificate.issued_at >= starts and certificate.issued_at < ends group by counted
  union all
  select counted, answer.what, count(*)
  from bounds, public.reviews as review
  join public.submissions as submission on submission.id = review.submission_id
  join public.enrollments as work on work.id = submission.enrollment_id
  cross join lateral private.counted_work(work.user_id, work.organization_id) as counted
  cross join lateral (
    select 'answered' as what
    union all select 'answered_in_time' where review.delivered_at <= submission.due_at
  ) as answer
  where review.delivered_at >= starts and review.delivered_at < ends group by counted, answer.what
$$;

create function private.count_week(wanted date) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.platform_weeks where week = wanted;
  insert into private.platform_weeks (week, role, what, n)
  select wanted, figure.role, figure.what, figure.n from private.week_figures(wanted) as figure;
  delete from private.platform_feedback where week = wanted;
  insert into private.platform_feedback (week, role, hours, n)
  select wanted, counted,
    greatest(0, ceil(extract(epoch from review.delivered_at - submission.submitted_at) / 3600))::int as hours, count(*)
  from public.reviews as review
  join public.submissions as submission on submission.id = review.submission_id
  join public.enrollments as work on work.id = submission.enrollment_id
  cross join lateral private.counted_work(work.user_id, work.organization_id) as counted
  where review.delivered_at >= wanted::timestamp at time zone 'utc'
    and review.delivered_at < (wanted + 7)::timestamp at time zone 'utc'
  group by counted, hours;
end
$$;

-- Who of the twelve weeks before was active in this one. They are few, so their roles are looked up one by one; joined
-- as a whole, all roles would be read again for each of them.
create function private.count_returned(wanted date) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.platform_cohorts where week + weeks_later * 7 = wanted;
  insert into private.platform_cohorts (week, role, weeks_later, n)
  select returned.joined, counted.role, (wanted - returned.joined) / 7, count(*)
  from (
    select profile.user_id, private.week_of(profile.created_at) as joined
    from public.profiles as profile
    join private.active_weeks as active on active.user_id = profile.user_id and active.week = wanted
    where profile.created_at >= (wanted - 84)::timestamp at time zone 'utc'
      and profile.created_at < wanted::timestamp at time zone 'utc'
    offset 0
  ) as returned
  cross join lateral (
    select 'all' as role
    union all
    select held.role::text from public.user_roles as held where held.user_id = returned.user_id and held.role <> 'admin'
  ) as counted
  group by 1, 2, 3;
end
$$;

-- This week, once an hour. Once a day also the six weeks before, which may still change (people have thirty days to
-- start). The first count starts with the week in which the product's history starts.
create function private.count_platform() returns void
language plpgsql security definer set search_path = '' as $$
declare
  this_week date := private.week_of(now());
  known private.platform_counted;
  weeks int := 6;
begin
  insert into private.platform_counted default values on conflict do nothing;
  -- Two servers do not count at the same time.
  select * into known from private.platform_counted for update;
  if known.whole_on is null then
    weeks := coalesce(least(64, (this_week - private.week_of(least(
      (select min(created_at) from public.profiles), (select min(created_at) from public.organizations),
      (select min(issued_at) from public.certificates)
    ))) / 7), 0);
  end if;
  if known.whole_on is distinct from private.today() then
    for ago in 1..weeks loop
      perform private.count_week(this_week - ago * 7), private.count_returned(this_week - ago * 7);
    end loop;
  end if;
  perform private.count_week(this_week);
  update private.platform_counted set counted_at = now(), whole_on = private.today();
end
$$;

-- Whatever counts people is rounded to fives (docs/adr/0023); the number of published missions is public, and exact. A
-- share of people in steps of five percent, unless those who did or those who didn't are one to four.
create function private.told_share(part bigint, whole bigint) returns int
language sql immutable set search_path = '' as $$
  select case when whole >= 5 and part not between 1 and 4 and whole - part not between 1 and 4
    then round(20.0 * part / whole)::int * 5 end
$$;

-- The hours within which this share of feedback was given; null if there is too little.
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

-- How many started in time, of those who joined in each week, once their time is over.
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

-- # Policies and grants

call private.protect('public.page_views');
grant select on public.page_views to authenticated;

create policy "People see which of their views are kept" on public.page_views for select to authenticated
  using (user_id = (select auth.uid()));

-- # Public functions

-- Counts a view, or does nothing: for the page's own people, bots, and pages that aren't public.
create function public.record_view(
  mission_id uuid default null, organization_id uuid default null, case_id uuid default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := (select auth.uid());
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  browser text := coalesce(headers ->> 'user-agent', '');
  viewed record;
  salt bytea;
  so_far int;
begin
  if browser = '' or private.says_it_is_a_bot(browser) or viewer is not null and not private.is_fully_signed_in() then
    return;
  end if;
  select * into viewed
  from private.viewed_page(record_view.mission_id, record_view.organization_id, record_view.case_id);
  if viewed.owner is null or exists (
    select from public.organization_members as member
    where member.organization_id = viewed.owner and member.user_id = viewer
  ) then
    return;
  end if;
  if viewer is null then
    salt := private.salt_of_today();
    insert into private.view_addresses as known (day, address, views)
    values (private.today(), sha256(salt || convert_to(private.caller_address(headers), 'utf8')), 1)
    on conflict (day, address) do update set views = known.views + 1
    returning views into so_far;
    if so_far > 300 then
      return;
    end if;
  end if;
  insert into public.page_views (day, organization_id, mission_id, case_id, version, user_id, visitor)
  values (
    private.today(), viewed.owner, record_view.mission_id,
    case when record_view.mission_id is null then record_view.case_id end, viewed.version, viewer,
    case when viewer is null then substr(sha256(salt || convert_to(concat_ws(
      E'\n', private.caller_address(headers), browser,
      coalesce(record_view.mission_id, record_view.case_id, viewed.owner)
    ), 'utf8')), 1, 16) end
  )
  on conflict do nothing;
end
$$;

-- A mission's analytics: for one version or all, for one period or all time (weeks 0).
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
    'title', coalesce(private.mission_title(mission.id), mission.draft ->> 'title'), 'status', mission.status, 'version', mission.version,
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

-- The numbers of a company's home, for every organization the caller writes for or reviews, and how they changed in 30
-- days. Invitation-only missions are active too, and counted separately.
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
      'by_invitation', count(*) filter (where mission.by_invitation),
      'new_missions', count(*) filter (where not exists (
        select from public.mission_versions as published
        where published.mission_id = mission.id and published.published_at < now() - month
      ))
    ) from public.missions as mission where organization_id = any (mine) and status = 'published'
  ) || (
    select jsonb_build_object(
      'views', count(*) filter (where day > private.today() - 30),
      'views_before', count(*) filter (where day <= private.today() - 30)
    ) from public.page_views where organization_id = any (mine) and mission_id is null and day > private.today() - 60
  );
end
$$;

-- The funnel of people who started in the period, what happened by week or month, by mission and by skill. People count
-- once in each number. Weeks 0 is all time.
create function public.company_analytics(
  organization uuid, weeks int default 52, unit text default 'month', mission uuid default null, skill text default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  this_week date := date_trunc('week', private.today())::date;
  since date;
  answer jsonb;
begin
  perform private.require_user();
  if not private.can_author(organization) then
    raise exception 'Only owners and recruiters see the figures.' using errcode = '42501', hint = 'page_authors_only';
  end if;
  if coalesce(weeks not in (0, 12, 26, 52) or unit not in ('week', 'month'), true) then
    perform private.fail('period_invalid', 'Choose one of the periods.');
  end if;
  since := case when weeks > 0 then this_week - (weeks - 1) * 7 end;
  with tries as materialized (
    select * from private.company_tries(organization, since)
  ), views as materialized (
    select * from private.company_views(organization, since)
  ), known as materialized (
    -- What the company has published, as its newest version is called.
    select published.mission_id, published.title, published.skills from (
      select distinct on (version.mission_id) version.mission_id, private.title_in(version.title, version.translations) as title, version.skills
      from public.mission_versions as version join public.missions on missions.id = version.mission_id
      where missions.organization_id = company_analytics.organization
      order by version.mission_id, version.version desc
    ) as published
  ), chosen as (
    select * from tries
    where (mission is null or tries.mission_id = mission) and (skill is null or skill = any (tries.skills))
  ), chosen_views as (
    select views.* from views join known on known.mission_id = views.mission_id
    where (mission is null or views.mission_id = mission) and (skill is null or skill = any (known.skills))
  ), happened as (
    select private.unit_start(unit, day) as at, what, user_id from chosen
    cross join lateral (values
      ('started', started_on), ('submitted', submitted_on), ('validated', validated_on), ('contacted', contacted_on)
    ) as step (what, day)
    where day >= coalesce(since, day)
  ), counted as (
    select at, what, count(distinct user_id) as n from happened group by 1, 2
    union all
    select private.unit_start(unit, day), 'viewed', sum(chosen_views.views) from chosen_views group by 1
    union all
    select private.unit_start(unit, day), 'page', sum(views.views) from views where mission_id is null group by 1
  ), began as (
    select * from tries where started_on >= coalesce(since, started_on)
  ), stages as (
    select count(distinct user_id) as started,
      count(distinct user_id) filter (where submitted_on is not null) as submitted,
      count(distinct user_id) filter (where validated_on is not null) as validated,
      count(distinct user_id) filter (where contacted_on is not null) as contacted
    from chosen where started_on >= coalesce(since, started_on)
  )
  select jsonb_build_object(
    'firstDay', coalesce(since, (select min(at) from counted), private.unit_start(unit, private.today())),
    'today', private.today(),
    'funnel', (
      select jsonb_build_object(
        'viewed', private.in_fives(coalesce((select sum(chosen_views.views) from chosen_views), 0)::bigint),
        'started', private.in_fives(started), 'submitted', private.in_fives(submitted),
        'validated', private.in_fives(validated), 'contacted', private.in_fives(contacted)
      ) from stages
    ),
    'series', (
      select coalesce(jsonb_agg(jsonb_build_object('at', at, 'counts', counts) order by at), '[]') from (
        select at, jsonb_object_agg(what, private.in_fives(n::bigint)) as counts from counted group by at
      ) as moments
    ),
    'missions', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by coalesce(listed.started, 0) desc, listed.title), '[]') from (
        select known.mission_id as id, known.title, private.in_fives(coalesce((
            select sum(views.views) from views where views.mission_id = known.mission_id
          ), 0)::bigint) as viewed,
          private.in_fives(count(distinct user_id)) as started,
          private.in_fives(count(distinct user_id) filter (where submitted_on is not null)) as submitted,
          private.in_fives(count(distinct user_id) filter (where validated_on is not null)) as validated,
          private.in_fives(count(distinct user_id) filter (where contacted_on is not null)) as contacted
        from known left join began on began.mission_id = known.mission_id
        group by known.mission_id, known.title
      ) as listed
    ),
    'skills', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by coalesce(listed.started, 0) desc, listed.slug), '[]') from (
        select named.slug, named.name_en, named.name_fr, private.in_fives(coalesce((
            select sum(views.views) from views join known on known.mission_id = views.mission_id
            where named.slug = any (known.skills)
          ), 0)::bigint) as viewed,
          private.in_fives(count(distinct user_id)) as started,
          private.in_fives(count(distinct user_id) filter (where submitted_on is not null)) as submitted,
          private.in_fives(count(distinct user_id) filter (where validated_on is not null)) as validated,
          private.in_fives(count(distinct user_id) filter (where contacted_on is not null)) as contacted
        from (
          select slug, name_en, name_fr from public.skills
          where slug in (select unnest(known.skills) from known)
        ) as named
        left join began on named.slug = any (began.skills)
        group by named.slug, named.name_en, named.name_fr
      ) as listed
    )
  ) into answer;
  return answer;
end
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

-- # Who may call which function

grant execute on function
  public.company_analytics, public.mission_analytics, public.organization_home, public.platform_analytics
to authenticated;

grant execute on function public.record_view to anon, authenticated;

-- # Triggers

create trigger workers_active after insert on public.activity_hours
  for each row execute function private.note_active_worker();

create trigger accounts_active_at_first after insert on auth.users
  for each row when (new.last_sign_in_at is not null) execute function private.note_active_account();

create trigger accounts_active after update of last_sign_in_at on auth.users
  for each row when (
    new.last_sign_in_at is not null and old.last_sign_in_at is distinct from new.last_sign_in_at
  ) execute function private.note_active_account();

-- # Jobs

select cron.schedule('fold page views', '2 0 * * *', 'select private.fold_page_views()');
select cron.schedule('note who is here', '11 * * * *', 'select private.note_active_sessions()');
select cron.schedule('count the platform', '17 * * * *', 'select private.count_platform()');
