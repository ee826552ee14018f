-- Due dates lie within the program, and a new one is not in the past. More time for one student may go beyond the program.

create or replace function public.save_program(
  organization uuid, document jsonb, program_id uuid default null, base_revision int default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  program public.programs;
  title text := btrim(coalesce(document ->> 'name', ''));
  manner text := coalesce(document ->> 'mode', 'all');
  wanted_cohorts uuid[] := array(select distinct value::uuid from unnest(private.texts_in(document -> 'cohorts')) as value);
  wanted_teachers uuid[] := array(select distinct value::uuid from unnest(private.texts_in(document -> 'teachers')) as value);
  before_tasks jsonb;
  before_cohorts uuid[];
begin
  perform private.require_my_school(organization);
  if program_id is not null then
    perform from public.programs where id = save_program.program_id for update;
    program := private.require_program(program_id);
    if program.organization_id <> organization then
      perform private.fail('program_not_found', 'This program does not exist, or is not of your school.');
    end if;
    if program.archived_at is not null then
      perform private.fail('program_archived', 'Bring the program back from the archive first.');
    end if;
    if program.revision is distinct from base_revision then
      perform private.fail('program_conflict', 'Somebody else has changed this program meanwhile.');
    end if;
  end if;
  if length(title) not between 1 and 120 or length(document ->> 'description') > 4000 then
    perform private.fail('program_name_invalid', 'Give the program a name of at most 120 characters.');
  end if;
  if (document ->> 'ends_on')::date < (document ->> 'starts_on')::date then
    perform private.fail('program_dates_invalid', 'The end lies before the beginning.');
  end if;
  if exists (
    select from jsonb_array_elements(private.array_at(document, 'missions')) as wanted
    where (wanted ->> 'due_on')::date not between
      coalesce((document ->> 'starts_on')::date, '-infinity') and coalesce((document ->> 'ends_on')::date, 'infinity')
  ) then
    perform private.fail('program_due_outside', 'A due date must be within the program’s dates.');
  end if;
  -- A date that was there before stays, however long ago it is.
  if exists (
    select from jsonb_array_elements(private.array_at(document, 'missions')) as wanted
    where (wanted ->> 'due_on')::date < private.today() and not exists (
      select from private.program_missions as known
      where known.program_id = save_program.program_id and known.mission_id = (wanted ->> 'id')::uuid
        and known.due_on = (wanted ->> 'due_on')::date
    )
  ) then
    perform private.fail('program_due_past', 'A due date must be today or later.');
  end if;
  if manner not in ('all', 'choice', 'free') or manner = 'choice' and coalesce(
    (document ->> 'choose_count')::int not between 1 and jsonb_array_length(private.array_at(document, 'missions')), true
  ) then
    perform private.fail('program_choice_invalid', 'Choose how many missions each student takes.');
  end if;
  if jsonb_array_length(private.array_at(document, 'missions')) > 40 or cardinality(wanted_cohorts) > 50 then
    perform private.fail('program_too_large', 'A program may have 40 missions and 50 cohorts.');
  end if;
  if exists (
    select from unnest(wanted_cohorts) as wanted
    where not exists (select from public.cohorts where id = wanted and organization_id = organization)
  ) then
    perform private.fail('program_cohort_unknown', 'One of the cohorts is not of your school any more.');
  end if;
  if exists (
    select from unnest(wanted_teachers) as wanted where not exists (
      select from public.organization_members as member
      where member.user_id = wanted and member.organization_id = organization
    )
  ) then
    perform private.fail('program_teacher_unknown', 'One of the teachers does not work for your school any more.');
  end if;
  if exists (
    select from jsonb_array_elements(private.array_at(document, 'missions')) as wanted
    where (wanted ->> 'seats')::int not between 1 and 10000 or manner = 'all' and wanted ->> 'seats' is not null
  ) then
    perform private.fail('program_seats_invalid', 'Places are limited only where students choose.');
  end if;
  if exists (
    select from jsonb_array_elements(private.array_at(document, 'missions')) as wanted
    where not private.is_assignable((wanted ->> 'id')::uuid, organization) and not exists (
      select from private.program_missions as known
      where known.program_id = save_program.program_id and known.mission_id = (wanted ->> 'id')::uuid
    )
  ) then
    perform private.fail('program_mission_unavailable', 'One of the missions takes nobody new at the moment.');
  end if;
  if program.id is null then
    insert into public.programs (organization_id, name, created_by) values (organization, title, (select auth.uid()))
    returning * into program;
  end if;
  before_tasks := private.program_tasks(program.id);
  before_cohorts := array(select known.cohort_id from private.program_cohorts as known where known.program_id = program.id);

  update public.programs as changed
  set name = title, description = btrim(coalesce(document ->> 'description', '')),
      starts_on = (document ->> 'starts_on')::date, ends_on = (document ->> 'ends_on')::date, mode = manner,
      choose_count = case when manner = 'choice' then (document ->> 'choose_count')::int end,
      remind_days = least(30, greatest(0, coalesce((document ->> 'remind_days')::int, 3))),
      revision = changed.revision + case when program_id is null then 0 else 1 end
  where changed.id = program.id returning * into program;
  delete from private.program_cohorts as gone where gone.program_id = program.id and gone.cohort_id <> all (wanted_cohorts);
  insert into private.program_cohorts (program_id, cohort_id) select program.id, unnest(wanted_cohorts)
  on conflict do nothing;
  delete from private.program_teachers as gone where gone.program_id = program.id and gone.teacher_id <> all (wanted_teachers);
  insert into private.program_teachers (program_id, teacher_id) select program.id, unnest(wanted_teachers)
  on conflict do nothing;
  delete from private.program_missions as gone where gone.program_id = program.id and gone.mission_id not in (
    select (wanted ->> 'id')::uuid from jsonb_array_elements(private.array_at(document, 'missions')) as wanted
  );
  insert into private.program_missions as task (program_id, mission_id, place, due_on, seats, seats_by, is_proposed)
  select distinct on (wanted ->> 'id') program.id, (wanted ->> 'id')::uuid, place, (wanted ->> 'due_on')::date,
    (wanted ->> 'seats')::int, coalesce(wanted ->> 'seats_by', 'order'), coalesce((wanted ->> 'is_proposed')::boolean, false)
  from jsonb_array_elements(private.array_at(document, 'missions')) with ordinality as listed (wanted, place)
  order by wanted ->> 'id', place
  on conflict on constraint program_missions_pkey do update set
    place = excluded.place, due_on = excluded.due_on, seats = excluded.seats, seats_by = excluded.seats_by,
    is_proposed = excluded.is_proposed;
  if program.assigned_at is not null then
    perform private.tell_program(program, 'program_assigned', array(
      select unnest(wanted_cohorts) except select unnest(before_cohorts)
    ));
    if private.program_tasks(program.id) <> before_tasks then
      perform private.tell_program(program, 'program_changed', array(
        select unnest(wanted_cohorts) intersect select unnest(before_cohorts)
      ));
    end if;
  end if;
  return program.id;
end
$$;

create or replace function public.extend_due_date(program_id uuid, student_id uuid, mission_id uuid, due_on date, reason text)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  program public.programs := private.require_program(program_id);
  student public.students := private.require_program_student(program, student_id);
  why text := btrim(coalesce(reason, ''));
  usual date := (
    select task.due_on from private.program_missions as task
    where task.program_id = program.id and task.mission_id = extend_due_date.mission_id
  );
begin
  if usual is null or due_on is null or due_on <= usual or due_on > usual + 366 then
    perform private.fail('extension_date_invalid', 'Choose a day after the usual one, within a year.');
  end if;
  if due_on < private.today() then
    perform private.fail('extension_date_past', 'Choose today or a later day.');
  end if;
  if length(why) not between 1 and 300 then
    perform private.fail('extension_reason_required', 'Say why, in at most 300 characters.');
  end if;
  insert into private.program_extensions (program_id, mission_id, student_id, due_on, reason, given_by)
  values (program.id, extend_due_date.mission_id, student.id, extend_due_date.due_on, why, (select auth.uid()))
  on conflict on constraint program_extensions_pkey do update
    set due_on = excluded.due_on, reason = excluded.reason, given_by = excluded.given_by, created_at = now();
  if program.assigned_at is not null then
    perform private.notify(
      student.user_id, 'program_extended',
      jsonb_build_object('mission', private.mission_title(extend_due_date.mission_id), 'date', extend_due_date.due_on, 'reason', why),
      '/programs'
    );
  end if;
end
$$;
