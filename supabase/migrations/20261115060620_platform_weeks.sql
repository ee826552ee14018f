-- The platform's figures, week by week and by role. They are counted once an hour from the rows themselves, so that the
-- page of a platform with a million people adds up some hundred lines: docs/adr/0034-the-platform-is-counted-by-the-hour.md.
create table private.platform_weeks (
  week date not null,
  role text not null,
  what text not null,
  n bigint not null,
  primary key (week, role, what)
);
-- How many hours feedback took, of that which was given in a week.
create table private.platform_feedback (
  week date not null,
  role text not null,
  hours int not null,
  n bigint not null,
  primary key (week, role, hours)
);
-- How many of those who signed up in a week were here so many weeks later.
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
call private.declare_data('private.platform_weeks', null, 'nobody');
call private.declare_data('private.platform_feedback', null, 'nobody');
call private.declare_data('private.platform_cohorts', null, 'nobody');
call private.declare_data('private.platform_counted', null, 'nobody');

create index enrollments_by_start on public.enrollments (started_at);
create index enrollments_by_validation on public.enrollments (completed_at) where status = 'validated';
create index submissions_by_age on public.submissions (submitted_at) where attempt = 1;
create index reviews_by_delivery on public.reviews (delivered_at) where delivered_at is not null;
create index mission_versions_by_age on public.mission_versions (published_at) where version = 1;
create index organizations_by_age on public.organizations (created_at);

-- Under which roles a person counts, and under which work does: everybody's, candidates', those of the kind of
-- organization that asked for it, and schools' where a student did it.
-- People stand in a view, which is joined as a whole: a function would be asked for each of a million.
create view private.counted_people as
select user_id, 'all' as role from public.profiles
union all
select user_id, role::text from public.user_roles where role <> 'admin';
revoke all on private.counted_people from public, anon, authenticated;
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

-- Who of earlier weeks was here in this one, of the twelve weeks before it.
create function private.count_returned(wanted date) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.platform_cohorts where week + weeks_later * 7 = wanted;
  insert into private.platform_cohorts (week, role, weeks_later, n)
  select private.week_of(profile.created_at), counted.role, (wanted - private.week_of(profile.created_at)) / 7, count(*)
  from public.profiles as profile
  join private.active_weeks as active on active.user_id = profile.user_id and active.week = wanted
  join private.counted_people as counted on counted.user_id = profile.user_id
  where profile.created_at >= (wanted - 84)::timestamp at time zone 'utc'
    and profile.created_at < wanted::timestamp at time zone 'utc'
  group by 1, 2, 3;
end
$$;
create index platform_cohorts_by_week on private.platform_cohorts ((week + weeks_later * 7));

-- This week once an hour. Once a day also the six before it, which may still change (who came in them has thirty days to
-- begin), and at first a whole year.
create function private.count_platform() returns void
language plpgsql security definer set search_path = '' as $$
declare
  this_week date := private.week_of(now());
  known private.platform_counted;
begin
  insert into private.platform_counted default values on conflict do nothing;
  -- Two servers do not count at the same time.
  select * into known from private.platform_counted for update;
  if known.whole_on is distinct from private.today() then
    for ago in 1..case when known.whole_on is null then 64 else 6 end loop
      perform private.count_week(this_week - ago * 7), private.count_returned(this_week - ago * 7);
    end loop;
  end if;
  perform private.count_week(this_week);
  update private.platform_counted set counted_at = now(), whole_on = private.today();
end
$$;
select cron.schedule('count the platform', '17 * * * *', 'select private.count_platform()');
