-- One-to-one conversations about work: career talks, and mentoring by makers.

-- # Tables

create table public.talk_offers (
  user_id uuid primary key references auth.users on delete cascade,
  title text not null check (title = btrim(title) and length(title) between 1 and 120),
  about text not null default '' check (length(about) <= 4000),
  topics text[] not null default '{}' check (private.are_clean_words(topics, 40) and cardinality(topics) <= 12),
  languages text[] not null check (private.are_clean_words(languages, 3) and cardinality(languages) between 1 and 8),
  meeting text not null check (meeting in ('video', 'phone', 'on_site')),
  -- A link, a number or an address, shown only to guests who booked.
  place text not null default '' check (length(place) <= 300),
  minutes int not null check (minutes in (15, 20, 30, 45, 60)),
  notice_hours int not null default 24 check (notice_hours between 0 and 168),
  -- Where the host lives: slots are entered in this time zone.
  time_zone text not null check (private.is_time_zone(time_zone)),
  is_open boolean not null default true,
  -- What the search looks through, without accents and capitals.
  words text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.talk_slots (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.talk_offers on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  created_at timestamptz not null default now(),
  constraint slots_of_a_host_do_not_overlap
    exclude using gist (user_id with =, tstzrange(starts_at, ends_at) with &&)
);

create table public.talk_bookings (
  id uuid primary key default gen_random_uuid(),
  -- Null once the slot was removed, after the booking was canceled or is long past.
  slot_id uuid references public.talk_slots on delete set null,
  host_id uuid not null references auth.users on delete cascade,
  guest_id uuid not null references auth.users on delete cascade check (guest_id <> host_id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  about text not null check (length(btrim(about)) between 10 and 1000),
  -- The time zone in which the guest sees the time.
  guest_zone text not null check (private.is_time_zone(guest_zone)),
  -- Null once both were reminded.
  remind_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('guest', 'host')),
  reason text not null default '' check (length(reason) <= 1000),
  created_at timestamptz not null default now(),
  check ((cancelled_at is null) = (cancelled_by is null)),
  constraint nobody_is_in_two_talks
    exclude using gist (guest_id with =, tstzrange(starts_at, ends_at) with &&) where (cancelled_at is null)
);

-- Mentoring: a candidate asks a maker, who accepts or declines; both share goals and sessions until one of them ends
-- it.
create function private.mentoring_purposes() returns text[] language sql immutable set search_path = '' as $$
  select array['career', 'skills', 'portfolio', 'job_search', 'independence']
$$;

create table public.mentorships (
  id uuid primary key default gen_random_uuid(),
  maker_id uuid not null references public.organizations on delete cascade,
  candidate_id uuid not null references auth.users on delete cascade,
  -- Who accepted for the maker.
  mentor_id uuid references auth.users on delete set null,
  purpose text not null check (purpose = any (private.mentoring_purposes())),
  body text not null check (length(body) between 20 and 2000),
  status text not null default 'pending' check (
    status in ('pending', 'accepted', 'declined', 'expired', 'withdrawn', 'ended')
  ),
  reason text not null default '' check (length(reason) <= 500),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  decided_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('maker', 'candidate')),
  -- What each says at the end, only to the other.
  maker_word text not null default '' check (length(maker_word) <= 1000),
  candidate_word text not null default '' check (length(candidate_word) <= 1000),
  conversation_id uuid references public.conversations on delete set null,
  check ((status = 'ended') = (ended_at is not null) and (ended_at is null) = (ended_by is null))
);

create table public.mentoring_goals (
  id uuid primary key default gen_random_uuid(),
  mentorship_id uuid not null references public.mentorships on delete cascade,
  title text not null check (length(btrim(title)) between 1 and 200),
  done_at timestamptz,
  created_at timestamptz not null default now()
);

create table public.mentoring_sessions (
  id uuid primary key default gen_random_uuid(),
  mentorship_id uuid not null references public.mentorships on delete cascade,
  starts_at timestamptz not null,
  minutes int not null check (minutes between 5 and 480),
  -- Read and written by both.
  notes text not null default '' check (length(notes) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Counts saves, so that the two notice each other.
  revision int not null default 0
);

-- Private notes of one of the two about a session.
create table public.mentoring_notes (
  session_id uuid not null references public.mentoring_sessions on delete cascade,
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  body text not null check (length(body) <= 4000),
  updated_at timestamptz not null default now(),
  primary key (session_id, user_id)
);

-- # Indexes

create index talk_offers_open on public.talk_offers (user_id) where is_open;
create index talk_offers_by_words on public.talk_offers using gin (words extensions.gin_trgm_ops) where is_open;
create index talk_slots_by_host on public.talk_slots (user_id, starts_at);
create index talk_slots_by_end on public.talk_slots (ends_at);

-- First come, first served, even for concurrent bookings.
create unique index a_slot_is_booked_once on public.talk_bookings (slot_id) where cancelled_at is null;
create index talk_bookings_by_slot on public.talk_bookings (slot_id);
create index talk_bookings_by_host on public.talk_bookings (host_id, starts_at);
create index talk_bookings_by_guest on public.talk_bookings (guest_id, starts_at);
create index talk_bookings_to_remind on public.talk_bookings (remind_at) where remind_at is not null;

create unique index mentorships_open on public.mentorships (maker_id, candidate_id)
  where status in ('pending', 'accepted');
create index mentorships_by_maker on public.mentorships (maker_id, created_at desc);
create index mentorships_by_candidate on public.mentorships (candidate_id, created_at desc);
create index mentorships_by_mentor on public.mentorships (mentor_id);
create index mentorships_by_conversation on public.mentorships (conversation_id);
create index mentorships_due on public.mentorships (expires_at) where status = 'pending';
create index mentoring_goals_by_mentorship on public.mentoring_goals (mentorship_id, created_at);
create index mentoring_sessions_by_mentorship on public.mentoring_sessions (mentorship_id, starts_at desc);
create index mentoring_notes_by_user on public.mentoring_notes (user_id);

-- # Private helpers

-- Where a host works: the first approved organization.
create function private.works_at(person uuid) returns table (name text, kind public.organization_kind)
language sql stable security definer set search_path = '' as $$
  select organization.name, organization.kind
  from public.organization_members as member
  join public.organizations as organization on organization.id = member.organization_id
  where member.user_id = person and organization.status = 'approved'
  order by member.created_at limit 1
$$;

create function private.keep_talk_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.words := private.plain_words(concat_ws(
    ' ', new.title, private.full_name(new.user_id), array_to_string(new.topics, ' '), new.about,
    (select job_title from public.profiles where user_id = new.user_id), (select name from private.works_at(new.user_id))
  ));
  return new;
end
$$;

create function private.rename_talk_host() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.talk_offers set words = '' where user_id = new.user_id;
  return null;
end
$$;

-- What can be found: open offers of people who are still active and have a role.
create view private.offered_talks as
  select offer.* from public.talk_offers as offer
  join public.profiles as profile on profile.user_id = offer.user_id and profile.deletion_requested_at is null
  join auth.users as account on account.id = offer.user_id and coalesce(account.banned_until, '-infinity') < now()
  where offer.is_open
    and exists (select from public.user_roles as held where held.user_id = offer.user_id and held.role <> 'admin');

-- One offer for a viewer: never their own, nor of a person they must not see.
create function private.open_talk_offer(host uuid, viewer uuid) returns setof public.talk_offers
language sql stable security definer set search_path = '' as $$
  select * from private.offered_talks
  where user_id = host and host <> viewer and not private.is_kept_from(viewer, host)
$$;

create function private.free_slots(offer public.talk_offers) returns setof public.talk_slots
language sql stable security definer set search_path = '' as $$
  select slot.* from public.talk_slots as slot
  where slot.user_id = offer.user_id and slot.starts_at > now() + offer.notice_hours * interval '1 hour'
    and not exists (
      select from public.talk_bookings as booking where booking.slot_id = slot.id and booking.cancelled_at is null
    )
$$;

-- Hosts offer talks by name: for their organization with their photo, as a candidate only if they show it.
create function private.talk_card(offer public.talk_offers) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'host_id', offer.user_id, 'name', private.full_name(offer.user_id),
    'photo', case when work.name is not null or 'photo' = any (career.shown) then profile.avatar_url end,
    'job_title', profile.job_title, 'organization', work.name, 'organization_kind', work.kind, 'title', offer.title,
    'about', offer.about, 'topics', offer.topics, 'languages', offer.languages, 'meeting', offer.meeting,
    'minutes', offer.minutes, 'time_zone', offer.time_zone
  )
  from public.profiles as profile left join private.works_at(offer.user_id) as work on true
  left join public.candidate_profiles as career on career.user_id = offer.user_id
  where profile.user_id = offer.user_id
