-- What a person can do with the own account, beyond what the auth service offers.
create function public.my_sessions() returns table (
  id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, ip text, is_current boolean
)
language sql stable security definer set search_path = '' as $$
  select session.id, session.created_at,
    coalesce(session.refreshed_at at time zone 'utc', session.updated_at, session.created_at),
    session.user_agent, host(session.ip), session.id::text = (select auth.jwt()) ->> 'session_id'
  from auth.sessions as session
  where session.user_id = private.require_user()
  order by 6 desc, 3 desc
$$;

create function public.end_session(session_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  delete from auth.sessions where id = session_id and user_id = person;
end
$$;

-- Acts that cannot be taken back need a sign-in of the last ten minutes, not just an open session.
create function private.require_recent_sign_in() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  if not exists (
    select from jsonb_array_elements(coalesce((select auth.jwt()) -> 'amr', '[]')) as way
    where (way ->> 'timestamp')::numeric > extract(epoch from now() - interval '10 minutes')
  ) then
    perform private.fail('sign_in_again', 'Enter your password again to do this.');
  end if;
  return person;
end
$$;

create function public.request_account_deletion() returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_recent_sign_in();
  requested timestamptz;
begin
  -- Administrators who leave at the same moment wait for each other.
  perform id from public.user_roles where role = 'admin' order by id for update;
  if private.has_role('admin') and not exists (
    select from public.user_roles as other join public.profiles as profile on profile.user_id = other.user_id
    where other.role = 'admin' and other.user_id <> person and profile.deletion_requested_at is null
  ) then
    perform private.fail('last_admin', 'The last administrator cannot leave.');
  end if;
  -- So do owners of an organization. Who is alone in it may go.
  perform id from public.organizations where id in (select private.my_organizations()) order by id for no key update;
  if exists (
    select from public.organization_members as mine join public.organization_members as other using (organization_id)
    where mine.user_id = person and other.user_id <> person and private.is_last_owner(mine.organization_id, person)
  ) then
    perform private.fail('last_owner', 'Make somebody else an owner first: a team needs one.');
  end if;
  update public.profiles set deletion_requested_at = coalesce(deletion_requested_at, now()) where user_id = person
  returning deletion_requested_at into requested;
  -- Whoever did not ask for it reads it in a mail, and has time.
  perform private.notify(
    person, 'account_deletion_requested', jsonb_build_object('date', (requested + interval '14 days')::date), '/account'
  ) where requested = now();
  perform private.audit('account.deletion_requested', 'account', person::text);
  return requested;
end
$$;

create function public.cancel_account_deletion() returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  update public.profiles set deletion_requested_at = null where user_id = person;
  perform private.audit('account.deletion_cancelled', 'account', person::text);
end
$$;

grant execute on function
  public.my_sessions, public.end_session, public.request_account_deletion, public.cancel_account_deletion
to authenticated;

create index profiles_to_delete on public.profiles (deletion_requested_at) where deletion_requested_at is not null;

create extension if not exists pg_cron;
