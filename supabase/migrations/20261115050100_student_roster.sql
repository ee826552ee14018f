-- How a school works with its roster: it finds, adds and changes students, one by one or many at once. Owners and
-- advisers write, teachers read.

-- An address can hold anything; what is no id fits nobody.
create function private.uuid_or_nobody(typed text) returns uuid language sql immutable set search_path = '' as $$
  select case
    when typed ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then typed::uuid
    else '00000000-0000-0000-0000-000000000000'
  end
$$;

-- What a filter asks of the roster, as SQL that is planned for its values; every value is quoted.
create function private.student_condition(school uuid, wanted jsonb) returns text
language sql stable security definer set search_path = '' as $$
  select concat_ws(
    ' and ',
    format('student.organization_id = %L', school),
    case when btrim(wanted ->> 'search') <> ''
      then format('student.words like %L', private.containing(private.plain_words(wanted ->> 'search'))) end,
    case
      when wanted ->> 'cohort' = 'none' then 'student.cohort_id is null'
      when wanted ->> 'cohort' <> '' then format('student.cohort_id = %L', private.uuid_or_nobody(wanted ->> 'cohort'))
    end,
    case when wanted ->> 'label' <> '' then format('student.labels @> array[%L]', wanted ->> 'label') end,
    case
      when wanted ->> 'adviser' = 'none' then 'student.adviser_id is null'
      when wanted ->> 'adviser' <> '' then format('student.adviser_id = %L', private.uuid_or_nobody(wanted ->> 'adviser'))
    end,
    case when coalesce(wanted ->> 'status', '') <> 'all'
      then format('student.status = %L', coalesce(nullif(wanted ->> 'status', ''), 'enrolled')) end,
    case wanted ->> 'account'
      when 'linked' then 'student.user_id is not null'
      when 'unlinked' then 'student.user_id is null'
      when 'uninvited' then 'student.user_id is null and not exists (
        select from private.student_invitations as sent where sent.student_id = student.id)'
      when 'invited' then 'student.user_id is null and exists (
        select from private.student_invitations as sent
        where sent.student_id = student.id and sent.declined_at is null and sent.expires_at > now())'
      when 'expired' then 'student.user_id is null and exists (
        select from private.student_invitations as sent
        where sent.student_id = student.id and sent.declined_at is null and sent.expires_at <= now())'
      when 'declined' then 'student.user_id is null and exists (
        select from private.student_invitations as sent
        where sent.student_id = student.id and sent.declined_at is not null)'
    end,
    case when wanted ->> 'import' <> '' then format(
      'student.id in (select line.student_id from private.student_import_rows as line where line.import_id = %L)',
      private.uuid_or_nobody(wanted ->> 'import')
    ) end
  )
$$;

-- Students by their ids, or all who fit a filter.
create function private.selected_students(school uuid, selection jsonb) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when selection ? 'ids' then format(
      'student.organization_id = %L and student.id = any (%L)', school,
      array(select private.uuid_or_nobody(id) from jsonb_array_elements_text(selection -> 'ids') as id)
    )
    else private.student_condition(school, coalesce(selection -> 'filter', '{}'))
  end
$$;

create function public.find_students(wanted jsonb default '{}', page int default 1) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  school uuid := private.require_school();
  condition text := private.student_condition(school, coalesce(wanted, '{}'));
  total int;
  found jsonb;
begin
  execute 'select count(*) from public.students as student where ' || condition into total;
  execute
    'select coalesce(jsonb_agg(jsonb_build_object(
        ''id'', student.id, ''firstName'', student.first_name, ''lastName'', student.last_name,
        ''email'', student.email, ''number'', student.number, ''cohort'', cohort.name, ''labels'', student.labels,
        ''adviser'', private.full_name(student.adviser_id), ''status'', student.status, ''endedOn'', student.ended_on,
        ''isLinked'', student.user_id is not null, ''shares'', student.shares,
        ''invitation'', case when student.user_id is null then private.invitation_state(student.id) end
      ) order by student.last_name, student.first_name, student.id), ''[]'')
    from (
      select * from public.students as student where ' || condition || '
      order by student.last_name, student.first_name, student.id limit 50 offset $1
    ) as student
    left join public.cohorts as cohort on cohort.id = student.cohort_id'
  into found using 50 * (greatest(page, 1) - 1);
  return jsonb_build_object('total', total, 'students', found);
end
$$;

