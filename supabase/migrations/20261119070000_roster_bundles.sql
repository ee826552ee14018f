-- OneRoster bundles go through the same check and confirmation as a school's own file. People keep the ID that the
-- school's system has for them, so a new name or address is a change, not a new student; and a bundle that lists
-- everyone also says who left.

-- # Tables

alter table public.students
  -- What the school's system calls the student: the sourcedId of OneRoster.
  add column external_id text check (external_id = btrim(external_id) and length(external_id) between 1 and 255),
  add constraint students_external_id_key unique (organization_id, external_id);

alter table public.student_imports
  add column format text not null default 'table' check (format in ('table', 'oneroster')),
  -- Lists everyone: students who are missing have left.
  add column is_complete boolean not null default false,
  -- Marked as having left.
  add column departed int not null default 0;

-- Lines below zero aren't in the file: they are students whom a complete one doesn't list.
alter table private.student_import_rows
  add column external_id text not null default '',
  -- 'known' says nothing about whether the person is a student, so it changes students only; 'gone' and 'absent' end
  -- their enrollment.
  add column presence text not null default 'listed' check (presence in ('listed', 'known', 'gone', 'absent')),
  drop constraint student_import_rows_state_check,
  add constraint student_import_rows_state_check
    check (state in ('new', 'changed', 'same', 'leaving', 'duplicate', 'wrong')),
  drop constraint student_import_rows_file_fault_check,
  add constraint student_import_rows_file_fault_check
    check (file_fault in ('quote_open', 'too_many_cells', 'id_missing', 'status_unknown'));

-- What is wrong in the other files of a bundle.
create table private.student_import_problems (
  import_id uuid not null references public.student_imports on delete cascade,
  file text not null check (length(file) between 1 and 60),
  line int not null check (line > 0),
  reason text not null check (reason in (
    'quote_open', 'too_many_cells', 'id_missing', 'status_unknown', 'role_unknown', 'user_unknown', 'class_unknown',
    'term_unknown', 'org_unknown', 'date_invalid'
  )),
  value text not null default '' check (length(value) <= 255),
  primary key (import_id, file, line, reason)
);

create index student_import_rows_by_external_id on private.student_import_rows (import_id, external_id, line);

call private.declare_data('private.student_import_problems', null, 'nobody');
call private.describe_data('public.students', $$case when t.user_id = $1 or t.email = private.confirmed_email_of($1) then
  jsonb_build_object(
    'school', private.organization_name(t.organization_id), 'first_name', t.first_name, 'last_name', t.last_name,
    'email', t.email, 'number', t.number, 'external_id', t.external_id,
    'cohort', (select c.name from public.cohorts as c where c.id = t.cohort_id),
    'labels', t.labels, 'status', t.status, 'linked_at', t.linked_at, 'shares', t.shares
  ) end$$);
call private.describe_data('private.student_import_rows', $$jsonb_build_object(
  'email', t.email, 'first_name', t.first_name, 'last_name', t.last_name, 'number', t.number, 'external_id', t.external_id,
  'cohort', t.cohort, 'labels', t.labels
)$$);

-- # Private helpers

drop function private.changes_of(private.student_import_rows, public.students, text[], uuid, uuid, boolean);

-- What a line would change about a student: {"lastName": ["before", "after"]}.
create function private.changes_of(
  line private.student_import_rows, student public.students, labels text[], adviser uuid, cohort uuid,
  import public.student_imports
) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_object_agg(field, jsonb_build_array(old, new)) from (values
    ('email', student.email, line.email),
    ('firstName', student.first_name, line.first_name),
    ('lastName', student.last_name, line.last_name),
    ('number', coalesce(student.number, ''), line.number),
    ('cohort', coalesce((select name from public.cohorts where id = student.cohort_id), ''), case
      when cohort = student.cohort_id then ''
      when cohort is not null or import.creates_cohorts then line.cohort else '' end),
    ('labels', array_to_string(student.labels, ', '), case when student.labels @> labels then ''
      else array_to_string(private.clean_labels(student.labels || labels), ', ') end),
    ('adviser', coalesce(private.full_name(student.adviser_id), ''), case
      when adviser = student.adviser_id then '' else coalesce(private.full_name(adviser), '') end),
    ('externalId', coalesce(student.external_id, ''), line.external_id),
    -- Whoever a system lists again is back.
    ('status', student.status, case when student.status = 'left' and line.presence = 'listed'
      and (line.external_id <> '' or import.is_complete) then 'enrolled' else '' end)
  ) as field (field, old, new) where new <> '' and new <> old
