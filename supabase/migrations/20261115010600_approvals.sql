-- An administrator decides about a partner's request. Each decision is one function: role, audit log and notification
-- change together or not at all.
create function private.pending_organization(organization_id uuid) returns public.organizations
language plpgsql security definer set search_path = '' as $$
declare
  organization public.organizations;
begin
  select * into organization from public.organizations where id = organization_id for update;
  if organization.id is null then
    perform private.fail('organization_not_found', 'This organization does not exist.');
  end if;
  if organization.status <> 'pending' then
    perform private.fail('organization_already_decided', 'This request has already been decided.');
  end if;
  return organization;
end
$$;

-- For how long an approval vouches for an organization is one of the settings.
create function private.new_verification() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select now() + make_interval(months => (
    select value::int from public.platform_settings where key = 'verification_months'
  ))
$$;

create function private.is_verified(organization uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.organizations where id = organization and status = 'approved' and verified_until > now()
  )
$$;

-- `seen` is when the request was last changed as the administrator saw it: nobody approves what was swapped meanwhile.
create function public.approve_organization(organization_id uuid, seen timestamptz default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  organization public.organizations := private.pending_organization(organization_id);
begin
  if organization.updated_at <> seen then
    perform private.fail('request_changed', 'The applicant has changed this request meanwhile. Look at it again.');
  end if;
  if not exists (
    select from public.organization_members as member join auth.users on users.id = member.user_id
    where member.organization_id = organization.id and users.email_confirmed_at is not null
  ) then
    perform private.fail('email_not_confirmed_yet', 'The applicant has not confirmed the email address yet.');
  end if;
  update public.organizations
  set status = 'approved', decided_by = admin, decided_at = now(), decision_reason = null, awaits_answer = false,
    verified_until = private.new_verification()
  where id = organization.id;
  insert into public.user_roles (user_id, role, granted_by)
  select member.user_id, organization.kind::text::public.app_role, admin
  from public.organization_members as member where member.organization_id = organization.id
  on conflict (user_id, role) do nothing;
  perform private.audit(
    'organization.approved', 'organization', organization.id::text,
    jsonb_build_object('kind', organization.kind, 'before', jsonb_build_object('status', organization.status),
      'after', jsonb_build_object('status', 'approved'))
  );
  perform private.notify(
    member.user_id, 'organization_approved', jsonb_build_object('name', organization.name), '/'
  ) from public.organization_members as member where member.organization_id = organization.id;
end
$$;

create function public.reject_organization(organization_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  organization public.organizations := private.pending_organization(organization_id);
begin
  if coalesce(private.trimmed(reason), '') = '' then
    perform private.fail('reason_required', 'Say why, so that the applicant knows what to change.');
  end if;
  if length(private.trimmed(reason)) > 1000 then
    perform private.fail('reason_too_long', 'The reason may have 1000 characters.');
  end if;
  update public.organizations
  set status = 'rejected', decided_by = admin, decided_at = now(), decision_reason = private.trimmed(reason),
    awaits_answer = false
  where id = organization.id;
  perform private.audit(
    'organization.rejected', 'organization', organization.id::text,
    jsonb_build_object('kind', organization.kind, 'before', jsonb_build_object('status', organization.status),
      'after', jsonb_build_object('status', 'rejected')), private.trimmed(reason)
  );
  perform private.notify(
    member.user_id, 'organization_rejected',
    jsonb_build_object('name', organization.name, 'reason', private.trimmed(reason)), '/'
  ) from public.organization_members as member where member.organization_id = organization.id;
end
$$;

-- The applicant corrects what was wrong and asks again; open requests can be corrected too.
create function public.request_again(organization_id uuid, name text, website text, siret text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  applicant uuid := private.require_user();
  organization public.organizations;
begin
  select * into organization from public.organizations where id = organization_id for update;
  if organization.id is null or not private.owns_organization(organization.id) then
    raise exception 'Only an owner can do this.' using errcode = '42501', hint = 'owners_only';
  end if;
  if organization.status not in ('pending', 'rejected') then
    perform private.fail('organization_already_decided', 'This request has already been decided.');
  end if;
  if coalesce(private.trimmed(name), '') = '' then
    perform private.fail('organization_name_required', 'The organization name is required.');
  end if;
  if length(private.trimmed(name)) > 160 then
    perform private.fail('organization_name_too_long', 'The organization name may have 160 characters.');
  end if;
  if not private.is_web_address(nullif(private.trimmed(website), '')) then
    perform private.fail('website_invalid', 'The website must be an address such as https://example.com.');
  end if;
  if not private.is_siret(nullif(private.trimmed(siret), '')) then
    perform private.fail('siret_invalid', 'This SIRET is not valid: it has 14 digits, and the last one checks the others.');
  end if;
  update public.organizations as changed
  set name = private.trimmed(request_again.name), website = nullif(private.trimmed(request_again.website), ''),
      siret = nullif(private.trimmed(request_again.siret), ''), status = 'pending', decided_by = null, decided_at = null
  where changed.id = organization.id;
  perform private.audit(
    'organization.requested_again', 'organization', organization.id::text,
    jsonb_build_object(
      'before', jsonb_build_object('status', organization.status), 'after', jsonb_build_object('status', 'pending'),
      'changed', (
        select coalesce(jsonb_agg(was.key order by was.key), '[]')
        from jsonb_each(to_jsonb(organization)) as was
        join public.organizations as now_is on now_is.id = organization.id
        where was.key in ('name', 'website', 'siret') and was.value <> to_jsonb(now_is) -> was.key
      )
    )
  );
  if organization.status = 'rejected' then
    perform private.notify(admins.user_id, 'organization_requested', jsonb_build_object('name', private.trimmed(name)), '/companies')
    from public.user_roles as admins where admins.role = 'admin';
  end if;
end
$$;

-- The domain of the address and the host of the website are the same, or one lies below the other.
create function private.email_matches_website(email text, website text) returns boolean
language sql immutable set search_path = '' as $$
  select domain = host or right(host, length(domain) + 1) = '.' || domain or right(domain, length(host) + 1) = '.' || host
  from (select lower(split_part(email, '@', 2)) as domain, private.website_host(website) as host) as compared
$$;

-- Others that may be the same: by number, by website, by the same name or one that is much like it.
create function private.organizations_like(wanted public.organizations)
returns table (id uuid, by text[], likeness real)
language sql stable security definer set search_path = '' as $$
  select found.id, array_remove(array[
    case when found.siret = wanted.siret then 'siret' end,
    case when lower(found.name) = lower(wanted.name) then 'name'
      when extensions.similarity(lower(found.name), lower(wanted.name)) >= 0.5 then 'similar_name' end,
    case when private.website_host(found.website) = private.website_host(wanted.website) then 'website' end
  ], null), extensions.similarity(lower(found.name), lower(wanted.name))
  from public.organizations as found
  where found.id in (
    select other.id from public.organizations as other where other.siret = wanted.siret
    union all
    select other.id from public.organizations as other
    where private.website_host(other.website) = private.website_host(wanted.website) and other.website is not null
    union all
    select other.id from public.organizations as other
    where lower(other.name) operator(extensions.%) lower(wanted.name)
      and extensions.similarity(lower(other.name), lower(wanted.name)) >= 0.5
    union all
    -- Names without letters have nothing that could be alike.
    select other.id from public.organizations as other where lower(other.name) = lower(wanted.name)
  ) and found.id <> wanted.id
$$;

-- Requests and organizations with what helps to decide: who asks, and what speaks for and against it. `narrowed` finds
-- open questions, badges that end within 30 days, and organizations without a badge.
create function public.organization_requests(
  wanted_status public.organization_status default null, search text default '', page_size int default 50, page int default 0,
  narrowed text default null
) returns table (
  id uuid, kind public.organization_kind, name text, website text, siret text, status public.organization_status,
  heard_from text, created_at timestamptz, updated_at timestamptz, decided_at timestamptz, decision_reason text,
  applicant_name text, applicant_title text, applicant_email text, email_confirmed boolean,
  email_matches_website boolean, free_mail boolean, duplicates int, awaits_answer boolean, verified_until timestamptz,
  total bigint
)
language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  pattern text := private.containing(search);
begin
  return query
  select
    organization.id, organization.kind, organization.name, organization.website, organization.siret,
    organization.status, organization.heard_from, organization.created_at, organization.updated_at, organization.decided_at,
    organization.decision_reason,
    concat_ws(' ', nullif(profile.first_name, ''), nullif(profile.last_name, '')), member.title, users.email::text,
    users.email_confirmed_at is not null,
    private.email_matches_website(users.email, organization.website), private.is_free_mail(users.email),
    (select count(*)::int from private.organizations_like(organization)),
    organization.awaits_answer, organization.verified_until, count(*) over ()
  from public.organizations as organization
  left join auth.users on users.id = organization.requested_by
  left join public.profiles as profile on profile.user_id = organization.requested_by
  left join public.organization_members as member
    on member.organization_id = organization.id and member.user_id = organization.requested_by
  where (wanted_status is null or organization.status = wanted_status)
    and case narrowed
      when 'asked' then organization.awaits_answer
      when 'ending' then organization.status = 'approved' and organization.verified_until < now() + interval '30 days'
        and organization.verified_until > now()
      when 'unverified' then organization.status = 'approved' and coalesce(organization.verified_until <= now(), true)
      else true end
    and (btrim(search) = '' or organization.name ilike pattern or users.email ilike pattern or organization.siret = btrim(search))
  order by organization.status, organization.created_at desc, organization.id
  limit least(page_size, 100) offset greatest(page, 0) * least(page_size, 100);
end
$$;

grant execute on function
  public.approve_organization, public.reject_organization, public.request_again, public.organization_requests
to authenticated;
