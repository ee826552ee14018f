-- Events: registration, attendance and evaluations.

-- # Tables

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
  -- Shown only to people who have a place.
  join_url text check (private.is_web_address(join_url)),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at and ends_at <= starts_at + interval '14 days'),
  time_zone text not null check (private.is_time_zone(time_zone)),
  -- Null for no limit.
  capacity int check (capacity between 1 and 100000),
  status text not null default 'draft' check (status in ('draft', 'published', 'cancelled')),
  cancel_reason text not null default '' check (length(cancel_reason) <= 1000),
  -- Counted by a trigger with each registration; even concurrent registrations never exceed the places.
  taken int not null default 0,
  waiting int not null default 0,
  remind_at timestamptz,
  -- What the search looks through, without accents and capitals.
  words text not null default '',
  revision int not null default 1,
  published_at timestamptz check ((published_at is null) = (status = 'draft')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  evaluation_asked_at timestamptz,
  audience text not null default 'everyone' check (audience in ('everyone', 'students', 'cohorts')),
  cohort_ids uuid[] not null default '{}',
  constraint no_more_than_there_are_places check (taken <= capacity),
  -- Who an event is for: everyone, the students of the school that organizes it, or some of its cohorts. Others can't
  -- list, find or open it, or register.
  constraint cohorts_of_audience check ((audience = 'cohorts') = (cardinality(cohort_ids) > 0))
);

create table public.event_registrations (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  status text not null check (status in ('registered', 'waiting')),
  -- The clock's time, not the transaction's: it orders the waiting list.
  joined_at timestamptz not null default clock_timestamp(),
  attended_at timestamptz check (attended_at is null or status = 'registered'),
  -- Short enough to read aloud; shown only to its holder, as a QR code.
  code text not null unique default upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 8))
    check (code ~ '^[0-9A-F]{8}$'),
  unique (event_id, user_id)
);

create table public.event_evaluations (
  event_id uuid not null references public.events on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  rating int not null check (rating between 1 and 5),
  words text not null default '' check (length(words) <= 500),
  created_at timestamptz not null default now(),
  primary key (event_id, user_id)
);

-- A school invites the students of a cohort to an event: each one with a linked account, once per event.
create table private.event_invitations (
  event_id uuid not null references public.events on delete cascade,
  student_id uuid not null references public.students on delete cascade,
  invited_at timestamptz not null default now(),
  primary key (event_id, student_id)
);

-- # Indexes

create index events_by_organization on public.events (organization_id, starts_at);
create index events_to_come on public.events (starts_at, id) where status = 'published';
create index events_by_words on public.events using gin (words extensions.gin_trgm_ops) where status = 'published';
create index events_to_remind on public.events (remind_at) where remind_at is not null;
create index events_to_evaluate on public.events (ends_at) where evaluation_asked_at is null and status = 'published';
create index event_registrations_by_user on public.event_registrations (user_id);
create index event_registrations_in_order on public.event_registrations (event_id, status, joined_at, id);
create index event_evaluations_by_user on public.event_evaluations (user_id);
create index event_invitations_by_student on private.event_invitations (student_id);

-- # Private helpers

create function private.keep_event_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.words := private.plain_words(concat_ws(
    ' ', new.title, new.place, new.description, (select name from public.organizations where id = new.organization_id)
  ));
  return new;
end
$$;

-- Owners, recruiters, advisers and teachers of approved companies and schools organize events.
create function private.my_organizing() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.organization_id from public.organization_members as member
  join public.organizations as organization on organization.id = member.organization_id
  where member.user_id = (select auth.uid()) and member.member_role in ('owner', 'recruiter', 'adviser', 'teacher')
    and organization.status = 'approved' and organization.kind in ('company', 'academia')
$$;

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

-- Free places go to those who have waited longest.
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

create function private.event_card(event public.events, viewer uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', event.id, 'title', event.title, 'kind', event.kind, 'language', event.language, 'is_online', event.is_online,
    'place', event.place, 'starts_at', event.starts_at, 'ends_at', event.ends_at, 'time_zone', event.time_zone,
    'capacity', event.capacity, 'taken', event.taken, 'waiting', event.waiting, 'status', event.status,
    'cancel_reason', event.cancel_reason,
    'organization', organization.name, 'organization_kind', organization.kind,
    'organization_slug', organization.slug,
    'mine', mine.status, 'audience', event.audience
  )
  from public.organizations as organization
  left join public.event_registrations as mine on mine.event_id = event.id and mine.user_id = viewer
  where organization.id = event.organization_id
$$;

