-- The candidate's home: where they left off, what others sent them, and missions to begin with.

-- The logo of an organization that people may see.
create function private.shown_logo(organization uuid) returns text
language sql stable security definer set search_path = '' as $$
  select said.logo from public.organization_profiles as said
  join public.organizations as owner on owner.id = said.organization_id and owner.status = 'approved'
  where said.organization_id = organization
$$;

-- What the person worked on last, and what is left of it. Minutes come from the mission's hours, by the same weights as
-- progress: a deliverable counts as three other steps. Without a step, everything is done but submitting.
create function private.current_work(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'enrollment_id', enrollment.id, 'mission_id', enrollment.mission_id, 'title', read.content ->> 'title',
    'company', organization.name, 'logo', private.shown_logo(organization.id), 'category', read.content ->> 'category',
    'difficulty', read.content ->> 'difficulty', 'status', enrollment.status,
    'step', case when not enrollment.is_complete
      then private.find_step(read.content -> 'steps', place.here) ->> 'title' end,
    'steps_done', counted.done, 'steps', counted.total,
    'minutes', case when not enrollment.is_complete
      then greatest(5, 5 * round((read.content ->> 'hours')::numeric * 12 * counted.left_share))::int end
  )
  from (
    select * from public.enrollments
    where user_id = person and status in ('in_progress', 'changes_requested')
      and organization_id in (select id from public.organizations where status = 'approved')
    order by status = 'changes_requested', updated_at desc limit 1
  ) as enrollment
  join public.organizations as organization on organization.id = enrollment.organization_id
  cross join lateral private.version_in(enrollment.mission_id, enrollment.version, enrollment.language) as read
  cross join lateral (select enrollment.path[cardinality(enrollment.path)] as here) as place
  cross join lateral (
    select count(*) as total, count(*) filter (where is_done) as done,
      coalesce(sum(weight) filter (where not is_done), 0) / sum(weight) as left_share
    from (
      select
        case when step ->> 'kind' = 'deliverable' then 3.0 else 1.0 end as weight,
        step ->> 'id' = any (enrollment.path) and (enrollment.is_complete or step ->> 'id' <> place.here) as is_done
      from jsonb_array_elements(read.content -> 'steps') as step
      where step ->> 'id' = any (enrollment.path || case
        when enrollment.is_complete then '{}' else private.reachable_steps(read.content -> 'steps', place.here)
      end)
    ) as steps
  ) as counted
$$;

-- Up to three open missions the person hasn't begun, among the newest 60: closest to the job they aim for and to their
-- skills, in their language, then the easiest and shortest.
create function private.suggested_missions(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with wanted as (
    select array(
      select unnest(job.essential) from public.target_jobs as target join public.jobs as job on job.slug = target.job_slug
      where target.user_id = person
      union select private.declared_skills(person)
    ) as skills, private.language_of(person) as language
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'mission_id', suggested.mission_id, 'title', private.title_in(suggested.title, suggested.translations),
    'company', suggested.organization_name, 'logo', private.shown_logo(suggested.organization_id),
    'category', suggested.category, 'difficulty', suggested.difficulty, 'hours', suggested.hours
  ) order by suggested.place), '[]')
  from (
    select newest.*, row_number() over (
      order by cardinality(array(select unnest(newest.skills) intersect select unnest(wanted.skills))) desc,
        wanted.language = any (newest.languages) desc, newest.difficulty, newest.hours, newest.published_at desc,
        newest.mission_id
    ) as place
    from wanted, (
      select * from public.mission_listings as listing
      where listing.is_open and (listing.closes_on is null or listing.closes_on >= current_date)
        and listing.mission_id not in (select mission_id from public.enrollments where user_id = person)
        and listing.mission_id not in (select mission_id from public.dismissed_missions where user_id = person)
      order by listing.published_at desc, listing.mission_id limit 60
    ) as newest
    order by place limit 3
  ) as suggested
$$;

-- What companies and schools invited the caller to and they haven't answered: missions, events, and a school's roster.
create function private.my_open_invitations() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(invitation) order by invitation.at desc), '[]')
  from (
    (
      select 'mission' as kind, listing.mission_id as id, private.title_in(listing.title, listing.translations) as title,
        coalesce((
          select min(shared.school) from private.my_shared_missions() as shared
          where shared.mission_id = listing.mission_id
            and listing.mission_id not in (select private.my_invited_missions())
        ), listing.organization_name) as "from", listing.published_at as at, listing.closes_on as until
      from public.mission_listings as listing
      where listing.mission_id in (select private.my_private_missions()) and not exists (
        select from public.enrollments as mine
        where mine.user_id = (select auth.uid()) and mine.mission_id = listing.mission_id
      )
      order by 5 desc limit 3
    )
    union all (
      select 'event', event.id, event.title, school.name, invitation.invited_at,
        (event.starts_at at time zone event.time_zone)::date
      from public.students as student
      join private.event_invitations as invitation on invitation.student_id = student.id
      join public.events as event on event.id = invitation.event_id
      join public.organizations as school on school.id = event.organization_id and school.status = 'approved'
      where student.user_id = (select auth.uid()) and event.status = 'published' and event.starts_at > now()
        and not exists (
          select from public.event_registrations as registration
          where registration.event_id = event.id and registration.user_id = (select auth.uid())
        )
      order by event.starts_at limit 3
    )
    union all (
      select 'school', invitation.token, null, school.name, invitation.sent_at, null
      from public.students as student
      join private.student_invitations as invitation on invitation.student_id = student.id
      join public.organizations as school on school.id = student.organization_id and school.status = 'approved'
      where student.email = private.my_confirmed_email() and student.user_id is null and student.status = 'enrolled'
        and invitation.declined_at is null and invitation.expires_at > now() and not private.is_acting()
      limit 3
    )
  ) as invitation
$$;