$$;

-- A day before; an hour before if that has passed; otherwise none.
create function private.reminder_before(moment timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case
    when moment - interval '24 hours' > now() then moment - interval '24 hours'
    when moment - interval '1 hour' > now() then moment - interval '1 hour'
  end
$$;

-- Ends a booking for one of the two and notifies the other. A slot canceled by its host isn't offered again.
create function private.end_talk(booking public.talk_bookings, ended_by text, why text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  zone text := (select time_zone from public.talk_offers where user_id = booking.host_id);
  told constant uuid := case ended_by when 'host' then booking.guest_id else booking.host_id end;
  ender constant uuid := case ended_by when 'host' then booking.host_id else booking.guest_id end;
begin
  update public.talk_bookings
  set cancelled_at = now(), cancelled_by = ended_by, reason = why, remind_at = null where id = booking.id;
  if ended_by = 'host' then
    delete from public.talk_slots where id = booking.slot_id;
  end if;
  perform private.notify(
    told, 'talk_cancelled', jsonb_build_object(
      'name', private.full_name(ender), 'at', booking.starts_at, 'reason', why,
      'zone', case ended_by when 'host' then booking.guest_zone else coalesce(zone, booking.guest_zone) end
    ), case ended_by when 'host' then '/networking/talks' else '/talks' end, ender
  );
end
$$;

-- Both are reminded once.
create function private.send_talk_reminders() returns int
language plpgsql security definer set search_path = '' as $$
declare
  booking public.talk_bookings;
  sent int := 0;
begin
  for booking in
    update public.talk_bookings set remind_at = null
    where id in (
      select id from public.talk_bookings where remind_at <= now() order by remind_at limit 500 for update skip locked
    )
    returning *
  loop
    perform private.notify(
      booking.guest_id, 'talk_reminder', jsonb_build_object(
        'name', private.full_name(booking.host_id), 'at', booking.starts_at, 'zone', booking.guest_zone
      ), '/networking/talks', booking.host_id
    );
    perform private.notify(
      booking.host_id, 'talk_reminder', jsonb_build_object(
        'name', private.full_name(booking.guest_id), 'at', booking.starts_at,
        'zone', (select time_zone from public.talk_offers where user_id = booking.host_id)
      ), '/talks', booking.guest_id
    );
    sent := sent + 1;
  end loop;
  return sent;
end
$$;

-- Blocking a person cancels talks with them.
create function private.end_talks_of_blocked() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  booking public.talk_bookings;
begin
  for booking in
    select * from public.talk_bookings
    where (host_id, guest_id) in ((new.user_id, new.blocked_id), (new.blocked_id, new.user_id))
      and cancelled_at is null and starts_at > now() for update
  loop
    perform private.end_talk(booking, case booking.host_id when new.user_id then 'host' else 'guest' end, '');
  end loop;
  return null;
end
$$;

-- Talks are deleted with an account; the other person is notified.
create function private.tell_of_lost_talk() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    remaining.id, 'talk_lost', jsonb_build_object('at', old.starts_at, 'zone', remaining.zone), remaining.link
  )
  from (values
    (old.guest_id, old.guest_zone, '/networking/talks'),
    (old.host_id, coalesce((select time_zone from public.talk_offers where user_id = old.host_id), old.guest_zone), '/talks')
  ) as remaining (id, zone, link)
  where exists (select from auth.users where auth.users.id = remaining.id);
  return null;
end
$$;

create function private.my_mentorship_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.mentorships where candidate_id = (select auth.uid())
  union
  select id from public.mentorships where maker_id in (select private.my_makers())
$$;

create function private.my_open_mentorships() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.mentorships
  where id in (select private.my_mentorship_ids()) and status = 'accepted'
$$;

create function private.my_mentoring_sessions() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.mentoring_sessions where mentorship_id in (select private.my_mentorship_ids())
$$;

create function private.keep_mentoring_small() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Two at the same moment wait here for each other.
  perform from public.mentorships where id = new.mentorship_id for update;
  if tg_table_name = 'mentoring_goals' and (
    select count(*) from public.mentoring_goals where mentorship_id = new.mentorship_id
  ) >= 20 then
    perform private.fail('too_many_goals', 'There is room for 20 goals.');
  end if;
  if tg_table_name = 'mentoring_sessions' and (
    select count(*) from public.mentoring_sessions where mentorship_id = new.mentorship_id
  ) >= 100 then
    perform private.fail('too_many_sessions', 'There is room for 100 sessions.');
  end if;
  return new;
end
$$;

-- The other person is notified of a planned session.
create function private.tell_of_session() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept public.mentorships;
  me uuid := (select auth.uid());
begin
  select * into kept from public.mentorships where id = new.mentorship_id;
  if me = kept.candidate_id then
    perform private.notify(owner.id, 'mentoring_session', jsonb_build_object(
      'name', private.member_facts(me) ->> 'name'
    ), '/mentoring/' || kept.id) from private.owners_of(kept.maker_id) as owner (id);
  elsif me is not null then
    perform private.notify(kept.candidate_id, 'mentoring_session', jsonb_build_object(
      'name', (select name from public.organizations where id = kept.maker_id)
    ), '/networking/mentoring/' || kept.id);
  end if;
  return null;
end
$$;

create function private.mentoring_places_left(maker uuid) returns int
language sql stable security definer set search_path = '' as $$
  select greatest(0, profile.mentee_places - (
    select count(*) from public.mentorships where maker_id = maker and status = 'accepted'
  ))::int
  from public.maker_profiles as profile where profile.organization_id = maker
$$;

-- How long first replies took in half a year, in hours: to mentoring requests, and to first messages. An expired
-- request counts with the time it had. Null below five.
create function private.answer_hours(maker uuid) returns int
language sql stable security definer set search_path = '' as $$
  with waits as (
    select extract(epoch from asked.decided_at - asked.created_at) as seconds
    from public.mentorships as asked
    where asked.maker_id = maker and asked.status <> 'withdrawn' and asked.decided_at is not null
      and asked.created_at > now() - interval '180 days'
    union all
    select extract(epoch from answer.at - chat.first_at)
    from private.owners_of(maker) as owner (id)
    join public.conversation_members as member on member.user_id = owner.id
    join public.conversations as chat
      on chat.id = member.conversation_id and chat.kind <> 'mentoring' and chat.first_by <> owner.id
      and chat.first_at > now() - interval '180 days'
    cross join lateral (
      select min(message.created_at) as at from public.messages as message
      where message.conversation_id = chat.id and message.author_id = owner.id
    ) as answer
    where answer.at is not null
  )
  select case when count(*) >= 5 then
    greatest(1, round(percentile_cont(0.5) within group (order by seconds) / 3600))::int end
  from waits
$$;

-- The part of a maker's page that lists show as well. It says that there is a SIRET, but not the number.
create function private.maker_card(maker private.shown_makers) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', maker.id, 'handle', maker.handle, 'name', maker.name, 'headline', maker.headline, 'skills', maker.skills,
    'availability', maker.availability, 'availableFrom', maker.available_from,
    'hasSiret', coalesce(private.is_siret(maker.siret), false), 'rating', private.maker_rating(maker.id),
    'answerHours', private.answer_hours(maker.id), 'placesLeft', private.mentoring_places_left(maker.id),
    'checks', private.checks_of(maker.id)
  )
