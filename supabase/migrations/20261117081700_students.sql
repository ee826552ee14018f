-- Schools and their students: departments, cohorts, the roster, imports, and what students share.

-- # Tables

create table public.departments (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  name text not null check (name = btrim(name) and length(name) between 1 and 120),
  created_at timestamptz not null default now()
);

create table public.cohorts (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  department_id uuid references public.departments on delete set null,
  name text not null check (name = btrim(name) and length(name) between 1 and 120),
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  archived_at timestamptz,
  created_at timestamptz not null default now()
);

create table public.students (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  -- In lower case.
  email text not null check (length(email) <= 254 and email = lower(email)),
  first_name text not null default '' check (length(first_name) <= 100),
  last_name text not null default '' check (length(last_name) <= 100),
  -- The school's own number for the student.
  number text check (number = btrim(number) and length(number) between 1 and 60),
  cohort_id uuid references public.cohorts on delete set null,
  labels text[] not null default '{}' check (cardinality(labels) <= 20),
  adviser_id uuid references auth.users on delete set null,
  status text not null default 'enrolled' check (status in ('enrolled', 'left', 'graduated')),
  ended_on date,
  -- The account, once the student has accepted; what it shares is the student's choice.
  user_id uuid references auth.users on delete set null,
  linked_at timestamptz,
  shares text[] not null default '{}' check (shares <@ array['progress', 'work', 'skills', 'career']),
  -- What the search looks through, without accents and capitals.
  words text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Names alone, for the search in the header, which uses an index however long the roster is.
  name_words text not null default '',
  unique (organization_id, email),
  unique (organization_id, number),
  unique (organization_id, user_id)
);

-- A file of students is compared with the roster line by line, corrected, and only then applied; and what was applied
-- can be undone. Long files are sent and applied in parts.
create table public.student_imports (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  imported_by uuid references auth.users on delete set null,
  file_name text not null check (length(file_name) between 1 and 200),
  -- 'checking' while lines arrive and are checked, 'applying' after confirmation, 'done', 'undone'.
  status text not null default 'checking' check (status in ('checking', 'applying', 'done', 'undone')),
  creates_cohorts boolean not null default true,
  -- Those created by the confirmation.
  new_cohorts uuid[] not null default '{}',
  created int not null default 0,
  changed int not null default 0,
  -- What an undo left as it is, because it was changed since.
  kept int not null default 0,
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  undone_at timestamptz,
  -- Lines with content, without the header; null until the whole file has arrived.
  file_lines int check (file_lines >= 0),
  encoding text check (encoding in ('utf-8', 'utf-16', 'windows-1252')),
  -- Lines left out by hand.
  dropped int not null default 0,
  -- How far an import that is checked again has come: 2,000 lines per call.
  rejudged_line int
);

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
  -- The student it matched on the roster, and which fields differ: {"lastName": ["before", "after"]}.
  student_id uuid references public.students on delete set null,
  changes jsonb,
  -- The student before it was applied, to undo it; and when, to tell whether the student was changed since.
  before jsonb,
  applied_at timestamptz,
  file_fault text check (file_fault in ('quote_open', 'too_many_cells')),
  primary key (import_id, line)
);

-- Students are invited to link an account to their roster entry, choose what the school sees of it, and can change or
-- end that at any time. Nothing is visible before they accept.
create table private.student_invitations (
  student_id uuid primary key references public.students on delete cascade,
  -- Part of the emailed link. The school's staff never see it.
  token uuid not null unique default gen_random_uuid(),
  invited_by uuid references auth.users on delete set null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days',
  -- Declined, or unlinked: the school can ask again after 30 days at the earliest.
  declined_at timestamptz
);

-- # Indexes

create unique index departments_by_name on public.departments (organization_id, lower(name));
create unique index cohorts_by_name on public.cohorts (organization_id, lower(name));
create index cohorts_by_department on public.cohorts (department_id);
create index students_in_order on public.students (organization_id, last_name, first_name, id);
create index students_by_cohort on public.students (cohort_id, last_name, first_name, id);
create index students_by_adviser on public.students (adviser_id);
create index students_by_user on public.students (user_id);
create index students_by_words on public.students using gin (words extensions.gin_trgm_ops);
create index students_by_labels on public.students using gin (labels);
-- People find the invitations to their confirmed address.
create index students_by_email on public.students (email);
create index students_by_name on public.students using gin (name_words extensions.gin_trgm_ops);
create index student_imports_by_school on public.student_imports (organization_id, created_at desc);
create index student_imports_by_person on public.student_imports (imported_by);
create index student_imports_by_status on public.student_imports (status, created_at);
create index student_import_rows_by_email on private.student_import_rows (import_id, email, line);
create index student_import_rows_by_number on private.student_import_rows (import_id, number, line);
create index student_import_rows_by_student on private.student_import_rows (student_id);
create index student_invitations_by_inviter on private.student_invitations (invited_by);

-- # Private helpers

-- A school's students: on its roster before they have an account, and afterward visible as far as each of them shares.
create function private.my_schools() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.organization_id from public.organization_members as member
  join public.organizations as organization on organization.id = member.organization_id
  where member.user_id = (select auth.uid())
    and organization.status = 'approved' and organization.kind = 'academia'
