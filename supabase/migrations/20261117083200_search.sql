-- The command palette in the header: it finds pages, people, work and conversations by name.

-- # Private helpers

-- What the search in the header finds beyond pages: things the caller could open anyway, five of a kind.
create function private.found_things(kind text, found jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(thing || jsonb_build_object('kind', kind)), '[]')
  from (select thing from jsonb_array_elements(found) as thing limit 5) as first
$$;

create function private.found_for_candidate(wanted text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  plain text := array_to_string(wanted, ' ');
  missions jsonb := public.find_missions(wanted) -> 'listings';
begin
  -- Nothing by these very words: what is spelled nearly so.
  if jsonb_array_length(missions) = 0 and length(plain) >= 4 then
    missions := (
      select coalesce(jsonb_agg(to_jsonb(near)), '[]') from (
        select listing.mission_id, listing.title, listing.translations, listing.organization_name from public.mission_listings as listing
        where listing.is_open and extensions.word_similarity(plain, private.plain_words(private.every_title(listing.title, listing.translations))) >= 0.5
        order by extensions.word_similarity(plain, private.plain_words(private.every_title(listing.title, listing.translations))) desc limit 5
      ) as near
    );
  end if;
  return private.found_things('mission', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'title', private.title_in(listing ->> 'title', listing -> 'translations'), 'detail', listing ->> 'organization_name', 'link', '/missions/' || (listing ->> 'mission_id')
    )), '[]') from jsonb_array_elements(missions) as listing
  )) || private.found_things('person', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'title', concat_ws(' ', person ->> 'firstName', person ->> 'lastName'), 'detail', person ->> 'jobTitle',
      'link', '/networking?q=' || (person ->> 'firstName')
    )), '[]') from jsonb_array_elements(public.find_people(wanted) -> 'people') as person
  ));
end
$$;

-- Where the caller works, unless it is pending or suspended.
create function private.my_open_organizations() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.organizations
  where status = 'approved' and id in (select private.my_organizations())
$$;

-- Whether a text contains what was typed (in lower case, without accents), or a similar word.
create function private.is_like(said text, plain text) returns boolean
language sql stable set search_path = '' as $$
  select private.plain_words(said) like private.containing(plain)
    or (length(plain) >= 4 and extensions.word_similarity(plain, private.plain_words(said)) >= 0.5)
$$;

-- Closest first: what starts with it, then what contains it, then what is similar.
create function private.nearness(said text, plain text) returns float
language sql stable set search_path = '' as $$
  select case
    when private.plain_words(said) like replace(private.containing(plain), '%' || plain, plain) then 3
    when private.plain_words(said) like private.containing(plain) then 2
    else extensions.word_similarity(plain, private.plain_words(said))
  end
$$;

-- By exact words, beginnings of names first; otherwise similar spellings.
create function private.found_students(plain text) returns jsonb
language sql stable security definer set search_path = '' set pg_trgm.word_similarity_threshold = 0.5 as $$
  with exact as materialized (
    select student.* from public.students as student
    where student.organization_id in (select private.my_open_organizations())
      and student.name_words like private.containing(plain)
    order by student.name_words like substr(private.containing(plain), 2) desc, student.last_name, student.id limit 5
  ), nearly as (
    select student.* from public.students as student
    where length(plain) >= 4 and not exists (select from exact)
      and student.organization_id in (select private.my_open_organizations())
      and plain operator(extensions.<%) student.name_words
    order by extensions.word_similarity(plain, student.name_words) desc, student.last_name, student.id limit 5
  )
  select private.found_things('student', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'title', student.first_name || ' ' || student.last_name, 'detail', student.email, 'link', '/students/' || student.id
    )), '[]')
    from (select * from exact union all select * from nearly) as student
  ))
$$;