$$;

create function private.mentoring_asks_a_day() returns int language sql stable set search_path = '' as $$
  select private.allowed('mentoring_requests_a_day')
$$;

create function private.settle_mentoring_news(mentorship uuid) returns void
language sql security definer set search_path = '' as $$
  update public.notifications set read_at = coalesce(read_at, now())
  where kind = 'mentoring_asked' and data ->> 'mentorship' = mentorship::text and user_id in (
    select owner from public.mentorships as kept, lateral private.owners_of(kept.maker_id) as owner
    where kept.id = mentorship
  )
$$;

-- A request waiting for the calling maker.
create function private.require_request(mentorship_id uuid) returns public.mentorships
language plpgsql security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
  asked public.mentorships;
begin
  select * into asked from public.mentorships where id = mentorship_id and maker_id = maker for update;
  if asked.id is null then
    perform private.fail('mentoring_not_found', 'This is not there any more.');
  end if;
  if asked.status <> 'pending' or asked.expires_at <= now() then
    perform private.fail('mentoring_over', 'This was answered, withdrawn, or has ended.');
  end if;
  return asked;
end
$$;

create function private.expire_mentoring() returns int
language plpgsql security definer set search_path = '' as $$
declare
  asked public.mentorships;
  gone int := 0;
begin
  for asked in
    update public.mentorships set status = 'expired', decided_at = expires_at
    where status = 'pending' and expires_at <= now() returning *
  loop
    perform private.settle_mentoring_news(asked.id);
    perform private.notify(asked.candidate_id, 'mentoring_expired', jsonb_build_object(
      'name', (select name from public.organizations where id = asked.maker_id)
    ), '/networking/mentoring');
    gone := gone + 1;
  end loop;
  return gone;
end
$$;

-- A block ends the mentorship without a message.
create function private.part_mentoring() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.mentorships as kept set
    status = case when kept.status = 'accepted' then 'ended' else 'withdrawn' end, decided_at = coalesce(decided_at, now()),
    ended_at = case when kept.status = 'accepted' then now() end,
    ended_by = case when kept.status = 'accepted' then
      case when kept.candidate_id = new.user_id then 'candidate' else 'maker' end end
  where kept.status in ('pending', 'accepted') and (
    kept.candidate_id = new.user_id and new.blocked_id in (select private.owners_of(kept.maker_id))
    or kept.candidate_id = new.blocked_id and new.user_id in (select private.owners_of(kept.maker_id))
  );
  return null;
end
$$;

