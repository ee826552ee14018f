-- When people last visited each of their homes, so that a home can say what changed since, and whether they dismissed
-- its first steps.

create table public.home_visits (
  user_id uuid not null references auth.users on delete cascade,
  area public.app_role not null,
  -- The last request of the current visit.
  seen_at timestamptz not null default now(),
  -- The end of the previous visit; null on the first one.
  left_at timestamptz check (left_at <= seen_at),
  is_guide_hidden boolean not null default false,
  primary key (user_id, area)
);

call private.protect('public.home_visits');
grant select, update (is_guide_hidden) on public.home_visits to authenticated;
call private.own_rows('public.home_visits', 'user_id', '{select,update}', 'visits of homes');
call private.declare_data('public.home_visits', 't.user_id = $1', 'removed', '{user_id}');

-- Records that the caller visits a home, and returns when their previous visit ended: half an hour after its last
-- request. Viewing as someone else isn't a visit.
create function private.visit_home(home public.app_role) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  since timestamptz;
begin
  if private.is_acting() then
    select left_at into since from public.home_visits where user_id = person and area = home;
    return since;
  end if;
  insert into public.home_visits as known (user_id, area) values (person, home)
  on conflict (user_id, area) do update set
    left_at = case when known.seen_at < now() - interval '30 minutes' then known.seen_at else known.left_at end,
    seen_at = greatest(known.seen_at, now())
  returning left_at into since;
  return since;
end
$$;

create function private.is_guide_hidden(home public.app_role) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(bool_or(is_guide_hidden), false) from public.home_visits
  where user_id = (select auth.uid()) and area = home
$$;

-- Unread messages from others since then.
create function private.new_messages(person uuid, since timestamptz) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.conversation_members as member
  join public.conversations as chat on chat.id = member.conversation_id and chat.last_number > member.read_number
  join public.messages as message on message.conversation_id = chat.id and message.number > member.read_number
  where member.user_id = person and message.created_at > since and message.deleted_at is null
    and message.author_id is distinct from person
$$;

-- What changed since the previous visit; null on the first one.
create function private.news(since timestamptz, counts jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when since is not null then jsonb_build_object('since', since, 'counts', coalesce((
    select jsonb_object_agg(key, value) from jsonb_each(counts) where value <> '0'
  ), '{}')) end
$$;
