-- Talks: mentors and makers give some of their time, candidates book it. A talk is no interview: nobody is assessed.
create extension if not exists btree_gist with schema extensions;

create table public.talk_offers (
  user_id uuid primary key references auth.users on delete cascade,
  title text not null check (title = btrim(title) and length(title) between 1 and 120),
  about text not null default '' check (length(about) <= 4000),
  topics text[] not null default '{}' check (private.are_clean_words(topics, 40) and cardinality(topics) <= 12),
  languages text[] not null check (private.are_clean_words(languages, 3) and cardinality(languages) between 1 and 8),
  meeting text not null check (meeting in ('video', 'phone', 'on_site')),
  -- A link, a number or an address: shown to whoever booked, and to nobody else.
  place text not null default '' check (length(place) <= 300),
  minutes int not null check (minutes in (15, 20, 30, 45, 60)),
  notice_hours int not null default 24 check (notice_hours between 0 and 168),
  -- Where the host lives: slots are typed in its time.
  time_zone text not null check (private.is_time_zone(time_zone)),
  is_open boolean not null default true,
  -- What a search looks through, without accents and capitals.
  words text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index talk_offers_open on public.talk_offers (user_id) where is_open;
create index talk_offers_by_words on public.talk_offers using gin (words extensions.gin_trgm_ops) where is_open;
create trigger talk_offers_updated before update on public.talk_offers
  for each row execute function private.set_updated_at();

create table public.talk_slots (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.talk_offers on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  created_at timestamptz not null default now(),
  constraint slots_of_a_host_do_not_overlap
    exclude using gist (user_id with =, tstzrange(starts_at, ends_at) with &&)
);
create index talk_slots_by_host on public.talk_slots (user_id, starts_at);
create index talk_slots_by_end on public.talk_slots (ends_at);

create table public.talk_bookings (
  id uuid primary key default gen_random_uuid(),
  -- Null once the slot was taken away, after the booking was cancelled or is long past.
  slot_id uuid references public.talk_slots on delete set null,
  host_id uuid not null references auth.users on delete cascade,
  guest_id uuid not null references auth.users on delete cascade check (guest_id <> host_id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  about text not null check (length(btrim(about)) between 10 and 1000),
  -- In which time the guest is told when it is.
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
-- Whoever comes first has the slot, whatever a function believed it saw.
create unique index a_slot_is_booked_once on public.talk_bookings (slot_id) where cancelled_at is null;
create index talk_bookings_by_slot on public.talk_bookings (slot_id);
create index talk_bookings_by_host on public.talk_bookings (host_id, starts_at);
create index talk_bookings_by_guest on public.talk_bookings (guest_id, starts_at);
create index talk_bookings_to_remind on public.talk_bookings (remind_at) where remind_at is not null;

call private.protect('public.talk_offers');
call private.protect('public.talk_slots');
call private.protect('public.talk_bookings');
grant select on public.talk_offers, public.talk_slots, public.talk_bookings to authenticated;
create policy "Hosts see their own offer" on public.talk_offers for select to authenticated
  using (user_id = (select auth.uid()));
create policy "Hosts see their own slots" on public.talk_slots for select to authenticated
  using (user_id = (select auth.uid()));
create policy "Hosts and guests see their own talks" on public.talk_bookings for select to authenticated
  using (host_id = (select auth.uid()) or guest_id = (select auth.uid()));

create function private.full_name(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select btrim(first_name || ' ' || last_name) from public.profiles where user_id = person
$$;

-- Where somebody who offers talks works: the approved organization that came first.
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
create trigger keep_talk_words before insert or update on public.talk_offers
  for each row execute function private.keep_talk_words();
create function private.rename_talk_host() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.talk_offers set words = '' where user_id = new.user_id;
  return null;
end
$$;
create trigger rename_talk_host after update of first_name, last_name, job_title on public.profiles
  for each row execute function private.rename_talk_host();

-- What may be found at all: open, of somebody who is still here and has a role.
create view private.offered_talks as
  select offer.* from public.talk_offers as offer
  join public.profiles as profile on profile.user_id = offer.user_id and profile.deletion_requested_at is null
  join auth.users as account on account.id = offer.user_id and coalesce(account.banned_until, '-infinity') < now()
  where offer.is_open
    and exists (select from public.user_roles as held where held.user_id = offer.user_id and held.role <> 'admin');

-- One offer for somebody: never the own one, nor that of people of whom one has blocked the other.
create function private.open_talk_offer(host uuid, viewer uuid) returns setof public.talk_offers
language sql stable security definer set search_path = '' as $$
  select * from private.offered_talks
  where user_id = host and host <> viewer and not private.is_blocked(host, viewer)
$$;

create function private.free_slots(offer public.talk_offers) returns setof public.talk_slots
language sql stable security definer set search_path = '' as $$
  select slot.* from public.talk_slots as slot
  where slot.user_id = offer.user_id and slot.starts_at > now() + offer.notice_hours * interval '1 hour'
    and not exists (
      select from public.talk_bookings as booking where booking.slot_id = slot.id and booking.cancelled_at is null
    )
$$;

create function public.save_talk_offer(document jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
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

-- A stretch of a day, cut into slots, on the same weekday for some weeks; by the clock of the host's zone, so that nine
-- stays nine when clocks change. What overlaps with a slot that exists is left out.
create function public.add_talk_slots(first_day date, from_time time, until_time time, weeks int default 1) returns int
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  offer public.talk_offers;
  parts int;
  added int;
begin
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

-- The own offer with the slots that are still to come; null where there is none yet.
create function public.my_talk_offer() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
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

create function private.talk_card(offer public.talk_offers) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'host_id', offer.user_id, 'name', private.full_name(offer.user_id), 'job_title', profile.job_title,
    'organization', work.name, 'organization_kind', work.kind, 'title', offer.title, 'about', offer.about,
    'topics', offer.topics, 'languages', offer.languages, 'meeting', offer.meeting, 'minutes', offer.minutes,
    'time_zone', offer.time_zone
  )
  from public.profiles as profile left join private.works_at(offer.user_id) as work on true
  where profile.user_id = offer.user_id
$$;

-- Offers with a free slot, the soonest first, 12 to a page.
create function public.find_talks(
  search text[] default '{}', topic text default null, spoken text default null, held text default null, page int default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  person uuid := private.require_user();
  patterns text[] := array(select private.containing(private.plain_words(word)) from unnest(search) as word);
  avoided uuid[] := array(
    select blocked_id from public.blocks where user_id = person
    union all select user_id from public.blocks where blocked_id = person
  ) || person;
begin
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

-- One offer with its free slots; null for whoever may not see it, exactly as where there is none.
create function public.talk_page(host uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
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

-- A day before; an hour before where that has passed; not at all where that has passed too.
create function private.reminder_before(moment timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case
    when moment - interval '24 hours' > now() then moment - interval '24 hours'
    when moment - interval '1 hour' > now() then moment - interval '1 hour'
  end
$$;

-- Ends a booking for one of the two and tells the other one. A slot that its host took back is not offered again.
create function private.end_talk(booking public.talk_bookings, ended_by text, why text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  zone text := (select time_zone from public.talk_offers where user_id = booking.host_id);
  told constant uuid := case ended_by when 'host' then booking.guest_id else booking.host_id end;
begin
  update public.talk_bookings
  set cancelled_at = now(), cancelled_by = ended_by, reason = why, remind_at = null where id = booking.id;
  if ended_by = 'host' then
    delete from public.talk_slots where id = booking.slot_id;
  end if;
  perform private.notify(
    told, 'talk_cancelled', jsonb_build_object(
      'name', private.full_name(case ended_by when 'host' then booking.host_id else booking.guest_id end),
      'at', booking.starts_at, 'reason', why,
      'zone', case ended_by when 'host' then booking.guest_zone else coalesce(zone, booking.guest_zone) end
    ), case ended_by when 'host' then '/networking/talks' else '/talks' end
  );
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

-- The own talks of both kinds, from a month ago on: as a guest with the place, as a host with who comes and why.
create function public.my_talks() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', booking.id, 'is_host', booking.host_id = person, 'host_id', booking.host_id,
      'name', private.full_name(other), 'job_title', profile.job_title, 'organization', work.name,
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
grant execute on function public.save_talk_offer, public.add_talk_slots, public.remove_talk_slots, public.my_talk_offer,
  public.find_talks, public.talk_page, public.book_talk, public.cancel_talk, public.my_talks
to authenticated;

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
      ), '/networking/talks'
    );
    perform private.notify(
      booking.host_id, 'talk_reminder', jsonb_build_object(
        'name', private.full_name(booking.guest_id), 'at', booking.starts_at,
        'zone', (select time_zone from public.talk_offers where user_id = booking.host_id)
      ), '/talks'
    );
    sent := sent + 1;
  end loop;
  return sent;
end
$$;
select cron.schedule('remind of talks', '* * * * *', 'select private.send_talk_reminders()');
select cron.schedule('clear past slots', '41 3 * * *', $$
  delete from public.talk_slots where ends_at < now() - interval '7 days'
$$);

-- Whoever blocks somebody is not left with a talk to hold.
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
create trigger end_talks_of_blocked after insert on public.blocks
  for each row execute function private.end_talks_of_blocked();

-- An account takes its talks with it; the other one is told.
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
create trigger tell_of_lost_talk after delete on public.talk_bookings
  for each row when (old.cancelled_at is null and old.starts_at > now()) execute function private.tell_of_lost_talk();
