-- An administrator who undoes an act right away sends nobody two emails: the email about an act that can be undone waits
-- for a minute, and an act that is undone by then was never told.
create function private.tell_unless_undone(person uuid, kind text, data jsonb, link text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(person, tell_unless_undone.kind, data, link);
  update private.mails as mail set due_at = now() + interval '1 minute'
  where mail.user_id = person and mail.kind = tell_unless_undone.kind and mail.created_at = now();
end
$$;

-- Takes back what was told within the last minute, as long as no email has left. True where the person never heard of it.
create function private.untell(person uuid, kind text, about jsonb default '{}') returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  told public.notifications;
begin
  select * into told from public.notifications as notification
  where notification.user_id = person and notification.kind = untell.kind and notification.data @> about
    and notification.created_at > now() - interval '1 minute'
  order by notification.created_at desc limit 1;
  if told.id is null then
    return false;
  end if;
  -- Waits for whoever is taking the email to send it.
  perform from private.mails as mail
  where mail.user_id = person and mail.kind = untell.kind and mail.created_at = told.created_at for update;
  if exists (
    select from private.mails as mail
    where mail.user_id = person and mail.kind = untell.kind and mail.created_at = told.created_at
      and (mail.attempts > 0 or mail.sent_at is not null)
  ) then
    return false;
  end if;
  delete from private.mails as mail
  where mail.user_id = person and mail.kind = untell.kind and mail.created_at = told.created_at;
  delete from public.notifications where id = told.id;
  return true;
end
$$;

-- What the audit log says in place of a reason where an act was undone; pages put it in the reader's language.
create function private.undone() returns text language sql immutable set search_path = '' as $$ select 'undone' $$;

create or replace function private.tell_of_suspension(person uuid, suspension uuid) returns void
language sql security definer set search_path = '' as $$
  select private.tell_unless_undone(person, 'account_suspended', jsonb_strip_nulls(jsonb_build_object(
    'reason', reason, 'ends', ends_at, 'path', '/contact'
  ))) from public.suspensions where id = suspension
$$;

create or replace function private.shut_out(person uuid, reason text, ends_at timestamptz, admin uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  -- Suspended again as before, after a restoration that nobody was told of yet.
  is_as_before constant boolean := exists (
    select from public.suspensions as earlier
    where earlier.user_id = person and earlier.lifted_at > now() - interval '1 minute'
      and earlier.reason = private.trimmed(shut_out.reason) and earlier.ends_at is not distinct from shut_out.ends_at
  );
  was_untold constant boolean := private.untell(person, 'account_restored');
  suspension constant uuid := private.suspend_person(person, reason, ends_at, admin);
begin
  perform private.audit('account.suspended', 'account', person::text, jsonb_build_object(
    'suspension', suspension, 'before', '{"suspended": false}'::jsonb,
    'after', jsonb_build_object('suspended', true, 'ends_at', ends_at)
  ), private.trimmed(reason));
  if not (was_untold and is_as_before) then
    perform private.tell_of_suspension(person, suspension);
  end if;
  return suspension;
end
$$;

create or replace function private.let_in_again(person uuid, reason text, admin uuid) returns void
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
  if not private.untell(person, 'account_suspended') then
    perform private.tell_unless_undone(person, 'account_restored', '{}', '/');
  end if;
end
$$;

create or replace function private.give_role(person uuid, wanted public.app_role, reason text, admin uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := private.roles_of(person);
begin
  insert into public.user_roles (user_id, role, granted_by) values (person, wanted, admin);
  perform private.audit('account.role_granted', 'account', person::text, jsonb_build_object(
    'role', wanted, 'before', jsonb_build_object('roles', before),
    'after', jsonb_build_object('roles', private.roles_of(person))
  ), reason);
  perform private.tell_unless_undone(person, 'account_role_granted', jsonb_build_object('role', wanted), '/');
end
$$;

create or replace function private.take_role(person uuid, held public.app_role, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := private.roles_of(person);
begin
  delete from public.user_roles where user_id = person and role = held;
  perform private.audit('account.role_revoked', 'account', person::text, jsonb_build_object(
    'role', held, 'before', jsonb_build_object('roles', before),
    'after', jsonb_build_object('roles', private.roles_of(person))
  ), reason);
  if not private.untell(person, 'account_role_granted', jsonb_build_object('role', held)) then
    perform private.notify(person, 'account_role_revoked', jsonb_strip_nulls(jsonb_build_object(
      'role', held, 'reason', nullif(reason, private.undone())
    )), '/');
  end if;
end
$$;

create or replace function public.undo_bulk_act(batch uuid) returns int
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin_alone();
  step private.bulk_steps;
  kept public.suspensions;
  undone int := 0;
begin
  for step in
    select * from private.bulk_steps as taken
    where taken.batch = undo_bulk_act.batch and taken.done_by = admin and taken.undone_at is null
      and taken.done_at > now() - interval '1 hour'
    order by taken.user_id for update
  loop
    select * into kept from public.suspensions where id = step.suspension_id;
    if step.act = 'suspend' and kept.lifted_at is null then
      perform private.let_in_again(step.user_id, private.undone(), admin);
    elsif step.act = 'restore' and not private.is_suspended(step.user_id)
      and coalesce(kept.ends_at > now(), true) then
      perform private.shut_out(step.user_id, kept.reason, kept.ends_at, admin);
    elsif step.act = 'grant' and exists (
      select from public.user_roles where user_id = step.user_id and role = step.role
    ) then
      perform private.take_role(step.user_id, step.role, private.undone());
    else
      continue;
    end if;
    update private.bulk_steps as taken set undone_at = now()
    where taken.batch = step.batch and taken.user_id = step.user_id;
    undone := undone + 1;
  end loop;
  if undone = 0 then
    perform private.fail('nothing_to_undo', 'This cannot be undone any more.');
  end if;
  return undone;
end
$$;
