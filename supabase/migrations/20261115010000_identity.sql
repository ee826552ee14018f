-- Who a person is and which areas are open to him. A row of each table is made with the account, never by the person.
create type public.app_role as enum ('candidate', 'company', 'admin', 'academia', 'on_maker');

-- The caller has shown the second factor, or has none. An access token alone is not enough for who set one up.
create function private.is_fully_signed_in() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select auth.jwt()) ->> 'aal', 'aal1') = 'aal2'
    or not exists (
      select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'
    )
$$;
grant execute on function private.is_fully_signed_in() to authenticated;

-- What every table of the product begins with: nothing visible, and nothing ever without the second factor.
create procedure private.protect(target regclass) language plpgsql set search_path = '' as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format(
    'create policy "Nothing without the second factor of who has one" on %s as restrictive to authenticated
       using ((select private.is_fully_signed_in())) with check ((select private.is_fully_signed_in()))',
    target
  );
  execute format('grant all on %s to service_role', target);
end
$$;

-- Files and channels stand in tables of the services, which have row-level security already.
create policy "Nothing without the second factor of who has one" on storage.objects as restrictive to authenticated
  using ((select private.is_fully_signed_in())) with check ((select private.is_fully_signed_in()));
create policy "Nothing without the second factor of who has one" on realtime.messages as restrictive to authenticated
  using ((select private.is_fully_signed_in())) with check ((select private.is_fully_signed_in()));

-- A failure that the web app knows by its code (in the hint) and says in the person's language.
create function private.fail(code text, message text) returns void language plpgsql set search_path = '' as $$
begin
  raise exception '%', message using errcode = 'P0001', hint = code;
end
$$;

-- The caller's id, for functions that act with more rights than the caller has.
create function private.require_user() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null or not private.is_fully_signed_in() then
    raise exception 'Sign in first.' using errcode = '42501', hint = 'not_signed_in';
  end if;
  return (select auth.uid());
end
$$;

create function private.set_updated_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create function private.are_clean_words(words text[], longest int) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(bool_and(word = btrim(word) and length(word) between 1 and longest), true)
    and count(*) = count(distinct word)
  from unnest(words) as word
$$;

-- No name before the host and no backslash: both make an address look as if it led elsewhere.
create function private.is_web_address(address text) returns boolean
language sql immutable set search_path = '' as $$
  select address ~* '^https?://[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#]\S*)?$' and length(address) <= 500
$$;
grant execute on function private.are_clean_words, private.is_web_address to authenticated, service_role;

create table public.profiles (
  user_id uuid primary key references auth.users on delete cascade,
  first_name text not null default '' check (length(first_name) <= 80),
  last_name text not null default '' check (length(last_name) <= 80),
  job_title text not null default '' check (length(job_title) <= 120),
  bio text not null default '' check (length(bio) <= 4000),
  skills text[] not null default '{}' check (private.are_clean_words(skills, 80)),
  linkedin_url text check (private.is_web_address(linkedin_url)),
  portfolio_url text check (private.is_web_address(portfolio_url)),
  -- The photo's path in the bucket avatars, below the person's own folder.
  avatar_url text check (starts_with(avatar_url, user_id::text || '/')),
  -- The current file in the bucket resumes.
  resume_path text check (starts_with(resume_path, user_id::text || '/')),
  resume_name text check (length(resume_name) <= 200),
  -- Which lists of a candidate's profile are filled, noted here so that every page can say what is missing.
  career_parts text[] not null default '{}',
  -- Null until the person chooses one; until then pages follow the browser.
  language text check (language in ('en', 'fr')),
  deletion_requested_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger profiles_updated before update on public.profiles
  for each row execute function private.set_updated_at();

create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  role public.app_role not null,
  granted_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  unique (user_id, role)
);
create index user_roles_by_role on public.user_roles (role);
create index user_roles_by_granter on public.user_roles (granted_by);

create function private.has_role(wanted public.app_role) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles where user_id = (select auth.uid()) and role = wanted)
$$;
grant execute on function private.has_role to authenticated;

create function private.require_admin() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.require_user() is null or not private.has_role('admin') then
    raise exception 'Only an administrator can do this.' using errcode = '42501', hint = 'admins_only';
  end if;
  return (select auth.uid());
end
$$;

call private.protect('public.profiles');
grant select on public.profiles to authenticated;
grant update (
  first_name, last_name, job_title, bio, skills, linkedin_url, portfolio_url, avatar_url, language
) on public.profiles to authenticated;

create policy "People read their own profile, administrators every one" on public.profiles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('admin')));
create policy "People change their own profile" on public.profiles for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

call private.protect('public.user_roles');
grant select on public.user_roles to authenticated;

create policy "People see their own roles, administrators all" on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('admin')));
