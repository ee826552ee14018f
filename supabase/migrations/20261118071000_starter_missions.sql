-- Missions that come with the product, for a catalog that isn't empty on the first day. The operator's own organization
-- publishes them, and its team reviews what candidates submit. Their texts are in the web app, one file for each:
-- src/features/missions/authoring/templates.

-- # Tables

-- Which mission came from which file, so that none is added twice.
create table private.starter_missions (
  name text primary key check (name ~ '^[a-z]+(-[a-z]+)*$' and length(name) <= 40),
  mission_id uuid not null unique references public.missions on delete cascade
);

-- # Private helpers

-- The operator's own organization, if it exists and is approved.
create function private.house_organization() returns public.organizations
language sql stable security definer set search_path = '' as $$
  select house from public.organizations as house
  where house.id::text = private.setting('house_organization') #>> '{}' and house.status = 'approved'
$$;

-- Anything that people have done with a mission, or planned with it.
create function private.is_mission_used(mission uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.enrollments where mission_id = mission)
    or exists (select from public.mission_invitations where mission_id = mission)
    or exists (select from public.milestones where mission_id = mission)
    or exists (select from public.partnership_missions where mission_id = mission)
    or exists (select from private.program_missions where mission_id = mission)
    or exists (select from public.opening_missions where mission_id = mission)
    or exists (select from public.mission_templates where mission_id = mission)
    or exists (select from public.reviews where next_mission_id = mission)
$$;

-- Makes the caller an owner of the operator's own organization, which is created on first use.
create function private.join_house(admin uuid, name text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  house uuid := (private.house_organization()).id;
  said text := private.trimmed(name);
begin
  if house is null then
    if coalesce(length(said), 0) not between 1 and 160 then
      perform private.raise_app_error('house_name_missing', 'Enter the name of your organization.');
    end if;
    insert into public.organizations (kind, name, requested_by) values ('company', said, admin) returning id into house;
    insert into public.organization_members (organization_id, user_id) values (house, admin);
    perform public.approve_organization(house, compared => true);
    insert into public.platform_settings (key, value, updated_by)
    values ('house_organization', to_jsonb(house), admin)
    on conflict (key) do update set value = excluded.value, updated_by = excluded.updated_by;
  elsif not private.can_author(house) then
    insert into public.organization_members as member (organization_id, user_id) values (house, admin)
    on conflict (organization_id, user_id) do update set member_role = excluded.member_role;
    insert into public.user_roles (user_id, role, granted_by) values (admin, 'company', admin)
    on conflict (user_id, role) do nothing;
    perform private.audit('team.joined', 'organization', house::text, jsonb_build_object('role', 'owner'));
  end if;
  return house;
end
$$;

-- # Public functions

-- What was added so far, by name, and who publishes it.
create function public.starter_missions() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  house public.organizations;
begin
  perform private.require_admin('setup');
  house := private.house_organization();
  return jsonb_build_object(
    'organization', house.name,
    'suggestedName', coalesce(
      nullif(private.setting('operator') ->> 'name', ''), private.setting('product_name') #>> '{}'
    ),
    'isMember', coalesce(private.can_author(house.id), false),
    'added', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', starter.name, 'missionId', starter.mission_id,
        'isUsed', private.is_mission_used(starter.mission_id)
      ) order by starter.name), '[]')
      from private.starter_missions as starter
    )
  );
end
$$;

-- Publishes missions, each as {"name", "content"}, as any author would. Those that were added before are left as they
-- are. Returns how many are new.
create function public.add_starter_missions(missions jsonb, organization_name text default null) returns int
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin('setup');
  house uuid;
  starter jsonb;
  mission uuid;
  added int := 0;
begin
  if jsonb_typeof(missions) is distinct from 'array' or jsonb_array_length(missions) not between 1 and 40 then
    perform private.raise_app_error('starter_missions_missing', 'Select at least one mission.');
  end if;
  -- Two administrators who press the button at the same moment wait for each other.
  perform pg_advisory_xact_lock(hashtext('starter missions'));
  house := private.join_house(admin, organization_name);
  for starter in
    select listed.item from jsonb_array_elements(missions) as listed (item)
    where not exists (select from private.starter_missions as known where known.name = listed.item ->> 'name')
  loop
    mission := public.create_mission(house, starter -> 'content');
    perform public.publish_mission(mission);
    insert into private.starter_missions (name, mission_id) values (starter ->> 'name', mission);
    added := added + 1;
  end loop;
  return added;
end
$$;

-- Removes those that no one has used. The others can be archived like any mission. Returns how many were removed.
create function public.remove_starter_missions(names text[]) returns int
language plpgsql security definer set search_path = '' as $$
declare
  starter record;
  removed int := 0;
begin
  perform private.require_admin('setup');
  for starter in
    select mission.id, mission.draft ->> 'title' as title
    from private.starter_missions as known join public.missions as mission on mission.id = known.mission_id
    where known.name = any (names) order by known.name for update of mission
  loop
    -- A candidate who starts it locks the mission too: checked after the lock.
    if not private.is_mission_used(starter.id) then
      delete from public.missions where id = starter.id;
      perform private.audit('mission.removed', 'mission', starter.id::text, jsonb_build_object('title', starter.title));
      removed := removed + 1;
    end if;
  end loop;
  return removed;
end
$$;

-- # Setup

-- The operator's own organization isn't the first partner.
do $$
begin
  execute private.changed(
    pg_get_functiondef('private.setup_facts()'::regprocedure),
    $known$when 'partner' then exists (select from public.organizations where status = 'approved')$known$,
    $better$when 'partner' then exists (
      select from public.organizations
      where status = 'approved' and id is distinct from (private.house_organization()).id
    )$better$
  );
end
$$;

-- # Personal data

call private.declare_data('private.starter_missions', null, 'nobody');

-- # Who may call which function

grant execute on function public.starter_missions, public.add_starter_missions, public.remove_starter_missions
to authenticated;
