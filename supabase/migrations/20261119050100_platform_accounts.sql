-- Accounts of people who arrive from a learning platform: a new one without a password, or their own, which they link by
-- signing in to it. A platform's word alone never opens an account that existed before.

-- # Private helpers

-- Accounts made by a launch have no mailbox: nothing is sent to addresses that can't exist.
create function private.skip_mail_without_mailbox() returns trigger
language plpgsql set search_path = '' as $$
begin
  return case when new.recipient like '%.invalid' then null else new end;
end
$$;

create trigger skip_without_mailbox before insert on private.mails
  for each row execute function private.skip_mail_without_mailbox();

-- The launch that this browser started; null once it is over.
create function private.launch_of(code text, binding text) returns private.platform_launches
language sql stable security definer set search_path = '' as $$
  select launch from private.platform_launches as launch
  where launch.code_hash = private.token_hash(code) and launch.binding_hash = private.token_hash(binding)
    and launch.expires_at > now()
$$;

-- Those who teach in a course or run it count as staff, everyone else as a student.
create function private.is_teaching(claims jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select exists (
    select from jsonb_array_elements_text(claims -> 'roles') as role
    where role ~ 'membership(/Instructor)?#(Instructor|TeachingAssistant|ContentDeveloper|Administrator)$'
  )
$$;

-- Whether a platform's word is enough to open an account that was linked to it. For owners and everyone with rights
-- elsewhere it isn't: those who run the platform could use them.
create function private.opens_by_launch(person uuid, school uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (
    select from public.user_roles as given where given.user_id = person and given.role not in ('candidate', 'academia')
  ) and not exists (
    select from public.organization_members as member
    where member.user_id = person and (member.organization_id <> school or member.member_role = 'owner')
  ) and not private.is_suspended(person)
$$;

-- A student of the roster that the launch is about: who is linked to the account already, or who has the number or
-- address that the school's own platform names.
create function private.student_of_launch(school uuid, claims jsonb, person uuid) returns public.students
language sql stable security definer set search_path = '' as $$
  select student from public.students as student
  where student.organization_id = school and student.status <> 'left' and (
    student.user_id = person or student.number = claims ->> 'number' or student.email = claims ->> 'email'
  )
  order by student.user_id is not distinct from person desc, student.number is not distinct from claims ->> 'number' desc
  limit 1
$$;

create function private.link_student(school uuid, claims jsonb, person uuid, shares text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known public.students := private.student_of_launch(school, claims, person);
  address constant text := claims ->> 'email';
begin
  if not exists (select from public.user_roles where user_id = person and role = 'candidate') then
    perform private.refuse('candidates_only', 'Only candidates can do this.');
  end if;
  if known.user_id <> person then
    perform private.raise_app_error('student_linked_elsewhere', 'The school has linked another account to this student.');
  end if;
  if known.id is null then
    insert into public.students (organization_id, email, first_name, last_name, number)
    values (
      school, case when private.is_address(address) then address
        else (select lower(account.email) from auth.users as account where account.id = person) end,
      left(coalesce(nullif(claims ->> 'givenName', ''), claims ->> 'name'), 100), left(claims ->> 'familyName', 100),
      left(nullif(btrim(claims ->> 'number'), ''), 60)
    ) returning * into known;
  end if;
  update public.students as student
  set user_id = person, linked_at = coalesce(student.linked_at, now()), shares = private.require_shares(link_student.shares)
  where student.id = known.id;
  delete from private.student_invitations as invitation where invitation.student_id = known.id;
end
$$;

-- Members of the school, and others who teach if its owner lets the platform add them.
create function private.link_teacher(platform private.learning_platforms, person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.organization_members as member
    where member.organization_id = platform.organization_id and member.user_id = person
  ) then
    return;
  end if;
  if not platform.adds_teachers then
    perform private.raise_app_error('not_staff', 'This account is not part of the school''s staff. Ask an owner to invite you.');
  end if;
  insert into public.organization_members (organization_id, user_id, member_role, title)
  values (
    platform.organization_id, person, 'teacher',
    coalesce((select profile.job_title from public.profiles as profile where profile.user_id = person), '')
  );
  insert into public.user_roles (user_id, role) values (person, 'academia')
  on conflict on constraint user_roles_user_id_role_key do nothing;
  perform private.audit(
    'team.joined', 'organization', platform.organization_id::text, jsonb_build_object('role', 'teacher')
  );
end
$$;

-- The account that the person of a launch chose. Two choices at once wait for each other, and the first one counts.
create function private.link_launch(launch private.platform_launches, person uuid, shares text[], is_new boolean)
returns void language plpgsql security definer set search_path = '' as $$
declare
  known private.platform_people;
  platform private.learning_platforms;
begin
  select * into known from private.platform_people as one where one.id = launch.person_id for update;
  select * into platform from private.learning_platforms as one where one.id = known.platform_id;
  if known.id is null or private.platform_facts(platform) is null then
    perform private.raise_app_error('launch_over', 'Open Essor from your course again.');
  elsif known.user_id <> person then
    perform private.raise_app_error('launch_linked', 'An account was chosen already. Open Essor from your course again.');
  end if;
  if private.is_teaching(launch.claims) then
    perform private.link_teacher(platform, person);
  else
    perform private.link_student(platform.organization_id, launch.claims, person, shares);
  end if;
  update private.platform_people as one
  set user_id = person, linked_at = now(), is_new_account = link_launch.is_new where one.id = known.id;
end
$$;

-- Students who unlink the school also unlink its platforms: the next launch asks again.
create function private.unlink_platforms() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.platform_people as known set user_id = null, linked_at = null
  from private.learning_platforms as platform
  where platform.id = known.platform_id and platform.organization_id = old.organization_id and known.user_id = old.user_id;
  return null;
end
$$;

create trigger unlink_platforms after update of user_id on public.students
  for each row when (old.user_id is not null and new.user_id is distinct from old.user_id)
  execute function private.unlink_platforms();

-- # Functions

-- What the launch of this browser leads to, for the edge function. Null if it is over. "session": the account that was
-- chosen; the launch is used up. "sign_in": it is one that people sign in to themselves. "choose": none was chosen yet.
create function public.enter_platform_launch(code text, binding text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  launch private.platform_launches := private.launch_of(code, binding);
  known private.platform_people;
  platform private.learning_platforms;
  school public.organizations;
  about jsonb;
begin
  select * into known from private.platform_people as one where one.id = launch.person_id;
  select * into platform from private.learning_platforms as one where one.id = known.platform_id;
  if known.id is null or private.platform_facts(platform) is null then
    return null;
  end if;
  select * into school from public.organizations where id = platform.organization_id;
  about := jsonb_build_object(
    'kind', case when private.is_teaching(launch.claims) then 'teacher' else 'student' end,
    'type', launch.claims ->> 'type', 'target', launch.claims ->> 'target', 'school', school.name,
    'schoolId', school.id, 'platform', platform.name
  );
  if known.user_id is null then
    return about || jsonb_build_object(
      'state', 'choose', 'name', launch.claims ->> 'name', 'addsTeachers', platform.adds_teachers
    );
  elsif not private.opens_by_launch(known.user_id, school.id) then
    return about || jsonb_build_object(
      'state', 'sign_in', 'email', (
        select private.masked_email(account.email) from auth.users as account where account.id = known.user_id
      )
    );
  end if;
  -- Deep linking comes back to its launch to answer the platform.
  if launch.claims ->> 'type' = 'resource' then
    delete from private.platform_launches as used where used.code_hash = launch.code_hash;
  end if;
  return about || jsonb_build_object(
    'state', 'session', 'person', known.user_id, 'email', (select account.email from auth.users as account where account.id = known.user_id)
  );
end
$$;

-- What a new account for a launch is made of; null if the launch is over, has an account, or is a teacher's.
create function public.launch_to_sign_up(code text, binding text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('givenName', launch.claims ->> 'givenName', 'familyName', launch.claims ->> 'familyName',
    'name', launch.claims ->> 'name')
  from private.launch_of(code, binding) as launch
  join private.platform_people as known on known.id = launch.person_id and known.user_id is null
  where not private.is_teaching(launch.claims) and private.is_on('sign_up')
$$;

-- Links an account that was made for the launch.
create function public.link_new_account(code text, binding text, person uuid, shares text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.link_launch(private.launch_of(code, binding), person, shares, true);
end
$$;

-- Links the account that the caller is signed in to. Returns the kind of person that they are for the school.
create function public.link_platform_launch(code text, binding text, shares text[] default '{}') returns text
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  launch private.platform_launches := private.launch_of(code, binding);
begin
  if private.is_acting() then
    perform private.refuse('not_allowed', 'This is read-only.');
  end if;
  perform private.link_launch(launch, me, shares, false);
  return case when private.is_teaching(launch.claims) then 'teacher' else 'student' end;
end
$$;

-- Whether people who teach in a course of the platform can join the staff as teachers.
create function public.let_platform_add_teachers(platform_id uuid, adds boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  platform private.learning_platforms := private.require_platform(platform_id);
begin
  update private.learning_platforms as known set adds_teachers = coalesce(adds, false) where known.id = platform.id;
  perform private.audit(
    case when adds then 'platform.teachers_on' else 'platform.teachers_off' end,
    'organization', platform.organization_id::text, jsonb_build_object('platform', platform.id)
  );
end
$$;

-- # Grants

grant execute on function public.link_platform_launch, public.let_platform_add_teachers to authenticated;

grant execute on function public.enter_platform_launch, public.launch_to_sign_up, public.link_new_account to service_role;
