-- Anybody can sign up with somebody else's address. What such a sign-up leaves behind ends with the account, and the
-- account ends when nobody has confirmed the address within a week.

-- A request to join as a partner that nobody has confirmed to be theirs is no request.
create function private.forget_unconfirmed_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.organizations as organization
  where organization.requested_by = old.id and organization.status = 'pending'
    and not exists (
      select from public.organization_members as member
      where member.organization_id = organization.id and member.user_id <> old.id
    );
  return old;
end
$$;
create trigger forget_unconfirmed_request before delete on auth.users
  for each row when (old.email_confirmed_at is null and old.phone_confirmed_at is null)
  execute function private.forget_unconfirmed_request();

create function private.remove_unconfirmed_accounts(days int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  removed int;
begin
  -- Whoever was invited by an administrator is waited for.
  delete from auth.users
  where email_confirmed_at is null and phone_confirmed_at is null and last_sign_in_at is null
    and invited_at is null and not is_anonymous
    and greatest(created_at, confirmation_sent_at) < now() - make_interval(days => days);
  get diagnostics removed = row_count;
  return removed;
end
$$;
select cron.schedule(
  'remove unconfirmed accounts', '22 4 * * *',
  $$select private.run_retention('unconfirmed_accounts', 7, 'select private.remove_unconfirmed_accounts($1)')$$
);

-- Two sign-ups for one address leave an account without a password: whoever confirms it is asked to choose one.
create function public.needs_password() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  return exists (
    select from auth.users as account
    where account.id = person and coalesce(account.encrypted_password, '') = ''
      and not exists (
        select from auth.identities as identity where identity.user_id = person and identity.provider <> 'email'
      )
  );
end
$$;
revoke execute on function public.needs_password from public, anon;
grant execute on function public.needs_password to authenticated;
