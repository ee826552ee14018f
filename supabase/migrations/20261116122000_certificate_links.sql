-- Whoever reads a certificate can go on to the mission and the company, where these have pages that anyone may open.
create or replace function public.certificate_page(wanted_code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'code', certificate.code, 'isPublic', certificate.is_public, 'issuedAt', certificate.issued_at,
    'revokedAt', certificate.revoked_at, 'revocationReason', certificate.revocation_reason,
    'isMine', is_mine, 'isNew', is_mine and certificate.opened_at is null and certificate.revoked_at is null,
    'facts', case when is_visible then certificate.facts end,
    'shown', case when is_visible and certificate.revoked_at is null then private.shown_material(certificate) end,
    'links', case when is_visible then (
      select jsonb_build_object(
        'mission', (
          select listing.mission_id from public.mission_listings as listing
          where listing.mission_id = mission.id and listing.is_open
            and (listing.closes_on is null or listing.closes_on >= current_date)
        ),
        'company', case when organization.kind = 'company' and organization.status = 'approved' then organization.slug end
      )
      from public.enrollments as own
      join public.missions as mission on mission.id = own.mission_id
      join public.organizations as organization on organization.id = mission.organization_id
      where own.id = certificate.enrollment_id
    ) end,
    -- Of all who finished this mission; hidden where there are fewer than five.
    'passRate', (
      select case when count(*) >= 5 then round(100.0 * count(*) filter (where other.status = 'validated') / count(*)) end
      from public.enrollments as other join public.enrollments as own on own.id = certificate.enrollment_id
      where other.mission_id = own.mission_id and other.status in ('validated', 'not_validated')
    )
  )
  from public.certificates as certificate,
    lateral (select private.is_holder(certificate) as is_mine) as holder,
    lateral (select certificate.is_public or is_mine as is_visible) as visibility
  where certificate.code = upper(btrim(wanted_code))
$$;
