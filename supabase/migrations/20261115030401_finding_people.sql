-- Finding people: who can be found, by whom, and why somebody is suggested.
-- What somebody could have in common with others, and the part of it that he lets others know.
create function private.grounds_of(person uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select 'mission:' || mission_id from public.enrollments where user_id = person and status <> 'left'
    union select 'school:' || private.plain_words(btrim(school)) from public.profile_education where user_id = person
    union select 'job:' || job_slug from public.target_jobs where user_id = person
  )
$$;
create function private.told_grounds_of(person uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select ground from unnest(private.grounds_of(person)) as ground
    where split_part(ground, ':', 1) = any(coalesce(
      (select common from public.network_settings where user_id = person), '{mission,school,job}'
    )) and (ground not like 'school:%' or exists (
      select from public.candidate_profiles where user_id = person and 'education' = any(shown)
    ))
  )
$$;
-- The reasons for the eyes of who has them in common, the rarest kind first, three at most.
create function private.common_ground(me uuid, grounds text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(reason order by place, reason), '[]') from (
    select jsonb_strip_nulls(jsonb_build_object(
      'kind', kind, 'titleEn', coalesce(job.title_en, listing.title, school.name),
      'titleFr', coalesce(job.title_fr, listing.title, school.name)
    )) as reason, array_position(array['mission', 'school', 'job'], kind) as place
    from unnest(grounds) as ground cross join lateral split_part(ground, ':', 1) as kind
    left join public.mission_listings as listing on ground = 'mission:' || listing.mission_id
    left join public.jobs as job on ground = 'job:' || job.slug
    left join lateral (
      select entry.school as name from public.profile_education as entry
      where entry.user_id = me and ground = 'school:' || private.plain_words(btrim(entry.school)) limit 1
    ) as school on true
    order by place limit 3
  ) as reasons
$$;

-- People who can be found at all, with what they show of themselves, in plain words.
create table private.network_people (
  user_id uuid primary key references auth.users on delete cascade,
  found_by public.network_circle not null,
  name text collate "C" not null,
  words text collate "C" not null,
  skills text[] not null,
  grounds text[] not null
);
create index network_people_by_name on private.network_people (name, user_id);
create index network_people_by_words on private.network_people using gin (words extensions.gin_trgm_ops);
create index network_people_by_skill on private.network_people using gin (skills);
create index network_people_by_ground on private.network_people using gin (grounds);

