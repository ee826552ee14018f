-- What people agreed to, and took back: one row for each answer, in the words of which version. Only added to, so that
-- it can be shown later what held when; it goes with the account.
create table public.consent_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users on delete cascade,
  kind text not null check (length(kind) between 1 and 60),
  -- Of a text that has versions; otherwise what exactly was chosen.
  version text not null default '' check (length(version) <= 200),
  given boolean not null,
  -- From where it was said. Retention takes both away after a while.
  ip inet,
  browser text check (length(browser) <= 300),
  created_at timestamptz not null default now()
);
create index consent_events_by_user on public.consent_events (user_id, kind, id desc);
call private.protect('public.consent_events');
revoke all on public.consent_events from service_role;
grant select on public.consent_events to authenticated, service_role;
create policy "People see what they agreed to, administrators all" on public.consent_events for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('admin')));
call private.declare_data('public.consent_events', 't.user_id = $1', 'removed', '{user_id}');

create function private.keep_consent() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.ip is not null or new.browser is not null
    or to_jsonb(new) - array['ip', 'browser'] <> to_jsonb(old) - array['ip', 'browser'] then
    raise exception 'Consents are only added to.' using errcode = '42501';
  end if;
  return new;
end
$$;
create trigger consent_events_stay before update on public.consent_events
  for each row execute function private.keep_consent();

-- Where the request that is answered came from; nothing outside of one, and nothing that is no address.
create function private.caller_ip() returns inet
language plpgsql stable set search_path = '' as $$
begin
  return nullif(private.caller_address(nullif(current_setting('request.headers', true), '')::jsonb), '')::inet;
exception when invalid_text_representation then
  return null;
end
$$;

create function private.record_consent(person uuid, kind text, version text, given boolean) returns void
language sql security definer set search_path = '' as $$
  insert into public.consent_events (user_id, kind, version, given, ip, browser)
  values (
    person, kind, coalesce(version, ''), given, private.caller_ip(),
    left(nullif(current_setting('request.headers', true), '')::jsonb ->> 'user-agent', 300)
  )
$$;
