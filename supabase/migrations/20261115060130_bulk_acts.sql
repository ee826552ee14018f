-- Acts on many accounts at once: looked at before, done in one call, taken back in one call.
create type public.bulk_act as enum ('suspend', 'restore', 'confirm', 'grant');

-- What was done to whom, for as long as it can be taken back.
create table private.bulk_steps (
  batch uuid not null,
  user_id uuid not null references auth.users on delete cascade,
  act public.bulk_act not null,
  done_by uuid not null references auth.users on delete cascade,
  done_at timestamptz not null default now(),
  -- The suspension that was made or lifted.
  suspension_id uuid references public.suspensions on delete cascade,
  role public.app_role,
  undone_at timestamptz,
  primary key (batch, user_id)
);
create index bulk_steps_by_user on private.bulk_steps (user_id);
create index bulk_steps_by_admin on private.bulk_steps (done_by);
create index bulk_steps_by_suspension on private.bulk_steps (suspension_id);
create index bulk_steps_by_age on private.bulk_steps (done_at);
call private.declare_data('private.bulk_steps', 't.user_id = $1', 'removed', '{done_by}');

-- Why the act leaves somebody out; null where it is done. Administrators are dealt with one by one, on their own page.
create function private.bulk_refusal(act public.bulk_act, person uuid, wanted public.app_role, admin uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when act in ('suspend', 'restore') and person = admin then 'not_yourself'
    when act = 'suspend' and exists (select from public.user_roles where user_id = person and role = 'admin')
      or act = 'grant' and wanted = 'admin' then 'admins_one_by_one'
    when act = 'suspend' and private.is_suspended(person) then 'already_suspended'
    when act = 'restore' and not exists (
      select from public.suspensions where user_id = person and lifted_at is null
    ) then 'not_suspended'
    when act = 'confirm' and exists (
      select from auth.users where id = person and email_confirmed_at is not null
    ) then 'email_confirmed'
    when act = 'confirm' and private.is_suspended(person) then 'is_suspended'
    when act = 'grant' then private.grant_refusal(person, wanted, admin)
  end
$$;

-- Whom it is about, each once; nobody chooses more than some pages of the list.
create function private.chosen_accounts(people uuid[]) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if coalesce(cardinality(people), 0) not between 1 and 200 then
    perform private.fail('choose_up_to', 'Choose between 1 and 200 accounts.');
  end if;
  return query select profile.user_id from public.profiles as profile where profile.user_id = any (people);
end
$$;

create function public.preview_bulk_act(act public.bulk_act, people uuid[], wanted public.app_role default null)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', profile.user_id, 'firstName', profile.first_name, 'lastName', profile.last_name, 'email', account.email,
      'refusal', private.bulk_refusal(act, profile.user_id, wanted, admin)
    ) order by profile.last_name, profile.first_name, profile.user_id), '[]')
    from private.chosen_accounts(people) as chosen
    join public.profiles as profile on profile.user_id = chosen
    join auth.users as account on account.id = chosen
  );
end
$$;

-- Answers what can be taken back, how many it was done to, and, for mails of confirmation, to which addresses: the auth
-- service sends those itself.
create function public.run_bulk_act(
  act public.bulk_act, people uuid[], reason text default null, ends_at timestamptz default null,
  wanted public.app_role default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin_alone();
  why text := case when act = 'confirm' then null else private.required_reason(reason) end;
  batch uuid := gen_random_uuid();
  person uuid;
  suspension uuid;
  done int := 0;
  addresses text[] := '{}';
begin
  if act = 'grant' and wanted is null then
    perform private.fail('role_required', 'Choose a role.');
  end if;
  for person in select chosen from private.chosen_accounts(people) as chosen order by chosen loop
    continue when private.bulk_refusal(act, person, wanted, admin) is not null;
    suspension := null;
    case act
      when 'suspend' then
        suspension := private.shut_out(person, why, ends_at, admin);
      when 'restore' then
        select id into suspension from public.suspensions where user_id = person and lifted_at is null;
        perform private.let_in_again(person, why, admin);
      when 'confirm' then
        addresses := addresses || (select email::text from auth.users where id = person);
        perform private.audit('account.confirmation_sent', 'account', person::text);
      when 'grant' then
        perform private.give_role(person, wanted, why, admin);
    end case;
    insert into private.bulk_steps (batch, user_id, act, done_by, suspension_id, role)
    values (batch, person, act, admin, suspension, wanted);
    done := done + 1;
  end loop;
  return jsonb_build_object('batch', batch, 'done', done, 'addresses', addresses);
end
$$;

-- Within the hour, by whoever did it, and only what nobody has changed since. Itself a line in the audit log for each.
create function public.undo_bulk_act(batch uuid) returns int
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin_alone();
  step private.bulk_steps;
  kept public.suspensions;
  why constant text := 'Undone';
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
      perform private.let_in_again(step.user_id, why, admin);
    elsif step.act = 'restore' and not private.is_suspended(step.user_id)
      and coalesce(kept.ends_at > now(), true) then
      perform private.shut_out(step.user_id, kept.reason, kept.ends_at, admin);
    elsif step.act = 'grant' and exists (
      select from public.user_roles where user_id = step.user_id and role = step.role
    ) then
      perform private.take_role(step.user_id, step.role, why);
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
grant execute on function public.preview_bulk_act, public.run_bulk_act, public.undo_bulk_act to authenticated;

select cron.schedule('forget bulk steps', '23 * * * *', $$delete from private.bulk_steps where done_at < now() - interval '1 day'$$);
