-- Teachers remind those who are late with a program: one notification and one email each, once in three days at most.
create or replace function private.mail_topic(kind text) returns text language sql immutable set search_path = '' as $$
  select case
    when kind in (
      'certificate_revoked', 'team_role_changed', 'team_removed'
    ) or kind like 'organization\_%' and kind not in (
      'organization_requested', 'organization_answered', 'organization_asks_verification'
    ) or kind like 'account\_%' then 'account'
    when kind like 'review\_%' or kind in ('co_review_given', 'mission_paused', 'mission_resumed') then 'feedback'
    when kind like 'work\_%' then 'reviews'
    when kind like '%\_invited' or kind like 'partnership\_%'
      or kind in ('connection_asked', 'contact_asked', 'mentoring_asked') then 'invitations'
    when kind like 'talk\_%' or kind like 'event\_%' or kind like 'mentoring\_%'
      or kind in ('program_reminder', 'program_late', 'program_nudged') then 'appointments'
    when kind like 'organization\_%' or kind like 'moderation\_%' then 'requests'
    -- Part of an exchange that the recipient began, with or without an account.
    when kind = 'inbox_answered' then 'correspondence'
    else 'other' end
$$;

-- Whom a reminder would reach: late now, named to the school, and not reminded by a teacher within three days. With each
-- the mission that is late for longest, and how many are.
create function private.late_students(program_id uuid) returns table (
  student_id uuid, user_id uuid, mission_id uuid, due_on date, missions int
) language sql stable security definer set search_path = '' as $$
  select distinct on (work.student_id) work.student_id, work.user_id, work.mission_id, work.due_on,
    (count(*) over (partition by work.student_id))::int
  from private.program_work(late_students.program_id) as work
  where work.lateness = 2 and 'progress' = any (work.shares) and not exists (
    -- What a teacher sends is kept with the day it was sent.
    select from private.program_reminders as known
    where known.program_id = late_students.program_id and known.student_id = work.student_id
      and known.kind = 'program_nudged' and known.due_on > (select private.today()) - 3
  )
  order by work.student_id, work.due_on, work.place
$$;

create function public.remind_late_students(program_id uuid) returns int
language plpgsql security definer set search_path = '' as $$
declare
  program public.programs := private.require_program(remind_late_students.program_id);
  told int;
begin
  if program.assigned_at is null or program.archived_at is not null then
    perform private.fail('program_not_running', 'Only an assigned program has students to remind.');
  end if;
  -- One reminder of a program after the other.
  perform from public.programs where id = program.id for no key update;
  with fresh as (
    insert into private.program_reminders (program_id, mission_id, student_id, kind, due_on)
    select program.id, late.mission_id, late.student_id, 'program_nudged', private.today()
    from private.late_students(program.id) as late
    on conflict do nothing returning student_id
  ), due as materialized (
    select late.* from private.late_students(program.id) as late join fresh using (student_id)
  ), sent as (
    select private.notify(
      due.user_id, 'program_nudged',
      jsonb_build_object(
        'mission', private.mission_title(due.mission_id), 'program', program.name, 'date', due.due_on, 'count', due.missions,
        'name', private.full_name((select auth.uid())),
        -- Replies reach the teacher.
        'email', (select users.email from auth.users where users.id = (select auth.uid())),
        'school', (select organizations.name from public.organizations where organizations.id = program.organization_id)
      ), '/programs'
    ) from due
  )
  select count(*) into told from sent;
  if told > 0 then
    perform private.audit('program.late_reminded', 'program', program.id::text, jsonb_build_object('count', told));
  end if;
  return told;
end
$$;
grant execute on function public.remind_late_students to authenticated;
