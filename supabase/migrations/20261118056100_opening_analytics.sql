-- Analytics for openings: views, applications, stages, hires, time in each stage, sources, and which evidence led further.

-- # Views of openings

alter table public.page_views add column opening_id uuid references public.openings on delete cascade;
alter table private.page_view_days add column opening_id uuid references public.openings on delete cascade;

create index page_views_by_opening on public.page_views (opening_id, day);
create index page_view_days_by_opening on private.page_view_days (opening_id, day);

-- Once per person, page and day: an opening is a page of its own.
do $$
declare
  old record;
begin
  for old in
    select conrelid::regclass as target, conname from pg_catalog.pg_constraint
    where contype = 'u' and conrelid in ('public.page_views'::regclass, 'private.page_view_days'::regclass)
  loop
    execute format('alter table %s drop constraint %I', old.target, old.conname);
  end loop;
end
$$;
alter table public.page_views add constraint page_views_once
  unique nulls not distinct (day, organization_id, mission_id, case_id, opening_id, user_id, visitor);
alter table private.page_view_days add constraint page_view_days_once
  unique nulls not distinct (organization_id, mission_id, case_id, opening_id, version, day);

create or replace function private.fold_page_views() returns int
language plpgsql security definer set search_path = '' as $$
declare
  folded int;
begin
  with gone as (
    delete from public.page_views where day < private.today() - 90
    returning day, organization_id, mission_id, case_id, opening_id, version
  ), kept as (
    insert into private.page_view_days as known (day, organization_id, mission_id, case_id, opening_id, version, views)
    select day, organization_id, mission_id, case_id, opening_id, version, count(*) from gone group by 1, 2, 3, 4, 5, 6
    on conflict on constraint page_view_days_once do update set views = known.views + excluded.views
  )
  select count(*) into folded from gone;
  delete from private.view_salts where day < private.today();
  delete from private.view_addresses where day < private.today();
  return folded;
end
$$;

-- What counts views of an organization's own page leaves out those of its openings.
do $$
begin
  execute private.changed(
    pg_get_functiondef('private.maker_views'::regproc), 'mission_id is null', 'mission_id is null and opening_id is null'
  );
  execute private.changed(
    pg_get_functiondef('public.organization_home'::regproc), 'mission_id is null and day',
    'mission_id is null and opening_id is null and day'
  );
  execute private.changed(private.changed(
    pg_get_functiondef('private.company_views'::regproc), 'where viewed.', 'where viewed.opening_id is null and viewed.'
  ), 'where folded.', 'where folded.opening_id is null and folded.');
end
$$;

drop function public.record_view(uuid, uuid, uuid);
drop function private.viewed_page(uuid, uuid, uuid);

-- Whose page it is, and which version of a mission; no row if the caller can't see the page.
create function private.viewed_page(mission uuid, organization uuid, shown_case uuid, opening uuid)
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
  select shown.organization_id, null from public.openings as shown
  where mission is null and shown_case is null and shown.id = opening and private.is_on('openings')
    and shown.status in ('open', 'paused', 'filled', 'closed') and private.can_see_opening(shown, (select auth.uid()))
  union all
  select company.id, null from public.organizations as company
  where mission is null and shown_case is null and opening is null and company.id = organization and company.status = 'approved'
    and (company.kind = 'company' or exists (select from private.shown_makers as maker where maker.id = company.id))
$$;

