-- Letting an organization in and vouching for it are two decisions. An approval opens the area; the badge says what was
-- checked, when and how, and exists only where something was.

-- Providers where anyone gets an address: it says nothing about an employer. Longer than the list that sign-up refuses.
create function private.is_personal_mail(email text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_free_mail(email) or lower(split_part(email, '@', 2)) ~ (
    '^((gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|live|msn|icloud|me|mac|aol|gmx|mail|email|proton|protonmail'
    || '|pm|tutanota|tuta|zoho|zohomail|fastmail|hey|yandex|orange|wanadoo|free|sfr|neuf|bbox|laposte|numericable|aliceadsl'
    || '|club-internet|web|t-online|freenet|libero|virgilio|tiscali|skynet|telenet|bluewin|hushmail|duck|qq|163|126|naver'
    || '|yopmail|mailinator|guerrillamail|10minutemail|temp-mail|trashmail|maildrop|getnada|dispostable)'
    || '\.(com|fr|net|org|eu|me|de|it|es|be|ch|ru|io|co\.uk|com\.br|at|nl|lu|ca|info|in|pm|cn|jp|co\.jp|dev))$'
  )
$$;

create table private.organization_checks (
  organization_id uuid not null references public.organizations on delete cascade,
  kind text not null check (kind in ('person', 'domain', 'siret')),
  -- The number or domain that was checked: the check ends when the organization changes it.
  value text,
  -- What was looked at, for administrators.
  note text not null default '' check (length(note) <= 1000),
  checked_at timestamptz not null default now(),
  checked_by uuid references auth.users on delete set null,
  primary key (organization_id, kind),
  check (kind <> 'person' or btrim(note) <> ''),
  check ((kind = 'person') = (value is null))
);
create index organization_checks_by_checker on private.organization_checks (checked_by);
call private.declare_data('private.organization_checks', 't.checked_by = $1', 'anonymised', '{checked_by}');

create or replace function private.merge_rule(target regclass) returns text
language sql stable set search_path = '' as $$
  select case target::text
    when 'public.organization_members' then 'moves'
    when 'public.team_invitations' then 'moves'
    when 'public.missions' then 'moves'
    when 'public.request_questions' then 'goes'
    when 'public.organization_profiles' then 'goes'
    when 'public.maker_profiles' then 'goes'
    when 'public.organization_suspensions' then 'goes'
    when 'private.organization_checks' then 'goes'
    when 'private.reply_figures' then 'goes'
    when 'public.page_views' then 'goes'
    when 'private.page_view_days' then 'goes'
    else 'keeps' end
$$;

-- What can be checked without a person: the digits of the SIRET, and that an owner reads email at the website's domain.
create function private.passing_checks(organization public.organizations) returns table (kind text, value text)
language sql stable security definer set search_path = '' as $$
  select 'siret', organization.siret where private.is_siret(organization.siret)
  union all
  select 'domain', private.website_host(organization.website)
  where exists (
    select from private.owners_of(organization.id) as owner join auth.users on users.id = owner
    where users.email_confirmed_at is not null and not private.is_personal_mail(users.email)
      and lower(split_part(users.email, '@', 2)) = private.website_host(organization.website)
  )
$$;

create or replace function private.is_verified(organization uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.organizations where id = organization and status = 'approved' and verified_until > now()
  ) and exists (select from private.organization_checks where organization_id = organization)
$$;

-- What anyone may read of it: what was checked and when, the strongest first; empty where there is no badge.
create function private.checks_of(organization uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('kind', done.kind, 'at', done.checked_at)
    order by array_position(array['person', 'domain', 'siret'], done.kind)
  ), '[]')
  from private.organization_checks as done
  where done.organization_id = organization and private.is_verified(organization)
$$;

-- A number or website that was changed is not the one that was checked.
create function private.end_outdated_checks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.organization_checks as done
  where done.organization_id = new.id and (
    (done.kind = 'siret' and done.value is distinct from new.siret)
    or (done.kind = 'domain' and done.value is distinct from private.website_host(new.website))
  );
  if found and not exists (select from private.organization_checks where organization_id = new.id) then
    update public.organizations set verified_until = null, verification_reminded_at = null where id = new.id;
  end if;
  return null;