create function private.list_person(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  shown_skills jsonb;
begin
  if not exists (
    select from public.candidate_profiles as career join public.profiles as profile using (user_id)
    join auth.users as account on account.id = user_id
    where user_id = person and career.visibility = 'public' and profile.deletion_requested_at is null
      and exists (select from public.user_roles as held where held.user_id = person and held.role = 'candidate')
      and not exists (
        select from public.network_settings as chosen where chosen.user_id = person and chosen.found_by = 'nobody'
      )
  ) then
    delete from private.network_people where user_id = person;
    return;
  end if;
  select case when 'skills' = any(shown) then private.skills_of(person, true) else '[]' end
  into shown_skills from public.candidate_profiles where user_id = person;
  insert into private.network_people as listed (user_id, found_by, name, words, skills, grounds)
  select person, coalesce(chosen.found_by, 'everyone'),
    private.plain_words(btrim(concat_ws(' ', profile.first_name, case when 'last_name' = any(career.shown)
      then profile.last_name else left(profile.last_name, 1) end))),
    private.plain_words(concat_ws(' ',
      profile.first_name, case when 'last_name' = any(career.shown) then profile.last_name end,
      case when 'job_title' = any(career.shown) then profile.job_title end,
      case when 'location' = any(career.shown) then career.location end,
      (
        select string_agg(concat_ws(' ', skill ->> 'word', skill ->> 'nameEn', skill ->> 'nameFr'), ' ')
        from jsonb_array_elements(shown_skills) as skill
      )
    )),
    array(select distinct skill ->> 'slug' from jsonb_array_elements(shown_skills) as skill where skill ->> 'slug' is not null),
    private.told_grounds_of(person)
  from public.candidate_profiles as career join public.profiles as profile using (user_id)
  left join public.network_settings as chosen using (user_id)
  where career.user_id = person
  on conflict (user_id) do update set found_by = excluded.found_by, name = excluded.name, words = excluded.words,
    skills = excluded.skills, grounds = excluded.grounds
  where (listed.found_by, listed.name, listed.words, listed.skills, listed.grounds)
    is distinct from (excluded.found_by, excluded.name, excluded.words, excluded.skills, excluded.grounds);
end
$$;

create function private.relist_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.list_person(case tg_op when 'DELETE' then old.user_id else new.user_id end);
  return null;
end
$$;
create function private.relist_people() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.list_person(user_id) from (select distinct user_id from changed) as concerned;
  return null;
end
$$;
create trigger profiles_relist after update of first_name, last_name, job_title, skills, deletion_requested_at
  on public.profiles for each row execute function private.relist_person();
create trigger candidate_profiles_relist after insert or update of visibility, shown, location
  on public.candidate_profiles for each row execute function private.relist_person();
create trigger network_settings_relist after insert or update on public.network_settings
  for each row execute function private.relist_person();
create trigger user_roles_relist after insert or update or delete on public.user_roles
  for each row execute function private.relist_person();
create trigger certificates_relist after insert or update of is_public, revoked_at on public.certificates
  for each row execute function private.relist_person();
create trigger enrollments_begun_relist after insert or delete on public.enrollments
  for each row execute function private.relist_person();
create trigger enrollments_ended_relist after update on public.enrollments
  for each row when (old.status <> new.status) execute function private.relist_person();
create trigger education_added_relist after insert on public.profile_education referencing new table as changed
  for each statement execute function private.relist_people();
create trigger education_removed_relist after delete on public.profile_education referencing old table as changed
  for each statement execute function private.relist_people();
create trigger targets_added_relist after insert on public.target_jobs referencing new table as changed
  for each statement execute function private.relist_people();
create trigger targets_removed_relist after delete on public.target_jobs referencing old table as changed
  for each statement execute function private.relist_people();

-- What others read of somebody in a list: as much as on his page. The address only where that page can be opened.
create function private.person_card(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', profile.user_id, 'handle', case when career.visibility = 'public' then career.handle end,
    'firstName', profile.first_name,
    'lastName', case when shows.everything or 'last_name' = any(career.shown) then profile.last_name
      else left(profile.last_name, 1) || case when profile.last_name = '' then '' else '.' end end,
    'photo', case when shows.everything or 'photo' = any(career.shown) then profile.avatar_url end,
    'jobTitle', case when shows.everything or 'job_title' = any(career.shown) then nullif(profile.job_title, '') end,
    'location', case when 'location' = any(career.shown) then nullif(career.location, '') end
  ))
  from public.profiles as profile left join public.candidate_profiles as career using (user_id)
  cross join lateral (select career.user_id is null as everything) as shows
  where profile.user_id = person
$$;

