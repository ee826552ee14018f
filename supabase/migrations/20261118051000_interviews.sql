-- Interviews about an application: times that the opening's team proposes, of which the applicant books one, private
-- notes of the team, reminders, and when the next answer is due.

-- # Tables

create table public.interviews (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.opening_applications on delete cascade,
  -- Who proposed it last.
  proposed_by uuid references auth.users on delete set null,
  status text not null default 'proposed' check (status in ('proposed', 'asked', 'booked', 'cancelled')),
  kind text not null check (kind in ('video', 'phone', 'on_site')),
  minutes int not null check (minutes between 15 and 240),
  -- A link, an address, or who calls which number.
  place text not null check (length(place) <= 500),
  -- For the applicant.
  words text not null default '' check (length(words) <= 2000),
  -- Starts to choose from, while it is proposed; they are free again as soon as one is booked.
  slots timestamptz[] not null check (cardinality(slots) <= 6),
  -- The times of those who proposed it, and of the applicant once it is booked.
  team_zone text not null,
  applicant_zone text,
  starts_at timestamptz,
  ends_at timestamptz,
  -- Null if no reminder is left to send.
  remind_at timestamptz,
  created_at timestamptz not null default now(),
  revision int not null default 1,
  constraint booked_with_a_time check ((status = 'booked') = (starts_at is not null) and num_nonnulls(starts_at, ends_at) <> 1),
  constraint proposed_with_times check ((status = 'proposed') = (cardinality(slots) > 0)),
  constraint video_with_a_link check (kind <> 'video' or private.is_web_address(place)),
  constraint on_site_with_a_place check (kind <> 'on_site' or length(place) > 0)
);

create table public.interview_people (
  interview_id uuid not null references public.interviews on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  primary key (interview_id, user_id)
);

-- What happened to an interview; written once, never changed.
create table public.interview_events (
  id bigint generated always as identity primary key,
  interview_id uuid not null references public.interviews on delete cascade,
  -- 'application' if the interview ended with its application.
  by text not null check (by in ('team', 'applicant', 'application')),
  -- Null for what the applicant did.
  actor_id uuid references auth.users on delete set null,
  kind text not null check (kind in ('proposed', 'booked', 'asked', 'cancelled')),
  -- What was proposed, booked or canceled.
  slots timestamptz[] not null default '{}' check (cardinality(slots) <= 6),
  words text not null default '' check (length(words) <= 2000),
  at timestamptz not null default now()
);

-- Only for the team.
create table public.interview_notes (
  id uuid primary key default gen_random_uuid(),
  interview_id uuid not null references public.interviews on delete cascade,
  author_id uuid references auth.users on delete set null,
  body text not null check (length(body) between 1 and 4000),
  created_at timestamptz not null default now()
);

create index interviews_by_application on public.interviews (application_id, created_at);
create index interviews_by_proposer on public.interviews (proposed_by);
create index interviews_to_remind on public.interviews (remind_at) where remind_at is not null;
create index interview_people_by_person on public.interview_people (user_id);
create index interview_events_by_interview on public.interview_events (interview_id, id);
create index interview_events_by_actor on public.interview_events (actor_id);
create index interview_notes_by_interview on public.interview_notes (interview_id, created_at);
create index interview_notes_by_author on public.interview_notes (author_id);

call private.protect('public.interviews');
call private.protect('public.interview_people');
call private.protect('public.interview_events');
call private.protect('public.interview_notes');

insert into private.notification_kinds (kind, topic) values
  ('interview_proposed', 'appointments'), ('interview_booked', 'appointments'), ('interview_asked', 'appointments'),
  ('interview_cancelled', 'appointments'), ('interview_reminder', 'appointments');

-- # Private helpers

-- Not over and not canceled; a proposal whose times have all passed stays open until the team proposes others.
create function private.is_open_interview(kept public.interviews) returns boolean
language sql stable set search_path = '' as $$
  select kept.status in ('proposed', 'asked') or kept.status = 'booked' and kept.ends_at > now()
$$;

