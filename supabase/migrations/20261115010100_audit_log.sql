-- Every privileged act: who, what, on whom, why. Rows are added by functions and never changed by anybody.
create table public.audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  -- No reference: the entry outlives the account.
  actor_id uuid,
  action text not null,
  subject_type text,
  subject_id text,
  details jsonb not null default '{}',
  reason text
);
create index audit_log_by_time on public.audit_log (created_at desc);
create index audit_log_by_actor on public.audit_log (actor_id, created_at desc);
create index audit_log_by_subject on public.audit_log (subject_type, subject_id, created_at desc);
create index audit_log_by_action on public.audit_log (action, created_at desc);

create function private.refuse_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'The audit log is only added to.' using errcode = '42501';
end
$$;
create trigger audit_log_is_append_only before update or delete on public.audit_log
  for each row execute function private.refuse_change();
create trigger audit_log_is_never_emptied before truncate on public.audit_log
  for each statement execute function private.refuse_change();

create function private.audit(
  action text, subject_type text, subject_id text, details jsonb default '{}', reason text default null
) returns void language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor_id, action, subject_type, subject_id, details, reason)
  values ((select auth.uid()), action, subject_type, subject_id, details, reason)
$$;

call private.protect('public.audit_log');
revoke all on public.audit_log from service_role;
grant select on public.audit_log to authenticated, service_role;

create policy "Administrators read the audit log" on public.audit_log for select to authenticated
  using ((select private.has_role('admin')));

-- Whoever is refused at the administrators' door leaves a line; a flood of them leaves only the first.
create function public.note_admin_attempt(attempted_email text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  email text := lower(left(btrim(attempted_email), 254));
  since timestamptz := now() - interval '1 hour';
begin
  if (select count(*) from public.audit_log where action = 'admin_access.refused' and created_at > since) >= 200
    or (
      select count(*) from public.audit_log
      where action = 'admin_access.refused' and created_at > since and details ->> 'email' = email
    ) >= 10
  then
    return;
  end if;
  perform private.audit('admin_access.refused', 'account', null, jsonb_build_object('email', email));
end
$$;
grant execute on function public.note_admin_attempt to anon, authenticated;
