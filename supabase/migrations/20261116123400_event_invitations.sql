-- A school invites the students of a cohort to one of its events: each who has linked an account, once for an event.
create table private.event_invitations (
  event_id uuid not null references public.events on delete cascade,
  student_id uuid not null references public.students on delete cascade,
  invited_at timestamptz not null default now(),
  primary key (event_id, student_id)
);
create index event_invitations_by_student on private.event_invitations (student_id);
call private.declare_data(
  'private.event_invitations', 't.student_id in (select s.id from public.students as s where s.user_id = $1)', 'removed'
);
call private.tell_data('private.event_invitations', $$jsonb_build_object(
  'event', (select e.title from public.events as e where e.id = t.event_id), 'invited_at', t.invited_at
)$$);

create function public.invite_cohort_to_event(event_id uuid, cohort_id uuid) returns int
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
  invited int;
begin
  perform private.require_user();
  perform private.require_feature('events');
  event := private.organized_event(invite_cohort_to_event.event_id);
  if event.status <> 'published' or event.starts_at <= now() then
    perform private.fail('event_over', 'This event has begun, is over or was cancelled.');
  end if;
  if not exists (
    select from public.cohorts as cohort
    where cohort.id = invite_cohort_to_event.cohort_id and cohort.organization_id = event.organization_id
  ) then
    perform private.fail('cohort_unknown', 'This cohort is not one of your school.');
  end if;
  with fresh as (
    insert into private.event_invitations (event_id, student_id)
    select event.id, student.id from public.students as student
    where student.cohort_id = invite_cohort_to_event.cohort_id and student.status = 'enrolled'
      and student.user_id is not null and not exists (
        select from public.event_registrations as known
        where known.event_id = event.id and known.user_id = student.user_id
      )
    on conflict do nothing returning student_id
  ), sent as (
    select private.notify(
      student.user_id, 'event_invited', jsonb_build_object(
        'title', event.title, 'at', event.starts_at, 'zone', event.time_zone,
        'school', private.organization_name(event.organization_id)
      ), '/networking/events/' || event.id
    ) from fresh join public.students as student on student.id = fresh.student_id
  )
  select count(*) into invited from sent;
  return invited;
end
$$;
grant execute on function public.invite_cohort_to_event to authenticated;
