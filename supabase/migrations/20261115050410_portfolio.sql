-- A maker's case studies: drafts that nobody else sees, and what the page shows of them, in the maker's own order.
create function private.are_case_images(said jsonb, folder text) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(said) = 'array' and jsonb_array_length(said) <= 12
    and jsonb_array_length(said) = (select count(distinct entry ->> 'path') from jsonb_array_elements(said) as entry)
    and coalesce((
      select bool_and(coalesce(
        entry ->> 'path' ~ ('^' || folder || '/[^/]+$') and length(entry ->> 'alt') <= 200
        and (entry ->> 'width')::int between 1 and 10000 and (entry ->> 'height')::int between 1 and 10000
        and entry - 'path' - 'alt' - 'width' - 'height' = '{}', false
      )) from jsonb_array_elements(said) as entry
    ), true)
$$;

create table public.portfolio_cases (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  -- The last part of its address: given with the first publication, and kept.
  slug text check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  title text not null default '' check (length(title) <= 120),
  role text not null default '' check (length(role) <= 120),
  -- Markdown.
  body text not null default '' check (length(body) <= 20000),
  client_name text not null default '' check (length(client_name) <= 120),
  client_quote text not null default '' check (length(client_quote) <= 1000),
  -- [{"label", "url"}] and [{"path", "alt", "width", "height"}], in their order.
  links jsonb not null default '[]' check (private.are_links(links)),
  images jsonb not null default '[]' check (private.are_case_images(images, organization_id::text)),
  skills text[] not null default '{}' check (private.are_clean_words(skills, 80) and cardinality(skills) <= 12),
  -- A fractional key.
  place text collate "C" not null check (length(place) between 1 and 200),
  is_published boolean not null default false,
  -- Gone for everybody; the maker can bring it back for a day.
  deleted_at timestamptz,
  revision int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, slug),
  -- What is published says what it is, and describes every picture.
  check (not is_published or (
    slug is not null and title <> '' and length(body) >= 40
    and not jsonb_path_exists(images, '$[*] ? (@.alt == "")')
    and (client_quote = '' or client_name <> '')
  ))
);
create index portfolio_cases_by_maker on public.portfolio_cases (organization_id, place);
create index portfolio_cases_deleted on public.portfolio_cases (deleted_at) where deleted_at is not null;
create trigger portfolio_cases_updated before update on public.portfolio_cases
  for each row execute function private.set_updated_at();

call private.protect('public.portfolio_cases');
grant select on public.portfolio_cases to authenticated;
-- Everyone else reads what maker_page and maker_case give out.
create policy "Makers see their own case studies" on public.portfolio_cases for select to authenticated
  using (organization_id in (select private.my_makers()));

create function private.require_case(case_id uuid) returns public.portfolio_cases
language plpgsql security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
  known public.portfolio_cases;
begin
  select * into known from public.portfolio_cases where id = case_id and organization_id = maker for update;
  if known.id is null then
    perform private.fail('case_not_found', 'This case study does not exist, or is not yours.');
  end if;
  return known;
end
$$;

