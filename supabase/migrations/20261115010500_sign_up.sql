-- What an account begins with. The rules of the sign-up form hold here too, for whoever calls the interface directly.

-- Without the blanks around it, those of other scripts and the invisible ones included.
create function private.trimmed(value text) returns text language sql immutable set search_path = '' as $$
  select btrim(
    value,
    E' \t\n\u000b\f\r\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a'
    '\u200b\u2028\u2029\u202f\u205f\u3000\ufeff'
  )
$$;

create function private.metadata_text(metadata jsonb, key text) returns text
language sql immutable set search_path = '' as $$
  select nullif(private.trimmed(metadata ->> key), '')
$$;

-- Why these sign-up data are refused; null when they are fine.
create function private.sign_up_objection(email text, metadata jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  user_type text := private.metadata_text(metadata, 'user_type');
  heard_from text := private.metadata_text(metadata, 'hear_about_us');
begin
  if coalesce(user_type, 'candidate') not in ('candidate', 'company', 'academia', 'on_maker') then
    return 'This kind of account cannot be created here.';
  end if;
  if greatest(length(metadata ->> 'first_name'), length(metadata ->> 'last_name')) > 80 then
    return 'First and last name may have 80 characters each.';
  end if;
  if coalesce(user_type, 'candidate') = 'candidate' then
    return null;
  end if;
  if private.metadata_text(metadata, 'first_name') is null or private.metadata_text(metadata, 'last_name') is null then
    return 'First name and last name are required.';
  end if;
  if private.metadata_text(metadata, 'role') is null or length(metadata ->> 'role') > 120 then
    return 'Your role is required, in at most 120 characters.';
  end if;
  if user_type <> 'on_maker' and private.metadata_text(metadata, 'organization_name') is null then
    return 'The organization name is required.';
  end if;
  if length(metadata ->> 'organization_name') > 160 then
    return 'The organization name may have 160 characters.';
  end if;
  if user_type <> 'on_maker' and private.is_free_mail(email) then
    return 'Please use your professional email address.';
  end if;
  if not private.is_web_address(private.metadata_text(metadata, 'website')) then
    return 'The website must be an address such as https://example.com.';
  end if;
  if not private.is_siret(private.metadata_text(metadata, 'siret')) then
    return 'This SIRET is not valid: it has 14 digits, and the last one checks the others.';
  end if;
  if heard_from not in ('LinkedIn', 'Email', 'Referral', 'France Travail', 'Mission Local', 'Friends', 'Other') then
    return 'Choose one of the given answers to how you heard about us.';
  end if;
  return null;
end
$$;

-- The auth service asks this before it creates a user.
create function private.before_user_created(event jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  objection text := private.sign_up_objection(
    event -> 'user' ->> 'email', coalesce(event -> 'user' -> 'user_metadata', '{}')
  );
begin
  if not private.is_on('sign_up') then
    objection := 'New accounts cannot be created for now.';
  elsif not private.is_on('partner_sign_up')
    and coalesce(event -> 'user' -> 'user_metadata' ->> 'user_type', 'candidate') <> 'candidate' then
    objection := 'New partners cannot sign up for now.';
  end if;
  if objection is null then
    return '{}';
  end if;
  return jsonb_build_object('error', jsonb_build_object('http_code', 422, 'message', objection));
end
$$;
grant usage on schema private to supabase_auth_admin;
grant execute on function private.before_user_created to supabase_auth_admin;

-- A candidate's account is complete at once; a partner's waits, without any role, for an administrator's decision.
create function private.create_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  metadata jsonb := coalesce(new.raw_user_meta_data, '{}');
  user_type text := coalesce(private.metadata_text(metadata, 'user_type'), 'candidate');
  whole_name text := coalesce(private.metadata_text(metadata, 'full_name'), private.metadata_text(metadata, 'name'));
  first_name text := left(coalesce(
    private.metadata_text(metadata, 'first_name'), private.metadata_text(metadata, 'given_name'),
    substring(whole_name from '^\S+'), ''
  ), 80);
  last_name text := left(coalesce(
    private.metadata_text(metadata, 'last_name'), private.metadata_text(metadata, 'family_name'),
    nullif(regexp_replace(whole_name, '^\S+\s*', ''), ''), ''
  ), 80);
  organization uuid;
begin
  insert into public.profiles (user_id, first_name, last_name) values (new.id, first_name, last_name);

  if user_type = 'candidate' then
    insert into public.user_roles (user_id, role) values (new.id, 'candidate');
    perform private.notify(new.id, 'welcome', '{}', '/profile');
  elsif private.sign_up_objection(new.email, metadata) is null then
    insert into public.organizations (kind, name, website, siret, heard_from, requested_by)
    values (
      user_type::public.organization_kind,
      left(coalesce(private.metadata_text(metadata, 'organization_name'), concat_ws(' ', first_name, last_name)), 160),
      private.metadata_text(metadata, 'website'), private.metadata_text(metadata, 'siret'),
      private.metadata_text(metadata, 'hear_about_us'), new.id
    )
    returning id into organization;
    insert into public.organization_members (organization_id, user_id, title)
    values (organization, new.id, private.metadata_text(metadata, 'role'));
  end if;
  return null;
end
$$;
create trigger create_account after insert on auth.users
  for each row execute function private.create_account();

-- A request is worth an administrator's time once the address is known to be the applicant's.
create function private.announce_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.notifications (user_id, kind, data, link)
  select admins.user_id, 'organization_requested', jsonb_build_object('name', organization.name), '/companies'
  from public.organizations as organization, public.user_roles as admins
  where organization.requested_by = new.id and organization.status = 'pending' and admins.role = 'admin';
  return null;
end
$$;
create trigger announce_request after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.announce_request();
