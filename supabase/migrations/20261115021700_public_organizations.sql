-- What everyone may know of a company: its page, and whether it keeps its word about feedback.
alter table public.organizations add slug text unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80);

create function private.new_slug(name text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  base text := coalesce(nullif(btrim(left(
    btrim(regexp_replace(private.plain_words(name), '[^a-z0-9]+', '-', 'g'), '-'), 60
  ), '-'), ''), 'organization');
  free text := base;
  number int := 1;
begin
  -- Two of the same name that come at the same moment wait for each other.
  perform pg_advisory_xact_lock(hashtext('organization slug ' || base));
  while exists (select from public.organizations where slug = free) loop
    number := number + 1;
    free := base || '-' || number;
  end loop;
  return free;
end
$$;

-- An address that was once public never changes, whatever the company is called later.
create function private.set_slug() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.status in ('pending', 'rejected') and old.name is distinct from new.name then
    new.slug := private.new_slug(new.name);
  end if;
  return new;
end
$$;
create trigger organizations_slug before insert or update of name on public.organizations
  for each row execute function private.set_slug();
update public.organizations set slug = private.new_slug(name);
alter table public.organizations alter slug set not null, alter slug set default '';

-- The feedback clock: of the work of the last 180 days whose promise has been kept or broken, and how long feedback
-- took. Counted anew when feedback is given and every hour, so that lists need not count.
create table private.reply_figures (
  organization_id uuid primary key references public.organizations on delete cascade,
  -- Percent; null of fewer than five.
  reply_rate int,
  feedback_hours int
);
create index submissions_by_date on public.submissions (organization_id, submitted_at);

create function private.count_replies(organization uuid default null) returns void
language sql security definer set search_path = '' as $$
  with decided as (
    select submission.organization_id, submission.submitted_at,
      case when not review.is_passed_on then review.delivered_at end as answered_at,
      coalesce(review.delivered_at <= submission.due_at and not review.is_passed_on, false) as is_kept
    from public.submissions as submission
    left join public.reviews as review on review.submission_id = submission.id
    where submission.submitted_at > now() - interval '180 days'
      and (organization is null or submission.organization_id = organization)
      and (review.delivered_at is not null or submission.due_at < now())
  ), counted as (
    insert into private.reply_figures (organization_id, reply_rate, feedback_hours)
    select organization_id,
      case when count(*) >= 5 then round(100.0 * count(*) filter (where is_kept) / count(*)) end,
      case when count(answered_at) >= 5 then round(
        percentile_cont(0.5) within group (order by extract(epoch from answered_at - submitted_at) / 3600)
          filter (where answered_at is not null)
      ) end
    from decided group by organization_id
    on conflict (organization_id) do update
      set reply_rate = excluded.reply_rate, feedback_hours = excluded.feedback_hours
    returning organization_id
  )
  delete from private.reply_figures
  where (organization is null or organization_id = organization)
    and organization_id not in (select organization_id from counted)
$$;

create function private.count_replies_again() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_replies(new.organization_id);
  return null;
end
$$;
create trigger count_replies after update of delivered_at on public.reviews
  for each row when (old.delivered_at is distinct from new.delivered_at) execute function private.count_replies_again();
select cron.schedule('count replies', '7 * * * *', 'select private.count_replies()');

-- A company's page in one answer; null where there is none.
create function public.company_page(wanted_slug text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', organization.id, 'slug', organization.slug, 'name', organization.name, 'kind', organization.kind,
    'website', organization.website, 'since', organization.decided_at, 'isVerified', private.is_verified(organization.id),
    'replyRate', figures.reply_rate, 'feedbackHours', figures.feedback_hours,
    'missions', (
      select coalesce(jsonb_agg(to_jsonb(listing) - 'words' order by listing.published_at desc), '[]')
      from (
        select * from public.mission_listings
        where mission_listings.organization_id = organization.id and is_open
          and (closes_on is null or closes_on >= current_date)
        order by published_at desc limit 60
      ) as listing
    )
  )
  from public.organizations as organization
  left join private.reply_figures as figures on figures.organization_id = organization.id
  where organization.slug = lower(wanted_slug) and organization.status = 'approved' and organization.kind = 'company'
$$;

-- How it went for others, and how the company answers; nothing about fewer than five people.
create function public.mission_facts(mission_id uuid) returns table (
  starts int, completions int, median_hours numeric, company_slug text, reply_rate int, feedback_hours int,
  is_verified boolean
)
language sql stable security definer set search_path = '' as $$
  with people as (
    select bool_or(status = 'validated') as has_completed, bool_or(submitted_at is not null) as has_submitted,
      min(seconds_spent) filter (where submitted_at is not null) as seconds
    from public.enrollments
    where enrollments.mission_id = mission_facts.mission_id
    group by user_id
  ), answers as (
    select case when organization.kind = 'company' then organization.slug end as slug,
      coalesce(organization.verified_until > now(), false) as is_verified, figures.*
    from public.mission_listings as listing
    join public.organizations as organization
      on organization.id = listing.organization_id and organization.status = 'approved'
    left join private.reply_figures as figures on figures.organization_id = organization.id
    where listing.mission_id = mission_facts.mission_id
  )
  select case when count(*) >= 5 then count(*)::int end,
    case when count(*) filter (where has_completed) >= 5 then (count(*) filter (where has_completed))::int end,
    case when count(*) filter (where has_submitted) >= 5
      then round((percentile_cont(0.5) within group (order by seconds) filter (where has_submitted) / 3600)::numeric, 1)
    end,
    (select answers.slug from answers), (select answers.reply_rate from answers),
    (select answers.feedback_hours from answers), coalesce((select answers.is_verified from answers), false)
  from people
$$;
grant execute on function public.company_page, public.mission_facts to anon, authenticated;

-- Every company and maker with an open mission, and how it answers; only companies have a page.
create function public.listed_organizations() returns table (
  organization_id uuid, organization_name text, slug text, reply_rate int, feedback_hours int, is_verified boolean
)
language sql stable security definer set search_path = '' as $$
  select organization.id, organization.name, case when organization.kind = 'company' then organization.slug end,
    figures.reply_rate, figures.feedback_hours, coalesce(organization.verified_until > now(), false)
  from public.organizations as organization
  -- One of each is enough; counted from the other side, all of them would be read.
  cross join lateral (
    select from public.mission_listings as listing
    where listing.organization_id = organization.id and listing.is_open
      and (listing.closes_on is null or listing.closes_on >= current_date)
    limit 1
  ) as open
  left join private.reply_figures as figures on figures.organization_id = organization.id
  where (select private.require_user()) is not null
  order by 2 limit 500
$$;
grant execute on function public.listed_organizations to authenticated;
