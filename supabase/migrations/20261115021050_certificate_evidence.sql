-- What a certificate shows besides its facts: parts of the validated attempt and of its feedback, as the holder chooses.

-- Whoever names a file of somebody else in a draft shows it to nobody.
create function private.is_file_of(certificate public.certificates, file text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(starts_with(file, certificate.user_id || '/' || certificate.enrollment_id || '/'), false)
$$;

-- Everything the holder may choose from. A file is known by the hash of its path: the path itself names people.
create function private.certificate_material(certificate public.certificates) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'steps', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', step ->> 'id', 'title', step ->> 'title',
        'text', nullif(btrim(delivered ->> 'text'), ''), 'link', nullif(btrim(delivered ->> 'link'), ''),
        'files', coalesce((
          select jsonb_agg(jsonb_build_object('id', md5(file ->> 'path'), 'name', file ->> 'name', 'size', file -> 'size') order by place)
          from jsonb_array_elements(private.array_at(delivered, 'files')) with ordinality as listed (file, place)
          where private.is_file_of(certificate, file ->> 'path')
        ), '[]')
      ) order by array_position(enrollment.path, step ->> 'id'))
      from jsonb_array_elements(version.content -> 'steps') as step,
        lateral (select submission.content -> (step ->> 'id') as delivered) as handed_in
      where step ->> 'kind' = 'deliverable' and jsonb_typeof(delivered) = 'object'
    ), '[]'),
    'summary', btrim(review.summary),
    'comments', coalesce((
      select jsonb_agg(jsonb_build_object('id', criterion ->> 'id', 'title', criterion ->> 'title', 'text', comment) order by place)
      from jsonb_array_elements(version.content -> 'rubric' -> 'criteria') with ordinality as listed (criterion, place),
        lateral (
          select btrim(told.body) as comment from public.review_comments as told
          where told.submission_id = review.submission_id and told.criterion = listed.criterion ->> 'id' and told.step_id is null
        ) as said
      where comment <> ''
    ), '[]')
  )
  from public.enrollments as enrollment
  join public.mission_versions as version
    on version.mission_id = enrollment.mission_id and version.version = enrollment.version
  join public.submissions as submission
    on submission.enrollment_id = enrollment.id and submission.attempt = enrollment.attempts
  join public.reviews as review on review.submission_id = submission.id
  where enrollment.id = certificate.enrollment_id
$$;

-- The part of the material that was chosen.
create function private.shown_material(certificate public.certificates) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'note', coalesce(certificate.shown ->> 'note', ''),
    'steps', coalesce((
      select jsonb_agg(
        case when is_chosen then step else step || '{"text": null, "link": null}' end || jsonb_build_object('files', files) order by place
      )
      from jsonb_array_elements(material -> 'steps') with ordinality as listed (step, place),
        lateral (select private.array_at(certificate.shown, 'steps') ? (step ->> 'id') as is_chosen) as choice,
        lateral (
          select coalesce(jsonb_agg(file), '[]') as files from jsonb_array_elements(step -> 'files') as file
          where private.array_at(certificate.shown, 'files') ? (file ->> 'id')
        ) as chosen_files
      where files <> '[]' or (is_chosen and coalesce(step ->> 'text', step ->> 'link') is not null)
    ), '[]'),
    'summary', case when certificate.shown ->> 'summary' = 'true' then material ->> 'summary' end,
    'comments', coalesce((
      select jsonb_agg(comment order by place) from jsonb_array_elements(material -> 'comments') with ordinality as listed (comment, place)
      where private.array_at(certificate.shown, 'comments') ? (comment ->> 'id')
    ), '[]')
  )
  from private.certificate_material(certificate) as material
$$;

create function private.is_holder(certificate public.certificates) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(certificate.user_id = (select auth.uid()) and (select private.is_fully_signed_in()), false)
$$;

