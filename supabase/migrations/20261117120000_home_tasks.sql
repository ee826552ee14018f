-- Homes that answer "what now?": what is waiting, what happened lately, and how the figures moved week by week.

-- How many of these days fall into each of the last twelve weeks, the current one last.
create function private.weekly_counts(days date[]) returns int[]
language sql stable set search_path = '' as $$
  select array_agg(coalesce(counted.total, 0) order by weeks.week)
  from (
    select date_trunc('week', private.today())::date - 7 * ago as week from generate_series(0, 11) as ago
  ) as weeks
  left join (
    select date_trunc('week', day)::date as week, count(*)::int as total from unnest(days) as day group by 1
  ) as counted using (week)
$$;

-- What happened around organizations' missions lately. Candidates are counted, never named. Missions link to pages that
-- only their authors can open.
create function private.organization_activity(organizations uuid[], authored uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', happened.kind, 'at', happened.at, 'title', private.mission_title(happened.mission_id),
    'count', happened.total, 'name', private.full_name(happened.person), 'link', happened.link
  ) order by happened.at desc), '[]')
  from (
    (
      select 'started' as kind, max(started_at) as at, mission_id, count(*) as total, null::uuid as person,
        case when organization_id = any (authored) then '/missions/' || mission_id || '/analytics' end as link
      from public.enrollments
      where organization_id = any (organizations) and started_at > now() - interval '60 days'
      group by organization_id, mission_id, started_at::date order by 2 desc limit 6
    )
    union all (
      select 'submitted', submission.submitted_at, enrollment.mission_id, 1, null, '/reviews/' || submission.id
      from public.submissions as submission
      join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
      where submission.organization_id = any (organizations) order by 2 desc limit 6
    )
    union all (
      select 'reviewed', review.delivered_at, enrollment.mission_id, 1,
        case when not review.is_passed_on then review.reviewer_id end, '/reviews/' || submission.id
      from public.reviews as review
      join public.submissions as submission on submission.id = review.submission_id
      join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
      where review.organization_id = any (organizations) and review.delivered_at is not null order by 2 desc limit 6
    )
    union all (
      select 'published', published.published_at, published.mission_id, published.version, published.published_by,
        case when mission.organization_id = any (authored) then '/missions/' || published.mission_id end
      from public.mission_versions as published
      join public.missions as mission on mission.id = published.mission_id
      where mission.organization_id = any (organizations) order by 2 desc limit 6
    )
    order by at desc limit 6
  ) as happened
$$;

-- The home of a company, for every organization the caller writes for or reviews. Invitation-only missions are active
-- too, and counted separately.
create or replace function public.organization_home() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  mine uuid[] := array(select private.my_reviewed_organizations());
  authored uuid[] := array(select private.my_authored_organizations());
  month interval := '30 days';
  since date := date_trunc('week', private.today())::date - 77;
