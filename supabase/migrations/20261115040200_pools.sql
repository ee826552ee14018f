-- Talent pools: anonymous candidates whom a company keeps in mind. Who they are stands here and is told to nobody; the
-- functions answer with what a card shows. Entries go by themselves when the day comes until which they are kept.
create table private.pools (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  owner_id uuid references auth.users on delete set null,
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  -- For the team, or for its owner alone.
  is_shared boolean not null default true,
  created_at timestamptz not null default now()
);
create index pools_by_organization on private.pools (organization_id, created_at);
create index pools_by_owner on private.pools (owner_id);

create function private.pool_stages() returns text[] language sql immutable set search_path = '' as $$
  select array['uncontacted', 'contacted', 'replied', 'in_talks', 'hired', 'closed']
$$;

create table private.pool_entries (
  id uuid primary key default gen_random_uuid(),
  pool_id uuid not null references private.pools on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  stage text not null default 'uncontacted' check (stage = any (private.pool_stages())),
  owner_id uuid references auth.users on delete set null,
  note text not null default '' check (length(note) <= 4000),
  tags text[] not null default '{}' check (private.are_clean_words(tags, 40) and cardinality(tags) <= 10),
  keep_until date not null default (current_date + interval '12 months'),
  moved_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (pool_id, user_id)
);
create index pool_entries_by_person on private.pool_entries (user_id, organization_id);
create index pool_entries_by_organization on private.pool_entries (organization_id);
create index pool_entries_by_owner on private.pool_entries (owner_id);
create index pool_entries_by_end on private.pool_entries (keep_until);

-- What became of an entry; without an actor it moved by itself.
create table private.pool_events (
  id bigint generated always as identity primary key,
  entry_id uuid not null references private.pool_entries on delete cascade,
  actor_id uuid references auth.users on delete set null,
  kind text not null check (kind in ('added', 'moved', 'changed')),
  from_stage text,
  to_stage text,
  by_itself boolean not null default false,
  at timestamptz not null default now()
);
create index pool_events_by_entry on private.pool_events (entry_id, id);
create index pool_events_by_actor on private.pool_events (actor_id);

create function private.require_pool(pool_id uuid) returns private.pools
language plpgsql stable security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  pool private.pools;
begin
  select * into pool from private.pools as kept
  where kept.id = require_pool.pool_id and kept.organization_id = organization
    and (kept.is_shared or kept.owner_id = (select auth.uid()));
  if not found then
    perform private.fail('pool_not_found', 'This pool does not exist, or is not yours.');
  end if;
  return pool;
end
$$;

-- Names and who sees it are for who made it, and for owners of the company.
create function private.require_own_pool(pool_id uuid) returns private.pools
language plpgsql stable security definer set search_path = '' as $$
declare
  pool private.pools := private.require_pool(pool_id);
begin
  if pool.owner_id is distinct from (select auth.uid()) and not private.owns_organization(pool.organization_id) then
    perform private.fail('pool_not_yours', 'Only who made this pool, or an owner of the company, can do this.');
  end if;
  return pool;
end
$$;

create function private.require_entry(entry_id uuid) returns private.pool_entries
language plpgsql stable security definer set search_path = '' as $$
declare
  entry private.pool_entries;
begin
  perform private.require_recruiter();
  select * into entry from private.pool_entries as kept where kept.id = require_entry.entry_id;
  if not found then
    perform private.fail('pool_not_found', 'This pool does not exist, or is not yours.');
  end if;
  perform private.require_pool(entry.pool_id);
  return entry;
end
$$;

create function private.team_name(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select btrim(concat_ws(' ', first_name, last_name)) from public.profiles where user_id = person
$$;

-- Who can look after candidates for a company.
create function private.recruiters_of(organization uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('id', member.user_id, 'name', private.team_name(member.user_id)) order by member.created_at
  ), '[]')
  from public.organization_members as member
  where member.organization_id = organization and member.member_role in ('owner', 'recruiter')
$$;