-- People who still belong to the opening's team and declared no conflict of interest.
create function private.interviewers(interview_id uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select team.user_id
  from public.interviews as kept
  join public.opening_applications as sent on sent.id = kept.application_id
  join public.interview_people as chosen on chosen.interview_id = kept.id
  join public.opening_team as team on team.opening_id = sent.opening_id and team.user_id = chosen.user_id
  where kept.id = interviewers.interview_id and not exists (
    select from public.opening_application_conflicts as declared
    where declared.application_id = sent.id and declared.user_id = team.user_id
  )
$$;

-- The interviewers and the person who proposed it; the leads if none of them is left.
create function private.interview_team(kept public.interviews) returns setof uuid
language sql stable security definer set search_path = '' as $$
  with readers as (
    select team.user_id, team.is_lead, team.user_id is not distinct from kept.proposed_by
      or team.user_id in (select private.interviewers(kept.id)) as takes_part
    from public.opening_applications as sent join public.opening_team as team on team.opening_id = sent.opening_id
    where sent.id = kept.application_id and not exists (
      select from public.opening_application_conflicts as declared
      where declared.application_id = sent.id and declared.user_id = team.user_id
    )
  )
  select user_id from readers where takes_part or is_lead and not exists (select from readers as one where one.takes_part)
$$;

-- The stage's promise, which starts once it is the team's turn again: after the booked interview, or after the last of
-- the times that the applicant can choose from.
create function private.answer_due(sent public.opening_applications, stage_id uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select private.promised_until(sent.opening_id, sent.version, answer_due.stage_id) + greatest(interval '0', (
    select max(coalesce(kept.ends_at, (select max(slot) from unnest(kept.slots) as slot) + make_interval(mins => kept.minutes)))
    from public.interviews as kept where kept.application_id = sent.id and kept.status in ('proposed', 'booked')
  ) - now())
$$;

create function private.restart_answer_clock(application_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.opening_applications as sent set
    answer_due_at = private.answer_due(sent, sent.stage_id), late_at = null, reminded_at = null
  where sent.id = restart_answer_clock.application_id and sent.outcome is null and sent.withdrawn_at is null
$$;

create function private.note_interview(kept public.interviews, by text, kind text, slots timestamptz[], words text) returns void
language sql security definer set search_path = '' as $$
  insert into public.interview_events (interview_id, by, actor_id, kind, slots, words)
  values (
    kept.id, note_interview.by, case note_interview.by when 'team' then (select auth.uid()) end, note_interview.kind,
    note_interview.slots, note_interview.words
  )
$$;

-- Notifies one side about an interview; `who` isn't notified of what they did themselves.
create function private.notify_of_interview(kept public.interviews, side text, kind text, more jsonb, who uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sent public.opening_applications;
  opening public.openings;
  told uuid;
begin
  select * into sent from public.opening_applications where id = kept.application_id;
  select * into opening from public.openings where id = sent.opening_id;
  if side = 'applicant' then
    perform private.notify(sent.user_id, notify_of_interview.kind, more || jsonb_build_object(
      'name', (select name from public.organizations where id = opening.organization_id),
      'opening', private.opening_title(sent.opening_id, sent.version), 'zone', coalesce(kept.applicant_zone, kept.team_zone)
    ), '/opportunities/applications/' || sent.id)
    where sent.user_id is not null and sent.user_id is distinct from who;
  else
    for told in select private.interview_team(kept) loop
      -- Who only proposed it needs no reminder, unless no interviewer is left.
      continue when told = who or notify_of_interview.kind = 'interview_reminder' and exists (
        select from private.interviewers(kept.id)
      ) and told not in (select private.interviewers(kept.id));
      perform private.notify(told, notify_of_interview.kind, more || jsonb_build_object(
        'name', private.team_name(sent.user_id), 'opening', opening.title, 'zone', kept.team_zone
      ), '/openings/' || sent.opening_id || '/applications/' || sent.id, sent.user_id);
    end loop;
  end if;
end
$$;

-- Ends an open interview and frees its times. With its application, only a booked one is announced.
create function private.end_interview(kept public.interviews, by text, why text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  more constant jsonb := jsonb_build_object('reason', why);
begin
  update public.interviews set
    status = 'cancelled', slots = '{}', starts_at = null, ends_at = null, remind_at = null, revision = revision + 1
  where id = kept.id;
  perform private.note_interview(
    kept, end_interview.by, 'cancelled', case when kept.starts_at is not null then array[kept.starts_at] else kept.slots end, why
  );
  if end_interview.by = 'team' or end_interview.by = 'application' and kept.status = 'booked' then
    perform private.notify_of_interview(kept, 'applicant', 'interview_cancelled', more, me);
  end if;
  if end_interview.by <> 'application' or kept.status = 'booked' then
    perform private.notify_of_interview(kept, 'team', 'interview_cancelled', more, me);
  end if;
end
$$;

create function private.end_interviews_of(application_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept public.interviews;
begin
  for kept in
    select * from public.interviews as one
    where one.application_id = end_interviews_of.application_id and private.is_open_interview(one) for update
  loop
    perform private.end_interview(kept, 'application', '');
  end loop;
end
$$;

-- Interviews with people who ask to delete their account end right away, so that no one waits for them.
create function private.end_interviews_of_leaving() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.end_interviews_of(sent.id) from public.opening_applications as sent where sent.user_id = new.user_id;
  return null;
end
$$;

create trigger end_interviews_of_leaving after update of deletion_requested_at on public.profiles
  for each row when (old.deletion_requested_at is null and new.deletion_requested_at is not null)
  execute function private.end_interviews_of_leaving();

-- The applicant and the team are reminded once.
create function private.send_interview_reminders() returns int
language plpgsql security definer set search_path = '' as $$
declare
  kept public.interviews;
  sent int := 0;
begin
  for kept in
    update public.interviews set remind_at = null
    where id in (
      select id from public.interviews where remind_at <= now() order by remind_at limit 500 for update skip locked
    )
    returning *
  loop
    continue when kept.status <> 'booked' or kept.starts_at <= now() or not exists (
      select from public.opening_applications as one where one.id = kept.application_id and private.can_be_read(one)
    );
    perform private.notify_of_interview(kept, side, 'interview_reminder', jsonb_build_object('at', kept.starts_at), null)
    from unnest(array['applicant', 'team']) as side;
    sent := sent + 1;
  end loop;
  return sent;
end
$$;

-- What both sides read. Times that have passed can't be booked.
create function private.interview_view(kept public.interviews) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', kept.id, 'revision', kept.revision,
    'status', case when kept.status = 'booked' and kept.ends_at <= now() then 'over' else kept.status end,
    'kind', kept.kind, 'minutes', kept.minutes, 'place', kept.place, 'words', kept.words,
    'slots', (select coalesce(jsonb_agg(slot order by slot), '[]') from unnest(kept.slots) as slot where slot > now()),
    'startsAt', kept.starts_at, 'endsAt', kept.ends_at, 'zone', kept.team_zone,
    'interviewers', (
      select coalesce(jsonb_agg(jsonb_build_object('id', person, 'name', private.team_name(person)) order by private.team_name(person)), '[]')
      from private.interviewers(kept.id) as person
    ),
    'history', (
      select jsonb_agg(jsonb_build_object(
        'id', event.id, 'kind', event.kind, 'by', event.by, 'actor', private.team_name(event.actor_id), 'slots', event.slots,
        'words', event.words, 'at', event.at
      ) order by event.id desc)
      from public.interview_events as event where event.interview_id = kept.id
    )
  )
$$;

-- The interview, locked after its application, for the opening's team.
create function private.require_team_interview(interview_id uuid) returns public.interviews
language plpgsql security definer set search_path = '' as $$
declare
  kept public.interviews;
begin
  select * into kept from public.interviews where id = interview_id;
  perform private.require_received(kept.application_id);
  select * into kept from public.interviews where id = interview_id for update;
  if kept.id is null then
    perform private.raise_app_error('interview_gone', 'This interview does not exist any more.');
  end if;
  return kept;
end
$$;

-- The interview, locked after its application, for the applicant.
create function private.require_own_interview(interview_id uuid) returns public.interviews
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  kept public.interviews;
  sent public.opening_applications;
begin
  select one.* into kept from public.interviews as one
  join public.opening_applications as own on own.id = one.application_id and own.user_id = me
  where one.id = interview_id;
  if kept.id is null or private.is_acting() then
    perform private.raise_app_error('interview_gone', 'This interview does not exist any more.');
  end if;
  sent := private.require_sent(kept.application_id);
  select * into kept from public.interviews where id = interview_id for update;
  if kept.id is null or sent.withdrawn_at is not null then
    perform private.raise_app_error('interview_gone', 'This interview does not exist any more.');
  end if;
  return kept;
end
$$;

create function private.require_open_interview(kept public.interviews) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if kept.status = 'cancelled' then
    perform private.raise_app_error('interview_cancelled', 'This interview was canceled.');
  end if;
  if kept.status = 'booked' and kept.starts_at <= now() then
    perform private.raise_app_error('interview_over', 'This interview has started or is over.');
  end if;
end
$$;

-- # Functions for the opening's team

create function public.received_interviews(application_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sent public.opening_applications := private.require_received(application_id);
begin
  return jsonb_build_object(
    'name', case when sent.revealed_at is not null then private.team_name(sent.user_id) end,
    'opening', (select title from public.openings where id = sent.opening_id),
    'mayPropose', sent.outcome is null and sent.revealed_at is not null and exists (
      select from public.opening_stages as stage
      where stage.id = sent.stage_id and stage.kind in ('shortlist', 'interview', 'offer')
    ),
    'team', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', team.user_id, 'name', private.team_name(team.user_id)
      ) order by team.added_at, team.user_id), '[]')
      from public.opening_team as team
      where team.opening_id = sent.opening_id and not exists (
        select from public.opening_application_conflicts as declared
        where declared.application_id = sent.id and declared.user_id = team.user_id
      )
    ),
    'interviews', (
      select coalesce(jsonb_agg(private.interview_view(kept) || jsonb_build_object('notes', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', note.id, 'author', private.team_name(note.author_id), 'isMine', note.author_id is not distinct from (select auth.uid()),
          'body', note.body, 'at', note.created_at
        ) order by note.created_at, note.id), '[]')
        from public.interview_notes as note where note.interview_id = kept.id
      )) order by kept.created_at desc, kept.id), '[]')
      from public.interviews as kept where kept.application_id = sent.id and sent.revealed_at is not null
    )
  );
