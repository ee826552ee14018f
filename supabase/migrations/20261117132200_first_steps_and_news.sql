-- Homes say what changed since the last visit, and lead new companies, schools and makers through their first steps.
-- Steps are computed from what exists; null if the caller can't do them, or dismissed them.

create or replace function public.organization_home() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  mine uuid[] := array(select private.my_reviewed_organizations());
  authored uuid[] := array(select private.my_authored_organizations());
  month interval := '30 days';
  since date := date_trunc('week', private.today())::date - 77;
  visited timestamptz := private.visit_home('company');
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
    'activity', private.organization_activity(mine, authored),
    'first_steps', case when cardinality(authored) > 0 and not private.is_guide_hidden('company') then
      jsonb_build_object(
        'profile', exists (
          select from public.organization_profiles as said
          where said.organization_id = any (authored) and said.tagline <> ''
        ),
        'draft', exists (select from public.missions where organization_id = any (authored)),
        'publish', exists (
          select from public.missions as mission
          join public.mission_versions as published on published.mission_id = mission.id
          where mission.organization_id = any (authored)
        ),
        'invite', exists (
          select from public.organization_members
          where organization_id = any (authored) and user_id <> caller
        ) or exists (select from public.team_invitations where organization_id = any (authored))
          or exists (select from public.mission_invitations where organization_id = any (authored))
      )
    end,
    'news', private.news(visited, jsonb_build_object(
      'submissions', (
        select count(*) from public.submissions where organization_id = any (mine) and submitted_at > visited
      ),
      'starts', (select count(*) from public.enrollments where organization_id = any (mine) and started_at > visited),
      'messages', private.new_messages(caller, visited)
    ))
  );
end
$$;

create or replace function public.school_home() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  school uuid := private.require_school();
  visited timestamptz := private.visit_home('academia');
  may_write boolean := exists (
    select from public.organization_members as member
    where member.organization_id = school and member.user_id = (select auth.uid())
      and member.member_role in ('owner', 'adviser')
  );
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
      'mayWrite', may_write,
      'activity', private.school_activity(school),
      'firstSteps', case when may_write and not private.is_guide_hidden('academia') then jsonb_build_object(
        'profile', exists (
          select from public.organization_profiles as said where said.organization_id = school and said.tagline <> ''
        ),
        'students', exists (select from public.students as known where known.organization_id = school),
        'invite', exists (
          select from public.students as known
          left join private.student_invitations as invitation on invitation.student_id = known.id
          where known.organization_id = school and (known.linked_at is not null or invitation.student_id is not null)
        ),
        'program', exists (select from public.programs as known where known.organization_id = school)
      ) end,
      'news', private.news(visited, jsonb_build_object(
        'students', (
          select count(*) from public.students as known
          where known.organization_id = school and known.linked_at > visited
        ),
        'registrations', (
          select count(*) from public.events as event
          join public.event_registrations as registration on registration.event_id = event.id
          where event.organization_id = school and registration.joined_at > visited
        ),
        'messages', private.new_messages((select auth.uid()), visited)
      )),
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
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_admin();
  visited timestamptz := private.visit_home('admin');
begin
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
    'news', private.news(visited, jsonb_build_object(
      'people', (select count(*) from public.profiles where created_at > visited and user_id <> me),
      'requests', (
        select count(*) from public.organizations where status = 'pending' and created_at > visited
      ),
      'inbox', (select count(*) from public.inbox_messages where status = 'open' and created_at > visited)
    )),
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

create index project_events_by_maker on public.project_events (maker_id, id desc);

-- What happened around a maker lately: their missions, their projects, and people who ask for mentoring, who are never
-- named here.
create function private.maker_activity(maker uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(shown.entry order by shown.at desc), '[]')
  from (
    select happened.entry, (happened.entry ->> 'at')::timestamptz as at
    from (
      select jsonb_array_elements(private.organization_activity(array[maker], array[maker])) as entry
      union all (
        select jsonb_build_object(
          'kind', event.kind, 'at', event.happened_at, 'title', project.title, 'count', 1, 'name', null,
          'link', '/projects/' || project.id
        )
        from public.project_events as event
        join public.projects as project on project.id = event.project_id
        where event.maker_id = maker and event.kind in ('created', 'invoice_sent', 'invoice_paid', 'rating_given')
        order by event.id desc limit 6
      )
      union all (
        select jsonb_build_object(
          'kind', 'mentoring', 'at', max(asked.created_at), 'title', null, 'count', count(*), 'name', null,
          'link', '/mentoring'
        )
        from public.mentorships as asked
        where asked.maker_id = maker and asked.created_at > now() - interval '60 days'
        group by asked.created_at::date order by max(asked.created_at) desc limit 6
      )
    ) as happened
    order by at desc limit 6
  ) as shown
