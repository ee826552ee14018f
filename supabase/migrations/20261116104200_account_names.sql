-- Administrators tell accounts without a name from accounts that are gone: the former show their address. Only functions
-- for administrators call this.
create or replace function private.account_name(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(nullif(btrim(concat_ws(' ', profile.first_name, profile.last_name)), ''), users.email)
  from auth.users left join public.profiles as profile on profile.user_id = users.id
  where users.id = person
$$;

create function pg_temp.put(target regprocedure, old text, new text) returns void language plpgsql as $$
declare
  definition text := pg_catalog.pg_get_functiondef(target);
begin
  if position(old in definition) = 0 then
    raise exception '% does not contain %', target, old;
  end if;
  execute replace(definition, old, new);
end
$$;
select pg_temp.put('private.subject_name(text, text)',
  $$nullif(private.full_name(subject_id::uuid), '')$$, $$private.account_name(subject_id::uuid)$$);
-- A partnership is called by its two sides.
select pg_temp.put('private.subject_name(text, text)', $$  elsif subject_type = 'program' then$$,
  $$  elsif subject_type = 'partnership' then
    return (
      select private.organization_name(partnership.school_id) || ' – ' || private.organization_name(partnership.partner_id)
      from public.partnerships as partnership where partnership.id = subject_id::uuid
    );
  elsif subject_type = 'program' then$$);
select pg_temp.put(
  'public.audit_entries(text, uuid, text, text, text, timestamptz, timestamptz, timestamptz, bigint, int)',
  $$nullif(private.full_name(log.actor_id), '')$$, $$private.account_name(log.actor_id)$$);
select pg_temp.put('public.audit_names(text)',
  $$private.full_name(profile.user_id)$$, $$private.account_name(profile.user_id)$$);
select pg_temp.put('public.admin_home()',
  $$nullif(private.full_name(log.actor_id), '')$$, $$private.account_name(log.actor_id)$$);
select pg_temp.put('private.checks_for_administrators(public.organizations)',
  $$nullif(private.full_name(done.checked_by), '')$$, $$private.account_name(done.checked_by)$$);
select pg_temp.put('public.organization_dossier(uuid)', said, replace(replace(said, 'nullif(private.full_name(', 'private.account_name('), ', '''')', ''))
from unnest(array[
  $$nullif(private.full_name(organization.decided_by), '')$$, $$nullif(private.full_name(asked.asked_by), '')$$,
  $$nullif(private.full_name(held.suspended_by), '')$$, $$nullif(private.full_name(log.actor_id), '')$$
]) as said;
drop function pg_temp.put(regprocedure, text, text);