create function private.found_for_partner(pattern text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with typed as (
    select regexp_replace(btrim(pattern, '%'), '\\(.)', '\1', 'g') as plain
  )
  select private.found_things('mission', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'title', mission.draft ->> 'title', 'detail', mission.status, 'link', '/missions/' || mission.id
    ) order by private.nearness(private.every_title(mission.draft ->> 'title', mission.draft -> 'translations'), typed.plain) desc, mission.updated_at desc), '[]')
    from public.missions as mission
    where mission.organization_id in (select private.my_open_organizations())
      and private.is_like(private.every_title(mission.draft ->> 'title', mission.draft -> 'translations'), typed.plain)
  )) || private.found_students(typed.plain) || private.found_things('program', (
    select coalesce(jsonb_agg(jsonb_build_object('title', program.name, 'link', '/programs/' || program.id)), '[]')
    from public.programs as program
    where program.organization_id in (select private.my_open_organizations()) and private.is_like(program.name, typed.plain)
  )) || private.found_things('project', (
    select coalesce(jsonb_agg(jsonb_build_object('title', project.title, 'link', '/projects/' || project.id)), '[]')
    from public.projects as project
    where project.maker_id in (select private.my_open_organizations()) and private.is_like(project.title, typed.plain)
  )) || private.found_things('client', (
    select coalesce(jsonb_agg(jsonb_build_object('title', client.name, 'link', '/clients/' || client.id)), '[]')
    from public.clients as client
    where client.maker_id in (select private.my_open_organizations()) and private.is_like(client.name, typed.plain)
  ))
  from typed
$$;

create function private.found_for_admin(words text, pattern text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.found_things('user', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'title', coalesce(nullif(concat_ws(' ', person ->> 'firstName', person ->> 'lastName'), ' '), person ->> 'email'),
      'detail', person ->> 'email', 'link', '/users/' || (person ->> 'id')
    )), '[]') from jsonb_array_elements(public.admin_users(words) -> 'users') as person
  )) || private.found_things('organization', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'title', organization.name, 'detail', organization.status, 'link', '/companies/' || organization.id
    ) order by organization.name), '[]')
    from public.organizations as organization where private.plain_words(organization.name) like pattern
  ));
end
$$;

-- The person's own things: work on missions, certificates, applications, programs, drafts and conversations.
create function private.found_of_own(me uuid, plain text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.found_things('work', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'title', mine.title, 'detail', mine.name, 'link', '/missions/work/' || mine.id
    ) order by private.nearness(mine.title, plain) desc, mine.updated_at desc), '[]')
    from (
      select distinct on (enrollment.mission_id) enrollment.id, private.title_in(version.title, version.translations) as title, organization.name, enrollment.updated_at
      from public.enrollments as enrollment
      join public.mission_versions as version using (mission_id, version)
      join public.organizations as organization on organization.id = enrollment.organization_id
      where enrollment.user_id = me and private.is_like(private.every_title(version.title, version.translations) || ' ' || organization.name, plain)
      order by enrollment.mission_id, enrollment.updated_at desc
    ) as mine
  )) || private.found_things('certificate', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'title', certificate.facts ->> 'mission', 'detail', certificate.facts ->> 'organization',
      'link', '/certificates/' || certificate.code
    ) order by certificate.issued_at desc), '[]')
    from public.certificates as certificate
    where certificate.user_id = me and certificate.revoked_at is null
      and private.is_like(concat_ws(' ', certificate.facts ->> 'mission', certificate.facts ->> 'organization', certificate.code), plain)
  )) || private.found_things('application', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'title', application.company, 'detail', nullif(application.job_title, ''), 'link', '/applications?card=' || application.id
    ) order by private.nearness(application.company, plain) desc, application.updated_at desc), '[]')
    from public.applications as application
    where application.user_id = me and private.is_like(application.company || ' ' || application.job_title, plain)
  )) || private.found_things('draft', (
    select coalesce(jsonb_agg(jsonb_build_object('title', draft.title, 'detail', draft.detail, 'link', draft.link)
      order by private.nearness(draft.title, plain) desc, draft.at desc), '[]')
    from (
      select title, null as detail, '/booster/letters/' || id as link, updated_at as at
      from public.cover_letters where user_id = me
      union all
      select title, null, '/booster/stories/' || id, created_at from public.stories where user_id = me
      union all
      select title, nullif(company, ''), '/booster/posting?kept=' || id, created_at from public.postings where user_id = me
    ) as draft
    where not private.is_acting() and private.is_like(concat_ws(' ', draft.title, draft.detail), plain)
  ))
