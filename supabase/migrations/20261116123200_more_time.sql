-- A student asks the teachers of a program for more time: one request for a mission in three days. Teachers see who asks,
-- so only students who share their progress can; the answer is an extension, or a reply to the email.
create function public.ask_more_time(program_id uuid, mission_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  student public.students := private.require_my_program(program_id);
  program public.programs;
  due date;
begin
  select * into program from public.programs where id = ask_more_time.program_id;
  if not 'progress' = any (student.shares) then
    perform private.fail('share_progress_first', 'Teachers see who asks: share your progress with the school first.');
  end if;
  if coalesce(length(btrim(reason)), 0) not between 1 and 300 then
    perform private.fail('extension_reason_required', 'Say why, in at most 300 characters.');
  end if;
  select work.due_on into due from private.program_work(program.id, student.id) as work
  where work.mission_id = ask_more_time.mission_id and work.state in ('to_begin', 'begun') and program.mode <> 'free';
  if due is null then
    perform private.fail('more_time_not_needed', 'This mission has no due date, or is submitted already.');
  end if;
  -- What was asked is kept with its day.
  if exists (
    select from private.program_reminders as known
    where known.program_id = program.id and known.mission_id = ask_more_time.mission_id and known.student_id = student.id
      and known.kind = 'program_time_asked' and known.due_on > private.today() - 3
  ) then
    perform private.fail('more_time_asked', 'You have asked already. Give your teachers three days to answer.');
  end if;
  insert into private.program_reminders (program_id, mission_id, student_id, kind, due_on)
  values (program.id, ask_more_time.mission_id, student.id, 'program_time_asked', private.today());
  perform private.notify(
    asked.person, 'program_time_asked',
    jsonb_build_object(
      'program', program.name, 'mission', private.mission_title(ask_more_time.mission_id), 'date', due,
      'reason', btrim(reason), 'name', private.full_name(student.user_id), 'email', student.email
    ), '/programs/' || program.id
  ) from (
    select teacher.teacher_id as person from private.program_teachers as teacher where teacher.program_id = program.id
    union
    -- A program without teachers is the owners' matter.
    select member.user_id from public.organization_members as member
    where member.organization_id = program.organization_id and member.member_role = 'owner'
      and not exists (select from private.program_teachers as teacher where teacher.program_id = program.id)
  ) as asked;
end
$$;
grant execute on function public.ask_more_time to authenticated;