-- What the roster is sorted by, and whether the caller may write in it.
create function public.roster() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  school uuid := private.require_school();
begin
  return jsonb_build_object(
    'mayWrite', exists (
      select from public.organization_members as member
      where member.organization_id = school and member.user_id = (select auth.uid())
        and member.member_role in ('owner', 'adviser')
    ),
    'cohorts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', cohort.id, 'name', cohort.name, 'startsOn', cohort.starts_on, 'endsOn', cohort.ends_on,
        'department', cohort.department_id, 'isArchived', cohort.archived_at is not null,
        'students', (
          select count(*) from public.students as student
          where student.cohort_id = cohort.id and student.status = 'enrolled'
        )
      ) order by cohort.archived_at is not null, cohort.starts_on desc nulls last, cohort.name), '[]')
      from public.cohorts as cohort where cohort.organization_id = school
    ),
    'departments', (
      select coalesce(jsonb_agg(jsonb_build_object('id', department.id, 'name', department.name) order by department.name), '[]')
      from public.departments as department where department.organization_id = school
    ),
    'labels', (
      select coalesce(jsonb_agg(jsonb_build_object('name', counted.label, 'students', counted.students) order by counted.label), '[]')
      from (
        select label, count(*) as students from public.students as student, unnest(student.labels) as label
        where student.organization_id = school group by label
      ) as counted
    ),
    'advisers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', member.user_id, 'name', private.full_name(member.user_id), 'email', users.email
      ) order by private.full_name(member.user_id)), '[]')
      from public.organization_members as member join auth.users on users.id = member.user_id
      where member.organization_id = school
    )
  );
end
$$;

