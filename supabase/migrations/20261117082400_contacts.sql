-- From a card to a contact: talent pools, contact requests, what candidates share, and their ledger.

-- # Tables

-- Talent pools: anonymous candidates that a company wants to remember. Who they are is stored here and returned to no
-- one; functions return what a card shows. Entries are deleted automatically on their date.
create table private.pools (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  owner_id uuid references auth.users on delete set null,
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  -- For the team, or for its owner only.
  is_shared boolean not null default true,
  created_at timestamptz not null default now()
);

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

-- What happened to an entry; without an actor, it moved automatically.
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

-- A company asks an anonymous candidate for contact. Candidates who accept say what they share and until when; every
-- read checks again, so that nothing is returned once sharing ends.
create function private.contact_purposes() returns text[] language sql immutable set search_path = '' as $$
  select array['job', 'internship', 'apprenticeship', 'mission', 'talk']
$$;

create function private.shareable_fields() returns text[] language sql immutable set search_path = '' as $$
  select array[
    'name', 'photo', 'email', 'phone', 'resume', 'job_title', 'location', 'summary', 'skills', 'links', 'wanted',
    'experience', 'education', 'languages', 'driving_licenses', 'interests', 'certificates'
  ]
$$;

-- Certificates contain a name, and skills lead to them: both are shared only together with the name.
create function private.is_shareable(fields text[]) returns boolean language sql immutable set search_path = '' as $$
  select fields <@ private.shareable_fields() and ('name' = any (fields) or not fields && array['skills', 'certificates'])
$$;

create table public.contact_requests (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  sent_by uuid references auth.users on delete set null,
  purpose text not null check (purpose = any (private.contact_purposes())),
  body text not null check (length(body) between 20 and 2000),
  status text not null default 'pending' check (
    status in ('pending', 'accepted', 'declined', 'expired', 'withdrawn')
  ),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  decided_at timestamptz,
  shared_fields text[] check (private.is_shareable(shared_fields)),
  decline_reason text check (length(decline_reason) <= 500),
  conversation_id uuid references public.conversations on delete set null
);

-- What a person currently shares with a company.
create table public.contact_shares (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  fields text[] not null check (private.is_shareable(fields)),
  shared_until timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, user_id)
);

-- # Indexes

create index pools_by_organization on private.pools (organization_id, created_at);
create index pools_by_owner on private.pools (owner_id);
create index pool_entries_by_person on private.pool_entries (user_id, organization_id);
create index pool_entries_by_organization on private.pool_entries (organization_id);
create index pool_entries_by_owner on private.pool_entries (owner_id);
create index pool_entries_by_end on private.pool_entries (keep_until);
create index pool_events_by_entry on private.pool_events (entry_id, id);
create index pool_events_by_actor on private.pool_events (actor_id);

create unique index contact_requests_pending on public.contact_requests (organization_id, user_id)
  where status = 'pending';
create index contact_requests_by_organization on public.contact_requests (organization_id, created_at desc);
create index contact_requests_by_user on public.contact_requests (user_id, created_at desc);
create index contact_requests_by_sender on public.contact_requests (sent_by, created_at);
create index contact_requests_by_conversation on public.contact_requests (conversation_id);
create index contact_requests_due on public.contact_requests (expires_at) where status = 'pending';
create index contact_shares_by_user on public.contact_shares (user_id);

-- # Private helpers

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

-- Its name and visibility can be changed by its creator and the company's owners.
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

-- Who can be responsible for candidates at a company.
create function private.recruiters_of(organization uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('id', member.user_id, 'name', private.team_name(member.user_id)) order by member.created_at
  ), '[]')
  from public.organization_members as member
  where member.organization_id = organization and member.member_role in ('owner', 'recruiter')
$$;

create function private.unlist(entry private.pool_entries) returns void
language sql security definer set search_path = '' as $$
  delete from private.pool_entries where id = entry.id;
  select private.note_discovery(entry.user_id, entry.organization_id, 'unlisted')
$$;

-- The stage in which an entry starts: further along for candidates contacted before.
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

-- Moves a person's entries in every pool of the company; what a colleague moved further stays.
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

create function private.hides_from(person uuid, organization uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.discovery_exclusions as excluded
    where excluded.user_id = person and excluded.organization_id = organization
  ) or exists (
    select from public.blocks as block
    join public.organization_members as member on member.user_id = block.blocked_id
    where block.user_id = person and member.organization_id = organization
  )
$$;

-- What is shared right now; otherwise null.
create function private.active_share(organization uuid, person uuid) returns public.contact_shares
language sql stable security definer set search_path = '' as $$
  select share.* from public.contact_shares as share
  join public.organizations as company on company.id = share.organization_id and company.status = 'approved'
  join public.profiles as profile on profile.user_id = share.user_id and profile.deletion_requested_at is null
  join auth.users as account on account.id = share.user_id and coalesce(account.banned_until, '-infinity') < now()
  where share.organization_id = organization and share.user_id = person
    and share.revoked_at is null and share.shared_until > now()
    and not private.hides_from(person, organization)
