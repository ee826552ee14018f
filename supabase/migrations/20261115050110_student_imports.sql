-- A file of students is laid beside the roster line by line, looked at and mended there, and only then taken over; and
-- what was taken over can be undone. A file may be long: it comes, and is taken over, in pieces.
create table public.student_imports (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  imported_by uuid references auth.users on delete set null,
  file_name text not null check (length(file_name) between 1 and 200),
  -- 'checking' while lines come and are looked at, 'applying' from the confirmation on, 'done', 'undone'.
  status text not null default 'checking' check (status in ('checking', 'applying', 'done', 'undone')),
  creates_cohorts boolean not null default true,
  -- Those that the confirmation created.
  new_cohorts uuid[] not null default '{}',
  created int not null default 0,
  changed int not null default 0,
  -- What an undo left as it is, because it was changed since.
  kept int not null default 0,
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  undone_at timestamptz
);
create index student_imports_by_school on public.student_imports (organization_id, created_at desc);
create index student_imports_by_person on public.student_imports (imported_by);
create index student_imports_by_status on public.student_imports (status, created_at);
call private.protect('public.student_imports');
grant select on public.student_imports to authenticated;
create policy "Those who work for a school see what it imported" on public.student_imports for select to authenticated
  using (organization_id in (select private.my_schools()));

create table private.student_import_rows (
  import_id uuid not null references public.student_imports on delete cascade,
  -- Its line in the file, as a spreadsheet counts.
  line int not null,
  email text not null default '',
  first_name text not null default '',
  last_name text not null default '',
  number text not null default '',
  cohort text not null default '',
  labels text not null default '',
  adviser text not null default '',
  state text not null default 'wrong' check (state in ('new', 'changed', 'same', 'duplicate', 'wrong')),
  reason text,
  -- What it found on the roster, and which fields differ: {"lastName": ["before", "after"]}.
  student_id uuid references public.students on delete set null,
  changes jsonb,
  -- The student before it was taken over, to undo; and the moment, which is the student's as long as nobody changed it.
  before jsonb,
  applied_at timestamptz,
  primary key (import_id, line)
);
create index student_import_rows_by_email on private.student_import_rows (import_id, email, line);
create index student_import_rows_by_number on private.student_import_rows (import_id, number, line);
create index student_import_rows_by_student on private.student_import_rows (student_id);

-- An import of the caller's school; the import stays locked.
create function private.require_import(import_id uuid, wanted text) returns public.student_imports
language plpgsql security definer set search_path = '' as $$
declare
  school uuid := private.require_school('{owner,adviser}');
  import public.student_imports;
begin
  select * into import from public.student_imports as one
  where one.id = import_id and one.organization_id = school for update;
  if import.id is null then
    perform private.fail('import_not_found', 'This import does not exist, or is not your school’s.');
  end if;
  if import.status <> all (string_to_array(wanted, ',')) then
    perform private.fail('import_over', 'This import is in another state by now. Load the page again.');
  end if;
  return import;
end
$$;