create function public.save_pool(name text, is_shared boolean, pool_id uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  wanted text := btrim(coalesce(name, ''));
  pool private.pools;
begin
  if length(wanted) not between 1 and 80 then
    perform private.fail('pool_name', 'Give the pool a name of at most 80 characters.');
  end if;
  if pool_id is not null then
    pool := private.require_own_pool(pool_id);
    update private.pools as kept set name = wanted, is_shared = save_pool.is_shared where kept.id = pool.id;
    return pool.id;
  end if;
  perform from public.organizations where id = organization for update;
  if (select count(*) from private.pools where organization_id = organization) >= 100 then
    perform private.fail('too_many_pools', 'A company may have 100 pools.');
  end if;
  insert into private.pools (organization_id, owner_id, name, is_shared)
  values (organization, (select auth.uid()), wanted, coalesce(save_pool.is_shared, true)) returning * into pool;
  return pool.id;
end
$$;

create function private.unlist(entry private.pool_entries) returns void
language sql security definer set search_path = '' as $$
  delete from private.pool_entries where id = entry.id;
  select private.note_discovery(entry.user_id, entry.organization_id, 'unlisted')
$$;

create function public.delete_pool(pool_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  pool private.pools := private.require_own_pool(pool_id);
begin
  perform private.unlist(entry) from private.pool_entries as entry where entry.pool_id = pool.id;
  delete from private.pools where id = pool.id;
end
$$;

-- The pools the caller may open, how many stand where in each, and in which of them a card is.
create function public.my_pools(card uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  person uuid := case when card is not null then private.card_person(organization, card) end;
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', pool.id, 'name', pool.name, 'isShared', pool.is_shared, 'owner', private.team_name(pool.owner_id),
      'mayChange', pool.owner_id = (select auth.uid()) or private.owns_organization(organization),
      'stages', (
        select coalesce(jsonb_object_agg(counted.stage, counted.number), '{}') from (
          select entry.stage, count(*) as number from private.pool_entries as entry
          where entry.pool_id = pool.id group by entry.stage
        ) as counted
      ),
      'holdsCard', person is not null and exists (
        select from private.pool_entries as entry where entry.pool_id = pool.id and entry.user_id = person
      )
    ) order by pool.created_at, pool.id), '[]')
    from private.pools as pool
    where pool.organization_id = organization and (pool.is_shared or pool.owner_id = (select auth.uid()))
  );
end
$$;

