-- Programs: what a school asks of its cohorts. Missions with due dates, all of them, a choice of some, or free; students
-- vote for what is proposed and ask for places where they are few. Everything below a program is read and written by
-- functions alone: who does not share progress is counted there and never named.
create table public.programs (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  name text not null check (name = btrim(name) and length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 4000),
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  mode text not null default 'all' check (mode in ('all', 'choice', 'free')),
  choose_count int check (choose_count between 1 and 40),
  -- So many days before a due date students are reminded; 0 for not at all.
  remind_days int not null default 3 check (remind_days between 0 and 30),
  created_by uuid references auth.users on delete set null,
  -- Students know of it from then on.
  assigned_at timestamptz,
  archived_at timestamptz,
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((mode = 'choice') = (choose_count is not null))
);
create index programs_by_school on public.programs (organization_id, created_at desc, id);
create index programs_by_author on public.programs (created_by);
create trigger programs_updated before update on public.programs
  for each row execute function private.set_updated_at();

create table private.program_cohorts (
  program_id uuid not null references public.programs on delete cascade,
  cohort_id uuid not null references public.cohorts on delete cascade,
  primary key (program_id, cohort_id)
);
create index program_cohorts_by_cohort on private.program_cohorts (cohort_id);

create table private.program_teachers (
  program_id uuid not null references public.programs on delete cascade,
  teacher_id uuid not null references auth.users on delete cascade,
  primary key (program_id, teacher_id)
);
create index program_teachers_by_teacher on private.program_teachers (teacher_id);

create table private.program_missions (
  program_id uuid not null references public.programs on delete cascade,
  mission_id uuid not null references public.missions on delete cascade,
  place int not null,
  due_on date,
  -- How many may take it; null for everyone.
  seats int check (seats between 1 and 10000),
  -- Who gets them: whoever asks first, or whom a teacher chooses.
  seats_by text not null default 'order' check (seats_by in ('order', 'teacher')),
  -- Students say whether they would like it; nobody has to do it yet.
  is_proposed boolean not null default false,
  primary key (program_id, mission_id)
);
create index program_missions_by_mission on private.program_missions (mission_id);

create table private.program_votes (
  program_id uuid not null,
  mission_id uuid not null,
  student_id uuid not null references public.students on delete cascade,
  created_at timestamptz not null default now(),
  primary key (program_id, mission_id, student_id),
  foreign key (program_id, mission_id) references private.program_missions on delete cascade
);
create index program_votes_by_student on private.program_votes (student_id);

create table private.program_places (
  program_id uuid not null,
  mission_id uuid not null,
  student_id uuid not null references public.students on delete cascade,
  status text not null check (status in ('asked', 'given', 'refused')),
  asked_at timestamptz not null default now(),
  decided_by uuid references auth.users on delete set null,
  primary key (program_id, mission_id, student_id),
  foreign key (program_id, mission_id) references private.program_missions on delete cascade
);
create index program_places_by_student on private.program_places (student_id);
create index program_places_by_teacher on private.program_places (decided_by);

create table private.program_extensions (
  program_id uuid not null,
  mission_id uuid not null,
  student_id uuid not null references public.students on delete cascade,
  due_on date not null,
  reason text not null check (length(btrim(reason)) between 1 and 300),
  given_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  primary key (program_id, mission_id, student_id),
  foreign key (program_id, mission_id) references private.program_missions on delete cascade
);
create index program_extensions_by_student on private.program_extensions (student_id);
create index program_extensions_by_teacher on private.program_extensions (given_by);

-- What a student was told about a due date; another date is told anew.
create table private.program_reminders (
  program_id uuid not null,
  mission_id uuid not null,
  student_id uuid not null references public.students on delete cascade,
  kind text not null,
  due_on date not null,
  primary key (program_id, mission_id, student_id, kind, due_on),
  foreign key (program_id, mission_id) references private.program_missions on delete cascade
);
create index program_reminders_by_student on private.program_reminders (student_id);

call private.protect('public.programs');
grant select on public.programs to authenticated;
create policy "Those who work for a school see its programs" on public.programs for select to authenticated
  using (organization_id in (select private.my_schools()));

-- Votes and places are an account's: who goes takes them along.
create function private.forget_program_wishes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.program_votes where student_id = new.id;
  delete from private.program_places where student_id = new.id;
  return null;
end
$$;
create trigger forget_program_wishes after update of user_id on public.students
  for each row when (old.user_id is not null and new.user_id is distinct from old.user_id)
  execute function private.forget_program_wishes();

create function private.require_my_school(school uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_user();
  if not exists (select from private.my_schools() as mine where mine = school) then
    raise exception 'Only those who work for an approved school, in the right role, can do this.'
      using errcode = '42501', hint = 'school_required';
  end if;
end
$$;

create function private.require_program(program_id uuid) returns public.programs
language plpgsql stable security definer set search_path = '' as $$
declare
  program public.programs;
begin
  perform private.require_user();
  select * into program from public.programs
  where id = program_id and organization_id in (select private.my_schools());
  if program.id is null then
    perform private.fail('program_not_found', 'This program does not exist, or is not of your school.');
  end if;
  return program;
end
$$;

-- Open to everyone, or opened to the school by a partner.
create function private.is_assignable(mission uuid, school uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.missions join public.organizations on organizations.id = missions.organization_id
    where missions.id = mission and missions.status = 'published' and organizations.status = 'approved'
      and (missions.closes_on is null or missions.closes_on >= private.today())
      and (not missions.by_invitation or private.is_mission_shared_with(mission, school))
  )
$$;

-- Tells every student of these cohorts who has an account; each finds it among the own programs.
create function private.tell_program(program public.programs, kind text, cohorts uuid[]) returns void
language sql security definer set search_path = '' as $$
  select private.notify(
    student.user_id, kind,
    jsonb_build_object('program', program.name, 'school', (
      select organizations.name from public.organizations where organizations.id = program.organization_id
    )), '/programs'
  )
  from public.students as student
  where student.cohort_id = any (cohorts) and student.organization_id = program.organization_id
    and student.user_id is not null and student.status = 'enrolled'
$$;

-- What students have to do, to notice what a change means for them.
create function private.program_tasks(program_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_array(task.mission_id, task.due_on, task.is_proposed) order by task.mission_id), '[]')
  from private.program_missions as task where task.program_id = program_tasks.program_id