begin
  return (
    select jsonb_build_object(
      'candidates', count(*), 'new_candidates', count(*) filter (where first_start >= now() - month),
      'candidates_by_week', private.weekly_counts(array_agg(first_start::date) filter (where first_start >= since))
    ) from (
      select min(started_at) as first_start from public.enrollments where organization_id = any (mine) group by user_id
    ) as people
  ) || (
    select jsonb_build_object(
      'completed', count(*) filter (where status = 'validated'),
      'new_completed', count(*) filter (where status = 'validated' and completed_at >= now() - month),
      'completed_by_week', private.weekly_counts(
        array_agg(completed_at::date) filter (where status = 'validated' and completed_at >= since)
      ),
      'waiting', count(*) filter (where status = 'submitted'),
      'overdue', count(*) filter (where status = 'submitted' and due_at < now())
    ) from public.enrollments where organization_id = any (mine) and status in ('validated', 'submitted')
  ) || (
    select jsonb_build_object(
      'active_missions', count(*) filter (where status = 'published'),
      'by_invitation', count(*) filter (where status = 'published' and mission.by_invitation),
      'new_missions', count(*) filter (where status = 'published' and not exists (
        select from public.mission_versions as published
        where published.mission_id = mission.id and published.published_at < now() - month
      ))
    ) from public.missions as mission where organization_id = any (mine)
  ) || (
    select jsonb_build_object(
      'drafts', count(*),
      'draft', case when count(*) = 1 then jsonb_build_object('id', min(id::text), 'title', min(draft ->> 'title')) end
    ) from public.missions where organization_id = any (authored) and status = 'draft'
  ) || (
    select jsonb_build_object(
      'views', count(*) filter (where day > private.today() - 30),
      'views_before', count(*) filter (where day <= private.today() - 30 and day > private.today() - 60),
      'views_by_week', private.weekly_counts(array_agg(day))
    ) from public.page_views where organization_id = any (mine) and mission_id is null and day >= since
  ) || jsonb_build_object(
    'may_write', cardinality(authored) > 0,
    'match_questions', (
      select count(*) from public.match_questions where organization_id = any (authored) and answer is null
    ),
    -- Where the oldest of them is answered.
    'questioned_need', (
      select match.need_id from public.match_questions as question
      join public.match_scores as match on match.id = question.match_id
      where question.organization_id = any (authored) and question.answer is null
      order by question.asked_at limit 1
    ),
    'proposals', (
      select count(*) from public.partnerships as partnership
      join public.partnership_terms as terms
        on terms.partnership_id = partnership.id and terms.version = partnership.open_version
      where partnership.partner_id = any (authored) and terms.proposed_by = 'school'
    ),
    -- The only member, who has invited no one either.
    'is_alone', exists (
      select from public.organization_members as member
      where member.user_id = caller and member.member_role = 'owner' and member.organization_id = any (authored)
        and not exists (
          select from public.organization_members as other
          where other.organization_id = member.organization_id and other.user_id <> caller
        )
        and not exists (
          select from public.team_invitations as invitation where invitation.organization_id = member.organization_id
        )
    ),
    'activity', private.organization_activity(mine, authored)
  );
end
$$;

create index students_by_link on public.students (organization_id, linked_at desc) where linked_at is not null;

-- What happened around a school lately. Students and guests are counted, never named.
create function private.school_activity(school uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', happened.kind, 'at', happened.at, 'title', happened.title, 'count', happened.total,
    'name', private.full_name(happened.person), 'link', happened.link
  ) order by happened.at desc), '[]')
  from (
    (
      select 'linked' as kind, max(student.linked_at) as at, null as title, count(*) as total, null::uuid as person,
        '/students' as link
      from public.students as student
      where student.organization_id = school and student.linked_at > now() - interval '180 days'
      group by student.linked_at::date order by 2 desc limit 6
    )
    union all (
      select 'imported', import.applied_at, null, import.created, import.imported_by, '/students/imports/' || import.id
      from public.student_imports as import
      where import.organization_id = school and import.status = 'done' and import.created > 0 order by 2 desc limit 6
    )
    union all (
      select 'assigned', program.assigned_at, program.name, 1, null, '/programs/' || program.id
      from public.programs as program
      where program.organization_id = school and program.assigned_at is not null and program.archived_at is null
      order by 2 desc limit 6
    )
    union all (
      select 'registered', max(registration.joined_at), event.title, count(*), null, '/events/' || event.id
      from public.events as event join public.event_registrations as registration on registration.event_id = event.id
      where event.organization_id = school and event.status = 'published'
        and registration.joined_at > now() - interval '180 days'
      group by event.id, registration.joined_at::date order by 2 desc limit 6
    )
    union all (
      select 'partnership_' || history.act, history.at, partner.name, 1,
        case history.side when 'school' then history.actor_id end, '/partnerships/' || partnership.id
      from public.partnerships as partnership
      join public.partnership_history as history on history.partnership_id = partnership.id
      join public.organizations as partner on partner.id = partnership.partner_id
      where partnership.school_id = school and history.act in ('proposed', 'accepted', 'ended')
      order by 2 desc limit 6
    )
    order by at desc limit 6
  ) as happened
$$;