$$;

-- Says what lines would do, compared with the roster and the lines before them. A student is identified by the ID of the
-- school's system, or else by the school's number or by address. A blank changes nothing; labels are added. Always uses
-- hash joins: a roster that grows by thousands within seconds is too new for the planner to know its size.
create or replace function private.check_rows(import public.student_imports, lines int[]) returns void
language sql security definer set search_path = '' set enable_nestloop = off as $$
  with line as materialized (
    select judged.line as place, judged as whole,
      case when judged.labels <> '' then private.labels_in(judged.labels) else '{}' end as new_labels,
      case when judged.adviser <> '' then private.adviser_named(import.organization_id, judged.adviser) end as new_adviser,
      by_external_id.id as external_id_id, by_number.id as number_id, by_email.id as email_id, cohort.id as cohort_id,
      nullif(least(same_external_id.line, same_email.line, same_number.line), judged.line) as twin
    from private.student_import_rows as judged
    left join (
      select id, external_id from public.students where organization_id = import.organization_id
    ) as by_external_id on by_external_id.external_id = judged.external_id
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
      select external_id, min(line) as line from private.student_import_rows
      where import_id = import.id and external_id <> '' and line > 0 group by external_id
    ) as same_external_id on same_external_id.external_id = judged.external_id
    left join (
      select email, min(line) as line from private.student_import_rows
      where import_id = import.id and email <> '' and line > 0 group by email
    ) as same_email on same_email.email = judged.email
    left join (
      select number, min(line) as line from private.student_import_rows
      where import_id = import.id and number <> '' and line > 0 group by number
    ) as same_number on same_number.number = judged.number
    where judged.import_id = import.id and judged.line = any (lines)
  ), met as (
    select line.*,
      case when (whole).presence = 'absent' then (whole).student_id
        else coalesce(line.external_id_id, line.number_id, line.email_id) end as met_id,
      case
        when (whole).file_fault is not null then (whole).file_fault
        when (whole).presence in ('gone', 'absent') then null
        when private.is_formula((whole).email, (whole).first_name, (whole).last_name, (whole).number, (whole).cohort, (whole).labels)
          then 'formula'
        when (whole).email = '' and coalesce(line.external_id_id, line.number_id) is null then 'email_missing'
        when (whole).email <> '' and not private.is_address((whole).email) then 'email_invalid'
        when greatest(length((whole).first_name), length((whole).last_name)) > 100 or length((whole).number) > 60
          or length((whole).cohort) > 120 or length((whole).external_id) > 255 then 'too_long'
        when (whole).labels <> '' and (
          cardinality(line.new_labels) > 20
          or exists (select from unnest(line.new_labels) as label where length(label) > 40)
        ) then 'labels'
        when (whole).adviser <> '' and line.new_adviser is null then 'adviser_unknown'
        when line.number_id <> line.email_id or line.external_id_id <> line.number_id or line.external_id_id <> line.email_id
          then 'two_students'
        when coalesce(line.external_id_id, line.number_id, line.email_id) is null then case
          when (whole).presence = 'known' then 'role_unknown'
          when (whole).first_name = '' and (whole).last_name = '' then 'name_missing' end
      end as fault
    from line
  ), compared as (
    select met.place, met.twin, met.met_id, (met.whole).presence,
      coalesce(met.fault, case
        when (met.whole).external_id <> '' and met.external_id_id is null and (met.whole).presence in ('listed', 'known')
          and student.external_id <> (met.whole).external_id then 'other_id'
      end) as fault,
      -- A line of the file may have met the student in the meantime.
      student.status = 'enrolled' and not ((met.whole).presence = 'absent' and exists (
        select from private.student_import_rows as listed
        where listed.import_id = import.id and listed.student_id = met.met_id and listed.line > 0
      )) as leaves,
      case when met.met_id is not null and met.twin is null and (met.whole).presence in ('listed', 'known') then
        private.changes_of(met.whole, student, met.new_labels, met.new_adviser, met.cohort_id, import) end as changes
    from met left join (
      select * from public.students where organization_id = import.organization_id
    ) as student on student.id = met.met_id
  )
  update private.student_import_rows as judged set
    student_id = compared.met_id,
    state = case
      when compared.fault is not null then 'wrong'
      when compared.presence = 'absent' then case when compared.leaves then 'leaving' else 'same' end
      when compared.twin is not null then 'duplicate'
      when compared.presence = 'gone' then case when compared.leaves then 'leaving' else 'same' end
      when compared.met_id is null then 'new' when compared.changes is null then 'same' else 'changed' end,
    reason = case when compared.fault is not null then compared.fault
      when compared.twin is not null and compared.presence <> 'absent' then compared.twin::text end,
    changes = case when compared.fault is null then compared.changes end
  from compared
  where judged.import_id = import.id and judged.line = compared.place