$$;

-- The little that is shown beside a card in lists.
create function private.shared_face(organization uuid, person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', case when 'name' = any (share.fields) then private.team_name(person) end,
    'photo', case when 'photo' = any (share.fields) then profile.avatar_url end,
    'jobTitle', case when 'job_title' = any (share.fields) then nullif(profile.job_title, '') end,
    'until', share.shared_until
  )
  from private.active_share(organization, person) as share
  join public.profiles as profile on profile.user_id = share.user_id
$$;

-- What a company sees of a person: the card while they can be found, and what they share. Short ones are for lists.
create function private.card_of(organization uuid, person uuid, is_short boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'card', private.card_id(organization, person),
    'facts', (
      select case when is_short and seen.facts ? 'skills' then seen.facts || jsonb_build_object('skills', (
        select coalesce(jsonb_agg(skill - 'proofs' order by place), '[]')
        from jsonb_array_elements(seen.facts -> 'skills') with ordinality as listed (skill, place) where place <= 5
      )) else seen.facts end
      from private.facts_for(organization, person) as seen (facts)
      where private.is_visible_to(person, organization)
    ),
    'shared', private.shared_face(organization, person)
  )
  where person is not null
$$;

create function private.contacts_a_day() returns int language sql stable set search_path = '' as $$
  select private.allowed('contacts_a_day')
$$;

create function private.contacts_a_day_for_team() returns int language sql stable set search_path = '' as $$
  select private.allowed('team_contacts_a_day')
$$;

create function private.contacts_left(organization uuid, person uuid) returns int
language sql stable security definer set search_path = '' as $$
  select greatest(0, least(
    private.contacts_a_day() - (
      select count(*) from public.contact_requests
      where sent_by = person and organization_id = organization and created_at > now() - interval '1 day'
    ),
    private.contacts_a_day_for_team() - (
      select count(*) from public.contact_requests
      where organization_id = organization and created_at > now() - interval '1 day'
    )
  ))::int
$$;

-- After declining, a candidate can't be asked again for a while; after silence, for a shorter time.
create function private.is_contact_paused(organization uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.contact_requests as request
    where request.organization_id = organization and request.user_id = person and request.decided_at > now() -
      case request.status when 'declined' then interval '90 days' when 'expired' then interval '30 days'
        when 'withdrawn' then interval '7 days' end
  ) or exists (
    select from public.contact_shares as share
    where share.organization_id = organization and share.user_id = person
      and share.revoked_at > now() - interval '90 days'
  )
$$;

create function private.require_contact(request_id uuid) returns public.contact_requests
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  request public.contact_requests;
begin
  select * into request from public.contact_requests where id = request_id and user_id = me for update;
  if not found then
    perform private.fail('contact_gone', 'This request is not there any more.');
  end if;
  if request.status <> 'pending' or request.expires_at <= now() then
    perform private.fail('contact_over', 'This request was answered, withdrawn, or has expired.');
  end if;
  return request;
end
$$;

