-- Whoever hides from a company is not shown to the people who work there, wherever people are shown; and nobody at a
-- company opens the page of somebody whom it knows as an anonymous card. docs/adr/0038

-- Whether one of two people is not to see the other: one has blocked the other, or "person" hides from where "me" works.
create function private.is_kept_from(me uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_blocked(me, person) or exists (
    select from public.organization_members as member
    where member.user_id = me and member.user_id <> person and private.hides_from(person, member.organization_id)
  )
$$;
grant execute on function private.is_kept_from to authenticated;

-- The same for lists: everybody whom "me" is not to see.
create function private.kept_from(me uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(
    select blocked_id from public.blocks where user_id = me
    union select user_id from public.blocks where blocked_id = me
    union select excluded.user_id from public.discovery_exclusions as excluded
    join public.organization_members as member on member.organization_id = excluded.organization_id
    where member.user_id = me and excluded.user_id <> me
    union select block.user_id from public.organization_members as mine
    join public.organization_members as colleague on colleague.organization_id = mine.organization_id
    join public.blocks as block on block.blocked_id = colleague.user_id
    where mine.user_id = me and block.user_id <> me
  )
$$;

-- A company that somebody shares the own name with.
create function private.was_told_name(me uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.organization_members as member
    cross join lateral private.active_share(member.organization_id, person) as share
    where member.user_id = me and 'name' = any (share.fields)
  )
$$;

create or replace function private.may_see_page(career public.candidate_profiles) returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.is_kept_from((select auth.uid()), career.user_id) and (
    career.visibility = 'public'
    or career.visibility = 'partners' and (select auth.uid()) is not null and private.is_fully_signed_in() and (
      private.has_role('company') and (
        not private.is_findable(career.user_id) or private.was_told_name((select auth.uid()), career.user_id)
      )
      or private.has_role('academia') and not private.has_role('company')
    )
  )
$$;

create or replace function private.may_ask(me uuid, person uuid) returns boolean
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

create or replace function public.find_people(
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

create or replace function private.suggested_people(me uuid) returns jsonb
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

create or replace function public.start_conversation(person uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  wanted text := private.key_of_people(me, person);
  conversation uuid := (select id from public.conversations where key = wanted);
begin
  if conversation is not null then
    return conversation;
  end if;
  if me = person or private.is_kept_from(me, person) or not private.are_connected(me, person) then
    perform private.fail('not_connected', 'Messages are for people you are connected with.');
  end if;
  insert into public.conversations (key) values (wanted) on conflict (key) do nothing returning id into conversation;
  if conversation is null then
    return (select id from public.conversations where key = wanted);
  end if;
  insert into public.conversation_members (conversation_id, user_id) values (conversation, me), (conversation, person);
  return conversation;
end
$$;

-- One offer for somebody: never the own one, nor of somebody whom the viewer is not to see.
create or replace function private.open_talk_offer(host uuid, viewer uuid) returns setof public.talk_offers
language sql stable security definer set search_path = '' as $$
  select * from private.offered_talks
  where user_id = host and host <> viewer and not private.is_kept_from(viewer, host)
$$;
create or replace function public.find_talks(
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

-- Who comes, for those who hold the event; without those who hide from them, who keep their place all the same.
create or replace function public.event_attendees(event_id uuid) returns table (
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

-- Somebody who is invited by the card alone would be known by being the one who answers. They begin only after saying
-- that the company may learn who they are, and what they agreed to is in their ledger.
alter table public.mission_invitations add column agreed_at timestamptz;
alter table public.discovery_events drop constraint discovery_events_kind_check;
alter table public.discovery_events add constraint discovery_events_kind_check check (kind in (
  'viewed', 'shortlisted', 'unlisted', 'compared', 'matched', 'contacted', 'accepted', 'declined', 'expired',
  'withdrawn', 'revoked', 'invited', 'agreed'
));

create function private.is_invited_by_card(person uuid, mission uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.mission_invitations as invitation
    where invitation.mission_id = mission and invitation.user_id = person and invitation.agreed_at is null
      and not exists (
        select from private.active_share(invitation.organization_id, person) as share where 'name' = any (share.fields)
      )
  )
$$;

create function public.agree_to_be_known(mission_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
  invitation public.mission_invitations;
begin
  update public.mission_invitations as kept set agreed_at = now()
  where kept.mission_id = agree_to_be_known.mission_id and kept.user_id = me and kept.agreed_at is null
  returning * into invitation;
  if invitation.id is not null then
    perform private.note_discovery(me, invitation.organization_id, 'agreed', jsonb_build_object('mission', (
      select listing.title from public.mission_listings as listing where listing.mission_id = invitation.mission_id
    )));
  end if;
end
$$;
grant execute on function public.agree_to_be_known to authenticated;

create function private.ask_before_being_known() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_invited_by_card(new.user_id, new.mission_id) then
    perform private.fail('starting_names_you', 'This company invited your anonymous card. If you start, it can learn who you are.');
  end if;
  return new;
end
$$;
create trigger ask_before_being_known before insert on public.enrollments
  for each row when (new.status = 'in_progress') execute function private.ask_before_being_known();

-- Work that somebody began before being asked stays unnamed, and so does the work of who hides from the company.
create or replace function public.reveal_candidate(submission_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  submission public.submissions := private.require_submission(submission_id);
  work public.enrollments;
begin
  if submission.organization_id not in (select private.my_reviewed_organizations()) then
    perform private.fail('makers_stay_blind', 'Makers review without knowing whose work it is.');
  end if;
  select * into work from public.enrollments where id = submission.enrollment_id;
  if private.is_invited_by_card(work.user_id, work.mission_id)
    or private.hides_from(work.user_id, submission.organization_id) then
    perform private.fail('candidate_stays_unnamed', 'This candidate has not agreed to be known by your company.');
  end if;
  return private.tell_candidate(submission_id);
end
$$;

create or replace function public.issued_certificates(search text default '', show text default 'all', page_size int default 25, page int default 0)
returns table (
  code text, name text, mission text, organization text, issued_at timestamptz, revoked_at timestamptz,
  revocation_reason text, total bigint
)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  is_admin boolean := private.has_role('admin');
  pattern text := private.containing(search);
begin
  return query
  select certificate.code, certificate.facts ->> 'name', certificate.facts ->> 'mission', certificate.facts ->> 'organization',
    certificate.issued_at, certificate.revoked_at, certificate.revocation_reason, count(*) over ()
  from public.certificates as certificate
  where (
      is_admin or certificate.organization_id in (select private.my_authored_organizations())
        and not private.hides_from(certificate.user_id, certificate.organization_id)
    )
    and (
      btrim(search) = '' or certificate.code = upper(btrim(search))
      or certificate.facts ->> 'name' ilike pattern or certificate.facts ->> 'mission' ilike pattern
    )
    and case show when 'valid' then certificate.revoked_at is null when 'revoked' then certificate.revoked_at is not null else true end
  order by certificate.issued_at desc, certificate.code
  limit least(page_size, 100) offset greatest(page, 0) * least(page_size, 100);
end
$$;