-- What anyone may see of a certificate. Of a private one only that it exists, unless one is its holder.
create function public.certificate_page(wanted_code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'code', certificate.code, 'isPublic', certificate.is_public, 'issuedAt', certificate.issued_at,
    'revokedAt', certificate.revoked_at, 'revocationReason', certificate.revocation_reason,
    'isMine', is_mine, 'isNew', is_mine and certificate.opened_at is null and certificate.revoked_at is null,
    'facts', case when is_visible then certificate.facts end,
    'shown', case when is_visible and certificate.revoked_at is null then private.shown_material(certificate) end,
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
grant execute on function public.certificate_page to anon, authenticated;

create function private.require_own_certificate(wanted_code text) returns public.certificates
language plpgsql security definer set search_path = '' as $$
declare
  certificate public.certificates;
begin
  select * into certificate from public.certificates
  where code = upper(btrim(wanted_code)) and user_id = private.require_user() for update;
  if certificate.code is null then
    perform private.fail('certificate_not_found', 'There is no such certificate.');
  end if;
  return certificate;
end
$$;

-- What the holder can choose from, and what is chosen.
create function public.certificate_choices(wanted_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  certificate public.certificates := private.require_own_certificate(wanted_code);
begin
  return private.certificate_material(certificate) || jsonb_build_object('chosen', certificate.shown);
end
$$;

-- Only what the material holds can be chosen; whatever else is named is left out.
create function public.show_on_certificate(wanted_code text, choice jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  certificate public.certificates := private.require_own_certificate(wanted_code);
  material jsonb := private.certificate_material(certificate);
  note text := coalesce(private.trimmed(choice ->> 'note'), '');
begin
  if length(note) > 1000 then
    perform private.fail('note_too_long', 'A note may have 1,000 characters.');
  end if;
  update public.certificates set shown = jsonb_build_object(
    'note', note,
    'steps', (
      select coalesce(jsonb_agg(step -> 'id'), '[]') from jsonb_array_elements(material -> 'steps') as step
      where private.array_at(choice, 'steps') ? (step ->> 'id')
    ),
    'files', (
      select coalesce(jsonb_agg(file -> 'id'), '[]')
      from jsonb_array_elements(material -> 'steps') as step, jsonb_array_elements(step -> 'files') as file
      where private.array_at(choice, 'files') ? (file ->> 'id')
    ),
    'summary', coalesce(choice ->> 'summary', '') = 'true',
    'comments', (
      select coalesce(jsonb_agg(comment -> 'id'), '[]') from jsonb_array_elements(material -> 'comments') as comment
      where private.array_at(choice, 'comments') ? (comment ->> 'id')
    )
  ) where code = certificate.code;
end
$$;
grant execute on function public.certificate_choices, public.show_on_certificate to authenticated;

-- Where a shown file lies, for the function that hands it out. Nothing once it is chosen no more.
create function public.certificate_file(wanted_code text, file_id text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'path', file ->> 'path', 'name', file ->> 'name', 'isPublic', certificate.is_public
  )
  from public.certificates as certificate
  join public.enrollments as enrollment on enrollment.id = certificate.enrollment_id
  join public.submissions as submission
    on submission.enrollment_id = enrollment.id and submission.attempt = enrollment.attempts,
    jsonb_each(submission.content) as delivered (step_id, draft),
    jsonb_array_elements(private.array_at(delivered.draft, 'files')) as file
  where certificate.code = upper(btrim(wanted_code)) and certificate.revoked_at is null
    and private.array_at(certificate.shown, 'files') ? file_id and md5(file ->> 'path') = file_id
    and private.is_file_of(certificate, file ->> 'path')
  limit 1
$$;
revoke execute on function public.certificate_file from public, anon, authenticated;
grant execute on function public.certificate_file to service_role;

-- What an organization has issued, for those who write its missions; administrators see every one.
create function public.issued_certificates(search text default '', show text default 'all', page_size int default 25, page int default 0)
returns table (
  code text, name text, mission text, organization text, issued_at timestamptz, revoked_at timestamptz,
  revocation_reason text, total bigint
)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  is_admin boolean := private.has_role('admin');
  pattern text := private.containing(search);
begin
  return query
  select certificate.code, certificate.facts ->> 'name', certificate.facts ->> 'mission', certificate.facts ->> 'organization',
    certificate.issued_at, certificate.revoked_at, certificate.revocation_reason, count(*) over ()
  from public.certificates as certificate
  where (is_admin or certificate.organization_id in (select private.my_authored_organizations()))
    and (
      btrim(search) = '' or certificate.code = upper(btrim(search))
      or certificate.facts ->> 'name' ilike pattern or certificate.facts ->> 'mission' ilike pattern
    )
    and case show when 'valid' then certificate.revoked_at is null when 'revoked' then certificate.revoked_at is not null else true end
  order by certificate.issued_at desc, certificate.code
  limit least(page_size, 100) offset greatest(page, 0) * least(page_size, 100);
end
$$;
grant execute on function public.issued_certificates to authenticated;