-- One side as the other sees it.
create function private.mentorship_facts(kept public.mentorships) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', kept.id, 'purpose', kept.purpose, 'body', kept.body, 'reason', kept.reason,
    'status', case when kept.status = 'pending' and kept.expires_at <= now() then 'expired' else kept.status end,
    'createdAt', kept.created_at, 'expiresAt', kept.expires_at, 'decidedAt', kept.decided_at, 'endedAt', kept.ended_at,
    'endedBy', kept.ended_by, 'makerWord', kept.maker_word, 'candidateWord', kept.candidate_word,
    'conversation', case when private.is_member(kept.conversation_id, (select auth.uid())) then kept.conversation_id end,
    'side', case when kept.candidate_id = (select auth.uid()) then 'candidate' else 'maker' end,
    'candidate', private.member_facts(kept.candidate_id),
    'maker', jsonb_build_object(
      'name', maker.name, 'handle', shown.handle, 'headline', coalesce(shown.headline, ''), 'photo', case when shown.id is not null then (
        select profile.avatar_url from private.owners_of(maker.id) as owner (id)
        join public.profiles as profile on profile.user_id = owner.id limit 1
      ) end
    ),
    'goals', (select count(*) from public.mentoring_goals where mentorship_id = kept.id),
    'goalsDone', (select count(*) from public.mentoring_goals where mentorship_id = kept.id and done_at is not null),
    'sessions', (select count(*) from public.mentoring_sessions where mentorship_id = kept.id),
    'nextSession', (
      select min(starts_at) from public.mentoring_sessions where mentorship_id = kept.id and starts_at > now()
    )
  )
  from public.organizations as maker left join private.shown_makers as shown on shown.id = maker.id
  where maker.id = kept.maker_id
$$;

-- # Policies and grants

call private.protect('public.talk_offers');
grant select on public.talk_offers to authenticated;

create policy "Hosts see their own offer" on public.talk_offers for select to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.talk_slots');
grant select on public.talk_slots to authenticated;

create policy "Hosts see their own slots" on public.talk_slots for select to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.talk_bookings');
grant select on public.talk_bookings to authenticated;

create policy "Hosts and guests see their own talks" on public.talk_bookings for select to authenticated
  using (host_id = (select auth.uid()) or guest_id = (select auth.uid()));

call private.protect('public.mentorships');
grant select on public.mentorships to authenticated;

create policy "Both see what they agreed on" on public.mentorships for select to authenticated
  using (id in (select private.my_mentorship_ids()));

call private.protect('public.mentoring_goals');
grant select, delete on public.mentoring_goals to authenticated;
grant insert (mentorship_id, title) on public.mentoring_goals to authenticated;
grant update (title, done_at) on public.mentoring_goals to authenticated;

create policy "Both see the goals" on public.mentoring_goals for select to authenticated
  using (mentorship_id in (select private.my_mentorship_ids()));

create policy "Both set goals while it lasts" on public.mentoring_goals for insert to authenticated
  with check (mentorship_id in (select private.my_open_mentorships()));

create policy "Both change goals while it lasts" on public.mentoring_goals for update to authenticated
  using (mentorship_id in (select private.my_open_mentorships()))
  with check (mentorship_id in (select private.my_open_mentorships()));

create policy "Both remove goals while it lasts" on public.mentoring_goals for delete to authenticated
  using (mentorship_id in (select private.my_open_mentorships()));

call private.protect('public.mentoring_sessions');
grant select, delete on public.mentoring_sessions to authenticated;
grant insert (mentorship_id, starts_at, minutes, notes) on public.mentoring_sessions to authenticated;
grant update (starts_at, minutes, notes) on public.mentoring_sessions to authenticated;

create policy "Both see the sessions" on public.mentoring_sessions for select to authenticated
  using (mentorship_id in (select private.my_mentorship_ids()));

create policy "Both note sessions while it lasts" on public.mentoring_sessions for insert to authenticated
  with check (mentorship_id in (select private.my_open_mentorships()));

create policy "Both change sessions while it lasts" on public.mentoring_sessions for update to authenticated
  using (mentorship_id in (select private.my_open_mentorships()))
  with check (mentorship_id in (select private.my_open_mentorships()));

create policy "Both remove sessions while it lasts" on public.mentoring_sessions for delete to authenticated
  using (mentorship_id in (select private.my_open_mentorships()));

call private.protect('public.mentoring_notes');
grant select, delete on public.mentoring_notes to authenticated;
grant insert (session_id, user_id, body), update (
  session_id, user_id, body
) on public.mentoring_notes to authenticated;

create policy "People read their own notes" on public.mentoring_notes for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People write their own notes" on public.mentoring_notes for insert to authenticated
  with check (user_id = (select auth.uid()) and session_id in (select private.my_mentoring_sessions()));

create policy "People change their own notes" on public.mentoring_notes for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and session_id in (select private.my_mentoring_sessions()));

create policy "People remove their own notes" on public.mentoring_notes for delete to authenticated
  using (user_id = (select auth.uid()));

-- # Public functions

create function public.save_talk_offer(document jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  perform private.require_feature('talks');
  if not exists (select from public.user_roles where user_id = person and role <> 'admin') then
    perform private.fail('talks_not_offered', 'Talks are offered by candidates, makers, companies and schools.');
  end if;
  insert into public.talk_offers as offer (
    user_id, title, about, topics, languages, meeting, place, minutes, notice_hours, time_zone, is_open
  )
  select person, btrim(said.title), coalesce(said.about, ''), coalesce(said.topics, '{}'), said.languages, said.meeting,
    coalesce(btrim(said.place), ''), said.minutes, coalesce(said.notice_hours, 24), said.time_zone,
    coalesce(said.is_open, true)
  from jsonb_to_record(document) as said (
    title text, about text, topics text[], languages text[], meeting text, place text, minutes int, notice_hours int,
    time_zone text, is_open boolean
  )
  on conflict (user_id) do update set
    title = excluded.title, about = excluded.about, topics = excluded.topics, languages = excluded.languages,
    meeting = excluded.meeting, place = excluded.place, minutes = excluded.minutes,
    notice_hours = excluded.notice_hours, time_zone = excluded.time_zone, is_open = excluded.is_open;
end
$$;

-- A part of a day, divided into slots, on the same weekday for some weeks; in the host's time zone, so that nine stays
-- nine when clocks change. Overlaps with existing slots are left out.
create function public.add_talk_slots(first_day date, from_time time, until_time time, weeks int default 1) returns int
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  offer public.talk_offers;
  parts int;
  added int;
begin
  perform private.require_feature('talks');
  select * into offer from public.talk_offers where user_id = person for update;
  if offer.user_id is null then
    perform private.fail('talk_not_found', 'Say first what you offer.');
  end if;
  parts := floor(extract(epoch from until_time - from_time) / 60 / offer.minutes);
  if weeks not between 1 and 12 or parts is null or parts < 1 or first_day is null or first_day > current_date + 180 then
    perform private.fail('slots_invalid', 'Choose a day within six months, and times with room for a talk.');
  end if;
  insert into public.talk_slots (user_id, starts_at, ends_at)
  select person, start, start + offer.minutes * interval '1 minute'
  from generate_series(0, weeks - 1) as week, generate_series(0, parts - 1) as part
  cross join lateral (
    select (first_day + week * 7 + from_time + part * offer.minutes * interval '1 minute') at time zone offer.time_zone as start
  ) as moment
  where start > now()
  order by start
  on conflict do nothing;
  get diagnostics added = row_count;
  if (select count(*) from public.talk_slots where user_id = person and starts_at > now()) > 300 then
    perform private.fail('too_many_slots', 'There is room for 300 slots.');
  end if;
  return added;
end
$$;

create function public.remove_talk_slots(slot_ids uuid[]) returns int
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  removed int;
begin
  -- Whoever books one of them at this moment comes before or after, not between.
  perform from public.talk_slots where user_id = person and id = any (slot_ids) order by id for update;
  delete from public.talk_slots as slot
  where slot.user_id = person and slot.id = any (slot_ids) and not exists (
    select from public.talk_bookings as booking where booking.slot_id = slot.id and booking.cancelled_at is null
  );
  get diagnostics removed = row_count;
  return removed;
end
$$;

-- The caller's own offer with upcoming slots; null if there is none.
create function public.my_talk_offer() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  perform private.require_feature('talks');
  return (
    select to_jsonb(offer) - array['user_id', 'words', 'created_at', 'updated_at'] || jsonb_build_object('slots', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', slot.id, 'starts_at', slot.starts_at, 'ends_at', slot.ends_at, 'is_taken', exists (
          select from public.talk_bookings as booking where booking.slot_id = slot.id and booking.cancelled_at is null
        )
      ) order by slot.starts_at), '[]')
      from public.talk_slots as slot where slot.user_id = person and slot.starts_at > now()
    ))
    from public.talk_offers as offer where offer.user_id = person
  );
