-- Administration: accounts, bulk actions, acting as someone else, invitations of administrators, announcements, and
-- the inbox.

-- Checks every REST request before it is answered. An administrator who views the product as someone else says so in
-- the header x-act-as; from there on, the request is that person's, and the transaction is read-only.
create schema gate;
revoke all on schema gate from public;
grant usage on schema gate to anon, authenticated, service_role;

-- # Types

-- Actions on many accounts: previewed, done in one call, undone in one call.
create type public.bulk_act as enum ('suspend', 'restore', 'confirm', 'grant');

-- Messages to the operators of the platform: through the contact form, with or without an account, and as feedback in
-- the product. Administrators reply from one inbox.
create type public.inbox_source as enum ('contact', 'feedback');
create type public.inbox_status as enum ('open', 'answered', 'archived');

-- # Tables

-- What administrators search, filter and sort accounts by, one row each. The originals are in five tables, two of them
-- the auth service's own: with a million accounts, no index spans those.
create table private.listed_accounts (
  user_id uuid primary key references auth.users on delete cascade,
  created_at timestamptz not null,
  -- Last name first, without accents and capitals.
  name text collate "C" not null,
  -- Each word after a space, so that a search for two letters finds beginnings.
  words text collate "C" not null,
  -- 'role:candidate', 'organization:<id>', and 'active' or why it isn't.
  marks text[] not null,
  last_sign_in_at timestamptz not null default '-infinity'
);
alter table private.listed_accounts alter column words set statistics 1000;

-- What was done to whom, as long as it can be undone.
create table private.bulk_steps (
  batch uuid not null,
  user_id uuid not null references auth.users on delete cascade,
  act public.bulk_act not null,
  done_by uuid not null references auth.users on delete cascade,
  done_at timestamptz not null default now(),
  -- The suspension that was created or lifted.
  suspension_id uuid references public.suspensions on delete cascade,
  role public.app_role,
  undone_at timestamptz,
  primary key (batch, user_id)
);

-- What administrators announce to everyone, or to everyone with a role, on every page for a while.
create table public.announcements (
  id uuid primary key default gen_random_uuid(),
  text_en text not null check (length(text_en) between 1 and 300),
  text_fr text not null check (length(text_fr) between 1 and 300),
  link text check (private.is_web_address(link) or link ~ '^/[^/\\]' and length(link) <= 500),
  tone text not null check (tone in ('info', 'good', 'warning')),
  -- Null: for everyone.
  role public.app_role,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  revision int not null default 1,
  created_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- A dismissed announcement isn't shown again, on any device.
create table public.announcement_dismissals (
  user_id uuid not null references auth.users on delete cascade,
  announcement_id uuid not null references public.announcements on delete cascade,
  dismissed_at timestamptz not null default now(),
  primary key (user_id, announcement_id)
);

create table public.inbox_messages (
  id uuid primary key default gen_random_uuid(),
  source public.inbox_source not null,
  -- Null: written without an account.
  user_id uuid references auth.users on delete cascade,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) <= 254),
  topic text not null,
  message text not null check (length(message) between 1 and 4000),
  -- The page that the feedback is about, as its path.
  page text check (starts_with(page, '/') and length(page) <= 300),
  language text not null check (language in ('en', 'fr')),
  status public.inbox_status not null default 'open',
  assigned_to uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (case source
    when 'contact' then topic in ('question', 'account', 'privacy', 'accessibility', 'partnership', 'other')
    else topic in ('idea', 'problem', 'praise') and user_id is not null
  end)
);

create table public.inbox_answers (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.inbox_messages on delete cascade,
  answer text not null check (length(answer) between 1 and 4000),
  answered_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now()
);

-- How often a sender wrote: by account, by email address, and by IP address, as hashes that are useless the next day.
create table private.inbox_tries (
  sender text not null,
  created_at timestamptz not null default now()
);

create table private.student_invitations_sent (
  organization_id uuid not null references public.organizations on delete cascade,
  day date not null,
  count int not null,
  primary key (organization_id, day)
);

-- Only open invitations: accepted or revoked ones leave no address behind.
create table private.admin_invitations (
  id uuid primary key default gen_random_uuid(),
  -- In lower case.
  email text not null unique check (length(email) <= 254 and email = lower(email)),
  message text check (length(message) between 1 and 1000),
  token_hash bytea not null unique,
  -- Who sent it last. It ends with that person's right to invite.
  invited_by uuid not null references auth.users on delete cascade,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days'
);

-- # Indexes

create index listed_accounts_by_age on private.listed_accounts (created_at, user_id);
create index listed_accounts_by_name on private.listed_accounts (name, user_id);
create index listed_accounts_by_sign_in on private.listed_accounts (last_sign_in_at, user_id);
-- Every sign-in rewrites a row: without this, each search would read the pending list.
create index listed_accounts_by_words on private.listed_accounts using gin (words extensions.gin_trgm_ops, marks)
  with (fastupdate = off);

create index bulk_steps_by_user on private.bulk_steps (user_id);
create index bulk_steps_by_admin on private.bulk_steps (done_by);
create index bulk_steps_by_suspension on private.bulk_steps (suspension_id);
create index bulk_steps_by_age on private.bulk_steps (done_at);
create index announcements_by_end on public.announcements (ends_at desc);
create index announcements_by_author on public.announcements (created_by);
create index announcement_dismissals_by_announcement on public.announcement_dismissals (announcement_id);
create index inbox_messages_by_status on public.inbox_messages (status, created_at desc, id);
create index inbox_messages_by_user on public.inbox_messages (user_id, created_at desc);
create index inbox_messages_by_assignee on public.inbox_messages (assigned_to);
create index inbox_answers_by_message on public.inbox_answers (message_id, created_at);
create index inbox_answers_by_author on public.inbox_answers (answered_by);
create index inbox_tries_by_sender on private.inbox_tries (sender, created_at);
create index inbox_tries_by_time on private.inbox_tries (created_at);
create index admin_invitations_by_inviter on private.admin_invitations (invited_by);
create index admin_invitations_by_end on private.admin_invitations (expires_at);

-- # Private helpers

