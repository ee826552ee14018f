-- When people worked. Time is counted on the enrollment; how much of it fell into which hour is written down here, in the
-- same transaction, so that the hours of any day or week add up to what the enrollment says. By the hour and not by the
-- day, because a day begins elsewhere at another time: whoever asks names the time zone. (Where a zone is half an hour
-- off, an hour belongs to the day on which it begins.) No finer, because nobody needs to know the minute.
create table public.activity_hours (
  user_id uuid not null references auth.users on delete cascade,
  enrollment_id uuid not null references public.enrollments on delete cascade,
  hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
  seconds int not null check (seconds > 0),
  primary key (enrollment_id, hour)
);
create index activity_hours_by_user on public.activity_hours (user_id, hour);

call private.protect('public.activity_hours');
grant select on public.activity_hours to authenticated;
create policy "Candidates see when they worked" on public.activity_hours for select to authenticated
  using (user_id = (select auth.uid()));

create function private.note_time() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.activity_hours as known (user_id, enrollment_id, hour, seconds)
  values (new.user_id, new.id, date_trunc('hour', now(), 'UTC'), new.seconds_spent - old.seconds_spent)
  on conflict (enrollment_id, hour) do update set seconds = known.seconds + excluded.seconds;
  return null;
end
$$;
create trigger note_time after update of seconds_spent on public.enrollments
  for each row when (new.seconds_spent > old.seconds_spent) execute function private.note_time();

-- What people see of their own work as a whole. Left missions are among it: their time was spent all the same.
create function public.my_simulations() returns table (
  enrollment_id uuid, mission_id uuid, title text, company text, category public.mission_category,
  difficulty public.mission_difficulty, skills text[], status public.enrollment_status, progress int,
  seconds_spent int, seconds_of_7_days int, attempts int, started_at timestamptz, updated_at timestamptz,
  due_at timestamptz, completed_at timestamptz, certificate_code text
)
language sql stable security definer set search_path = '' as $$
  select enrollment.id, enrollment.mission_id, version.title, organization.name,
    version.category::public.mission_category, version.difficulty::public.mission_difficulty, version.skills,
    enrollment.status, enrollment.progress,
    enrollment.seconds_spent,
    coalesce((
      select sum(activity.seconds) from public.activity_hours as activity
      where activity.enrollment_id = enrollment.id and activity.hour > now() - interval '7 days'
    ), 0)::int,
    enrollment.attempts, enrollment.started_at, enrollment.updated_at, enrollment.due_at, enrollment.completed_at,
    (select code from public.certificates where certificates.enrollment_id = enrollment.id and revoked_at is null)
  from public.enrollments as enrollment
  join public.mission_versions as version
    on version.mission_id = enrollment.mission_id and version.version = enrollment.version
  join public.organizations as organization on organization.id = enrollment.organization_id
  where enrollment.user_id = (select private.require_user())
  order by enrollment.status = 'left', enrollment.updated_at desc
  limit 500
$$;

-- What somebody did in a period, by the days of a time zone: time and steps, work handed in, feedback, certificates.
create function public.my_activity(from_day date, to_day date, zone text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  begins timestamptz;
  ends timestamptz;
begin
  if coalesce(to_day < from_day or to_day - from_day > 366, true) then
    perform private.fail('period_invalid', 'Choose a period of at most a year that ends after it begins.');
  end if;
  begin
    begins := from_day::timestamp at time zone coalesce(zone, '');
    ends := (to_day + 1)::timestamp at time zone coalesce(zone, '');
  exception when invalid_parameter_value then
    perform private.fail('time_zone_unknown', 'This time zone is not known.');
  end;
  return jsonb_build_object(
    'days', coalesce((
      select jsonb_agg(to_jsonb(one) order by one.day, one.seconds desc, one.enrollment_id) from (
        select done.day, done.enrollment_id, sum(done.seconds)::int as seconds, sum(done.steps)::int as steps from (
          select (activity.hour at time zone zone)::date as day, activity.enrollment_id, activity.seconds, 0 as steps
          from public.activity_hours as activity
          where activity.user_id = person and activity.hour >= begins and activity.hour < ends
          union all
          select (state.completed_at at time zone zone)::date, state.enrollment_id, 0, 1
          from public.step_states as state join public.enrollments on enrollments.id = state.enrollment_id
          where enrollments.user_id = person and state.completed_at >= begins and state.completed_at < ends
        ) as done group by done.day, done.enrollment_id
      ) as one
    ), '[]'),
    'submissions', coalesce((
      select jsonb_agg(jsonb_build_object(
        'enrollment_id', submission.enrollment_id, 'attempt', submission.attempt,
        'day', (submission.submitted_at at time zone zone)::date
      ) order by submission.submitted_at)
      from public.submissions as submission join public.enrollments on enrollments.id = submission.enrollment_id
      where enrollments.user_id = person and submission.submitted_at >= begins and submission.submitted_at < ends
    ), '[]'),
    'feedback', coalesce((
      select jsonb_agg(jsonb_build_object(
        'enrollment_id', enrollment.id, 'attempt', submission.attempt, 'verdict', review.verdict,
        'day', (review.delivered_at at time zone zone)::date, 'summary', review.summary,
        'criteria', (
          select jsonb_agg(jsonb_build_object(
            'title', criterion ->> 'title',
            'level', criterion -> 'levels' -> ((review.scores -> (criterion ->> 'id') ->> 'level')::int) ->> 'title'
          ) order by place)
          from public.mission_versions as version,
            jsonb_array_elements(version.content -> 'rubric' -> 'criteria') with ordinality as listed (criterion, place)
          where version.mission_id = enrollment.mission_id and version.version = enrollment.version
        )
      ) order by review.delivered_at)
      from public.reviews as review
      join public.submissions as submission on submission.id = review.submission_id
      join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
      where enrollment.user_id = person and review.delivered_at >= begins and review.delivered_at < ends
    ), '[]'),
    'certificates', coalesce((
      select jsonb_agg(jsonb_build_object(
        'enrollment_id', certificate.enrollment_id, 'code', certificate.code, 'is_public', certificate.is_public,
        'day', (certificate.issued_at at time zone zone)::date
      ) order by certificate.issued_at)
      from public.certificates as certificate
      where certificate.user_id = person and certificate.revoked_at is null
        and certificate.issued_at >= begins and certificate.issued_at < ends
    ), '[]')
  );
end
$$;

grant execute on function public.my_simulations, public.my_activity to authenticated;