end
$$;

-- Offers with a free slot, soonest first, 12 per page.
create function public.find_talks(
  search text[] default '{}', topic text default null, spoken text default null, held text default null, page int default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  person uuid := private.require_user();
  patterns text[] := array(select private.containing(private.plain_words(word)) from unnest(search) as word);
  avoided uuid[] := person || private.kept_from(person);
begin
  perform private.require_feature('talks');
  return (
    with fitting as (
      select offer.user_id, next.starts_at
      from private.offered_talks as offer
      cross join lateral (
        select slot.starts_at from public.talk_slots as slot
        where slot.user_id = offer.user_id and slot.starts_at > now() + offer.notice_hours * interval '1 hour'
          and not exists (
            select from public.talk_bookings as booking where booking.slot_id = slot.id and booking.cancelled_at is null
          )
        order by slot.starts_at limit 1
      ) as next
      where offer.user_id <> all (avoided)
        and (find_talks.topic is null or find_talks.topic = any (offer.topics))
        and (spoken is null or spoken = any (offer.languages))
        and (held is null or offer.meeting = held)
        and (cardinality(patterns) = 0 or offer.words like all (patterns))
    )
    select jsonb_build_object(
      'total', (select count(*) from fitting), 'unread', private.count_unread(person),
      'topics', (
        select coalesce(jsonb_agg(named.topic order by named.topic), '[]') from (
          select unnest(offer.topics) as topic from private.offered_talks as offer
          group by 1 order by count(*) desc, 1 limit 60
        ) as named
      ),
      'talks', coalesce((
        select jsonb_agg(
          private.talk_card(offer) || jsonb_build_object(
            'next_at', shown.starts_at, 'free', (select count(*) from private.free_slots(offer))
          ) order by shown.starts_at, shown.user_id
        )
        from (select * from fitting order by starts_at, user_id limit 12 offset 12 * greatest(page, 0)) as shown
        join public.talk_offers as offer on offer.user_id = shown.user_id
      ), '[]')
    )
  );
end
$$;

-- One offer with its free slots; null for people who may not see it, exactly as if there were none.
create function public.talk_page(host uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  perform private.require_feature('talks');
  return (
    select private.talk_card(offer) || jsonb_build_object(
      'slots', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', slot.id, 'starts_at', slot.starts_at, 'ends_at', slot.ends_at
        ) order by slot.starts_at), '[]')
        from private.free_slots(offer) as slot
      ),
      'booked_at', (
        select booking.starts_at from public.talk_bookings as booking
        where booking.guest_id = person and booking.host_id = host and booking.cancelled_at is null
          and booking.ends_at > now()
        order by booking.starts_at limit 1
      ),
      'open_bookings', (
        select count(*) from public.talk_bookings as booking
        where booking.guest_id = person and booking.cancelled_at is null and booking.ends_at > now()
      )
    )
    from private.open_talk_offer(host, person) as offer
  );
end
$$;

create function public.book_talk(slot_id uuid, about text, zone text default 'Europe/Paris') returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  slot public.talk_slots;
  offer public.talk_offers;
  booking uuid;
begin
  perform private.require_feature('talks');
  if not private.has_role('candidate') then
    perform private.fail('talks_for_candidates', 'Talks are booked by candidates.');
  end if;
  if about is null or length(btrim(about)) not between 10 and 1000 then
    perform private.fail('talk_about_required', 'Say in 10 to 1,000 characters what the talk is about.');
  end if;
  -- Bookings of one person wait for each other, so that the limits hold.
  perform from public.profiles where user_id = person for update;
  select * into slot from public.talk_slots as wanted where wanted.id = book_talk.slot_id for update;
  select * into offer from private.open_talk_offer(slot.user_id, person);
  if offer.user_id is null then
    perform private.fail('talk_not_found', 'This talk is no longer offered.');
  end if;
  if slot.starts_at <= now() + offer.notice_hours * interval '1 hour' then
    perform private.fail('slot_too_soon', 'This is too soon to be booked.');
  end if;
  if exists (
    select from public.talk_bookings as other
    where other.guest_id = person and other.host_id = slot.user_id and other.cancelled_at is null and other.ends_at > now()
  ) then
    perform private.fail('talk_already_booked', 'You have a talk with this person already.');
  end if;
  if (
    select count(*) from public.talk_bookings as other
    where other.guest_id = person and other.cancelled_at is null and other.ends_at > now()
  ) >= private.allowed('open_talks') then
    perform private.fail('too_many_talks', 'You have as many talks open as are allowed at a time.');
  end if;
  begin
    insert into public.talk_bookings (
      slot_id, host_id, guest_id, starts_at, ends_at, about, guest_zone, remind_at
    ) values (
      slot.id, slot.user_id, person, slot.starts_at, slot.ends_at, btrim(book_talk.about),
      case when private.is_time_zone(zone) then zone else 'Europe/Paris' end, private.reminder_before(slot.starts_at)
    ) returning id into booking;
  exception
    when unique_violation then perform private.fail('slot_taken', 'Somebody was faster.');
    when exclusion_violation then perform private.fail('talk_overlaps', 'You have another talk at this time.');
  end;
  perform private.notify(
    slot.user_id, 'talk_booked', jsonb_build_object(
      'name', private.full_name(person), 'at', slot.starts_at, 'zone', offer.time_zone, 'message', btrim(book_talk.about)
    ), '/talks'
  );
  return booking;