$$;

-- The students who share this with the school, as long as the school is approved.
create function private.shared_students(school uuid, what text)
returns table (student_id uuid, user_id uuid, cohort_id uuid)
language sql stable security definer set search_path = '' as $$
  select student.id, student.user_id, student.cohort_id
  from public.students as student
  join public.organizations as organization on organization.id = student.organization_id
  where student.organization_id = school and student.user_id is not null and what = any (student.shares)
    and organization.status = 'approved'
$$;

-- A school attests skills of people who share notes with it, and of students who share skills.
create function private.attesting_school(person uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select school from private.my_schools() as school
  where exists (
    select from public.plan_advisers as chosen where chosen.user_id = person and chosen.organization_id = school
  ) or exists (
    select from private.shared_students(school, 'skills') as student where student.user_id = person
  )
  order by school limit 1
$$;

create function private.require_school(roles public.member_role[] default '{owner,adviser,teacher}') returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  school uuid;
begin
  perform private.require_user();
  select member.organization_id into school from public.organization_members as member
  where member.user_id = (select auth.uid()) and member.member_role = any (roles)
    and member.organization_id in (select private.my_schools())
  order by member.created_at, member.organization_id limit 1;
  if school is null then
    raise exception 'Only those who work for an approved school, in the right role, can do this.'
      using errcode = '42501', hint = 'school_required';
  end if;
  return school;
end
$$;

-- Without an account, or after leaving, nothing is shared.
create function private.keep_student() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.words := private.plain_words(concat_ws(' ', new.first_name, new.last_name, new.email, new.number));
  new.name_words := private.plain_words(new.first_name || ' ' || new.last_name);
  if new.user_id is null or new.status = 'left' then
    new.shares := '{}';
  end if;
  if new.user_id is null then
    new.linked_at := null;
  end if;
  return new;
end
$$;

-- The conditions of a roster filter as SQL, planned for its values; every value is quoted.
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

-- Students by ID, or all who match a filter.
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

-- Trimmed, without duplicates, in alphabetical order.
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

-- A member of the school's staff, by address or full name.
create function private.adviser_named(school uuid, typed text) returns uuid
language sql stable security definer set search_path = '' as $$
  select member.user_id from public.organization_members as member
  join auth.users on users.id = member.user_id
  where typed <> '' and member.organization_id = school and (
    users.email = lower(typed) or private.plain_words(private.full_name(member.user_id)) = private.plain_words(typed)
  )
  order by users.email = lower(typed) desc, member.created_at limit 1
$$;

-- The labels in a cell, separated by commas, semicolons or bars.
create function private.labels_in(cell text) returns text[] language sql immutable set search_path = '' as $$
  select case when cell = '' then '{}' else private.clean_labels(regexp_split_to_array(cell, '[,;|]')) end
$$;

-- What a line would change about a student: {"lastName": ["before", "after"]}.
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

-- Whether a spreadsheet would run one of these instead of showing it.
create function private.is_formula(variadic cells text[]) returns boolean
language sql immutable set search_path = '' as $$
  select exists (select from unnest(cells) as cell where cell ~ '^=' or cell ~ '^[+@-].*[(|!]')
$$;

-- Says what lines would do, compared with the roster and the lines before them. A student is identified by the school's
-- number, or else by address. A blank changes nothing; labels are added. Always uses hash joins: a roster that grows by
-- thousands within seconds is too new for the planner to know its size.
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

-- Checks lines again that share an address or number with one of these values.
create function private.judge_kin(import public.student_imports, emails text[], numbers text[]) returns void
language sql security definer set search_path = '' as $$
  select private.judge_lines(import, array(
    select line from private.student_import_rows as kin
    where kin.import_id = import.id and (kin.email = any (emails) or kin.number = any (array_remove(numbers, '')))
  ))
$$;

create function private.invitation_state(student uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'state', case
      when declined_at is not null then 'declined' when expires_at <= now() then 'expired' else 'open' end,
    'sentAt', sent_at, 'expiresAt', expires_at
  )
  from private.student_invitations where student_id = student
$$;

-- Students with a confirmed address are also notified in the product; the email is sent right away unless they don't
-- want it. It greets students by name, and says whom they can ask.
create function private.tell_invited_student(student public.students, token uuid, message text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := (select id from auth.users where email = student.email and email_confirmed_at is not null);
  path text := '/school/' || token;
  data jsonb := jsonb_strip_nulls(jsonb_build_object(
    'company', (select name from public.organizations where id = student.organization_id),
    'name', private.full_name((select auth.uid())),
    -- Whom to ask, and how to greet somebody who has no account yet.
    'email', (select users.email from auth.users where users.id = (select auth.uid())), 'first_name', student.first_name,
    'message', message
  ));
begin
  if person is null then
    perform private.queue_mail(
      student.email, 'school_invited', data || jsonb_build_object('path', private.with_address(path, student.email)),
      (select language from public.profiles where user_id = (select auth.uid()))
    );
  elsif private.mail_choice(person, 'invitations') = 'never' then
    perform private.notify(person, 'school_invited', data, path);
  else
    perform private.queue_mail_to(person, 'school_invited', data, path);
    insert into public.notifications (user_id, kind, data, link, mailed_at)
    values (person, 'school_invited', data, path, now());
  end if;
end
$$;

-- What a person shares, part by part; parts that aren't shared are missing.
create function private.shared_facts(person uuid, shares text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'progress', case when 'progress' = any (shares) then coalesce((
      select jsonb_agg(to_jsonb(tried) order by tried."startedAt" desc) from (
        select private.title_in(version.title, version.translations) as mission, company.name as company, enrollment.status, enrollment.progress,
          enrollment.started_at as "startedAt", enrollment.submitted_at as "submittedAt",
          enrollment.completed_at as "completedAt"
        from public.enrollments as enrollment
        join public.mission_versions as version
          on version.mission_id = enrollment.mission_id and version.version = enrollment.version
        join public.organizations as company on company.id = enrollment.organization_id
        where enrollment.user_id = person order by enrollment.started_at desc limit 200
      ) as tried
    ), '[]') end,
    'work', case when 'work' = any (shares) then (
      select jsonb_build_object('submissions', count(*), 'lastAt', max(submission.submitted_at))
      from public.submissions as submission join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
      where enrollment.user_id = person
    ) end,
    'skills', case when 'skills' = any (shares) then coalesce((
      select jsonb_agg(jsonb_build_object(
        'slug', proven.slug, 'en', proven.name_en, 'fr', proven.name_fr, 'kinds', proven.kinds, 'at', proven.at
      ) order by proven.at desc, proven.slug)
      from (
        select skill.slug, skill.name_en, skill.name_fr, array_agg(distinct source.kind) as kinds, max(source.at) as at
        from private.skill_sources(person) as source join public.skills as skill on skill.slug = source.skill
        where source.kind in ('proven', 'attested') group by skill.slug
      ) as proven
    ), '[]') end,
    'certificates', case when 'skills' = any (shares) then coalesce((
      select jsonb_agg(jsonb_build_object(
        'mission', certificate.facts ->> 'mission', 'company', certificate.facts ->> 'organization',
        'issuedAt', certificate.issued_at, 'code', case when certificate.is_public then certificate.code end
      ) order by certificate.issued_at desc)
      from public.certificates as certificate where certificate.user_id = person and certificate.revoked_at is null
    ), '[]') end,
    'targets', case when 'career' = any (shares) then coalesce((
      select jsonb_agg(jsonb_build_object('en', job.title_en, 'fr', job.title_fr) order by aim.place)
      from public.target_jobs as aim join public.jobs as job on job.slug = aim.job_slug where aim.user_id = person
    ), '[]') end,
    'offers', case when 'career' = any (shares) then coalesce((
      select jsonb_agg(jsonb_build_object(
        'company', application.company, 'job', application.job_title, 'contract', application.contract,
        'at', application.heard_at
      ) order by application.heard_at desc)
      from public.applications as application
      join public.application_columns as stage
        on stage.user_id = application.user_id and stage.id = application.column_id and stage.stage = 'offer'
      where application.user_id = person
    ), '[]') end
  ))
$$;

-- What the school recorded about a student.
create function private.roster_facts(student public.students) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', student.id, 'firstName', student.first_name, 'lastName', student.last_name, 'email', student.email,
    'number', student.number, 'cohort', (select name from public.cohorts where id = student.cohort_id),
    'labels', student.labels, 'adviser', private.full_name(student.adviser_id), 'status', student.status,
    'endedOn', student.ended_on
  )
