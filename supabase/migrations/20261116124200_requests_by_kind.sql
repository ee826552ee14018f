-- The list of organizations can be narrowed to companies, schools or makers.
drop function public.organization_requests(public.organization_status, text, int, int, text);
create function public.organization_requests(
  wanted_status public.organization_status default null, search text default '', page_size int default 50, page int default 0,
  narrowed text default null, wanted_kind public.organization_kind default null
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
    and (wanted_kind is null or organization.kind = wanted_kind)
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
grant execute on function public.organization_requests to authenticated;