$$;

-- Checks lines again that share an address, a number or a student with one of these.
create or replace function private.recheck_related_rows(import public.student_imports, emails text[], numbers text[])
returns void
language sql security definer set search_path = '' as $$
  select private.check_rows(import, array(
    select line from private.student_import_rows as kin
    where kin.import_id = import.id
      and (kin.email = any (emails) or kin.number = any (array_remove(numbers, '')) or kin.line < 0)
  ))
$$;

-- Lines of the file; students it doesn't list aren't some.
create or replace function private.import_lines_known(import public.student_imports) returns int
language sql stable security definer set search_path = '' as $$
  select import.dropped + count(*)::int from private.student_import_rows as line
  where line.import_id = import.id and line.line > 0
$$;

-- Which line came first, who it is about, and what both have in common.
drop function private.import_twin(uuid, int, text);
create function private.import_twin(line private.student_import_rows) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'line', twin.line, 'name', btrim(twin.first_name || ' ' || twin.last_name),
    'by', case when twin.external_id = line.external_id and twin.external_id <> '' then 'externalId'
      when twin.email = line.email and twin.email <> '' then 'email' else 'number' end
  )
  from private.student_import_rows as twin
  where line.state = 'duplicate' and twin.import_id = line.import_id and twin.line = line.reason::int
$$;

create function private.begin_import(
  school uuid, person uuid, file_name text, format text, is_complete boolean
) returns uuid language sql security definer set search_path = '' as $$
  insert into public.student_imports (organization_id, imported_by, file_name, format, is_complete)
  values (school, person, coalesce(nullif(left(private.trimmed(file_name), 200), ''), '?'), format, is_complete)
  returning id
$$;