create function public.begin_student_import(file_name text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  school uuid := private.require_school('{owner,adviser}');
  begun uuid;
begin
  insert into public.student_imports (organization_id, imported_by, file_name)
  values (school, (select auth.uid()), coalesce(nullif(left(private.trimmed(file_name), 200), ''), '?'))
  returning id into begun;
  return begun;
end
$$;

-- Somebody of the school, by address or whole name.
create function private.adviser_named(school uuid, typed text) returns uuid
language sql stable security definer set search_path = '' as $$
  select member.user_id from public.organization_members as member
  join auth.users on users.id = member.user_id
  where typed <> '' and member.organization_id = school and (
    users.email = lower(typed) or private.plain_words(private.full_name(member.user_id)) = private.plain_words(typed)
  )
  order by users.email = lower(typed) desc, member.created_at limit 1
$$;

-- The labels of a cell, parted by commas, semicolons or bars.
create function private.labels_in(cell text) returns text[] language sql immutable set search_path = '' as $$
  select case when cell = '' then '{}' else private.clean_labels(regexp_split_to_array(cell, '[,;|]')) end
$$;

-- What a line would change of a student: {"lastName": ["before", "after"]}.
create function private.changes_of(
  line private.student_import_rows, student public.students, labels text[], adviser uuid, cohort uuid, creates_cohorts boolean
) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_object_agg(field, jsonb_build_array(old, new)) from (values
    ('email', student.email, line.email),
    ('firstName', student.first_name, line.first_name),
    ('lastName', student.last_name, line.last_name),
    ('number', coalesce(student.number, ''), line.number),
    ('cohort', coalesce((select name from public.cohorts where id = student.cohort_id), ''), case
      when cohort = student.cohort_id then ''
      when cohort is not null or creates_cohorts then line.cohort else '' end),
    ('labels', array_to_string(student.labels, ', '), case when student.labels @> labels then ''
      else array_to_string(private.clean_labels(student.labels || labels), ', ') end),
    ('adviser', coalesce(private.full_name(student.adviser_id), ''), case
      when adviser = student.adviser_id then '' else coalesce(private.full_name(adviser), '') end)
  ) as field (field, old, new) where new <> '' and new <> old
$$;

-- Says of lines what they would do, against the roster and the lines before them. Who is meant is told by the school's
-- number, else by the address. A blank changes nothing; labels are added.
-- Whole lists meet here: they are always hashed, since a roster that grows by thousands within seconds is too new for
-- the planner to know its size.
create function private.judge_lines(import public.student_imports, lines int[]) returns void
language sql security definer set search_path = '' set enable_nestloop = off as $$
  with line as materialized (
    select judged.line as place, judged as whole,
      case when judged.labels <> '' then private.labels_in(judged.labels) else '{}' end as new_labels,
      case when judged.adviser <> '' then private.adviser_named(import.organization_id, judged.adviser) end as new_adviser,
      by_number.id as number_id, by_email.id as email_id, cohort.id as cohort_id,
      nullif(least(same_email.line, same_number.line), judged.line) as twin
    from private.student_import_rows as judged
    left join (
      select id, number from public.students where organization_id = import.organization_id
    ) as by_number on by_number.number = judged.number
    left join (
      select id, email from public.students where organization_id = import.organization_id
    ) as by_email on by_email.email = judged.email
    left join (
      select id, lower(name) as name from public.cohorts where organization_id = import.organization_id
    ) as cohort on cohort.name = lower(judged.cohort)
    left join (
      select email, min(line) as line from private.student_import_rows where import_id = import.id and email <> '' group by email
    ) as same_email on same_email.email = judged.email
    left join (
      select number, min(line) as line from private.student_import_rows where import_id = import.id and number <> '' group by number
    ) as same_number on same_number.number = judged.number
    where judged.import_id = import.id and judged.line = any (lines)
  ), met as (
    select line.*, coalesce(line.number_id, line.email_id) as met_id,
      case
        when (whole).email = '' and line.number_id is null then 'email_missing'
        when (whole).email <> '' and not private.is_address((whole).email) then 'email_invalid'
        when greatest(length((whole).first_name), length((whole).last_name)) > 100 or length((whole).number) > 60
          or length((whole).cohort) > 120 then 'too_long'
        when (whole).labels <> '' and (
          cardinality(line.new_labels) > 20
          or exists (select from unnest(line.new_labels) as label where length(label) > 40)
        ) then 'labels'
        when (whole).adviser <> '' and line.new_adviser is null then 'adviser_unknown'
        when line.number_id <> line.email_id then 'two_students'
        when line.number_id is null and line.email_id is null and (whole).first_name = '' and (whole).last_name = ''
          then 'name_missing'
      end as fault
    from line
  ), compared as (
    select met.place, met.fault, met.twin, met.met_id,
      case when met.met_id is not null and met.fault is null and met.twin is null then private.changes_of(
        met.whole, student, met.new_labels, met.new_adviser, met.cohort_id, import.creates_cohorts
      ) end as changes
    from met left join (
      select * from public.students where organization_id = import.organization_id
    ) as student on student.id = met.met_id
  )
  update private.student_import_rows as judged set
    student_id = compared.met_id,
    state = case
      when compared.fault is not null then 'wrong' when compared.twin is not null then 'duplicate'
      when compared.met_id is null then 'new' when compared.changes is null then 'same' else 'changed' end,
    reason = case when compared.fault is not null then compared.fault
      when compared.twin is not null then compared.twin::text end,
    changes = compared.changes
  from compared
  where judged.import_id = import.id and judged.line = compared.place
$$;

-- The next lines of the file, at most 2,000: [[line, email, first name, last name, number, cohort, labels, adviser], …].
-- The same lines sent twice, as after a lost answer, stand here once.
create function public.add_import_lines(import_id uuid, lines jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  import public.student_imports := private.require_import(import_id, 'checking');
  blanks constant text := E' \t\n\r\u00a0\u200b\u202f\ufeff';
begin
  if jsonb_array_length(lines) > 2000 then
    perform private.fail('import_too_large', 'At most 2,000 lines come at once, and 100,000 in all.');
  end if;
  if exists (
    select from jsonb_array_elements(lines) as line
    where (line ->> 0)::int not between 1 and 200000 or length(line::text) > 4000
  ) then
    perform private.fail('import_line_too_long', 'A line of this file is too long for a student.');
  end if;
  insert into private.student_import_rows as known (
    import_id, line, email, first_name, last_name, number, cohort, labels, adviser
  )
  select import.id, (line ->> 0)::int, lower(btrim(coalesce(line ->> 1, ''), blanks)),
    btrim(coalesce(line ->> 2, ''), blanks), btrim(coalesce(line ->> 3, ''), blanks),
    btrim(coalesce(line ->> 4, ''), blanks), btrim(coalesce(line ->> 5, ''), blanks),
    btrim(coalesce(line ->> 6, ''), blanks), btrim(coalesce(line ->> 7, ''), blanks)
  from jsonb_array_elements(lines) as line
  on conflict on constraint student_import_rows_pkey do nothing;
  perform private.judge_lines(import, array(select (line ->> 0)::int from jsonb_array_elements(lines) as line));
end
$$;

-- Those that share an address or a number with one of these values are judged anew.
create function private.judge_kin(import public.student_imports, emails text[], numbers text[]) returns void
language sql security definer set search_path = '' as $$
  select private.judge_lines(import, array(
    select line from private.student_import_rows as kin
    where kin.import_id = import.id and (kin.email = any (emails) or kin.number = any (array_remove(numbers, '')))
  ))
$$;

create function public.mend_import_line(import_id uuid, line int, fields jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  import public.student_imports := private.require_import(import_id, 'checking');
  old private.student_import_rows;
  new private.student_import_rows;
begin
  select * into old from private.student_import_rows as one
  where one.import_id = import.id and one.line = mend_import_line.line for update;
  if old.line is null then
    perform private.fail('import_not_found', 'This import does not exist, or is not your school’s.');
  end if;
  update private.student_import_rows as one set
    email = left(lower(private.trimmed(coalesce(fields ->> 'email', one.email))), 300),
    first_name = left(private.trimmed(coalesce(fields ->> 'firstName', one.first_name)), 300),
    last_name = left(private.trimmed(coalesce(fields ->> 'lastName', one.last_name)), 300),
    number = left(private.trimmed(coalesce(fields ->> 'number', one.number)), 300),
    cohort = left(private.trimmed(coalesce(fields ->> 'cohort', one.cohort)), 300),
    labels = left(private.trimmed(coalesce(fields ->> 'labels', one.labels)), 1000),
    adviser = left(private.trimmed(coalesce(fields ->> 'adviser', one.adviser)), 300)
  where one.import_id = import.id and one.line = old.line returning * into new;
  perform private.judge_lines(import, array[new.line]);
  perform private.judge_kin(
    import, array_remove(array[old.email, new.email], ''), array[old.number, new.number]
  );
end
$$;

-- A line that shall stay out, whatever it says.
create function public.drop_import_line(import_id uuid, line int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  import public.student_imports := private.require_import(import_id, 'checking');
  gone private.student_import_rows;
begin
  delete from private.student_import_rows as one
  where one.import_id = import.id and one.line = drop_import_line.line returning * into gone;
  perform private.judge_kin(import, array_remove(array[gone.email], ''), array[gone.number]);
end
$$;

-- The import with its counts, and 50 of its lines.
create function public.student_import(import_id uuid, show text default '', page int default 1) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  school uuid := private.require_school();
  import public.student_imports;
begin
  select * into import from public.student_imports as one where one.id = import_id and one.organization_id = school;
  if import.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'id', import.id, 'fileName', import.file_name, 'status', import.status, 'createdAt', import.created_at,
    'appliedAt', import.applied_at, 'undoneAt', import.undone_at, 'by', private.full_name(import.imported_by),
    'created', import.created, 'changed', import.changed, 'kept', import.kept,
    'counts', (
      select coalesce(jsonb_object_agg(state, lines), '{}') from (
        select state, count(*) as lines from private.student_import_rows as line where line.import_id = import.id group by state
      ) as counted
    ),
    'applied', (
      select count(*) from private.student_import_rows as line
      where line.import_id = import.id and line.applied_at is not null
    ),
    'newCohorts', (
      select coalesce(jsonb_agg(jsonb_build_object('name', named.name, 'lines', named.lines) order by named.name), '[]')
      from (
        select min(line.cohort) as name, count(*) as lines from private.student_import_rows as line
        where line.import_id = import.id and line.cohort <> '' and line.state in ('new', 'changed') and not exists (
          select from public.cohorts as cohort
          where cohort.organization_id = school and lower(cohort.name) = lower(line.cohort)
        )
        group by lower(line.cohort) limit 100
      ) as named
    ),
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'line', line.line, 'email', line.email, 'firstName', line.first_name, 'lastName', line.last_name,
        'number', line.number, 'cohort', line.cohort, 'labels', line.labels, 'adviser', line.adviser,
        'state', line.state, 'reason', line.reason, 'changes', line.changes, 'studentId', line.student_id
      ) order by line.line), '[]')
      from (
        select * from private.student_import_rows as line
        where line.import_id = import.id and (coalesce(show, '') = '' or line.state = show)
        order by line.line limit 50 offset 50 * (greatest(page, 1) - 1)
      ) as line
    )
  );
