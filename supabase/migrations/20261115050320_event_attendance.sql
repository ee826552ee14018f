-- Who came to an event, noted by a code or on the list, and what they thought of it.
alter table public.event_registrations
  add attended_at timestamptz check (attended_at is null or status = 'registered'),
  -- Short enough to be read aloud; shown to its holder alone, as a QR code.
  add code text not null unique default upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 8))
    check (code ~ '^[0-9A-F]{8}$');
alter table public.events add evaluation_asked_at timestamptz;
create index events_to_evaluate on public.events (ends_at) where evaluation_asked_at is null and status = 'published';

create table public.event_evaluations (
  event_id uuid not null references public.events on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  rating int not null check (rating between 1 and 5),
  words text not null default '' check (length(words) <= 500),
  created_at timestamptz not null default now(),
  primary key (event_id, user_id)
);
create index event_evaluations_by_user on public.event_evaluations (user_id);

call private.protect('public.event_evaluations');
grant select on public.event_evaluations to authenticated;
create policy "People see their own evaluations" on public.event_evaluations for select to authenticated
  using (user_id = (select auth.uid()));

-- Doors open two hours before; the list may be completed later.
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

-- By the code that somebody shows; says whose it is, and whether it was noted before.
create function public.check_in(event_id uuid, code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  event public.events := private.event_to_attend(event_id);
  registration public.event_registrations;
  wanted text := upper(regexp_replace(coalesce(check_in.code, ''), '[^0-9A-Za-z]', '', 'g'));
begin
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

-- Ticked on the list, or taken back.
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

-- An open page of the person shows it at once; it is not worth a notification.
create function private.tell_attendance(person uuid) returns void
language sql security definer set search_path = '' as $$
  select realtime.send(jsonb_build_object('kind', 'event_attendance'), 'notification', 'user:' || person, true)
$$;

drop function public.event_attendees(uuid);
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
  order by registration.status, registration.joined_at, registration.id;
end
$$;

-- Once, by who was there, after the end; nobody changes it afterwards.
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

-- From five answers on, without names and in no order that would tell who came first.
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
grant execute on function
  public.check_in, public.set_attendance, public.event_attendees, public.evaluate_event, public.event_evaluation
to authenticated;

-- Whoever was there stays on the list; a place that was used cannot be given back.
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
create trigger keep_who_came before delete on public.event_registrations
  for each row when (old.attended_at is not null) execute function private.keep_who_came();

alter function public.event_page(uuid) rename to event_facts;
alter function public.event_facts(uuid) set schema private;
revoke execute on function private.event_facts from anon, authenticated;

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
grant execute on function public.event_page to anon, authenticated;

-- Once, on the day after: whoever was there is asked how it was.
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
select cron.schedule('ask for evaluations', '23 * * * *', 'select private.ask_for_evaluations()');