-- Who is responsible at the company: the person who asked, if they still recruit for it, or else an owner before other
-- recruiters.
create function private.recruiter_for(organization uuid, wanted uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select member.user_id from public.organization_members as member
  join public.organizations as company on company.id = member.organization_id and company.status = 'approved'
  where member.organization_id = organization and member.member_role in ('owner', 'recruiter')
  order by member.user_id = wanted desc nulls last, member.member_role, member.created_at limit 1
$$;

create function private.check_share(fields text[], shared_until date) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if fields is null or not private.is_shareable(fields) then
    perform private.fail('contact_fields', 'Choose what you share.');
  end if;
  if shared_until is null
    or shared_until not between current_date + 1 and current_date + interval '12 months' then
    perform private.fail('contact_until', 'Choose a day within the next twelve months.');
  end if;
end
$$;

-- Tells the company the outcome of a request, without saying whom it is about.
create function private.close_contact(request public.contact_requests, recruiter uuid, news text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.notifications set read_at = coalesce(read_at, now())
  where user_id = request.user_id and kind = 'contact_asked' and data ->> 'request' = request.id::text;
  if recruiter is not null then
    perform private.notify(recruiter, news, jsonb_strip_nulls(jsonb_build_object(
      'request', request.id, 'reason', request.decline_reason
    )), '/candidates/contacts');
  end if;
end
$$;

create function private.expire_contacts() returns int
language plpgsql security definer set search_path = '' as $$
declare
  request public.contact_requests;
  gone int := 0;
begin
  for request in
    update public.contact_requests set status = 'expired', decided_at = expires_at
    where status = 'pending' and expires_at <= now() returning *
  loop
    perform private.note_discovery(request.user_id, request.organization_id, 'expired');
    perform private.close_contact(
      request, private.recruiter_for(request.organization_id, request.sent_by), 'contact_expired'
    );
    gone := gone + 1;
  end loop;
  return gone;
end
$$;

create function private.status_now(request public.contact_requests) returns text
language sql stable set search_path = '' as $$
  select case when request.status = 'pending' and request.expires_at <= now() then 'expired' else request.status end
$$;

create function private.may_read_shared_resume(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.profiles as profile
    join public.contact_shares as share on share.user_id = profile.user_id and 'resume' = any (share.fields)
    join public.organization_members as member
      on member.organization_id = share.organization_id and member.user_id = (select auth.uid())
      and member.member_role in ('owner', 'recruiter')
    where profile.user_id::text = (storage.foldername(file))[1] and profile.resume_path = file
      and (private.active_share(share.organization_id, share.user_id)).id is not null
  )
$$;

create function private.move_by_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.move_entries(
    request.organization_id, request.user_id, 'in_talks', array['uncontacted', 'contacted', 'replied']
  )
  from public.contact_requests as request
  where request.conversation_id = new.conversation_id and request.user_id = new.author_id;
  return null;
end
$$;

-- People who no longer recruit for a company leave its conversations right away; a colleague takes over.
create function private.hand_over() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  heir uuid;
  held uuid[];
begin
  select member.user_id into heir from public.organization_members as member
  where member.organization_id = old.organization_id and member.user_id <> old.user_id
    and member.member_role in ('owner', 'recruiter')
  order by member.member_role, member.created_at limit 1;
  held := array(
    select distinct request.conversation_id from public.contact_requests as request
    join public.conversation_members as member
      on member.conversation_id = request.conversation_id and member.user_id = old.user_id
    where request.organization_id = old.organization_id and request.user_id <> old.user_id
  );
  insert into public.conversation_members (conversation_id, user_id)
  select chat, heir from unnest(held) as chat where heir is not null
  on conflict do nothing;
  delete from public.conversation_members where user_id = old.user_id and conversation_id = any (held);
  update public.contact_requests set sent_by = heir
  where organization_id = old.organization_id and status = 'pending' and (sent_by = old.user_id or sent_by is null);
  update private.pools set owner_id = heir
  where organization_id = old.organization_id and (owner_id = old.user_id or owner_id is null);
  update private.pool_entries set owner_id = heir
  where organization_id = old.organization_id and owner_id = old.user_id;
  return null;
end
$$;

-- What candidates see of what companies did with their card, and what they can revoke. Also missions to which a person
-- is invited by card, so that the company learns no address.
create function private.require_share(share_id uuid) returns public.contact_shares
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  share public.contact_shares;
begin
  select * into share from public.contact_shares where id = share_id and user_id = me and revoked_at is null for update;
  if not found then
    perform private.fail('share_gone', 'Nothing is shared with this company any more.');
  end if;
  return share;
end
$$;

create function private.tell_of_share(share public.contact_shares) returns void
language sql security definer set search_path = '' as $$
  select private.tell_members(request.conversation_id, '{"kind": "state"}')
  from public.contact_requests as request
  where request.organization_id = share.organization_id and request.user_id = share.user_id
    and request.conversation_id is not null
$$;

-- How often companies opened the card: once per company and day, as in the ledger.
create function private.view_figures(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('views', count(*), 'companies', count(distinct organization_id))
  from public.discovery_events
  where user_id = person and kind = 'viewed' and at > now() - interval '30 days'
$$;

-- The candidate's ledger: what companies did, and when administrators viewed the product as them.
create function private.ledger_entries(person uuid, before timestamptz, before_id bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  with events as (
    select one.id, one.kind::text, one.at, one.details, one.organization_id from public.discovery_events as one
    where one.user_id = person and (before is null or (one.at, one.id) < (before, before_id))
    order by one.at desc, one.id desc limit 30
  ), acted as (
    -- Below zero, so that the numbers of both never meet.
    select -one.number as id, 'acted_as', one.started_at, jsonb_build_object('reason', one.reason, 'ended', one.ended_at),
      null::uuid
    from public.acting_sessions as one
    where one.user_id = person and (before is null or (one.started_at, -one.number) < (before, before_id))
    order by one.started_at desc, one.number limit 30
  ), page as (
    select * from events union all select * from acted order by at desc, id desc limit 30
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', event.id, 'kind', event.kind, 'at', event.at, 'details', event.details, 'company', company.name,
    'slug', case when company.status = 'approved' then company.slug end, 'organization', company.id
  ) order by event.at desc, event.id desc), '[]')
  from page as event left join public.organizations as company on company.id = event.organization_id
$$;

-- People who hide from a company aren't shown to its members anywhere, and no one at a company can open the page of a
-- person it knows as an anonymous card. docs/adr/0038. True if one person must not see the other: one has blocked the
-- other, or "person" hides from where "me" works.
create function private.is_kept_from(me uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_blocked(me, person) or exists (
    select from public.organization_members as member
    where member.user_id = me and member.user_id <> person and private.hides_from(person, member.organization_id)
  )
$$;

-- The same for lists: everyone "me" must not see.
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

-- Whether the person shares their name with a company where "me" recruits.
create function private.was_told_name(me uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.organization_members as member
    cross join lateral private.active_share(member.organization_id, person) as share
    where member.user_id = me and 'name' = any (share.fields)
  )
$$;

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

create function private.ask_before_being_known() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_invited_by_card(new.user_id, new.mission_id) then
    perform private.fail('starting_names_you', 'This company invited your anonymous card. If you start, it can learn who you are.');
  end if;
  return new;
end
$$;

-- A company may write with a person who shares no name. In such a conversation, the candidate has an ID of its own,
-- created like a card's: it is valid only in this conversation.
create function private.is_contact(conversation uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.contact_requests as request
    where request.conversation_id = conversation and request.user_id = person
  )
$$;

-- The ID by which others in a conversation know a member.
create function private.voice(conversation uuid, person uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select case when private.is_contact(conversation, person) then private.card_id(conversation, person) else person end
$$;

-- The same, as the caller knows it: people know their own ID.
create function private.heard_as(conversation uuid, person uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select case when person = (select auth.uid()) then person else private.voice(conversation, person) end
$$;

-- Files are below <voice>/<conversation>/.
create function private.is_own_message_folder(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select (storage.foldername(file))[1] = (select auth.uid())::text
    or (storage.foldername(file))[2] ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      and (storage.foldername(file))[1] = private.voice(((storage.foldername(file))[2])::uuid, (select auth.uid()))::text
$$;

-- Files that were added and never sent are deleted with the conversation, even if the request outlives it.
create function private.remove_voiced_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_files('conversations', private.card_id(old.conversation_id, old.user_id) || '/');
  return coalesce(new, old);
end
$$;

-- An export includes them too.
create function private.voiced_folders(person uuid) returns setof text
language sql stable security definer set search_path = '' as $$
  select distinct private.card_id(request.conversation_id, person) || '/'
  from public.contact_requests as request where request.user_id = person and request.conversation_id is not null
$$;

create function private.end_contact(conversation uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  share public.contact_shares;
begin
  for share in
    update public.contact_shares as known set revoked_at = now()
    from public.contact_requests as request
    where request.conversation_id = conversation and known.organization_id = request.organization_id
      and known.user_id = request.user_id and known.revoked_at is null
    returning known.*
  loop
    perform private.move_entries(
      share.organization_id, share.user_id, 'closed', array['uncontacted', 'contacted', 'replied', 'in_talks']
    );
    perform private.tell_of_share(share);
  end loop;
end
$$;

-- A block affects every conversation of the two, and hiding from a company those with it.
create function private.ask_channels_again() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  if tg_table_name = 'blocks' then
    perform private.tell_members(mine.conversation_id, '{"kind": "state"}')
    from public.conversation_members as mine
    join public.conversation_members as theirs using (conversation_id)
    join public.conversations as chat on chat.id = mine.conversation_id and chat.kind <> 'people'
    where mine.user_id = (changed ->> 'user_id')::uuid and theirs.user_id = (changed ->> 'blocked_id')::uuid;
  elsif tg_table_name = 'discovery_exclusions' then
    perform private.tell_members(request.conversation_id, '{"kind": "state"}')
    from public.contact_requests as request
    where request.user_id = (changed ->> 'user_id')::uuid and request.conversation_id is not null
      and request.organization_id = (changed ->> 'organization_id')::uuid;
  else
    perform pg_notify('realtime_permissions', 'conversation:' || (changed ->> 'conversation_id'));
  end if;
  return null;
end
$$;

-- # Policies and grants

call private.protect('public.contact_requests');
grant select on public.contact_requests to authenticated;

-- Companies read both through functions, which never say who it is.
create policy "Candidates see who asked them" on public.contact_requests for select to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.contact_shares');
grant select on public.contact_shares to authenticated;

create policy "Candidates see what they share" on public.contact_shares for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People read what they added to a conversation" on storage.objects for select to authenticated
  using (bucket_id = 'conversations' and private.is_own_message_folder(name));

create policy "People remove what they have not sent" on storage.objects for delete to authenticated
  using (bucket_id = 'conversations' and private.is_own_message_folder(name) and not private.is_sent_file(name));

-- Read only with the caller's own token: no address is signed that would outlive the sharing.
create policy "Companies read the résumé that is shared with them" on storage.objects for select to authenticated
  using (
    bucket_id = 'resumes' and storage.allow_only_operation('object.get_authenticated')
    and private.may_read_shared_resume(name)
  );

-- # Public functions

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

create function public.delete_pool(pool_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  pool private.pools := private.require_own_pool(pool_id);
begin
  perform private.unlist(entry) from private.pool_entries as entry where entry.pool_id = pool.id;
  delete from private.pools where id = pool.id;
end
$$;

-- The pools the caller may open, how many entries are in each stage, and which of them contain a card.
create function public.my_pools(card uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  person uuid := case when card is not null then private.card_person(organization, card) end;
begin
  perform private.require_feature('discovery');
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

-- People who can no longer be found show nothing, unless they share something with the company.
create function public.open_pool(pool_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  pool private.pools := private.require_pool(pool_id);
begin
  perform private.require_feature('discovery');
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

-- Returns how many were added; cards already there, or no longer found, are skipped. Events are written in the order of
-- the cards: ascending numbers would reveal the order of the people behind them.
create function public.add_to_pool(pool_id uuid, cards uuid[]) returns int
language plpgsql security definer set search_path = '' as $$
declare
  pool private.pools := private.require_pool(pool_id);
  wanted uuid;
  person uuid;
  entry uuid;
  added int := 0;
begin
  perform private.require_feature('discovery');
  perform from private.pools where id = pool.id for update;
  if (
    select count(*) from private.pool_entries as kept where kept.pool_id = pool.id
  ) + coalesce(cardinality(cards), 0) > 200 then
    perform private.fail('pool_full', 'A pool may hold 200 candidates.');
  end if;
  for wanted in select distinct card from unnest(cards) as card order by card loop
    person := private.card_person(pool.organization_id, wanted);
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

-- Names the stage it comes from: if a colleague was faster, nothing happens, and it returns false.
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

-- Kept for at most two years from today.
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

-- Two to four side by side; each person can see that they were compared.
create function public.compare_cards(cards uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  wanted uuid;
  person uuid;
begin
  perform private.require_feature('discovery');
  if coalesce(cardinality(cards), 0) not between 1 and 4 then
    perform private.fail('compare_four', 'At most four candidates can be compared.');
  end if;
  for wanted in select distinct card from unnest(cards) as card order by card loop
    person := private.card_person(organization, wanted);
    if person is not null and private.is_visible_to(person, organization) and not exists (
      select from public.discovery_events as event
      where event.user_id = person and event.organization_id = organization and event.kind = 'compared'
        and event.at > now() - interval '1 day'
    ) then
      perform private.note_discovery(person, organization, 'compared');
    end if;
  end loop;
  return (
    select jsonb_agg(coalesce(
      private.card_of(organization, private.card_person(organization, card), false),
      jsonb_build_object('card', card, 'facts', null, 'shared', null)
    ) order by place)
    from unnest(cards) with ordinality as wanted (card, place)
  );
end
$$;

create function public.ask_contact(card uuid, purpose text, body text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  me uuid := (select auth.uid());
  person uuid := private.card_person(organization, card);
  said text := btrim(coalesce(body, ''), E' \t\r\n');
  request public.contact_requests;
begin
  perform private.require_feature('discovery');
  if purpose is null or purpose <> all (private.contact_purposes()) then
    perform private.fail('contact_purpose', 'Say what it is about.');
  end if;
  if length(said) not between 20 and 2000 then
    perform private.fail('contact_text', 'Write between 20 and 2,000 characters.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('contacts of ' || organization, 0));
  if person is null or not private.is_visible_to(person, organization) then
    perform private.fail('card_gone', 'This candidate cannot be found any more.');
  end if;
  if exists (
    select from public.contact_requests as kept
    where kept.organization_id = organization and kept.user_id = person and kept.status = 'pending'
  ) then
    perform private.fail('contact_pending', 'Your company has asked already, and waits for the answer.');
  end if;
  if (private.active_share(organization, person)).id is not null then
    perform private.fail('contact_open', 'Your company is in contact with this candidate already.');
  end if;
  if private.is_contact_paused(organization, person) then
    perform private.fail('contact_paused', 'Your company cannot ask this candidate again yet.');
  end if;
  if private.contacts_left(organization, me) = 0 then
    perform private.fail('too_many_contacts', 'You have asked as many as a day allows. Go on tomorrow.');
  end if;
  insert into public.contact_requests (organization_id, user_id, sent_by, purpose, body)
  values (organization, person, me, ask_contact.purpose, said) returning * into request;
  perform private.note_discovery(person, organization, 'contacted', jsonb_build_object('purpose', request.purpose));
  perform private.move_entries(organization, person, 'contacted', array['uncontacted', 'closed']);
  perform private.notify(person, 'contact_asked', jsonb_build_object(
    'company', (select name from public.organizations where id = organization), 'message', left(said, 300),
    'request', request.id
  ), '/networking/requests');
  return request.id;
end
$$;

-- Accepts, with what is shared and until the end of which day. Returns the conversation, which starts with the request.
create function public.accept_contact(request_id uuid, fields text[], shared_until date) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  request public.contact_requests := private.require_contact(request_id);
  recruiter uuid := private.recruiter_for(request.organization_id, request.sent_by);
  wanted text := 'contact:' || request.organization_id || ':' || request.user_id;
  chat public.conversations;
begin
  perform private.check_share(fields, shared_until);
  if recruiter is null then
    perform private.fail('contact_gone', 'This request is not there any more.');
  end if;
  insert into public.conversations (kind, key, first_by, first_at) values ('contact', wanted, recruiter, now())
  on conflict on constraint conversations_key_key do update set last_at = now() returning * into chat;
  insert into public.conversation_members (conversation_id, user_id)
  values (chat.id, request.user_id), (chat.id, recruiter)
  on conflict on constraint conversation_members_pkey do nothing;
  insert into public.messages (conversation_id, number, id, author_id, body, created_at)
  values (chat.id, chat.last_number + 1, gen_random_uuid(), recruiter, request.body, request.created_at);
  update public.conversations set last_number = chat.last_number + 1 where id = chat.id;
  update public.conversation_members as member set read_number = chat.last_number + 1
  where member.conversation_id = chat.id;
  insert into public.contact_shares as known (organization_id, user_id, fields, shared_until)
  values (request.organization_id, request.user_id, accept_contact.fields, accept_contact.shared_until + 1)
  on conflict on constraint contact_shares_organization_id_user_id_key do update set
    fields = excluded.fields, shared_until = excluded.shared_until, revoked_at = null, created_at = now();
  update public.contact_requests as kept set
    status = 'accepted', decided_at = now(), shared_fields = accept_contact.fields, conversation_id = chat.id
  where kept.id = request.id;
  perform private.note_discovery(request.user_id, request.organization_id, 'accepted', jsonb_build_object(
    'fields', accept_contact.fields, 'until', accept_contact.shared_until
  ));
  perform private.move_entries(request.organization_id, request.user_id, 'replied', array['uncontacted', 'contacted']);
  perform private.close_contact(request, recruiter, 'contact_accepted');
  perform private.tell_members(chat.id, jsonb_build_object('kind', 'message', 'number', chat.last_number + 1));
  return chat.id;
end
$$;

create function public.decline_contact(request_id uuid, reason text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  request public.contact_requests := private.require_contact(request_id);
  said text := nullif(btrim(coalesce(reason, ''), E' \t\r\n'), '');
begin
  if length(said) > 500 then
    perform private.fail('contact_reason', 'A reason may have 500 characters.');
  end if;
  update public.contact_requests set status = 'declined', decided_at = now(), decline_reason = said
  where id = request.id returning * into request;
  perform private.note_discovery(request.user_id, request.organization_id, 'declined');
  perform private.move_entries(
    request.organization_id, request.user_id, 'closed', array['uncontacted', 'contacted', 'replied', 'in_talks']
  );
  perform private.close_contact(
    request, private.recruiter_for(request.organization_id, request.sent_by), 'contact_declined'
  );
end
$$;

create function public.withdraw_contact(request_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  request public.contact_requests;
begin
  update public.contact_requests set status = 'withdrawn', decided_at = now()
  where id = request_id and organization_id = organization and status = 'pending' and expires_at > now()
  returning * into request;
  if not found then
    perform private.fail('contact_over', 'This request was answered, withdrawn, or has expired.');
  end if;
  perform private.note_discovery(request.user_id, organization, 'withdrawn');
  perform private.move_entries(organization, request.user_id, 'uncontacted', array['contacted']);
  delete from public.notifications
  where user_id = request.user_id and kind = 'contact_asked' and data ->> 'request' = request.id::text;
end
$$;

-- The candidate's side, newest first: which company asks, and who.
create function public.my_contact_requests(before timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', request.id, 'purpose', request.purpose, 'body', request.body, 'status', private.status_now(request),
      'createdAt', request.created_at, 'expiresAt', request.expires_at, 'decidedAt', request.decided_at,
      'reason', request.decline_reason, 'conversation', request.conversation_id,
      'company', company.name, 'slug', case when company.status = 'approved' then company.slug end,
      'sender', private.team_name(request.sent_by), 'senderTitle', member.title
    ) order by request.status = 'pending' desc, request.created_at desc), '[]')
    from (
      select * from public.contact_requests
      where user_id = me and (before is null or created_at < before) order by created_at desc limit 50
    ) as request
    join public.organizations as company on company.id = request.organization_id
    left join public.organization_members as member
      on member.organization_id = request.organization_id and member.user_id = request.sent_by
    -- Nobody answers a company that is not there at the moment.
    where request.status <> 'pending' or company.status = 'approved'
  );
end
$$;

-- The company's side, newest first, 30 at a time.
create function public.organization_contacts(wanted_status text default null, before timestamptz default null)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  me uuid := (select auth.uid());
begin
  perform private.require_feature('discovery');
  return jsonb_build_object('left', private.contacts_left(organization, me), 'contacts', (
    select coalesce(jsonb_agg(private.card_of(organization, request.user_id, true) || jsonb_build_object(
      'id', request.id, 'purpose', request.purpose, 'body', request.body, 'status', private.status_now(request),
      'createdAt', request.created_at, 'expiresAt', request.expires_at, 'decidedAt', request.decided_at,
      'reason', request.decline_reason, 'sender', private.team_name(request.sent_by),
      'conversation', case when private.is_member(request.conversation_id, me) then request.conversation_id end
    ) order by request.created_at desc), '[]')
    from (
      select * from public.contact_requests as kept
      where kept.organization_id = organization and (before is null or kept.created_at < before)
        and (wanted_status is null or private.status_now(kept) = wanted_status)
      order by kept.created_at desc limit 30
    ) as request
  ));
end
$$;

-- What a person shares with the company, checked each time; null if nothing is shared.
create function public.shared_profile(card uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  person uuid := private.card_person(organization, card);
  share public.contact_shares := private.active_share(organization, person);
begin
  perform private.require_feature('discovery');
  if share.id is null then
    return null;
  end if;
  perform private.note_discovery(person, organization, 'viewed');
  return (
    select private.profile_parts(person, share.fields) - 'firstName' - 'lastName' || jsonb_strip_nulls(jsonb_build_object(
      'card', card, 'fields', share.fields, 'until', share.shared_until,
      'name', case when 'name' = any (share.fields) then private.team_name(person) end,
      'email', case when 'email' = any (share.fields) then account.email end,
      'phone', case when 'phone' = any (share.fields) then (
        select nullif(career.phone, '') from public.candidate_profiles as career where career.user_id = person
      ) end,
      'resume', case when 'resume' = any (share.fields) and profile.resume_path is not null then
        jsonb_build_object('path', profile.resume_path, 'name', profile.resume_name) end,
      'conversation', (
        select request.conversation_id from public.contact_requests as request
        where request.organization_id = organization and request.user_id = person
          and private.is_member(request.conversation_id, (select auth.uid()))
        order by request.created_at desc limit 1
      )
    ))
    from public.profiles as profile join auth.users as account on account.id = profile.user_id
    where profile.user_id = person
  );
end
$$;

create function public.change_share(share_id uuid, fields text[], shared_until date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  share public.contact_shares := private.require_share(share_id);
begin
  perform private.check_share(fields, shared_until);
  update public.contact_shares as kept set
    fields = change_share.fields, shared_until = change_share.shared_until + 1
  where kept.id = share.id;
  perform private.note_discovery(share.user_id, share.organization_id, 'accepted', jsonb_build_object(
    'fields', change_share.fields, 'until', change_share.shared_until
  ));
  perform private.tell_of_share(share);
end
$$;

-- From the next request on, the company can read nothing more, and the conversation ends.
create function public.revoke_share(share_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  share public.contact_shares := private.require_share(share_id);
begin
  update public.contact_shares set revoked_at = now() where id = share.id;
  perform private.note_discovery(share.user_id, share.organization_id, 'revoked');
  perform private.move_entries(
    share.organization_id, share.user_id, 'closed', array['uncontacted', 'contacted', 'replied', 'in_talks']
  );
  perform private.tell_of_share(share);
end
$$;

-- Everything the page needs: the switch, hidden companies, what is shared with whom, and the newest ledger entries.
create function public.my_consent() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
begin
  return jsonb_build_object(
    'isFindable', coalesce((select is_findable from public.discovery_settings where user_id = me), false),
    'hidden', coalesce((select to_jsonb(hidden) from public.discovery_settings where user_id = me), '[]'),
    'visibility', coalesce((select visibility::text from public.candidate_profiles where user_id = me), 'private'),
    'figures', private.view_figures(me),
    'pending', (
      select count(*) from public.contact_requests
      where user_id = me and status = 'pending' and expires_at > now()
    ),
    'excluded', (
      select coalesce(jsonb_agg(jsonb_build_object('id', company.id, 'name', company.name) order by company.name), '[]')
      from public.discovery_exclusions as excluded
      join public.organizations as company on company.id = excluded.organization_id
      where excluded.user_id = me
    ),
    'shares', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', share.id, 'company', company.name, 'slug', case when company.status = 'approved' then company.slug end,
        'fields', share.fields, 'until', share.shared_until, 'since', share.created_at, 'revokedAt', share.revoked_at,
        'isActive', (private.active_share(share.organization_id, me)).id is not null,
        'conversation', (
          select request.conversation_id from public.contact_requests as request
          where request.organization_id = share.organization_id and request.user_id = me
            and request.conversation_id is not null
          order by request.created_at desc limit 1
        )
      ) order by share.created_at desc), '[]')
      from public.contact_shares as share join public.organizations as company on company.id = share.organization_id
      where share.user_id = me
    ),
    'events', private.ledger_entries(me, null, null)
  );
end
$$;

create function public.my_ledger(before timestamptz, before_id bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.ledger_entries(private.require_candidate(), before, before_id)
$$;

-- Companies whose name contains the words, to hide from.
create function public.find_companies(words text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
  wanted text := private.containing(private.plain_words(coalesce(words, '')));
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', found.id, 'name', found.name) order by found.name), '[]')
    from (
      select company.id, company.name from public.organizations as company
      where company.kind = 'company' and company.status = 'approved' and private.plain_words(company.name) like wanted
        and not exists (
          select from public.discovery_exclusions as excluded
          where excluded.user_id = me and excluded.organization_id = company.id
        )
      order by company.name limit 20
    ) as found
  );
end
$$;

-- Invites people by card to a mission of the company. Whether they were invited by address, and whether they start,
-- isn't shown: it would reveal who they are.
create function public.invite_cards(mission_id uuid, cards uuid[]) returns table (card uuid, outcome text)
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  mission public.missions := private.require_author(mission_id);
  wanted uuid;
  person uuid;
  invitation public.mission_invitations;
begin
  perform private.require_feature('discovery');
  if mission.organization_id <> organization then
    perform private.fail('mission_not_found', 'This mission does not exist, or is not yours.');
  end if;
  if mission.status <> 'published' then
    perform private.fail('mission_not_published', 'Publish this mission before you invite people to it.');
  end if;
  if cardinality(cards) > 50 then
    perform private.fail('too_many_invitations', 'At most 50 candidates are invited at once.');
  end if;
  for wanted in select distinct one from unnest(cards) as one loop
    card := wanted;
    person := private.card_person(organization, wanted);
    invitation := null;
    if person is null or not (
      private.is_visible_to(person, organization) or (private.active_share(organization, person)).id is not null
    ) then
      outcome := 'gone';
    else
      insert into public.mission_invitations as known (mission_id, organization_id, user_id, invited_by)
      values (mission.id, organization, person, (select auth.uid()))
      on conflict on constraint mission_invitations_mission_id_user_id_key do update
        set revoked_at = null, declined_at = null, invited_by = excluded.invited_by, invited_at = now(), sent_at = now()
        where known.revoked_at is not null
      returning * into invitation;
      outcome := case when invitation.id is null then 'already' else 'invited' end;
    end if;
    if invitation.id is not null then
      perform private.count_invitations(organization, 1);
      perform private.tell_invited(invitation);
      perform private.note_discovery(person, organization, 'invited', jsonb_build_object(
        'mission', private.mission_title(mission.id, person)
      ));
    end if;
    return next;
  end loop;
end
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
    perform private.note_discovery(me, invitation.organization_id, 'agreed', jsonb_build_object('mission', private.mission_title(invitation.mission_id)));
  end if;
end
$$;

-- # Who may call which function

grant execute on function
  private.is_kept_from, private.is_own_message_folder, private.may_read_shared_resume, private.voice
to authenticated;

grant execute on function
  public.accept_contact, public.add_to_pool, public.agree_to_be_known, public.ask_contact, public.change_share,
  public.compare_cards, public.decline_contact, public.delete_pool, public.entry_history, public.find_companies,
  public.invite_cards, public.move_entry, public.my_consent, public.my_contact_requests, public.my_ledger,
  public.my_pools, public.open_pool, public.organization_contacts, public.remove_entry, public.revoke_share,
  public.save_entry, public.save_pool, public.shared_profile, public.withdraw_contact
to authenticated;

-- # Triggers

create trigger hand_over after delete on public.organization_members
  for each row execute function private.hand_over();

create trigger hand_over_role after update of member_role on public.organization_members
  for each row when (
    old.member_role in ('owner', 'recruiter') and new.member_role not in ('owner', 'recruiter')
  ) execute function private.hand_over();

create trigger ask_before_being_known before insert on public.enrollments
  for each row when (new.status = 'in_progress') execute function private.ask_before_being_known();

create trigger ask_channels_again after insert or delete on public.blocks
  for each row execute function private.ask_channels_again();

create trigger ask_channels_again after delete on public.conversation_members
  for each row execute function private.ask_channels_again();

create trigger move_by_message after insert on public.messages
  for each row when (new.number > 1) execute function private.move_by_message();

create trigger ask_channels_again after insert or delete on public.discovery_exclusions
  for each row execute function private.ask_channels_again();

create trigger remove_voiced_files before delete on public.contact_requests
  for each row when (old.conversation_id is not null) execute function private.remove_voiced_files();

create trigger remove_voiced_files_of_ended before update of conversation_id on public.contact_requests
  for each row when (old.conversation_id is not null and new.conversation_id is null)
  execute function private.remove_voiced_files();

-- # Jobs

select cron.schedule('forget pool entries', '20 3 * * *', 'select private.forget_entries()');
select cron.schedule('expire contact requests', '*/10 * * * *', 'select private.expire_contacts()');
