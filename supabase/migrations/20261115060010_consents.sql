-- What people agreed to, and took back: one row for each answer, in the words of which version. Only added to, so that
-- it can be shown later what held when.
create table public.consent_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users on delete cascade,
  kind text not null check (length(kind) between 1 and 60),
  version text not null check (length(version) between 1 and 60),
  given boolean not null,
  created_at timestamptz not null default now()
);
create index consent_events_by_user on public.consent_events (user_id, kind, id desc);
call private.protect('public.consent_events');
revoke all on public.consent_events from service_role;
grant select on public.consent_events to authenticated, service_role;
create policy "People see what they agreed to, administrators all" on public.consent_events for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('admin')));
call private.declare_data('public.consent_events', 't.user_id = $1', 'removed');

create function private.record_consent(person uuid, kind text, version text, given boolean) returns void
language sql security definer set search_path = '' as $$
  insert into public.consent_events (user_id, kind, version, given) values (person, kind, version, given)
$$;
