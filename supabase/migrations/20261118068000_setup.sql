-- Setting up an installation: which steps are done, by what the database and the server know, and which ones
-- administrators put off.

-- # Tables

-- What isn't a fact elsewhere about a step: that it was put off, that what is there suits, or what a check found.
create table private.setup_steps (
  step text primary key check (step in (
    'operator', 'texts', 'identity', 'address', 'email', 'factor', 'administrator', 'storage', 'backup', 'sign_up',
    'partner', 'mission'
  )),
  skipped_at timestamptz,
  confirmed_at timestamptz,
  -- The address an administrator opened the product at, for the step "address".
  seen text check (length(seen) <= 300),
  changed_by uuid references auth.users on delete set null
);

-- The last code that was emailed to an administrator to see whether emails arrive.
create table private.setup_codes (
  user_id uuid primary key references auth.users on delete cascade,
  code_hash bytea not null,
  sent_at timestamptz not null default now(),
  attempts int not null default 0
);

-- # Indexes

create index setup_steps_by_editor on private.setup_steps (changed_by);

-- # Private helpers

-- Whether each step is done; null if this installation's host takes care of it.
create function private.setup_facts() returns table (step text, is_done boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  server jsonb := private.health_server();
  is_hosted boolean := server ? 'isMissing';
  operator jsonb := private.setting('operator');
begin
  return query
  select known.step, case known.step
    when 'operator' then not exists (
      select from unnest('{name, address, email, director, host}'::text[]) as field
      where coalesce(operator ->> field, '') = ''
    )
    when 'texts' then noted.confirmed_at is not null or not exists (
      select from unnest(enum_range(null::public.legal_kind)) as kind
      where not exists (
        select from public.legal_texts as text where text.kind = kind and text.version is not null
          and text.published_by is not null
      )
    )
    when 'identity' then noted.confirmed_at is not null or exists (
      select from public.platform_settings where key in ('product_name', 'logo_path') and updated_by is not null
    )
    when 'address' then noted.seen like 'https://%'
      and (is_hosted or noted.seen is not distinct from server #>> '{installation,siteUrl}')
    when 'email' then noted.confirmed_at is not null and (is_hosted or server #> '{installation,email}' = 'true')
    when 'factor' then not exists (
      select from public.user_roles where role = 'admin' and not exists (
        select from auth.mfa_factors as factor
        where factor.user_id = user_roles.user_id and factor.status = 'verified'
      )
    )
    when 'administrator' then (select count(*) from public.user_roles where role = 'admin') > 1
    when 'storage' then case when not is_hosted then coalesce((server #> '{storage,isWell}') = 'true', false) end
    when 'backup' then case when not is_hosted then
      coalesce((server #>> '{backup,at}')::timestamptz > now() - interval '7 days', false)
      and server ? 'backup_check'
    end
    when 'sign_up' then noted.confirmed_at is not null or exists (
      select from public.platform_settings
      where key in ('feature_sign_up', 'feature_partner_sign_up') and updated_by is not null
    )
    when 'partner' then exists (select from public.organizations where status = 'approved')
    when 'mission' then exists (select from public.missions where status = 'published')
  end
  from unnest('{
    operator, texts, identity, address, email, factor, administrator, storage, backup, sign_up, partner, mission
  }'::text[]) with ordinality as known (step, place)
  left join private.setup_steps as noted on noted.step = known.step
  order by known.place;
end
$$;

-- # Public functions

drop function public.admin_setup();

-- How far this installation is set up, and the facts its steps show.
create function public.admin_setup() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  server jsonb;
begin
  perform private.require_admin();
  server := private.health_server();
  return jsonb_build_object(
    'isStarted', exists (select from public.platform_settings where key = 'setup_started'),
    'administrators', (select count(*) from public.user_roles where role = 'admin'),
    'steps', (
      select jsonb_agg(jsonb_build_object('step', fact.step, 'state', case
        when fact.is_done then 'done' when noted.skipped_at is not null then 'skipped' else 'open' end))
      from private.setup_facts() as fact left join private.setup_steps as noted on noted.step = fact.step
      where fact.is_done is not null
    ),
    'siteUrl', server #> '{installation,siteUrl}',
    'storage', server -> 'storage',
    'backup', server -> 'backup',
    'backupCheck', server -> 'backup_check',
    'codeSentAt', (select sent_at from private.setup_codes where user_id = auth.uid())
  );
end
$$;

-- The assistant opens once without being asked for.
create function public.start_setup() returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
begin
  insert into public.platform_settings (key, value, updated_by) values ('setup_started', 'true', admin)
  on conflict do nothing;
end
$$;

-- Puts a step off, or confirms that what is there suits.
create function public.change_setup_step(step text, change text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  admin uuid := private.require_admin();
  wanted text := change_setup_step.step;
begin
  if not exists (select from private.setup_facts() as fact where fact.step = wanted)
    or change is null or change not in ('skip', 'confirm')
    or change = 'confirm' and wanted not in ('texts', 'identity', 'sign_up') then
    perform private.raise_app_error('setup_step_unknown', 'This step of the setup cannot be changed like this.');
  end if;
  insert into private.setup_steps as noted (step, skipped_at, confirmed_at, changed_by)
  values (
    wanted, case change when 'skip' then now() end, case change when 'confirm' then now() end, admin
  )
  on conflict (step) do update set
    skipped_at = excluded.skipped_at, confirmed_at = coalesce(excluded.confirmed_at, noted.confirmed_at),
    changed_by = excluded.changed_by;
end
$$;

-- The address at which an administrator's browser opened the product; the server knows the one it should be.
create function public.note_setup_address(seen text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  admin uuid := private.require_admin();
begin
  if note_setup_address.seen is null or note_setup_address.seen !~ '^https?://[^/\s]{1,250}$' then
    perform private.raise_app_error('setup_address_invalid', 'This is not the address of a website.');
  end if;
  insert into private.setup_steps as noted (step, seen, changed_by)
  values ('address', note_setup_address.seen, admin)
  on conflict (step) do update set seen = excluded.seen, changed_by = excluded.changed_by;
end
$$;

-- Emails the caller a code. Once a minute at most: a mail server that is slow isn't helped by more emails.
create function public.send_setup_code() returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  code text := lpad((('x' || encode(extensions.gen_random_bytes(4), 'hex'))::bit(32)::bigint % 1000000)::text, 6, '0');
begin
  if private.health_server() #> '{installation,email}' = 'false' then
    perform private.raise_app_error('setup_email_missing', 'This server cannot send email yet.');
  end if;
  insert into private.setup_codes as sent (user_id, code_hash) values (admin, private.token_hash(admin || code))
  on conflict (user_id) do update set code_hash = excluded.code_hash, sent_at = now(), attempts = 0
  where sent.sent_at < now() - interval '1 minute';
  if not found then
    perform private.raise_app_error('setup_code_just_sent', 'A code was sent less than a minute ago.');
  end if;
  perform private.queue_mail_to(admin, 'account_email_test', jsonb_build_object('message', code), '/setup/email');
end
$$;

-- Whether the code is the one in the email: "arrived", "wrong" or "expired". An error would forget the attempt.
create function public.confirm_setup_code(code text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  sent private.setup_codes;
begin
  update private.setup_codes set attempts = attempts + 1
  where user_id = admin and sent_at > now() - interval '1 hour' and attempts < 5
  returning * into sent;
  if sent.user_id is null then
    return 'expired';
  elsif sent.code_hash <> private.token_hash(admin || btrim(coalesce(code, ''))) then
    return 'wrong';
  end if;
  delete from private.setup_codes where user_id = admin;
  insert into private.setup_steps as noted (step, confirmed_at, changed_by) values ('email', now(), admin)
  on conflict (step) do update set
    confirmed_at = excluded.confirmed_at, skipped_at = null, changed_by = excluded.changed_by;
  return 'arrived';
end
$$;

-- Asks the server to write, read and delete a file where files are stored. Its answer appears in admin_setup.
create function public.check_setup_storage() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform pg_catalog.pg_notify('check_storage', '');
end
$$;

-- # Personal data

call private.declare_data('private.setup_steps', 't.changed_by = $1', 'anonymised', '{changed_by}');
call private.declare_data('private.setup_codes', 't.user_id = $1', 'removed', '{user_id,code_hash}');

-- # Emails

insert into private.notification_kinds (kind, topic) values ('account_email_test', 'account');

-- # Who may call which function

grant execute on function
  public.admin_setup, public.start_setup, public.change_setup_step, public.note_setup_address, public.send_setup_code,
  public.confirm_setup_code, public.check_setup_storage
to authenticated;