end
$$;

-- {"kind", "minutes", "place", "words", "people": [IDs], "slots": [starts], "zone"}. Without an interview it proposes a
-- new one; otherwise new times for the one that the caller saw, which replace a booked time.
create function public.propose_interview(
  application_id uuid, proposal jsonb, interview_id uuid default null, revision int default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  sent public.opening_applications := private.require_received(application_id);
  me constant uuid := (select auth.uid());
  before public.interviews;
  kept public.interviews;
  chosen uuid[];
  wanted timestamptz[];
  long interval;
  person uuid;
begin
  if sent.outcome is not null or sent.revealed_at is null or not exists (
    select from public.opening_stages as stage
    where stage.id = sent.stage_id and stage.kind in ('shortlist', 'interview', 'offer')
  ) then
    perform private.raise_app_error('interview_stage', 'Interviews are for applications on the shortlist or later.');
  end if;
  if interview_id is not null then
    before := private.require_team_interview(interview_id);
    if before.application_id <> sent.id or before.revision is distinct from propose_interview.revision then
      perform private.raise_app_error('interview_changed', 'This interview changed in the meantime.');
    end if;
    perform private.require_open_interview(before);
  elsif exists (
    select from public.interviews as one where one.application_id = sent.id and private.is_open_interview(one)
  ) then
    perform private.raise_app_error('interview_open', 'This application already has an open interview.');
  elsif (select count(*) from public.interviews as one where one.application_id = sent.id) >= 20 then
    perform private.raise_app_error('too_many_interviews', 'An application can have up to 20 interviews.');
  end if;
  kept.kind := proposal ->> 'kind';
  kept.minutes := (proposal ->> 'minutes')::int;
  kept.place := private.trimmed(coalesce(proposal ->> 'place', ''));
  kept.words := private.trimmed(coalesce(proposal ->> 'words', ''));
  kept.team_zone := case when private.is_time_zone(proposal ->> 'zone') then proposal ->> 'zone' else 'Europe/Paris' end;
  if kept.kind is null or kept.kind not in ('video', 'phone', 'on_site') or coalesce(kept.minutes, 0) not between 15 and 240
    or length(kept.words) > 2000 or length(kept.place) > 500 then
    perform private.raise_app_error('interview_form', 'Choose a kind, a length of 15 to 240 minutes, and up to 2,000 characters.');
  end if;
  if kept.kind = 'video' and not private.is_web_address(kept.place) then
    perform private.raise_app_error('interview_link', 'Enter the link of the video call.');
  end if;
  if kept.kind = 'on_site' and kept.place = '' then
    perform private.raise_app_error('interview_place', 'Enter the address.');
  end if;
  chosen := array(
    select team.user_id from public.opening_team as team
    where team.opening_id = sent.opening_id and coalesce(proposal -> 'people', '[]') ? team.user_id::text
      and not exists (
        select from public.opening_application_conflicts as declared
        where declared.application_id = sent.id and declared.user_id = team.user_id
      )
    order by team.user_id
  );
  if cardinality(chosen) = 0 then
    perform private.raise_app_error('interview_people', 'Choose at least one interviewer from the opening''s team.');
  end if;
  wanted := array(
    select distinct slot::timestamptz from jsonb_array_elements_text(coalesce(proposal -> 'slots', '[]')) as slot order by 1
  );
  long := make_interval(mins => kept.minutes);
  if cardinality(wanted) not between 1 and 6 or wanted[1] <= now() or wanted[cardinality(wanted)] > now() + interval '60 days' then
    perform private.raise_app_error('interview_slots', 'Propose 1 to 6 times within the next 60 days.');
  end if;
  if exists (
    select from unnest(wanted) as one join unnest(wanted) as other on other > one and other < one + long
  ) then
    perform private.raise_app_error('interview_slots_overlap', 'These times overlap each other.');
  end if;
  -- Proposals for the same interviewer wait for each other.
  foreach person in array chosen loop
    perform pg_advisory_xact_lock(hashtextextended('interviews of ' || person, 0));
  end loop;
  if exists (
    select from public.interviews as other
    cross join lateral unnest(case other.status when 'booked' then array[other.starts_at] else other.slots end) as held
    join unnest(wanted) as one on one < held + make_interval(mins => other.minutes) and held < one + long
    where other.id in (select busy.interview_id from public.interview_people as busy where busy.user_id = any (chosen))
      and other.id is distinct from before.id and other.status in ('proposed', 'booked') and held > now() - interval '4 hours'
      and exists (select from private.interviewers(other.id) as busy where busy = any (chosen))
  ) then
    perform private.raise_app_error('interview_busy', 'An interviewer has another interview at one of these times.');
  end if;
  if before.id is null then
    insert into public.interviews (application_id, proposed_by, kind, minutes, place, words, slots, team_zone)
    values (sent.id, me, kept.kind, kept.minutes, kept.place, kept.words, wanted, kept.team_zone) returning * into kept;
  else
    update public.interviews as one set
      status = 'proposed', proposed_by = me, kind = kept.kind, minutes = kept.minutes, place = kept.place, words = kept.words,
      slots = wanted, team_zone = kept.team_zone, starts_at = null, ends_at = null, remind_at = null, revision = one.revision + 1
    where one.id = before.id returning * into kept;
    delete from public.interview_people as old where old.interview_id = kept.id;
  end if;
  insert into public.interview_people (interview_id, user_id) select kept.id, one from unnest(chosen) as one;
  perform private.note_interview(kept, 'team', 'proposed', wanted, kept.words);
  perform private.note_application(sent, 'interview', null, sent.answer_due_at);
  update public.opening_applications set answered_at = now() where id = sent.id;
  perform private.restart_answer_clock(sent.id);
  perform private.notify_of_interview(kept, 'applicant', 'interview_proposed', jsonb_build_object('count', cardinality(wanted)), me);
  return kept.id;
end
$$;

create function public.add_interview_note(interview_id uuid, body text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  kept public.interviews := private.require_team_interview(interview_id);
  said text := private.trimmed(coalesce(body, ''));
  made uuid;
begin
  if length(said) not between 1 and 4000 then
    perform private.raise_app_error('interview_note', 'A note can be up to 4,000 characters.');
  end if;
  if (select count(*) from public.interview_notes as note where note.interview_id = kept.id) >= 100 then
    perform private.raise_app_error('too_many_interview_notes', 'An interview can have up to 100 notes.');
  end if;
  insert into public.interview_notes (interview_id, author_id, body) values (kept.id, (select auth.uid()), said) returning id into made;
  return made;
end
$$;

create function public.delete_interview_note(note_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  delete from public.interview_notes as note where note.id = note_id and note.author_id = me and not private.is_acting();
end
$$;

-- # Functions for the applicant

create function public.my_interviews(application_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sent public.opening_applications := private.require_sent(application_id);
begin
  return jsonb_build_object(
    'opening', private.opening_title(sent.opening_id, sent.version),
    'company', (
      select company.name from public.openings as opening
      join public.organizations as company on company.id = opening.organization_id where opening.id = sent.opening_id
    ),
    'interviews', (
      select coalesce(jsonb_agg(private.interview_view(kept) order by kept.created_at desc, kept.id), '[]')
      from public.interviews as kept where kept.application_id = sent.id
    )
  );
end
$$;

create function public.book_interview(interview_id uuid, slot timestamptz, zone text default 'Europe/Paris') returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept public.interviews := private.require_own_interview(interview_id);
  me constant uuid := (select auth.uid());
  until timestamptz;
begin
  if kept.status = 'cancelled' then
    perform private.raise_app_error('interview_cancelled', 'This interview was canceled.');
  end if;
  if kept.status = 'booked' then
    perform private.raise_app_error('interview_booked', 'You already booked a time for this interview.');
  end if;
  if slot is null or slot <> all (kept.slots) then
    perform private.raise_app_error('interview_slot_gone', 'This time is no longer proposed.');
  end if;
  if slot <= now() then
    perform private.raise_app_error('interview_slot_past', 'This time has passed.');
  end if;
  until := slot + make_interval(mins => kept.minutes);
  -- Bookings of one person wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('interviews of ' || me, 0));
  if exists (
    select from public.interviews as other
    join public.opening_applications as own on own.id = other.application_id and own.user_id = me
    where other.status = 'booked' and other.id <> kept.id and other.starts_at < until and other.ends_at > slot
  ) then
    perform private.raise_app_error('interview_overlaps', 'You have another interview at this time.');
  end if;
  update public.interviews as one set
    status = 'booked', slots = '{}', starts_at = slot, ends_at = until, remind_at = private.reminder_before(slot),
    applicant_zone = case when private.is_time_zone(zone) then zone else one.team_zone end, revision = one.revision + 1
  where one.id = kept.id returning * into kept;
  perform private.note_interview(kept, 'applicant', 'booked', array[slot], '');
  perform private.restart_answer_clock(kept.application_id);
  perform private.notify_of_interview(kept, 'team', 'interview_booked', jsonb_build_object('at', slot), me);
end
$$;

-- A time that was booked becomes free again.
create function public.ask_for_other_times(interview_id uuid, words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept public.interviews := private.require_own_interview(interview_id);
  said text := private.trimmed(coalesce(words, ''));
begin
  perform private.require_open_interview(kept);
  if length(said) not between 1 and 1000 then
    perform private.raise_app_error('interview_words', 'Write 1 to 1,000 characters.');
  end if;
  update public.interviews as one set
    status = 'asked', slots = '{}', starts_at = null, ends_at = null, remind_at = null, revision = one.revision + 1
  where one.id = kept.id;
  perform private.note_interview(
    kept, 'applicant', 'asked', case when kept.starts_at is not null then array[kept.starts_at] else '{}' end, said
  );
  perform private.restart_answer_clock(kept.application_id);
  perform private.notify_of_interview(kept, 'team', 'interview_asked', jsonb_build_object('reason', said), (select auth.uid()));
end
$$;

-- # Functions for both sides

create function public.cancel_interview(interview_id uuid, words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  is_own boolean := exists (
    select from public.interviews as one
    join public.opening_applications as sent on sent.id = one.application_id
    where one.id = cancel_interview.interview_id and sent.user_id = me
  );
  said text := private.trimmed(coalesce(words, ''));
  kept public.interviews;
begin
  if is_own then
    kept := private.require_own_interview(interview_id);
  else
    kept := private.require_team_interview(interview_id);
  end if;
  perform private.require_open_interview(kept);
  if length(said) not between 1 and 1000 then
    perform private.raise_app_error('interview_words', 'Write 1 to 1,000 characters.');
  end if;
  perform private.end_interview(kept, case when is_own then 'applicant' else 'team' end, said);
  perform private.restart_answer_clock(kept.application_id);
end
$$;

-- # What else happens to an application

do $$
declare
  known text := pg_get_constraintdef((
    select oid from pg_catalog.pg_constraint
    where conrelid = 'public.opening_application_moves'::regclass and conname = 'opening_application_moves_kind_check'
  ));
begin
  alter table public.opening_application_moves drop constraint opening_application_moves_kind_check;
  execute 'alter table public.opening_application_moves add constraint opening_application_moves_kind_check '
    || regexp_replace(known, 'ARRAY\[', 'ARRAY[''interview''::text, ');
  execute private.changed(
    pg_get_functiondef('private.note_application'::regproc), $old$in ('opened', 'moved', 'answered')$old$,
    $new$in ('opened', 'moved', 'answered', 'interview')$new$
  );
  -- Proposing an interview is an answer, in time or late.
  execute private.changed(
    pg_get_functiondef('private.count_answers'::regproc), $old$move.kind in ('moved', 'answered')$old$,
    $new$move.kind in ('moved', 'answered', 'interview')$new$
  );
  execute private.changed(private.changed(
    pg_get_functiondef('private.settle_application'::regproc), 'private.promised_until(kept.opening_id, kept.version, goal.id)',
    'private.answer_due(kept, goal.id)'
  ), '  perform private.follow_stage(moved, goal.kind);', $new$  if moved.outcome is not null then
    perform private.end_interviews_of(moved.id);
  end if;
  perform private.follow_stage(moved, goal.kind);$new$);
  execute private.changed(
    pg_get_functiondef('private.empty_application'::regproc),
    '  delete from public.opening_application_comments',
    $new$  perform private.end_interviews_of(application_id);
  delete from public.interviews as kept where kept.application_id = empty_application.application_id;
  delete from public.opening_application_comments$new$
  );
  -- The applicant's own board and home.
  execute private.changed(
    pg_get_functiondef('public.application_board'::regproc), $old$'withdrawnAt', sent.withdrawn_at$old$,
    $new$'withdrawnAt', sent.withdrawn_at, 'interviewAt', (
          select max(kept.starts_at) from public.interviews as kept where kept.application_id = sent.id
        )$new$
  );
  execute private.changed(
    pg_get_functiondef('public.candidate_home'::regproc), $old$    'invitations', invitations,
    'assignments'$old$, $new$    'invitations', invitations,
    'interviews', private.interviews_ahead(person),
    'assignments'$new$
  );
end
$$;

-- What a candidate has to book, and what they booked, soonest first.
create function private.interviews_ahead(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'application', sent.id, 'opening', private.opening_title(sent.opening_id, sent.version), 'company', company.name,
    'startsAt', kept.starts_at
  ) order by kept.starts_at nulls first, kept.id), '[]')
  from public.opening_applications as sent
  join public.openings as opening on opening.id = sent.opening_id
  join public.organizations as company on company.id = opening.organization_id
  join public.interviews as kept on kept.application_id = sent.id
  where sent.user_id = person and not private.is_acting() and (
    kept.status = 'booked' and kept.ends_at > now()
    or kept.status = 'proposed' and exists (select from unnest(kept.slots) as slot where slot > now())
  )
$$;

-- # Who may call which function

grant execute on function
  public.add_interview_note, public.ask_for_other_times, public.book_interview, public.cancel_interview,
  public.delete_interview_note, public.my_interviews, public.propose_interview, public.received_interviews
to authenticated;

-- # Personal data

call private.declare_data('public.interviews', 'exists (select from public.opening_applications as sent where sent.id = t.application_id and sent.user_id = $1)',
  'removed', '{proposed_by,remind_at,revision}');
call private.declare_data('public.interview_people', 't.user_id = $1', 'removed');
call private.declare_data('public.interview_events', 'exists (select from public.interviews as kept join public.opening_applications as sent on sent.id = kept.application_id where kept.id = t.interview_id and sent.user_id = $1)',
  'removed', '{actor_id}');
call private.declare_data('public.interview_notes', 't.author_id = $1', 'anonymised');

do $$
begin
  execute private.changed(
    pg_get_functiondef('private.data_area'::regproc), '^(application|', '^(application|interview|'
  );
end
$$;

-- # Jobs

select cron.schedule('remind of interviews', '*/5 * * * *', 'select private.send_interview_reminders()');
