-- An opening stays private, for search and match alone, or is published: to everyone, to partner schools, or to invited
-- people. What is published is a version that never changes, so that an applicant always sees what they applied to.

-- # Tables

alter table public.openings drop constraint openings_status_check;

alter table public.openings
  add constraint openings_status_check check (
    status in ('draft', 'in_review', 'open', 'paused', 'filled', 'closed', 'archived')
  ),
  add column created_by uuid references auth.users on delete set null,
  add column audience text not null default 'private' check (audience in ('private', 'everyone', 'schools', 'invited')),
  -- The last part of its public address; set when it is first published, and never changed.
  add column slug text unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100),
  -- The language of title and description; "translation" has both in the other one.
  add column language text not null default 'en' check (language in ('en', 'fr')),
  add column description text not null default '' check (length(description) <= 20000),
  add column translation jsonb check (
    jsonb_typeof(translation) = 'object' and length(translation ->> 'title') between 1 and 120
    and length(translation ->> 'description') between 1 and 20000
  ),
  add column working_time text not null default 'full' check (working_time in ('full', 'part')),
  add column hours_per_week numeric(4, 1) check (hours_per_week between 1 and 60),
  add column duration_months int check (duration_months between 1 and 60),
  add column places int not null default 1 check (places between 1 and 200),
  add column places_filled int not null default 0 check (places_filled between 0 and places),
  -- The last day to apply.
  add column apply_by date check (apply_by between '2000-01-01' and '2200-01-01'),
  add column pay_min numeric(10, 2) check (pay_min >= 0),
  add column pay_max numeric(10, 2) check (pay_max >= pay_min),
  add column pay_currency text not null default 'EUR' check (pay_currency ~ '^[A-Z]{3}$'),
  add column pay_period text check (pay_period in ('hour', 'month', 'year')),
  -- [{"id", "text", "isRequired"}], five at most.
  add column questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) <= 5),
  -- What interviewers score: [{"id", "name", "description"}]. Fixed once the first application is opened.
  add column criteria jsonb not null default '[]' check (jsonb_typeof(criteria) = 'array' and jsonb_array_length(criteria) <= 10),
  add column criteria_fixed_at timestamptz,
  -- The version that new applicants get; 0 before the first.
  add column version int not null default 0,
  add column has_changes boolean not null default false,
  -- Counts saves, so that two open editors notice each other.
  add column revision int not null default 0,
  -- Why an administrator sent it back.
  add column review_reason text check (length(review_reason) <= 1000),
  add column published_at timestamptz,
  add column closed_at timestamptz,
  add constraint pay_is_complete check (num_nonnulls(pay_min, pay_max, pay_period) in (0, 3)),
  add constraint published_has_address check (audience = 'private' or version = 0 or slug is not null);

create table public.opening_versions (
  opening_id uuid not null references public.openings on delete cascade,
  version int not null check (version > 0),
  -- As `private.opening_content` writes it.
  content jsonb not null,
  published_by uuid references auth.users on delete set null,
  published_at timestamptz not null default now(),
  primary key (opening_id, version)
);

-- The columns of an opening's pipeline, and the steps that candidates read about. Without a name, a stage is called
-- what its kind is called, in the language of the page.
create table public.opening_stages (
  id uuid primary key default gen_random_uuid(),
  opening_id uuid not null references public.openings on delete cascade,
  kind text not null check (kind in ('new', 'shortlist', 'interview', 'offer', 'hired', 'not_selected')),
  name text check (name = btrim(name) and length(name) between 1 and 40),
  place int not null check (place between 0 and 50),
  -- The promise: days until the next answer for an application that arrives here.
  answer_days int check (answer_days between 1 and 60),
  constraint promises_where_candidates_wait check ((kind in ('hired', 'not_selected')) = (answer_days is null)),
  unique (opening_id, id),
  unique (opening_id, place) deferrable initially deferred
);

-- Who reads the applications. No one else does, not even owners who aren't in the team.
create table public.opening_team (
  opening_id uuid not null references public.openings on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  -- Leads decide; the others read, comment, score and interview.
  is_lead boolean not null default false,
  added_at timestamptz not null default now(),
  primary key (opening_id, user_id)
);

-- Validated work on this mission answers these must-haves.
create table public.opening_missions (
  opening_id uuid not null references public.openings on delete cascade,
  mission_id uuid not null references public.missions on delete cascade,
  skills text[] not null check (cardinality(skills) between 1 and 15),
  primary key (opening_id, mission_id)
);

-- The partner schools that an opening for schools is shared with.
create table public.opening_schools (
  opening_id uuid not null references public.openings on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  primary key (opening_id, organization_id)
);

-- Who may open and apply to an opening by invitation: by confirmed address, or by card, whose person no recruiter sees.
create table public.opening_invitations (
  id uuid primary key default gen_random_uuid(),
  opening_id uuid not null references public.openings on delete cascade,
  email text check (length(email) <= 254 and email = lower(email)),
  user_id uuid references auth.users on delete cascade check (num_nonnulls(email, user_id) = 1),
  invited_by uuid references auth.users on delete set null,
  invited_at timestamptz not null default now(),
  revoked_at timestamptz,
  unique (opening_id, email),
  unique (opening_id, user_id)
);

-- # Indexes

