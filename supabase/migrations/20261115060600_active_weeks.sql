-- In which weeks people were here. Whoever signs in or works on a mission is noted at once; whoever stays signed in, when
-- the session is renewed. No finer than the week: that is all that is counted from it.
create table private.active_weeks (
  user_id uuid not null references auth.users on delete cascade,
  -- Its Monday.
  week date not null,
  primary key (user_id, week)
);
create index active_weeks_by_week on private.active_weeks (week, user_id);
call private.declare_data('private.active_weeks', 't.user_id = $1', 'removed');
call private.declare_data('private.skill_names', null, 'nobody');

create function private.week_of(moment timestamptz) returns date language sql immutable set search_path = '' as $$
  select date_trunc('week', moment at time zone 'utc')::date
$$;

create function private.note_active_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.active_weeks (user_id, week) values (new.id, private.week_of(new.last_sign_in_at))
  on conflict do nothing;
  return null;
end
$$;
create trigger accounts_active_at_first after insert on auth.users
  for each row when (new.last_sign_in_at is not null) execute function private.note_active_account();
create trigger accounts_active after update of last_sign_in_at on auth.users
  for each row when (
    new.last_sign_in_at is not null and old.last_sign_in_at is distinct from new.last_sign_in_at
  ) execute function private.note_active_account();

create function private.note_active_worker() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.active_weeks (user_id, week) values (new.user_id, private.week_of(new.hour)) on conflict do nothing;
  return null;
end
$$;
create trigger workers_active after insert on public.activity_hours
  for each row execute function private.note_active_worker();

create function private.note_active_sessions() returns void
language sql security definer set search_path = '' as $$
  insert into private.active_weeks (user_id, week)
  select distinct user_id, private.week_of(refreshed_at at time zone 'utc') from auth.sessions
  where refreshed_at > (now() at time zone 'utc') - interval '1 day'
  on conflict do nothing
$$;
select cron.schedule('note who is here', '11 * * * *', 'select private.note_active_sessions()');
