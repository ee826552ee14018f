-- A school's students: on its roster before they have an account, and afterwards seen as far as each of them shares.
create function private.my_schools() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.organization_id from public.organization_members as member
  join public.organizations as organization on organization.id = member.organization_id
  where member.user_id = (select auth.uid())
    and organization.status = 'approved' and organization.kind = 'academia'
$$;
grant execute on function private.my_schools to authenticated;

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

create table public.departments (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  name text not null check (name = btrim(name) and length(name) between 1 and 120),
  created_at timestamptz not null default now()
);
create unique index departments_by_name on public.departments (organization_id, lower(name));

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
create unique index cohorts_by_name on public.cohorts (organization_id, lower(name));
create index cohorts_by_department on public.cohorts (department_id);

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
  -- What a search looks through, without accents and capitals.
  words text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, email),
  unique (organization_id, number),
  unique (organization_id, user_id)
);
create index students_in_order on public.students (organization_id, last_name, first_name, id);
create index students_by_cohort on public.students (cohort_id, last_name, first_name, id);
create index students_by_adviser on public.students (adviser_id);
create index students_by_user on public.students (user_id);
create index students_by_words on public.students using gin (words extensions.gin_trgm_ops);
create index students_by_labels on public.students using gin (labels);
create trigger students_updated before update on public.students
  for each row execute function private.set_updated_at();

-- Without an account, or after leaving, nothing is shared any more.
create function private.keep_student() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.words := private.plain_words(concat_ws(' ', new.first_name, new.last_name, new.email, new.number));
  if new.user_id is null or new.status = 'left' then
    new.shares := '{}';
  end if;
  if new.user_id is null then
    new.linked_at := null;
  end if;
  return new;
end
$$;
create trigger keep_student before insert or update on public.students
  for each row execute function private.keep_student();

call private.protect('public.departments');
call private.protect('public.cohorts');
call private.protect('public.students');
grant select on public.departments, public.cohorts, public.students to authenticated;
create policy "Those who work for a school see its departments" on public.departments for select to authenticated
  using (organization_id in (select private.my_schools()));
create policy "Those who work for a school see its cohorts" on public.cohorts for select to authenticated
  using (organization_id in (select private.my_schools()));
create policy "Schools see their own students, and people what a school wrote of them" on public.students
  for select to authenticated
  using (organization_id in (select private.my_schools()) or user_id = (select auth.uid()));

-- Who shares this with the school, as long as the school is there.
create function private.shared_students(school uuid, what text)
returns table (student_id uuid, user_id uuid, cohort_id uuid)
language sql stable security definer set search_path = '' as $$
  select student.id, student.user_id, student.cohort_id
  from public.students as student
  join public.organizations as organization on organization.id = student.organization_id
  where student.organization_id = school and student.user_id is not null and what = any (student.shares)
    and organization.status = 'approved'
$$;

-- Whether a company opened one of its missions to the school's students; filled where partnerships are kept.
create function private.is_mission_shared_with(mission uuid, school uuid) returns boolean
language sql stable security definer set search_path = '' as $$ select false $$;
