-- Administrators create organizations with an invitation to their first owner, and invite people.

-- # Settings

call private.define_setting('limit_platform_invitations_a_day', 'limits', 'number', '100', 1, 1000);

-- # Private helpers

-- Administrators share a daily limit. They wait for each other, so that no two take the last place.
create function private.count_platform_invitation() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('platform invitations'));
  if (
    select count(*) from public.audit_log as log
    where log.action in ('organization.created', 'organization.owner_invited', 'account.person_invited')
      and log.created_at > now() - interval '1 day'
  ) >= private.allowed('platform_invitations_a_day') then
    perform private.raise_app_error(
      'too_many_platform_invitations', 'That is more invitations than administrators can send in a day.'
    );
  end if;
end
$$;

create function private.invited_address(email text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if private.is_address(lower(btrim(email))) is not true then
    perform private.raise_app_error('admin_email_invalid', 'This is not an email address.');
  end if;
  return lower(btrim(email));
end
$$;

create function private.invitation_message(message text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if length(private.trimmed(message)) > 1000 then
    perform private.raise_app_error('reason_too_long', 'The message can be up to 1000 characters.');
  end if;
  return nullif(private.trimmed(message), '');
end
$$;

create function private.require_email_language(language text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(language, '') not in ('en', 'fr') then
    perform private.raise_app_error('language_unknown', 'Emails can be sent in English or French.');
  end if;
  return language;
end
$$;

-- Returns the link's path if this server can't send email. The link alone opens nothing: only the person who confirmed
-- the address can accept.
create function private.invite_first_owner(
  organization public.organizations, address text, message text, language text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.team_invitations;
  path text;
begin
  insert into public.team_invitations as known (organization_id, email, member_role, invited_by)
  values (organization.id, address, 'owner', (select auth.uid()))
  on conflict on constraint team_invitations_organization_id_email_key do update
    set member_role = 'owner', invited_by = excluded.invited_by, sent_at = now(), expires_at = excluded.expires_at
  returning * into invitation;
  path := '/join/' || invitation.id;
  perform private.send_invitation(
    'team_invited', address, private.account_with_address(address),
    jsonb_strip_nulls(private.team_invitation_data(invitation) || jsonb_build_object('message', message)), path, language
  );
  return case when private.is_email_missing() then private.with_address(path, address) end;
end
$$;

-- # Public functions

-- `compared` says that the administrator compared similar organizations, and this is a different one. Returns the new
-- organization and, if this server can't send email, the path of its owner's invitation.
create function public.create_organization(
  name text, kind public.organization_kind, owner_email text, place text default '', website text default null,
  message text default null, language text default 'en', compared boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  admin uuid := private.require_admin('invitations');
  address text := private.invited_address(owner_email);
  words text := private.invitation_message(create_organization.message);
  spoken text := private.require_email_language(create_organization.language);
  organization public.organizations;
  path text;
begin
  if coalesce(private.trimmed(create_organization.name), '') = '' then
    perform private.raise_app_error('organization_name_required', 'The organization name is required.');
  end if;
  if length(private.trimmed(create_organization.name)) > 160 then
    perform private.raise_app_error('organization_name_too_long', 'The organization name can be up to 160 characters.');
  end if;
  if create_organization.kind is null then
    perform private.raise_app_error('organization_kind_required', 'Choose what kind of organization this is.');
  end if;
  if length(private.trimmed(create_organization.place)) > 120 then
    perform private.raise_app_error('organization_place_too_long', 'The city can be up to 120 characters.');
  end if;
  if not private.is_web_address(nullif(private.trimmed(create_organization.website), '')) then
    perform private.raise_app_error('website_invalid', 'The website must be an address such as https://example.com.');
  end if;
  perform private.count_platform_invitation();
  insert into public.organizations (kind, name, website, status, decided_by, decided_at)
  values (
    create_organization.kind, private.trimmed(create_organization.name),
    nullif(private.trimmed(create_organization.website), ''), 'approved', admin, now()
  )
  returning * into organization;
  if compared is not true and exists (select from private.organizations_like(organization)) then
    perform private.raise_app_error(
      'organization_looks_same', 'Another organization looks the same. Compare them before you create this one.'
    );
  end if;
  insert into public.organization_profiles as said (organization_id, place)
  values (organization.id, coalesce(private.trimmed(create_organization.place), ''))
  on conflict (organization_id) do update set place = excluded.place;
  path := private.invite_first_owner(organization, address, words, spoken);
  perform private.audit('organization.created', 'organization', organization.id::text, jsonb_build_object(
    'kind', organization.kind, 'email', private.masked_email(address)
  ), words);
  return jsonb_build_object('id', organization.id, 'path', path);
end
$$;

-- For an organization that no one has joined: its first owner's invitation expired, or went to the wrong address.
create function public.invite_organization_owner(
  organization_id uuid, owner_email text, message text default null, language text default 'en'
) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  admin uuid := private.require_admin('invitations');
  address text := private.invited_address(owner_email);
  words text := private.invitation_message(invite_organization_owner.message);
  spoken text := private.require_email_language(invite_organization_owner.language);
  organization public.organizations;
  paths text[];
begin
  select * into organization from public.organizations as one
  where one.id = invite_organization_owner.organization_id for update;
  if organization.id is null or organization.status <> 'approved' then
    perform private.raise_app_error('organization_not_approved', 'This can be done once the organization is approved.');
  end if;
  if exists (select from public.organization_members as member where member.organization_id = organization.id) then
    perform private.raise_app_error('organization_has_members', 'This organization has members. Its owners invite others.');
  end if;
  perform private.count_platform_invitation();
  -- One invitation at a time: the earlier one may have gone to the wrong address.
  with withdrawn as (
    delete from public.team_invitations as earlier
    where earlier.organization_id = organization.id and earlier.email <> address returning earlier.id
  )
  select array_agg('/join/' || withdrawn.id) into paths from withdrawn;
  perform private.delete_invitation_notifications('team_invited', paths);
  perform private.audit('organization.owner_invited', 'organization', organization.id::text, jsonb_build_object(
    'email', private.masked_email(address)
  ), words);
  return private.invite_first_owner(organization, address, words, spoken);
end
$$;

-- Emails someone an invitation to sign up as a candidate. Nothing is stored besides the email and the log.
create function public.invite_person(email text, message text default null, language text default 'en') returns text
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin('invitations');
  address text := private.invited_address(email);
  words text := private.invitation_message(message);
  spoken text := private.require_email_language(language);
begin
  perform private.require_feature('sign_up');
  if exists (select from auth.users where users.email = address) then
    perform private.raise_app_error('account_exists', 'This address has an account already.');
  end if;
  perform private.count_platform_invitation();
  perform private.queue_mail(address, 'person_invited', jsonb_strip_nulls(jsonb_build_object(
    'name', private.full_name(admin), 'message', words, 'path', '/auth?tab=signup'
  )), spoken);
  perform private.audit(
    'account.person_invited', 'account', null, jsonb_build_object('email', private.masked_email(address)), words
  );
  return case when private.is_email_missing() then '/auth?tab=signup' end;
end
$$;

-- # Emails

insert into private.notification_kinds (kind, topic) values ('person_invited', 'invitations');

-- # Who may call which function

grant execute on function public.create_organization, public.invite_organization_owner, public.invite_person
to authenticated;
