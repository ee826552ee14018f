-- The network of candidates: finding people, connecting, endorsing and blocking.

-- Functions here call others that later files create.
set check_function_bodies = off;

-- # Types

-- Candidates who know each other: how they are found, requests, connections, blocks, endorsements.
create type public.network_circle as enum ('everyone', 'related', 'nobody');
create type public.connection_status as enum ('pending', 'connected');

-- # Tables

-- Who, of those who may see a person's page anyway, can find them and send requests; without a row, everyone. "Related"
-- people have a mission, a school or a target job in common; which of these may be shown to others is a choice too.
create table public.network_settings (
  user_id uuid primary key references auth.users on delete cascade,
  found_by public.network_circle not null default 'everyone',
  asked_by public.network_circle not null default 'everyone',
  common text[] not null default '{mission,school,job}' check (common <@ array['mission', 'school', 'job']),
  updated_at timestamptz not null default now()
);

-- One row per pair of people. Recipients get requests through my_people, which leaves out declined ones.
create table public.connections (
  id uuid primary key default gen_random_uuid(),
  requester_id uuid not null references auth.users on delete cascade,
  addressee_id uuid not null references auth.users on delete cascade,
  status public.connection_status not null default 'pending',
  note text not null default '' check (length(note) <= 300),
  asked_at timestamptz not null default now(),
  connected_at timestamptz check ((status = 'connected') = (connected_at is not null)),
  check (requester_id <> addressee_id)
);

-- The sender doesn't learn that a request was declined: it stays pending for them alone.
create table private.declined_requests (
  connection_id uuid primary key references public.connections on delete cascade,
  declined_at timestamptz not null default now()
);

-- Until when a person can't send another request: after withdrawing one, and after being removed.
create table private.request_pauses (
  user_id uuid not null references auth.users on delete cascade,
  asked_id uuid not null references auth.users on delete cascade,
  until timestamptz not null,
  primary key (user_id, asked_id)
);

create table private.request_days (
  user_id uuid not null references auth.users on delete cascade,
  day date not null,
  number int not null,
  primary key (user_id, day)
);

create table public.blocks (
  user_id uuid not null references auth.users on delete cascade,
  blocked_id uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default now(),
  -- Stored with the block, because blocking ends the connection that showed the name.
  knows_name boolean not null default false,
  primary key (user_id, blocked_id),
  check (user_id <> blocked_id)
);

-- People a person doesn't want suggested.
create table public.dismissed_people (
  user_id uuid not null references auth.users on delete cascade,
  dismissed_id uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, dismissed_id)
);

-- People who can be found, with what they show, without accents and capitals.
create table private.network_people (
  user_id uuid primary key references auth.users on delete cascade,
  found_by public.network_circle not null,
  name text collate "C" not null,
  words text collate "C" not null,
  skills text[] not null,
  grounds text[] not null
);

-- # Indexes

create unique index connections_of_two on public.connections
  (least(requester_id, addressee_id), greatest(requester_id, addressee_id));
create index connections_by_requester on public.connections (requester_id, status);
create index connections_by_addressee on public.connections (addressee_id, status);
create index request_pauses_by_asked on private.request_pauses (asked_id);
create index blocks_by_blocked on public.blocks (blocked_id);
create index dismissed_people_by_dismissed on public.dismissed_people (dismissed_id);
create index network_people_by_name on private.network_people (name, user_id);
create index network_people_by_words on private.network_people using gin (words extensions.gin_trgm_ops);
create index network_people_by_skill on private.network_people using gin (skills);
create index network_people_by_ground on private.network_people using gin (grounds);

-- # Private helpers

create function private.are_connected(a uuid, b uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.connections
    where least(requester_id, addressee_id) = least(a, b) and greatest(requester_id, addressee_id) = greatest(a, b)
      and status = 'connected'
  )
$$;

-- Either has blocked the other.
create function private.is_blocked(a uuid, b uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.blocks where user_id = a and blocked_id = b)
    or exists (select from public.blocks where user_id = b and blocked_id = a)
$$;

create function private.require_candidate() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.require_user() is null or not private.has_role('candidate') then
    raise exception 'Only candidates can do this.' using errcode = '42501', hint = 'candidates_only';
  end if;
  return (select auth.uid());
end
$$;

-- What a person could have in common with others, and the part they let others see.
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