$$;

create function private.require_shares(shares text[]) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  if not shares <@ array['progress', 'work', 'skills', 'career'] then
    perform private.fail('sharing_unknown', 'Choose among progress, work, skills and career.');
  end if;
  return array(select distinct unnest(shares) order by 1);
end
$$;

-- Schools as they present themselves, and as their owners see them: departments, public page, panel and home.
create function private.my_led_schools() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.organization_id from public.organization_members as member
  where member.user_id = (select auth.uid()) and member.member_role in ('owner', 'adviser')
    and member.organization_id in (select private.my_schools())
$$;

create function private.require_led_school(school uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_user();
  if school is null or school not in (select private.my_led_schools()) then
    raise exception 'Only owners and advisers of the school can do this.' using errcode = '42501', hint = 'school_leaders_only';
  end if;
end
$$;

create function private.import_lines_known(import public.student_imports) returns int
language sql stable security definer set search_path = '' as $$
  select import.dropped + count(*)::int from private.student_import_rows as line where line.import_id = import.id
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

-- How a list is sorted: a column's name, with a minus for descending. Names decide between equals.
create function private.student_order(sort text) returns text language sql immutable set search_path = '' as $$
  select case ltrim(sort, '-')
      when 'cohort' then 'cohort.name' || direction || ' nulls last, '
      when 'adviser' then 'private.full_name(student.adviser_id)' || direction || ' nulls last, '
      when 'account' then 'case when student.user_id is not null then 1 when sent.student_id is null then 5
        when sent.declined_at is not null then 4 when sent.expires_at <= now() then 3 else 2 end' || direction || ', '
      when 'added' then 'student.created_at' || direction || ', '
      else ''
    end || case when ltrim(sort, '-') in ('cohort', 'adviser', 'account', 'added')
      then 'student.last_name, student.first_name, student.id'
      else 'student.last_name' || direction || ', student.first_name' || direction || ', student.id' end
  from (select case when sort like '-%' then ' desc' else '' end) as chosen (direction)
$$;

-- # Policies and grants

create policy "People see what is attested of them, schools what they attested" on public.skill_attestations
  for select to authenticated
  using (user_id = (select auth.uid()) or organization_id in (select private.my_schools()));

create policy "Schools take an attestation back, and people refuse it" on public.skill_attestations
  for delete to authenticated
  using (user_id = (select auth.uid()) or organization_id in (select private.my_schools()));

call private.protect('public.departments');
grant select on public.departments to authenticated;

create policy "Those who work for a school see its departments" on public.departments for select to authenticated
  using (organization_id in (select private.my_schools()));

call private.protect('public.cohorts');
grant select on public.cohorts to authenticated;

create policy "Those who work for a school see its cohorts" on public.cohorts for select to authenticated
  using (organization_id in (select private.my_schools()));

call private.protect('public.students');
grant select on public.students to authenticated;

create policy "Schools see their own students, and people what a school wrote of them" on public.students
  for select to authenticated
  using (organization_id in (select private.my_schools()) or user_id = (select auth.uid()));

call private.protect('public.student_imports');
grant select on public.student_imports to authenticated;

create policy "Those who work for a school see what it imported" on public.student_imports for select to authenticated
  using (organization_id in (select private.my_schools()));

-- # Public functions

create function public.attest_skill(person uuid, skill text, note text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  said text := btrim(coalesce(note, ''));
  school public.organizations;
begin
  select * into school from public.organizations where id = private.attesting_school(person);
  if not found then
    perform private.fail('not_shared_with_you', 'This person shares nothing with your school any more.');
  end if;
  if length(said) > 300 then
    perform private.fail('attestation_too_long', 'A word about it may have 300 characters.');
  end if;
  if not exists (select from public.skills where slug = attest_skill.skill and merged_into is null) then
    perform private.fail('unknown_skill', 'This skill is not in the catalogue.');
  end if;
  insert into public.skill_attestations as given (user_id, skill, organization_id, attested_by, note)
  values (person, attest_skill.skill, school.id, me, said)
  on conflict on constraint skill_attestations_pkey do update
    set note = excluded.note, attested_by = excluded.attested_by, created_at = now()
    where given.note <> excluded.note;
  if found then
    perform private.notify(person, 'skill_attested', jsonb_build_object('name', school.name), '/profile');
  end if;
end
$$;

create function public.find_students(wanted jsonb default '{}', page int default 1, size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  school uuid := private.require_school();
  condition text := private.student_condition(school, coalesce(wanted, '{}'));
  in_order text := private.student_order(coalesce(wanted ->> 'sort', ''));
  at_once int := least(greatest(coalesce(size, 50), 1), 2000);
  total int;
  found jsonb;
begin
  execute 'select count(*) from public.students as student where ' || condition into total;
  execute
    'select coalesce(jsonb_agg(jsonb_build_object(
        ''id'', student.id, ''firstName'', student.first_name, ''lastName'', student.last_name,
        ''email'', student.email, ''number'', student.number, ''cohort'', student.cohort_name, ''labels'', student.labels,
        ''adviser'', private.full_name(student.adviser_id), ''status'', student.status, ''endedOn'', student.ended_on,
        ''isLinked'', student.user_id is not null, ''shares'', student.shares,
        ''invitation'', case when student.user_id is null then private.invitation_state(student.id) end
      ) order by student.nth), ''[]'')
    from (
      select student.*, cohort.name as cohort_name, row_number() over (order by ' || in_order || ') as nth
      from public.students as student
      left join public.cohorts as cohort on cohort.id = student.cohort_id
      left join private.student_invitations as sent on sent.student_id = student.id
      where ' || condition || '
      order by ' || in_order || ' limit $1 offset $2
    ) as student'
  into found using at_once, at_once * (greatest(page, 1) - 1);
  return jsonb_build_object('total', total, 'students', found);