$$;

-- Saves a program whole: a new one where no id is given. Document: {name, description, starts_on, ends_on, mode,
-- choose_count, remind_days, cohorts: [id], teachers: [id], missions: [{id, due_on, seats, seats_by, is_proposed}]}.
create function public.save_program(
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

-- From now on students see it, and are told.
create function public.assign_program(program_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  program public.programs := private.require_program(program_id);
  cohorts uuid[] := array(select known.cohort_id from private.program_cohorts as known where known.program_id = program.id);
begin
  if program.archived_at is not null then
    perform private.fail('program_archived', 'Bring the program back from the archive first.');
  end if;
  if program.assigned_at is not null then
    return;
  end if;
  if cardinality(cohorts) = 0 or not exists (
    select from private.program_missions as task where task.program_id = program.id
  ) then
    perform private.fail('program_incomplete', 'A program needs a cohort and a mission before it is assigned.');
  end if;
  update public.programs set assigned_at = now() where id = program.id;
  perform private.tell_program(program, 'program_assigned', cohorts);
  perform private.audit('program.assigned', 'program', program.id::text);
end
$$;

create function public.archive_program(program_id uuid, is_archived boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
declare
  program public.programs := private.require_program(program_id);
begin
  update public.programs set archived_at = case when is_archived then coalesce(archived_at, now()) end
  where id = program.id;
end
$$;

-- The school's programs, the newest first, with what the list says of each.
create function public.school_programs(organization uuid, show text default 'current', search text default '')
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_my_school(organization);
  return (
    select coalesce(jsonb_agg(to_jsonb(listed) order by listed.created_at desc, listed.id), '[]') from (
      select program.id, program.name, program.mode, program.choose_count, program.starts_on, program.ends_on,
        program.assigned_at, program.archived_at, program.created_at,
        (select coalesce(jsonb_agg(cohort.name order by cohort.name), '[]') from private.program_cohorts as known
          join public.cohorts as cohort on cohort.id = known.cohort_id where known.program_id = program.id) as cohorts,
        (select count(*) from private.program_missions as task where task.program_id = program.id) as missions,
        (select min(task.due_on) from private.program_missions as task
          where task.program_id = program.id and task.due_on >= private.today() and not task.is_proposed) as next_due,
        (select count(*) from public.students as student where student.status = 'enrolled' and student.cohort_id in (
          select known.cohort_id from private.program_cohorts as known where known.program_id = program.id
        )) as students,
        (select count(*) from private.program_places as place join public.students as student on student.id = place.student_id
          where place.program_id = program.id and place.status = 'asked' and 'progress' = any (student.shares)) as asking
      from public.programs as program
      where program.organization_id = organization
        and case show
          when 'archived' then program.archived_at is not null
          when 'draft' then program.archived_at is null and program.assigned_at is null
          when 'mine' then program.archived_at is null and exists (
            select from private.program_teachers as teacher
            where teacher.program_id = program.id and teacher.teacher_id = (select auth.uid())
          )
          else program.archived_at is null end
        and private.plain_words(program.name) like private.containing(private.plain_words(coalesce(search, '')))
      order by program.created_at desc, program.id limit 100
    ) as listed
  );
end
$$;

-- What the form needs beside the program: cohorts and colleagues of the school.
create function public.program_choices(organization uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_my_school(organization);
  return jsonb_build_object(
    'cohorts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', cohort.id, 'name', cohort.name, 'is_archived', cohort.archived_at is not null, 'students', (
          select count(*) from public.students as student
          where student.cohort_id = cohort.id and student.status = 'enrolled'
        )
      ) order by cohort.archived_at is not null, cohort.name), '[]')
      from public.cohorts as cohort where cohort.organization_id = organization
    ),
    'teachers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', member.user_id, 'name', private.full_name(member.user_id), 'is_me', member.user_id = (select auth.uid())
      ) order by private.full_name(member.user_id)), '[]')
      from public.organization_members as member where member.organization_id = organization
    )
  );
end
$$;

-- Missions that a program of the school may hold: open ones, and those that partners share with it.
create function public.assignable_missions(organization uuid, search text default '') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := private.containing(private.plain_words(coalesce(search, '')));
begin
  perform private.require_my_school(organization);
  return (
    with fitting as (
      (
        select listing.* from public.mission_listings as listing
        where not listing.is_open and private.is_mission_shared_with(listing.mission_id, organization)
          and listing.words like wanted
        order by listing.published_at desc, listing.mission_id limit 30
      ) union all (
        select listing.* from public.mission_listings as listing where listing.is_open and listing.words like wanted
        order by listing.published_at desc, listing.mission_id limit 30
      )
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', mission_id, 'title', title, 'company', organization_name, 'hours', hours, 'difficulty', difficulty,
      'category', category, 'closes_on', closes_on, 'is_shared', not is_open
    ) order by is_open, published_at desc, mission_id), '[]')
    from fitting where private.is_assignable(mission_id, organization)
  );
end
$$;

grant execute on function
  public.save_program, public.assign_program, public.archive_program, public.school_programs, public.program_choices,
  public.assignable_missions
to authenticated;