$$;

create or replace function public.maker_home() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
  me uuid := private.require_user();
  visited timestamptz := private.visit_home('on_maker');
  since date := date_trunc('week', private.today())::date - 77;
begin
  return jsonb_build_object(
    'projects', (
      select coalesce(jsonb_agg(private.project_card(shown) order by shown.due_on nulls last, shown.position), '[]')
      from (
        select project.*, row_number() over (partition by project.status order by project.due_on nulls last, project.position) as place
        from public.projects as project where project.maker_id = maker and project.status <> 'done'
      ) as ranked
      join public.projects as shown on shown.id = ranked.id
      where ranked.place <= 5
    ),
    'counts', (
      select jsonb_build_object(
        'planning', count(*) filter (where status = 'planning'),
        'in_progress', count(*) filter (where status = 'in_progress'),
        'review', count(*) filter (where status = 'review'), 'done', count(*) filter (where status = 'done')
      )
      from public.projects where maker_id = maker
    ),
    'rating', private.maker_rating(maker),
    'views', (
      select jsonb_build_object(
        'recent', coalesce(sum(seen.views) filter (where seen.day > private.today() - 30), 0),
        'before', coalesce(sum(seen.views) filter (where seen.day between private.today() - 59 and private.today() - 30), 0),
        'by_week', private.weekly_counts(array(
          select shown.day from private.maker_views(maker) as shown, generate_series(1, shown.views)
          where shown.day >= since
        ))
      )
      from private.maker_views(maker) as seen
    ),
    'impact', public.maker_impact(),
    'revenue', private.revenue_growth(maker),
    'overdue', (
      select count(*) from public.invoices as invoice where invoice.maker_id = maker and private.is_overdue(invoice)
    ),
    'timer', private.running_timer(me),
    -- Unsent invoices; the project's name if there is only one.
    'unsent', (
      select jsonb_build_object(
        'count', count(*), 'project_id', min(project.id::text) filter (where invoice.place = 1),
        'project', min(project.title) filter (where invoice.place = 1)
      )
      from (
        select *, row_number() over (order by created_at, id) as place from public.invoices
        where maker_id = maker and sent_on is null
      ) as invoice
      join public.projects as project on project.id = invoice.project_id
    ),
    'mentoring', (
      select jsonb_build_object('requests', count(*), 'until', min(expires_at))
      from public.mentorships where maker_id = maker and status = 'pending' and expires_at > now()
    ),
    -- Work on the maker's own missions, and work of others that any maker may review.
    'reviews', (
      select jsonb_build_object(
        'waiting', count(*), 'overdue', count(*) filter (where due_at < now()),
        'offered', (select count(*) from private.passed_on_work(null, false, null, null, 20))
      )
      from public.enrollments where organization_id = maker and status = 'submitted'
    ),
    'activity', private.maker_activity(maker),
    'first_steps', case when not private.is_guide_hidden('on_maker') then jsonb_build_object(
      'profile', exists (
        select from public.maker_profiles as said where said.organization_id = maker and said.headline <> ''
      ),
      'portfolio', exists (
        select from public.portfolio_cases as one
        where one.organization_id = maker and one.is_published and one.deleted_at is null
      ),
      'public', exists (
        select from public.maker_profiles as said where said.organization_id = maker and said.is_public
      )
    ) end,
    'news', private.news(visited, jsonb_build_object(
      'submissions', (
        select count(*) from public.submissions where organization_id = maker and submitted_at > visited
      ),
      'mentoring', (
        select count(*) from public.mentorships
        where maker_id = maker and status = 'pending' and expires_at > now() and created_at > visited
      ),
      'ratings', (
        select count(*) from private.project_ratings where maker_id = maker and client_given_at > visited
      ),
      'messages', private.new_messages(me, visited)
    ))
  );
end
$$;
