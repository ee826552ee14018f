-- Views of a mission's page and of a company's page: counted once a person, a page and a day. Nothing is kept on the
-- visitor's device, and what is kept here says neither who a visitor was nor which other pages he opened.
create table public.page_views (
  id bigint generated always as identity primary key,
  day date not null,
  organization_id uuid not null references public.organizations on delete cascade,
  -- Null for the page of the company itself.
  mission_id uuid references public.missions on delete cascade,
  version int,
  user_id uuid references auth.users on delete cascade,
  -- Of who is not signed in: a hash that is another one on every page and every day.
  visitor bytea,
  check (num_nonnulls(user_id, visitor) = 1),
  unique nulls not distinct (day, organization_id, mission_id, user_id, visitor)
);
create index page_views_by_organization on public.page_views (organization_id, day);
create index page_views_by_mission on public.page_views (mission_id, day);
create index page_views_by_user on public.page_views (user_id);

call private.protect('public.page_views');
grant select on public.page_views to authenticated;
create policy "People see which of their views are kept" on public.page_views for select to authenticated
  using (user_id = (select auth.uid()));

-- What is left of views after 90 days: how many there were.
create table private.page_view_days (
  day date not null,
  organization_id uuid not null references public.organizations on delete cascade,
  mission_id uuid references public.missions on delete cascade,
  version int,
  views int not null,
  unique nulls not distinct (organization_id, mission_id, version, day)
);
create index page_view_days_by_mission on private.page_view_days (mission_id, day);

-- The salt of today. Once it is thrown away, no hash made with it can be tried out again.
create table private.view_salts (
  day date primary key,
  salt bytea not null default extensions.gen_random_bytes(32)
);
-- How many views one address has brought today: who sends a hundred browsers' names is counted so far and no further.
create table private.view_addresses (
  day date not null,
  address bytea not null,
  views int not null,
  primary key (day, address)
);

-- Days begin at the same moment for everyone, whatever time zone a request asks for.
create function private.today() returns date language sql stable set search_path = '' as $$
  select (now() at time zone 'utc')::date
$$;

create function private.salt_of_today() returns bytea
language plpgsql security definer set search_path = '' as $$
declare
  known bytea := (select salt from private.view_salts where day = private.today());
begin
  if known is null then
    delete from private.view_salts where day < private.today();
    delete from private.view_addresses where day < private.today();
    insert into private.view_salts (day) values (private.today()) on conflict do nothing;
    select salt into known from private.view_salts where day = private.today();
  end if;
  return known;
end
$$;

create function private.says_it_is_a_bot(browser text) returns boolean
language sql immutable set search_path = '' as $$
  select browser ~* 'bot|crawl|spider|slurp|preview|externalhit|archiver|monitor|lighthouse|^curl|^wget|^python'
$$;

-- Counts a view, or does nothing: of those who write the mission, of machines, of pages that are not open.
create function public.record_view(mission_id uuid default null, organization_id uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := (select auth.uid());
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  browser text := coalesce(headers ->> 'user-agent', '');
  owner uuid;
  shown int;
  salt bytea;
  so_far int;
begin
  if browser = '' or private.says_it_is_a_bot(browser) or viewer is not null and not private.is_fully_signed_in() then
    return;
  end if;
  if mission_id is not null then
    select listing.organization_id, listing.version into owner, shown from public.mission_listings as listing
    where listing.mission_id = record_view.mission_id and listing.is_open
      and (listing.closes_on is null or listing.closes_on >= private.today());
  else
    select id into owner from public.organizations
    where id = record_view.organization_id and status = 'approved' and kind = 'company';
  end if;
  if owner is null or exists (
    select from public.organization_members as member where member.organization_id = owner and member.user_id = viewer
  ) then
    return;
  end if;
  if viewer is null then
    salt := private.salt_of_today();
    insert into private.view_addresses as known (day, address, views)
    values (private.today(), sha256(salt || convert_to(private.caller_address(headers), 'utf8')), 1)
    on conflict (day, address) do update set views = known.views + 1
    returning views into so_far;
    if so_far > 300 then
      return;
    end if;
  end if;
  insert into public.page_views (day, organization_id, mission_id, version, user_id, visitor)
  values (private.today(), owner, record_view.mission_id, shown, viewer, case when viewer is null then
    substr(sha256(salt || convert_to(concat_ws(
      E'\n', private.caller_address(headers), browser, coalesce(record_view.mission_id, owner)
    ), 'utf8')), 1, 16)
  end)
  on conflict do nothing;
end
$$;
grant execute on function public.record_view to anon, authenticated;

-- After 90 days only the sum of a day is kept.
create function private.fold_page_views() returns int
language plpgsql security definer set search_path = '' as $$
declare
  folded int;
begin
  with gone as (
    delete from public.page_views where day < private.today() - 90 returning day, organization_id, mission_id, version
  ), kept as (
    insert into private.page_view_days as known (day, organization_id, mission_id, version, views)
    select day, organization_id, mission_id, version, count(*) from gone group by 1, 2, 3, 4
    on conflict (organization_id, mission_id, version, day) do update set views = known.views + excluded.views
  )
  select count(*) into folded from gone;
  delete from private.view_salts where day < private.today();
  delete from private.view_addresses where day < private.today();
  return folded;
end
$$;
select cron.schedule('fold page views', '2 0 * * *', 'select private.fold_page_views()');

create function private.views_of_mission(wanted uuid) returns table (day date, version int, views int)
language sql stable security definer set search_path = '' as $$
  select day, version, count(*)::int from public.page_views where mission_id = wanted group by 1, 2
  union all
  select day, version, views from private.page_view_days where mission_id = wanted
$$;