create function private.require_cohort(school uuid, cohort uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if cohort is not null and not exists (
    select from public.cohorts where id = cohort and organization_id = school
  ) then
    perform private.fail('cohort_unknown', 'This cohort is not one of your school.');
  end if;
  return cohort;
end
$$;

create function private.require_adviser(school uuid, adviser uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if adviser is not null and not exists (
    select from public.organization_members where organization_id = school and user_id = adviser
  ) then
    perform private.fail('adviser_unknown', 'This person does not work for your school.');
  end if;
  return adviser;
end
$$;

create function private.is_address(email text) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(email ~ '^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)+$' and length(email) <= 254, false)
$$;

-- Trimmed, each once, in the order of the alphabet.
create function private.clean_labels(labels text[]) returns text[] language sql immutable set search_path = '' as $$
  select coalesce(array_agg(distinct private.trimmed(label)), '{}') from unnest(labels) as label
  where private.trimmed(label) <> ''
$$;

create function private.require_labels(labels text[]) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  clean text[] := private.clean_labels(labels);
begin
  if cardinality(clean) > 20 or exists (select from unnest(clean) as label where length(label) > 40) then
    perform private.fail('too_many_labels', 'A student has at most 20 labels, of 40 characters each.');
  end if;
  return clean;
end
$$;

-- One student, new or known. Names, address and number are the school's; the account and what it shares are not.
create function public.save_student(student_id uuid, fields jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  school uuid := private.require_school('{owner,adviser}');
  address text := lower(private.trimmed(fields ->> 'email'));
  saved uuid;
begin
  if not private.is_address(address) then
    perform private.fail('student_email_invalid', 'This is not an email address.');
  end if;
  if private.trimmed(concat(fields ->> 'firstName', fields ->> 'lastName')) = '' then
    perform private.fail('student_name_missing', 'A student has a first or a last name.');
  end if;
  if greatest(length(fields ->> 'firstName'), length(fields ->> 'lastName')) > 100 or length(fields ->> 'number') > 60 then
    perform private.fail('student_field_too_long', 'Names may have 100 characters, numbers 60.');
  end if;
  if exists (
    select from public.students as other
    where other.organization_id = school and other.email = address and other.id is distinct from student_id
  ) then
    perform private.fail('student_email_taken', 'Another student has this address.');
  end if;
  if exists (
    select from public.students as other
    where other.organization_id = school and other.number = private.trimmed(fields ->> 'number')
      and other.id is distinct from student_id
  ) then
    perform private.fail('student_number_taken', 'Another student has this number.');
  end if;
  if student_id is null then
    insert into public.students (organization_id, email) values (school, address) returning id into saved;
  end if;
  update public.students as student set
    email = address, first_name = private.trimmed(coalesce(fields ->> 'firstName', '')),
    last_name = private.trimmed(coalesce(fields ->> 'lastName', '')),
    number = nullif(private.trimmed(fields ->> 'number'), ''),
    cohort_id = private.require_cohort(school, (fields ->> 'cohort')::uuid),
    labels = private.require_labels(array(select jsonb_array_elements_text(coalesce(fields -> 'labels', '[]')))),
    adviser_id = private.require_adviser(school, (fields ->> 'adviser')::uuid)
  where student.id = coalesce(saved, student_id) and student.organization_id = school
  returning student.id into saved;
  if saved is null then
    perform private.fail('student_not_found', 'This student is not on your roster.');
  end if;
  return saved;
end
$$;

-- Many at once, 5,000 in a call; answers how many it changed, and none are left once that is fewer. Exactly one thing
-- changes: {"cohort": id or null}, {"adviser": id or null}, {"label": "…", "isOn": true} or {"status": "…"}.
create function public.change_students(selection jsonb, change jsonb) returns int
language plpgsql security definer set search_path = '' as $$
declare
  school uuid := private.require_school('{owner,adviser}');
  condition text := private.selected_students(school, selection);
  label text := private.trimmed(change ->> 'label');
  assignment text;
  is_due text;
  changed int;
begin
  if change ? 'cohort' then
    assignment := format('cohort_id = %L::uuid', private.require_cohort(school, (change ->> 'cohort')::uuid));
    is_due := format('student.cohort_id is distinct from %L::uuid', change ->> 'cohort');
  elsif change ? 'adviser' then
    assignment := format('adviser_id = %L::uuid', private.require_adviser(school, (change ->> 'adviser')::uuid));
    is_due := format('student.adviser_id is distinct from %L::uuid', change ->> 'adviser');
  elsif label <> '' and length(label) <= 40 and (change ->> 'isOn')::boolean then
    assignment := format('labels = private.clean_labels(student.labels || %L::text)', label);
    is_due := format('not student.labels @> array[%L] and cardinality(student.labels) < 20', label);
  elsif label <> '' and length(label) <= 40 then
    assignment := format('labels = array_remove(student.labels, %L)', label);
    is_due := format('student.labels @> array[%L]', label);
  elsif change ->> 'status' in ('enrolled', 'left', 'graduated') then
    assignment := format(
      'status = %L, ended_on = %L::date', change ->> 'status',
      case when change ->> 'status' <> 'enrolled' then coalesce((change ->> 'on')::date, current_date) end
    );
    is_due := format('student.status <> %L', change ->> 'status');
  else
    perform private.fail('nothing_to_change', 'Say what shall change.');
  end if;
  -- One change of a roster after the other.
  perform from public.organizations where id = school for no key update;
  execute format(
    'with due as (
      select student.id from public.students as student where %s and %s limit 5000
    ), changed as (
      update public.students as student set %s from due where student.id = due.id
      returning student.user_id, student.status
    ), told as (
      insert into public.notifications (user_id, kind, data, link)
      select user_id, ''school_'' || status, jsonb_build_object(''company'', %L::text), ''/profile/schools''
      from changed where user_id is not null and %L and status <> ''enrolled''
    )
    select count(*) from changed',
    condition, is_due, assignment, (select name from public.organizations where id = school), change ? 'status'
  ) into changed;
  return changed;
end
$$;

-- Whoever was added by mistake, or asks to be forgotten.
create function public.remove_student(student_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  school uuid := private.require_school('{owner,adviser}');
begin
  delete from public.students as student where student.id = student_id and student.organization_id = school;
  if not found then
    perform private.fail('student_not_found', 'This student is not on your roster.');
  end if;
  perform private.audit('student.removed', 'organization', school::text, jsonb_build_object('student', student_id));
end
$$;

create function public.save_cohort(cohort_id uuid, fields jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  school uuid := private.require_school('{owner,adviser}');
  wanted text := private.trimmed(fields ->> 'name');
  saved uuid;
begin
  if coalesce(wanted, '') = '' or length(wanted) > 120 then
    perform private.fail('cohort_name_missing', 'A cohort has a name of at most 120 characters.');
  end if;
  if (fields ->> 'endsOn')::date < (fields ->> 'startsOn')::date then
    perform private.fail('cohort_ends_early', 'A cohort ends after it begins.');
  end if;
  if exists (
    select from public.cohorts as other
    where other.organization_id = school and lower(other.name) = lower(wanted) and other.id is distinct from cohort_id
  ) then
    perform private.fail('cohort_name_taken', 'Another cohort has this name.');
  end if;
  if cohort_id is null then
    insert into public.cohorts (organization_id, name) values (school, wanted) returning id into saved;
  end if;
  update public.cohorts as cohort set
    name = wanted, starts_on = (fields ->> 'startsOn')::date, ends_on = (fields ->> 'endsOn')::date,
    department_id = (
      select department.id from public.departments as department
      where department.id = (fields ->> 'department')::uuid and department.organization_id = school
    )
  where cohort.id = coalesce(saved, cohort_id) and cohort.organization_id = school
  returning cohort.id into saved;
  if saved is null then
    perform private.fail('cohort_unknown', 'This cohort is not one of your school.');
  end if;
  return saved;
end
$$;

-- An archived cohort keeps its students, and is offered nowhere any more.
create function public.archive_cohort(cohort_id uuid, is_archived boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  school uuid := private.require_school('{owner,adviser}');
begin
  update public.cohorts as cohort set archived_at = case when is_archived then coalesce(cohort.archived_at, now()) end
  where cohort.id = cohort_id and cohort.organization_id = school;
  if not found then
    perform private.fail('cohort_unknown', 'This cohort is not one of your school.');
  end if;
end
$$;

-- A label of all who have it becomes another one, or goes.
create function public.rename_label(label text, new_name text default '') returns int
language plpgsql security definer set search_path = '' as $$
declare
  school uuid := private.require_school('{owner,adviser}');
  wanted text := private.trimmed(coalesce(new_name, ''));
  changed int;
begin
  if length(wanted) > 40 then
    perform private.fail('too_many_labels', 'A student has at most 20 labels, of 40 characters each.');
  end if;
  update public.students as student
  set labels = private.clean_labels(array_replace(student.labels, label, wanted))
  where student.organization_id = school and student.labels @> array[label];
  get diagnostics changed = row_count;
  return changed;
end
$$;

grant execute on function
  public.find_students, public.roster, public.save_student, public.change_students, public.remove_student,
  public.save_cohort, public.archive_cohort, public.rename_label
to authenticated;