create function private.case_slug(maker uuid, title text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  base text := coalesce(nullif(btrim(left(
    btrim(regexp_replace(private.plain_words(title), '[^a-z0-9]+', '-', 'g'), '-'), 60
  ), '-'), ''), 'case');
  free text := base;
  number int := 1;
begin
  perform pg_advisory_xact_lock(hashtext('case slug ' || maker));
  while exists (select from public.portfolio_cases where organization_id = maker and slug = free) loop
    number := number + 1;
    free := base || '-' || number;
  end loop;
  return free;
end
$$;

-- Makes or changes a case study, whole. Answers its id and revision.
create function public.save_case(document jsonb, case_id uuid default null, base_revision int default 0) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
  known public.portfolio_cases;
  publish boolean := coalesce((document ->> 'is_published')::boolean, false);
  lost text;
begin
  if case_id is null then
    if (
      select count(*) from public.portfolio_cases where organization_id = maker and deleted_at is null
    ) >= 60 then
      perform private.fail('too_many_cases', 'A portfolio has room for 60 case studies.');
    end if;
    insert into public.portfolio_cases (organization_id, place) values (maker, coalesce(document ->> 'place', 'a0'))
    returning * into known;
  else
    known := private.require_case(case_id);
  end if;
  if known.deleted_at is not null then
    perform private.fail('case_not_found', 'This case study does not exist, or is not yours.');
  end if;
  if known.revision <> base_revision then
    perform private.fail('case_changed', 'This case study was changed elsewhere in the meantime.');
  end if;
  if publish and jsonb_path_exists(document -> 'images', '$[*] ? (@.alt like_regex "^\\s*$")') then
    perform private.fail('alt_required', 'Describe every picture before you publish.');
  end if;
  begin
    update public.portfolio_cases as kept set
      title = btrim(coalesce(said.title, '')), role = btrim(coalesce(said.role, '')),
      body = btrim(coalesce(said.body, '')), client_name = btrim(coalesce(said.client_name, '')),
      client_quote = btrim(coalesce(said.client_quote, '')), links = coalesce(said.links, '[]'),
      images = coalesce(said.images, '[]'), skills = coalesce(said.skills, '{}'), is_published = publish,
      slug = coalesce(kept.slug, case when publish then private.case_slug(maker, said.title) end),
      revision = base_revision + 1
    from jsonb_to_record(document) as said (
      title text, role text, body text, client_name text, client_quote text, links jsonb, images jsonb, skills text[]
    ) where kept.id = known.id
    returning kept.* into known;
  exception when check_violation or invalid_text_representation then
    perform private.fail('case_invalid', 'Something in the case study is too long, missing or not allowed.');
  end;
  select image ->> 'path' into lost from jsonb_array_elements(known.images) as image
  where not exists (select from storage.objects where bucket_id = 'company-media' and objects.name = image ->> 'path');
  if found then
    perform private.fail('picture_lost', 'A picture is no longer there. Remove it and add it again.');
  end if;
  return jsonb_build_object('id', known.id, 'slug', known.slug, 'revision', known.revision);
end
$$;

create function public.move_case(case_id uuid, place text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known public.portfolio_cases := private.require_case(case_id);
begin
  update public.portfolio_cases set place = move_case.place where id = known.id;
end
$$;

create function public.delete_case(case_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known public.portfolio_cases := private.require_case(case_id);
begin
  update public.portfolio_cases set deleted_at = now() where id = known.id and deleted_at is null;
end
$$;

create function public.restore_case(case_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known public.portfolio_cases := private.require_case(case_id);
begin
  update public.portfolio_cases set deleted_at = null where id = known.id;
end
$$;

create function private.forget_deleted_cases() returns void
language sql security definer set search_path = '' as $$
  delete from public.portfolio_cases where deleted_at < now() - interval '1 day'
$$;
select cron.schedule('forget deleted cases', '41 3 * * *', 'select private.forget_deleted_cases()');

-- Pictures lie beside those of the organization's page, and stay as long as a case study names them.
create or replace function private.is_shown_picture(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.organization_profiles as profile
    where profile.organization_id::text = (storage.foldername(file))[1] and file in (select private.shown_pictures(profile))
  ) or exists (
    select from public.portfolio_cases as shown
    where shown.organization_id::text = (storage.foldername(file))[1]
      and shown.images @> jsonb_build_array(jsonb_build_object('path', file))
  )
$$;

-- Views of makers' pages and case studies are counted as those of companies and missions are.
alter table public.page_views add case_id uuid references public.portfolio_cases on delete cascade;
alter table public.page_views drop constraint page_views_day_organization_id_mission_id_user_id_visitor_key;
alter table public.page_views add unique nulls not distinct (day, organization_id, mission_id, case_id, user_id, visitor);
create index page_views_by_case on public.page_views (case_id, day);
alter table private.page_view_days add case_id uuid references public.portfolio_cases on delete cascade;
alter table private.page_view_days drop constraint page_view_days_organization_id_mission_id_version_day_key;
alter table private.page_view_days add unique nulls not distinct (organization_id, mission_id, case_id, version, day);
create index page_view_days_by_case on private.page_view_days (case_id, day);

-- Whose page it is, and which version of a mission; nothing where the page is not open.
create function private.viewed_page(mission uuid, organization uuid, shown_case uuid)
returns table (owner uuid, version int)
language sql stable security definer set search_path = '' as $$
  select listing.organization_id, listing.version from public.mission_listings as listing
  where listing.mission_id = mission and listing.is_open
    and (listing.closes_on is null or listing.closes_on >= private.today())
  union all
  select maker.id, null from public.portfolio_cases as one
  join private.shown_makers as maker on maker.id = one.organization_id
  where mission is null and one.id = shown_case and one.is_published and one.deleted_at is null
  union all
  select company.id, null from public.organizations as company
  where mission is null and shown_case is null and company.id = organization and company.status = 'approved'
    and (company.kind = 'company' or exists (select from private.shown_makers as maker where maker.id = company.id))
$$;

drop function public.record_view(uuid, uuid);
-- Counts a view, or does nothing: of those whose page it is, of machines, of pages that are not open.
create function public.record_view(
  mission_id uuid default null, organization_id uuid default null, case_id uuid default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := (select auth.uid());
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  browser text := coalesce(headers ->> 'user-agent', '');
  viewed record;
  salt bytea;
  so_far int;
begin
  if browser = '' or private.says_it_is_a_bot(browser) or viewer is not null and not private.is_fully_signed_in() then
    return;
  end if;
  select * into viewed
  from private.viewed_page(record_view.mission_id, record_view.organization_id, record_view.case_id);
  if viewed.owner is null or exists (
    select from public.organization_members as member
    where member.organization_id = viewed.owner and member.user_id = viewer
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
  insert into public.page_views (day, organization_id, mission_id, case_id, version, user_id, visitor)
  values (
    private.today(), viewed.owner, record_view.mission_id,
    case when record_view.mission_id is null then record_view.case_id end, viewed.version, viewer,
    case when viewer is null then substr(sha256(salt || convert_to(concat_ws(
      E'\n', private.caller_address(headers), browser,
      coalesce(record_view.mission_id, record_view.case_id, viewed.owner)
    ), 'utf8')), 1, 16) end
  )
  on conflict do nothing;
end
$$;
grant execute on function public.record_view to anon, authenticated;

create or replace function private.fold_page_views() returns int
language plpgsql security definer set search_path = '' as $$
declare
  folded int;
begin
  with gone as (
    delete from public.page_views where day < private.today() - 90
    returning day, organization_id, mission_id, case_id, version
  ), kept as (
    insert into private.page_view_days as known (day, organization_id, mission_id, case_id, version, views)
    select day, organization_id, mission_id, case_id, version, count(*) from gone group by 1, 2, 3, 4, 5
    on conflict (organization_id, mission_id, case_id, version, day) do update set views = known.views + excluded.views
  )
  select count(*) into folded from gone;
  delete from private.view_salts where day < private.today();
  delete from private.view_addresses where day < private.today();
  return folded;
end
$$;

-- Views of a maker's page and case studies, by day; the page itself has no case study.
create function private.maker_views(maker uuid) returns table (day date, case_id uuid, views int)
language sql stable security definer set search_path = '' as $$
  select day, case_id, count(*)::int from public.page_views
  where organization_id = maker and mission_id is null group by 1, 2
  union all
  select day, case_id, views from private.page_view_days where organization_id = maker and mission_id is null
$$;

-- Everything the maker's own portfolio page shows: case studies in their order, with their views.
create function public.my_portfolio() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
begin
  return jsonb_build_object(
    'handle', (select handle from private.shown_makers where id = maker),
    'pageViews', (
      select coalesce(sum(views), 0) from private.maker_views(maker)
      where case_id is null and day > private.today() - 30
    ),
    'cases', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', one.id, 'slug', one.slug, 'title', one.title, 'role', one.role, 'place', one.place,
        'isPublished', one.is_published, 'cover', one.images -> 0, 'updatedAt', one.updated_at,
        'views', coalesce(seen.all_views, 0), 'recentViews', coalesce(seen.recent, 0)
      ) order by one.place, one.id), '[]')
      from public.portfolio_cases as one
      left join (
        select case_id, sum(views) as all_views, sum(views) filter (where day > private.today() - 30) as recent
        from private.maker_views(maker) group by 1
      ) as seen on seen.case_id = one.id
      where one.organization_id = maker and one.deleted_at is null
    )
  );
end
$$;

create function private.case_card(one public.portfolio_cases) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'id', one.id, 'slug', one.slug, 'title', one.title, 'role', one.role, 'skills', one.skills, 'cover', one.images -> 0
  )
$$;

-- A case study for everyone; null where there is none.
create function public.maker_case(wanted_handle text, wanted_case text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.case_card(one) || jsonb_build_object(
    'body', one.body, 'images', one.images, 'links', one.links, 'clientName', one.client_name,
    'clientQuote', one.client_quote, 'maker', jsonb_build_object(
      'id', maker.id, 'handle', maker.handle, 'name', maker.name, 'headline', maker.headline
    ), 'others', (
      select coalesce(jsonb_agg(private.case_card(other) order by other.place, other.id), '[]') from (
        select * from public.portfolio_cases as next
        where next.organization_id = maker.id and next.is_published and next.deleted_at is null and next.id <> one.id
        order by next.place, next.id limit 3
      ) as other
    )
  )
  from private.shown_makers as maker
  join public.portfolio_cases as one on one.organization_id = maker.id
  where maker.handle = lower(wanted_handle) and one.slug = lower(wanted_case)
    and one.is_published and one.deleted_at is null
$$;

grant execute on function
  public.save_case, public.move_case, public.delete_case, public.restore_case, public.my_portfolio
to authenticated;
grant execute on function public.maker_case to anon, authenticated;