$$;

create function private.found_programs(me uuid, plain text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.found_things('program', (
    select coalesce(jsonb_agg(jsonb_build_object('title', program.name, 'detail', school.name, 'link', '/programs')
      order by program.assigned_at desc), '[]')
    from public.students as student
    join public.organizations as school on school.id = student.organization_id and school.status = 'approved'
    join private.program_cohorts as known on known.cohort_id = student.cohort_id
    join public.programs as program on program.id = known.program_id
    where student.user_id = me and student.status = 'enrolled'
      and program.assigned_at is not null and program.archived_at is null
      and private.is_like(program.name || ' ' || school.name, plain)
  ))
$$;

-- Conversations by the names in them, then messages by their words, each as the message pages would show them. The
-- title is empty if a candidate shares no name.
create function private.found_conversations(plain text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_acting() then
    return '[]';
  end if;
  return private.found_things('conversation', (
    select coalesce(jsonb_agg(jsonb_build_object('title', found.title, 'detail', found.detail, 'link', found.link)), '[]')
    from (
      select (select string_agg(other ->> 'name', ', ') from jsonb_array_elements(chat -> 'others') as other) as title,
        left(chat -> 'last' ->> 'body', 80) as detail, '/networking/messages/' || (chat ->> 'id') as link
      from jsonb_array_elements(public.conversation_list(plain) -> 'conversations') as chat
      union all
      select (select string_agg(other ->> 'name', ', ') from jsonb_array_elements(message -> 'others') as other),
        left(message ->> 'body', 80), '/networking/messages/' || (message ->> 'conversation')
      from jsonb_array_elements(public.search_messages(plain)) as message
    ) as found
    where found.title is not null
  ));
end
$$;

-- While events are off, the search finds none.
create function private.found_events(plain text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.found_things('event', (
    select coalesce(jsonb_agg(jsonb_build_object('title', event.title, 'link', '/events/' || event.id)
      order by event.starts_at desc), '[]')
    from public.events as event
    where event.organization_id in (select private.my_open_organizations()) and private.is_like(event.title, plain)
      and (select private.is_on('events'))
  ))
$$;

create function private.found_coming_events(plain text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.found_things('event', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'title', event.title, 'detail', host.name, 'link', '/networking/events/' || event.id
    ) order by event.starts_at), '[]')
    from public.events as event
    join public.organizations as host on host.id = event.organization_id and host.status = 'approved'
    where private.may_see_event(event, (select auth.uid())) and event.status = 'published' and event.ends_at > now()
      -- The longest event lasts two weeks: what began earlier is over.
      and event.starts_at > now() - interval '14 days'
      and private.is_like(event.title || ' ' || host.name, plain) and private.is_on('events')
  ))
$$;

-- # Public functions

-- `area` is where the person is working: links lead into it.
create function public.find_anything(words text, area public.app_role) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  plain text := regexp_replace(btrim(private.plain_words(left(words, 100))), '\s+', ' ', 'g');
begin
  if length(plain) < 2 or not private.has_role(area) then
    return '[]';
  end if;
  return case area
    when 'candidate' then private.found_of_own(me, plain) || private.found_programs(me, plain)
      || private.found_for_candidate(string_to_array(plain, ' ')) || private.found_coming_events(plain)
      || private.found_conversations(plain)
    when 'admin' then private.found_for_admin(plain, private.containing(plain))
    when 'academia' then private.found_for_partner(private.containing(plain)) || private.found_events(plain)
    when 'company' then private.found_for_partner(private.containing(plain)) || private.found_events(plain)
      || private.found_conversations(plain)
    else private.found_for_partner(private.containing(plain)) || private.found_conversations(plain) end;
end
$$;

-- # Who may call which function

grant execute on function public.find_anything to authenticated;
