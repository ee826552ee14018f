-- Calendar feeds: one private address per person, which calendar programs read through the edge function `calendar`. The
-- address is all that such a program can send, so it is a secret: unguessable, stored as a hash, and returned once.

-- # Tables

create table private.calendar_feeds (
  user_id uuid primary key references auth.users on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_read_at timestamptz
);

-- The version of each entry that was served, so that calendars know what changed since.
create table private.calendar_feed_entries (
  user_id uuid not null references private.calendar_feeds on delete cascade,
  uid text not null,
  digest bytea not null,
  sequence int not null default 0,
  changed_at timestamptz not null default now(),
  primary key (user_id, uid)
);

-- Written with each read, so not worth a log: after a crash, hours start anew.
create unlogged table private.calendar_feed_reads (
  user_id uuid primary key references private.calendar_feeds on delete cascade,
  hour timestamptz not null,
  reads int not null
);

-- # Private helpers

-- Several devices that look every few minutes stay below it.
create function private.calendar_reads_an_hour() returns int language sql immutable set search_path = '' as $$ select 240 $$;

-- Facts are values, and the texts around them are written in the person's language where the feed is served.
create type private.calendar_entry as (
  uid text, kind text, day date, starts_at timestamptz, ends_at timestamptz, status text, path text, facts jsonb
);

-- Booked interviews, and canceled ones that had been booked, with the time that they had.
create function private.calendar_interviews(person uuid) returns setof private.calendar_entry
language sql stable security definer set search_path = '' as $$
  with timed as (
    select kept.*, sent.user_id as applicant_id, sent.opening_id, sent.version, sent.revealed_at,
      coalesce(kept.starts_at, canceled.at) as from_at, private.can_be_read(sent) as can_be_read
    from (
      select mine.id from public.opening_applications as own
      join public.interviews as mine on mine.application_id = own.id where own.user_id = person
      union
      select chosen.interview_id from public.interview_people as chosen where chosen.user_id = person
    ) as wanted
    join public.interviews as kept on kept.id = wanted.id and kept.status in ('booked', 'cancelled')
    join public.opening_applications as sent on sent.id = kept.application_id
    left join lateral (
      select last.slots[1] as at from public.interview_events as last
      where last.interview_id = kept.id and last.kind = 'cancelled' and (
        select before.kind from public.interview_events as before
        where before.interview_id = kept.id and before.id < last.id order by before.id desc limit 1
      ) = 'booked'
      order by last.id desc limit 1
    ) as canceled on kept.status = 'cancelled'
  )
  select timed.id || '@interviews.essor', 'interview', null::date, timed.from_at,
    timed.from_at + make_interval(mins => timed.minutes), case when timed.status = 'cancelled' then 'cancelled' end,
    side.path, jsonb_build_object('name', side.name, 'opening', side.opening, 'place', timed.place, 'words', timed.words)
  from timed
  join public.openings as opening on opening.id = timed.opening_id
  join public.organizations as company on company.id = opening.organization_id
  cross join lateral (
    select company.name, private.opening_title(timed.opening_id, timed.version) as opening,
      '/dashboard/opportunities/applications/' || timed.application_id as path
    where timed.applicant_id = person
    union all
    select private.team_name(timed.applicant_id), opening.title,
      '/dashboard/openings/' || timed.opening_id || '/applications/' || timed.application_id
    where timed.applicant_id is distinct from person and timed.can_be_read and timed.revealed_at is not null
      and company.status = 'approved' and person in (select private.interviewers(timed.id))
  ) as side
  where timed.from_at is not null and private.is_on('openings')
$$;

-- Career talks and mentoring sessions, whichever side the person is on.
create function private.calendar_talks(person uuid) returns setof private.calendar_entry
language sql stable security definer set search_path = '' as $$
  select booking.id || '@talks.essor', 'talk', null::date, booking.starts_at, booking.ends_at,
    case when booking.cancelled_at is not null then 'cancelled' end,
    case booking.host_id when person then '/dashboard/talks' else '/dashboard/networking/talks' end,
    jsonb_build_object(
      'name', private.full_name(case booking.host_id when person then booking.guest_id else booking.host_id end),
      'place', case when booking.cancelled_at is null then offer.place end, 'words', booking.about
    )
  from public.talk_bookings as booking
  join public.talk_offers as offer on offer.user_id = booking.host_id
  where booking.host_id = person or booking.guest_id = person
  union all
  select session.id || '@mentoring.essor', 'mentoring', null::date, session.starts_at,
    session.starts_at + make_interval(mins => session.minutes), null,
    case when is_mentor then '/dashboard/mentoring/' else '/dashboard/networking/mentoring/' end || kept.id,
    jsonb_build_object('name', case when is_mentor then private.full_name(kept.candidate_id) else maker.name end)
  from public.mentorships as kept
  join public.organizations as maker on maker.id = kept.maker_id
  join public.mentoring_sessions as session on session.mentorship_id = kept.id
  cross join lateral (select exists (
    select from public.organization_members as member
    where member.organization_id = maker.id and member.user_id = person and maker.status = 'approved'
  ) as is_mentor) as side
  where (kept.candidate_id = person or is_mentor) and private.is_on('mentoring')