end
$$;

-- What the roster can be filtered by, and whether the caller may edit it.
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

-- One student, new or existing. Names, address and number are the school's; the account and what it shares are not.
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

-- Many at once, 5,000 per call; returns how many it changed, and none are left once that is fewer. Exactly one thing
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

-- For students added by mistake, or who ask to be deleted.
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

-- An archived cohort keeps its students, but is no longer offered.
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

-- Renames or removes a label for everyone who has it.
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

-- The next lines of the file, at most 2,000: [[line, email, first name, last name, number, cohort, labels, adviser],
-- …]. Lines sent twice, as after a lost response, are stored once.
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
    adviser = left(private.trimmed(coalesce(fields ->> 'adviser', one.adviser)), 300),
    file_fault = null
  where one.import_id = import.id and one.line = old.line returning * into new;
  perform private.judge_lines(import, array[new.line]);
  perform private.judge_kin(
    import, array_remove(array[old.email, new.email], ''), array[old.number, new.number]
  );
end
$$;

-- Leaves a line out, whatever it says.
create function public.drop_import_line(import_id uuid, line int) returns void
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

-- The lines that stay out, to be corrected in the file: 2,000 from a line on.
create function public.import_faults(import_id uuid, after_line int default 0) returns jsonb
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

-- Applies the next 2,000 lines; returns how many are left. Whatever changed on the roster since the check is checked
-- again.
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

