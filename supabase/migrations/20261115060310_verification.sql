-- The badge: an administrator has checked who this is. It ends after a while; nothing else changes then.
create function private.approved_organization(organization_id uuid) returns public.organizations
language plpgsql security definer set search_path = '' as $$
declare
  organization public.organizations;
begin
  select * into organization from public.organizations where id = organization_id for update;
  if organization.id is null then
    perform private.fail('organization_not_found', 'This organization does not exist.');
  end if;
  if organization.status <> 'approved' then
    perform private.fail('organization_not_approved', 'This can be done once the organization is approved.');
  end if;
  return organization;
end
$$;

create function private.tell_organization_owners(organization uuid, kind text, data jsonb, link text) returns int
language sql security definer set search_path = '' as $$
  with told as (
    select private.notify(owner, tell_organization_owners.kind, data, tell_organization_owners.link)
    from private.owners_of(organization) as owner
  ) select count(*)::int from told
$$;

-- Where owners read until when their badge lasts.
create function private.facts_path(kind public.organization_kind) returns text
language sql immutable set search_path = '' as $$
  select case kind when 'company' then '/company-profile' when 'academia' then '/institution-profile' else '/maker-profile' end
$$;

create function public.renew_verification(organization_id uuid, reason text default '') returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  organization public.organizations := private.approved_organization(organization_id);
  until timestamptz := private.new_verification();
begin
  update public.organizations
  set verified_until = until, verification_reminded_at = null, verification_asked_at = null
  where id = organization.id;
  perform private.audit(
    'organization.verified', 'organization', organization.id::text,
    jsonb_build_object('name', organization.name, 'before', organization.verified_until, 'after', until),
    nullif(left(private.trimmed(reason), 1000), '')
  );
  perform private.tell_organization_owners(
    organization.id, 'organization_verified', jsonb_build_object('name', organization.name, 'date', until::date),
    private.facts_path(organization.kind)
  );
  return until;
end
$$;

create function public.take_verification(organization_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  organization public.organizations := private.approved_organization(organization_id);
  why text := private.required_reason(reason);
begin
  if not private.is_verified(organization.id) then
    perform private.fail('not_verified', 'This organization has no badge at the moment.');
  end if;
  update public.organizations
  set verified_until = null, verification_reminded_at = null, verification_asked_at = null
  where id = organization.id;
  perform private.audit(
    'organization.unverified', 'organization', organization.id::text,
    jsonb_build_object('name', organization.name, 'before', organization.verified_until, 'after', null), why
  );
  perform private.tell_organization_owners(
    organization.id, 'organization_unverified', jsonb_build_object('name', organization.name, 'reason', why),
    private.facts_path(organization.kind)
  );
end
$$;

-- Owners say that what is known of them is still right; an administrator looks and renews.
create function public.ask_verification(organization_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  organization public.organizations;
begin
  select * into organization from public.organizations where id = organization_id for update;
  if organization.id is null or not private.owns_organization(organization.id) then
    raise exception 'Only an owner can do this.' using errcode = '42501', hint = 'owners_only';
  end if;
  if organization.status <> 'approved' then
    perform private.fail('organization_not_approved', 'This can be done once the organization is approved.');
  end if;
  if organization.verified_until > now() + interval '30 days' then
    perform private.fail('verified_long_enough', 'The badge can be renewed 30 days before its end.');
  end if;
  if organization.verification_asked_at is not null then
    return;
  end if;
  update public.organizations set verification_asked_at = now() where id = organization.id;
  perform private.audit(
    'organization.asked_verification', 'organization', organization.id::text,
    jsonb_build_object('name', organization.name)
  );
  perform private.tell_admins(
    'organization_asks_verification', jsonb_build_object('name', organization.name), '/companies/' || organization.id
  );
end
$$;
grant execute on function public.renew_verification, public.take_verification, public.ask_verification to authenticated;

-- Owners hear of the end 30 days before, once for each badge.
create function private.remind_of_verifications() returns int
language plpgsql security definer set search_path = '' as $$
declare
  organization public.organizations;
  reminded int := 0;
begin
  for organization in
    update public.organizations set verification_reminded_at = now()
    where status = 'approved' and verification_reminded_at is null
      and verified_until > now() and verified_until < now() + interval '30 days'
    returning *
  loop
    perform private.tell_organization_owners(
      organization.id, 'organization_verification_ends',
      jsonb_build_object('name', organization.name, 'date', organization.verified_until::date),
      private.facts_path(organization.kind)
    );
    perform private.audit(
      'organization.verification_reminded', 'organization', organization.id::text,
      jsonb_build_object('name', organization.name, 'until', organization.verified_until::date)
    );
    reminded := reminded + 1;
  end loop;
  raise log 'reminded the owners of % organizations of the end of their badge', reminded;
  return reminded;
end
$$;
select cron.schedule('remind of verifications', '20 6 * * *', 'select private.remind_of_verifications()');
