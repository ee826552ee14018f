-- Grades for learning platforms: whoever opens a mission from a course and shares progress with the school has their
-- progress and score sent to the platform's gradebook, and again after each change. Comments need shared work.

-- # Tables

-- A line of a platform's gradebook for one person and mission, and whether it is up to date.
create table private.platform_grades (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references private.platform_people on delete cascade,
  mission_id uuid not null references public.missions on delete cascade,
  -- Where the platform takes scores, as its last launch said.
  line_item text not null check (length(line_item) <= 2000),
  -- When it is to be sent; null while nothing is waiting.
  due_at timestamptz,
  -- The run that took it last; only that run can report the result. A change in the meantime ends it.
  lease uuid,
  attempts int not null default 0,
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz,
  unique (person_id, mission_id)
);

-- # Indexes

create index platform_grades_due on private.platform_grades (due_at) where due_at is not null;
create index platform_grades_by_mission on private.platform_grades (mission_id);

-- # Private helpers

-- Sends what changed for a person; all of their missions if none is named.
create function private.queue_grades(person uuid, mission uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.platform_grades as grade set due_at = now(), attempts = 0, lease = null, given_up_at = null
  where grade.person_id in (select known.id from private.platform_people as known where known.user_id = person)
    and (mission is null or grade.mission_id = mission);
  if found then
    perform private.call_function('lti/send');
  end if;
end
$$;

create function private.note_line_item() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  mission constant uuid := substring(new.claims ->> 'target' from '/lti/missions/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/?$')::uuid;
  line_item constant text := new.claims -> 'grades' ->> 'lineitem';
begin
  if line_item is null or private.is_teaching(new.claims)
    or not coalesce(new.claims -> 'grades' -> 'scope' ? 'https://purl.imsglobal.org/spec/lti-ags/scope/score', false)
    or not exists (select from public.missions as known where known.id = mission) then
    return null;
  end if;
  insert into private.platform_grades as grade (person_id, mission_id, line_item)
  values (new.person_id, mission, line_item)
  on conflict on constraint platform_grades_person_id_mission_id_key do update
  set line_item = excluded.line_item, due_at = case when grade.line_item <> excluded.line_item then now() else grade.due_at end;
  return null;
end
$$;

create trigger note_line_item after insert on private.platform_launches
  for each row execute function private.note_line_item();

create function private.queue_grades_of_work() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_grades(new.user_id, new.mission_id);
  return null;
end
$$;

create trigger queue_grades after insert or update of status, attempts on public.enrollments
  for each row execute function private.queue_grades_of_work();

create function private.queue_grades_of_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_grades(enrollment.user_id, enrollment.mission_id)
  from public.submissions as submission join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
  where submission.id = new.submission_id;
  return null;
end
$$;

create trigger queue_grades after update on public.reviews
  for each row when (new.delivered_at is not null and old is distinct from new)
  execute function private.queue_grades_of_review();

create function private.queue_grades_of_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_grades(new.user_id);
  return null;
end
$$;

-- What a student shares from now on, and what a person did before they linked their account.
create trigger queue_grades after update of shares on public.students
  for each row when (new.user_id is not null and old.shares is distinct from new.shares)
  execute function private.queue_grades_of_person();

create trigger queue_grades after update of user_id on private.platform_people
  for each row when (new.user_id is not null and old.user_id is distinct from new.user_id)
  execute function private.queue_grades_of_person();

-- From 0 to 100: each criterion counts by its weight and by how high its level is.
create function private.score_of(review public.reviews, content jsonb) returns numeric
language sql immutable set search_path = '' as $$
  select round(sum(
    (criterion ->> 'weight')::numeric * (review.scores -> (criterion ->> 'id') ->> 'level')::numeric
      / greatest(jsonb_array_length(criterion -> 'levels') - 1, 1)
  ), 1)
  from jsonb_array_elements(content -> 'rubric' -> 'criteria') as criterion
$$;

-- What the platform may know of a person's work on a mission; null if that is nothing.
create function private.grade_facts(grade private.platform_grades) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'activity', case
      when work.status in ('validated', 'not_validated') then 'Completed'
      when work.status = 'submitted' then 'Submitted' else 'InProgress' end,
    'grading', case
      when review.delivered_at is not null and work.status <> 'submitted' then 'FullyGraded'
      when work.status = 'submitted' then 'Pending' else 'NotReady' end,
    'score', case when review.delivered_at is not null then private.score_of(review, version.content) end,
    'comment', case when 'work' = any (student.shares) then nullif(review.summary, '') end
  )
  from private.platform_people as known
  join private.learning_platforms as platform on platform.id = known.platform_id
  join public.students as student on student.organization_id = platform.organization_id
    and student.user_id = known.user_id and student.status <> 'left' and 'progress' = any (student.shares)
  join lateral (
    select enrollment.* from public.enrollments as enrollment
    where enrollment.user_id = known.user_id and enrollment.mission_id = grade.mission_id
    order by enrollment.started_at desc limit 1
  ) as work on true
  join public.mission_versions as version on version.mission_id = work.mission_id and version.version = work.version
  left join lateral (
    select delivered.* from public.submissions as submission
    join public.reviews as delivered on delivered.submission_id = submission.id and delivered.delivered_at is not null
    where submission.enrollment_id = work.id order by submission.attempt desc limit 1
  ) as review on true
  where known.id = grade.person_id