-- At most 2,000 lines: [[line, email, first name, last name, number, cohort, labels, adviser, fault, external ID,
-- presence], …], of which the last three can be left out.
create function private.add_lines(import public.student_imports, lines jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  blanks constant text := E' \t\n\r\u00a0\u200b\u202f\ufeff';
begin
  if jsonb_array_length(lines) > 2000 then
    perform private.raise_app_error('import_too_large', 'At most 2,000 lines come at once, and 100,000 in all.');
  end if;
  if exists (
    select from jsonb_array_elements(lines) as line
    where (line ->> 0)::int not between 1 and 200000 or length(line::text) > 4000
  ) then
    perform private.raise_app_error('import_line_too_long', 'A line of this file is too long for a student.');
  end if;
  if exists (
    select from jsonb_array_elements(lines) as line
    where line ->> 8 not in ('', 'quote_open', 'too_many_cells', 'id_missing', 'status_unknown')
      or line ->> 10 not in ('listed', 'known', 'gone')
  ) then
    perform private.raise_app_error('import_fault_unknown', 'This is not something that can be wrong with a line.');
  end if;
  insert into private.student_import_rows as known (
    import_id, line, email, first_name, last_name, number, cohort, labels, adviser, file_fault, external_id, presence
  )
  select import.id, (line ->> 0)::int, lower(btrim(coalesce(line ->> 1, ''), blanks)),
    btrim(coalesce(line ->> 2, ''), blanks), btrim(coalesce(line ->> 3, ''), blanks),
    btrim(coalesce(line ->> 4, ''), blanks), btrim(coalesce(line ->> 5, ''), blanks),
    btrim(coalesce(line ->> 6, ''), blanks), btrim(coalesce(line ->> 7, ''), blanks),
    nullif(line ->> 8, ''), btrim(coalesce(line ->> 9, ''), blanks), coalesce(line ->> 10, 'listed')
  from jsonb_array_elements(lines) as line
  on conflict on constraint student_import_rows_pkey do nothing;
  perform private.check_rows(import, array(select (line ->> 0)::int from jsonb_array_elements(lines) as line));
end
$$;

create function private.add_problems(import public.student_imports, problems jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if jsonb_array_length(problems) > 1000 then
    perform private.raise_app_error('import_too_large', 'At most 1,000 problems come at once.');
  end if;
  insert into private.student_import_problems (import_id, file, line, reason, value)
  select import.id, problem ->> 'file', (problem ->> 'line')::int, problem ->> 'reason', left(problem ->> 'value', 255)
  from jsonb_array_elements(problems) as problem
  on conflict do nothing;
end
$$;

-- The whole file has arrived, and nothing was lost. A complete one says who left: with OneRoster among the students whom
-- the system knows, otherwise among all.
create function private.finish_import(import public.student_imports, file_lines int, encoding text) returns void
language plpgsql security definer set search_path = '' set enable_nestloop = off as $$
begin
  if finish_import.file_lines is distinct from private.import_lines_known(import) then
    perform private.raise_app_error('import_incomplete', 'Not every line of the file has arrived. Import the file again.');
  end if;
  update public.student_imports as one
  set file_lines = finish_import.file_lines, encoding = finish_import.encoding
  where one.id = import.id;
  if import.is_complete then
    insert into private.student_import_rows (
      import_id, line, email, first_name, last_name, number, external_id, student_id, presence, state
    )
    select import.id, -row_number() over (order by student.last_name, student.first_name, student.id), student.email,
      student.first_name, student.last_name, coalesce(student.number, ''), coalesce(student.external_id, ''), student.id,
      'absent', 'leaving'
    from public.students as student
    left join private.student_import_rows as listed
      on listed.import_id = import.id and listed.student_id = student.id
    where student.organization_id = import.organization_id and student.status = 'enrolled' and listed.line is null
      and (import.format = 'table' or student.external_id is not null)
    on conflict on constraint student_import_rows_pkey do nothing;
  end if;
end
$$;

-- Applies the next 2,000 lines; returns how many are left. Whatever changed on the roster since the check is checked
-- again.
create function private.apply_rows(import public.student_imports, creates_cohorts boolean) returns int
language plpgsql security definer set search_path = '' set enable_nestloop = off as $$
declare
  due int[];
  added int;
  updated int;
  ended int;
  remaining int;
begin
  -- One change of a roster after the other.
  perform from public.organizations where id = import.organization_id for no key update;
  if import.status = 'checking' then
    if import.file_lines is distinct from private.import_lines_known(import) then
      perform private.raise_app_error('import_incomplete', 'Not every line of the file has arrived. Import the file again.');
    end if;
    update public.student_imports as one
    set status = 'applying', creates_cohorts = apply_rows.creates_cohorts
    where one.id = import.id returning * into import;
    perform private.audit(
      'students.imported', 'organization', import.organization_id::text, jsonb_build_object('import', import.id)
    );
  end if;
  due := array(
    select line.line from private.student_import_rows as line
    where line.import_id = import.id and line.state in ('new', 'changed', 'leaving') and line.applied_at is null
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
  perform private.check_rows(import, due);

  with taken as (
    insert into public.students (
      organization_id, email, first_name, last_name, number, external_id, cohort_id, labels, adviser_id
    )
    select import.organization_id, line.email, line.first_name, line.last_name, nullif(line.number, ''),
      nullif(line.external_id, ''), (
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
    external_id = coalesce(nullif(line.external_id, ''), student.external_id),
    cohort_id = coalesce((
      select cohort.id from public.cohorts as cohort
      where cohort.organization_id = import.organization_id and lower(cohort.name) = lower(line.cohort)
    ), student.cohort_id),
    labels = private.clean_labels(student.labels || private.labels_in(line.labels)),
    adviser_id = coalesce(private.adviser_named(import.organization_id, line.adviser), student.adviser_id),
    status = case when line.changes ? 'status' then 'enrolled' else student.status end,
    ended_on = case when line.changes ? 'status' then null else student.ended_on end
  from private.student_import_rows as line
  where line.import_id = import.id and line.line = any (due) and line.state = 'changed' and student.id = line.student_id;

  update private.student_import_rows as line set before = to_jsonb(student), applied_at = now()
  from public.students as student
  where line.import_id = import.id and line.line = any (due) and line.state = 'leaving' and student.id = line.student_id;
  get diagnostics ended = row_count;
  with gone as (
    update public.students as student set status = 'left', ended_on = current_date
    from private.student_import_rows as line
    where line.import_id = import.id and line.line = any (due) and line.state = 'leaving' and student.id = line.student_id
    returning student.user_id
  )
  insert into public.notifications (user_id, kind, data, link)
  select gone.user_id, 'school_left',
    jsonb_build_object('company', (select name from public.organizations where id = import.organization_id)),
    '/profile/schools'
  from gone where gone.user_id is not null;

  select count(*) into remaining from private.student_import_rows as line
  where line.import_id = import.id and line.state in ('new', 'changed', 'leaving') and line.applied_at is null;
  update public.student_imports as one set
    created = one.created + added, changed = one.changed + updated, departed = one.departed + ended,
    status = case when remaining = 0 then 'done' else one.status end,
    applied_at = now()
  where one.id = import.id;
  return remaining;
end
$$;

-- # Functions

drop function public.begin_student_import(text);

-- A bundle of OneRoster can say that it lists everyone.
create function public.begin_student_import(
  file_name text, format text default 'table', is_complete boolean default false
) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  return private.begin_import(
    private.require_school('{owner,adviser}'), (select auth.uid()), begin_student_import.file_name,
    case when begin_student_import.format = 'oneroster' then 'oneroster' else 'table' end,
    begin_student_import.format = 'oneroster' and coalesce(begin_student_import.is_complete, false)
  );
end
$$;

-- The next lines of the file, as `private.add_lines` describes them. Lines sent twice, as after a lost response, are
-- stored once.
create or replace function public.add_import_lines(import_id uuid, lines jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_lines(private.require_import(import_id, 'checking'), lines);
end
$$;

-- What is wrong in the other files of a bundle, at most 1,000 of them.
create function public.add_import_problems(import_id uuid, problems jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_problems(private.require_import(import_id, 'checking'), problems);
end
$$;

create or replace function public.finish_student_import(import_id uuid, file_lines int, encoding text default null)
returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.finish_import(private.require_import(import_id, 'checking'), file_lines, encoding);
end
$$;

create or replace function public.apply_student_import(import_id uuid, creates_cohorts boolean default true) returns int
language plpgsql security definer set search_path = '' as $$
begin
  return private.apply_rows(private.require_import(import_id, 'checking,applying'), creates_cohorts);
end
$$;

-- Leaves a line out, whatever it says; a student who isn't in the file stays enrolled.
create or replace function public.drop_import_line(import_id uuid, line int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  import public.student_imports := private.require_import(import_id, 'checking');
  gone private.student_import_rows;
begin
  delete from private.student_import_rows as one
  where one.import_id = import.id and one.line = drop_import_line.line returning * into gone;
  if gone.line > 0 then
    update public.student_imports as one set dropped = one.dropped + 1 where one.id = import.id;
  end if;
  perform private.recheck_related_rows(import, array_remove(array[gone.email], ''), array[gone.number]);
end
$$;

-- The import with its counts, and 50 of its lines.
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
    'created', import.created, 'changed', import.changed, 'departed', import.departed, 'kept', import.kept,
    'format', import.format, 'isComplete', import.is_complete,
    'fileLines', import.file_lines, 'encoding', import.encoding, 'dropped', import.dropped,
    'hasLines', exists (select from private.student_import_rows as line where line.import_id = import.id),
    'counts', (
      select coalesce(jsonb_object_agg(state, lines), '{}') from (
        select state, count(*) as lines from private.student_import_rows as line
        where line.import_id = import.id and (line.presence <> 'absent' or line.state = 'leaving') group by state
      ) as counted
    ),
    'absent', (
      select count(*) from private.student_import_rows as line
      where line.import_id = import.id and line.presence = 'absent' and line.state = 'leaving'
    ),
    'applied', (
      select count(*) from private.student_import_rows as line
      where line.import_id = import.id and line.applied_at is not null
    ),
    'problems', (
      select count(*) from private.student_import_problems as problem where problem.import_id = import.id
    ),
    'problemList', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'file', problem.file, 'line', problem.line, 'reason', problem.reason, 'value', problem.value
      ) order by problem.file, problem.line, problem.reason), '[]')
      from (
        select * from private.student_import_problems as known
        where known.import_id = import.id order by known.file, known.line, known.reason limit 50
      ) as problem
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
        'presence', line.presence, 'twin', private.import_twin(chosen.whole)
      ) order by line.line), '[]')
      from (
        select of_file as whole from private.student_import_rows as of_file
        where of_file.import_id = import.id and (of_file.presence <> 'absent' or of_file.state = 'leaving')
          and (coalesce(show, '') = '' or of_file.state = show)
        order by of_file.line limit 50 offset 50 * (greatest(page, 1) - 1)
      ) as chosen cross join lateral (select (chosen.whole).*) as line
    )
  );