end
$$;

create function public.cancel_talk(booking_id uuid, reason text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  booking public.talk_bookings;
  why constant text := btrim(coalesce(reason, ''));
begin
  select * into booking from public.talk_bookings as found
  where found.id = booking_id and person in (found.host_id, found.guest_id) for update;
  if booking.id is null then
    perform private.fail('booking_not_found', 'There is no such talk.');
  end if;
  if booking.cancelled_at is not null or booking.starts_at <= now() then
    perform private.fail('talk_over', 'This talk is cancelled already, or has begun.');
  end if;
  if length(why) > 1000 then
    perform private.fail('reason_too_long', 'The reason is too long.');
  end if;
  if booking.host_id = person and why = '' then
    perform private.fail('reason_required', 'Say why, so that the person concerned knows.');
  end if;
  perform private.end_talk(booking, case booking.host_id when person then 'host' else 'guest' end, why);
end
$$;

-- The caller's talks of both kinds, from a month ago on: as a guest with the place, as a host with who is coming and
-- why.
create function public.my_talks() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', booking.id, 'is_host', booking.host_id = person, 'host_id', booking.host_id,
      'name', private.full_name(other), 'photo', case when other = booking.host_id and work.name is not null
        then to_jsonb(profile.avatar_url) else private.person_card(other) -> 'photo' end, 'job_title', profile.job_title, 'organization', work.name,
      'handle', case when career.visibility = 'public' then career.handle end,
      'title', offer.title, 'meeting', offer.meeting, 'time_zone', offer.time_zone,
      'place', case when booking.cancelled_at is null then offer.place end,
      'starts_at', booking.starts_at, 'ends_at', booking.ends_at, 'about', booking.about,
      'cancelled_at', booking.cancelled_at, 'cancelled_by', booking.cancelled_by, 'reason', booking.reason
    ) order by booking.starts_at, booking.id), '[]')
    from (
      select * from public.talk_bookings
      where (host_id = person or guest_id = person) and ends_at > now() - interval '30 days'
      order by starts_at desc limit 200
    ) as booking
    cross join lateral (select case booking.host_id when person then booking.guest_id else booking.host_id end) as side (other)
    join public.profiles as profile on profile.user_id = other
    join public.talk_offers as offer on offer.user_id = booking.host_id
    left join public.candidate_profiles as career on career.user_id = other
    left join private.works_at(other) as work on true
  );
end
$$;