$$;

-- What the person registered for; the link to take part is only for those who have a place.
create function private.calendar_events(person uuid) returns setof private.calendar_entry
language sql stable security definer set search_path = '' as $$
  select event.id || '@events.essor', 'event', null::date, event.starts_at, event.ends_at,
    case when event.status = 'cancelled' then 'cancelled' when mine.status = 'waiting' then 'tentative' end,
    '/events/' || event.id,
    jsonb_build_object(
      'title', event.title, 'organization', organizer.name, 'reason', event.cancel_reason,
      'place', case when not event.is_online then event.place
        when mine.status = 'registered' and event.status = 'published' then event.join_url end
    )
  from public.event_registrations as mine
  join public.events as event on event.id = mine.event_id and event.status <> 'draft'
  join public.organizations as organizer on organizer.id = event.organization_id and organizer.status = 'approved'
  where mine.user_id = person and private.is_on('events') and private.may_see_event(event, person)
$$;

-- Due dates: of students with their extensions, and of teachers for the programs they teach.
create function private.calendar_due_dates(person uuid) returns setof private.calendar_entry
language sql stable security definer set search_path = '' as $$
  with due as (
    select program.id, program.name, work.mission_id, work.due_on, '/dashboard/programs' as path
    from public.students as student
    join public.organizations as school on school.id = student.organization_id and school.status = 'approved'
    join private.program_cohorts as known on known.cohort_id = student.cohort_id
    join public.programs as program on program.id = known.program_id
      and program.assigned_at is not null and program.archived_at is null
    cross join lateral private.program_work(program.id, student.id) as work
    where student.user_id = person and student.status = 'enrolled' and work.due_on is not null
    union
    select program.id, program.name, task.mission_id, task.due_on, '/dashboard/programs/' || program.id
    from private.program_teachers as teacher
    join public.programs as program on program.id = teacher.program_id
      and program.assigned_at is not null and program.archived_at is null
    join public.organizations as school on school.id = program.organization_id and school.status = 'approved'
    join public.organization_members as member on member.organization_id = school.id and member.user_id = person
    join private.program_missions as task on task.program_id = program.id and not task.is_proposed
    where teacher.teacher_id = person and task.due_on is not null
  )
  select due.id || '-' || due.mission_id || '@programs.essor', 'due', due.due_on, null::timestamptz, null::timestamptz, null,
    due.path, jsonb_build_object('program', due.name, 'mission', private.mission_title(due.mission_id, person))
  from due
$$;

-- Milestones of the career plan, and next actions of the board of applications.
create function private.calendar_plans(person uuid) returns setof private.calendar_entry
language sql stable security definer set search_path = '' as $$
  select milestone.id || '@milestones.essor', 'milestone', milestone.due_on, null::timestamptz, null::timestamptz, null,
    '/dashboard/career-plan', jsonb_build_object(
      'title', milestone.title, 'words', milestone.note,
      'remind', case when milestone.done_at is null and private.met_at(milestone) is null then milestone.remind_days end
    )
  from public.milestones as milestone where milestone.user_id = person
  union all
  select card.id || '@applications.essor', 'action', null::date, card.next_at, card.next_at + interval '30 minutes', null,
    '/dashboard/applications', jsonb_build_object(
      'title', card.next_action, 'company', card.company, 'words', card.job_title, 'place', card.location,
      'remind', card.remind_minutes
    )
  from public.applications as card where card.user_id = person and card.next_at is not null
$$;

-- Everything dated that the person may see, from three months ago to two years ahead.
create function private.calendar_entries(person uuid) returns setof private.calendar_entry
language sql stable security definer set search_path = '' as $$
  select entry.* from (
    -- Someone can be a student and a teacher of one program.
    select distinct on (known.uid) known.* from (
      select * from private.calendar_interviews(person)
      union all select * from private.calendar_talks(person)
      union all select * from private.calendar_events(person)
      union all select * from private.calendar_due_dates(person)
      union all select * from private.calendar_plans(person)
    ) as known
    order by known.uid, known.path
  ) as entry
  where coalesce(entry.starts_at, entry.day at time zone 'utc') between now() - interval '90 days' and now() + interval '2 years'
  order by coalesce(entry.starts_at, entry.day at time zone 'utc'), entry.uid
  limit 2000
$$;

-- How many seconds a feed has to wait; 0 if this read still fits.
create function private.count_calendar_read(person uuid) returns int
language plpgsql security definer set search_path = '' as $$
declare
  this_hour constant timestamptz := date_trunc('hour', clock_timestamp());
  counted int;