-- Counts a view, or does nothing: for the page's own people, bots, and pages that the caller can't see.
create function public.record_view(
  mission_id uuid default null, organization_id uuid default null, case_id uuid default null, opening_id uuid default null
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
  select * into viewed from private.viewed_page(
    record_view.mission_id, record_view.organization_id, record_view.case_id, record_view.opening_id
  );
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
  insert into public.page_views (day, organization_id, mission_id, case_id, opening_id, version, user_id, visitor)
  values (
    private.today(), viewed.owner, record_view.mission_id,
    case when record_view.mission_id is null then record_view.case_id end,
    case when record_view.mission_id is null and record_view.case_id is null then record_view.opening_id end,
    viewed.version, viewer,
    case when viewer is null then substr(sha256(salt || convert_to(concat_ws(
      E'\n', private.caller_address(headers), browser,
      coalesce(record_view.mission_id, record_view.case_id, record_view.opening_id, viewed.owner)
    ), 'utf8')), 1, 16) end
  )
  on conflict do nothing;
end
$$;

grant execute on function public.record_view to anon, authenticated;

-- # Private helpers

create function private.opening_views(organization uuid, since date) returns table (day date, opening_id uuid, views bigint)
language sql stable security definer set search_path = '' as $$
  select viewed.day, viewed.opening_id, count(*) from public.page_views as viewed
  where viewed.organization_id = organization and viewed.opening_id is not null and (since is null or viewed.day >= since)
  group by 1, 2
  union all
  select folded.day, folded.opening_id, sum(folded.views) from private.page_view_days as folded
  where folded.organization_id = organization and folded.opening_id is not null and (since is null or folded.day >= since)
  group by 1, 2
$$;

-- One row per application, withdrawn ones included: where it came from and how far it got, by its history. It stays
-- counted when it moves back or ends.
create function private.application_reach(organization uuid, since date) returns table (
  id uuid, opening_id uuid, source text, must_haves jsonb, sent_on date, reached int, hired_on date
)
language sql stable security definer set search_path = '' as $$
  select sent.id, sent.opening_id, sent.source, sent.must_haves, (sent.sent_at at time zone 'utc')::date,
    coalesce(max(array_position(array['new', 'shortlist', 'interview', 'offer', 'hired'], move.to_kind)) - 1, 0),
    (max(move.at) filter (where move.to_kind = 'hired') at time zone 'utc')::date
  from public.openings as opening
  join public.opening_applications as sent on sent.opening_id = opening.id
  left join public.opening_application_moves as move on move.application_id = sent.id
  where opening.organization_id = organization
  group by sent.id
  having since is null or (sent.sent_at at time zone 'utc')::date >= since
    or (max(move.at) filter (where move.to_kind = 'hired') at time zone 'utc')::date >= since
$$;

-- How long applications stayed in each stage, from arriving there until the next answer or the withdrawal.
create function private.stage_stays(applications uuid[])
returns table (kind text, name text, days numeric, started_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select step.to_kind, step.to_name, extract(epoch from step.until - step.at) / 86400, step.at from (
    select move.to_kind, move.to_name, move.at, lead(move.at) over (partition by move.application_id order by move.id) as until
    from public.opening_application_moves as move
    where move.application_id = any (applications) and move.kind in ('sent', 'moved', 'answered', 'withdrawn')
  ) as step
  where step.until is not null and step.to_kind in ('new', 'shortlist', 'interview', 'offer')
$$;

-- # Function

-- For one opening or all of an organization: the funnel of applications sent in the period, what happened by week or
-- month, time in each stage, sources, and evidence. Every count is rounded down to a multiple of five, and one to four
-- are hidden: docs/adr/0023. Weeks 0 is all time.
create function public.opening_analytics(
  organization uuid default null, opening uuid default null, weeks int default 0, unit text default 'month'
) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  owner uuid;
  since date;
  shown public.openings;
  answer jsonb;
begin
  perform private.require_user();
  perform private.require_feature('openings');
  if opening_analytics.opening is not null then
    select * into shown from public.openings as kept
    where kept.id = opening_analytics.opening and kept.version > 0
      and kept.organization_id in (select private.my_hiring_organizations());
    if shown.id is null then
      perform private.raise_app_error('opening_gone', 'This opening does not exist any more.');
    end if;
  end if;
  owner := private.require_hiring_organization(coalesce(shown.organization_id, organization));
  if coalesce(weeks not in (0, 12, 26, 52) or unit not in ('week', 'month'), true) then
    perform private.raise_app_error('period_invalid', 'Choose one of the periods.');
  end if;
  since := case when weeks > 0 then date_trunc('week', private.today())::date - (weeks - 1) * 7 end;
  with everything as materialized (
    select * from private.application_reach(owner, since)
  ), views as materialized (
    select * from private.opening_views(owner, since)
  ), known as materialized (
    select kept.id, kept.title, kept.status, kept.published_at from public.openings as kept
    where kept.organization_id = owner and kept.version > 0 and kept.audience <> 'private'
  ), sent as materialized (
    select * from everything where sent_on >= coalesce(since, sent_on)
  ), chosen as materialized (
    select * from sent where shown.id is null or sent.opening_id = shown.id
  ), happened as (
    select private.unit_start(unit, step.day) as at, step.what, count(*) as n
    from everything cross join lateral (values ('applied', sent_on), ('hired', hired_on)) as step (what, day)
    where step.day >= coalesce(since, step.day) and (shown.id is null or everything.opening_id = shown.id)
    group by 1, 2
    union all
    select private.unit_start(unit, views.day), 'viewed', sum(views.views) from views
    where shown.id is null or views.opening_id = shown.id group by 1
  ), stays as materialized (
    select kind, case when shown.id is not null then name end as name, days, started_at
    from private.stage_stays(array(select chosen.id from chosen))
  )
  select jsonb_build_object(
    'title', shown.title,
    'firstDay', coalesce(since, (select min(at) from happened), private.unit_start(unit, private.today())),
    'today', private.today(),
    'funnel', (
      select jsonb_build_object(
        'viewed', private.floor_to_five(coalesce((
          select sum(views.views) from views where shown.id is null or views.opening_id = shown.id
        ), 0)::bigint),
        'applied', private.floor_to_five(count(*)), 'shortlisted', private.floor_to_five(count(*) filter (where reached >= 1)),
        'interviewed', private.floor_to_five(count(*) filter (where reached >= 2)),
        'offered', private.floor_to_five(count(*) filter (where reached >= 3)),
        'hired', private.floor_to_five(count(*) filter (where reached >= 4))
      ) from chosen
    ),
    'series', (
      select coalesce(jsonb_agg(jsonb_build_object('at', at, 'counts', counts) order by at), '[]') from (
        select at, jsonb_object_agg(what, private.floor_to_five(n::bigint)) as counts from happened group by at
      ) as moments
    ),
    'stages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', kind, 'name', name, 'stays', private.floor_to_five(number), 'days', case when number >= 5 then middle end
      ) order by array_position(array['new', 'shortlist', 'interview', 'offer'], kind), first_at), '[]') from (
        select kind, name, count(*) as number, min(started_at) as first_at,
          round(percentile_cont(0.5) within group (order by days)::numeric, 1) as middle
        from stays group by kind, name
      ) as measured
    ),
    'sources', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by coalesce(listed.applied, 0) desc, listed.source), '[]') from (
        select origin.source, private.floor_to_five(count(chosen.id)) as applied,
          private.floor_to_five(count(chosen.id) filter (where reached >= 1)) as shortlisted,
          private.floor_to_five(count(chosen.id) filter (where reached >= 2)) as interviewed,
          private.floor_to_five(count(chosen.id) filter (where reached >= 4)) as hired
        from unnest(array['board', 'search', 'alert', 'recommendation', 'school', 'invitation', 'link']) as origin (source)
        left join chosen on chosen.source = origin.source
        group by origin.source
      ) as listed
    ),
    -- Withdrawn and anonymized applications no longer say what supported them.
    'evidence', (
      select coalesce(jsonb_agg(to_jsonb(listed) - 'place' order by listed.place), '[]') from (
        select kind.place, kind.name as kind, private.floor_to_five(count(chosen.id)) as applied,
          private.floor_to_five(count(chosen.id) filter (where reached >= 1)) as shortlisted,
          private.floor_to_five(count(chosen.id) filter (where reached >= 2)) as interviewed
        from unnest(array['all', 'proven', 'attested', 'endorsed', 'declared', 'none']) with ordinality as kind (name, place)
        left join chosen on chosen.must_haves <> '[]' and (
          kind.name = 'all' or chosen.must_haves @> jsonb_build_array(jsonb_build_object('source', kind.name))
        )
        group by kind.place, kind.name
      ) as listed
    ),
    'openings', (
      select coalesce(jsonb_agg(to_jsonb(listed) - 'published_at' order by listed.published_at desc, listed.id), '[]') from (
        select known.id, known.title, known.status, known.published_at,
          private.floor_to_five(coalesce((
            select sum(views.views) from views where views.opening_id = known.id
          ), 0)::bigint) as viewed,
          private.floor_to_five(count(sent.id)) as applied,
          private.floor_to_five(count(sent.id) filter (where reached >= 1)) as shortlisted,
          private.floor_to_five(count(sent.id) filter (where reached >= 2)) as interviewed,
          private.floor_to_five(count(sent.id) filter (where reached >= 3)) as offered,
          private.floor_to_five(count(sent.id) filter (where reached >= 4)) as hired
        from known left join sent on sent.opening_id = known.id
        group by known.id, known.title, known.status, known.published_at
      ) as listed
    )
  ) into answer;
  return answer;
end
$$;

grant execute on function public.opening_analytics to authenticated;