end
$$;
create trigger end_outdated_checks after update of website, siret on public.organizations
  for each row when (new.website is distinct from old.website or new.siret is distinct from old.siret)
  execute function private.end_outdated_checks();

drop function public.renew_verification(uuid, text);

-- An administrator vouches for what was checked now; the badge lasts as long as the setting says.
create function public.verify_organization(organization_id uuid, checks text[], note text default '') returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  organization public.organizations := private.approved_organization(organization_id);
  until timestamptz := private.new_verification();
  seen text := coalesce(private.trimmed(note), '');
begin
  if coalesce(cardinality(checks), 0) = 0 then
    perform private.fail('check_required', 'Select what was checked.');
  end if;
  if exists (
    select from unnest(checks) as wanted
    where wanted <> 'person' and wanted not in (select kind from private.passing_checks(organization))
  ) then
    perform private.fail('check_not_passed', 'This check does not pass. Look at the organization again.');
  end if;
  if 'person' = any (checks) and seen = '' then
    perform private.fail('check_note_required', 'Describe what you looked at.');
  end if;
  if length(seen) > 1000 then
    perform private.fail('reason_too_long', 'Use 1,000 characters or fewer.');
  end if;
  delete from private.organization_checks as done where done.organization_id = organization.id;
  insert into private.organization_checks (organization_id, kind, value, note, checked_by)
  select organization.id, wanted, passing.value, case wanted when 'person' then seen else '' end, admin
  from (select distinct unnest(checks) as wanted) as chosen
  left join private.passing_checks(organization) as passing on passing.kind = wanted;
  update public.organizations
  set verified_until = until, verification_reminded_at = null, verification_asked_at = null
  where id = organization.id;
  perform private.audit(
    'organization.verified', 'organization', organization.id::text,
    jsonb_build_object(
      'name', organization.name, 'before', organization.verified_until, 'after', until, 'checks', to_jsonb(checks)
    ), nullif(seen, '')
  );
  perform private.tell_organization_owners(
    organization.id, 'organization_verified', jsonb_build_object('name', organization.name, 'date', until::date),
    private.facts_path(organization.kind)
  );
  return until;
end
$$;

create or replace function public.take_verification(organization_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  organization public.organizations := private.approved_organization(organization_id);
  why text := private.required_reason(reason);
begin
  if not private.is_verified(organization.id) then
    perform private.fail('not_verified', 'This organization has no badge.');
  end if;
  delete from private.organization_checks as done where done.organization_id = organization.id;
  update public.organizations
  set verified_until = null, verification_reminded_at = null, verification_asked_at = null
  where id = organization.id;
  perform private.audit(
    'organization.unverified', 'organization', organization.id::text,
    jsonb_build_object('name', organization.name, 'before', organization.verified_until, 'after', null), why
  );
  perform private.tell_organization_owners(
    organization.id, 'organization_unverified', jsonb_build_object('name', organization.name, 'reason', why),
    private.facts_path(organization.kind)
  );
end
$$;

-- `seen` is when the request was last changed as the administrator saw it: nobody approves what was swapped meanwhile.
create or replace function public.approve_organization(organization_id uuid, seen timestamptz default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  organization public.organizations := private.pending_organization(organization_id);
begin
  if organization.updated_at <> seen then
    perform private.fail('request_changed', 'The applicant has changed this request meanwhile. Look at it again.');
  end if;
  if not exists (
    select from public.organization_members as member join auth.users on users.id = member.user_id
    where member.organization_id = organization.id and users.email_confirmed_at is not null
  ) then
    perform private.fail('email_not_confirmed_yet', 'The applicant has not confirmed the email address yet.');
  end if;
  update public.organizations
  set status = 'approved', decided_by = admin, decided_at = now(), decision_reason = null, awaits_answer = false
  where id = organization.id;
  insert into public.user_roles (user_id, role, granted_by)
  select member.user_id, organization.kind::text::public.app_role, admin
  from public.organization_members as member where member.organization_id = organization.id
  on conflict (user_id, role) do nothing;
  perform private.audit(
    'organization.approved', 'organization', organization.id::text,
    jsonb_build_object('kind', organization.kind, 'before', jsonb_build_object('status', organization.status),
      'after', jsonb_build_object('status', 'approved'))
  );
  perform private.notify(
    member.user_id, 'organization_approved', jsonb_build_object('name', organization.name), '/'
  ) from public.organization_members as member where member.organization_id = organization.id;
end
$$;

-- What members read of their own badge.
create function public.my_organization_checks(organization_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_user();
  return (
    select private.checks_of(organization_id) where organization_id in (select private.my_organizations())
  );
end
$$;
grant execute on function public.verify_organization, public.my_organization_checks to authenticated;

-- What administrators read: also the note, who checked, and what would pass now.
create function private.checks_for_administrators(organization public.organizations) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'checks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', done.kind, 'at', done.checked_at, 'by', nullif(private.full_name(done.checked_by), ''), 'note', done.note
      ) order by array_position(array['person', 'domain', 'siret'], done.kind)), '[]')
      from private.organization_checks as done where done.organization_id = organization.id
    ),
    'passing', (select coalesce(jsonb_agg(passing.kind), '[]') from private.passing_checks(organization) as passing)
  )
