-- What a school imports always adds up: each line of the file is taken, marked or left out by hand, and the preview says
-- how many there are. The reader marks what is wrong with a line of the file itself, which no value shows.
alter table public.student_imports
  -- Lines with something in them, without the heading; null until the whole file has arrived.
  add column file_lines int check (file_lines >= 0),
  add column encoding text check (encoding in ('utf-8', 'utf-16', 'windows-1252')),
  -- Lines left out by hand.
  add column dropped int not null default 0;
alter table private.student_import_rows
  add column file_fault text check (file_fault in ('quote_open', 'too_many_cells'));

create function private.import_lines_known(import public.student_imports) returns int
language sql stable security definer set search_path = '' as $$
  select import.dropped + count(*)::int from private.student_import_rows as line where line.import_id = import.id
$$;
-- What was brought in before stays as it was read.
update public.student_imports as import set file_lines = private.import_lines_known(import) where import.status = 'checking';

-- The whole file has arrived, and nothing of it was lost on the way.
create function public.finish_student_import(import_id uuid, file_lines int, encoding text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  import public.student_imports := private.require_import(import_id, 'checking');
begin
  if finish_student_import.file_lines is distinct from private.import_lines_known(import) then
    perform private.fail('import_incomplete', 'Not every line of the file has arrived. Import the file again.');
  end if;
  update public.student_imports as one
  set file_lines = finish_student_import.file_lines, encoding = finish_student_import.encoding
  where one.id = import.id;
end
$$;

-- Whether a spreadsheet would run one of these instead of showing it.
create function private.is_formula(variadic cells text[]) returns boolean
language sql immutable set search_path = '' as $$
  select exists (select from unnest(cells) as cell where cell ~ '^=' or cell ~ '^[+@-].*[(|!]')
$$;

-- Which line came first, who it is about, and what both have in common.
create function private.import_twin(import_id uuid, first_line int, email text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'line', twin.line, 'name', btrim(twin.first_name || ' ' || twin.last_name),
    'by', case when twin.email = import_twin.email and twin.email <> '' then 'email' else 'number' end
  )
  from private.student_import_rows as twin
  where twin.import_id = import_twin.import_id and twin.line = first_line
$$;

create or replace function private.judge_lines(import public.student_imports, lines int[]) returns void
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
        when (whole).file_fault is not null then (whole).file_fault
        when private.is_formula((whole).email, (whole).first_name, (whole).last_name, (whole).number, (whole).cohort, (whole).labels)
          then 'formula'
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

create or replace function public.add_import_lines(import_id uuid, lines jsonb) returns void
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
  if exists (
    select from jsonb_array_elements(lines) as line where line ->> 8 not in ('', 'quote_open', 'too_many_cells')
  ) then
    perform private.fail('import_fault_unknown', 'This is not something that can be wrong with a line.');
  end if;
  insert into private.student_import_rows as known (
    import_id, line, email, first_name, last_name, number, cohort, labels, adviser, file_fault
  )
  select import.id, (line ->> 0)::int, lower(btrim(coalesce(line ->> 1, ''), blanks)),
    btrim(coalesce(line ->> 2, ''), blanks), btrim(coalesce(line ->> 3, ''), blanks),
    btrim(coalesce(line ->> 4, ''), blanks), btrim(coalesce(line ->> 5, ''), blanks),
    btrim(coalesce(line ->> 6, ''), blanks), btrim(coalesce(line ->> 7, ''), blanks),
    nullif(line ->> 8, '')
  from jsonb_array_elements(lines) as line
  on conflict on constraint student_import_rows_pkey do nothing;
  perform private.judge_lines(import, array(select (line ->> 0)::int from jsonb_array_elements(lines) as line));
end
$$;

create or replace function public.mend_import_line(import_id uuid, line int, fields jsonb) returns void
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
    adviser = left(private.trimmed(coalesce(fields ->> 'adviser', one.adviser)), 300),
    file_fault = null
  where one.import_id = import.id and one.line = old.line returning * into new;
  perform private.judge_lines(import, array[new.line]);
  perform private.judge_kin(
    import, array_remove(array[old.email, new.email], ''), array[old.number, new.number]
  );
end
$$;

create or replace function public.drop_import_line(import_id uuid, line int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  import public.student_imports := private.require_import(import_id, 'checking');
  gone private.student_import_rows;
begin
  delete from private.student_import_rows as one
  where one.import_id = import.id and one.line = drop_import_line.line returning * into gone;
  if gone.line is not null then
    update public.student_imports as one set dropped = one.dropped + 1 where one.id = import.id;
  end if;
  perform private.judge_kin(import, array_remove(array[gone.email], ''), array[gone.number]);
end
$$;

create or replace function public.student_import(import_id uuid, show text default '', page int default 1) returns jsonb
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
    'fileLines', import.file_lines, 'encoding', import.encoding, 'dropped', import.dropped,
    'hasLines', exists (select from private.student_import_rows as line where line.import_id = import.id),
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
        'state', line.state, 'reason', line.reason, 'changes', line.changes, 'studentId', line.student_id,
        'twin', case when line.state = 'duplicate' then private.import_twin(import.id, line.reason::int, line.email) end
      ) order by line.line), '[]')
      from (
        select line.* from private.student_import_rows as line
        where line.import_id = import.id and (coalesce(show, '') = '' or line.state = show)
        order by line.line limit 50 offset 50 * (greatest(page, 1) - 1)
      ) as line
    )
  );
end
$$;

create or replace function public.import_faults(import_id uuid, after_line int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  school uuid := private.require_school();
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(fault) order by fault.line), '[]') from (
      select line.line, line.email, line.first_name as "firstName", line.last_name as "lastName", line.number, line.cohort,
        line.labels, line.adviser, line.state, line.reason,
        case when line.state = 'duplicate' then private.import_twin(line.import_id, line.reason::int, line.email) end as twin
      from private.student_import_rows as line
      join public.student_imports as import on import.id = line.import_id and import.organization_id = school
      where line.import_id = import_faults.import_id and line.state in ('wrong', 'duplicate') and line.line > after_line
      order by line.line limit 2000
    ) as fault
  );
end
$$;

create or replace function public.apply_student_import(import_id uuid, creates_cohorts boolean default true) returns int
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
    if import.file_lines is distinct from private.import_lines_known(import) then
      perform private.fail('import_incomplete', 'Not every line of the file has arrived. Import the file again.');
    end if;
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

-- An import that was undone is looked at again, as if the file had just arrived.
create function public.reopen_student_import(import_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  import public.student_imports := private.require_import(import_id, 'undone');
  lines int[] := array(select line.line from private.student_import_rows as line where line.import_id = import.id);
begin
  if cardinality(lines) = 0 then
    perform private.fail('import_too_old', 'An import can be undone for 30 days.');
  end if;
  update private.student_import_rows as line set before = null, applied_at = null where line.import_id = import.id;
  update public.student_imports as one
  set status = 'checking', created = 0, changed = 0, kept = 0, new_cohorts = '{}', applied_at = null, undone_at = null,
    created_at = now(), file_lines = private.import_lines_known(import)
  where one.id = import.id returning * into import;
  perform private.judge_lines(import, lines);
end
$$;

grant execute on function public.finish_student_import, public.reopen_student_import to authenticated;