-- Shared reasons, as shown to people who share them, rarest kind first, at most three.
create function private.common_ground(me uuid, grounds text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(reason order by place, reason), '[]') from (
    select jsonb_strip_nulls(jsonb_build_object(
      'kind', kind, 'titleEn', coalesce(job.title_en, private.title_in(listing.title, listing.translations, 'en'), school.name),
      'titleFr', coalesce(job.title_fr, private.title_in(listing.title, listing.translations, 'fr'), school.name)
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

-- What others see of a person in a list: no more than on their page. The address only if that page can be opened.
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

-- A recruiter who met a candidate through a contact learns the name only from what is shared, and by no other call.
create function private.is_met_by_contact(me uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.are_connected(me, person) and exists (
    select from public.contact_requests as request
    where request.user_id = person and request.conversation_id is not null and (
      request.sent_by = me or private.is_member(request.conversation_id, me) or exists (
        select from public.messages as message
        where message.conversation_id = request.conversation_id and message.author_id = me
      )
    )
  ) and not exists (
    select from public.candidate_profiles as career where career.user_id = person and career.visibility = 'public'
  )
$$;

create function private.has_met(me uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.connections
    where least(requester_id, addressee_id) = least(me, person) and greatest(requester_id, addressee_id) = greatest(me, person)
  ) or exists (
    select from public.candidate_profiles as career where career.user_id = person and career.visibility = 'public'
  ) or exists (
    select from public.blocks where user_id = me and blocked_id = person and knows_name
  ) or exists (
    select from public.conversation_members as mine
    join public.conversation_members as theirs on theirs.conversation_id = mine.conversation_id and theirs.user_id = person
    where mine.user_id = me
  ) or exists (
    select from public.talk_bookings where (host_id, guest_id) in ((me, person), (person, me))
  )
$$;

-- The card of a person whom one has met here.
create function private.known_card(me uuid, person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when private.has_met(me, person) and not private.is_met_by_contact(me, person) then private.person_card(person)
    else jsonb_build_object('id', person, 'firstName', '', 'lastName', '') end
$$;

-- Whether one person may ask another to connect. Requires a public page; its owner can restrict it further.
create function private.may_ask(me uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select me <> person and not private.is_kept_from(me, person) and exists (
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

-- How two people are related, as the first one knows it.
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

-- The twelve people who share most with the caller, among the first 100 for each thing in common, without those who
-- can't be asked, were asked, have asked, or were dismissed.
create function private.suggested_people(me uuid) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  mine text[] := private.grounds_of(me);
  unseen uuid[] := me || private.kept_from(me) || array(
    select dismissed_id from public.dismissed_people where user_id = me
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

-- What two people do to each other happens one after the other.
create function private.lock_pair(a uuid, b uuid) returns void
language sql security definer set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('connection ' || least(a, b) || ' ' || greatest(a, b), 0))
$$;

create function private.name_of(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select btrim(concat_ws(' ', card ->> 'firstName', card ->> 'lastName')) from private.person_card(person) as card
$$;

create function private.known_name(me uuid, person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select btrim(concat_ws(' ', card ->> 'firstName', card ->> 'lastName')) from private.known_card(me, person) as card
$$;

create function private.connect(asking uuid, accepting uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.connections set status = 'connected', connected_at = now()
  where requester_id = asking and addressee_id = accepting and status = 'pending';
  if not found then
    perform private.fail('request_gone', 'This request is not there any more.');
  end if;
  delete from private.declined_requests as declined using public.connections as connection
  where connection.id = declined.connection_id and connection.requester_id = asking and connection.addressee_id = accepting;
  update public.notifications set read_at = now()
  where user_id = accepting and kind = 'connection_asked' and data ->> 'person' = asking::text and read_at is null;
  perform private.notify(asking, 'connection_accepted', jsonb_build_object(
    'name', private.name_of(accepting), 'person', accepting
  ), '/networking?show=connected');
end
$$;

create function private.pause_requests(asking uuid, asked uuid) returns void
language sql security definer set search_path = '' as $$
  insert into private.request_pauses (user_id, asked_id, until) values (asking, asked, now() + interval '30 days')
  on conflict (user_id, asked_id) do update set until = excluded.until
$$;

create function private.forget_requests(asking uuid, asked uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.notifications
  where user_id = asked and kind = 'connection_asked' and data ->> 'person' = asking::text
$$;

create function private.part(a uuid, b uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.connections
  where least(requester_id, addressee_id) = least(a, b) and greatest(requester_id, addressee_id) = greatest(a, b);
  delete from public.endorsements where (user_id = a and endorser_id = b) or (user_id = b and endorser_id = a)
$$;

create function private.block(me uuid, person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if me = person or not exists (select from public.profiles where user_id = person) then
    perform private.fail('person_gone', 'This person is no longer here.');
  end if;
  perform private.lock_pair(me, person);
  insert into public.blocks (user_id, blocked_id, knows_name) values (me, person, private.has_met(me, person))
  on conflict do nothing;
  perform private.part(me, person);
  delete from public.notifications
  where kind in ('connection_asked', 'connection_accepted')
    and ((user_id = me and data ->> 'person' = person::text) or (user_id = person and data ->> 'person' = me::text));
end
$$;

-- Both see right away that a request or connection has changed, but not how.
create function private.announce_connection() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed public.connections := case tg_op when 'DELETE' then old else new end;
begin
  perform realtime.send('{}', 'network', 'user:' || changed.requester_id, true);
  perform realtime.send('{}', 'network', 'user:' || changed.addressee_id, true);
  return null;
end
$$;

-- # Policies and grants

call private.protect('public.network_settings');

-- An upsert names the key too; the policy keeps it the person's own.
grant select on public.network_settings to authenticated;
grant insert (user_id, found_by, asked_by, common), update (
  user_id, found_by, asked_by, common
) on public.network_settings to authenticated;

create policy "People read how they are found" on public.network_settings for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People set how they are found" on public.network_settings for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "People change how they are found" on public.network_settings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

call private.protect('public.connections');
grant select on public.connections to authenticated;

create policy "People see whom they are connected with, and whom they asked" on public.connections
  for select to authenticated
  using (
    requester_id = (select auth.uid()) or (addressee_id = (select auth.uid()) and status = 'connected')
  );

create policy "No notes for who acts as somebody else" on public.connections as restrictive for select to authenticated
  using (note = '' or not (select private.is_acting()));

call private.protect('public.blocks');
grant select, delete on public.blocks to authenticated;

create policy "People see whom they blocked" on public.blocks for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People take a block back" on public.blocks for delete to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.dismissed_people');
grant select, delete on public.dismissed_people to authenticated;
grant insert (user_id, dismissed_id) on public.dismissed_people to authenticated;

create policy "People see whom they dismissed" on public.dismissed_people for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People dismiss suggestions" on public.dismissed_people for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "People bring dismissed suggestions back" on public.dismissed_people for delete to authenticated
  using (user_id = (select auth.uid()));

-- # Public functions

-- Pages of 20, by name. Planned for the values of each call, like the mission catalog.
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
  unseen uuid[] := me || private.kept_from(me);
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

-- Everything the network page starts with.
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

-- Connections, requests to and from the caller, and people they blocked: newest first, pages of 20.
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
      select blocked_id, created_at, '' from public.blocks
      where show = 'blocked' and user_id = me and not private.is_acting()
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
          'note', case when private.is_acting() then '' else note end, 'at', at,
          'common', case when show = 'incoming' then private.common_ground(me, array(
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

-- The caller's relation with the person at this address, and which of their skills the caller endorsed.
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

-- If the other person has already asked the caller, they are connected right away. Returns their relation now.
create function public.ask_to_connect(person uuid, note text default '') returns text
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
  said text := btrim(coalesce(note, ''));
  stand text;
begin
  if length(said) > 300 then
    perform private.fail('request_note_too_long', 'A note may have 300 characters.');
  end if;
  perform private.lock_pair(me, person);
  if private.is_blocked(me, person) then
    perform private.fail('person_closed', 'This person cannot be asked.');
  end if;
  stand := private.relation(me, person);
  if stand in ('asked', 'connected') then
    return stand;
  end if;
  if exists (
    select from public.connections where requester_id = person and addressee_id = me and status = 'pending'
  ) then
    perform private.connect(person, me);
    return 'connected';
  end if;
  if stand <> 'open' then
    perform private.fail('person_closed', 'This person cannot be asked.');
  end if;
  delete from private.request_days where user_id = me and day < current_date;
  insert into private.request_days as made (user_id, day, number) values (me, current_date, 1)
  on conflict (user_id, day) do update set number = made.number + 1 where made.number < private.requests_a_day();
  if not found then
    perform private.fail('too_many_requests_today', 'You have asked as many people as a day allows. Go on tomorrow.');
  end if;
  insert into public.connections (requester_id, addressee_id, note) values (me, person, said);
  perform private.notify(person, 'connection_asked', jsonb_build_object(
    'name', private.name_of(me), 'message', said, 'person', me
  ), '/networking?show=incoming');
  return 'asked';
end
$$;

create function public.answer_request(person uuid, is_accepted boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
begin
  perform private.lock_pair(me, person);
  if private.relation(me, person) <> 'asks_me' then
    perform private.fail('request_gone', 'This request is not there any more.');
  end if;
  if is_accepted then
    perform private.connect(person, me);
    return;
  end if;
  insert into private.declined_requests (connection_id)
  select id from public.connections where requester_id = person and addressee_id = me;
  update public.notifications set read_at = now()
  where user_id = me and kind = 'connection_asked' and data ->> 'person' = person::text and read_at is null;
  perform realtime.send('{}', 'network', 'user:' || me, true);
end
$$;

create function public.withdraw_request(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
begin
  perform private.lock_pair(me, person);
  delete from public.connections where requester_id = me and addressee_id = person and status = 'pending';
  if not found then
    perform private.fail('request_gone', 'This request is not there any more.');
  end if;
  perform private.forget_requests(me, person);
  perform private.pause_requests(me, person);
end
$$;

-- Endorsements in both directions are deleted with the connection. The other person isn't notified, and can't ask again
-- right away.
create function public.remove_connection(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
begin
  perform private.lock_pair(me, person);
  if not private.are_connected(me, person) then
    perform private.fail('connection_gone', 'You are not connected any more.');
  end if;
  perform private.part(me, person);
  perform private.pause_requests(person, me);
end
$$;

create function public.block_person(person uuid) returns void
language sql security definer set search_path = '' as $$
  select private.block(private.require_user(), person)
$$;

create function public.endorse_skill(person uuid, skill text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
begin
  perform private.lock_pair(me, person);
  if not private.are_connected(me, person) then
    perform private.fail('connections_only', 'Only connections endorse skills.');
  end if;
  if not exists (
    select from public.candidate_profiles as career, jsonb_array_elements(private.skills_of(person, true)) as listed
    where career.user_id = person and private.may_see_page(career) and 'skills' = any(career.shown)
      and listed ->> 'key' = endorse_skill.skill
  ) then
    perform private.fail('skill_gone', 'This skill is not on the profile any more.');
  end if;
  insert into public.endorsements (user_id, skill, endorser_id) values (person, endorse_skill.skill, me)
  on conflict do nothing;
end
$$;

-- How much is waiting in a person's network: unread conversations, and requests to answer. Loaded with the profile that
-- every page starts with, so that the menu needs no call of its own.
create function public.network_waiting(profile public.profiles) returns int
language sql stable security definer set search_path = '' as $$
  select case when profile.user_id = (select auth.uid()) then private.count_unread(profile.user_id) + (
    select count(*)::int from public.connections as connection
    where addressee_id = profile.user_id and status = 'pending'
      and not exists (select from private.declined_requests where connection_id = connection.id)
  ) end
$$;

-- # Who may call which function

grant execute on function private.are_connected, private.is_blocked to authenticated;

grant execute on function
  public.answer_request, public.ask_to_connect, public.block_person, public.endorse_skill, public.find_people,
  public.my_network, public.my_people, public.network_waiting, public.relation_with, public.remove_connection,
  public.withdraw_request
to authenticated;

-- # Triggers

create trigger profiles_relist after update of first_name, last_name, job_title, skills, deletion_requested_at
  on public.profiles for each row execute function private.relist_person();

create trigger user_roles_relist after insert or update of user_id, role or delete on public.user_roles
  for each row execute function private.relist_person();

create trigger enrollments_begun_relist after insert or delete on public.enrollments
  for each row execute function private.relist_person();

create trigger enrollments_ended_relist after update on public.enrollments
  for each row when (old.status <> new.status) execute function private.relist_person();

create trigger certificates_relist after insert or update of is_public, revoked_at on public.certificates
  for each row execute function private.relist_person();

create trigger candidate_profiles_relist after insert or update of visibility, shown, location
  on public.candidate_profiles for each row execute function private.relist_person();

create trigger education_added_relist after insert on public.profile_education referencing new table as changed
  for each statement execute function private.relist_people();

create trigger education_removed_relist after delete on public.profile_education referencing old table as changed
  for each statement execute function private.relist_people();

create trigger targets_added_relist after insert on public.target_jobs referencing new table as changed
  for each statement execute function private.relist_people();

create trigger targets_removed_relist after delete on public.target_jobs referencing old table as changed
  for each statement execute function private.relist_people();

create trigger network_settings_updated before update on public.network_settings
  for each row execute function private.set_updated_at();

create trigger network_settings_relist after insert or update on public.network_settings
  for each row execute function private.relist_person();

create trigger connections_announced after insert or update or delete on public.connections
  for each row execute function private.announce_connection();
