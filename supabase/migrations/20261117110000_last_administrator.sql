-- An administrator whose session lacks the second factor still is one: the last of them can't leave either.
create or replace function public.request_account_deletion() returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_recent_sign_in();
  requested timestamptz;
begin
  -- Administrators who leave at the same moment wait for each other.
  perform id from public.user_roles where role = 'admin' order by id for update;
  if private.is_last_admin(person) then
    perform private.fail('last_admin', 'The last administrator cannot leave.');
  end if;
  -- So do owners of an organization. An owner with no one else in it can leave.
  perform id from public.organizations where id in (select private.my_organizations()) order by id for no key update;
  if exists (
    select from public.organization_members as mine join public.organization_members as other using (organization_id)
    where mine.user_id = person and other.user_id <> person and private.is_last_owner(mine.organization_id, person)
  ) then
    perform private.fail('last_owner', 'Make someone else an owner first: a team needs one.');
  end if;
  update public.profiles set deletion_requested_at = coalesce(deletion_requested_at, now()) where user_id = person
  returning deletion_requested_at into requested;
  -- People who didn't ask for it read about it in an email, and have time.
  perform private.notify(
    person, 'account_deletion_requested', jsonb_build_object('date', (requested + interval '14 days')::date), '/account'
  ) where requested = now();
  perform private.audit('account.deletion_requested', 'account', person::text);
  return requested;
end
$$;