-- Who cannot be found any more shows nothing, unless he shares something with the company.
create function public.open_pool(pool_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  pool private.pools := private.require_pool(pool_id);
begin
  return jsonb_build_object(
    'id', pool.id, 'name', pool.name, 'isShared', pool.is_shared, 'owner', private.team_name(pool.owner_id),
    'mayChange', pool.owner_id = (select auth.uid()) or private.owns_organization(pool.organization_id),
    'team', private.recruiters_of(pool.organization_id),
    'entries', (
      select coalesce(jsonb_agg(private.card_of(pool.organization_id, entry.user_id, true) || jsonb_build_object(
        'id', entry.id, 'stage', entry.stage, 'owner', entry.owner_id, 'note', entry.note, 'tags', entry.tags,
        'keepUntil', entry.keep_until, 'movedAt', entry.moved_at, 'addedAt', entry.created_at
      ) order by entry.moved_at desc, entry.id), '[]')
      from private.pool_entries as entry where entry.pool_id = pool.id
    )
  );
end
$$;

-- Answers how many were added; who is there already, or cannot be found, is passed over.
create function public.add_to_pool(pool_id uuid, cards uuid[]) returns int
language plpgsql security definer set search_path = '' as $$
declare
  pool private.pools := private.require_pool(pool_id);
  person uuid;
  entry uuid;
  added int := 0;
begin
  perform from private.pools where id = pool.id for update;
  if (
    select count(*) from private.pool_entries as kept where kept.pool_id = pool.id
  ) + coalesce(cardinality(cards), 0) > 200 then
    perform private.fail('pool_full', 'A pool may hold 200 candidates.');
  end if;
  for person in
    select distinct private.card_person(pool.organization_id, card) from unnest(cards) as card
  loop
    continue when person is null or not private.is_visible_to(person, pool.organization_id);
    insert into private.pool_entries (pool_id, organization_id, user_id, owner_id, stage)
    values (pool.id, pool.organization_id, person, (select auth.uid()), private.stage_now(pool.organization_id, person))
    on conflict on constraint pool_entries_pool_id_user_id_key do nothing returning id into entry;
    continue when entry is null;
    insert into private.pool_events (entry_id, actor_id, kind) values (entry, (select auth.uid()), 'added');
    perform private.note_discovery(person, pool.organization_id, 'shortlisted');
    added := added + 1;
  end loop;
  return added;
end
$$;

-- Names the stage it comes from: where a colleague was faster, nothing happens, and the answer is false.
create function public.move_entry(entry_id uuid, from_stage text, to_stage text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  entry private.pool_entries := private.require_entry(entry_id);
begin
  if to_stage is null or to_stage <> all (private.pool_stages()) then
    perform private.fail('pool_stage', 'There is no such stage.');
  end if;
  update private.pool_entries as kept set stage = to_stage, moved_at = now()
  where kept.id = entry.id and kept.stage = from_stage;
  if not found then
    return false;
  end if;
  insert into private.pool_events (entry_id, actor_id, kind, from_stage, to_stage)
  values (entry.id, (select auth.uid()), 'moved', move_entry.from_stage, move_entry.to_stage);
  return true;
end
$$;

-- Kept for two years at most, counted from today.
create function public.save_entry(entry_id uuid, note text, tags text[], owner uuid, keep_until date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  entry private.pool_entries := private.require_entry(entry_id);
begin
  if save_entry.keep_until is null
    or save_entry.keep_until not between current_date and current_date + interval '24 months' then
    perform private.fail('pool_keep_until', 'Choose a day within the next 24 months.');
  end if;
  if owner is not null and not exists (
    select from public.organization_members as member
    where member.organization_id = entry.organization_id and member.user_id = save_entry.owner
      and member.member_role in ('owner', 'recruiter')
  ) then
    perform private.fail('pool_owner', 'This person does not recruit for the company.');
  end if;
  update private.pool_entries as kept set
    note = coalesce(save_entry.note, ''), tags = coalesce(save_entry.tags, '{}'), owner_id = save_entry.owner,
    keep_until = save_entry.keep_until
  where kept.id = entry.id;
  insert into private.pool_events (entry_id, actor_id, kind) values (entry.id, (select auth.uid()), 'changed');
end
$$;

create function public.remove_entry(entry_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.unlist(private.require_entry(entry_id));
end
$$;

create function public.entry_history(entry_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  entry private.pool_entries := private.require_entry(entry_id);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', event.id, 'kind', event.kind, 'from', event.from_stage, 'to', event.to_stage, 'byItself', event.by_itself,
      'actor', private.team_name(event.actor_id), 'at', event.at
    ) order by event.id desc), '[]')
    from private.pool_events as event where event.entry_id = entry.id
  );
end
$$;

-- Two to four side by side; each learns that he was compared.
create function public.compare_cards(cards uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
begin
  if coalesce(cardinality(cards), 0) not between 1 and 4 then
    perform private.fail('compare_four', 'At most four candidates can be compared.');
  end if;
  perform private.note_discovery(one.person, organization, 'compared') from (
    select distinct private.card_person(organization, card) as person from unnest(cards) as card
  ) as one
  where one.person is not null and private.is_visible_to(one.person, organization)
    and not exists (
      select from public.discovery_events as event
      where event.user_id = one.person and event.organization_id = organization and event.kind = 'compared'
        and event.at > now() - interval '1 day'
    );
  return (
    select jsonb_agg(coalesce(
      private.card_of(organization, private.card_person(organization, card), false),
      jsonb_build_object('card', card, 'facts', null, 'shared', null)
    ) order by place)
    from unnest(cards) with ordinality as wanted (card, place)
  );
end
$$;

grant execute on function
  public.save_pool, public.delete_pool, public.my_pools, public.open_pool, public.add_to_pool, public.move_entry,
  public.save_entry, public.remove_entry, public.entry_history, public.compare_cards
to authenticated;

-- Where an entry begins: further on for who was written to before.
create function private.stage_now(organization uuid, person uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select case request.status when 'accepted' then 'replied' when 'pending' then 'contacted' end
    from public.contact_requests as request
    where request.organization_id = organization and request.user_id = person
    order by request.created_at desc limit 1
  ), 'uncontacted');
end
$$;

-- Moves what the company keeps of a person, in every pool; what a human has moved further stays.
create function private.move_entries(organization uuid, person uuid, wanted text, from_stages text[]) returns void
language sql security definer set search_path = '' as $$
  with moved as (
    update private.pool_entries as entry set stage = wanted, moved_at = now()
    from private.pool_entries as before
    where entry.id = before.id and entry.organization_id = organization and entry.user_id = person
      and entry.stage = any (from_stages)
    returning entry.id, before.stage as left_stage
  )
  insert into private.pool_events (entry_id, kind, from_stage, to_stage, by_itself)
  select id, 'moved', left_stage, wanted, true from moved
$$;

create function private.forget_entries() returns int
language plpgsql security definer set search_path = '' as $$
declare
  gone int;
begin
  perform private.unlist(entry) from private.pool_entries as entry where entry.keep_until < current_date;
  get diagnostics gone = row_count;
  return gone;
end
$$;
select cron.schedule('forget pool entries', '20 3 * * *', 'select private.forget_entries()');
