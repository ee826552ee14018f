-- Anyone can block, dismiss or report any account by its id. The lists and exports of these show a name only to people
-- who knew it: otherwise an id would be enough to learn whose it is.

-- Kept with the block, which ends the connection that showed the name.
alter table public.blocks add column knows_name boolean not null default false;

create function private.has_met(me uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.connections
    where least(requester_id, addressee_id) = least(me, person) and greatest(requester_id, addressee_id) = greatest(me, person)
  ) or exists (
    select from public.candidate_profiles as career where career.user_id = person and career.visibility = 'public'
  ) or exists (
    select from public.blocks where user_id = me and blocked_id = person and knows_name
  ) or exists (
    select from public.conversation_members as mine
    join public.conversation_members as theirs on theirs.conversation_id = mine.conversation_id and theirs.user_id = person
    where mine.user_id = me
  ) or exists (
    select from public.talk_bookings where (host_id, guest_id) in ((me, person), (person, me))
  )
$$;

update public.blocks set knows_name = true where private.has_met(user_id, blocked_id);

create or replace function private.known_card(me uuid, person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when private.has_met(me, person) and not private.is_met_by_contact(me, person) then private.person_card(person)
    else jsonb_build_object('id', person, 'firstName', '', 'lastName', '') end
$$;

create or replace function private.block(me uuid, person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if me = person or not exists (select from public.profiles where user_id = person) then
    perform private.fail('person_gone', 'This person is no longer here.');
  end if;
  perform private.lock_pair(me, person);
  insert into public.blocks (user_id, blocked_id, knows_name) values (me, person, private.has_met(me, person))
  on conflict do nothing;
  perform private.part(me, person);
  delete from public.notifications
  where kind in ('connection_asked', 'connection_accepted')
    and ((user_id = me and data ->> 'person' = person::text) or (user_id = person and data ->> 'person' = me::text));
end
$$;
