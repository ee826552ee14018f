-- What the landing page shows as proof: an open mission, a certificate to verify, and numbers.

-- The code of a certificate whose holder agreed to be the example; empty for none.
call private.define_setting('example_certificate', 'identity', 'text', '""', 0, 12);

-- Without the holder's name. Null unless the certificate is public and valid.
create function public.example_certificate() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'code', certificate.code, 'mission', certificate.facts -> 'mission',
    'organization', certificate.facts -> 'organization', 'issuedAt', certificate.issued_at
  )
  from public.certificates as certificate
  where certificate.code = upper(private.setting('example_certificate') #>> '{}')
    and certificate.is_public and certificate.revoked_at is null
$$;

-- A number that proves something: null below ten, and counted up to ten thousand.
create function private.telling(counted bigint) returns bigint
language sql immutable set search_path = '' as $$
  select case when counted >= 10 then counted end
$$;

create function public.landing_proof(language text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'mission', (
      select private.mission_card(listing) from public.mission_listings as listing
      where listing.is_open and (listing.closes_on is null or listing.closes_on >= current_date)
      -- The newest few: preferably one that the visitor can read, from a verified company.
        and listing.mission_id in (
          select recent.mission_id from public.mission_listings as recent
          where recent.is_open and (recent.closes_on is null or recent.closes_on >= current_date)
          order by recent.published_at desc, recent.mission_id limit 30
        )
      order by listing.languages @> array[landing_proof.language] desc, private.is_verified(listing.organization_id) desc,
        listing.published_at desc, listing.mission_id
      limit 1
    ),
    'certificate', public.example_certificate(),
    'counts', jsonb_build_object(
      'missions', (
        select private.telling(count(*)) from (
          select from public.mission_listings as listing
          where listing.is_open and (listing.closes_on is null or listing.closes_on >= current_date) limit 10000
        ) as known
      ),
      'companies', (
        select private.telling(count(*)) from (
          select from private.organization_listings as listing where listing.kind = 'company' limit 10000
        ) as known
      ),
      'certificates', (
        select private.telling(count(*)) from (
          select from public.certificates where revoked_at is null limit 10000
        ) as known
      )
    )
  )
$$;

grant execute on function public.example_certificate, public.landing_proof to anon, authenticated;
