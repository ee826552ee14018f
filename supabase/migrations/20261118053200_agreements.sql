-- Internship agreements between a student, a company and a school: one draft that the three write together, confirmed by
-- each of them in the same revision, and fixed with the third confirmation.

-- # Tables

create table public.agreements (
  id uuid primary key default gen_random_uuid(),
  placement_id uuid not null unique references public.placements on delete cascade,
  school_id uuid not null references public.organizations on delete cascade,
  student_id uuid references public.students on delete set null,
  user_id uuid not null references auth.users on delete cascade,
  -- The names in the agreement: {"student", "company", "school", "title", "contract"}.
  parties jsonb not null,
  -- As `private.agreement_content` writes it.
  content jsonb not null,
  revision int not null default 1,
  updated_by uuid references auth.users on delete set null,
  updated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  finalized_at timestamptz
);

-- One for each side, all for the current revision; a change removes them.
create table public.agreement_confirmations (
  agreement_id uuid not null references public.agreements on delete cascade,
  side text not null check (side in ('student', 'company', 'school')),
  user_id uuid references auth.users on delete set null,
  name text not null,
  -- Of what was confirmed.
  hash text not null,
  confirmed_at timestamptz not null default now(),
  primary key (agreement_id, side),
  -- No one confirms for two sides.
  unique (agreement_id, user_id)
);

-- # Indexes

create index agreements_by_school on public.agreements (school_id, updated_at desc);
create index agreements_by_person on public.agreements (user_id);
create index agreements_by_student on public.agreements (student_id);
create index agreements_by_writer on public.agreements (updated_by);
create index agreement_confirmations_by_person on public.agreement_confirmations (user_id);

-- # Kinds and registers

insert into private.notification_kinds (kind, topic) values
  ('agreement_started', 'other'), ('agreement_changed', 'other'), ('agreement_confirmed', 'other'),
  ('agreement_final', 'other');

call private.protect('public.agreements');
call private.protect('public.agreement_confirmations');
call private.declare_data('public.agreements', 't.user_id = $1', 'removed', '{user_id,student_id,placement_id,updated_by}');
call private.declare_data(
  'public.agreement_confirmations', 't.user_id = $1', 'kept', '{user_id}',
  'An agreement names who confirmed it for the company and the school, for as long as it exists.'
);

do $$
begin
  execute private.changed(
    pg_get_functiondef('private.subject_name'::regproc), $old$  elsif subject_type = 'program' then$old$,
    $new$  elsif subject_type = 'agreement' then
    return (select kept.parties ->> 'company' from public.agreements as kept where kept.id = subject_id::uuid);
  elsif subject_type = 'program' then$new$
  );
end
$$;

-- # Private helpers

