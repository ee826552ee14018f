-- What the search in the header finds beyond pages: things that the caller could open anyway, five of a kind.
create function private.found_things(kind text, found jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(thing || jsonb_build_object('kind', kind)), '[]')
  from (select thing from jsonb_array_elements(found) as thing limit 5) as first
$$;

create function private.found_for_candidate(wanted text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.found_things('mission', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'title', listing ->> 'title', 'detail', listing ->> 'organization_name', 'link', '/missions/' || (listing ->> 'mission_id')
    )), '[]') from jsonb_array_elements(public.find_missions(wanted) -> 'listings') as listing
  )) || private.found_things('person', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'title', concat_ws(' ', person ->> 'firstName', person ->> 'lastName'), 'detail', person ->> 'jobTitle',
      'link', '/networking?q=' || (person ->> 'firstName')
    )), '[]') from jsonb_array_elements(public.find_people(wanted) -> 'people') as person
  ));
end
$$;

-- Where the caller works, as long as it is neither waiting nor suspended.
create function private.my_open_organizations() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.organizations
  where status = 'approved' and id in (select private.my_organizations())
$$;

create function private.found_for_partner(pattern text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.found_things('mission', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'title', mission.draft ->> 'title', 'detail', mission.status, 'link', '/missions/' || mission.id
    ) order by mission.updated_at desc), '[]')
    from public.missions as mission
    where mission.organization_id in (select private.my_open_organizations())
      and private.plain_words(mission.draft ->> 'title') like pattern
  )) || private.found_things('student', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'title', student.first_name || ' ' || student.last_name, 'detail', student.email, 'link', '/students/' || student.id
    ) order by student.last_name), '[]')
    from (
      select * from public.students
      where organization_id in (select private.my_open_organizations())
        and private.plain_words(first_name || ' ' || last_name) like pattern
      limit 20
    ) as student
  )) || private.found_things('program', (
    select coalesce(jsonb_agg(jsonb_build_object('title', program.name, 'link', '/programs/' || program.id)), '[]')
    from public.programs as program
    where program.organization_id in (select private.my_open_organizations()) and private.plain_words(program.name) like pattern
  )) || private.found_things('project', (
    select coalesce(jsonb_agg(jsonb_build_object('title', project.title, 'link', '/projects/' || project.id)), '[]')
    from public.projects as project
    where project.maker_id in (select private.my_open_organizations()) and private.plain_words(project.title) like pattern
  )) || private.found_things('client', (
    select coalesce(jsonb_agg(jsonb_build_object('title', client.name, 'link', '/clients/' || client.id)), '[]')
    from public.clients as client
    where client.maker_id in (select private.my_open_organizations()) and private.plain_words(client.name) like pattern
  ))
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
    when 'candidate' then private.found_for_candidate(string_to_array(plain, ' '))
    when 'admin' then private.found_for_admin(plain, private.containing(plain))
    else private.found_for_partner(private.containing(plain)) end;
end
$$;
grant execute on function public.find_anything to authenticated;

-- Which first-run tours a person has taken or skipped, so that none comes twice by itself, on no device.
alter table public.profiles add column tours_seen text[] not null default '{}' check (cardinality(tours_seen) <= 10);
grant update (tours_seen) on public.profiles to authenticated;