-- A maker's page in one response; null if there is none.
create function public.maker_page(wanted_handle text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.maker_card(maker) || jsonb_build_object(
    'bio', maker.bio, 'website', maker.website, 'rates', maker.rates, 'since', maker.decided_at,
    'person', private.full_name(owner.id), 'photo', profile.avatar_url,
    'ratings', private.maker_published_ratings(maker.id),
    'cases', (
      select coalesce(jsonb_agg(private.case_card(one) order by one.place, one.id), '[]')
      from public.portfolio_cases as one
      where one.organization_id = maker.id and one.is_published and one.deleted_at is null
    ),
    'missions', (
      select coalesce(jsonb_agg(to_jsonb(listing) - 'words' order by listing.published_at desc), '[]')
      from (
        select * from public.mission_listings
        where mission_listings.organization_id = maker.id and is_open
          and (closes_on is null or closes_on >= current_date)
        order by published_at desc limit 60
      ) as listing
    ),
    'talk', (
      select jsonb_build_object(
        'host', offer.user_id, 'title', offer.title, 'minutes', offer.minutes, 'languages', offer.languages,
        'free', (select count(*) from private.free_slots(offer.*::public.talk_offers))
      )
      from public.talk_offers as offer where offer.user_id = owner.id and exists (
        select from private.offered_talks as offered where offered.user_id = offer.user_id
      )
    ),
    'isOwn', coalesce(maker.id in (select private.my_makers()), false),
    'mentorship', (
      select jsonb_build_object('id', mine.id, 'status', mine.status) from public.mentorships as mine
      where mine.maker_id = maker.id and mine.candidate_id = (select auth.uid())
        and mine.status in ('pending', 'accepted')
    )
  )
  from private.shown_makers as maker
  left join lateral (select id from private.owners_of(maker.id) as first (id) limit 1) as owner on true
  left join public.profiles as profile on profile.user_id = owner.id
  where maker.handle = lower(wanted_handle)
$$;

-- Makers who mentor, for candidates: those with a free place first, 12 per page.
create function public.find_mentors(search text[] default '{}', skill text default null, page int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  person uuid := private.require_user();
  patterns text[] := array(select private.containing(private.plain_words(word)) from unnest(search) as word);
begin
  perform private.require_feature('mentoring');
  return (
    with fitting as (
      select maker.id, private.mentoring_places_left(maker.id) > 0 as is_free, maker.name
      from private.shown_makers as maker
      where maker.mentee_places > 0 and (find_mentors.skill is null or find_mentors.skill = any (maker.skill_slugs))
        and (cardinality(patterns) = 0 or maker.words like all (patterns))
        and not exists (
          select from private.owners_of(maker.id) as owner (id)
          where owner.id = person or private.is_blocked(owner.id, person)
        )
    )
    select jsonb_build_object(
      'total', (select count(*) from fitting),
      'mentors', coalesce((
        select jsonb_agg(
          private.maker_card(maker) || jsonb_build_object('mentorship', (
            select jsonb_build_object('id', mine.id, 'status', mine.status) from public.mentorships as mine
            where mine.maker_id = maker.id and mine.candidate_id = person and mine.status in ('pending', 'accepted')
          ))
          order by listed.is_free desc, listed.name, listed.id
        )
        from (
          select * from fitting order by is_free desc, name, id limit 12 offset 12 * greatest(page, 0)
        ) as listed
        join private.shown_makers as maker on maker.id = listed.id
      ), '[]')
    )
  );
end
$$;

create function public.ask_mentoring(maker uuid, purpose text, body text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
  said text := btrim(coalesce(body, ''), E' \t\r\n');
  asked uuid;
begin
  perform private.require_feature('mentoring');
  if purpose is null or purpose <> all (private.mentoring_purposes()) then
    perform private.fail('mentoring_purpose', 'Say what it is about.');
  end if;
  if length(said) not between 20 and 2000 then
    perform private.fail('mentoring_text', 'Write between 20 and 2,000 characters.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('mentoring of ' || me, 0));
  if not exists (select from private.shown_makers where id = maker and mentee_places > 0) or exists (
    select from private.owners_of(maker) as owner (id) where owner.id = me or private.is_blocked(owner.id, me)
  ) then
    perform private.fail('mentor_not_found', 'This maker mentors nobody at the moment.');
  end if;
  if exists (
    select from public.mentorships as kept
    where kept.maker_id = maker and kept.candidate_id = me and kept.status in ('pending', 'accepted')
  ) then
    perform private.fail('mentoring_open', 'You have asked this maker already.');
  end if;
  if exists (
    select from public.mentorships as kept
    where kept.maker_id = maker and kept.candidate_id = me and kept.status in ('declined', 'expired')
      and kept.decided_at > now() - interval '30 days'
  ) then
    perform private.fail('mentoring_paused', 'Wait 30 days before you ask this maker again.');
  end if;
  if private.mentoring_places_left(maker) = 0 then
    perform private.fail('mentor_full', 'This maker has no free place at the moment.');
  end if;
  if (
    select count(*) from public.mentorships where candidate_id = me and created_at > now() - interval '1 day'
  ) >= private.mentoring_asks_a_day() then
    perform private.fail('too_many_mentoring', 'You have asked as many makers as a day allows. Go on tomorrow.');
  end if;
  insert into public.mentorships (maker_id, candidate_id, purpose, body)
  values (maker, me, ask_mentoring.purpose, said) returning id into asked;
  perform private.notify(owner.id, 'mentoring_asked', jsonb_build_object(
    'name', private.member_facts(me) ->> 'name', 'message', left(said, 300), 'mentorship', asked
  ), '/mentoring') from private.owners_of(maker) as owner (id);
  return asked;
end
$$;

create function public.withdraw_mentoring(mentorship_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  update public.mentorships set status = 'withdrawn', decided_at = now()
  where id = mentorship_id and candidate_id = me and status = 'pending';
  if not found then
    perform private.fail('mentoring_over', 'This was answered, withdrawn, or has ended.');
  end if;
  perform private.settle_mentoring_news(mentorship_id);
end
$$;

-- Accepts. Returns the conversation, which starts with the request.
create function public.accept_mentoring(mentorship_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked public.mentorships := private.require_request(mentorship_id);
  me uuid := (select auth.uid());
  wanted text := 'mentoring:' || asked.maker_id || ':' || asked.candidate_id;
  chat public.conversations;
begin
  perform private.require_feature('mentoring');
  -- Two acceptances at the same moment wait here for each other.
  perform from public.maker_profiles where organization_id = asked.maker_id for update;
  if private.mentoring_places_left(asked.maker_id) = 0 then
    perform private.fail('mentor_full', 'This maker has no free place at the moment.');
  end if;
  insert into public.conversations (kind, key, first_by, first_at)
  values ('mentoring', wanted, asked.candidate_id, asked.created_at)
  on conflict on constraint conversations_key_key do update set last_at = now() returning * into chat;
  insert into public.conversation_members (conversation_id, user_id)
  values (chat.id, asked.candidate_id), (chat.id, me)
  on conflict on constraint conversation_members_pkey do nothing;
  insert into public.messages (conversation_id, number, id, author_id, body, created_at)
  values (chat.id, chat.last_number + 1, gen_random_uuid(), asked.candidate_id, asked.body, asked.created_at);
  update public.conversations set last_number = chat.last_number + 1 where id = chat.id;
  update public.conversation_members as member set read_number = chat.last_number + 1
  where member.conversation_id = chat.id;
  update public.mentorships as kept set
    status = 'accepted', decided_at = now(), mentor_id = me, conversation_id = chat.id
  where kept.id = asked.id;
  perform private.settle_mentoring_news(asked.id);
  perform private.notify(asked.candidate_id, 'mentoring_accepted', jsonb_build_object(
    'name', (select name from public.organizations where id = asked.maker_id)
  ), '/networking/mentoring/' || asked.id);
  perform private.tell_members(chat.id, jsonb_build_object('kind', 'message', 'number', chat.last_number + 1));
  return chat.id;
end
$$;

create function public.decline_mentoring(mentorship_id uuid, reason text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked public.mentorships := private.require_request(mentorship_id);
  said text := left(btrim(coalesce(reason, ''), E' \t\r\n'), 500);
begin
  update public.mentorships as kept set status = 'declined', decided_at = now(), reason = said where kept.id = asked.id;
  perform private.settle_mentoring_news(asked.id);
  perform private.notify(asked.candidate_id, 'mentoring_declined', jsonb_strip_nulls(jsonb_build_object(
    'name', (select name from public.organizations where id = asked.maker_id), 'reason', nullif(said, '')
  )), '/networking/mentoring');
end
$$;

-- Either side ends it with a message, and the other can still reply.
create function public.end_mentoring(mentorship_id uuid, word text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  kept public.mentorships;
  said text := left(btrim(coalesce(word, ''), E' \t\r\n'), 1000);
  is_candidate boolean;
begin
  select * into kept from public.mentorships
  where id = mentorship_id and id in (select private.my_mentorship_ids()) for update;
  if kept.id is null then
    perform private.fail('mentoring_not_found', 'This is not there any more.');
  end if;
  is_candidate := kept.candidate_id = me;
  if kept.status = 'accepted' then
    update public.mentorships set
      status = 'ended', ended_at = now(), ended_by = case when is_candidate then 'candidate' else 'maker' end
    where id = kept.id;
  elsif kept.status <> 'ended' or (case when is_candidate then kept.candidate_word else kept.maker_word end) <> '' then
    perform private.fail('mentoring_over', 'This was answered, withdrawn, or has ended.');
  end if;
  if is_candidate then
    update public.mentorships set candidate_word = said where id = kept.id;
    perform private.notify(owner.id, 'mentoring_ended', jsonb_build_object(
      'name', private.member_facts(me) ->> 'name', 'message', left(said, 300)
    ), '/mentoring/' || kept.id) from private.owners_of(kept.maker_id) as owner (id);
  else
    update public.mentorships set maker_word = said where id = kept.id;
    perform private.notify(kept.candidate_id, 'mentoring_ended', jsonb_build_object(
      'name', (select name from public.organizations where id = kept.maker_id), 'message', left(said, 300)
    ), '/networking/mentoring/' || kept.id);
  end if;
end
$$;

-- The caller's own, as candidate or maker: pending first, then current, then newest.
create function public.my_mentorships(as_maker boolean default false) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  maker uuid := case when as_maker then private.require_maker() end;
begin
  perform private.require_feature('mentoring');
  return jsonb_build_object(
    'places', (select mentee_places from public.maker_profiles where organization_id = maker),
    'isPublic', exists (select from private.shown_makers where id = maker),
    'mentorships', (
      select coalesce(jsonb_agg(private.mentorship_facts(kept) order by
        array_position(array['pending', 'accepted'], kept.status), kept.created_at desc), '[]')
      from (
        select * from public.mentorships as one
        where case when as_maker then one.maker_id = maker else one.candidate_id = me end
        order by one.status in ('pending', 'accepted') desc, one.created_at desc limit 100
      ) as kept
    )
  );
end
$$;

-- One mentorship with its goals and sessions, shared notes and the caller's own.
create function public.mentorship_page(mentorship_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  kept public.mentorships;
begin
  perform private.require_feature('mentoring');
  select * into kept from public.mentorships
  where id = mentorship_id and id in (select private.my_mentorship_ids());
  if kept.id is null then
    return null;
  end if;
  return private.mentorship_facts(kept) || jsonb_build_object(
    'goalList', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', goal.id, 'title', goal.title, 'doneAt', goal.done_at
      ) order by goal.created_at, goal.id), '[]')
      from public.mentoring_goals as goal where goal.mentorship_id = kept.id
    ),
    'sessionList', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', session.id, 'startsAt', session.starts_at, 'minutes', session.minutes, 'notes', session.notes,
        'revision', session.revision, 'ownNote', coalesce(note.body, '')
      ) order by session.starts_at desc, session.id), '[]')
      from public.mentoring_sessions as session
      left join public.mentoring_notes as note on note.session_id = session.id and note.user_id = me
      where session.mentorship_id = kept.id
    )
  );
end
$$;

-- Whom a maker has helped: how many of each kind, and how many people in all.
create function public.maker_impact() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
  team uuid[] := array(select user_id from public.organization_members where organization_id = maker);
begin
  return (
    with reviewed as (
      select enrollment.user_id from public.reviews as review
      join public.submissions as submission on submission.id = review.submission_id
      join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
      where review.reviewer_id = any (team) and review.delivered_at is not null
    ), mentored as (
      select candidate_id as user_id from public.mentorships
      where maker_id = maker and status in ('accepted', 'ended')
    ), talked as (
      select guest_id as user_id from public.talk_bookings
      where host_id = any (team) and cancelled_at is null and ends_at < now()
    ), played as (
      select user_id from public.enrollments where organization_id = maker and user_id <> all (team)
    ), certified as (
      select user_id from public.certificates where organization_id = maker and revoked_at is null
    )
    select jsonb_build_object(
      'juniors', (
        select count(*) from (
          select user_id from reviewed union select user_id from mentored union select user_id from talked
          union select user_id from played union select user_id from certified
        ) as people
      ),
      'reviewed', (select count(*) from reviewed), 'mentored', (select count(*) from mentored),
      'talks', (select count(*) from talked), 'played', (select count(*) from played),
      'certificates', (select count(*) from certified),
      'missions', (
        select count(*) from public.missions where organization_id = maker and status = 'published'
      )
    )
  );
end
$$;

-- # Who may call which function

grant execute on function
  private.my_mentoring_sessions, private.my_mentorship_ids, private.my_open_mentorships
to authenticated;

grant execute on function
  public.accept_mentoring, public.add_talk_slots, public.ask_mentoring, public.book_talk, public.cancel_talk,
  public.decline_mentoring, public.end_mentoring, public.find_mentors, public.find_talks, public.maker_impact,
  public.mentorship_page, public.my_mentorships, public.my_talk_offer, public.my_talks, public.remove_talk_slots,
  public.save_talk_offer, public.talk_page, public.withdraw_mentoring
to authenticated;

grant execute on function public.maker_page to anon, authenticated;

-- # Triggers

create trigger rename_talk_host after update of first_name, last_name, job_title on public.profiles
  for each row execute function private.rename_talk_host();

create trigger end_talks_of_blocked after insert on public.blocks
  for each row execute function private.end_talks_of_blocked();

create trigger part_mentoring after insert on public.blocks
  for each row execute function private.part_mentoring();

create trigger talk_offers_updated before update on public.talk_offers
  for each row execute function private.set_updated_at();

create trigger keep_talk_words before insert or update on public.talk_offers
  for each row execute function private.keep_talk_words();

create trigger refuse_hidden before insert or update of is_open on public.talk_offers
  for each row when (new.is_open) execute function private.refuse_hidden('talk', 'user_id');

create trigger tell_of_lost_talk after delete on public.talk_bookings
  for each row when (old.cancelled_at is null and old.starts_at > now()) execute function private.tell_of_lost_talk();

create trigger keep_mentoring_small before insert on public.mentoring_goals
  for each row execute function private.keep_mentoring_small();

create trigger mentoring_sessions_revised before update on public.mentoring_sessions
  for each row execute function private.count_revision();

create trigger keep_mentoring_small before insert on public.mentoring_sessions
  for each row execute function private.keep_mentoring_small();

create trigger tell_of_session after insert on public.mentoring_sessions
  for each row when (new.starts_at > now()) execute function private.tell_of_session();

create trigger mentoring_notes_updated before update on public.mentoring_notes
  for each row execute function private.set_updated_at();

-- # Jobs

select cron.schedule('remind of talks', '* * * * *', 'select private.send_talk_reminders()');

select cron.schedule('clear past slots', '41 3 * * *', $$
  delete from public.talk_slots where ends_at < now() - interval '7 days'
$$);

select cron.schedule('expire mentoring', '*/10 * * * *', 'select private.expire_mentoring()');