-- What a form says, with everything in its place; dates and numbers that can't be read are refused.
create function private.agreement_content(form jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  made jsonb := '{}';
  field record;
begin
  for field in
    select * from (values
      ('tasks', 4000), ('tutorName', 200), ('tutorContact', 200), ('teacherName', 200), ('teacherContact', 200), ('place', 300)
    ) as known (name, longest)
  loop
    if length(form ->> field.name) > field.longest then
      perform private.raise_app_error('agreement_too_long', 'One of the texts is too long.');
    end if;
    made := made || jsonb_build_object(field.name, coalesce(private.trimmed(form ->> field.name), ''));
  end loop;
  begin
    made := made || jsonb_build_object(
      'startsOn', nullif(form ->> 'startsOn', '')::date, 'endsOn', nullif(form ->> 'endsOn', '')::date,
      'hoursPerWeek', round((form ->> 'hoursPerWeek')::numeric, 1), 'hourlyPay', round((form ->> 'hourlyPay')::numeric, 2)
    );
  exception when data_exception then
    perform private.raise_app_error('agreement_numbers', 'Check the dates and numbers.');
  end;
  if (made ->> 'endsOn')::date < (made ->> 'startsOn')::date then
    perform private.raise_app_error('agreement_dates', 'The end date must be after the start date.');
  end if;
  if coalesce((made ->> 'hoursPerWeek')::numeric not between 1 and 60, false)
    or coalesce((made ->> 'hourlyPay')::numeric not between 0 and 1000, false)
    or coalesce((made ->> 'startsOn')::date not between '2000-01-01' and '2200-01-01', false)
    or coalesce((made ->> 'endsOn')::date not between '2000-01-01' and '2200-01-01', false) then
    perform private.raise_app_error('agreement_numbers', 'Check the dates and numbers.');
  end if;
  return made;
end
$$;

-- What is missing before anyone can confirm.
create function private.agreement_gaps(content jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select array(
    select name from unnest(array[
      'startsOn', 'endsOn', 'place', 'tasks', 'tutorName', 'teacherName', 'hoursPerWeek', 'hourlyPay'
    ]) as name
    where coalesce(content ->> name, '') = ''
  )
$$;

create function private.agreement_hash(agreement public.agreements) returns text
language sql stable set search_path = '' as $$
  select encode(sha256(convert_to(jsonb_build_object(
    'id', agreement.id, 'revision', agreement.revision, 'parties', agreement.parties, 'content', agreement.content
  )::text, 'UTF8')), 'hex')
$$;

-- Whether the school is part of it yet: the student decides by sharing the placement. A school keeps what it confirmed.
create function private.is_agreement_shared(agreement public.agreements) returns boolean
language sql stable security definer set search_path = '' as $$
  select agreement.finalized_at is not null or exists (
    select from public.placements as placement
    where placement.id = agreement.placement_id and placement.shared_with_school
  ) or exists (
    select from public.agreement_confirmations as given where given.agreement_id = agreement.id and given.side = 'school'
  )
$$;

create function private.leads_placement(placement public.placements) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_in_opening_team(placement.opening_id) and exists (
    select from public.opening_team as team
    where team.opening_id = placement.opening_id and team.user_id = (select auth.uid()) and team.is_lead
  ) and not exists (
    select from public.opening_application_conflicts as declared
    where declared.application_id = placement.application_id and declared.user_id = (select auth.uid())
  )
$$;

-- The sides that the caller acts for; administrators who view the product as someone act for none.
create function private.agreement_sides(agreement public.agreements) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select 'student' where agreement.user_id = (select auth.uid())
    union all
    select 'company' from public.placements as placement
    where placement.id = agreement.placement_id and private.leads_placement(placement)
    union all
    select 'school' where agreement.school_id in (select private.my_schools()) and private.is_agreement_shared(agreement)
  )
  where not private.is_acting()
$$;

-- The agreement, locked, for someone who is part of it.
create function private.require_agreement(agreement_id uuid, is_open boolean default true) returns public.agreements
language plpgsql security definer set search_path = '' as $$
declare
  agreement public.agreements;
begin
  perform private.require_user();
  perform private.require_feature('openings');
  select * into agreement from public.agreements as kept where kept.id = agreement_id for update;
  if agreement.id is null or private.agreement_sides(agreement) = '{}' then
    perform private.raise_app_error('agreement_gone', 'This agreement doesn''t exist, or you are not part of it.');
  end if;
  if is_open and agreement.finalized_at is not null then
    perform private.raise_app_error('agreement_final', 'All three sides have confirmed. It can no longer change.');
  end if;
  return agreement;
end
$$;

-- Notifies everyone on these sides except the caller: the student, the leads, and the student's adviser or, without one,
-- the school's owners.
create function private.notify_agreement(agreement public.agreements, kind text, sides text[]) returns void
language sql security definer set search_path = '' as $$
  select private.notify(reached.id, kind, jsonb_build_object(
    'name', agreement.parties ->> 'student', 'company', agreement.parties ->> 'company'
  ), '/agreements/' || agreement.id, agreement.user_id)
  from (
    select agreement.user_id as id where 'student' = any (sides)
    union
    select team.user_id from public.placements as placement
    join public.opening_team as team on team.opening_id = placement.opening_id and team.is_lead
    where placement.id = agreement.placement_id and 'company' = any (sides)
    union
    select member.user_id from public.organization_members as member
    left join public.students as student on student.id = agreement.student_id
    where member.organization_id = agreement.school_id and 'school' = any (sides) and private.is_agreement_shared(agreement)
      and case when exists (
        select from public.organization_members as adviser
        where adviser.organization_id = agreement.school_id and adviser.user_id = student.adviser_id
      ) then member.user_id = student.adviser_id else member.member_role = 'owner' end
  ) as reached
  where reached.id <> (select auth.uid())
$$;

-- What all three agreed on never changes; who wrote it last may be forgotten.
create function private.keep_final_agreement() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (old.parties, old.content, old.revision, old.finalized_at, old.placement_id, old.school_id, old.user_id)
    is distinct from (new.parties, new.content, new.revision, new.finalized_at, new.placement_id, new.school_id, new.user_id) then
    perform private.refuse('agreement_final', 'All three sides have confirmed. It can no longer change.');
  end if;
  return new;
end
$$;

create trigger keep_final_agreement before update on public.agreements
  for each row when (old.finalized_at is not null) execute function private.keep_final_agreement();

-- An agreement is deleted once its placement no longer says whose it is.
create function private.forget_agreement() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.agreements where placement_id = new.id;
  return null;
end
$$;

create trigger forget_agreement after update of user_id on public.placements
  for each row when (new.user_id is null) execute function private.forget_agreement();

-- # Functions

-- Starts the agreement of a placement, or returns the one that exists. A student who starts it shares the placement with
-- the school.
create function public.start_agreement(placement_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  placement public.placements;
  opening public.openings;
  student public.students;
  agreement public.agreements;
  is_student boolean;
  is_lead boolean;
begin
  perform private.require_feature('openings');
  select * into placement from public.placements as kept where kept.id = start_agreement.placement_id for update;
  is_student := coalesce(placement.user_id = me, false);
  is_lead := placement.id is not null and private.leads_placement(placement);
  select roster.* into student from public.students as roster
  join public.organizations as school on school.id = roster.organization_id and school.status = 'approved'
  where roster.user_id = placement.user_id and roster.linked_at is not null and roster.status <> 'left'
    and (is_student or is_lead or placement.shared_with_school and roster.organization_id in (select private.my_schools()))
  order by roster.status = 'enrolled' desc, roster.linked_at desc limit 1;
  if private.is_acting() or placement.user_id is null or not (is_student or is_lead or student.id is not null) then
    perform private.raise_app_error('agreement_gone', 'This agreement doesn''t exist, or you are not part of it.');
  end if;
  if placement.contract not in ('internship', 'apprenticeship') then
    perform private.raise_app_error('agreement_contract', 'Only internships and apprenticeships need an agreement.');
  end if;
  if student.id is null then
    perform private.raise_app_error('agreement_no_school', 'The student isn''t linked to a school on Essor.');
  end if;
  if is_student then
    update public.placements as kept set shared_with_school = true where kept.id = placement.id;
  end if;
  select * into agreement from public.agreements as kept where kept.placement_id = placement.id;
  if agreement.id is not null then
    return agreement.id;
  end if;
  select * into opening from public.openings as kept where kept.id = placement.opening_id;
  insert into public.agreements (placement_id, school_id, student_id, user_id, parties, content, updated_by)
  values (
    placement.id, student.organization_id, student.id, placement.user_id, jsonb_build_object(
      'student', private.team_name(placement.user_id), 'company', private.organization_name(placement.organization_id),
      'school', private.organization_name(student.organization_id), 'title', placement.title, 'contract', placement.contract
    ), private.agreement_content(jsonb_build_object(
      'startsOn', placement.starts_on, 'endsOn', placement.ends_on,
      'hoursPerWeek', coalesce(opening.hours_per_week, case opening.working_time when 'full' then 35 end),
      'hourlyPay', case opening.pay_period when 'hour' then opening.pay_min end,
      'place', (select town.name_fr from public.towns as town where town.slug = opening.town_slug),
      'teacherName', private.team_name(student.adviser_id)
    )), me
  ) returning * into agreement;
  perform private.audit('agreement.started', 'agreement', agreement.id::text, '{}');
  perform private.notify_agreement(agreement, 'agreement_started', '{student,company,school}');
  return agreement.id;
end
$$;

-- The student lets their school take part.
create function public.share_agreement(agreement_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  agreement public.agreements := private.require_agreement(agreement_id);
begin
  if agreement.user_id <> (select auth.uid()) then
    perform private.refuse('agreement_student_only', 'Only the student shares the agreement with the school.');
  end if;
  update public.placements as kept set shared_with_school = true where kept.id = agreement.placement_id;
  perform private.notify_agreement(agreement, 'agreement_started', '{school}');
end
$$;

create function public.agreement_page(agreement_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  agreement public.agreements;
  placement public.placements;
  sides text[];
begin
  perform private.require_user();
  perform private.require_feature('openings');
  select * into agreement from public.agreements as kept where kept.id = agreement_page.agreement_id;
  sides := private.agreement_sides(agreement);
  if agreement.id is null or sides = '{}' then
    return null;
  end if;
  select * into placement from public.placements as kept where kept.id = agreement.placement_id;
  return jsonb_build_object(
    'id', agreement.id, 'parties', agreement.parties, 'content', agreement.content, 'revision', agreement.revision,
    'hash', private.agreement_hash(agreement), 'sides', to_jsonb(sides), 'isShared', private.is_agreement_shared(agreement),
    'finalizedAt', agreement.finalized_at, 'updatedAt', agreement.updated_at,
    'gaps', to_jsonb(private.agreement_gaps(agreement.content)),
    'mayConfirm', not exists (
      select from public.agreement_confirmations as given
      where given.agreement_id = agreement.id and given.user_id = (select auth.uid())
    ),
    'confirmations', (
      select coalesce(jsonb_agg(jsonb_build_object('side', given.side, 'name', given.name, 'at', given.confirmed_at)
        order by given.confirmed_at, given.side), '[]')
      from public.agreement_confirmations as given where given.agreement_id = agreement.id
    ),
    -- The least the law lets the company pay for an hour, where it says something.
    'minimum', (
      select private.legal_minimum(
        placement.contract, coalesce(town.country, 'FR'), coalesce((agreement.content ->> 'startsOn')::date, private.today()),
        case when (agreement.content ->> 'endsOn')::date
          < (agreement.content ->> 'startsOn')::date + interval '2 months' then 2 else 3 end
      )
      from public.openings as opening left join public.towns as town on town.slug = opening.town_slug
      where opening.id = placement.opening_id
    )
  );
end
$$;

-- Saves on top of a revision. After a change, everyone has to confirm again.
create function public.save_agreement(agreement_id uuid, document jsonb, base_revision int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  agreement public.agreements := private.require_agreement(agreement_id);
  written jsonb := private.agreement_content(document);
  withdrawn text[];
begin
  if agreement.revision <> base_revision then
    perform private.raise_app_error('revision_conflict', 'Someone else has saved changes in the meantime.');
  end if;
  if written = agreement.content then
    return agreement.revision;
  end if;
  with gone as (
    delete from public.agreement_confirmations as given where given.agreement_id = agreement.id returning given.side
  )
  select array_agg(gone.side) into withdrawn from gone;
  update public.agreements as kept set
    content = written, revision = kept.revision + 1, updated_by = (select auth.uid()), updated_at = now()
  where kept.id = agreement.id returning * into agreement;
  if withdrawn is not null then
    perform private.notify_agreement(agreement, 'agreement_changed', withdrawn);
  end if;
  return agreement.revision;
end
$$;

-- Confirms a revision for one side, and returns whether the agreement is now final.
create function public.confirm_agreement(agreement_id uuid, side text, revision int) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  agreement public.agreements := private.require_agreement(agreement_id);
  print text := private.agreement_hash(agreement);
begin
  if not coalesce(side = any (private.agreement_sides(agreement)), false) then
    perform private.refuse('agreement_side', 'You don''t act for this side of the agreement.');
  end if;
  if agreement.revision <> confirm_agreement.revision then
    perform private.raise_app_error('revision_conflict', 'Someone else has saved changes in the meantime.');
  end if;
  if private.agreement_gaps(agreement.content) <> '{}' then
    perform private.raise_app_error('agreement_incomplete', 'Fill in everything before you confirm.');
  end if;
  if exists (
    select from public.agreement_confirmations as given
    where given.agreement_id = agreement.id and given.user_id = me and given.side <> confirm_agreement.side
  ) then
    perform private.raise_app_error('agreement_twice', 'You have confirmed for another side.');
  end if;
  insert into public.agreement_confirmations as given (agreement_id, side, user_id, name, hash)
  values (agreement.id, confirm_agreement.side, me, private.team_name(me), print) on conflict do nothing;
  if not found then
    return false;
  end if;
  perform private.audit('agreement.confirmed', 'agreement', agreement.id::text, jsonb_build_object(
    'side', confirm_agreement.side, 'revision', agreement.revision, 'hash', print
  ));
  if (select count(*) from public.agreement_confirmations as given where given.agreement_id = agreement.id and given.hash = print) < 3 then
    perform private.notify_agreement(agreement, 'agreement_confirmed', '{student,company,school}');
    return false;
  end if;
  update public.agreements as kept set finalized_at = now() where kept.id = agreement.id returning * into agreement;
  perform private.audit('agreement.final', 'agreement', agreement.id::text, jsonb_build_object(
    'revision', agreement.revision, 'hash', print
  ));
  perform private.notify_agreement(agreement, 'agreement_final', '{student,company,school}');
  return true;
end
$$;

-- The agreement of an application's placement, for the applicant and the leads; null where none is needed.
create function public.application_agreement(application_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  placement public.placements;
begin
  perform private.require_feature('openings');
  select * into placement from public.placements as kept where kept.application_id = application_agreement.application_id;
  if placement.id is null or placement.user_id is null or placement.contract not in ('internship', 'apprenticeship')
    or private.is_acting() or not (placement.user_id = me or private.leads_placement(placement)) then
    return null;
  end if;
  return jsonb_build_object(
    'placementId', placement.id,
    'hasSchool', exists (
      select from public.students as student
      join public.organizations as school on school.id = student.organization_id and school.status = 'approved'
      where student.user_id = placement.user_id and student.linked_at is not null and student.status <> 'left'
    ),
    'agreement', (
      select jsonb_build_object('id', kept.id, 'finalizedAt', kept.finalized_at, 'confirmed', (
        select count(*) from public.agreement_confirmations as given where given.agreement_id = kept.id
      ))
      from public.agreements as kept where kept.placement_id = placement.id
    )
  );
end
$$;

-- The agreements that a school takes part in, and shared placements that still need one.
create function public.school_agreements(organization uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_my_school(organization);
  perform private.require_feature('openings');
  if private.is_acting() then
    return '{"agreements": [], "missing": []}';
  end if;
  return jsonb_build_object(
    'agreements', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', kept.id, 'parties', kept.parties, 'startsOn', kept.content -> 'startsOn', 'updatedAt', kept.updated_at,
        'finalizedAt', kept.finalized_at, 'confirmed', (
          select coalesce(jsonb_agg(given.side order by given.confirmed_at), '[]')
          from public.agreement_confirmations as given where given.agreement_id = kept.id
        )
      ) order by kept.updated_at desc, kept.id), '[]')
      from (
        select * from public.agreements as one
        where one.school_id = school_agreements.organization and private.is_agreement_shared(one)
        order by one.updated_at desc, one.id limit 500
      ) as kept
    ),
    'missing', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'placementId', placement.id, 'student', private.team_name(placement.user_id), 'title', placement.title,
        'company', private.organization_name(placement.organization_id), 'contract', placement.contract
      ) order by placement.created_at desc, placement.id), '[]')
      from public.students as student join public.placements as placement on placement.user_id = student.user_id
      where student.organization_id = school_agreements.organization and student.linked_at is not null
        and student.status <> 'left' and placement.shared_with_school
        and placement.contract in ('internship', 'apprenticeship')
        and not exists (select from public.agreements as one where one.placement_id = placement.id)
    )
  );
end
$$;

grant execute on function
  public.agreement_page, public.application_agreement, public.confirm_agreement, public.save_agreement,
  public.school_agreements, public.share_agreement, public.start_agreement
to authenticated;
