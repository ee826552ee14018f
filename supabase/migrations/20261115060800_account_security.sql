-- What keeps an account its owner's: codes for a lost phone, word of sign-ins from elsewhere and of changed passwords.

-- For the web app: the role is there, and opens nothing until the second factor is shown.
create function public.needs_second_factor(held public.user_roles) returns boolean
language sql stable security definer set search_path = '' as $$
  select held.role = 'admin' and held.user_id = (select auth.uid())
    and coalesce((select auth.jwt()) ->> 'aal', 'aal1') <> 'aal2'
    and private.setting('admins_need_second_factor') is distinct from 'false'
$$;
grant execute on function public.needs_second_factor to authenticated;

-- Ten for each person, each for one use; kept as hashes, as a password would be, but random enough for a fast one.
create table private.recovery_codes (
  user_id uuid not null references auth.users on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);
create table private.recovery_attempts (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default now()
);
create index recovery_attempts_by_user on private.recovery_attempts (user_id, created_at);
call private.declare_data('private.recovery_codes', 't.user_id = $1', 'removed', '{code_hash}');
call private.declare_data('private.recovery_attempts', 't.user_id = $1', 'removed');

create function private.recovery_hash(person uuid, code text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(person::text || ':' || regexp_replace(lower(code), '[^a-z2-7]', '', 'g'), 'UTF8'))
$$;

-- Five bits for each letter, without those that look alike.
create function private.new_recovery_code() returns text language sql volatile set search_path = '' as $$
  select string_agg(
    substr('abcdefghijklmnopqrstuvwxyz234567', (get_byte(random.bytes, place) & 31) + 1, 1)
      || case place when 4 then '-' else '' end, '' order by place
  )
  from (select extensions.gen_random_bytes(10) as bytes) as random, generate_series(0, 9) as place
$$;

create function private.has_second_factor(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.mfa_factors where user_id = person and status = 'verified')
$$;

-- New codes make the old ones void. They are told once.
create function public.make_recovery_codes() returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  codes text[];
begin
  if not private.has_second_factor(person) then
    perform private.fail('no_second_factor', 'Switch two-factor authentication on first.');
  end if;
  select array_agg(private.new_recovery_code()) into codes from generate_series(1, 10);
  delete from private.recovery_codes where user_id = person;
  insert into private.recovery_codes (user_id, code_hash)
  select person, private.recovery_hash(person, code) from unnest(codes) as code;
  perform private.audit('account.recovery_codes_made', 'account', person::text);
  return codes;
end
$$;

create function public.recovery_codes_left() returns int
language sql stable security definer set search_path = '' as $$
  select count(*)::int from private.recovery_codes where user_id = private.require_user() and used_at is null
$$;

-- With the password and a code, the lost second factor goes, and with it every other session. The answer is false and
-- not a failure where the code is wrong: a failure would undo that the attempt was counted.
create function public.use_recovery_code(code text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := (select auth.uid());
begin
  if person is null or private.is_suspended(person) then
    raise exception 'Sign in first.' using errcode = '42501', hint = 'not_signed_in';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('recovery:' || person, 0));
  if (
    select count(*) from private.recovery_attempts
    where user_id = person and created_at > now() - interval '15 minutes'
  ) >= 5 then
    perform private.fail('too_many_codes', 'Too many wrong codes. Wait a quarter of an hour.');
  end if;
  update private.recovery_codes set used_at = now()
  where user_id = person and used_at is null and code_hash = private.recovery_hash(person, code);
  if not found then
    insert into private.recovery_attempts (user_id) values (person);
    return false;
  end if;
  delete from auth.mfa_factors where user_id = person;
  delete from private.recovery_codes where user_id = person;
  delete from private.recovery_attempts where user_id = person;
  delete from auth.sessions where user_id = person and id::text is distinct from (select auth.jwt()) ->> 'session_id';
  perform private.audit('account.recovered', 'account', person::text);
  perform private.notify(person, 'account_second_factor_removed', '{}', '/account');
  return true;
end
$$;
grant execute on function public.make_recovery_codes, public.recovery_codes_left, public.use_recovery_code to authenticated;

-- Codes without a second factor would be keys without a door.
create function private.forget_recovery_codes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_second_factor(old.user_id) then
    delete from private.recovery_codes where user_id = old.user_id;
  end if;
  return null;
end
$$;
create trigger recovery_codes_forgotten after delete on auth.mfa_factors
  for each row execute function private.forget_recovery_codes();

-- Where somebody has signed in from: the kind of browser without its version, and the neighbourhood of the address.
create table private.known_devices (
  user_id uuid not null references auth.users on delete cascade,
  fingerprint bytea not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, fingerprint)
);
call private.declare_data('private.known_devices', 't.user_id = $1', 'removed', '{fingerprint}');

create function private.device_fingerprint(user_agent text, ip inet) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(
    regexp_replace(coalesce(user_agent, ''), '[0-9._]+', '', 'g')
      || '|' || coalesce(network(set_masklen(ip, case family(ip) when 4 then 16 else 32 end))::text, ''),
    'UTF8'
  ))
$$;

create function private.notice_device() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  seen bytea := private.device_fingerprint(new.user_agent, new.ip);
  has_others boolean := exists (select from private.known_devices where user_id = new.user_id);
begin
  update private.known_devices set last_seen_at = now() where user_id = new.user_id and fingerprint = seen;
  if not found then
    insert into private.known_devices (user_id, fingerprint) values (new.user_id, seen) on conflict do nothing;
    -- A new account is entered from where it was made, and from where its mail was read.
    if has_others and exists (
      select from auth.users where id = new.user_id and created_at < now() - interval '1 day'
    ) then
      perform private.notify(
        new.user_id, 'account_new_device',
        jsonb_build_object('device', left(new.user_agent, 300), 'ip', host(new.ip)), '/account'
      );
    end if;
  end if;
  return null;
end
$$;
create trigger devices_noticed after insert on auth.sessions
  for each row execute function private.notice_device();

create function private.announce_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(new.id, 'account_password_changed', '{}', '/account');
  return null;
end
$$;
create trigger password_announced after update of encrypted_password on auth.users
  for each row when (old.encrypted_password <> '' and old.encrypted_password <> new.encrypted_password)
  execute function private.announce_password();
