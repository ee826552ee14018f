-- Events of schools and companies: talks, fairs and workshops, with places, a waiting list and reminders.
create table public.events (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  title text not null check (title = btrim(title) and length(title) between 1 and 160),
  kind text not null check (kind in ('talk', 'fair', 'workshop')),
  description text not null default '' check (length(description) <= 8000),
  language text not null check (language in ('en', 'fr')),
  is_online boolean not null,
  place text not null default '' check (length(place) <= 200),
  -- Shown to whoever has a place, and to nobody else.
  join_url text check (private.is_web_address(join_url)),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at and ends_at <= starts_at + interval '14 days'),
  time_zone text not null check (private.is_time_zone(time_zone)),
  -- Null for as many as come.
  capacity int check (capacity between 1 and 100000),
  status text not null default 'draft' check (status in ('draft', 'published', 'cancelled')),
  cancel_reason text not null default '' check (length(cancel_reason) <= 1000),
  -- Counted by a trigger with each registration; whatever happens at once, there are never more than there are places.
  taken int not null default 0,
  waiting int not null default 0,
  remind_at timestamptz,
  -- What a search looks through, without accents and capitals.
  words text not null default '',
  revision int not null default 1,
  published_at timestamptz check ((published_at is null) = (status = 'draft')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint no_more_than_there_are_places check (taken <= capacity)
);
create index events_by_organization on public.events (organization_id, starts_at);
create index events_to_come on public.events (starts_at, id) where status = 'published';
create index events_by_words on public.events using gin (words extensions.gin_trgm_ops) where status = 'published';
create index events_to_remind on public.events (remind_at) where remind_at is not null;
create trigger events_updated before update on public.events
  for each row execute function private.set_updated_at();

create function private.keep_event_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.words := private.plain_words(concat_ws(
    ' ', new.title, new.place, new.description, (select name from public.organizations where id = new.organization_id)
  ));
  return new;
end
$$;
create trigger keep_event_words before insert or update of title, place, description on public.events
  for each row execute function private.keep_event_words();

create table public.event_registrations (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  status text not null check (status in ('registered', 'waiting')),
  -- The clock's time, not the transaction's: it orders the waiting list.
  joined_at timestamptz not null default clock_timestamp(),
  unique (event_id, user_id)
);
create index event_registrations_by_user on public.event_registrations (user_id);
create index event_registrations_in_order on public.event_registrations (event_id, status, joined_at, id);

-- Owners, recruiters, advisers and teachers of approved companies and schools hold events.
create function private.my_organizing() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.organization_id from public.organization_members as member
  join public.organizations as organization on organization.id = member.organization_id
  where member.user_id = (select auth.uid()) and member.member_role in ('owner', 'recruiter', 'adviser', 'teacher')
    and organization.status = 'approved' and organization.kind in ('company', 'academia')
$$;
grant execute on function private.my_organizing to authenticated;

call private.protect('public.events');
call private.protect('public.event_registrations');
grant select, delete on public.events to authenticated;
grant select on public.event_registrations to authenticated;
-- Everybody else reads events through functions, which keep the link to those who have a place.
create policy "Organizers see the events of their organization" on public.events for select to authenticated
  using (organization_id in (select private.my_organizing()));
create policy "Organizers remove drafts" on public.events for delete to authenticated
  using (status = 'draft' and organization_id in (select private.my_organizing()));
create policy "People see their own registrations" on public.event_registrations for select to authenticated
  using (user_id = (select auth.uid()));

create function private.tell_registered(event public.events, kind text, and_waiting boolean default false) returns void
language sql security definer set search_path = '' as $$
  select private.notify(
    registration.user_id, tell_registered.kind, jsonb_build_object(
      'title', event.title, 'at', event.starts_at, 'zone', event.time_zone, 'reason', event.cancel_reason
    ), '/networking/events/' || event.id
  )
  from public.event_registrations as registration
  where registration.event_id = event.id and (and_waiting or registration.status = 'registered')
$$;

