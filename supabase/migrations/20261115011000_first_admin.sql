-- Nobody in the product can appoint the first administrator: whoever runs it does, at the database. On every backend
-- this is `select private.make_admin('person@example.org')`. Answers false where the account already is one.
create function private.make_admin(email text) returns boolean language plpgsql set search_path = '' as $$
declare
  person auth.users;
begin
  select * into person from auth.users
  where users.email = lower(btrim(make_admin.email)) and not users.is_sso_user;
  if person.id is null then
    perform private.fail('account_not_found', 'No account has this email address.');
  end if;
  -- Somebody else may have signed up with the address; only who reads its mails can confirm it.
  if person.email_confirmed_at is null then
    perform private.fail('email_not_confirmed_yet', 'The email address of this account has not been confirmed yet.');
  end if;
  insert into public.user_roles (user_id, role) values (person.id, 'admin') on conflict (user_id, role) do nothing;
  if not found then
    return false;
  end if;
  perform private.audit('role.granted', 'account', person.id::text, '{"role": "admin"}');
  return true;
end
$$;
revoke all on function private.make_admin from public, anon, authenticated, service_role;