-- Somebody known through a company alone, who may have said no name there; later migrations know who that is.
create function private.is_met_by_contact(me uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select false
$$;
-- The card of somebody whom one has met here.
create function private.known_card(me uuid, person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when private.is_met_by_contact(me, person)
    then jsonb_build_object('id', person, 'firstName', '', 'lastName', '') else private.person_card(person) end
$$;

-- Whether somebody may ask somebody to connect. Only a public page can be asked; its owner narrows that further.
create function private.may_ask(me uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select me <> person and not private.is_blocked(me, person) and exists (
    select from public.candidate_profiles as career
    join public.profiles as profile on profile.user_id = career.user_id and profile.deletion_requested_at is null
    join auth.users as account on account.id = career.user_id and coalesce(account.banned_until, '-infinity') < now()
    join public.user_roles as held on held.user_id = career.user_id and held.role = 'candidate'
    left join public.network_settings as chosen on chosen.user_id = career.user_id
    where career.user_id = person and career.visibility = 'public' and case coalesce(chosen.asked_by, 'everyone')
      when 'everyone' then true
      when 'related' then private.told_grounds_of(person) && private.grounds_of(me)
      else false end
  ) and not exists (
    select from private.request_pauses where user_id = me and asked_id = person and until > now()
  )
$$;

-- How two people stand, as the first one knows it.
create function private.relation(me uuid, person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select case when status = 'connected' then 'connected' when requester_id = me then 'asked'
      when not exists (select from private.declined_requests where connection_id = connection.id) then 'asks_me' end
    from public.connections as connection
    where least(requester_id, addressee_id) = least(me, person)
      and greatest(requester_id, addressee_id) = greatest(me, person)
  ), case when private.may_ask(me, person) then 'open' else 'closed' end)
$$;

-- Pages of 20, by name. Planned anew for the values of each call, as the catalogue of missions is.
create function public.find_people(
  search text[] default '{}', shared text default null, skill text default null,
  after_name text default null, after_id uuid default null
) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  me uuid := private.require_candidate();
  mine text[] := private.grounds_of(me);
  wanted text[] := array(select ground from unnest(mine) as ground where split_part(ground, ':', 1) = shared);
  unseen uuid[] := me || array(
    select blocked_id from public.blocks where user_id = me union all select user_id from public.blocks where blocked_id = me
  );
  patterns text[] := array(
    select '%' || regexp_replace(private.plain_words(word), '([\\%_])', '\\\1', 'g') || '%'
    from unnest(search) as word order by length(word) desc
  );
begin
  return (
    with found as (
      select person.user_id, person.name, person.grounds
      from private.network_people as person
      join auth.users as account on account.id = person.user_id
      where person.user_id <> all (unseen) and coalesce(account.banned_until, '-infinity') < now()
        and (person.found_by = 'everyone' or person.grounds && mine)
        and (cardinality(patterns) < 1 or person.words like patterns[1])
        and (cardinality(patterns) < 2 or person.words like patterns[2])
        and (cardinality(patterns) < 3 or person.words like all (patterns[3:]))
        and (shared is null or person.grounds && wanted)
        and (find_people.skill is null or person.skills @> array[find_people.skill])
        and (after_name is null or (person.name, person.user_id) > (after_name, after_id))
      order by person.name, person.user_id limit 21
    ), page as (select * from found order by name, user_id limit 20)
    select jsonb_build_object(
      'people', coalesce((
        select jsonb_agg(private.person_card(user_id) || jsonb_build_object(
          'relation', private.relation(me, user_id),
          'common', private.common_ground(me, array(select unnest(grounds) intersect select unnest(mine)))
        ) order by name, user_id) from page
      ), '[]'),
      'next', case when (select count(*) from found) > 20 then (
        select jsonb_build_object('name', name, 'id', user_id) from page order by name desc, user_id desc limit 1
      ) end
    )
  );
end
$$;

-- Twelve people who share most with the caller, of the first 100 for each thing in common. Who cannot be asked, was
-- asked, asks or was dismissed is left out.
create function private.suggested_people(me uuid) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  mine text[] := private.grounds_of(me);
  unseen uuid[] := me || array(
    select blocked_id from public.blocks where user_id = me
    union all select user_id from public.blocks where blocked_id = me
    union all select dismissed_id from public.dismissed_people where user_id = me
    union all select addressee_id from public.connections where requester_id = me
    union all select requester_id from public.connections where addressee_id = me
  );
begin
  return (
    with sharing as (
      select near.user_id, array_agg(ground) as grounds, sum(
        case split_part(ground, ':', 1) when 'mission' then 3 when 'school' then 2 else 1 end
      ) as weight
      from unnest(mine) as ground, lateral (
        select person.user_id from private.network_people as person
        where person.grounds @> array[ground] and person.user_id <> all (unseen) limit 100
      ) as near
      group by near.user_id
    ), open as (
      select * from (select * from sharing order by weight desc, user_id limit 60) as nearest
      where private.may_ask(me, user_id) order by weight desc, user_id limit 12
    )
    select coalesce(jsonb_agg(private.person_card(user_id) || jsonb_build_object(
      'relation', 'open', 'common', private.common_ground(me, grounds)
    ) order by weight desc, user_id), '[]') from open
  );
end
$$;

create function private.requests_a_day() returns int language sql stable set search_path = '' as $$
  select private.allowed('connections_a_day')
$$;

-- Everything the page of the network begins with.
create function public.my_network() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
begin
  return jsonb_build_object(
    'connected', (
      select count(*) from public.connections
      where status = 'connected' and (requester_id = me or addressee_id = me)
    ),
    'incoming', (
      select count(*) from public.connections as connection
      where addressee_id = me and status = 'pending'
        and not exists (select from private.declined_requests where connection_id = connection.id)
    ),
    'sent', (select count(*) from public.connections where requester_id = me and status = 'pending'),
    'blocked', (select count(*) from public.blocks where user_id = me),
    'asksLeft', greatest(0, private.requests_a_day() - coalesce((
      select number from private.request_days where user_id = me and day = current_date
    ), 0)),
    'visibility', coalesce((select visibility from public.candidate_profiles where user_id = me), 'private'),
    'settings', coalesce(
      (
        select jsonb_build_object('foundBy', found_by, 'askedBy', asked_by, 'common', common)
        from public.network_settings where user_id = me
      ), '{"foundBy": "everyone", "askedBy": "everyone", "common": ["mission", "school", "job"]}'
    ),
    'suggestions', private.suggested_people(me), 'unread', private.count_unread(me)
  );
end
$$;

-- Connections, requests to the caller and by the caller, and whom he blocked: newest first, pages of 20.
create function public.my_people(
  show text, search text[] default '{}', before timestamptz default null, before_id uuid default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
  patterns text[] := array(
    select '%' || regexp_replace(private.plain_words(word), '([\\%_])', '\\\1', 'g') || '%' from unnest(search) as word
  );
begin
  return (
    with listed as (
      select case requester_id when me then addressee_id else requester_id end as person_id, connected_at as at, '' as note
      from public.connections
      where show = 'connected' and status = 'connected' and (requester_id = me or addressee_id = me)
      union all
      select requester_id, asked_at, note from public.connections as connection
      where show = 'incoming' and addressee_id = me and status = 'pending'
        and not exists (select from private.declined_requests where connection_id = connection.id)
      union all
      select addressee_id, asked_at, note from public.connections
      where show = 'sent' and requester_id = me and status = 'pending'
      union all
      select blocked_id, created_at, '' from public.blocks where show = 'blocked' and user_id = me
    ), found as (
      select * from listed
      where (before is null or (at, person_id) < (before, before_id)) and (
        cardinality(patterns) = 0 or (
          select private.plain_words(concat_ws(
            ' ', card ->> 'firstName', card ->> 'lastName', card ->> 'jobTitle', card ->> 'location'
          )) from private.known_card(me, person_id) as card
        ) like all (patterns)
      )
      order by at desc, person_id desc limit 21
    ), page as (
      select shown.*, private.known_card(me, person_id) as card
      from (select * from found order by at desc, person_id desc limit 20) as shown
    )
    select jsonb_build_object(
      'people', coalesce((
        select jsonb_agg(card || jsonb_build_object(
          'relation', case show when 'connected' then 'connected' when 'incoming' then 'asks_me' when 'sent' then 'asked'
            else 'blocked' end,
          'note', note, 'at', at, 'common', case when show = 'incoming' then private.common_ground(me, array(
            select unnest(private.told_grounds_of(person_id)) intersect select unnest(private.grounds_of(me))
          )) else '[]' end
        ) order by at desc, person_id desc) from page
      ), '[]'),
      'next', case when (select count(*) from found) > 20 then (
        select jsonb_build_object('at', at, 'id', person_id) from page order by at, person_id limit 1
      ) end
    )
  );
end
$$;

-- How the caller stands with who has this address, and which skills he has endorsed there.
create function public.relation_with(wanted_handle text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', career.user_id,
    'relation', case career.user_id when me.id then 'self' else private.relation(me.id, career.user_id) end,
    'endorsed', array(select skill from public.endorsements where user_id = career.user_id and endorser_id = me.id)
  )
  from (select private.require_candidate() as id) as me
  join private.handles as address on address.handle = lower(btrim(wanted_handle))
  join public.candidate_profiles as career on career.user_id = address.user_id
  where private.may_see_page(career)
$$;

grant execute on function public.find_people, public.my_network, public.my_people, public.relation_with to authenticated;
