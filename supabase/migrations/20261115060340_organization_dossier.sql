-- Everything that an administrator needs to decide about one organization, in one answer.
create function public.organization_dossier(organization_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  organization public.organizations;
begin
  select * into organization from public.organizations where id = organization_id;
  if organization.id is null then
    perform private.fail('organization_not_found', 'This organization does not exist.');
  end if;
  return jsonb_build_object(
    'id', organization.id, 'kind', organization.kind, 'name', organization.name, 'slug', organization.slug,
    'website', organization.website, 'siret', organization.siret, 'status', organization.status,
    'heardFrom', organization.heard_from, 'createdAt', organization.created_at, 'updatedAt', organization.updated_at,
    'decidedAt', organization.decided_at, 'decidedBy', nullif(private.full_name(organization.decided_by), ''),
    'decisionReason', organization.decision_reason, 'awaitsAnswer', organization.awaits_answer,
    'verifiedUntil', organization.verified_until, 'isVerified', private.is_verified(organization.id),
    'verificationAskedAt', organization.verification_asked_at,
    'applicant', (
      select jsonb_build_object(
        'name', private.full_name(users.id), 'email', users.email, 'emailConfirmed', users.email_confirmed_at is not null,
        'emailMatchesWebsite', private.email_matches_website(users.email, organization.website),
        'freeMail', private.is_free_mail(users.email),
        'title', (
          select member.title from public.organization_members as member
          where member.organization_id = organization.id and member.user_id = users.id
        )
      ) from auth.users where users.id = organization.requested_by
    ),
    'duplicates', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', other.id, 'name', other.name, 'kind', other.kind, 'status', other.status, 'website', other.website,
        'siret', other.siret, 'by', found.by
      ) order by cardinality(found.by) desc, found.likeness desc, other.created_at), '[]')
      from (
        select * from private.organizations_like(organization)
        order by cardinality(by) desc, likeness desc limit 20
      ) as found join public.organizations as other on other.id = found.id
    ),
    'members', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', member.user_id, 'name', private.full_name(member.user_id), 'email', users.email, 'role', member.member_role,
        'title', member.title, 'emailConfirmed', users.email_confirmed_at is not null
      ) order by member.member_role, member.created_at, member.user_id), '[]')
      from public.organization_members as member join auth.users on users.id = member.user_id
      where member.organization_id = organization.id
    ),
    'figures', jsonb_build_object(
      'missions', (
        select count(*) from public.missions where missions.organization_id = organization.id and missions.status = 'published'
      ),
      'underWay', (
        select count(*) from public.enrollments
        where enrollments.organization_id = organization.id
          and enrollments.status in ('in_progress', 'submitted', 'changes_requested')
      ),
      'certificates', (
        select count(*) from public.certificates
        where certificates.organization_id = organization.id and certificates.revoked_at is null
      )
    ),
    'questions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', asked.id, 'question', asked.question, 'askedAt', asked.asked_at,
        'askedBy', nullif(private.full_name(asked.asked_by), ''), 'answer', asked.answer, 'answeredAt', asked.answered_at
      ) order by asked.asked_at desc), '[]')
      from public.request_questions as asked where asked.organization_id = organization.id
    ),
    'suspensions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', held.id, 'reason', held.reason, 'endsAt', held.ends_at, 'createdAt', held.created_at,
        'by', nullif(private.full_name(held.suspended_by), ''), 'reply', held.reply, 'repliedAt', held.replied_at,
        'liftedAt', held.lifted_at
      ) order by held.created_at desc), '[]')
      from public.organization_suspensions as held where held.organization_id = organization.id
    ),
    'mergeObstacles', to_jsonb(private.merge_obstacles(organization.id)),
    'history', (
      select coalesce(jsonb_agg(to_jsonb(entry)), '[]') from (
        select log.id, log.created_at, log.actor_id, log.action, log.details, log.reason, organization.name as subject_name,
          nullif(private.full_name(log.actor_id), '') as actor_name
        from public.audit_log as log
        where log.subject_type = 'organization' and log.subject_id = organization.id::text
        order by log.created_at desc, log.id desc limit 30
      ) as entry
    )
  );
end
$$;
grant execute on function public.organization_dossier to authenticated;