-- A reason: not empty, and not too long.
create function private.required_reason(reason text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(private.trimmed(reason), '') = '' then
    perform private.fail('reason_required', 'Say why.');
  end if;
  if length(private.trimmed(reason)) > 1000 then
    perform private.fail('reason_too_long', 'The reason may have 1000 characters.');
  end if;
  return private.trimmed(reason);
end
$$;

-- All sessions end in the same transaction; the auth service rejects banned accounts.
create function private.suspend_person(person uuid, reason text, ends_at timestamptz, admin uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  suspension uuid;
begin
  -- Administrators who suspend each other at the same moment wait for each other.
  perform id from public.user_roles where role = 'admin' order by id for update;
  if person = admin then
    perform private.fail('not_yourself', 'You cannot do this to your own account.');
  end if;
  if private.is_last_admin(person) then
    perform private.fail('last_admin', 'The last administrator cannot leave.');
  end if;
  if ends_at <= now() then
    perform private.fail('end_in_the_past', 'The end must lie in the future.');
  end if;
  update public.suspensions set lifted_at = now(), lifted_by = admin where user_id = person and lifted_at is null;
  insert into public.suspensions (user_id, reason, ends_at, suspended_by)
  values (person, private.required_reason(reason), ends_at, admin)
  returning id into suspension;
  update auth.users set banned_until = coalesce(ends_at, '9999-12-31') where id = person;
  delete from auth.sessions where user_id = person;
  return suspension;
end
$$;

create function private.lift_suspension(person uuid, admin uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.suspensions set lifted_at = now(), lifted_by = admin where user_id = person and lifted_at is null;
  if not found then
    perform private.fail('not_suspended', 'This account is not suspended.');
  end if;
  update auth.users set banned_until = null where id = person;
end
$$;

create function private.list_account(person uuid) returns void
language sql security definer set search_path = '' as $$
  insert into private.listed_accounts as listed (user_id, created_at, name, words, marks, last_sign_in_at)
  select person, profile.created_at,
    private.plain_words(btrim(concat_ws(' ', profile.last_name, profile.first_name))),
    private.plain_words(concat_ws(' ', '', profile.first_name, profile.last_name, account.email)),
    array(select 'role:' || held.role from public.user_roles as held where held.user_id = person)
      || array(select 'organization:' || organization_id from public.organization_members where user_id = person)
      || case when states = '{}' then '{active}' else states end,
    coalesce(account.last_sign_in_at, '-infinity')
  from auth.users as account join public.profiles as profile on profile.user_id = account.id
  cross join lateral (
    select array_remove(array[
      case when private.is_suspended(person) then 'suspended' end,
      case when profile.deletion_requested_at is not null then 'leaving' end,
      case when account.email_confirmed_at is null then 'unconfirmed' end
    ], null)
  ) as found (states)
  where account.id = person
  on conflict (user_id) do update set created_at = excluded.created_at, name = excluded.name, words = excluded.words, marks = excluded.marks,
    last_sign_in_at = excluded.last_sign_in_at
  where (listed.created_at, listed.name, listed.words, listed.marks, listed.last_sign_in_at)
    is distinct from (excluded.created_at, excluded.name, excluded.words, excluded.marks, excluded.last_sign_in_at)
$$;

create function private.relist_administered() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.list_account(case tg_op when 'DELETE' then old.user_id else new.user_id end);
  return null;
end
$$;

create function private.relist_signed_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.list_account(new.id);
  return null;
end
$$;

-- The list of accounts. A page takes as long with a million accounts as with a thousand: nothing is counted beyond a
-- thousand, and pages continue from a row instead of skipping those before it. These are the conditions, in a form that
-- the index can answer, and in one that doesn't use it.
create function private.account_conditions(
  search text, wanted_role public.app_role, wanted_state text, organization uuid, out indexed text[], out loose text[]
) language sql stable set search_path = '' as $$
  select coalesce(array_agg(format('words like %L', pattern) order by place) filter (where pattern is not null), '{}') || (
      select coalesce(array_agg(format('marks @> %L', array[mark]) order by mark), '{}') from unnest(marks) as mark
    ),
    coalesce(array_agg(format('words || '''' like %L', pattern) order by place) filter (where pattern is not null), '{}') || (
      select coalesce(array_agg(format('%L = any (marks)', mark) order by mark), '{}') from unnest(marks) as mark
    )
  from (
    select array_remove(array['role:' || wanted_role, 'organization:' || organization, wanted_state], null) as marks
  ) as wanted
  left join lateral (
    -- A word of one or two letters says something only where another begins with it.
    select place, case when length(word) < 3 then '% ' || substr(private.containing(word), 2) else private.containing(word) end as pattern
    from regexp_split_to_table(btrim(private.plain_words(left(search, 200))), '\s+') with ordinality as typed (word, place)
    where word <> '' limit 8
  ) as words on true
  group by marks
$$;

-- Which conditions use the index: those that few of the newest accounts meet. A common one costs more there than
-- checking the rows that the others leave. Null if the filter as a whole is common. Also returns how many of a thousand
-- meet all of it.
create function private.account_condition(indexed text[], loose text[], out condition text, out near int)
language plpgsql stable set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  looked_at constant int := 1000;
  common constant int := 100;
  hits int[];
begin
  near := looked_at;
  if indexed = '{}' then
    return;
  end if;
  execute format(
    'select array[count(*) filter (where %s), %s] from (
       select words, marks from private.listed_accounts order by created_at desc, user_id desc limit %s
     ) as newest',
    array_to_string(loose, ' and '),
    (select string_agg(format('count(*) filter (where %s)', one), ', ' order by place) from unnest(loose) with ordinality as asked (one, place)),
    looked_at
  ) into hits;
  near := hits[1];
  if near >= common then
    return;
  end if;
  condition := (
    select string_agg(case when hits[place + 1] < common or rare = 0 then asked.one else asked.plain end, ' and ')
    from unnest(indexed, loose) with ordinality as asked (one, plain, place),
      (select count(*) from unnest(hits[2:]) as hit where hit < common) as found (rare)
  );
end
$$;

-- The IDs of one page in order, and how many there are, as far as they are counted.
create function private.account_page(
  indexed text[], loose text[], sort_column text, descending boolean, edge uuid, page_size int,
  out total int, out people uuid[]
) language plpgsql stable set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  counted constant int := 1000;
  -- Common matches are near in every order. Where they are not, what matches is gathered and sorted.
  walked constant int := 10000;
  whole text := array_to_string('{true}' || loose, ' and ');
  rare text;
  near int;
  direction text := case when descending then 'desc' else 'asc' end;
  place text;
  beyond text := 'true';
begin
  select found.condition, found.near into rare, near from private.account_condition(indexed, loose) as found;
  if rare is null then
    execute format(
      'select count(*) from (
         select from (select * from private.listed_accounts order by created_at desc, user_id desc limit %s) as newest
         where %s limit %s
       ) as found',
      counted * 12, whole, counted + 1
    ) into total;
    rare := array_to_string('{true}' || indexed, ' and ');
  end if;
  if coalesce(total, 0) <= counted then
    execute format(
      'select count(*), array_agg(user_id) from (select user_id from private.listed_accounts where %s limit %s) as found',
      rare, counted + 1
    ) into total, people;
  end if;
  if edge is not null then
    execute format('select %I::text from private.listed_accounts where user_id = %L', sort_column, edge) into place;
    if place is not null then
      beyond := format('(%I, user_id) %s (%L, %L)', sort_column, case when descending then '<' else '>' end, place, edge);
    end if;
  end if;
  if total <= counted then
    execute format(
      'select array_agg(user_id order by %1$I %2$s, user_id %2$s) from (
         select * from private.listed_accounts where user_id = any ($1) and %3$s order by %1$I %2$s, user_id %2$s limit %4$s
       ) as page',
      sort_column, direction, beyond, page_size
    ) into people using people;
    return;
  end if;
  people := null;
  if near * walked / 1000 > page_size then
    execute format(
      'select array_agg(user_id order by %1$I %2$s, user_id %2$s) from (
         select * from (
           select * from private.listed_accounts where %3$s order by %1$I %2$s, user_id %2$s limit %5$s
         ) as near where %6$s limit %4$s
       ) as page',
      sort_column, direction, beyond, page_size, walked, whole
    ) into people;
  end if;
  if coalesce(cardinality(people), 0) < page_size then
    execute format(
      'with matching as materialized (select user_id, %1$I from private.listed_accounts where %5$s and %3$s)
       select array_agg(user_id order by %1$I %2$s, user_id %2$s) from (
         select * from matching order by %1$I %2$s, user_id %2$s limit %4$s
       ) as page',
      sort_column, direction, beyond, page_size, rare
    ) into people;
  end if;
end
$$;

create function private.account_line(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', person, 'firstName', profile.first_name, 'lastName', profile.last_name, 'email', account.email,
    'createdAt', profile.created_at, 'lastSignInAt', account.last_sign_in_at,
    'isConfirmed', account.email_confirmed_at is not null, 'isSuspended', private.is_suspended(person),
    'isLeaving', profile.deletion_requested_at is not null,
    'roles', array(select held.role from public.user_roles as held where held.user_id = person order by held.role),
    'organizations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', organization.id, 'name', organization.name) order by organization.name), '[]')
      from public.organization_members as member
      join public.organizations as organization on organization.id = member.organization_id
      where member.user_id = person
    )
  )
  from auth.users as account join public.profiles as profile on profile.user_id = account.id
  where account.id = person
$$;

-- What administrators do to an account. Each action is one function: the change, the audit log and the notification
-- happen together or not at all. The functions in `private` do it for one person and are shared with bulk actions.
create function private.require_account(person uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.profiles where user_id = person) then
    perform private.fail('person_not_found', 'This account does not exist.');
  end if;
end
$$;

create function private.roles_of(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(role order by role), '[]') from public.user_roles where user_id = person
$$;

-- Changes to who administers happen one after the other, and the right to make them is checked after waiting.
create function private.require_admin_alone() returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform id from public.user_roles where role = 'admin' order by id for update;
  return private.require_admin();
end
$$;

-- Why a person can't get or lose a role; null if they can.
create function private.grant_refusal(person uuid, wanted public.app_role, admin uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when exists (select from public.user_roles where user_id = person and role = wanted) then 'role_held'
    when wanted = 'admin' and person = admin then 'not_yourself'
    when private.is_suspended(person) then 'is_suspended'
    when not exists (select from auth.users where id = person and email_confirmed_at is not null) then 'email_not_confirmed_yet'
    when wanted in ('company', 'academia', 'on_maker') and not exists (
      select from public.organization_members as member
      join public.organizations as organization on organization.id = member.organization_id
      where member.user_id = person and organization.status = 'approved' and organization.kind::text = wanted::text
    ) then 'role_needs_organization'
  end
$$;

create function private.fail_with(code text) returns void language plpgsql set search_path = '' as $$
begin
  case code
    when 'role_held' then perform private.fail('role_held', 'This account has the role already.');
    when 'is_suspended' then perform private.fail('is_suspended', 'This account is suspended.');
    when 'already_suspended' then perform private.fail('already_suspended', 'This account is suspended already.');
    when 'not_yourself' then perform private.fail('not_yourself', 'You cannot do this to your own account.');
    when 'email_not_confirmed_yet' then
      perform private.fail('email_not_confirmed_yet', 'The email address of this account has not been confirmed yet.');
    when 'email_confirmed' then perform private.fail('email_confirmed', 'The email address is confirmed already.');
    when 'role_needs_organization' then perform private.fail(
      'role_needs_organization', 'Only somebody in the team of an approved organization can have this role.'
    );
    else null;
  end case;
end
$$;

create function private.give_role(person uuid, wanted public.app_role, reason text, admin uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := private.roles_of(person);
begin
  insert into public.user_roles (user_id, role, granted_by) values (person, wanted, admin);
  perform private.audit('account.role_granted', 'account', person::text, jsonb_build_object(
    'role', wanted, 'before', jsonb_build_object('roles', before),
    'after', jsonb_build_object('roles', private.roles_of(person))
  ), reason);
  perform private.tell_unless_undone(person, 'account_role_granted', jsonb_build_object('role', wanted), '/');
end
$$;

create function private.take_role(person uuid, held public.app_role, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := private.roles_of(person);
begin
  delete from public.user_roles where user_id = person and role = held;
  perform private.audit('account.role_revoked', 'account', person::text, jsonb_build_object(
    'role', held, 'before', jsonb_build_object('roles', before),
    'after', jsonb_build_object('roles', private.roles_of(person))
  ), reason);
  if not private.untell(person, 'account_role_granted', jsonb_build_object('role', held)) then
    perform private.notify(person, 'account_role_revoked', jsonb_strip_nulls(jsonb_build_object(
      'role', held, 'reason', nullif(reason, private.undone())
    )), '/');
  end if;
end
$$;

-- The email says how to appeal, because the person can no longer open the page.
create function private.tell_of_suspension(person uuid, suspension uuid) returns void
language sql security definer set search_path = '' as $$
  select private.tell_unless_undone(person, 'account_suspended', jsonb_strip_nulls(jsonb_build_object(
    'reason', reason, 'ends', ends_at, 'path', '/contact'
  ))) from public.suspensions where id = suspension
$$;

create function private.shut_out(person uuid, reason text, ends_at timestamptz, admin uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  -- Suspended again as before, after a restoration that nobody was told of yet.
  is_as_before constant boolean := exists (
    select from public.suspensions as earlier
    where earlier.user_id = person and earlier.lifted_at > now() - interval '1 minute'
      and earlier.reason = private.trimmed(shut_out.reason) and earlier.ends_at is not distinct from shut_out.ends_at
  );
  was_untold constant boolean := private.untell(person, 'account_restored');
  suspension constant uuid := private.suspend_person(person, reason, ends_at, admin);
begin
  perform private.audit('account.suspended', 'account', person::text, jsonb_build_object(
    'suspension', suspension, 'before', '{"suspended": false}'::jsonb,
    'after', jsonb_build_object('suspended', true, 'ends_at', ends_at)
  ), private.trimmed(reason));
  if not (was_untold and is_as_before) then
    perform private.tell_of_suspension(person, suspension);
  end if;
  return suspension;
end
$$;

create function private.let_in_again(person uuid, reason text, admin uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := (
    select jsonb_build_object('suspended', true, 'reason', kept.reason, 'ends_at', kept.ends_at)
    from public.suspensions as kept where user_id = person and lifted_at is null
  );
begin
  perform private.lift_suspension(person, admin);
  perform private.audit('account.restored', 'account', person::text, jsonb_build_object(
    'before', before, 'after', '{"suspended": false}'::jsonb
  ), reason);
  if not private.untell(person, 'account_suspended') then
    perform private.tell_unless_undone(person, 'account_restored', '{}', '/');
  end if;
end
$$;

-- Expired suspensions end everywhere, including the list of accounts, and the person is notified.
create function private.end_suspensions() returns int
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  ended int := 0;
begin
  for person in
    update public.suspensions set lifted_at = now() where lifted_at is null and ends_at <= now() returning user_id
  loop
    perform private.audit('account.suspension_ended', 'account', person::text);
    perform private.notify(person, 'account_restored', '{}', '/');
    ended := ended + 1;
  end loop;
  return ended;
end
$$;

-- Why the action skips a person; null if it doesn't. Administrators are handled one by one, on their own page.
create function private.bulk_refusal(act public.bulk_act, person uuid, wanted public.app_role, admin uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when act in ('suspend', 'restore') and person = admin then 'not_yourself'
    when act = 'suspend' and exists (select from public.user_roles where user_id = person and role = 'admin')
      or act = 'grant' and wanted = 'admin' then 'admins_one_by_one'
    when act = 'suspend' and private.is_suspended(person) then 'already_suspended'
    when act = 'restore' and not exists (
      select from public.suspensions where user_id = person and lifted_at is null
    ) then 'not_suspended'
    when act = 'confirm' and exists (
      select from auth.users where id = person and email_confirmed_at is not null
    ) then 'email_confirmed'
    when act = 'confirm' and private.is_suspended(person) then 'is_suspended'
    when act = 'grant' then private.grant_refusal(person, wanted, admin)
  end
$$;

-- The selected accounts without duplicates; no more than a few pages of the list.
create function private.chosen_accounts(people uuid[]) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if coalesce(cardinality(people), 0) not between 1 and 200 then
    perform private.fail('choose_up_to', 'Choose between 1 and 200 accounts.');
  end if;
  return query select profile.user_id from public.profiles as profile where profile.user_id = any (people);
end
$$;

-- What the person agreed to or withdrew: the latest of each kind. Email choices are private.
create function private.consents_of(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'isGiven', given, 'at', created_at) order by kind), '[]')
  from (
    select distinct on (kind) kind, given, created_at from public.consent_events
    where user_id = person and kind <> 'mails' order by kind, id desc
  ) as newest
$$;

create function private.sessions_of(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', open.id, 'createdAt', open.created_at, 'lastUsedAt', used, 'userAgent', open.user_agent, 'ip', host(open.ip)
  ) order by used desc), '[]')
  from auth.sessions as open
  cross join lateral (
    select coalesce(open.refreshed_at at time zone 'utc', open.updated_at, open.created_at)
  ) as moment (used)
  where open.user_id = person
$$;

create function private.suspensions_of(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'reason', reason, 'createdAt', created_at, 'endsAt', ends_at, 'liftedAt', lifted_at,
    'by', private.account_name(suspended_by), 'liftedBy', private.account_name(lifted_by)
  ) order by created_at desc), '[]')
  from public.suspensions where user_id = person
$$;

-- The latest actions by and on the account.
create function private.activity_of(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'created_at', created_at, 'action', action, 'details', private.named_details(details), 'reason', reason,
    'actor_id', actor_id, 'actor_name', private.account_name(actor_id),
    'subject_name', private.subject_name(subject_type, subject_id)
  ) order by created_at desc, id desc), '[]')
  from (
    select * from (
      (select * from public.audit_log where actor_id = person order by created_at desc limit 12)
      union
      (select * from public.audit_log where subject_type = 'account' and subject_id = person::text order by created_at desc limit 12)
    ) as found order by created_at desc, id desc limit 12
  ) as newest
$$;

create function private.close_acting(acting_id uuid, how text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  acting public.acting_sessions;
begin
  update public.acting_sessions set ended_at = least(now(), ends_at) where id = acting_id and ended_at is null
  returning * into acting;
  if acting.id is not null then
    perform private.audit('acting.ended', 'account', acting.user_id::text, jsonb_build_object(
      'acting', acting.id, 'ended', how,
      'admin', (select admin_id from private.acting_admins as known where known.acting_id = acting.id)
    ));
  end if;
end
$$;

create function private.end_acting_of(admin uuid, how text) returns void
language sql security definer set search_path = '' as $$
  select private.close_acting(open.id, how)
  from public.acting_sessions as open join private.acting_admins as known on known.acting_id = open.id
  where known.admin_id = admin and open.ended_at is null
$$;

create function private.close_lapsed_acting() returns int
language plpgsql security definer set search_path = '' as $$
declare
  lapsed uuid;
  closed int := 0;
begin
  for lapsed in select id from public.acting_sessions where ended_at is null and ends_at <= now() loop
    perform private.close_acting(lapsed, 'lapsed');
    closed := closed + 1;
  end loop;
  return closed;
end
$$;

-- What stays closed to administrators who view the product as someone else: what others wrote to that person, wherever
-- it can be read or searched, private notes, and whatever could be used to take over the account.
create function gate.is_closed(path text) returns boolean language sql immutable set search_path = '' as $$
  -- A path that is written otherwise than the product writes it could lead past the list.
  select path !~ '^/(rpc/)?[a-z_]+$' or split_part(path, '/', -1) = any (array[
    'my_data', 'data_exports', 'inbox_messages', 'my_sessions', 'open_conversation', 'conversation_list', 'search_messages', 'mentorship_page',
    'shared_plan_notes', 'story_material', 'my_practice', 'open_pool', 'entry_history', 'client_record', 'maker_project',
    'reveal_candidate', 'audit_entries', 'audit_domains', 'audit_names', 'begin_acting', 'end_acting',
    'my_contact_requests', 'organization_contacts', 'my_talks', 'need_questions', 'my_mentorships'
  ])
$$;

create function gate.act_as(acting_id text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := (select auth.uid());
  person uuid;
begin
  if admin is not null and private.is_fully_signed_in() and private.has_role('admin')
    and act_as.acting_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  then
    select acting.user_id into person
    from public.acting_sessions as acting join private.acting_admins as known on known.acting_id = acting.id
    where acting.id = act_as.acting_id::uuid and known.admin_id = admin
      and acting.ended_at is null and acting.ends_at > now()
      and not exists (
        select from public.user_roles as held where held.user_id = acting.user_id and held.role = 'admin'
      );
  end if;
  if person is null then
    perform private.fail('acting_ended', 'You do not act as this person any more.');
  end if;
  if gate.is_closed(current_setting('request.path', true)) then
    perform private.fail('not_while_acting', 'This stays closed to who acts as somebody else.');
  end if;
  perform set_config('transaction_read_only', 'on', true);
  perform set_config('request.jwt.claims', jsonb_build_object(
    'sub', person, 'role', 'authenticated', 'aud', 'authenticated', 'aal', 'aal2', 'acting_admin', admin
  )::text, true);
end
$$;

create function gate.before_request() returns void language plpgsql set search_path = '' as $$
declare
  headers text := current_setting('request.headers', true);
begin
  -- Nearly every request has no such header, and pays for no more than this.
  if strpos(headers, '"x-act-as"') > 0 and headers::jsonb ? 'x-act-as' then
    perform gate.act_as(headers::jsonb ->> 'x-act-as');
  end if;
end
$$;

-- The same for tables, however they are queried.
create procedure private.close_to_acting(target regclass) language plpgsql set search_path = '' as $$
begin
  execute format(
    'create policy "Not for who acts as somebody else" on %s as restrictive for select to authenticated
       using (not (select private.is_acting()))', target
  );
end
$$;

create function private.announced(told public.announcements) returns jsonb
language sql immutable set search_path = '' as $$
  select case when told.id is not null then to_jsonb(told) - '{id, created_by, created_at, updated_at}'::text[] end
$$;

-- Cases waiting for an administrator, however many people reported them.
create function private.open_reports() returns bigint language sql stable security definer set search_path = '' as $$
  select count(*) from private.moderation_cases where status in ('open', 'appealed')
$$;

-- Administrators' pages load again after each message, so one message per transaction and kind of change is enough.
create function private.announce_to_admins() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  told text := 'essor.admins_know_of_' || tg_argv[0];
begin
  if coalesce(current_setting(told, true), '') = '' then
    perform realtime.send(jsonb_build_object('what', tg_argv[0]), 'news', 'admins', true);
    perform set_config(told, 'on', true);
  end if;
  return null;
end
$$;

-- Five an hour for each of them. Messages of one sender wait for each other, so that no two count as the fifth.
create function private.count_inbox_try(sender text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  hashed text := encode(sha256(private.salt_of_today() || convert_to(sender, 'utf8')), 'hex');
begin
  perform pg_advisory_xact_lock(hashtextextended('inbox ' || hashed, 0));
  if (
    select count(*) from private.inbox_tries as tried
    where tried.sender = hashed and tried.created_at > now() - interval '1 hour'
  ) >= private.allowed('inbox_messages_an_hour') then
    perform private.fail('too_many_inbox_messages', 'You wrote as often as an hour allows. Go on a little later.');
  end if;
  insert into private.inbox_tries (sender) values (hashed);
end
$$;

create function private.inbox_text(message text) returns text language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(private.trimmed(message), '') = '' then
    perform private.fail('inbox_message_required', 'Write a few words.');
  end if;
  if length(private.trimmed(message)) > 4000 then
    perform private.fail('inbox_message_too_long', 'A message may have 4000 characters.');
  end if;
  return private.trimmed(message);
end
$$;

create function private.announce_inbox_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    admins.user_id, 'inbox_received', jsonb_build_object('name', new.name, 'message', left(new.message, 200)), '/inbox'
  )
  from public.user_roles as admins where admins.role = 'admin';
  return null;
end
$$;

-- A year after the last message, they are deleted.
create function private.delete_old_inbox() returns void language sql security definer set search_path = '' as $$
  delete from public.inbox_messages where status <> 'open' and updated_at < now() - interval '1 year';
  delete from private.inbox_tries where created_at < now() - interval '1 day';
$$;

create function private.inbox_message(message_id uuid) returns public.inbox_messages
language plpgsql security definer set search_path = '' as $$
declare
  found_message public.inbox_messages;
begin
  select * into found_message from public.inbox_messages where id = message_id for update;
  if found_message.id is null then
    perform private.fail('inbox_message_gone', 'This message is no longer there.');
  end if;
  return found_message;
end
$$;

-- The link in an emailed invitation contains the address it was sent to, for the sign-up form. After the #, it stays in
-- the browser; a forwarded link says no more than the forwarded email.
create function private.with_address(path text, email text) returns text
language sql immutable set search_path = '' as $$
  select path || '#email=' || replace(replace(email, '%', '%25'), '#', '%23')
$$;

-- A person who signed up to join a team isn't a candidate, unless they have started a mission or belong to a school.
create function private.drop_needless_role(person uuid, invitation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from auth.users where id = person and raw_user_meta_data ->> 'invitation' = invitation_id::text
  ) and not exists (select from public.enrollments where user_id = person)
    and not exists (select from public.students where user_id = person) then
    delete from public.user_roles where user_id = person and role = 'candidate';
    delete from public.notifications where user_id = person and kind = 'welcome';
  end if;
end
$$;

-- Gives the invitation a new link, which ends the previous one, and emails it. The log counts how many are sent in a
-- day.
create function private.send_admin_invitation(invitation private.admin_invitations, action text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  token text := private.new_token();
  person uuid := (select id from auth.users where lower(email) = invitation.email and email_confirmed_at is not null);
begin
  if (
    select count(*) from public.audit_log as log
    where log.action in ('account.admin_invited', 'account.admin_invitation_resent')
      and log.created_at > now() - interval '1 day'
  ) >= private.allowed('admin_invitations_a_day') then
    perform private.fail('too_many_admin_invitations', 'That is more invitations than administrators may send in a day.');
  end if;
  update private.admin_invitations
  set token_hash = private.token_hash(token), invited_by = (select auth.uid()), sent_at = now(),
    expires_at = now() + interval '7 days'
  where id = invitation.id;
  perform private.queue_mail(
    invitation.email, 'admin_invited',
    jsonb_strip_nulls(jsonb_build_object(
      'name', private.full_name((select auth.uid())), 'message', invitation.message,
      'path', private.with_address('/join-administrators/' || token, invitation.email)
    )),
    (select language from public.profiles where user_id = coalesce(person, (select auth.uid()))), person
  );
  perform private.audit(
    action, 'account', null, jsonb_build_object('email', private.masked_email(invitation.email)), invitation.message
  );
end
$$;

create function private.require_admin_invitation(invitation_id uuid) returns private.admin_invitations
language plpgsql security definer set search_path = '' as $$
declare
  invitation private.admin_invitations;
begin
  select * into invitation from private.admin_invitations where id = invitation_id for update;
  if invitation.id is null then
    perform private.fail('invitation_not_found', 'This invitation does not exist any more.');
  end if;
  return invitation;
end
$$;

-- What a link opens, as long as its sender may invite.
create function private.linked_admin_invitation(token text) returns setof private.admin_invitations
language sql stable security definer set search_path = '' as $$
  select invitation.* from private.admin_invitations as invitation
  where invitation.token_hash = private.token_hash(token) and not private.is_suspended(invitation.invited_by)
    and exists (select from public.user_roles where user_id = invitation.invited_by and role = 'admin')
$$;

-- An administrator's invitations end for good with the role; a deleted account takes its address along.
create function private.end_admin_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.admin_invitations where invited_by = old.user_id;
  return null;
end
$$;

create function private.forget_admin_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.admin_invitations where email = lower(old.email);
  return null;
end
$$;

-- # Policies and grants

call private.protect('public.announcements');
grant select on public.announcements to authenticated;

create policy "Administrators see every announcement" on public.announcements for select to authenticated
  using ((select private.has_role('admin')));

call private.protect('public.announcement_dismissals');
grant select on public.announcement_dismissals to authenticated;

create policy "People see what they have put away" on public.announcement_dismissals for select to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.inbox_messages');
grant select on public.inbox_messages to authenticated;

create policy "People see what they wrote, administrators all" on public.inbox_messages for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('admin')));

call private.protect('public.inbox_answers');
grant select on public.inbox_answers to authenticated;

create policy "Who sees a message sees its answers" on public.inbox_answers for select to authenticated
  using (exists (select from public.inbox_messages where id = message_id));

-- What is hidden, and closed to new rows, while a feature is off.
call private.belongs_to('mentoring', '{public.mentorships, public.mentoring_goals, public.mentoring_sessions}');
call private.belongs_to('practice', '{public.practice_answers, public.practice_sessions, public.practice_ratings}');
call private.belongs_to('talks', '{public.talk_offers, public.talk_slots, public.talk_bookings}');
call private.belongs_to('events', '{public.events, public.event_registrations, public.event_evaluations}');
call private.belongs_to('discovery', '{public.job_needs, public.match_questions, public.saved_searches, private.pools}');

-- What administrators who view the product as someone else can't read.
call private.close_to_acting('public.messages');
call private.close_to_acting('public.message_files');
call private.close_to_acting('public.conversations');
call private.close_to_acting('public.conversation_members');
call private.close_to_acting('public.plan_notes');
call private.close_to_acting('public.stories');
call private.close_to_acting('public.postings');
call private.close_to_acting('public.cover_letters');
call private.close_to_acting('public.letter_versions');
call private.close_to_acting('public.practice_answers');
call private.close_to_acting('public.practice_recordings');
call private.close_to_acting('public.mentoring_notes');
call private.close_to_acting('public.invoices');
call private.close_to_acting('public.blocks');
call private.close_to_acting('public.reports');
call private.close_to_acting('public.contact_requests');
call private.close_to_acting('public.talk_bookings');
call private.close_to_acting('public.match_questions');
call private.close_to_acting('public.mentorships');

-- The administrators' channel says that something has changed, but not what: listeners load it again.
create policy "Administrators hear their channel" on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'admins' and (select private.has_role('admin')));

-- # Public functions

create function public.admin_users(
  search text default '', wanted_role public.app_role default null, wanted_state text default null,
  organization uuid default null, sort text default 'newest', edge uuid default null, backwards boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  page_size constant int := 25;
  -- Who has not confirmed the address has never signed in.
  ordered text := case
    when sort = 'name' then 'name' when sort = 'seen' and wanted_state is distinct from 'unconfirmed' then 'last_sign_in_at'
    else 'created_at' end;
  page record;
  is_more boolean;
begin
  if wanted_state not in ('active', 'suspended', 'unconfirmed', 'leaving') then
    wanted_state := null;
  end if;
  backwards := backwards and edge is not null;
  select found.* into page
  from private.account_conditions(search, wanted_role, wanted_state, organization) as asked
  cross join lateral private.account_page(
    asked.indexed, asked.loose, ordered, (ordered <> 'name') <> backwards, edge, page_size + 1
  ) as found;
  is_more := coalesce(cardinality(page.people), 0) > page_size;
  return jsonb_build_object(
    'total', least(page.total, 1000),
    'isCounted', page.total <= 1000,
    'hasBefore', case when backwards then is_more else edge is not null end,
    'hasAfter', case when backwards then true else is_more end,
    'organization', (select named.name from public.organizations as named where named.id = organization),
    'users', (
      select coalesce(jsonb_agg(private.account_line(person) order by case when backwards then -place else place end), '[]')
      from unnest(page.people[:page_size]) with ordinality as listed (person, place)
    )
  );
end
$$;

create function public.grant_role(person uuid, wanted public.app_role, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin_alone();
begin
  perform private.require_account(person);
  perform private.fail_with(private.grant_refusal(person, wanted, admin));
  perform private.give_role(person, wanted, private.required_reason(reason), admin);
end
$$;

create function public.revoke_role(person uuid, held public.app_role, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin_alone();
begin
  perform private.require_account(person);
  if not exists (select from public.user_roles where user_id = person and role = held) then
    perform private.fail('role_not_held', 'This account does not have the role.');
  end if;
  if held = 'admin' and person = admin then
    perform private.fail('not_yourself', 'You cannot do this to your own account.');
  end if;
  if held = 'admin' and private.is_last_admin(person) then
    perform private.fail('last_admin', 'The last administrator cannot leave.');
  end if;
  perform private.take_role(person, held, private.required_reason(reason));
end
$$;

create function public.suspend_account(person uuid, reason text, ends_at timestamptz default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin_alone();
begin
  perform private.require_account(person);
  if private.is_suspended(person) then
    perform private.fail_with('already_suspended');
  end if;
  perform private.shut_out(person, reason, ends_at, admin);
end
$$;

create function public.restore_account(person uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
begin
  perform private.require_account(person);
  perform private.let_in_again(person, private.required_reason(reason), admin);
end
$$;

-- One session, or all of them.
create function public.end_sessions_of(person uuid, reason text, session_id uuid default null) returns int
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  why text := private.required_reason(reason);
  before int := (select count(*) from auth.sessions where user_id = person);
  ended int;
begin
  perform private.require_account(person);
  delete from auth.sessions as open where open.user_id = person and (session_id is null or open.id = session_id);
  get diagnostics ended = row_count;
  if ended > 0 then
    perform private.audit('account.signed_out', 'account', person::text, jsonb_build_object(
      'before', jsonb_build_object('sessions', before), 'after', jsonb_build_object('sessions', before - ended)
    ), why);
    perform private.notify(person, 'account_signed_out', jsonb_build_object('reason', why), '/account');
  end if;
  return ended;
end
$$;

-- For people who lost their device. The administrator must know that they are that person: the reason says how.
create function public.reset_second_factor(person uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  why text := private.required_reason(reason);
  factors int;
begin
  perform private.require_account(person);
  if person = admin then
    perform private.fail_with('not_yourself');
  end if;
  delete from auth.mfa_factors where user_id = person;
  get diagnostics factors = row_count;
  if factors = 0 then
    perform private.fail('factor_not_there', 'This account has no second factor.');
  end if;
  delete from auth.sessions where user_id = person;
  perform private.audit('account.second_factor_reset', 'account', person::text, jsonb_build_object(
    'before', jsonb_build_object('factors', factors), 'after', '{"factors": 0}'::jsonb
  ), why);
  perform private.notify(person, 'account_second_factor_reset', jsonb_build_object('reason', why), '/account');
end
$$;

create function public.preview_bulk_act(act public.bulk_act, people uuid[], wanted public.app_role default null)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', profile.user_id, 'firstName', profile.first_name, 'lastName', profile.last_name, 'email', account.email,
      'refusal', private.bulk_refusal(act, profile.user_id, wanted, admin)
    ) order by profile.last_name, profile.first_name, profile.user_id), '[]')
    from private.chosen_accounts(people) as chosen
    join public.profiles as profile on profile.user_id = chosen
    join auth.users as account on account.id = chosen
  );
end
$$;

-- Returns what can be undone, how many accounts changed, and, for confirmation emails, which addresses: the auth
-- service sends those itself.
create function public.run_bulk_act(
  act public.bulk_act, people uuid[], reason text default null, ends_at timestamptz default null,
  wanted public.app_role default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin_alone();
  why text := case when act = 'confirm' then null else private.required_reason(reason) end;
  batch uuid := gen_random_uuid();
  person uuid;
  suspension uuid;
  done int := 0;
  addresses text[] := '{}';
begin
  if act = 'grant' and wanted is null then
    perform private.fail('role_required', 'Choose a role.');
  end if;
  for person in select chosen from private.chosen_accounts(people) as chosen order by chosen loop
    continue when private.bulk_refusal(act, person, wanted, admin) is not null;
    suspension := null;
    case act
      when 'suspend' then
        suspension := private.shut_out(person, why, ends_at, admin);
      when 'restore' then
        select id into suspension from public.suspensions where user_id = person and lifted_at is null;
        perform private.let_in_again(person, why, admin);
      when 'confirm' then
        addresses := addresses || (select email::text from auth.users where id = person);
        perform private.audit('account.confirmation_sent', 'account', person::text);
      when 'grant' then
        perform private.give_role(person, wanted, why, admin);
    end case;
    insert into private.bulk_steps (batch, user_id, act, done_by, suspension_id, role)
    values (batch, person, act, admin, suspension, wanted);
    done := done + 1;
  end loop;
  return jsonb_build_object('batch', batch, 'done', done, 'addresses', addresses);
end
$$;

-- Within the hour, by the same administrator, and only what hasn't changed since. Also logged for each account.
create function public.undo_bulk_act(batch uuid) returns int
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin_alone();
  step private.bulk_steps;
  kept public.suspensions;
  undone int := 0;
begin
  for step in
    select * from private.bulk_steps as taken
    where taken.batch = undo_bulk_act.batch and taken.done_by = admin and taken.undone_at is null
      and taken.done_at > now() - interval '1 hour'
    order by taken.user_id for update
  loop
    select * into kept from public.suspensions where id = step.suspension_id;
    if step.act = 'suspend' and kept.lifted_at is null then
      perform private.let_in_again(step.user_id, private.undone(), admin);
    elsif step.act = 'restore' and not private.is_suspended(step.user_id)
      and coalesce(kept.ends_at > now(), true) then
      perform private.shut_out(step.user_id, kept.reason, kept.ends_at, admin);
    elsif step.act = 'grant' and exists (
      select from public.user_roles where user_id = step.user_id and role = step.role
    ) then
      perform private.take_role(step.user_id, step.role, private.undone());
    else
      continue;
    end if;
    update private.bulk_steps as taken set undone_at = now()
    where taken.batch = step.batch and taken.user_id = step.user_id;
    undone := undone + 1;
  end loop;
  if undone = 0 then
    perform private.fail('nothing_to_undo', 'This cannot be undone any more.');
  end if;
  return undone;
end
$$;

create function public.admin_user(person uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
begin
  perform private.require_account(person);
  return private.account_line(person) || jsonb_build_object(
    'confirmedAt', (select email_confirmed_at from auth.users where id = person),
    'deletionRequestedAt', (select deletion_requested_at from public.profiles where user_id = person),
    'language', (select language from public.profiles where user_id = person),
    'roles', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'role', role, 'since', created_at, 'by', private.account_name(granted_by)
      ) order by role), '[]') from public.user_roles where user_id = person
    ),
    'organizations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', organization.id, 'name', organization.name, 'kind', organization.kind, 'status', organization.status,
        'memberRole', member.member_role, 'since', member.created_at
      ) order by organization.name), '[]')
      from public.organization_members as member
      join public.organizations as organization on organization.id = member.organization_id
      where member.user_id = person
    ),
    'enrollments', (select count(*) from public.enrollments where user_id = person),
    'certificates', (select count(*) from public.certificates where user_id = person and revoked_at is null),
    'factors', (select count(*) from auth.mfa_factors where user_id = person and status = 'verified'),
    'sessions', private.sessions_of(person),
    'suspensions', private.suspensions_of(person),
    'consents', private.consents_of(person),
    'activity', private.activity_of(person)
  );
end
$$;

create function public.begin_acting(person uuid, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  why text := private.required_reason(reason);
  acting public.acting_sessions;
begin
  if person = admin then
    perform private.fail('acting_as_yourself', 'You see your own account anyway.');
  end if;
  if not exists (select from public.profiles where user_id = person) then
    perform private.fail('acting_as_nobody', 'This account does not exist any more.');
  end if;
  if exists (select from public.user_roles where user_id = person and role = 'admin') then
    perform private.fail('acting_as_admin', 'Nobody acts as an administrator.');
  end if;
  if private.is_suspended(person) then
    perform private.fail('acting_as_suspended', 'This account is suspended: there is nothing to see as this person.');
  end if;
  perform private.end_acting_of(admin, 'replaced');
  insert into public.acting_sessions (user_id, reason) values (person, why) returning * into acting;
  insert into private.acting_admins (acting_id, admin_id) values (acting.id, admin);
  perform private.audit(
    'acting.begun', 'account', person::text, jsonb_build_object('acting', acting.id, 'until', acting.ends_at), why
  );
  perform private.notify(
    person, 'account_looked_at', jsonb_build_object('reason', why),
    case when exists (select from public.user_roles where user_id = person and role = 'candidate')
      then '/profile/consent' else '/account' end
  );
  return jsonb_build_object(
    'id', acting.id, 'person', person, 'admin', admin, 'name', private.full_name(person), 'reason', why,
    'endsAt', acting.ends_at, 'email', (select email from auth.users where id = person)
  );
end
$$;

create function public.end_acting() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.end_acting_of(private.require_user(), 'stopped');
end
$$;

-- Whether this request is made as someone else: a backend that doesn't call the gate would allow writes.
create function public.acting_now() returns boolean language sql stable set search_path = '' as $$
  select private.is_acting()
$$;

-- What the caller should see now, and when to check again.
create function public.my_announcements() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  return (
    with mine as (
      select * from public.announcements as told
      where told.ends_at > now()
        and (told.role is null or exists (select from public.user_roles where user_id = me and role = told.role))
        and not exists (
          select from public.announcement_dismissals where user_id = me and announcement_id = told.id
        )
    )
    select jsonb_build_object(
      'shown', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', id, 'en', text_en, 'fr', text_fr, 'link', link, 'tone', tone
        ) order by starts_at desc, id) from mine where starts_at <= now()
      ), '[]'),
      'changesAt', (
        select min(moment) from mine, unnest(array[starts_at, ends_at]) as moment where moment > now()
      )
    )
  );
end
$$;

create function public.dismiss_announcement(announcement_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  insert into public.announcement_dismissals (user_id, announcement_id)
  select me, id from public.announcements where id = dismiss_announcement.announcement_id
  on conflict do nothing;
end
$$;

-- Creates an announcement, or changes one that no one else has changed since.
create function public.save_announcement(document jsonb, announcement_id uuid default null, base_revision int default 0)
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  editor uuid := private.require_admin();
  before public.announcements;
  saved public.announcements;
  en text := private.trimmed(document ->> 'en');
  fr text := private.trimmed(document ->> 'fr');
  address text := nullif(private.trimmed(document ->> 'link'), '');
  beginning timestamptz := coalesce((document ->> 'startsAt')::timestamptz, now());
  ending timestamptz := (document ->> 'endsAt')::timestamptz;
begin
  if coalesce(length(en), 0) not between 1 and 300 or coalesce(length(fr), 0) not between 1 and 300 then
    perform private.fail('announcement_text', 'Write the announcement in both languages, in at most 300 characters.');
  end if;
  if not (coalesce(private.is_web_address(address), true) or address ~ '^/[^/\\]') then
    perform private.fail('announcement_link', 'The link must be a web address, or a path of this product.');
  end if;
  if ending is null or ending <= greatest(beginning, now()) or ending > now() + interval '1 year' then
    perform private.fail('announcement_period', 'Choose an end after the beginning, within a year.');
  end if;
  if coalesce(document ->> 'tone', '') not in ('info', 'good', 'warning') then
    perform private.fail('setting_invalid', 'Choose a tone.');
  end if;
  if announcement_id is null then
    insert into public.announcements (text_en, text_fr, link, tone, role, starts_at, ends_at, created_by)
    values (
      en, fr, address, document ->> 'tone', (document ->> 'role')::public.app_role, beginning, ending, editor
    ) returning * into saved;
  else
    select * into before from public.announcements as told where told.id = announcement_id for update;
    if before.id is null then
      perform private.fail('announcement_gone', 'This announcement is not there any more.');
    end if;
    if before.revision <> base_revision then
      perform private.fail('settings_changed', 'Somebody else has changed this meanwhile. Look again, then save.');
    end if;
    update public.announcements as told set
      text_en = en, text_fr = fr, link = address, tone = document ->> 'tone',
      role = (document ->> 'role')::public.app_role, starts_at = beginning,
      ends_at = ending, revision = told.revision + 1
    where told.id = announcement_id returning * into saved;
  end if;
  perform private.audit(
    'announcement.saved', 'announcement', saved.id::text,
    jsonb_build_object('before', private.announced(before), 'after', private.announced(saved))
  );
  return saved.id;
end
$$;

create function public.delete_announcement(announcement_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone public.announcements;
begin
  perform private.require_admin();
  delete from public.announcements where id = announcement_id returning * into gone;
  if gone.id is null then
    perform private.fail('announcement_gone', 'This announcement is not there any more.');
  end if;
  perform private.audit(
    'announcement.deleted', 'announcement', gone.id::text, jsonb_build_object('before', private.announced(gone))
  );
end
$$;

create function public.admin_home() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'users', (select count(*) from public.profiles),
    'new_users', (select count(*) from public.profiles where created_at > now() - interval '7 days'),
    'active_users', (select count(*) from private.active_weeks where week = private.week_of(now())),
    'organizations', (select count(*) from public.organizations where status = 'approved'),
    'pending', (select count(*) from public.organizations where status = 'pending'),
    'reports', private.open_reports(),
    'missions', (select count(*) from public.missions where status = 'published'),
    'certificates', (select count(*) from public.certificates where revoked_at is null),
    'waiting', (select count(*) from public.enrollments where status = 'submitted'),
    'late', (select count(*) from public.enrollments where status = 'submitted' and due_at < now()),
    'pending_organizations', (
      select coalesce(jsonb_agg(to_jsonb(request)), '[]')
      from public.organization_requests('pending', '', 5, 0) as request
    ),
    'recent_actions', (
      select coalesce(jsonb_agg(to_jsonb(entry)), '[]') from (
        select log.id, log.created_at, log.actor_id, log.action, private.named_details(log.details) as details, log.reason,
          private.subject_name(log.subject_type, log.subject_id) as subject_name,
          private.account_name(log.actor_id) as actor_name
        from public.audit_log as log
        order by log.created_at desc, log.id desc limit 8
      ) as entry
    )
  );
end
$$;

-- Works with and without an account. `website` is a hidden field: only bots fill it in, and they are told that all went
-- well.
create function public.send_contact_message(
  name text, email text, topic text, message text, language text, website text default ''
) returns void language plpgsql security definer set search_path = '' as $$
declare
  person uuid := (select auth.uid());
  known_name text := private.trimmed(send_contact_message.name);
  known_email text := lower(private.trimmed(send_contact_message.email));
  device text := private.caller_address(
    coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb
  );
begin
  if coalesce(website, '') <> '' then
    return;
  end if;
  if person is not null then
    perform private.require_user();
  end if;
  if coalesce(length(known_name), 0) not between 1 and 120 then
    perform private.fail('inbox_name_required', 'Say who you are, in at most 120 characters.');
  end if;
  if not private.is_address(known_email) then
    perform private.fail('inbox_email_invalid', 'This is not a mail address that an answer could go to.');
  end if;
  if coalesce(topic, '') not in ('question', 'account', 'privacy', 'accessibility', 'partnership', 'other') then
    perform private.fail('inbox_topic_unknown', 'Choose what it is about.');
  end if;
  message := private.inbox_text(message);
  -- In one order for everybody: nobody waits for somebody who waits for him.
  perform private.count_inbox_try(sender) from (
    select 'device ' || device as sender where person is null and device <> ''
    union all select 'email ' || known_email
    union all select 'person ' || person where person is not null
    order by 1
  ) as senders;
  insert into public.inbox_messages (source, user_id, name, email, topic, message, language)
  values ('contact', person, known_name, known_email, topic, message, case language when 'fr' then 'fr' else 'en' end);
end
$$;

create function public.send_feedback(kind text, message text, page text, language text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  if coalesce(kind, '') not in ('idea', 'problem', 'praise') then
    perform private.fail('inbox_topic_unknown', 'Choose what it is about.');
  end if;
  message := private.inbox_text(message);
  perform private.count_inbox_try('person ' || person);
  insert into public.inbox_messages (source, user_id, name, email, topic, message, page, language)
  select 'feedback', person,
    left(coalesce(nullif(private.full_name(person), ''), split_part(users.email, '@', 1)), 120), users.email, kind, message,
    nullif(left(private.trimmed(send_feedback.page), 300), ''),
    case send_feedback.language when 'fr' then 'fr' else 'en' end
  from auth.users where users.id = person;
end
$$;

-- The administrators' side of the inbox.
create function public.admin_inbox(
  wanted_status public.inbox_status default 'open', wanted_source public.inbox_source default null,
  search text default '', page int default 0, page_size int default 20
) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    with found as (
      select message.* from public.inbox_messages as message
      where message.status = wanted_status and (wanted_source is null or message.source = wanted_source) and (
        coalesce(btrim(search), '') = ''
        or concat_ws(' ', message.name, message.email, message.message) ilike private.containing(search)
      )
    ), shown as (
      select * from found order by created_at desc, id limit least(greatest(page_size, 1), 100)
      offset greatest(admin_inbox.page, 0) * least(greatest(page_size, 1), 100)
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'counts', (
        select jsonb_object_agg(status, number)
        from (select status, count(*) as number from public.inbox_messages group by status) as counted
      ),
      'admins', (
        select jsonb_agg(jsonb_build_object('id', held.user_id, 'name', private.full_name(held.user_id)))
        from public.user_roles as held where held.role = 'admin'
      ),
      'messages', coalesce((
        select jsonb_agg(to_jsonb(shown) - 'updated_at' || jsonb_build_object('answers', coalesce((
          select jsonb_agg(jsonb_build_object(
            'id', answer.id, 'answer', answer.answer, 'created_at', answer.created_at,
            'by', private.full_name(answer.answered_by)
          ) order by answer.created_at)
          from public.inbox_answers as answer where answer.message_id = shown.id
        ), '[]')) order by shown.created_at desc, shown.id)
        from shown
      ), '[]')
    )
  );
end
$$;

-- Messages from the contact form are answered by email, feedback in the product.
create function public.answer_inbox_message(message_id uuid, answer text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  message public.inbox_messages := private.inbox_message(message_id);
begin
  answer := private.inbox_text(answer);
  insert into public.inbox_answers (message_id, answer, answered_by) values (message.id, answer, admin);
  update public.inbox_messages set status = 'answered', assigned_to = coalesce(assigned_to, admin) where id = message.id;
  if message.source = 'contact' then
    perform private.queue_mail(
      message.email, 'inbox_answered',
      jsonb_build_object('name', message.name, 'message', message.message, 'answer', answer, 'path', '/contact'),
      message.language
    );
  else
    perform private.notify(
      message.user_id, 'feedback_answered', jsonb_build_object('answer', left(answer, 300)), '/feedback'
    );
  end if;
  perform private.audit(
    'inbox.answered', 'inbox_message', message.id::text,
    jsonb_build_object('before', message.status, 'after', 'answered', 'source', message.source)
  );
end
$$;

create function public.assign_inbox_message(message_id uuid, admin_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  message public.inbox_messages := private.inbox_message(message_id);
begin
  if admin_id is not null and not exists (
    select from public.user_roles where user_id = admin_id and role = 'admin'
  ) then
    perform private.fail('inbox_not_an_admin', 'Only administrators answer messages.');
  end if;
  if admin_id is not distinct from message.assigned_to then
    return;
  end if;
  update public.inbox_messages set assigned_to = admin_id where id = message.id;
  perform private.audit(
    'inbox.assigned', 'inbox_message', message.id::text,
    jsonb_build_object('before', message.assigned_to, 'after', admin_id)
  );
end
$$;

create function public.archive_inbox_message(message_id uuid, is_archived boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  message public.inbox_messages := private.inbox_message(message_id);
  next_status public.inbox_status := case
    when is_archived then 'archived'
    when exists (select from public.inbox_answers as given where given.message_id = message.id) then 'answered'
    else 'open' end;
begin
  if next_status = message.status then
    return;
  end if;
  update public.inbox_messages set status = next_status where id = message.id;
  perform private.audit(
    'inbox.archived', 'inbox_message', message.id::text,
    jsonb_build_object('before', message.status, 'after', next_status)
  );
end
$$;

create function public.invite_admin(email text, message text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin_alone();
  address text := lower(btrim(email));
  words text := nullif(private.trimmed(message), '');
  invitation private.admin_invitations;
begin
  perform private.require_recent_sign_in();
  if not private.is_address(address) then
    perform private.fail('admin_email_invalid', 'This is not an email address.');
  end if;
  if words is not null then
    words := private.required_reason(words);
  end if;
  perform private.fail_with(private.grant_refusal(users.id, 'admin', admin))
  from auth.users where lower(users.email) = address and users.email_confirmed_at is not null;
  insert into private.admin_invitations as known (email, message, token_hash, invited_by)
  values (address, words, private.token_hash(private.new_token()), admin)
  on conflict on constraint admin_invitations_email_key do update set message = excluded.message
    where known.expires_at < now()
  returning * into invitation;
  if invitation.id is null then
    perform private.fail('admin_already_invited', 'This address has an open invitation already.');
  end if;
  perform private.send_admin_invitation(invitation, 'account.admin_invited');
end
$$;

create function public.resend_admin_invitation(invitation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin_alone();
  perform private.send_admin_invitation(
    private.require_admin_invitation(invitation_id), 'account.admin_invitation_resent'
  );
end
$$;

create function public.revoke_admin_invitation(invitation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  invitation private.admin_invitations;
begin
  perform private.require_admin_alone();
  invitation := private.require_admin_invitation(invitation_id);
  delete from private.admin_invitations where id = invitation.id;
  delete from private.mails
  where kind = 'admin_invited' and recipient = invitation.email and attempts = 0 and sent_at is null;
  perform private.audit(
    'account.admin_invitation_revoked', 'account', null,
    jsonb_build_object('email', private.masked_email(invitation.email))
  );
end
$$;

create function public.admin_invitations() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', invitation.id, 'email', invitation.email, 'invitedBy', private.full_name(invitation.invited_by),
      'sentAt', invitation.sent_at, 'expiresAt', invitation.expires_at, 'isExpired', invitation.expires_at < now()
    ) order by invitation.sent_at desc, invitation.email), '[]')
    from private.admin_invitations as invitation
  );
end
$$;

-- For people with the link from the email: for which address it is, partly hidden.
create function public.admin_invitation(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', invitation.id, 'invitedBy', private.full_name(invitation.invited_by), 'expiresAt', invitation.expires_at,
    'isExpired', invitation.expires_at < now(), 'address', private.masked_email(invitation.email),
    'isMine', coalesce(invitation.email = private.my_confirmed_email() and private.is_fully_signed_in(), false)
  )
  from private.linked_admin_invitation(token) as invitation
$$;

-- Only the person who confirmed the invited address can accept. Every other administrator is notified.
create function public.accept_admin_invitation(token text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  invitation private.admin_invitations;
  before jsonb := private.roles_of(person);
begin
  -- Whoever takes the right from the inviter, or accepts twice, is waited for.
  perform id from public.user_roles where role = 'admin' order by id for update;
  perform from private.admin_invitations as one where one.token_hash = private.token_hash(token) for update;
  select * into invitation from private.linked_admin_invitation(token);
  if invitation.id is null then
    perform private.fail('invitation_not_found', 'This invitation does not exist any more.');
  end if;
  if invitation.email is distinct from private.my_confirmed_email() then
    perform private.fail('invitation_not_yours', 'Sign in with the address to which the invitation was sent.');
  end if;
  if invitation.expires_at < now() then
    perform private.fail('invitation_expired', 'This invitation has expired. Ask for a new one.');
  end if;
  perform private.fail_with(private.grant_refusal(person, 'admin', invitation.invited_by));
  delete from private.admin_invitations where id = invitation.id;
  insert into public.user_roles (user_id, role, granted_by) values (person, 'admin', invitation.invited_by);
  perform private.drop_needless_role(person, invitation.id);
  perform private.audit('account.admin_joined', 'account', person::text, jsonb_build_object(
    'person', invitation.invited_by, 'before', jsonb_build_object('roles', before),
    'after', jsonb_build_object('roles', private.roles_of(person))
  ));
  perform private.notify(
    other.user_id, 'account_admin_joined',
    jsonb_build_object('name', coalesce(nullif(private.full_name(person), ''), invitation.email)), '/users/' || person,
    person
  )
  from public.user_roles as other where other.role = 'admin' and other.user_id <> person;
end
$$;

-- What only the database knows about how far an installation is set up; the server reports whether there is a backup.
create function public.admin_setup() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  server jsonb;
begin
  perform private.require_admin();
  server := private.health_server();
  return jsonb_build_object(
    'administrators', (select count(*) from public.user_roles where role = 'admin'),
    'hasBackup', case when not server ? 'isMissing' then server ? 'backup' end
  );
end
$$;

-- # Who may call which function

grant execute on function gate.act_as, gate.before_request to anon, authenticated, service_role;

grant execute on function
  public.accept_admin_invitation, public.acting_now, public.admin_home, public.admin_inbox, public.admin_invitations,
  public.admin_setup, public.admin_user, public.admin_users, public.answer_inbox_message,
  public.archive_inbox_message, public.assign_inbox_message, public.begin_acting, public.delete_announcement,
  public.dismiss_announcement, public.end_acting, public.end_sessions_of, public.grant_role, public.invite_admin,
  public.my_announcements, public.preview_bulk_act, public.resend_admin_invitation, public.reset_second_factor,
  public.restore_account, public.revoke_admin_invitation, public.revoke_role, public.run_bulk_act,
  public.save_announcement, public.send_feedback, public.suspend_account, public.undo_bulk_act
to authenticated;

grant execute on function public.admin_invitation, public.send_contact_message to anon, authenticated;

-- # Triggers

create trigger profiles_list_account after insert or update of first_name, last_name, created_at, deletion_requested_at
  on public.profiles for each row execute function private.relist_administered();

create trigger people_announced after insert or delete on public.profiles
  for each statement execute function private.announce_to_admins('people');

create trigger user_roles_list_account after insert or update of user_id, role or delete on public.user_roles
  for each row execute function private.relist_administered();

create trigger end_admin_invitations after delete on public.user_roles
  for each row when (old.role = 'admin') execute function private.end_admin_invitations();

create trigger actions_announced after insert on public.audit_log
  for each statement execute function private.announce_to_admins('actions');

create trigger organizations_announced after insert or update of status or delete on public.organizations
  for each statement execute function private.announce_to_admins('organizations');

create trigger organization_members_list_account
  after insert or update of organization_id, user_id or delete on public.organization_members
  for each row execute function private.relist_administered();

-- The email contains the only copy of the link; once sent, it is removed from the queue.
create trigger forget_admin_link before update of sent_at, given_up_at on private.mails
  for each row when (new.kind = 'admin_invited' and (new.sent_at is not null or new.given_up_at is not null))
  execute function private.forget_mailed_link();

create trigger suspensions_list_account after insert or update on public.suspensions
  for each row execute function private.relist_administered();

create trigger reports_announced after insert or update or delete on private.moderation_cases
  for each statement execute function private.announce_to_admins('reports');

create trigger announcements_updated before update on public.announcements
  for each row execute function private.set_updated_at();

create trigger announcements_told after insert or update or delete on public.announcements
  for each statement execute function private.tell_platform_changed('announcements');

create trigger inbox_messages_updated before update on public.inbox_messages
  for each row execute function private.set_updated_at();

create trigger inbox_messages_announced after insert on public.inbox_messages
  for each row when (new.created_at > now() - interval '1 hour') execute function private.announce_inbox_message();

create trigger list_account after update of email, email_confirmed_at, last_sign_in_at on auth.users
  for each row execute function private.relist_signed_in();

create trigger forget_admin_invitation after delete on auth.users
  for each row when (old.email_confirmed_at is not null) execute function private.forget_admin_invitation();

-- # First rows

-- Turned off in the demo, where everyone knows the password.
insert into public.platform_settings (key, value) values ('admins_need_second_factor', 'true');

do $$
begin
  execute format(
    'alter role authenticator in database %I set pgrst.db_pre_request = %L', current_database(), 'gate.before_request'
  );
end
$$;

notify pgrst, 'reload config';

-- # Jobs

select cron.schedule('end suspensions', '*/5 * * * *', 'select private.end_suspensions()');
select cron.schedule('forget bulk steps', '23 * * * *', $$delete from private.bulk_steps where done_at < now() - interval '1 day'$$);

select cron.schedule('close lapsed acting', '*/5 * * * *', 'select private.close_lapsed_acting()');
select cron.schedule('delete old messages to the inbox', '41 3 * * *', 'select private.delete_old_inbox()');
select cron.schedule('tell of attempts left out', '2 * * * *', 'select private.tell_of_attempts_left_out()');

select cron.schedule(
  'forget administrator invitations', '39 3 * * *',
  $$delete from private.admin_invitations where expires_at < now() - interval '30 days'$$
);