-- Undoes the next 2,000 lines; returns how many are left. Students changed since, by hand or by themselves, stay as
-- they are.
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

-- A discarded file leaves nothing behind.
create function public.discard_student_import(import_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  import public.student_imports := private.require_import(import_id, 'checking');
begin
  delete from public.student_imports as one where one.id = import.id;
end
$$;

-- One, many or all: students who are enrolled, have no linked account and no open invitation, and haven't declined
-- recently. 500 per call; none are left once it sends fewer. `is_again` sends to those emailed before, at most once a
-- day.
create function public.invite_students(selection jsonb, is_again boolean default false, message text default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  school uuid := private.require_school('{owner,adviser}');
  words text := nullif(private.trimmed(message), '');
  due text := 'from public.students as student
    left join private.student_invitations as known on known.student_id = student.id
    where ' || private.selected_students(school, selection) || '
      and student.user_id is null and student.status = ''enrolled'' and case
        when known.declined_at is not null then known.declined_at < now() - interval ''30 days''
        when known.expires_at > now() then $1 and known.sent_at < now() - interval ''1 day''
        else true end';
  student public.students;
  token uuid;
  allowed int;
  sent int := 0;
  left_out int := 0;
begin
  if length(words) > 600 then
    perform private.fail('invitation_message_too_long', 'A message can be up to 600 characters.');
  end if;
  -- Calls of one school wait for each other here, so that the limit holds.
  insert into private.student_invitations_sent as today (organization_id, day, count) values (school, current_date, 0)
  on conflict (organization_id, day) do update set count = today.count
  returning greatest(private.allowed('student_invitations_a_day') - today.count, 0) into allowed;
  for student in execute
    'select student.* ' || due || ' order by student.last_name, student.first_name, student.id limit least(500, $2)
    for update of student skip locked'
    using is_again, allowed
  loop
    insert into private.student_invitations as known (student_id, invited_by) values (student.id, (select auth.uid()))
    on conflict on constraint student_invitations_pkey do update
      set sent_at = now(), expires_at = excluded.expires_at, declined_at = null, invited_by = excluded.invited_by
    returning known.token into token;
    perform private.tell_invited_student(student, token, words);
    sent := sent + 1;
  end loop;
  if sent > 0 then
    update private.student_invitations_sent as today set count = today.count + sent
    where today.organization_id = school and today.day = current_date;
    perform private.audit('students.invited', 'organization', school::text, jsonb_build_object('count', sent));
  end if;
  if sent = allowed then
    execute 'select count(*) ' || due into left_out using is_again;
  end if;
  return jsonb_build_object('sent', sent, 'leftOut', left_out);
end
$$;

-- Open invitations of the selected students become invalid; students who declined are left alone.
create function public.withdraw_student_invitations(selection jsonb) returns int
language plpgsql security definer set search_path = '' as $$
declare
  school uuid := private.require_school('{owner,adviser}');
  gone int;
begin
  execute
    'with gone as (
      delete from private.student_invitations as known using public.students as student
      where student.id = known.student_id and known.declined_at is null and '
      || private.selected_students(school, selection) || '
      returning known.token
    ), forgotten as (
      delete from public.notifications
      where kind = ''school_invited'' and link in (select ''/school/'' || token from gone)
    )
    select count(*) from gone'
  into gone;
  return gone;
end
$$;

-- A student's page for the school: the roster entry, and what the account shares.
create function public.student_page(student_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  school uuid := private.require_school();
  student public.students;
begin
  select * into student from public.students as one where one.id = student_id and one.organization_id = school;
  if student.id is null then
    return null;
  end if;
  return private.roster_facts(student) || jsonb_build_object(
    'cohortId', student.cohort_id, 'adviserId', student.adviser_id, 'linkedAt', student.linked_at,
    'isLinked', student.user_id is not null, 'shares', student.shares, 'addedAt', student.created_at,
    -- Whose skills the school may attest.
    'person', case when 'skills' = any (student.shares) then student.user_id end,
    'invitation', case when student.user_id is null then private.invitation_state(student.id) end,
    'facts', case when student.user_id is not null then private.shared_facts(student.user_id, student.shares) end
  );
end
$$;

-- For people with the emailed link: who invites, what was written, and, when signed in, what the school would see.
create function public.school_invitation(token uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  known private.student_invitations;
  student public.students;
  school public.organizations;
begin
  select * into known from private.student_invitations as invitation where invitation.token = school_invitation.token;
  select * into student from public.students where id = known.student_id;
  select * into school from public.organizations where id = student.organization_id;
  if known.student_id is null or known.declined_at is not null or student.status <> 'enrolled'
    or school.status <> 'approved' then
    return null;
  end if;
  return jsonb_build_object(
    'school', school.name, 'invitedBy', private.full_name(known.invited_by), 'expiresAt', known.expires_at,
    'isExpired', known.expires_at <= now(),
    'written', private.roster_facts(student) || jsonb_build_object('email', regexp_replace(student.email, '^(.)[^@]*', '\1…')),
    'isCandidate', exists (select from public.user_roles where user_id = me and role = 'candidate'),
    'facts', case when me is not null and private.is_fully_signed_in()
      then private.shared_facts(me, '{progress,work,skills,career}') end
  );
end
$$;

-- Accepting says what is shared, which may be nothing; null declines. Having the link is enough: the account may have
-- another address than the school knows.
create function public.answer_school_invitation(token uuid, shares text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  known private.student_invitations;
  student public.students;
begin
  select * into known from private.student_invitations as invitation
  where invitation.token = answer_school_invitation.token and invitation.declined_at is null for update;
  select * into student from public.students where id = known.student_id for update;
  if student.id is null or student.status <> 'enrolled' or student.user_id is not null or not exists (
    select from public.organizations where id = student.organization_id and status = 'approved'
  ) then
    perform private.fail('invitation_not_found', 'This invitation does not exist any more.');
  end if;
  update public.notifications set read_at = coalesce(read_at, now())
  where user_id = me and kind = 'school_invited' and link = '/school/' || known.token;
  if shares is null then
    update private.student_invitations set declined_at = now() where student_id = student.id;
    return;
  end if;
  if known.expires_at <= now() then
    perform private.fail('invitation_expired', 'This invitation has expired. Ask for a new one.');
  end if;
  if not exists (select from public.user_roles where user_id = me and role = 'candidate') then
    raise exception 'Only candidates can do this.' using errcode = '42501', hint = 'candidates_only';
  end if;
  if exists (
    select from public.students as other where other.organization_id = student.organization_id and other.user_id = me
  ) then
    perform private.fail('school_linked_already', 'This account is linked to another student of this school.');
  end if;
  update public.students as one
  set user_id = me, linked_at = now(), shares = private.require_shares(answer_school_invitation.shares)
  where one.id = student.id;
  delete from private.student_invitations where student_id = student.id;
end
$$;

-- The caller's schools with what each recorded and sees, and open invitations to the caller's address.
create function public.my_school_links() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  return jsonb_build_object(
    'schools', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'school', school.name, 'written', private.roster_facts(student), 'linkedAt', student.linked_at,
        'shares', student.shares, 'isActive', school.status = 'approved' and student.status <> 'left',
        'notes', exists (
          select from public.plan_advisers as reader
          where reader.user_id = me and reader.organization_id = student.organization_id
        )
      ) order by student.linked_at desc), '[]')
      from public.students as student join public.organizations as school on school.id = student.organization_id
      where student.user_id = me
    ),
    -- Everything that could be shared, whatever is: the page shows of it what each school sees.
    'facts', private.shared_facts(me, '{progress,work,skills,career}'),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'token', known.token, 'school', school.name, 'expiresAt', known.expires_at
      ) order by known.sent_at desc), '[]')
      from public.students as student
      join private.student_invitations as known on known.student_id = student.id
      join public.organizations as school on school.id = student.organization_id
      where student.email = private.my_confirmed_email() and student.user_id is null and student.status = 'enrolled'
        and school.status = 'approved' and known.declined_at is null and known.expires_at > now()
    )
  );