end
$$;

-- The lines that stay out, to be corrected in the file: 2,000 from a line on.
create or replace function public.import_faults(import_id uuid, after_line int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  school uuid := private.require_school();
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(fault) order by fault.line), '[]') from (
      select faulty.line, faulty.email, faulty.first_name as "firstName", faulty.last_name as "lastName", faulty.number, faulty.cohort,
        faulty.labels, faulty.adviser, faulty.state, faulty.reason, private.import_twin(faulty) as twin
      from private.student_import_rows as faulty
      join public.student_imports as import on import.id = faulty.import_id and import.organization_id = school
      where faulty.import_id = import_faults.import_id and faulty.state in ('wrong', 'duplicate') and faulty.line > after_line
      order by faulty.line limit 2000
    ) as fault
  );
end
$$;

-- Undoes the next 2,000 lines; returns how many are left. Students changed since, by hand or by themselves, stay as
-- they are.
create or replace function public.undo_student_import(import_id uuid) returns int
language plpgsql security definer set search_path = '' set enable_nestloop = off as $$
declare
  import public.student_imports := private.require_import(import_id, 'applying,done');
  due int[];
  gone int;
  restored int;
  remaining int;
begin
  if import.applied_at < now() - interval '30 days' then
    perform private.raise_app_error('import_too_old', 'An import can be undone for 30 days.');
  end if;
  perform from public.organizations where id = import.organization_id for no key update;
  due := array(
    select line.line from private.student_import_rows as line
    where line.import_id = import.id and line.applied_at is not null order by line.line limit 2000
  );
  update public.students as student set
    email = line.before ->> 'email', first_name = line.before ->> 'first_name', last_name = line.before ->> 'last_name',
    number = line.before ->> 'number', external_id = line.before ->> 'external_id',
    cohort_id = (select cohort.id from public.cohorts as cohort where cohort.id = (line.before ->> 'cohort_id')::uuid),
    labels = array(select jsonb_array_elements_text(line.before -> 'labels')),
    adviser_id = (select users.id from auth.users where users.id = (line.before ->> 'adviser_id')::uuid),
    status = line.before ->> 'status', ended_on = (line.before ->> 'ended_on')::date
  from private.student_import_rows as line
  where line.import_id = import.id and line.line = any (due) and line.before is not null
    and student.id = line.student_id and student.updated_at = line.applied_at and not exists (
      select from public.students as other
      where other.organization_id = student.organization_id and other.id <> student.id and (
        other.email = line.before ->> 'email' or other.number = line.before ->> 'number'
        or other.external_id = line.before ->> 'external_id'
      )
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

-- An undone import is checked again, as if the file had just arrived.
create or replace function public.reopen_student_import(import_id uuid) returns int
language plpgsql security definer set search_path = '' as $$
declare
  import public.student_imports := private.require_import(import_id, 'undone');
  lines int[] := array(
    select line.line from private.student_import_rows as line
    where line.import_id = import.id and line.line > coalesce(import.rejudged_line, -2147483648)
    order by line.line limit 2000
  );
  remaining int;
begin
  if cardinality(lines) = 0 and import.rejudged_line is null then
    perform private.raise_app_error('import_too_old', 'An import can be undone for 30 days.');
  end if;
  update private.student_import_rows as line set before = null, applied_at = null
  where line.import_id = import.id and line.line = any (lines);
  perform private.check_rows(import, lines);
  select count(*) into remaining from private.student_import_rows as line
  where line.import_id = import.id and line.line > lines[cardinality(lines)];
  if remaining > 0 then
    update public.student_imports as one set rejudged_line = lines[cardinality(lines)] where one.id = import.id;
  else
    update public.student_imports as one
    set status = 'checking', created = 0, changed = 0, departed = 0, kept = 0, new_cohorts = '{}', applied_at = null,
      undone_at = null, created_at = now(), file_lines = private.import_lines_known(import), rejudged_line = null
    where one.id = import.id;
  end if;
  return remaining;
end
$$;

grant execute on function public.begin_student_import, public.add_import_problems to authenticated;
