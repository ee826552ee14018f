-- Whether a company may ask whose work it is was decided anew with every question, by invitations that the company
-- itself sends: inviting one card after the other showed whose name went away. It is decided once, as the work begins.
-- Whoever is invited by card begins only after agreeing to be known, so that what stays unnamed is what somebody began
-- with an older version, which did not ask. docs/anonymity.md
create table private.unnamed_work (
  enrollment_id uuid primary key references public.enrollments on delete cascade
);
call private.declare_data(
  'private.unnamed_work', 't.enrollment_id in (select e.id from public.enrollments as e where e.user_id = $1)', 'removed'
);

create function private.stays_unnamed(enrollment uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.unnamed_work where enrollment_id = enrollment)
$$;

-- Begun after the invitation. An invitation that was revoked and sent again has the later date; the person's ledger
-- still knows the first. A name that the company was told stays told: taking it back would point at the invited card.
insert into private.unnamed_work (enrollment_id)
select enrollment.id from public.enrollments as enrollment
join public.mission_invitations as invitation
  on invitation.mission_id = enrollment.mission_id and invitation.user_id = enrollment.user_id
where private.is_invited_by_card(enrollment.user_id, enrollment.mission_id)
  and enrollment.started_at > least(invitation.invited_at, (
    select min(event.at) from public.discovery_events as event
    where event.user_id = enrollment.user_id and event.organization_id = enrollment.organization_id
      and event.kind = 'invited' and event.details ->> 'mission' in (
        select version.title from public.mission_versions as version where version.mission_id = enrollment.mission_id
      )
  ))
  and not exists (select from public.certificates as certificate where certificate.enrollment_id = enrollment.id)
  and not exists (
    select from public.submissions as submission join public.reviews as review on review.submission_id = submission.id
    where submission.enrollment_id = enrollment.id and review.revealed_at is not null
  );

-- Work that somebody began before being asked stays unnamed, and so does the work of who hides from the company.
create or replace function public.reveal_candidate(submission_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  submission public.submissions := private.require_submission(submission_id);
  work public.enrollments;
begin
  if submission.organization_id not in (select private.my_reviewed_organizations()) then
    perform private.fail('makers_stay_blind', 'Makers review without knowing whose work it is.');
  end if;
  select * into work from public.enrollments where id = submission.enrollment_id;
  if private.stays_unnamed(work.id) or private.hides_from(work.user_id, submission.organization_id) then
    perform private.fail('candidate_stays_unnamed', 'This candidate has not agreed to be known by your company.');
  end if;
  return private.tell_candidate(submission_id);
end
$$;

-- Without certificates for such work, for the company: the code alone opens the page with the name.
create or replace function public.issued_certificates(search text default '', show text default 'all', page_size int default 25, page int default 0)
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
  where (
      is_admin or certificate.organization_id in (select private.my_authored_organizations())
        and not private.hides_from(certificate.user_id, certificate.organization_id)
        and not private.stays_unnamed(certificate.enrollment_id)
    )
    and (
      btrim(search) = '' or certificate.code = upper(btrim(search))
      or certificate.facts ->> 'name' ilike pattern or certificate.facts ->> 'mission' ilike pattern
    )
    and case show when 'valid' then certificate.revoked_at is null when 'revoked' then certificate.revoked_at is not null else true end
  order by certificate.issued_at desc, certificate.code
  limit least(page_size, 100) offset greatest(page, 0) * least(page_size, 100);
end
$$;

-- A partner of a school sees students by name with when they submitted, which is enough to find the submission.
create or replace function private.seen_by_partner(partnership uuid)
returns table (student_id uuid, user_id uuid, first_name text, last_name text, level text, work jsonb)
language sql stable security definer set search_path = '' as $$
  select student.id, student.user_id, student.first_name, student.last_name,
    case when force.visibility = 'full' and consent.visibility = 'full' then 'full' else 'named' end, begun.work
  from private.partnerships_in_force as force
  join private.partner_consents as consent on consent.partnership_id = force.id
  join public.students as student on student.id = consent.student_id and student.organization_id = force.school_id
    and student.status = 'enrolled' and student.user_id is not null and 'progress' = any (student.shares)
  cross join lateral (
    select jsonb_object_agg(tried.mission_id, jsonb_build_object('status', tried.status, 'at', tried.at)) as work
    from (
      select distinct on (enrollment.mission_id) enrollment.mission_id, enrollment.status,
        coalesce(enrollment.completed_at, enrollment.submitted_at, enrollment.started_at) as at
      from public.enrollments as enrollment
      join public.partnership_missions as shared
        on shared.partnership_id = force.id and shared.version = force.version and shared.mission_id = enrollment.mission_id
      where enrollment.user_id = student.user_id and enrollment.status <> 'left'
        and not private.stays_unnamed(enrollment.id)
      order by enrollment.mission_id, enrollment.started_at desc
    ) as tried
  ) as begun
  where force.id = seen_by_partner.partnership and force.visibility in ('named', 'full') and begun.work is not null
$$;