begin
  insert into private.calendar_feed_reads as known (user_id, hour, reads) values (person, this_hour, 1)
  on conflict (user_id) do update set
    hour = excluded.hour, reads = case when known.hour = excluded.hour then known.reads + 1 else 1 end
  returning reads into counted;
  return case when counted > private.calendar_reads_an_hour() then
    greatest(1, ceil(extract(epoch from this_hour + interval '1 hour' - clock_timestamp()))::int) else 0 end;
end
$$;

-- Programs without a session read it, so the account has to be open.
create function private.may_read_calendar(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users as account
    join public.profiles as profile on profile.user_id = account.id and profile.deletion_requested_at is null
    where account.id = person and account.deleted_at is null
      and (account.banned_until is null or account.banned_until <= now())
  ) and not private.is_suspended(person)
$$;

-- The caller, and not an administrator who views the product as them.
create function private.require_calendar_owner() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  if private.is_acting() then
    perform private.refuse('calendar_own_only', 'Only the person whose calendar it is can do this.');
  end if;
  return me;
end
$$;

-- # Functions

-- Since when the caller's address works, and when it was last read; null without one.
create function public.my_calendar_feed() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_calendar_owner();
begin
  return (
    select jsonb_build_object('createdAt', feed.created_at, 'lastReadAt', feed.last_read_at)
    from private.calendar_feeds as feed where feed.user_id = me
  );
end
$$;

-- The only answer that ever contains the address's secret. A new one ends the one before.
create function public.make_calendar_feed() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_calendar_owner();
  secret constant text := private.new_token();
begin
  perform private.require_recent_sign_in();
  insert into private.calendar_feeds (user_id, token_hash) values (me, private.token_hash(secret))
  on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = now(), last_read_at = null;
  perform private.audit('calendar.created', 'account', me::text);
  return jsonb_build_object('token', secret);
end
$$;

-- Effective with the next read.
create function public.end_calendar_feed() returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_calendar_owner();
begin
  delete from private.calendar_feeds as feed where feed.user_id = me;
  if found then
    perform private.audit('calendar.ended', 'account', me::text);
  end if;
end
$$;

-- For the edge function: {"refusal": "unknown"}; {"refusal": "too_many_reads", "retry_after": seconds}; or {"language",
-- "entries": [{"uid", "kind", "day" or "startsAt" and "endsAt", "status", "path", "facts", "sequence", "changedAt"}]}.
create function public.read_calendar_feed(token text) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'utc' set jit = off as $$
declare
  feed private.calendar_feeds;
  wait int;
  entries jsonb;
begin
  select * into feed from private.calendar_feeds as known where known.token_hash = private.token_hash(read_calendar_feed.token);
  if feed.user_id is null or not private.may_read_calendar(feed.user_id) then
    return jsonb_build_object('refusal', 'unknown');
  end if;
  wait := private.count_calendar_read(feed.user_id);
  if wait > 0 then
    return jsonb_build_object('refusal', 'too_many_reads', 'retry_after', wait);
  end if;
  update private.calendar_feeds as known set last_read_at = now()
  where known.user_id = feed.user_id and (known.last_read_at is null or known.last_read_at < now() - interval '1 minute');
  select coalesce(jsonb_agg(jsonb_build_object(
    'uid', entry.uid, 'kind', entry.kind, 'day', entry.day, 'startsAt', entry.starts_at, 'endsAt', entry.ends_at,
    'status', entry.status, 'path', entry.path, 'facts', entry.facts
  )), '[]') into entries
  from private.calendar_entries(feed.user_id) as entry;
  insert into private.calendar_feed_entries as known (user_id, uid, digest)
  select feed.user_id, entry ->> 'uid', sha256(convert_to(entry::text, 'utf8')) from jsonb_array_elements(entries) as entry
  on conflict (user_id, uid) do update set digest = excluded.digest, sequence = known.sequence + 1, changed_at = now()
  where known.digest <> excluded.digest;
  return jsonb_build_object('language', private.language_of(feed.user_id), 'entries', (
    select coalesce(jsonb_agg(
      entry || jsonb_build_object('sequence', known.sequence, 'changedAt', known.changed_at) order by place
    ), '[]')
    from jsonb_array_elements(entries) with ordinality as listed (entry, place)
    join private.calendar_feed_entries as known on known.user_id = feed.user_id and known.uid = entry ->> 'uid'
  ));
end
$$;

-- # Grants

grant execute on function public.my_calendar_feed, public.make_calendar_feed, public.end_calendar_feed to authenticated;
grant execute on function public.read_calendar_feed to service_role;

-- # Personal data

call private.declare_data('private.calendar_feeds', 't.user_id = $1', 'removed', '{user_id,token_hash}');
call private.declare_data('private.calendar_feed_entries', 't.user_id = $1', 'removed', '{user_id,digest}');
call private.declare_data('private.calendar_feed_reads', 't.user_id = $1', 'removed', '{user_id}');
