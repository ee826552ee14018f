-- Administrators look at the product as somebody else sees it, to help: for half an hour, for a reason that the person
-- reads, and without changing anything.

create table public.acting_sessions (
  id uuid primary key default gen_random_uuid(),
  -- Its place in the person's ledger.
  number bigint generated always as identity unique,
  user_id uuid not null references auth.users on delete cascade,
  reason text not null check (length(reason) between 1 and 1000),
  started_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '30 minutes',
  ended_at timestamptz
);
create index acting_sessions_by_user on public.acting_sessions (user_id, started_at desc, number desc);
create index acting_sessions_open on public.acting_sessions (ends_at) where ended_at is null;
call private.protect('public.acting_sessions');
grant select on public.acting_sessions to authenticated;
create policy "People see who looked as them, administrators all" on public.acting_sessions
  for select to authenticated using (user_id = (select auth.uid()) or (select private.has_role('admin')));
call private.declare_data('public.acting_sessions', 't.user_id = $1', 'removed', '{number}');

-- Who it was is not told to the person.
create table private.acting_admins (
  acting_id uuid primary key references public.acting_sessions on delete cascade,
  admin_id uuid not null references auth.users on delete cascade
);
create index acting_admins_by_admin on private.acting_admins (admin_id);
call private.declare_data('private.acting_admins', 't.admin_id = $1', 'removed');

create function private.is_acting() returns boolean language sql stable set search_path = '' as $$
  select coalesce((select auth.jwt()) ? 'acting_admin', false)
$$;
grant execute on function private.is_acting to authenticated;

create function private.close_acting(acting_id uuid, how text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  acting public.acting_sessions;
begin
  update public.acting_sessions set ended_at = least(now(), ends_at) where id = acting_id and ended_at is null
  returning * into acting;
  if acting.id is not null then
    perform private.audit('acting.ended', 'account', acting.user_id::text, jsonb_build_object(
      'acting', acting.id, 'ended', how,
      'admin', (select admin_id from private.acting_admins as known where known.acting_id = acting.id)
    ));
  end if;
end
$$;

create function private.end_acting_of(admin uuid, how text) returns void
language sql security definer set search_path = '' as $$
  select private.close_acting(open.id, how)
  from public.acting_sessions as open join private.acting_admins as known on known.acting_id = open.id
  where known.admin_id = admin and open.ended_at is null
$$;

create function public.begin_acting(person uuid, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  why text := private.required_reason(reason);
  acting public.acting_sessions;
begin
  if person = admin then
    perform private.fail('acting_as_yourself', 'You see your own account anyway.');
  end if;
  if not exists (select from public.profiles where user_id = person) then
    perform private.fail('acting_as_nobody', 'This account does not exist any more.');
  end if;
  if exists (select from public.user_roles where user_id = person and role = 'admin') then
    perform private.fail('acting_as_admin', 'Nobody acts as an administrator.');
  end if;
  if private.is_suspended(person) then
    perform private.fail('acting_as_suspended', 'This account is suspended: there is nothing to see as this person.');
  end if;
  perform private.end_acting_of(admin, 'replaced');
  insert into public.acting_sessions (user_id, reason) values (person, why) returning * into acting;
  insert into private.acting_admins (acting_id, admin_id) values (acting.id, admin);
  perform private.audit(
    'acting.begun', 'account', person::text, jsonb_build_object('acting', acting.id, 'until', acting.ends_at), why
  );
  perform private.notify(
    person, 'account_looked_at', jsonb_build_object('reason', why),
    case when exists (select from public.user_roles where user_id = person and role = 'candidate')
      then '/profile/consent' else '/account' end
  );
  return jsonb_build_object(
    'id', acting.id, 'person', person, 'admin', admin, 'name', private.full_name(person), 'reason', why,
    'endsAt', acting.ends_at, 'email', (select email from auth.users where id = person)
  );
end
$$;

create function public.end_acting() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.end_acting_of(private.require_user(), 'stopped');
end
$$;

-- Whether this very request acts as somebody: a backend that does not ask the gate would let writes through.
create function public.acting_now() returns boolean language sql stable set search_path = '' as $$
  select private.is_acting()
$$;
grant execute on function public.begin_acting, public.end_acting, public.acting_now to authenticated;

create function private.close_lapsed_acting() returns int
language plpgsql security definer set search_path = '' as $$
declare
  lapsed uuid;
  closed int := 0;
begin
  for lapsed in select id from public.acting_sessions where ended_at is null and ends_at <= now() loop
    perform private.close_acting(lapsed, 'lapsed');
    closed := closed + 1;
  end loop;
  return closed;
end
$$;
select cron.schedule('close lapsed acting', '*/5 * * * *', 'select private.close_lapsed_acting()');

-- In the ledger of candidates, among what companies did.
create or replace function private.ledger_entries(person uuid, before timestamptz, before_id bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  with events as (
    select one.id, one.kind::text, one.at, one.details, one.organization_id from public.discovery_events as one
    where one.user_id = person and (before is null or (one.at, one.id) < (before, before_id))
    order by one.at desc, one.id desc limit 30
  ), acted as (
    -- Below zero, so that the numbers of both never meet.
    select -one.number as id, 'acted_as', one.started_at, jsonb_build_object('reason', one.reason, 'ended', one.ended_at),
      null::uuid
    from public.acting_sessions as one
    where one.user_id = person and (before is null or (one.started_at, -one.number) < (before, before_id))
    order by one.started_at desc, one.number limit 30
  ), page as (
    select * from events union all select * from acted order by at desc, id desc limit 30
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', event.id, 'kind', event.kind, 'at', event.at, 'details', event.details, 'company', company.name,
    'slug', case when company.status = 'approved' then company.slug end, 'organization', company.id
  ) order by event.at desc, event.id desc), '[]')
  from page as event left join public.organizations as company on company.id = event.organization_id
$$;
