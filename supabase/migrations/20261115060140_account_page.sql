-- Everything an administrator reads of one account before deciding about it.

-- What the person has agreed to or taken back: the newest word on each. Which mails somebody wants is no concern of others.
create function private.consents_of(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'isGiven', given, 'at', created_at) order by kind), '[]')
  from (
    select distinct on (kind) kind, given, created_at from public.consent_events
    where user_id = person and kind <> 'mails' order by kind, id desc
  ) as newest
$$;

create function private.account_name(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select btrim(concat_ws(' ', first_name, last_name)) from public.profiles where user_id = person
$$;

create function private.sessions_of(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', open.id, 'createdAt', open.created_at, 'lastUsedAt', used, 'userAgent', open.user_agent, 'ip', host(open.ip)
  ) order by used desc), '[]')
  from auth.sessions as open
  cross join lateral (
    select coalesce(open.refreshed_at at time zone 'utc', open.updated_at, open.created_at)
  ) as moment (used)
  where open.user_id = person
$$;

create function private.suspensions_of(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'reason', reason, 'createdAt', created_at, 'endsAt', ends_at, 'liftedAt', lifted_at,
    'by', private.account_name(suspended_by), 'liftedBy', private.account_name(lifted_by)
  ) order by created_at desc), '[]')
  from public.suspensions where user_id = person
$$;

-- The newest acts by and on the account.
create function private.activity_of(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'created_at', created_at, 'action', action, 'details', details, 'reason', reason,
    'actor_id', actor_id, 'actor_name', private.account_name(actor_id),
    'subject_name', private.subject_name(subject_type, subject_id)
  ) order by created_at desc, id desc), '[]')
  from (
    select * from (
      (select * from public.audit_log where actor_id = person order by created_at desc limit 12)
      union
      (select * from public.audit_log where subject_type = 'account' and subject_id = person::text order by created_at desc limit 12)
    ) as found order by created_at desc, id desc limit 12
  ) as newest
$$;

create function public.admin_user(person uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
begin
  perform private.require_account(person);
  return private.account_line(person) || jsonb_build_object(
    'confirmedAt', (select email_confirmed_at from auth.users where id = person),
    'deletionRequestedAt', (select deletion_requested_at from public.profiles where user_id = person),
    'language', (select language from public.profiles where user_id = person),
    'roles', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'role', role, 'since', created_at, 'by', private.account_name(granted_by)
      ) order by role), '[]') from public.user_roles where user_id = person
    ),
    'organizations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', organization.id, 'name', organization.name, 'kind', organization.kind, 'status', organization.status,
        'memberRole', member.member_role, 'since', member.created_at
      ) order by organization.name), '[]')
      from public.organization_members as member
      join public.organizations as organization on organization.id = member.organization_id
      where member.user_id = person
    ),
    'enrollments', (select count(*) from public.enrollments where user_id = person),
    'certificates', (select count(*) from public.certificates where user_id = person and revoked_at is null),
    'factors', (select count(*) from auth.mfa_factors where user_id = person and status = 'verified'),
    'sessions', private.sessions_of(person),
    'suspensions', private.suspensions_of(person),
    'consents', private.consents_of(person),
    'activity', private.activity_of(person)
  );
end
$$;
grant execute on function public.admin_user to authenticated;