end
$$;

create function public.set_school_sharing(student_id uuid, shares text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  update public.students as student set shares = private.require_shares(set_school_sharing.shares)
  where student.id = student_id and student.user_id = me and student.status <> 'left';
  if not found then
    perform private.fail('school_not_linked', 'You are not linked to this school any more.');
  end if;
end
$$;

-- The school keeps its own entry, and sees nothing of the account from now on.
create function public.unlink_school(student_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  update public.students as student set user_id = null where student.id = student_id and student.user_id = me;
  if not found then
    perform private.fail('school_not_linked', 'You are not linked to this school any more.');
  end if;
  insert into private.student_invitations (student_id, declined_at) values (unlink_school.student_id, now())
  on conflict on constraint student_invitations_pkey do update set declined_at = now();
end
$$;

-- Creates or renames a department.
create function public.save_department(organization uuid, name text, department uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := btrim(regexp_replace(coalesce(save_department.name, ''), '\s+', ' ', 'g'));
  saved uuid;
begin
  perform private.require_led_school(organization);
  if length(wanted) not between 1 and 120 then
    perform private.fail('department_name_invalid', 'A department has a name of at most 120 characters.');
  end if;
  if department is null and (
    select count(*) from public.departments as known where known.organization_id = organization
  ) >= 100 then
    perform private.fail('too_many_departments', 'A school has at most 100 departments.');
  end if;
  begin
    if department is null then
      insert into public.departments (organization_id, name) values (organization, wanted) returning id into saved;
    else
      update public.departments as known set name = wanted
      where known.id = department and known.organization_id = organization returning known.id into saved;
    end if;
  exception when unique_violation then
    perform private.fail('department_exists', 'There is a department of this name already.');
  end;
  if saved is null then
    perform private.fail('department_not_found', 'This department does not exist any more.');
  end if;
  perform private.audit('school.department_saved', 'organization', organization::text, jsonb_build_object('name', wanted));
  return saved;
end
$$;

-- Cohorts stay, without a department.
create function public.remove_department(organization uuid, department uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone text;
begin
  perform private.require_led_school(organization);
  delete from public.departments as known where known.id = department and known.organization_id = organization
  returning known.name into gone;
  if gone is null then
    perform private.fail('department_not_found', 'This department does not exist any more.');
  end if;
  perform private.audit('school.department_removed', 'organization', organization::text, jsonb_build_object('name', gone));
end
$$;

-- A school's page in one response; null if there is none.
create function public.school_page(wanted_slug text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', school.id, 'slug', school.slug, 'name', school.name, 'kind', school.kind, 'website', school.website,
      'since', school.decided_at, 'checks', private.checks_of(school.id),
      'profile', (
        select jsonb_build_object(
          'tagline', said.tagline, 'story', said.story, 'sector', said.sector, 'size', said.size, 'place', said.place,
          'values', said.company_values, 'links', said.links, 'photos', said.photos, 'logo', said.logo
        ) from public.organization_profiles as said where said.organization_id = school.id
      ),
      'departments', (
        select coalesce(jsonb_agg(department.name order by lower(department.name)), '[]')
        from public.departments as department where department.organization_id = school.id
      ),
      'events', (
        select coalesce(jsonb_agg(private.event_card(event, null) order by event.starts_at, event.id), '[]')
        from (
          select * from public.events
          where private.may_see_event(events, case when private.is_fully_signed_in() then (select auth.uid()) end)
            and events.organization_id = school.id and status = 'published' and ends_at > now() and private.is_on('events')
          order by starts_at, id limit 12
        ) as event
      ),
      'partners', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'name', partner.name, 'slug', partner.slug, 'kind', partner.kind,
            'hasPage', partner.kind = 'company' or coalesce(maker.is_public, false)
          ) order by lower(partner.name)
        ), '[]')
        from private.partnerships_in_force as force
        join public.organizations as partner on partner.id = force.partner_id
        left join public.maker_profiles as maker on maker.organization_id = partner.id
        where force.school_id = school.id and force.is_named
      )
    )
    from public.organizations as school
    where school.slug = lower(wanted_slug) and school.status = 'approved' and school.kind = 'academia'
  );
