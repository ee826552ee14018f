-- What people do: ask, answer, part, block, endorse.
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

-- Somebody who already asks the caller is connected at once. Answers how they stand now.
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

create function private.part(a uuid, b uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.connections
  where least(requester_id, addressee_id) = least(a, b) and greatest(requester_id, addressee_id) = greatest(a, b);
  delete from public.endorsements where (user_id = a and endorser_id = b) or (user_id = b and endorser_id = a)
$$;

-- With the connection go the endorsements both gave. The other one is not told, and cannot ask again at once.
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

create function private.block(me uuid, person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if me = person or not exists (select from public.profiles where user_id = person) then
    perform private.fail('person_gone', 'This person is not there any more.');
  end if;
  perform private.lock_pair(me, person);
  insert into public.blocks (user_id, blocked_id) values (me, person) on conflict do nothing;
  perform private.part(me, person);
  delete from public.notifications
  where kind in ('connection_asked', 'connection_accepted')
    and ((user_id = me and data ->> 'person' = person::text) or (user_id = person and data ->> 'person' = me::text));
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

grant execute on function
  public.ask_to_connect, public.answer_request, public.withdraw_request, public.remove_connection,
  public.block_person, public.endorse_skill
to authenticated;

-- Both see at once what becomes of a request or a connection. What has changed is not said.
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
create trigger connections_announced after insert or update or delete on public.connections
  for each row execute function private.announce_connection();

-- Endorsements are one more source of a skill. Others read a name only where its owner's page is public.
alter function private.skill_sources(uuid) rename to skill_proofs;
create function private.skill_sources(person uuid) returns table (skill text, kind text, at timestamptz, facts jsonb)
language sql stable security definer set search_path = '' as $$
  select * from private.skill_proofs(person)
  union all
  select endorsement.skill, 'endorsed', endorsement.created_at, jsonb_strip_nulls(jsonb_build_object(
    'name', case when card ? 'handle' then btrim(concat_ws(' ', card ->> 'firstName', card ->> 'lastName')) end,
    'handle', card ->> 'handle',
    'ownerOnly', jsonb_build_object(
      'id', endorsement.endorser_id, 'name', btrim(concat_ws(' ', card ->> 'firstName', card ->> 'lastName'))
    )
  ))
  from public.endorsements as endorsement, private.person_card(endorsement.endorser_id) as card
  where endorsement.user_id = person
$$;