end
$$;

-- The lines that stay out, to be mended in the file: 2,000 from a line on.
create function public.import_faults(import_id uuid, after_line int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  school uuid := private.require_school();
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(fault) order by fault.line), '[]') from (
      select line.line, line.email, line.first_name as "firstName", line.last_name as "lastName", line.number, line.cohort,
        line.labels, line.adviser, line.state, line.reason
      from private.student_import_rows as line
      join public.student_imports as import on import.id = line.import_id and import.organization_id = school
      where line.import_id = import_faults.import_id and line.state in ('wrong', 'duplicate') and line.line > after_line
      order by line.line limit 2000
    ) as fault
  );
end
$$;

-- Takes the next 2,000 lines over; answers how many are left. What changed on the roster since the check is judged anew.
create function public.apply_student_import(import_id uuid, creates_cohorts boolean default true) returns int
language plpgsql security definer set search_path = '' set enable_nestloop = off as $$
declare
  import public.student_imports := private.require_import(import_id, 'checking,applying');
  due int[];
  added int;
  updated int;
  remaining int;
begin
  -- One change of a roster after the other.
  perform from public.organizations where id = import.organization_id for no key update;
  if import.status = 'checking' then
    update public.student_imports as one
    set status = 'applying', creates_cohorts = apply_student_import.creates_cohorts
    where one.id = import.id returning * into import;
    perform private.audit(
      'students.imported', 'organization', import.organization_id::text, jsonb_build_object('import', import.id)
    );
  end if;
  due := array(
    select line.line from private.student_import_rows as line
    where line.import_id = import.id and line.state in ('new', 'changed') and line.applied_at is null
    order by line.line limit 2000
  );
  if import.creates_cohorts then
    with made as (
      insert into public.cohorts (organization_id, name)
      select import.organization_id, min(line.cohort) from private.student_import_rows as line
      where line.import_id = import.id and line.line = any (due) and line.cohort <> ''
      group by lower(line.cohort)
      on conflict do nothing returning id
    )
    update public.student_imports as one set new_cohorts = one.new_cohorts || array(select made.id from made)
    where one.id = import.id;
  end if;
  perform private.judge_lines(import, due);

  with taken as (
    insert into public.students (organization_id, email, first_name, last_name, number, cohort_id, labels, adviser_id)
    select import.organization_id, line.email, line.first_name, line.last_name, nullif(line.number, ''), (
        select cohort.id from public.cohorts as cohort
        where cohort.organization_id = import.organization_id and lower(cohort.name) = lower(line.cohort)
      ),
      case when line.labels <> '' then private.labels_in(line.labels) else '{}' end,
      case when line.adviser <> '' then private.adviser_named(import.organization_id, line.adviser) end
    from private.student_import_rows as line
    where line.import_id = import.id and line.line = any (due) and line.state = 'new'
    on conflict do nothing returning id, email
  )
  update private.student_import_rows as line set student_id = taken.id, applied_at = now()
  from taken
  where line.import_id = import.id and line.line = any (due) and line.state = 'new' and line.email = taken.email;
  get diagnostics added = row_count;

  update private.student_import_rows as line set before = to_jsonb(student), applied_at = now()
  from public.students as student
  where line.import_id = import.id and line.line = any (due) and line.state = 'changed' and student.id = line.student_id;
  get diagnostics updated = row_count;
  update public.students as student set
    email = coalesce(nullif(line.email, ''), student.email),
    first_name = coalesce(nullif(line.first_name, ''), student.first_name),
    last_name = coalesce(nullif(line.last_name, ''), student.last_name),
    number = coalesce(nullif(line.number, ''), student.number),
    cohort_id = coalesce((
      select cohort.id from public.cohorts as cohort
      where cohort.organization_id = import.organization_id and lower(cohort.name) = lower(line.cohort)
    ), student.cohort_id),
    labels = private.clean_labels(student.labels || private.labels_in(line.labels)),
    adviser_id = coalesce(private.adviser_named(import.organization_id, line.adviser), student.adviser_id)
  from private.student_import_rows as line
  where line.import_id = import.id and line.line = any (due) and line.state = 'changed' and student.id = line.student_id;

  select count(*) into remaining from private.student_import_rows as line
  where line.import_id = import.id and line.state in ('new', 'changed') and line.applied_at is null;
  update public.student_imports as one set
    created = one.created + added, changed = one.changed + updated,
    status = case when remaining = 0 then 'done' else one.status end,
    applied_at = now()
  where one.id = import.id;
  return remaining;