end
$$;

-- What a school has and what is waiting: the same for all staff, addresses for owners only.
create function public.school_panel(organization uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_user();
  if organization not in (select private.my_schools()) then
    raise exception 'Only members see the panel.' using errcode = '42501', hint = 'members_only';
  end if;
  return jsonb_build_object(
    'mayLead', organization in (select private.my_led_schools()),
    'departments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', department.id, 'name', department.name,
        'cohorts', (select count(*) from public.cohorts as cohort where cohort.department_id = department.id and cohort.archived_at is null)
      ) order by lower(department.name)), '[]')
      from public.departments as department where department.organization_id = organization
    ),
    'roles', (
      select jsonb_object_agg(role, (
        select count(*) from public.organization_members as member
        where member.organization_id = organization and member.member_role = role
      )) from unnest(private.team_roles('academia')) as role
    ),
    'proposals', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', partnership.id, 'name', partner.name, 'at', terms.proposed_at
      ) order by terms.proposed_at), '[]')
      from public.partnerships as partnership
      join public.partnership_terms as terms
        on terms.partnership_id = partnership.id and terms.version = partnership.open_version
      join public.organizations as partner on partner.id = partnership.partner_id and partner.status = 'approved'
      where partnership.school_id = organization and terms.proposed_by = 'partner'
    ),
    'endings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', force.id, 'name', partner.name, 'on', force.ends_on
      ) order by force.ends_on), '[]')
      from private.partnerships_in_force as force
      join public.organizations as partner on partner.id = force.partner_id
      where force.school_id = organization and force.ends_on < current_date + 30
    ),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', invitation.id, 'role', invitation.member_role, 'until', invitation.expires_at,
        'isExpired', invitation.expires_at < now(),
        'email', case when private.owns_organization(organization) then invitation.email end
      ) order by invitation.expires_at), '[]')
      from public.team_invitations as invitation
      where invitation.organization_id = organization and invitation.expires_at < now() + interval '2 days'
    ),
    'hasProfile', exists (
      select from public.organization_profiles as said where said.organization_id = organization and said.story <> ''
    ),
    'students', (
      select count(*) from public.students as student where student.organization_id = organization and student.status = 'enrolled'
    )
  );
end
$$;