-- Places that are free go to whoever waits longest.
create function private.fill_event(wanted uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
  lucky uuid;
begin
  loop
    select * into event from public.events where id = wanted for update;
    exit when event.id is null or event.status <> 'published' or event.starts_at <= now()
      or event.taken >= event.capacity or event.waiting = 0;
    update public.event_registrations set status = 'registered'
    where id = (
      select id from public.event_registrations
      where event_id = wanted and status = 'waiting' order by joined_at, id limit 1 for update
    )
    returning user_id into lucky;
    exit when lucky is null;
    perform private.notify(
      lucky, 'event_place', jsonb_build_object('title', event.title, 'at', event.starts_at, 'zone', event.time_zone),
      '/networking/events/' || event.id
    );
  end loop;
end
$$;

create function private.count_registrations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.events set
    taken = taken + (coalesce(new.status = 'registered', false))::int - (coalesce(old.status = 'registered', false))::int,
    waiting = waiting + (coalesce(new.status = 'waiting', false))::int - (coalesce(old.status = 'waiting', false))::int
  where id = coalesce(new.event_id, old.event_id);
  -- Also when an account goes.
  if tg_op = 'DELETE' and old.status = 'registered' then
    perform private.fill_event(old.event_id);
  end if;
  return null;
end
$$;
create trigger count_registrations after insert or delete or update of status on public.event_registrations
  for each row execute function private.count_registrations();

create function private.organized_event(wanted uuid) returns public.events
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
begin
  select * into event from public.events
  where id = wanted and organization_id in (select private.my_organizing()) for update;
  if event.id is null then
    perform private.fail('event_not_found', 'This event does not exist, or is not yours.');
  end if;
  return event;
end
$$;

create function private.check_event(event public.events) returns void
language plpgsql stable set search_path = '' as $$
begin
  if event.starts_at <= now() then
    perform private.fail('event_in_past', 'An event begins in the future.');
  end if;
  if event.is_online and event.join_url is null or not event.is_online and event.place = '' then
    perform private.fail('event_place_required', 'Say where it is: an address, or a link for who takes part.');
  end if;
end
$$;

-- Times come as the clock of the event's own zone shows them. Whoever is registered is told of a new time or place.
create function public.save_event(event_id uuid, organization uuid, document jsonb, base_revision int default 0) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  before public.events;
  event public.events;
begin
  if event_id is not null then
    before := private.organized_event(event_id);
    if before.revision <> base_revision then
      perform private.fail('draft_conflict', 'This was changed elsewhere in the meantime.');
    end if;
    if before.status = 'cancelled' or before.status = 'published' and before.starts_at <= now() then
      perform private.fail('event_over', 'An event that has begun or was cancelled stays as it is.');
    end if;
  elsif organization is null or organization not in (select private.my_organizing()) then
    perform private.fail('organizers_only', 'Approved companies and schools hold events.');
  end if;
  select btrim(said.title), said.kind, coalesce(said.description, ''), said.language, said.is_online,
    case when said.is_online then '' else coalesce(btrim(said.place), '') end,
    case when said.is_online then nullif(btrim(said.join_url), '') end,
    said.starts_at at time zone said.time_zone, said.ends_at at time zone said.time_zone, said.time_zone, said.capacity
  into event.title, event.kind, event.description, event.language, event.is_online, event.place, event.join_url,
    event.starts_at, event.ends_at, event.time_zone, event.capacity
  from jsonb_to_record(document) as said (
    title text, kind text, description text, language text, is_online boolean, place text, join_url text,
    starts_at timestamp, ends_at timestamp, time_zone text, capacity int
  );
  if event.capacity < before.taken then
    perform private.fail('capacity_below_taken', 'More people than that are registered already.');
  end if;
  if before.id is null then
    insert into public.events (
      organization_id, title, kind, description, language, is_online, place, join_url, starts_at, ends_at, time_zone, capacity
    ) values (
      organization, event.title, event.kind, event.description, event.language, event.is_online, event.place,
      event.join_url, event.starts_at, event.ends_at, event.time_zone, event.capacity
    ) returning id into event.id;
    return event.id;
  end if;
  if before.status = 'published' then
    perform private.check_event(event);
  end if;
  update public.events set
    title = event.title, kind = event.kind, description = event.description, language = event.language,
    is_online = event.is_online, place = event.place, join_url = event.join_url, starts_at = event.starts_at,
    ends_at = event.ends_at, time_zone = event.time_zone, capacity = event.capacity, revision = before.revision + 1,
    remind_at = case when status <> 'published' or events.starts_at = event.starts_at then remind_at
      else private.reminder_before(event.starts_at) end
  where id = before.id returning * into event;
  if event.status = 'published' then
    if (event.starts_at, event.ends_at, event.place, event.join_url, event.is_online)
      is distinct from (before.starts_at, before.ends_at, before.place, before.join_url, before.is_online) then
      perform private.tell_registered(event, 'event_changed', true);
    end if;
    perform private.fill_event(event.id);
  end if;
  return event.id;
end
$$;

create function public.publish_event(event_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  event public.events := private.organized_event(event_id);
begin
  if event.status <> 'draft' then
    perform private.fail('event_over', 'This event was published already.');
  end if;
  perform private.check_event(event);
  update public.events
  set status = 'published', published_at = now(), remind_at = private.reminder_before(starts_at), revision = revision + 1
  where id = event.id;
end
$$;

create function public.cancel_event(event_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  event public.events := private.organized_event(event_id);
begin
  if event.status <> 'published' or event.ends_at <= now() then
    perform private.fail('event_over', 'Only what is still to come can be cancelled.');
  end if;
  if btrim(coalesce(reason, '')) = '' then
    perform private.fail('reason_required', 'Say why, so that the people concerned know.');
  end if;
  update public.events
  set status = 'cancelled', cancel_reason = left(btrim(reason), 1000), remind_at = null, revision = revision + 1
  where id = event.id returning * into event;
  perform private.tell_registered(event, 'event_cancelled', true);
end
$$;

-- Who comes, for those who hold the event.
create function public.event_attendees(event_id uuid) returns table (
  id uuid, name text, email text, status text, joined_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_user();
  return query
  select registration.id, private.full_name(registration.user_id), account.email::text, registration.status,
    registration.joined_at
  from public.event_registrations as registration
  join public.events as event on event.id = registration.event_id
  join auth.users as account on account.id = registration.user_id
  where event.id = event_attendees.event_id and event.organization_id in (select private.my_organizing())
  order by registration.status, registration.joined_at, registration.id;
end
$$;

-- Registers the caller, or puts him on the waiting list where every place is taken; says which.
create function public.register_for_event(event_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  event public.events;
  given text;
begin
  if not private.has_role('candidate') then
    perform private.fail('events_for_candidates', 'Candidates register for events.');
  end if;
  select found.* into event from public.events as found
  join public.organizations as organization on organization.id = found.organization_id and organization.status = 'approved'
  where found.id = register_for_event.event_id and found.status <> 'draft' for update of found;
  if event.id is null then
    perform private.fail('event_not_found', 'This event does not exist.');
  end if;
  if event.status <> 'published' or event.starts_at <= now() then
    perform private.fail('event_over', 'This event has begun or was cancelled.');
  end if;
  insert into public.event_registrations (event_id, user_id, status)
  values (event.id, person, case when event.taken >= event.capacity then 'waiting' else 'registered' end)
  on conflict on constraint event_registrations_event_id_user_id_key do nothing;
  select registration.status into given from public.event_registrations as registration
  where registration.event_id = event.id and registration.user_id = person;
  return given;
end
$$;

create function public.leave_event(event_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  -- The event first, as who registers does: two who wait for each other would never end.
  perform from public.events where id = leave_event.event_id for update;
  delete from public.event_registrations as registration
  where registration.event_id = leave_event.event_id and registration.user_id = person;
end
$$;

create function private.event_card(event public.events, viewer uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', event.id, 'title', event.title, 'kind', event.kind, 'language', event.language, 'is_online', event.is_online,
    'place', event.place, 'starts_at', event.starts_at, 'ends_at', event.ends_at, 'time_zone', event.time_zone,
    'capacity', event.capacity, 'taken', event.taken, 'waiting', event.waiting, 'status', event.status,
    'cancel_reason', event.cancel_reason,
    'organization', organization.name, 'organization_kind', organization.kind,
    'organization_slug', organization.slug,
    'mine', mine.status
  )
  from public.organizations as organization
  left join public.event_registrations as mine on mine.event_id = event.id and mine.user_id = viewer
  where organization.id = event.organization_id
$$;

-- What is still to come, the soonest first, 12 to a page; of the own ones also what was cancelled, or is just over.
create function public.find_events(
  search text[] default '{}', wanted_kind text default null, online boolean default null, host text default null,
  spoken text default null, until timestamptz default null, only_mine boolean default false, page int default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  person uuid := private.require_user();
  patterns text[] := array(select private.containing(private.plain_words(word)) from unnest(search) as word);
  first constant int := 12 * greatest(page, 0);
  most constant int := greatest(48, first + 36);
begin
  return (
    with found as (
      select event.id, event.starts_at
      from public.events as event
      join public.organizations as organization
        on organization.id = event.organization_id and organization.status = 'approved'
      where (
          not only_mine and event.status = 'published' and event.ends_at > now()
            -- The longest event lasts two weeks: what began earlier is over.
            and event.starts_at > now() - interval '14 days'
          or only_mine and event.status <> 'draft' and event.ends_at > now() - interval '30 days' and event.id in (
            select registration.event_id from public.event_registrations as registration where registration.user_id = person
          )
        )
        and (wanted_kind is null or event.kind = wanted_kind)
        and (online is null or event.is_online = online)
        and (host is null or organization.kind::text = host)
        and (spoken is null or event.language = spoken)
        and (until is null or event.starts_at < until)
        and (cardinality(patterns) = 0 or event.words like all (patterns))
      order by event.starts_at, event.id limit most + 1
    ), counted as (select count(*) as number from found)
    select jsonb_build_object(
      'total', least(number, most), 'is_more', number > most,
      'events', coalesce((
        select jsonb_agg(private.event_card(event, person) order by event.starts_at, event.id)
        from (select id from found order by starts_at, id limit 12 offset first) as shown
        join public.events as event using (id)
      ), '[]')
    ) from counted
  );
end
$$;

-- An event for everyone who has its address; the link to take part only for whoever has a place.
create function public.event_page(event_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.event_card(event, viewer.id) || jsonb_build_object(
    'description', event.description,
    'join_url', case when mine.status = 'registered' and event.status = 'published' then event.join_url end,
    'ahead', case when mine.status = 'waiting' then (
      select count(*) from public.event_registrations as other
      where other.event_id = event.id and other.status = 'waiting' and (other.joined_at, other.id) < (mine.joined_at, mine.id)
    ) end
  )
  from public.events as event
  join public.organizations as organization
    on organization.id = event.organization_id and organization.status = 'approved'
  cross join (select case when private.is_fully_signed_in() then auth.uid() end as id) as viewer
  left join public.event_registrations as mine on mine.event_id = event.id and mine.user_id = viewer.id
  where event.id = $1 and event.status <> 'draft'
$$;
grant execute on function public.event_page to anon, authenticated;
grant execute on function public.save_event, public.publish_event, public.cancel_event, public.event_attendees,
  public.register_for_event, public.leave_event, public.find_events
to authenticated;

create function private.send_event_reminders() returns int
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
  sent int := 0;
begin
  for event in
    update public.events set remind_at = null
    where id in (
      select events.id from public.events join public.organizations as organization
        on organization.id = events.organization_id and organization.status = 'approved'
      where remind_at <= now() and starts_at > now() order by remind_at limit 50 for update of events skip locked
    )
    returning *
  loop
    perform private.tell_registered(event, 'event_reminder');
    sent := sent + 1;
  end loop;
  return sent;
end
$$;
select cron.schedule('remind of events', '* * * * *', 'select private.send_event_reminders()');
