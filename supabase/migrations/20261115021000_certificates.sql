-- Validated work earns a certificate that anyone can check. What it says is written down with the verdict, in the same
-- transaction, and never changed; the function "certificate" signs it as an Open Badges 3.0 credential.
create table public.certificates (
  -- Short enough to be read aloud, long enough not to be guessed.
  code text primary key default upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)),
  enrollment_id uuid not null unique references public.enrollments on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  facts jsonb not null,
  -- The holder's switch: a private one can still be checked by whoever was given its file.
  is_public boolean not null default true,
  -- What the holder chose to show of the work and its feedback, by id. No part of the facts, and changed at any time.
  shown jsonb not null default '{}',
  -- When the holder first looked at it; the page celebrates once.
  opened_at timestamptz,
  issued_at timestamptz not null default now(),
  revoked_at timestamptz,
  revocation_reason text check (length(revocation_reason) <= 500),
  unique (user_id, code)
);
create index certificates_by_user on public.certificates (user_id, issued_at desc);
create index certificates_by_organization on public.certificates (organization_id);

create trigger certificates_never_change before update on public.certificates
  for each row when (
    old.facts is distinct from new.facts or old.code <> new.code or old.enrollment_id <> new.enrollment_id
    or old.issued_at <> new.issued_at or old.user_id <> new.user_id
  ) execute function private.refuse_change();

call private.protect('public.certificates');
grant select on public.certificates to authenticated;
grant update (is_public, opened_at) on public.certificates to authenticated;
create policy "Holders see their certificates" on public.certificates for select to authenticated
  using (user_id = (select auth.uid()));
create policy "Holders open, show or hide their certificates" on public.certificates for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create function private.certificate_facts(enrollment public.enrollments) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', btrim(profile.first_name || ' ' || profile.last_name),
    'mission', version.content ->> 'title', 'summary', version.content ->> 'summary',
    'organization', organization.name, 'category', version.content ->> 'category',
    'difficulty', version.content ->> 'difficulty', 'language', version.content ->> 'language',
    'skills', version.content -> 'skills', 'version', enrollment.version, 'attempts', enrollment.attempts,
    'seconds', enrollment.seconds_spent,
    'reviewerRole', case when review.organization_id in (
      select member.organization_id from public.organization_members as member where member.user_id = review.reviewer_id
    ) then 'organization' else 'maker' end,
    'criteria', (
      select jsonb_agg(jsonb_build_object(
        'title', criterion ->> 'title', 'weight', criterion -> 'weight',
        'level', criterion -> 'levels' -> ((review.scores -> (criterion ->> 'id') ->> 'level')::int) ->> 'title',
        'rank', (review.scores -> (criterion ->> 'id') ->> 'level')::int + 1,
        'of', jsonb_array_length(criterion -> 'levels')
      ) order by place)
      from jsonb_array_elements(version.content -> 'rubric' -> 'criteria') with ordinality as listed (criterion, place)
    )
  )
  from public.profiles as profile, public.organizations as organization, public.mission_versions as version,
    public.submissions as submission, public.reviews as review
  where profile.user_id = enrollment.user_id and organization.id = enrollment.organization_id
    and version.mission_id = enrollment.mission_id and version.version = enrollment.version
    and submission.enrollment_id = enrollment.id and submission.attempt = enrollment.attempts
    and review.submission_id = submission.id
$$;

create function private.issue_certificate() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.certificates (enrollment_id, user_id, organization_id, facts)
  values (new.id, new.user_id, new.organization_id, private.certificate_facts(new));
  return null;
end
$$;
create trigger issue_certificate after update of status on public.enrollments
  for each row when (old.status <> 'validated' and new.status = 'validated')
  execute function private.issue_certificate();

-- Those who issued it take it back with a reason; so can administrators.
create function public.revoke_certificate(wanted_code text, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_user();
  certificate public.certificates;
begin
  select * into certificate from public.certificates where code = upper(btrim(wanted_code)) for update;
  if certificate.code is null or not (private.can_author(certificate.organization_id) or private.has_role('admin')) then
    perform private.fail('certificate_not_found', 'This certificate does not exist, or is not yours to revoke.');
  end if;
  if coalesce(private.trimmed(reason), '') = '' then
    perform private.fail('reason_required', 'Say why, so that the holder knows.');
  end if;
  if certificate.revoked_at is not null then
    return;
  end if;
  update public.certificates set revoked_at = now(), revocation_reason = left(btrim(reason), 500)
  where code = certificate.code;
  perform private.audit('certificate.revoked', 'certificate', certificate.code, '{}', btrim(reason));
  perform private.notify(
    certificate.user_id, 'certificate_revoked',
    jsonb_build_object('mission', certificate.facts ->> 'mission', 'reason', btrim(reason)), '/progress'
  );
end
$$;
grant execute on function public.revoke_certificate to authenticated;

-- The key that signs credentials. Only the function that signs reads it.
create table private.credential_keys (
  id int primary key default 1 check (id = 1),
  public_key text not null,
  private_key jsonb not null,
  created_at timestamptz not null default now()
);

-- Keeps the key that is offered, unless there is one already; answers the one that counts.
create function public.credential_key(offered_public text default null, offered_private jsonb default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
begin
  if offered_public is not null and offered_private is not null then
    insert into private.credential_keys (public_key, private_key) values (offered_public, offered_private)
    on conflict do nothing;
  end if;
  return (
    select jsonb_build_object('public_key', public_key, 'private_key', private_key) from private.credential_keys
  );
end
$$;
revoke execute on function public.credential_key from public, anon, authenticated;
grant execute on function public.credential_key to service_role;

-- Everything a credential says, for the function that signs it.
create function public.certificate_facts(wanted_code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'code', code, 'facts', facts, 'issuedAt', issued_at, 'isPublic', is_public,
    'revokedAt', revoked_at, 'revocationReason', revocation_reason
  ) from public.certificates where code = upper(btrim(wanted_code))
$$;
revoke execute on function public.certificate_facts from public, anon, authenticated;
grant execute on function public.certificate_facts to service_role;