end
$$;

-- Undoes the next 2,000 lines; answers how many are left. Whoever was changed since, by hand or by the student, stays.
create function public.undo_student_import(import_id uuid) returns int
language plpgsql security definer set search_path = '' set enable_nestloop = off as $$
declare
  import public.student_imports := private.require_import(import_id, 'applying,done');
  due int[];
  gone int;
  restored int;
  remaining int;
begin
  if import.applied_at < now() - interval '30 days' then
    perform private.fail('import_too_old', 'An import can be undone for 30 days.');
  end if;
  perform from public.organizations where id = import.organization_id for no key update;
  due := array(
    select line.line from private.student_import_rows as line
    where line.import_id = import.id and line.applied_at is not null order by line.line limit 2000
  );
  update public.students as student set
    email = line.before ->> 'email', first_name = line.before ->> 'first_name', last_name = line.before ->> 'last_name',
    number = line.before ->> 'number',
    cohort_id = (select cohort.id from public.cohorts as cohort where cohort.id = (line.before ->> 'cohort_id')::uuid),
    labels = array(select jsonb_array_elements_text(line.before -> 'labels')),
    adviser_id = (select users.id from auth.users where users.id = (line.before ->> 'adviser_id')::uuid)
  from private.student_import_rows as line
  where line.import_id = import.id and line.line = any (due) and line.before is not null
    and student.id = line.student_id and student.updated_at = line.applied_at and not exists (
      select from public.students as other
      where other.organization_id = student.organization_id and other.id <> student.id
        and (other.email = line.before ->> 'email' or other.number = line.before ->> 'number')
    );
  get diagnostics restored = row_count;
  delete from public.students as student using private.student_import_rows as line
  where line.import_id = import.id and line.line = any (due) and line.before is null
    and student.id = line.student_id and student.updated_at = line.applied_at and student.user_id is null;
  get diagnostics gone = row_count;
  update private.student_import_rows as line set applied_at = null
  where line.import_id = import.id and line.line = any (due);
  select count(*) into remaining from private.student_import_rows as line
  where line.import_id = import.id and line.applied_at is not null;
  update public.student_imports as one set
    kept = one.kept + cardinality(due) - gone - restored,
    status = case when remaining = 0 then 'undone' else one.status end,
    undone_at = case when remaining = 0 then now() end
  where one.id = import.id returning * into import;
  if remaining = 0 then
    delete from public.cohorts as cohort
    where cohort.id = any (import.new_cohorts)
      and not exists (select from public.students as student where student.cohort_id = cohort.id);
    perform private.audit(
      'students.import_undone', 'organization', import.organization_id::text, jsonb_build_object('import', import.id)
    );
  end if;
  return remaining;
end
$$;

-- A file that shall not be taken over leaves nothing behind.
create function public.discard_student_import(import_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  import public.student_imports := private.require_import(import_id, 'checking');
begin
  delete from public.student_imports as one where one.id = import.id;
end
$$;

grant execute on function
  public.begin_student_import, public.add_import_lines, public.mend_import_line, public.drop_import_line,
  public.student_import, public.import_faults, public.apply_student_import, public.undo_student_import,
  public.discard_student_import
to authenticated;

-- What nobody confirmed goes after two days; lines are kept as long as an import can be undone.
select cron.schedule('forget student imports', '52 3 * * *', $$
  delete from public.student_imports where status = 'checking' and created_at < now() - interval '2 days';
  delete from private.student_import_rows as line using public.student_imports as import
  where import.id = line.import_id and import.created_at < now() - interval '32 days';
$$);