create index openings_by_author on public.openings (created_by);
create index openings_in_review on public.openings (updated_at) where status = 'in_review';
create index openings_to_close on public.openings (apply_by) where status in ('open', 'paused');
create index opening_versions_by_author on public.opening_versions (published_by);
create index opening_stages_by_opening on public.opening_stages (opening_id, place);
create index opening_team_by_person on public.opening_team (user_id);
create index opening_missions_by_mission on public.opening_missions (mission_id);
create index opening_schools_by_school on public.opening_schools (organization_id);
create index opening_invitations_by_person on public.opening_invitations (user_id);
create index opening_invitations_by_email on public.opening_invitations (email);
create index opening_invitations_by_author on public.opening_invitations (invited_by);

-- # Private helpers

-- The organizations that the caller can publish openings for: companies they recruit for, and their own as a maker.
create function private.my_hiring_organizations() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.organization_id from public.organization_members as member
  join public.organizations as organization on organization.id = member.organization_id
  where member.user_id = (select auth.uid()) and organization.status = 'approved' and (
    organization.kind = 'company' and member.member_role in ('owner', 'recruiter')
    or organization.kind = 'on_maker' and member.member_role = 'owner'
  )
$$;

grant execute on function private.my_hiring_organizations to authenticated;

create function private.is_in_opening_team(opening_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.opening_team as team join public.openings as opening on opening.id = team.opening_id
    where team.opening_id = is_in_opening_team.opening_id and team.user_id = (select auth.uid())
      and opening.organization_id in (select private.my_hiring_organizations())
  )
$$;

-- What a version keeps: everything that candidates read about an opening.
create function private.opening_content(opening public.openings) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.opening_document(opening) || jsonb_build_object(
    'language', opening.language, 'description', opening.description, 'translation', opening.translation,
    'workingTime', opening.working_time, 'hoursPerWeek', opening.hours_per_week, 'durationMonths', opening.duration_months,
    'places', opening.places, 'applyBy', opening.apply_by,
    'pay', jsonb_build_object(
      'min', opening.pay_min, 'max', opening.pay_max, 'currency', opening.pay_currency, 'period', opening.pay_period
    ),
    'questions', opening.questions,
    'stages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', stage.id, 'kind', stage.kind, 'name', stage.name, 'answerDays', stage.answer_days
      ) order by stage.place), '[]')
      from public.opening_stages as stage where stage.opening_id = opening.id
    ),
    'missions', (
      select coalesce(jsonb_agg(jsonb_build_object('id', linked.mission_id, 'skills', to_jsonb(linked.skills)) order by linked.mission_id), '[]')
      from public.opening_missions as linked where linked.opening_id = opening.id
    )
  )
$$;

create function private.opening_slug(opening public.openings) returns text
language plpgsql security definer set search_path = '' as $$
declare
  base text := coalesce(nullif(btrim(left(btrim(regexp_replace(
    private.plain_words(opening.title || ' ' || private.organization_name(opening.organization_id)), '[^a-z0-9]+', '-', 'g'
  ), '-'), 80), '-'), ''), 'opening');
  free text := base;
  number int := 1;
begin
  -- Two of the same title that are published at the same moment wait for each other.
  perform pg_advisory_xact_lock(hashtext('opening slug ' || base));
  while exists (select from public.openings where slug = free) loop
    number := number + 1;
    free := base || '-' || number;
  end loop;
  return free;
end
$$;

-- The stages that every opening starts with.
create function private.add_opening_stages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.opening_stages (opening_id, kind, place, answer_days)
  select new.id, kind, ordinality - 1, days
  from unnest(
    array['new', 'shortlist', 'interview', 'offer', 'hired', 'not_selected'], array[7, 7, 7, 7, null, null]
  ) with ordinality as stage (kind, days, ordinality);
  return null;
end
$$;

create trigger openings_stages after insert on public.openings
  for each row execute function private.add_opening_stages();

insert into public.opening_stages (opening_id, kind, place, answer_days)
select opening.id, kind, ordinality - 1, days
from public.openings as opening, unnest(
  array['new', 'shortlist', 'interview', 'offer', 'hired', 'not_selected'], array[7, 7, 7, 7, null, null]
) with ordinality as stage (kind, days, ordinality);

-- Makes the draft the version that candidates see. The caller has checked that it may be published.
create function private.publish_opening(opening_id uuid, actor uuid) returns public.openings
language plpgsql security definer set search_path = '' as $$
declare
  opening public.openings;
begin
  update public.openings as kept set
    slug = coalesce(kept.slug, private.opening_slug(kept)), version = kept.version + 1, has_changes = false, status = 'open',
    review_reason = null, closed_at = null, published_at = coalesce(kept.published_at, now())
  where kept.id = publish_opening.opening_id returning * into opening;
  insert into public.opening_versions (opening_id, version, content, published_by)
  values (opening.id, opening.version, private.opening_content(opening), actor);
  return opening;
end
$$;

-- # Policies and grants

-- Read and written through functions alone.
call private.protect('public.opening_versions');
call private.protect('public.opening_stages');
call private.protect('public.opening_team');
call private.protect('public.opening_missions');
call private.protect('public.opening_schools');
call private.protect('public.opening_invitations');

alter policy "Recruiters read the openings of their company" on public.openings
  using (organization_id in (select private.my_hiring_organizations()));
alter policy "Recruiters read the openings of their company" on public.openings
  rename to "Teams read the openings of their organization";

-- # Personal data

call private.declare_data('public.opening_versions', null, 'nobody');
call private.declare_data('public.opening_stages', null, 'nobody');
call private.declare_data('public.opening_team', 't.user_id = $1', 'removed');
call private.declare_data('public.opening_missions', null, 'nobody');
call private.declare_data('public.opening_schools', null, 'nobody');
call private.declare_data(
  'public.opening_invitations', 't.user_id = $1 or t.email = private.confirmed_email_of($1)', 'removed', '{invited_by}'
);
