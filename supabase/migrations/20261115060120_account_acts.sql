-- What administrators do to an account. Each act is one function: the change, the line in the audit log and the word to
-- the person go together or not at all. The functions in `private` do it for one person and are shared with acts on many.
create function private.require_account(person uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.profiles where user_id = person) then
    perform private.fail('person_not_found', 'This account does not exist.');
  end if;
end
$$;

create function private.roles_of(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(role order by role), '[]') from public.user_roles where user_id = person
$$;

-- Whoever is about to change who administers waits for those who do the same, and must still be allowed to afterwards.
create function private.require_admin_alone() returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform id from public.user_roles where role = 'admin' order by id for update;
  return private.require_admin();
end
$$;

-- Why somebody cannot have, or lose, a role; null where nothing speaks against it.
create function private.grant_refusal(person uuid, wanted public.app_role, admin uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when exists (select from public.user_roles where user_id = person and role = wanted) then 'role_held'
    when wanted = 'admin' and person = admin then 'not_yourself'
    when private.is_suspended(person) then 'is_suspended'
    when not exists (select from auth.users where id = person and email_confirmed_at is not null) then 'email_not_confirmed_yet'
    when wanted in ('company', 'academia', 'on_maker') and not exists (
      select from public.organization_members as member
      join public.organizations as organization on organization.id = member.organization_id
      where member.user_id = person and organization.status = 'approved' and organization.kind::text = wanted::text
    ) then 'role_needs_organization'
  end
$$;

create function private.fail_with(code text) returns void language plpgsql set search_path = '' as $$
begin
  case code
    when 'role_held' then perform private.fail('role_held', 'This account has the role already.');
    when 'is_suspended' then perform private.fail('is_suspended', 'This account is suspended.');
    when 'already_suspended' then perform private.fail('already_suspended', 'This account is suspended already.');
    when 'not_yourself' then perform private.fail('not_yourself', 'You cannot do this to your own account.');
    when 'email_not_confirmed_yet' then
      perform private.fail('email_not_confirmed_yet', 'The email address of this account has not been confirmed yet.');
    when 'email_confirmed' then perform private.fail('email_confirmed', 'The email address is confirmed already.');
    when 'role_needs_organization' then perform private.fail(
      'role_needs_organization', 'Only somebody in the team of an approved organization can have this role.'
    );
    else null;
  end case;
end
$$;

create function private.give_role(person uuid, wanted public.app_role, reason text, admin uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := private.roles_of(person);
begin
  insert into public.user_roles (user_id, role, granted_by) values (person, wanted, admin);
  perform private.audit('account.role_granted', 'account', person::text, jsonb_build_object(
    'role', wanted, 'before', jsonb_build_object('roles', before),
    'after', jsonb_build_object('roles', private.roles_of(person))
  ), reason);
  perform private.notify(person, 'account_role_granted', jsonb_build_object('role', wanted), '/');
end
$$;

create function private.take_role(person uuid, held public.app_role, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := private.roles_of(person);
begin
  delete from public.user_roles where user_id = person and role = held;
  perform private.audit('account.role_revoked', 'account', person::text, jsonb_build_object(
    'role', held, 'before', jsonb_build_object('roles', before),
    'after', jsonb_build_object('roles', private.roles_of(person))
  ), reason);
  perform private.notify(person, 'account_role_revoked', jsonb_build_object('role', held, 'reason', reason), '/');
end
$$;

create function public.grant_role(person uuid, wanted public.app_role, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin_alone();
begin
  perform private.require_account(person);
  perform private.fail_with(private.grant_refusal(person, wanted, admin));
  perform private.give_role(person, wanted, private.required_reason(reason), admin);
end
$$;

create function public.revoke_role(person uuid, held public.app_role, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin_alone();
begin
  perform private.require_account(person);
  if not exists (select from public.user_roles where user_id = person and role = held) then
    perform private.fail('role_not_held', 'This account does not have the role.');
  end if;
  if held = 'admin' and person = admin then
    perform private.fail('not_yourself', 'You cannot do this to your own account.');
  end if;
  if held = 'admin' and private.is_last_admin(person) then
    perform private.fail('last_admin', 'The last administrator cannot leave.');
  end if;
  perform private.take_role(person, held, private.required_reason(reason));
end
$$;

-- The mail says how to object; the page where the person could read it is closed to him.
create function private.tell_of_suspension(person uuid, suspension uuid) returns void
language sql security definer set search_path = '' as $$
  select private.notify(person, 'account_suspended', jsonb_strip_nulls(jsonb_build_object(
    'reason', reason, 'ends', ends_at, 'path', '/contact'
  ))) from public.suspensions where id = suspension
$$;

create function private.shut_out(person uuid, reason text, ends_at timestamptz, admin uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  suspension uuid := private.suspend_person(person, reason, ends_at, admin);
begin
  perform private.audit('account.suspended', 'account', person::text, jsonb_build_object(
    'suspension', suspension, 'before', '{"suspended": false}'::jsonb,
    'after', jsonb_build_object('suspended', true, 'ends_at', ends_at)
  ), private.trimmed(reason));
  perform private.tell_of_suspension(person, suspension);
  return suspension;
end
$$;

create function private.let_in_again(person uuid, reason text, admin uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := (
    select jsonb_build_object('suspended', true, 'reason', kept.reason, 'ends_at', kept.ends_at)
    from public.suspensions as kept where user_id = person and lifted_at is null
  );
begin
  perform private.lift_suspension(person, admin);
  perform private.audit('account.restored', 'account', person::text, jsonb_build_object(
    'before', before, 'after', '{"suspended": false}'::jsonb
  ), reason);
  perform private.notify(person, 'account_restored', '{}', '/');
end
$$;

create function public.suspend_account(person uuid, reason text, ends_at timestamptz default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin_alone();
begin
  perform private.require_account(person);
  if private.is_suspended(person) then
    perform private.fail_with('already_suspended');
  end if;
  perform private.shut_out(person, reason, ends_at, admin);
end
$$;

create function public.restore_account(person uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
begin
  perform private.require_account(person);
  perform private.let_in_again(person, private.required_reason(reason), admin);
end
$$;

-- One session, or all of them.
create function public.end_sessions_of(person uuid, reason text, session_id uuid default null) returns int
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  why text := private.required_reason(reason);
  before int := (select count(*) from auth.sessions where user_id = person);
  ended int;
begin
  perform private.require_account(person);
  delete from auth.sessions as open where open.user_id = person and (session_id is null or open.id = session_id);
  get diagnostics ended = row_count;
  if ended > 0 then
    perform private.audit('account.signed_out', 'account', person::text, jsonb_build_object(
      'before', jsonb_build_object('sessions', before), 'after', jsonb_build_object('sessions', before - ended)
    ), why);
    perform private.notify(person, 'account_signed_out', jsonb_build_object('reason', why), '/account');
  end if;
  return ended;
end
$$;

-- For somebody who has lost the device. Whoever asks for it must be known to be that person: the reason says how.
create function public.reset_second_factor(person uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  why text := private.required_reason(reason);
  factors int;
begin
  perform private.require_account(person);
  if person = admin then
    perform private.fail_with('not_yourself');
  end if;
  delete from auth.mfa_factors where user_id = person;
  get diagnostics factors = row_count;
  if factors = 0 then
    perform private.fail('factor_not_there', 'This account has no second factor.');
  end if;
  delete from auth.sessions where user_id = person;
  perform private.audit('account.second_factor_reset', 'account', person::text, jsonb_build_object(
    'before', jsonb_build_object('factors', factors), 'after', '{"factors": 0}'::jsonb
  ), why);
  perform private.notify(person, 'account_second_factor_reset', jsonb_build_object('reason', why), '/account');
end
$$;

grant execute on function
  public.grant_role, public.revoke_role, public.suspend_account, public.restore_account, public.end_sessions_of,
  public.reset_second_factor
to authenticated;

-- A suspension that has run out is over for everybody who looks, the list of accounts included, and the person is told.
create function private.end_suspensions() returns int
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  ended int := 0;
begin
  for person in
    update public.suspensions set lifted_at = now() where lifted_at is null and ends_at <= now() returning user_id
  loop
    perform private.audit('account.suspension_ended', 'account', person::text);
    perform private.notify(person, 'account_restored', '{}', '/');
    ended := ended + 1;
  end loop;
  return ended;
end
$$;
create index suspensions_to_end on public.suspensions (ends_at) where lifted_at is null;
select cron.schedule('end suspensions', '*/5 * * * *', 'select private.end_suspensions()');