-- The school's home, with the time zone of its events, so that times match the event's page.
create or replace function public.school_home() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  school uuid := private.require_school();
begin
  return (
    select jsonb_build_object(
      'students', people.enrolled, 'linked', people.linked,
      'programs', planned.programs, 'assigned', planned.assigned,
      'partnerships', (select count(*) from private.partnerships_in_force as force where force.school_id = school),
      'proposals', (
        select count(*) from public.partnerships as partnership
        join public.partnership_terms as terms
          on terms.partnership_id = partnership.id and terms.version = partnership.open_version
        where partnership.school_id = school and terms.proposed_by = 'partner'
      ),
      'events', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', event.id, 'title', event.title, 'starts_at', event.starts_at, 'time_zone', event.time_zone,
          'taken', event.taken
        ) order by event.starts_at, event.id), '[]')
        from (
          select * from public.events as held
          where held.organization_id = school and held.status = 'published' and held.ends_at > now()
          order by held.starts_at, held.id limit 4
        ) as event
      ),
      'certificates', earned.all_time, 'newCertificates', earned.recent,
      'mayWrite', exists (
        select from public.organization_members as member
        where member.organization_id = school and member.user_id = (select auth.uid())
          and member.member_role in ('owner', 'adviser')
      ),
      'activity', private.school_activity(school),
      'uninvited', people.uninvited,
      'unassigned', planned.programs - planned.assigned, 'draftProgram', planned.draft,
      'spotRequests', (
        select count(*) from private.program_places as place
        join public.programs as program on program.id = place.program_id
        where program.organization_id = school and program.archived_at is null and place.status = 'asked'
      ),
      'unfinishedImport', (
        select import.id from public.student_imports as import
        where import.organization_id = school and import.imported_by = (select auth.uid()) and import.status = 'checking'
        order by import.created_at desc limit 1
      )
    )
    from (
      select count(*) as enrolled, count(student.user_id) as linked,
        count(*) filter (where student.user_id is null and not exists (
          select from private.student_invitations as invitation
          where invitation.student_id = student.id
            and (invitation.expires_at > now() or invitation.declined_at > now() - interval '30 days')
        )) as uninvited
      from public.students as student where student.organization_id = school and student.status = 'enrolled'
    ) as people
    cross join (
      select count(*) as programs, count(program.assigned_at) as assigned,
        case when count(*) - count(program.assigned_at) = 1 then jsonb_build_object(
          'id', min(program.id::text) filter (where program.assigned_at is null),
          'name', min(program.name) filter (where program.assigned_at is null)
        ) end as draft
      from public.programs as program where program.organization_id = school and program.archived_at is null
    ) as planned
    cross join (
      select count(*) as all_time, count(*) filter (where certificate.issued_at > now() - interval '30 days') as recent
      from private.shared_students(school, 'skills') as student
      join public.certificates as certificate on certificate.user_id = student.user_id
      where certificate.revoked_at is null
    ) as earned
  );
end
$$;

create or replace function public.admin_home() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'users', (select count(*) from public.profiles),
    'new_users', (select count(*) from public.profiles where created_at > now() - interval '7 days'),
    'active_users', (select count(*) from private.active_weeks where week = private.week_of(now())),
    'organizations', (select count(*) from public.organizations where status = 'approved'),
    'pending', (select count(*) from public.organizations where status = 'pending'),
    'reports', private.open_reports(),
    'missions', (select count(*) from public.missions where status = 'published'),
    'certificates', (select count(*) from public.certificates where revoked_at is null),
    'waiting', (select count(*) from public.enrollments where status = 'submitted'),
    'late', (select count(*) from public.enrollments where status = 'submitted' and due_at < now()),
    'inbox', (select count(*) from public.inbox_messages where status = 'open'),
    'corrections', (select count(*) from public.rectification_requests where status = 'open'),
    'people_by_week', private.weekly_counts(array(
      select created_at::date from public.profiles where created_at > now() - interval '91 days'
    )),
    'certificates_by_week', private.weekly_counts(array(
      select issued_at::date from public.certificates
      where revoked_at is null and issued_at > now() - interval '91 days'
    )),
    'pending_organizations', (
      select coalesce(jsonb_agg(to_jsonb(request)), '[]')
      from public.organization_requests('pending', '', 5, 0) as request
    ),
    'recent_actions', (
      select coalesce(jsonb_agg(to_jsonb(entry)), '[]') from (
        select log.id, log.created_at, log.actor_id, log.action, private.named_details(log.details) as details, log.reason,
          private.subject_name(log.subject_type, log.subject_id) as subject_name,
          private.account_name(log.actor_id) as actor_name
        from public.audit_log as log
        order by log.created_at desc, log.id desc limit 8
      ) as entry
    )
  );
end
$$;
