-- What administrators search, filter and sort accounts by, in one row for each. It stands in five tables, two of them the
-- auth service's own: over a million accounts, no index reaches across those.
create table private.listed_accounts (
  user_id uuid primary key references auth.users on delete cascade,
  created_at timestamptz not null,
  -- Last name first, in plain words.
  name text collate "C" not null,
  -- Each word after a space, so that a search of two letters finds beginnings.
  words text collate "C" not null,
  -- 'role:candidate', 'organization:<id>', and 'active' or what speaks against it.
  marks text[] not null,
  last_sign_in_at timestamptz not null default '-infinity'
);
create index listed_accounts_by_age on private.listed_accounts (created_at, user_id);
create index listed_accounts_by_name on private.listed_accounts (name, user_id);
create index listed_accounts_by_sign_in on private.listed_accounts (last_sign_in_at, user_id);
-- Every sign-in writes a row anew: entries that wait in a list would be read by each search.
create index listed_accounts_by_words on private.listed_accounts using gin (words extensions.gin_trgm_ops, marks)
  with (fastupdate = off);
alter table private.listed_accounts alter column words set statistics 1000;
call private.declare_data('private.listed_accounts', 't.user_id = $1', 'removed', '{words, marks, name}');

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
create trigger profiles_list_account after insert or update of first_name, last_name, created_at, deletion_requested_at
  on public.profiles for each row execute function private.relist_administered();
create trigger user_roles_list_account after insert or update or delete on public.user_roles
  for each row execute function private.relist_administered();
create trigger organization_members_list_account after insert or delete on public.organization_members
  for each row execute function private.relist_administered();
create trigger suspensions_list_account after insert or update on public.suspensions
  for each row execute function private.relist_administered();

create function private.relist_signed_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.list_account(new.id);
  return null;
end
$$;
create trigger list_account after update of email, email_confirmed_at, last_sign_in_at on auth.users
  for each row execute function private.relist_signed_in();

select private.list_account(user_id) from public.profiles;