$$;

-- Functions that said "verified" now say what was checked.
create function pg_temp.put(target regprocedure, old text, new text) returns void language plpgsql as $$
declare
  definition text := pg_catalog.pg_get_functiondef(target);
begin
  if position(old in definition) = 0 then
    raise exception '% does not contain %', target, old;
  end if;
  execute replace(definition, old, new);
end
$$;
select pg_temp.put('private.company_facts(text)',
  $$'isVerified', private.is_verified(organization.id)$$, $$'checks', private.checks_of(organization.id)$$);
select pg_temp.put('public.school_page(text)',
  $$'isVerified', private.is_verified(school.id)$$, $$'checks', private.checks_of(school.id)$$);
select pg_temp.put('private.maker_card(private.shown_makers)',
  $$'isVerified', private.is_verified(maker.id)$$, $$'checks', private.checks_of(maker.id)$$);
select pg_temp.put('public.organization_dossier(uuid)',
  $$'isVerified', private.is_verified(organization.id),$$,
  $$'isVerified', private.is_verified(organization.id),
    'verification', private.checks_for_administrators(organization),$$);
drop function pg_temp.put(regprocedure, text, text);

drop function public.mission_facts(uuid);
-- How it went for others, and how the company answers; nothing about fewer than five people.
create function public.mission_facts(mission_id uuid) returns table (
  starts int, completions int, median_hours numeric, company_slug text, reply_rate int, feedback_hours int, checks jsonb
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
      private.checks_of(organization.id) as checks, figures.*
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
    (select answers.feedback_hours from answers), coalesce((select answers.checks from answers), '[]')
  from people
$$;
grant execute on function public.mission_facts to anon, authenticated;

drop function public.listed_organizations();
-- Every company and maker with an open mission, and how it answers; only companies have a page.
create function public.listed_organizations() returns table (
  organization_id uuid, organization_name text, slug text, reply_rate int, feedback_hours int, checks jsonb
)
language sql stable security definer set search_path = '' as $$
  select organization.id, organization.name, case when organization.kind = 'company' then organization.slug end,
    figures.reply_rate, figures.feedback_hours, private.checks_of(organization.id)
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

-- Badges that came with an approval become what holds today, or end.
insert into private.organization_checks (organization_id, kind, value)
select organization.id, passing.kind, passing.value
from public.organizations as organization cross join lateral private.passing_checks(organization) as passing
where organization.verified_until is not null;
with ended as (
  update public.organizations as organization set verified_until = null, verification_reminded_at = null
  where verified_until is not null
    and not exists (select from private.organization_checks as done where done.organization_id = organization.id)
  returning organization.id, organization.name
)
select private.audit(
  'organization.unverified', 'organization', ended.id::text, jsonb_build_object('name', ended.name, 'after', null)
) from ended;
