-- Candidates who know each other: how they are found, requests, connections, blocks, reports, endorsements.
create type public.network_circle as enum ('everyone', 'related', 'nobody');
create type public.connection_status as enum ('pending', 'connected');
create type public.report_reason as enum (
  'spam', 'harassment', 'impersonation', 'inappropriate', 'discrimination',
  -- A mission that asks for work which somebody uses, unpaid.
  'real_work', 'other'
);

-- Who finds somebody and may ask him, of those who may see his page anyway; without a row, everyone. "Related" people
-- have a mission, a school or a target job in common; which of these may be named to others is a choice too.
create table public.network_settings (
  user_id uuid primary key references auth.users on delete cascade,
  found_by public.network_circle not null default 'everyone',
  asked_by public.network_circle not null default 'everyone',
  common text[] not null default '{mission,school,job}' check (common <@ array['mission', 'school', 'job']),
  updated_at timestamptz not null default now()
);
create trigger network_settings_updated before update on public.network_settings
  for each row execute function private.set_updated_at();
call private.protect('public.network_settings');
grant select on public.network_settings to authenticated;
grant insert (user_id, found_by, asked_by, common) on public.network_settings to authenticated;
-- An upsert names the key too; the policy keeps it the person's own.
grant update (user_id, found_by, asked_by, common) on public.network_settings to authenticated;
create policy "People read how they are found" on public.network_settings for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People set how they are found" on public.network_settings for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "People change how they are found" on public.network_settings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- One row for each two people. Requests come to whom they are for through my_people, which leaves out the declined.
create table public.connections (
  id uuid primary key default gen_random_uuid(),
  requester_id uuid not null references auth.users on delete cascade,
  addressee_id uuid not null references auth.users on delete cascade,
  status public.connection_status not null default 'pending',
  note text not null default '' check (length(note) <= 300),
  asked_at timestamptz not null default now(),
  connected_at timestamptz check ((status = 'connected') = (connected_at is not null)),
  check (requester_id <> addressee_id)
);
create unique index connections_of_two on public.connections
  (least(requester_id, addressee_id), greatest(requester_id, addressee_id));
create index connections_by_requester on public.connections (requester_id, status);
create index connections_by_addressee on public.connections (addressee_id, status);
call private.protect('public.connections');
grant select on public.connections to authenticated;
create policy "People see whom they are connected with, and whom they asked" on public.connections
  for select to authenticated
  using (
    requester_id = (select auth.uid()) or (addressee_id = (select auth.uid()) and status = 'connected')
  );

-- Whoever asked does not learn that the answer was no: the request goes on waiting for him alone.
create table private.declined_requests (
  connection_id uuid primary key references public.connections on delete cascade,
  declined_at timestamptz not null default now()
);
-- Until when somebody cannot ask somebody again: after taking a request back, and after being removed.
create table private.request_pauses (
  user_id uuid not null references auth.users on delete cascade,
  asked_id uuid not null references auth.users on delete cascade,
  until timestamptz not null,
  primary key (user_id, asked_id)
);
create index request_pauses_by_asked on private.request_pauses (asked_id);
create table private.request_days (
  user_id uuid not null references auth.users on delete cascade,
  day date not null,
  number int not null,
  primary key (user_id, day)
);

create table public.blocks (
  user_id uuid not null references auth.users on delete cascade,
  blocked_id uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, blocked_id),
  check (user_id <> blocked_id)
);
create index blocks_by_blocked on public.blocks (blocked_id);
call private.protect('public.blocks');
grant select, delete on public.blocks to authenticated;
create policy "People see whom they blocked" on public.blocks for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People take a block back" on public.blocks for delete to authenticated
  using (user_id = (select auth.uid()));

-- People somebody does not want to be suggested.
create table public.dismissed_people (
  user_id uuid not null references auth.users on delete cascade,
  dismissed_id uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, dismissed_id)
);
create index dismissed_people_by_dismissed on public.dismissed_people (dismissed_id);
call private.protect('public.dismissed_people');
grant select, delete on public.dismissed_people to authenticated;
grant insert (user_id, dismissed_id) on public.dismissed_people to authenticated;
create policy "People see whom they dismissed" on public.dismissed_people for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People dismiss suggestions" on public.dismissed_people for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "People bring dismissed suggestions back" on public.dismissed_people for delete to authenticated
  using (user_id = (select auth.uid()));

-- For administrators to look into; the case that a report belongs to says of what, and keeps what stood there then.
create table public.reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  -- Whose words or page it is about; null where that is an organization, or somebody without an account.
  reported_id uuid references auth.users on delete cascade,
  reason public.report_reason not null,
  details text not null default '' check (length(details) <= 1000),
  created_at timestamptz not null default now()
);
create index reports_by_reporter on public.reports (user_id, created_at);
create index reports_by_reported on public.reports (reported_id);
create index reports_by_age on public.reports (created_at desc);
call private.protect('public.reports');
grant select on public.reports to authenticated;
create policy "People see what they reported, administrators everything" on public.reports for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('admin')));

-- A connection says that somebody has a skill. "user_id" has it.
create table public.endorsements (
  user_id uuid not null references auth.users on delete cascade,
  skill text not null check (length(skill) between 1 and 80),
  endorser_id uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, skill, endorser_id)
);
create index endorsements_by_endorser on public.endorsements (endorser_id);
call private.protect('public.endorsements');
grant select, delete on public.endorsements to authenticated;
create policy "People see endorsements they have and gave" on public.endorsements for select to authenticated
  using (user_id = (select auth.uid()) or endorser_id = (select auth.uid()));
create policy "People take endorsements back, and refuse those they have" on public.endorsements
  for delete to authenticated
  using (user_id = (select auth.uid()) or endorser_id = (select auth.uid()));

create function private.are_connected(a uuid, b uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.connections
    where least(requester_id, addressee_id) = least(a, b) and greatest(requester_id, addressee_id) = greatest(a, b)
      and status = 'connected'
  )
$$;
-- Either has blocked the other.
create function private.is_blocked(a uuid, b uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.blocks where user_id = a and blocked_id = b)
    or exists (select from public.blocks where user_id = b and blocked_id = a)
$$;
grant execute on function private.are_connected, private.is_blocked to authenticated;

create function private.require_candidate() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.require_user() is null or not private.has_role('candidate') then
    raise exception 'Only candidates can do this.' using errcode = '42501', hint = 'candidates_only';
  end if;
  return (select auth.uid());
end
$$;

-- Signed in, a blocked person sees what an address without a person shows.
create or replace function private.may_see_page(career public.candidate_profiles) returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.is_blocked((select auth.uid()), career.user_id) and (
    career.visibility = 'public'
    or career.visibility = 'partners' and (select auth.uid()) is not null and private.is_fully_signed_in()
      and (private.has_role('company') or private.has_role('academia'))
  )
$$;