$$;

-- # Functions for the edge function

-- Takes grades that are due, with where they go. What the person no longer shares isn't sent.
create function public.claim_platform_grades(batch int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken uuid[];
begin
  with claimed as (
    update private.platform_grades as grade
    set lease = gen_random_uuid(), attempts = grade.attempts + 1, due_at = now() + interval '5 minutes'
    where grade.id in (
      select waiting.id from private.platform_grades as waiting where waiting.due_at <= now()
      order by waiting.due_at limit least(batch, 50) for update skip locked
    )
    returning grade.id
  ) select array_agg(claimed.id) into taken from claimed;
  update private.platform_grades as grade set due_at = null, lease = null
  where grade.id = any (taken) and private.grade_facts(grade) is null;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', grade.id, 'kind', 'grade', 'lease', grade.lease, 'lineItem', grade.line_item, 'subject', known.subject,
      'platform', private.platform_facts(platform), 'facts', private.grade_facts(grade)
    )), '[]')
    from private.platform_grades as grade
    join private.platform_people as known on known.id = grade.person_id
    join private.learning_platforms as platform on platform.id = known.platform_id
    where grade.id = any (taken) and grade.lease is not null and private.platform_facts(platform) is not null
  );
end
$$;

create function public.mark_platform_grade_sent(grade_id uuid, held_lease uuid) returns void
language sql security definer set search_path = '' as $$
  update private.platform_grades as grade
  set sent_at = now(), due_at = null, lease = null, attempts = 0, last_error = null
  where grade.id = grade_id and grade.lease = held_lease
$$;

-- Tried again after 1, 4, 16, 64 minutes and so on, eight times at most. Returns whether this was the last attempt.
create function public.mark_platform_grade_failed(grade_id uuid, held_lease uuid, reason text, is_final boolean)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  gave_up boolean;
begin
  update private.platform_grades as grade set
    last_error = left(reason, 300), lease = null,
    given_up_at = case when is_final or grade.attempts >= 8 then now() end,
    due_at = case when not is_final and grade.attempts < 8
      then now() + make_interval(mins => power(4, grade.attempts - 1)::int) end
  where grade.id = grade_id and grade.lease = held_lease
  returning grade.given_up_at is not null into gave_up;
  return coalesce(gave_up, false);
end
$$;

-- # Grants

grant execute on function
  public.claim_platform_grades, public.mark_platform_grade_sent, public.mark_platform_grade_failed
to service_role;

-- # Personal data

call private.declare_data(
  'private.platform_grades', 't.person_id in (select known.id from private.platform_people as known where known.user_id = $1)',
  'removed', '{person_id,lease}'
);

-- # Jobs

select cron.schedule('send grades that are due', '* * * * *', $$
  select private.call_function('lti/send') where exists (select from private.platform_grades where due_at <= now())
$$);