-- People who registered keep access, even after leaving the cohort.
create function private.may_see_event(event public.events, viewer uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select event.audience = 'everyone' or viewer is not null and (
    exists (
      select from public.students as student
      where student.user_id = viewer and student.organization_id = event.organization_id and student.status = 'enrolled'
        and (event.audience = 'students' or student.cohort_id = any (event.cohort_ids))
    )
    or exists (
      select from public.event_registrations as registration
      where registration.event_id = event.id and registration.user_id = viewer
    )
    or exists (
      select from public.organization_members as member
      where member.organization_id = event.organization_id and member.user_id = viewer
    )
    or private.has_role('admin')
  )
$$;

-- An event for everyone who has its address; the link to join only for people who have a place.
create function private.event_facts(event_id uuid) returns jsonb
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
  where event.id = $1 and event.status <> 'draft' and private.may_see_event(event, viewer.id)
$$;

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

-- Check-in opens two hours before; the list can be completed later.
create function private.event_to_attend(wanted uuid) returns public.events
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
begin
  perform private.require_user();
  event := private.organized_event(wanted);
  if event.status <> 'published' then
    perform private.fail('event_over', 'This event was cancelled.');
  end if;
  if event.starts_at > now() + interval '2 hours' then
    perform private.fail('attendance_too_early', 'Attendance is noted from two hours before the beginning.');
  end if;
  return event;
end
$$;

-- An open page of the person shows it right away; no notification is sent.
create function private.tell_attendance(person uuid) returns void
language sql security definer set search_path = '' as $$
  select realtime.send(jsonb_build_object('kind', 'event_attendance'), 'notification', 'user:' || person, true)
$$;

-- People who attended stay on the list; a used place can't be given up.
create function private.keep_who_came() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- An account that is deleted takes its registrations along, and an event all of them.
  if pg_trigger_depth() = 1 then
    perform private.fail('event_over', 'Whoever was there stays on the list.');
  end if;
  return old;
end
$$;

-- Once, on the day after: people who attended are asked how it was.
create function private.ask_for_evaluations() returns int
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
  asked int := 0;
begin
  for event in
    update public.events set evaluation_asked_at = now()
    where id in (
      select id from public.events
      where evaluation_asked_at is null and status = 'published' and ends_at < now() - interval '1 hour'
      order by ends_at limit 50 for update skip locked
    )
    returning *
  loop
    perform private.notify(
      registration.user_id, 'event_evaluation', jsonb_build_object('title', event.title), '/networking/events/' || event.id
    )
    from public.event_registrations as registration
    where registration.event_id = event.id and registration.attended_at is not null
      and event.ends_at > now() - interval '7 days'
      and not exists (
        select from public.event_evaluations as given
        where given.event_id = event.id and given.user_id = registration.user_id
      );
    asked := asked + 1;
  end loop;
  return asked;
end
$$;

-- The audience in a document: what it doesn't mention stays as it was, initially everyone.
create function private.set_audience(event public.events, document jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := coalesce(document ->> 'audience', event.audience);
  chosen uuid[] := case
    when wanted <> 'cohorts' then '{}'
    when document ? 'cohort_ids' then array(
      select distinct id::uuid from jsonb_array_elements_text(document -> 'cohort_ids') as id order by 1
    )
    else event.cohort_ids
  end;
begin
  if wanted not in ('everyone', 'students', 'cohorts') or wanted <> 'everyone' and not exists (
    select from public.organizations where id = event.organization_id and kind = 'academia'
  ) then
    perform private.fail('audience_unknown', 'Only schools hold events for their students.');
  end if;
  if wanted = 'cohorts' and chosen = '{}' then
    perform private.fail('audience_empty', 'Choose at least one cohort.');
  end if;
  if exists (
    select from unnest(chosen) as wish (id) where not exists (
      select from public.cohorts as cohort where cohort.id = wish.id and cohort.organization_id = event.organization_id
    )
  ) then
    perform private.fail('cohort_unknown', 'This cohort is not one of your school.');
  end if;
  update public.events set audience = wanted, cohort_ids = chosen
  where id = event.id and (audience, cohort_ids) is distinct from (wanted, chosen);
end
$$;

-- # Policies and grants

call private.protect('public.events');
grant select, delete on public.events to authenticated;

-- Everyone else reads events through functions, which show the link only to people who have a place.
create policy "Organizers see the events of their organization" on public.events for select to authenticated
  using (organization_id in (select private.my_organizing()));

create policy "Organizers remove drafts" on public.events for delete to authenticated
  using (status = 'draft' and organization_id in (select private.my_organizing()));

call private.protect('public.event_registrations');
grant select on public.event_registrations to authenticated;

create policy "People see their own registrations" on public.event_registrations for select to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.event_evaluations');
grant select on public.event_evaluations to authenticated;

create policy "People see their own evaluations" on public.event_evaluations for select to authenticated
  using (user_id = (select auth.uid()));

-- # Public functions

-- Times are given in the event's own zone. Registered people are notified of a new time or place.
create function public.save_event(event_id uuid, organization uuid, document jsonb, base_revision int default 0) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  before public.events;
  event public.events;
begin
  perform private.require_feature('events');
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
    ) returning * into event;
    perform private.set_audience(event, document);
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
  perform private.set_audience(event, document);
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
  perform private.require_feature('events');
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

-- Who is coming, for the organizers, without people who hide from them; those keep their place.
create function public.event_attendees(event_id uuid) returns table (
  id uuid, name text, email text, status text, joined_at timestamptz, attended_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_user();
  return query
  select registration.id, private.full_name(registration.user_id), account.email::text, registration.status,
    registration.joined_at, registration.attended_at
  from public.event_registrations as registration
  join public.events as event on event.id = registration.event_id
  join auth.users as account on account.id = registration.user_id
  where event.id = event_attendees.event_id and event.organization_id in (select private.my_organizing())
    and not private.hides_from(registration.user_id, event.organization_id)
  order by registration.status, registration.joined_at, registration.id;
end
$$;

-- Registers the caller, or adds them to the waiting list if every place is taken; returns which.
create function public.register_for_event(event_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  event public.events;
  given text;
begin
  perform private.require_feature('events');
  if not private.has_role('candidate') then
    perform private.fail('events_for_candidates', 'Candidates register for events.');
  end if;
  select found.* into event from public.events as found
  join public.organizations as organization on organization.id = found.organization_id and organization.status = 'approved'
  where found.id = register_for_event.event_id and found.status <> 'draft' and private.may_see_event(found.*, person) for update of found;
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

-- Upcoming events, soonest first, 12 per page; of the caller's own also those cancelled or just over.
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
  perform private.require_feature('events');
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
        and (event.audience = 'everyone' or private.may_see_event(event, person))
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

-- By the code that is shown; returns whose it is, and whether they were already checked in.
create function public.check_in(event_id uuid, code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  event public.events := private.event_to_attend(event_id);
  registration public.event_registrations;
  wanted text := upper(regexp_replace(coalesce(check_in.code, ''), '[^0-9A-Za-z]', '', 'g'));
begin
  perform private.require_feature('events');
  select * into registration from public.event_registrations as known
  where known.event_id = event.id and known.code = wanted and known.status = 'registered' for update;
  if registration.id is null then
    perform private.fail('code_unknown', 'Nobody who is registered for this event has this code.');
  end if;
  update public.event_registrations as known set attended_at = coalesce(known.attended_at, now()) where known.id = registration.id;
  perform private.tell_attendance(registration.user_id);
  return jsonb_build_object(
    'id', registration.id, 'name', private.full_name(registration.user_id), 'wasThere', registration.attended_at is not null
  );
end
$$;

-- Checked on the list, or undone.
create function public.set_attendance(registration_id uuid, is_there boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  registration public.event_registrations;
begin
  perform private.require_user();
  select * into registration from public.event_registrations where id = registration_id;
  perform private.event_to_attend(registration.event_id);
  update public.event_registrations as known
  set attended_at = case when is_there then coalesce(known.attended_at, now()) end
  where known.id = registration_id and known.status = 'registered';
  if not found then
    perform private.fail('registration_not_found', 'This person is not registered any more.');
  end if;
  perform private.tell_attendance(registration.user_id);
end
$$;

-- Once, by people who attended, after the end; never changed.
create function public.evaluate_event(event_id uuid, rating int, words text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  if not exists (
    select from public.event_registrations as registration
    join public.events as event on event.id = registration.event_id
    where event.id = evaluate_event.event_id and registration.user_id = person and registration.attended_at is not null
      and event.ends_at <= now()
  ) then
    perform private.fail('evaluation_for_attendees', 'Those who were there evaluate an event, once it is over.');
  end if;
  begin
    insert into public.event_evaluations (event_id, user_id, rating, words)
    values (evaluate_event.event_id, person, evaluate_event.rating, btrim(coalesce(evaluate_event.words, '')));
  exception
    when unique_violation then perform private.fail('evaluation_given', 'You have evaluated this event already.');
    when check_violation or not_null_violation then
      perform private.fail('evaluation_invalid', 'Give one to five points, and at most 500 characters.');
  end;
end
$$;

-- From five answers on, without names and in no order that would reveal who answered first.
create function public.event_evaluation(event_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  answers int;
begin
  perform private.require_user();
  if not exists (
    select from public.events as event
    where event.id = event_evaluation.event_id and event.organization_id in (select private.my_organizing())
  ) then
    perform private.fail('event_not_found', 'This event does not exist, or is not yours.');
  end if;
  select count(*) into answers from public.event_evaluations as given where given.event_id = event_evaluation.event_id;
  if answers < 5 then
    return jsonb_build_object('count', answers);
  end if;
  return (
    select jsonb_build_object(
      'count', answers, 'average', round(avg(given.rating), 1),
      'spread', (
        select jsonb_agg((
          select count(*) from public.event_evaluations as one
          where one.event_id = event_evaluation.event_id and one.rating = points
        ) order by points) from generate_series(1, 5) as points
      ),
      'words', coalesce(jsonb_agg(given.words order by md5(given.words)) filter (where given.words <> ''), '[]')
    ) from public.event_evaluations as given where given.event_id = event_evaluation.event_id
  );
end
$$;

create function public.event_page(event_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select facts || jsonb_build_object(
    'code', case when mine.status = 'registered' and facts ->> 'status' = 'published' then mine.code end,
    'attended_at', mine.attended_at,
    'evaluation', (
      select jsonb_build_object('rating', given.rating, 'words', given.words)
      from public.event_evaluations as given where given.event_id = event_page.event_id and given.user_id = viewer.id
    )
  )
  from private.event_facts(event_page.event_id) as facts
  cross join (select case when private.is_fully_signed_in() then auth.uid() end as id) as viewer
  left join public.event_registrations as mine on mine.event_id = event_page.event_id and mine.user_id = viewer.id
  where facts is not null and private.is_on('events')
$$;

create function public.invite_cohort_to_event(event_id uuid, cohort_id uuid) returns int
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
  invited int;
begin
  perform private.require_user();
  perform private.require_feature('events');
  event := private.organized_event(invite_cohort_to_event.event_id);
  if event.status <> 'published' or event.starts_at <= now() then
    perform private.fail('event_over', 'This event has begun, is over or was cancelled.');
  end if;
  if not exists (
    select from public.cohorts as cohort
    where cohort.id = invite_cohort_to_event.cohort_id and cohort.organization_id = event.organization_id
  ) then
    perform private.fail('cohort_unknown', 'This cohort is not one of your school.');
  end if;
  if event.audience = 'cohorts' and invite_cohort_to_event.cohort_id <> all (event.cohort_ids) then
    perform private.fail('cohort_outside_audience', 'This event is for other cohorts.');
  end if;
  with fresh as (
    insert into private.event_invitations (event_id, student_id)
    select event.id, student.id from public.students as student
    where student.cohort_id = invite_cohort_to_event.cohort_id and student.status = 'enrolled'
      and student.user_id is not null and not exists (
        select from public.event_registrations as known
        where known.event_id = event.id and known.user_id = student.user_id
      )
    on conflict do nothing returning student_id
  ), sent as (
    select private.notify(
      student.user_id, 'event_invited', jsonb_build_object(
        'title', event.title, 'at', event.starts_at, 'zone', event.time_zone,
        'school', private.organization_name(event.organization_id)
      ), '/networking/events/' || event.id
    ) from fresh join public.students as student on student.id = fresh.student_id
  )
  select count(*) into invited from sent;
  return invited;
end
$$;

-- # Who may call which function

grant execute on function private.my_organizing to authenticated;

grant execute on function
  public.cancel_event, public.check_in, public.evaluate_event, public.event_attendees, public.event_evaluation,
  public.find_events, public.invite_cohort_to_event, public.leave_event, public.publish_event,
  public.register_for_event, public.save_event, public.set_attendance
to authenticated;

grant execute on function public.event_page to anon, authenticated;

-- # Triggers

create trigger events_updated before update on public.events
  for each row execute function private.set_updated_at();

create trigger keep_event_words before insert or update of title, place, description on public.events
  for each row execute function private.keep_event_words();

create trigger count_registrations after insert or delete or update of status on public.event_registrations
  for each row execute function private.count_registrations();

create trigger keep_who_came before delete on public.event_registrations
  for each row when (old.attended_at is not null) execute function private.keep_who_came();

-- # Jobs

select cron.schedule('remind of events', '* * * * *', 'select private.send_event_reminders()');
select cron.schedule('ask for evaluations', '23 * * * *', 'select private.ask_for_evaluations()');