-- The counters of the school's home, with the time zone of its events, so that times match the event's page.
create function public.school_home() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  school uuid := private.require_school();
begin
  return (
    select jsonb_build_object(
      'students', people.enrolled, 'linked', people.linked,
      'programs', planned.programs, 'assigned', planned.assigned,
      'partnerships', (select count(*) from private.partnerships_in_force as force where force.school_id = school),
      'proposals', (
        select count(*) from public.partnerships as partnership
        join public.partnership_terms as terms
          on terms.partnership_id = partnership.id and terms.version = partnership.open_version
        where partnership.school_id = school and terms.proposed_by = 'partner'
      ),
      'events', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', event.id, 'title', event.title, 'starts_at', event.starts_at, 'time_zone', event.time_zone,
          'taken', event.taken
        ) order by event.starts_at, event.id), '[]')
        from (
          select * from public.events as held
          where held.organization_id = school and held.status = 'published' and held.ends_at > now()
          order by held.starts_at, held.id limit 4
        ) as event
      ),
      'certificates', earned.all_time, 'newCertificates', earned.recent
    )
    from (
      select count(*) as enrolled, count(student.user_id) as linked
      from public.students as student where student.organization_id = school and student.status = 'enrolled'
    ) as people
    cross join (
      select count(*) as programs, count(program.assigned_at) as assigned
      from public.programs as program where program.organization_id = school and program.archived_at is null
    ) as planned
    cross join (
      select count(*) as all_time, count(*) filter (where certificate.issued_at > now() - interval '30 days') as recent
      from private.shared_students(school, 'skills') as student
      join public.certificates as certificate on certificate.user_id = student.user_id
      where certificate.revoked_at is null
    ) as earned
  );
end
$$;

-- The whole file has arrived, and nothing was lost.
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

-- An undone import is checked again, as if the file had just arrived.
create function public.reopen_student_import(import_id uuid) returns int
language plpgsql security definer set search_path = '' as $$
declare
  import public.student_imports := private.require_import(import_id, 'undone');
  lines int[] := array(
    select line.line from private.student_import_rows as line
    where line.import_id = import.id and line.line > coalesce(import.rejudged_line, 0)
    order by line.line limit 2000
  );
  remaining int;
begin
  if cardinality(lines) = 0 and import.rejudged_line is null then
    perform private.fail('import_too_old', 'An import can be undone for 30 days.');
  end if;
  update private.student_import_rows as line set before = null, applied_at = null
  where line.import_id = import.id and line.line = any (lines);
  perform private.judge_lines(import, lines);
  select count(*) into remaining from private.student_import_rows as line
  where line.import_id = import.id and line.line > lines[cardinality(lines)];
  if remaining > 0 then
    update public.student_imports as one set rejudged_line = lines[cardinality(lines)] where one.id = import.id;
  else
    update public.student_imports as one
    set status = 'checking', created = 0, changed = 0, kept = 0, new_cohorts = '{}', applied_at = null, undone_at = null,
      created_at = now(), file_lines = private.import_lines_known(import), rejudged_line = null
    where one.id = import.id;
  end if;
  return remaining;
end
$$;

-- Many at once, 1,000 per call; returns how many, and none are left once that is fewer.
create function public.remove_students(selection jsonb) returns int
language plpgsql security definer set search_path = '' as $$
declare
  school uuid := private.require_school('{owner,adviser}');
  removed int;
begin
  -- One change of a roster after the other.
  perform from public.organizations where id = school for no key update;
  execute format(
    'with gone as (
      delete from public.students where id in (
        select student.id from public.students as student where %s order by student.id limit 1000
      ) returning id
    ) select count(*) from gone',
    private.selected_students(school, selection)
  ) into removed;
  if removed > 0 then
    perform private.audit('students.removed', 'organization', school::text, jsonb_build_object('count', removed));
  end if;
  return removed;
end
$$;

-- # Who may call which function

grant execute on function private.my_led_schools, private.my_schools to authenticated;

grant execute on function
  public.add_import_lines, public.answer_school_invitation, public.apply_student_import, public.archive_cohort,
  public.attest_skill, public.begin_student_import, public.change_students, public.discard_student_import,
  public.drop_import_line, public.find_students, public.finish_student_import, public.import_faults,
  public.invite_students, public.mend_import_line, public.my_school_links, public.remove_department,
  public.remove_student, public.remove_students, public.rename_label, public.reopen_student_import, public.roster,
  public.save_cohort, public.save_department, public.save_student, public.school_home, public.school_panel,
  public.set_school_sharing, public.student_import, public.student_page, public.undo_student_import,
  public.unlink_school, public.withdraw_student_invitations
to authenticated;

grant execute on function public.school_invitation, public.school_page to anon, authenticated;

-- # Triggers

create trigger students_updated before update on public.students
  for each row execute function private.set_updated_at();

create trigger keep_student before insert or update on public.students
  for each row execute function private.keep_student();

-- # Jobs

-- Unconfirmed imports are deleted after two days; lines are kept as long as an import can be undone.
select cron.schedule('forget student imports', '52 3 * * *', $$
  delete from public.student_imports where status = 'checking' and created_at < now() - interval '2 days';
  delete from private.student_import_rows as line using public.student_imports as import
  where import.id = line.import_id and import.created_at < now() - interval '32 days';
$$);
