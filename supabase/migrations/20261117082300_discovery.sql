-- Discovery: anonymous cards of candidates who want to be found, search, openings, and matching.

-- # Types

create type private.match_figures as (
  -- 0 to 100, and the grade that people see. Both are null while no skills are shared: nothing is graded then.
  score float8,
  grade text,
  -- Why the grade is lower than the score alone would give.
  held_back text,
  -- One share and weight per criterion: the opening's skills in order, job, place, dates, contract, languages. A share
  -- is null if the opening doesn't ask, or the candidate doesn't share: that counts neither for nor against.
  shares float8[],
  weights float8[],
  kilometres int
);

-- # Tables

-- Whether companies may find a person, and which criteria stay hidden. No one is found without opting in.
create table public.discovery_settings (
  user_id uuid primary key references auth.users on delete cascade,
  is_findable boolean not null default false,
  hidden text[] not null default '{}' check (hidden <@ array[
    'skills', 'proofs', 'target_jobs', 'place', 'availability', 'contracts', 'languages', 'schools'
  ]),
  decided_at timestamptz not null default now()
);

-- Companies a person doesn't want to be found by, such as their employer.
create table public.discovery_exclusions (
  user_id uuid not null references auth.users on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, organization_id)
);

-- Everything a company did with a person's card. Written once, never changed.
create table public.discovery_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  kind text not null check (kind in (
    'viewed', 'shortlisted', 'unlisted', 'compared', 'matched', 'contacted', 'accepted', 'declined', 'expired',
    'withdrawn', 'revoked', 'invited', 'agreed'
  )),
  day date not null default (now() at time zone 'UTC')::date,
  at timestamptz not null default now(),
  details jsonb not null default '{}'
);

-- Which recruiter it was is known only to the company.
create table private.discovery_actors (
  event_id bigint primary key references public.discovery_events on delete cascade,
  actor_id uuid not null references auth.users on delete cascade
);

-- A card's ID is the person's ID encrypted with a key of the company: each company knows a person by a different one,
-- so no two can compare.
create table private.card_secret (
  is_only boolean primary key default true check (is_only),
  secret bytea not null default extensions.gen_random_bytes(32)
);

-- One per person who can be found. The first entries of "terms", as many as "labels" says, are counted as facets.
create table private.candidate_cards (
  user_id uuid primary key references auth.users on delete cascade,
  active_on date not null,
  found_since timestamptz not null default now(),
  missions int not null,
  -- Null if not stated, in the distant past for "now".
  available_on date,
  labels int not null,
  terms text[] collate "C" not null,
  facts jsonb not null,
  shuffle uuid not null default gen_random_uuid(),
  -- By day: the minute in which a person became findable would identify them.
  found_on date not null default current_date
);
alter table private.candidate_cards alter column terms set statistics 1000, alter column terms set storage main, set (toast_tuple_target = 256);

-- Since when the newest have been active: about 20,000 people, and about 150,000. Updated each night.
create table private.card_edges (
  is_only boolean primary key default true check (is_only),
  fresh_since date not null default '-infinity',
  recent_since date not null default '-infinity'
);

-- Words of the catalogs and of cards, with the terms they stand for: "analyse" leads to data analysis, however its
-- owner wrote it. Words of cards are collected as cards are added; words that no card has any more find nothing.
create table private.search_words (
  word text collate "C" not null,
  term text not null,
  primary key (word, term)
);

-- Saved searches, which notify their owner of new people. They belong to the recruiter, as long as they recruit there.
create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 80),
  filter jsonb not null check (jsonb_typeof(filter) = 'object' and length(filter::text) <= 2000),
  sort text not null default 'active' check (sort in ('active', 'proof', 'new')),
  is_told boolean not null default true,
  told_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (user_id, organization_id, name)
);

-- A company's openings, the cards that match them best, and every score that was shown, for the person it is about.
create table public.job_needs (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  title text not null check (length(btrim(title)) between 1 and 120),
  -- The job of the catalog, if there is one.
  job_slug text references public.jobs on update cascade on delete set null,
  -- [{"slug", "must", "weight": 1 to 3, "level": 1 to 3 or null}], most important first.
  skills jsonb not null,
  town_slug text references public.towns on update cascade on delete set null,
  remote public.remote_wish not null check (remote <> 'any'),
  contracts text[] not null default '{}' check (
    contracts <@ array['permanent', 'fixed_term', 'apprenticeship', 'internship', 'temporary', 'freelance', 'civic_service']
  ),
  -- [{"code", "level"}]
  languages jsonb not null default '[]',
  start_on date check (start_on between '2000-01-01' and '2200-01-01'),
  status text not null default 'open' check (status in ('open', 'archived')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- One row for each explanation a company was shown about a person. Kept for twelve months after it was last shown.
create table public.match_scores (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  need_id uuid not null references public.job_needs on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  need_title text not null,
  formula text not null,
  score int check (score between 0 and 100),
  grade text check (grade in ('great', 'good', 'fair', 'weak')),
  held_back text,
  reasons jsonb not null,
  first_shown_at timestamptz not null default now(),
  shown_at timestamptz not null default now(),
  -- The same explanation shown again is the same row.
  digest text not null generated always as (
    md5(formula || need_title || coalesce(score::text, '') || coalesce(grade, '') || reasons::text)
  ) stored,
  unique (need_id, user_id, digest)
);

-- A candidate asks a person at the company to review a match, and gets a written answer.
create table public.match_questions (
  id uuid primary key default gen_random_uuid(),
  match_id uuid not null unique references public.match_scores on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  question text not null check (length(btrim(question)) between 1 and 1000),
  asked_at timestamptz not null default now(),
  answer text check (length(btrim(answer)) between 1 and 2000),
  answered_at timestamptz
);

-- A company knows by name whose work it validated. What it sees of their cards, and finds them by, leaves out
-- everything that its own certificates prove.
create table private.cards_for_issuers (
  organization_id uuid not null references public.organizations on delete cascade,
  user_id uuid not null references private.candidate_cards on delete cascade,
  missions int not null,
  labels int not null,
  terms text[] collate "C" not null,
  facts jsonb not null,
  primary key (organization_id, user_id)
);

-- # Indexes

create index discovery_exclusions_by_organization on public.discovery_exclusions (organization_id);
create index discovery_events_by_person on public.discovery_events (user_id, at desc);
create index discovery_events_by_organization on public.discovery_events (organization_id, kind, at desc);
-- Ten views by a company in a day count as one.
create unique index discovery_views on public.discovery_events (user_id, organization_id, day) where kind = 'viewed';
create index discovery_actors_by_person on private.discovery_actors (actor_id);

-- Everything a card is found by is in one array, so that one index serves every combination of filters and words.
-- People who can't be found have no card, so there is nothing to find, count or guess.
create index candidate_cards_by_terms on private.candidate_cards using gin (terms);
create index candidate_cards_by_activity on private.candidate_cards (active_on desc, shuffle);
create index candidate_cards_by_missions on private.candidate_cards (missions desc, active_on desc, shuffle);
create index candidate_cards_by_age on private.candidate_cards (found_on desc, active_on desc, shuffle);
create index search_words_by_likeness on private.search_words using gin (word extensions.gin_trgm_ops);
create index saved_searches_by_organization on public.saved_searches (organization_id);
create index saved_searches_due on public.saved_searches (told_at) where is_told;
create index job_needs_by_organization on public.job_needs (organization_id, status, updated_at desc);
create index job_needs_by_job on public.job_needs (job_slug);
create index job_needs_by_town on public.job_needs (town_slug);
create index match_scores_by_person on public.match_scores (user_id, shown_at desc);
create index match_scores_by_organization on public.match_scores (organization_id);
create index match_scores_by_age on public.match_scores (shown_at);
create index match_questions_by_person on public.match_questions (user_id, asked_at desc);
create index match_questions_by_organization on public.match_questions (organization_id, asked_at desc);
create index cards_for_issuers_by_person on private.cards_for_issuers (user_id);

-- # Private helpers

-- Which of the first steps are done. Being found by companies is one of them, and stays a choice: nothing is turned on
-- automatically.
create function private.first_steps(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'confirm', exists (select from auth.users where id = person and email_confirmed_at is not null),
    'photo', coalesce(profile.avatar_url, '') <> '',
    'skills', cardinality(profile.skills) >= 3,
    'target', exists (select from public.target_jobs where user_id = person),
    'mission', exists (select from public.enrollments where user_id = person),
    'submission', exists (
      select from public.submissions join public.enrollments on enrollments.id = submissions.enrollment_id
      where enrollments.user_id = person
    ),
    'findable', exists (select from public.discovery_settings where user_id = person and is_findable),
    'resume', profile.resume_path is not null,
    'application', exists (select from public.applications where user_id = person),
    'practice', exists (select from public.practice_marks where user_id = person)
  )
  from public.profiles as profile where profile.user_id = person
$$;

create function private.habits_of(person uuid, zone text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with week as (
    select date_trunc('week', now() at time zone zone) as monday
  ), done as (
    select deed.kind, sum(deed.amount) as amount, count(distinct deed.subject) as subjects
    from week, private.deeds(person, week.monday at time zone zone) as deed group by deed.kind
  )
  select jsonb_build_object(
    'first_steps', private.first_steps(person),
    'is_checklist_hidden', coalesce(
      (select is_checklist_hidden from public.habits where user_id = person), false
    ),
    'goals', (
      select jsonb_build_object(
        'hours', hours, 'submissions', submissions, 'applications', applications, 'practice', practice
      ) from public.habits where user_id = person
    ),
    'monday', (select monday::date from week),
    'done', jsonb_build_object(
      'seconds', coalesce((select amount from done where kind = 'seconds'), 0),
      'submissions', coalesce((select subjects from done where kind = 'submissions'), 0),
      'applications', coalesce((select subjects from done where kind = 'applications'), 0),
      'practice', coalesce((select subjects from done where kind = 'practice'), 0)
    ),
    -- The weeks of the last two years in which something was done, by their Mondays.
    'active_weeks', (
      select coalesce(jsonb_agg(monday order by monday desc), '[]') from (
        select distinct date_trunc('week', deed.at at time zone zone)::date as monday
        from week, private.deeds(person, (week.monday - interval '104 weeks') at time zone zone) as deed
      ) as active
    )
  )
$$;

-- Along the surface of the earth.
create function private.kilometres(latitude float, longitude float, to_latitude float, to_longitude float) returns float
language sql immutable set search_path = '' as $$
  select 12742 * asin(sqrt(
    power(sin(radians(to_latitude - latitude) / 2), 2)
    + cos(radians(latitude)) * cos(radians(to_latitude)) * power(sin(radians(to_longitude - longitude) / 2), 2)
  ))
$$;

create function private.distance_km(one text, other text) returns int
language sql stable security definer set search_path = '' as $$
  select round(private.kilometres(a.latitude::float, a.longitude::float, b.latitude::float, b.longitude::float))::int
  from public.towns as a, public.towns as b where a.slug = one and b.slug = other
$$;

create function private.note_discovery(person uuid, organization uuid, kind text, details jsonb default '{}') returns void
language sql security definer set search_path = '' as $$
  with noted as (
    insert into public.discovery_events (user_id, organization_id, kind, details)
    values (person, organization, kind, details)
    on conflict (user_id, organization_id, day) where discovery_events.kind = 'viewed' do nothing
    returning id
  )
  insert into private.discovery_actors (event_id, actor_id)
  select id, (select auth.uid()) from noted where (select auth.uid()) is not null
$$;

-- The companies for which the caller recruits.
create function private.my_recruiting_organizations() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.organization_id from public.organization_members as member
  join public.organizations as organization on organization.id = member.organization_id
  where member.user_id = (select auth.uid()) and member.member_role in ('owner', 'recruiter')
    and organization.status = 'approved' and organization.kind = 'company'
$$;

create function private.require_recruiter() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  organization uuid;
begin
  perform private.require_user();
  select mine into organization from private.my_recruiting_organizations() as mine limit 1;
  if organization is null then
    raise exception 'Only those who recruit for an approved company can do this.'
      using errcode = '42501', hint = 'recruiter_required';
  end if;
  return organization;
end
$$;

create function private.card_key(organization uuid) returns bytea
language sql stable security definer set search_path = '' as $$
  select extensions.hmac(uuid_send(organization), secret, 'sha256') from private.card_secret
$$;

create function private.card_id(organization uuid, person uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select encode(extensions.encrypt(uuid_send(person), private.card_key(organization), 'aes-ecb/pad:none'), 'hex')::uuid
$$;

create function private.card_person(organization uuid, card uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select profile.user_id from public.profiles as profile
  where profile.user_id = encode(
    extensions.decrypt(uuid_send(card), private.card_key(organization), 'aes-ecb/pad:none'), 'hex'
  )::uuid
$$;

-- A text, unless it could identify the person: part of their name, an address, a phone number.
create function private.naming_nobody(said text, person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select nullif(btrim(said), '') where said !~* '@|https?:|www\.|[a-z0-9]\.(com|fr|eu|net|org|io|me|dev)\y|(\d[ .-]?){6}'
    and not exists (
      select from public.profiles as profile
      where profile.user_id = person and regexp_split_to_array(private.plain_words(said), '[^a-z0-9]+') && array(
        select part
        from regexp_split_to_table(private.plain_words(profile.first_name || ' ' || profile.last_name), '[^a-z0-9]+') as part
        where length(part) > 1
      )
    )
$$;

create function private.town_facts(slug text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'slug', town.slug, 'nameEn', name_en, 'nameFr', name_fr, 'country', country, 'latitude', latitude, 'longitude', longitude
  ) from public.towns as town where town.slug = town_facts.slug
$$;

-- Skills with their strongest evidence. A proof names the mission and its company, never the certificate.
create function private.card_skills(person uuid, with_proofs boolean, issuer uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with listed as (
    select skill, ordinality as place from jsonb_array_elements(private.skills_of(person, true)) with ordinality as one (skill)
  ), weighed as materialized (
    select place, skill,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'mission', source -> 'facts' ->> 'mission', 'organization', source -> 'facts' ->> 'organization',
          'difficulty', source -> 'facts' ->> 'difficulty',
          'reached', floor((source -> 'facts' ->> 'reached')::numeric / 10)::int * 10,
          'on', to_char((source ->> 'at')::timestamptz, 'YYYY')
        ) order by array_position(array['advanced', 'intermediate', 'beginner'], source -> 'facts' ->> 'difficulty'),
          to_char((source ->> 'at')::timestamptz, 'YYYY') desc, source -> 'facts' ->> 'mission')
        from jsonb_array_elements(skill -> 'sources') as source
        where with_proofs and source ->> 'kind' = 'proven' and (issuer is null or not exists (
          select from public.certificates as certificate
          where certificate.code = source -> 'facts' ->> 'code' and certificate.organization_id = issuer
        ))
      ), '[]') as proofs,
      coalesce((
        select jsonb_agg(distinct source -> 'facts' ->> 'school')
        from jsonb_array_elements(skill -> 'sources') as source where with_proofs and source ->> 'kind' = 'attested'
      ), '[]') as schools,
      (
        select count(*) >= 3 from jsonb_array_elements(skill -> 'sources') as source where source ->> 'kind' = 'endorsed'
      ) as is_endorsed
    from listed
    where private.naming_nobody(coalesce(skill ->> 'nameEn', skill ->> 'word'), person) is not null
  )
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'key', skill ->> 'key', 'slug', skill ->> 'slug', 'nameEn', coalesce(skill ->> 'nameEn', skill ->> 'word'),
    'nameFr', coalesce(skill ->> 'nameFr', skill ->> 'word'),
    'source', case when proofs <> '[]' then 'proven' when schools <> '[]' then 'attested' when is_endorsed then 'endorsed'
      else 'declared' end,
    'level', array_position(array['beginner', 'intermediate', 'advanced'], proofs -> 0 ->> 'difficulty'),
    'proofs', nullif(proofs, '[]'), 'attestedBy', nullif(schools, '[]'), 'isEndorsed', nullif(is_endorsed, false)
  )) order by place), '[]')
  -- A skill that is only known through what is hidden does not show.
  from weighed where skill ->> 'word' is not null or proofs <> '[]' or schools <> '[]'
$$;

create function private.job_named_in(title text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  said text[] := private.stems_of(title);
begin
  return (
    select known.job_slug from private.job_names as known where known.stems <@ said
    order by cardinality(known.stems) desc, known.job_slug limit 1
  );
end
$$;

-- Everything a card shows. What the person hid isn't in it, nor anything that would reveal that it exists.
create function private.card_facts(person uuid, issuer uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'title', (
      select jsonb_build_object('slug', job.slug, 'titleEn', job.title_en, 'titleFr', job.title_fr)
      from public.jobs as job where job.slug = private.job_named_in(private.naming_nobody(profile.job_title, person))
    ),
    'skills', case when 'skills' <> all (said.hidden) then
      private.card_skills(person, 'proofs' <> all (said.hidden), issuer) end,
    'missionsValidated', case when 'proofs' <> all (said.hidden) then (
      select count(distinct certificate.enrollment_id) from public.certificates as certificate
      where certificate.user_id = person and certificate.is_public and certificate.revoked_at is null
        and (issuer is null or certificate.organization_id <> issuer)
    ) end,
    'targetJobs', case when 'target_jobs' <> all (said.hidden) then (
      select coalesce(jsonb_agg(jsonb_build_object('slug', job.slug, 'titleEn', job.title_en, 'titleFr', job.title_fr) order by place), '[]')
      from public.target_jobs as target join public.jobs as job on job.slug = target.job_slug where target.user_id = person
    ) end,
    'town', case when 'place' <> all (said.hidden) then private.town_facts(private.town_of(career.location)) end,
    'places', case when 'place' <> all (said.hidden) then (
      select coalesce(jsonb_agg(private.town_facts(wanted)), '[]')
      from (select distinct private.town_of(said) as wanted from unnest(career.places) as said) as towns where wanted is not null
    ) end,
    'remote', case when 'place' <> all (said.hidden) then career.remote end,
    'availability', case when 'availability' <> all (said.hidden) then career.availability end,
    'availableFrom', case when 'availability' <> all (said.hidden) then career.available_from end,
    'contracts', case when 'contracts' <> all (said.hidden) then career.contract_kinds end,
    'languages', case when 'languages' <> all (said.hidden) then (
      select coalesce(jsonb_agg(jsonb_build_object('code', code, 'level', level) order by position), '[]')
      from public.profile_languages as spoken where spoken.user_id = person
    ) end,
    'schools', case when 'schools' <> all (said.hidden) then (
      select coalesce(jsonb_agg(distinct known), '[]')
      from public.profile_education as entry, private.naming_nobody(entry.school, person) as known
      where entry.user_id = person and known is not null
    ) end
  ))
  from public.profiles as profile
  join public.candidate_profiles as career using (user_id)
  left join public.discovery_settings as chosen using (user_id)
  cross join lateral (select coalesce(chosen.hidden, '{}')) as said (hidden)
  where profile.user_id = person
$$;

-- What a card can be found by: facets first, then the rest, then the words.
create function private.card_labels(facts jsonb) returns text[]
language sql stable set search_path = '' as $$
  select array(
    select 'skill:' || (skill ->> 'key') from jsonb_array_elements(facts -> 'skills') as skill
    union all select 'job:' || (job ->> 'slug') from jsonb_array_elements(facts -> 'targetJobs') as job
    union all select 'town:' || (facts -> 'town' ->> 'slug') where facts -> 'town' ? 'slug'
    union all select 'contract:' || kind from jsonb_array_elements_text(facts -> 'contracts') as kind
    union all select 'language:' || (spoken ->> 'code') from jsonb_array_elements(facts -> 'languages') as spoken
    union all select 'school:' || private.plain_words(school) from jsonb_array_elements_text(facts -> 'schools') as school
    union all select 'available:' || (facts ->> 'availability') where facts ->> 'availability' in ('now', 'from_date', 'listening')
  )
$$;

create function private.card_marks(facts jsonb) returns text[]
language sql stable set search_path = '' as $$
  select array(
    select 'proven:' || (skill ->> 'key') || ':' || level
    from jsonb_array_elements(facts -> 'skills') as skill, generate_series(1, (skill ->> 'level')::int) as level
    union all select 'attested:' || (skill ->> 'key') from jsonb_array_elements(facts -> 'skills') as skill where skill ? 'attestedBy'
    union all select 'missions:' || least from unnest(array[1, 2, 3, 5, 10]) as least where least <= (facts ->> 'missionsValidated')::int
    union all select 'wants:' || (town ->> 'slug') from jsonb_array_elements(facts -> 'places') as town
    union all select 'remote:' || (facts ->> 'remote') where facts ? 'remote'
    union all select 'language:' || (spoken ->> 'code') || ':' || least
    from jsonb_array_elements(facts -> 'languages') as spoken, unnest(enum_range(null::public.language_level)) as least
    where least <= (spoken ->> 'level')::public.language_level
  )
$$;

create function private.card_words(facts jsonb) returns text[]
language sql stable set search_path = '' as $$
  select array(
    select 'word:' || word from private.words_of(concat_ws(' ',
      facts -> 'title' ->> 'titleEn', facts -> 'title' ->> 'titleFr', (
      select string_agg(school, ' ') from jsonb_array_elements_text(facts -> 'schools') as school
    ), (
      select string_agg(concat_ws(' ', case when skill ? 'slug' then null else skill ->> 'nameEn' end, (
        select string_agg(proof ->> 'mission', ' ') from jsonb_array_elements(skill -> 'proofs') as proof
      )), ' ') from jsonb_array_elements(facts -> 'skills') as skill
    ))) as word
  )
$$;

create function private.card_freshness(active_on date) returns text[]
language sql stable security definer set search_path = '' as $$
  select array_remove(array[
    case when active_on >= fresh_since then 'fresh:0' end, case when active_on >= recent_since then 'fresh:1' end
  ], null) from private.card_edges
$$;

create function private.set_card_edges() returns void
language plpgsql security definer set search_path = '' as $$
declare
  edges private.card_edges;
begin
  update private.card_edges set
    fresh_since = coalesce((
      select active_on from private.candidate_cards order by active_on desc, shuffle offset 20000 limit 1
    ), '-infinity'),
    recent_since = coalesce((
      select active_on from private.candidate_cards order by active_on desc, shuffle offset 150000 limit 1
    ), '-infinity')
  returning * into edges;
  update private.candidate_cards as card
  set terms = array(select term from unnest(terms) as term where term not like 'fresh:%') || private.card_freshness(active_on)
  from (
    select user_id from private.candidate_cards where terms @> '{fresh:0}' and active_on < edges.fresh_since
    union select user_id from private.candidate_cards where active_on >= edges.fresh_since and not terms @> '{fresh:0}'
    union select user_id from private.candidate_cards where terms @> '{fresh:1}' and active_on < edges.recent_since
    union select user_id from private.candidate_cards where active_on >= edges.recent_since and not terms @> '{fresh:1}'
  ) as moved
  where card.user_id = moved.user_id;
end
$$;

-- People who opted in are findable; a public page is a separate decision.
create function private.is_findable(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.discovery_settings as chosen
    join public.candidate_profiles as career using (user_id)
    join public.profiles as profile using (user_id)
    join auth.users as account on account.id = chosen.user_id
    join public.user_roles as held on held.user_id = chosen.user_id and held.role = 'candidate'
    where chosen.user_id = person and chosen.is_findable
      and career.availability <> 'closed' and profile.deletion_requested_at is null
      and coalesce(account.banned_until, '-infinity') < now()
  )
$$;

-- Work on missions doesn't count as activity: the company whose mission it is would see the work arrive and a card move
-- on the same day. The card is computed once for each organization that must not recognize its own certificates; the
-- planner would compute it again wherever it is mentioned.
create function private.list_candidate(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  told jsonb;
begin
  if not private.is_findable(person) then
    delete from private.candidate_cards where user_id = person;
    return;
  end if;
  told := private.card_facts(person);
  insert into private.candidate_cards as card (user_id, active_on, missions, available_on, labels, terms, facts)
  select person, active,
    coalesce((told ->> 'missionsValidated')::int, 0),
    case told ->> 'availability' when 'now' then '-infinity'::date when 'from_date' then career.available_from end,
    cardinality(labels), labels || private.card_marks(told) || private.card_words(told) || private.card_freshness(active), told
  from public.profiles as profile
  join public.candidate_profiles as career using (user_id)
  join public.discovery_settings as chosen using (user_id)
  join auth.users as account on account.id = profile.user_id
  cross join private.card_labels(told) as labels
  cross join lateral (
    select greatest(profile.updated_at, career.updated_at, chosen.decided_at, account.last_sign_in_at)::date
  ) as known (active)
  where profile.user_id = person
  on conflict (user_id) do update set active_on = excluded.active_on, missions = excluded.missions,
    available_on = excluded.available_on, labels = excluded.labels, terms = excluded.terms, facts = excluded.facts
  where (card.active_on, card.facts) is distinct from (excluded.active_on, excluded.facts);

  delete from private.cards_for_issuers as known where known.user_id = person;
  insert into private.cards_for_issuers (organization_id, user_id, missions, labels, terms, facts)
  select issuer.id, person, coalesce((seen.facts ->> 'missionsValidated')::int, 0), cardinality(labels),
    labels || private.card_marks(seen.facts) || private.card_words(seen.facts), seen.facts
  from (
    select distinct certificate.organization_id as id from public.certificates as certificate
    where certificate.user_id = person and certificate.is_public and certificate.revoked_at is null
  ) as issuer
  -- The offset keeps the planner from computing the card again for each mention.
  cross join lateral (select private.card_facts(person, issuer.id) as facts offset 0) as seen
  cross join private.card_labels(seen.facts) as labels;
end
$$;

create function private.relist_candidate() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.list_candidate(case tg_op when 'DELETE' then old.user_id else new.user_id end);
  return null;
end
$$;

create function private.relist_candidates() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.list_candidate(user_id) from (select distinct user_id from changed) as concerned;
  return null;
end
$$;

create function private.relist_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.list_candidate(new.id);
  return null;
end
$$;

-- Time-outs end by themselves, and suspended schools no longer attest: once a day, all cards that could differ are
-- checked.
create function private.relist_stale_cards() returns void
language sql security definer set search_path = '' as $$
  select private.list_candidate(chosen.user_id)
  from public.discovery_settings as chosen
  where chosen.is_findable and (
    exists (select from auth.users as account where account.id = chosen.user_id and account.banned_until > now() - interval '2 days')
    or exists (select from public.skill_attestations as given where given.user_id = chosen.user_id)
  )
$$;

-- People who hide from a company, or have blocked one of its recruiters.
create function private.hidden_from(organization uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(
    select user_id from public.discovery_exclusions where organization_id = organization
    union
    select block.user_id from public.blocks as block
    join public.organization_members as member on member.user_id = block.blocked_id
    where member.organization_id = organization
  )
$$;

create function private.is_visible_to(person uuid, organization uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.candidate_cards where user_id = person)
    and private.is_findable(person) and person <> all (private.hidden_from(organization))
$$;

-- Words and names of the catalogs are collected again with every change. Only differences are written, so that two
-- administrators who edit at the same time don't write the same words twice.
create function private.gather_catalogue_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with said as materialized (
    select distinct word, term from (
      select 'skill:' || slug as term, concat_ws(' ', name_en, name_fr, array_to_string(aliases, ' ')) as said from public.skills
      where merged_into is null
      union all
      select 'job:' || slug, concat_ws(' ', title_en, title_fr, array_to_string(aliases, ' ')) from public.jobs
      union all
      select 'town:' || slug, concat_ws(' ', name_en, name_fr, array_to_string(aliases, ' ')) from public.towns
    ) as listed, private.words_of(said) as word
  ), forgotten as (
    delete from private.search_words as known
    where known.term not like 'word:%'
      and not exists (select from said where said.word = known.word and said.term = known.term)
  )
  insert into private.search_words (word, term)
  select said.word, said.term from said
  where not exists (select from private.search_words as known where known.word = said.word and known.term = said.term)
  on conflict do nothing;
  return null;
end
$$;

create function private.gather_card_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.search_words (word, term)
  select substr(term, 6), term from unnest(new.terms) as term where term like 'word:%'
  on conflict do nothing;
  return null;
end
$$;

-- The terms that a typed word can mean: itself, what starts with it or its stem, or else the nearest.
create function private.meanings(typed text) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  plain text := private.plain_words(typed);
  stem text := case when length(plain) > 4 then regexp_replace(plain, '(euses?|eurs?|ers?|es|[sxe])$', '') else plain end;
  most int := case when length(plain) < 4 then 0 when length(plain) < 5 then 1 else 2 end;
  found text[];
begin
  found := array(
    select term from private.search_words
    where word = plain or length(stem) > 2 and word >= stem and word < stem || chr(1114111)
    order by word <> plain, length(word), word limit 24
  );
  if found = '{}' then
    found := array(
      select term from (
        select term, distance, min(distance) over () as least
        from (
          select term, extensions.levenshtein_less_equal(word, plain, most) as distance
          from private.search_words where word operator(extensions.%) plain
        ) as near
        where distance <= most
      ) as nearest
      where distance = least order by term limit 20
    );
  end if;
  -- A term that no card has: nothing means it, and so nothing is found.
  return coalesce(nullif(found, '{}'), array['word:']);
end
$$;

-- The terms that a filter requires, all of them. "skills" are slugs, with ":2" if they must be proven at that level.
create function private.wanted_terms(filter jsonb) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select case when asked ~ ':[123]$' then 'proven:' else 'skill:' end || asked
    from jsonb_array_elements_text(filter -> 'skills') as asked
    union all select 'missions:' || (filter ->> 'missions') where filter ->> 'missions' in ('1', '2', '3', '5', '10')
    union all select 'job:' || (filter ->> 'job') where filter ? 'job'
    union all select 'contract:' || (filter ->> 'contract') where filter ? 'contract'
    union all select 'language:' || (filter ->> 'language') where filter ? 'language'
    union all select 'school:' || private.plain_words(filter ->> 'school') where filter ? 'school'
  )
$$;

-- Where candidates may be: in the town or near enough, willing to move there, or to work remotely.
create function private.near_terms(filter jsonb) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select 'town:' || town.slug from public.towns as wanted, public.towns as town
    where wanted.slug = filter ->> 'town' and private.kilometres(
      wanted.latitude::float, wanted.longitude::float, town.latitude::float, town.longitude::float
    ) <= least(coalesce((filter ->> 'within')::int, 0), 500) + 0.5
    union all select 'wants:' || (filter ->> 'town') where coalesce((filter ->> 'movers')::boolean, true)
  ) where filter ? 'town'
$$;

-- Where the search looks in a round: first among those active recently or with the most missions, then further.
create function private.round_terms(sort text, round int) returns text[]
language sql stable set search_path = '' as $$
  select case when round = 2 then '{}'
    when sort = 'proof' then array['missions:' || (array[5, 2])[round + 1]]
    when sort = 'active' then array['fresh:' || round] else '{}' end::text[]
$$;

-- At most as many as requested, in order. A search among the newest few thousand finds what is common; what isn't found
-- there is rare, and the index of terms finds it among more, and then among all. So no search reads many more rows than
-- it shows, however many people there are. Planned for the values of each round.
create function private.search_cards(organization uuid, filter jsonb, sort text, most int, since timestamptz default null)
returns table (user_id uuid, labels int, terms text[], place bigint)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off set jit = off as $$
declare
  key bytea := private.card_key(organization);
  own uuid[] := array(select known.user_id from private.cards_for_issuers as known where known.organization_id = organization);
  hidden uuid[] := private.hidden_from(organization);
  asked text[] := private.wanted_terms(filter);
  near text[] := private.near_terms(filter);
  by_day date := (filter ->> 'availableBy')::date;
  -- Whoever said when; the day itself is compared with the card.
  free text[] := case when by_day is not null then array['available:now', 'available:from_date'] end;
  typed text[] := array(
    select word from unnest(array(select private.words_of(filter ->> 'search'))) as word order by length(word) desc limit 4
  );
  first text[] := case when cardinality(typed) > 0 then private.meanings(typed[1]) end;
  second text[] := case when cardinality(typed) > 1 then private.meanings(typed[2]) end;
  third text[] := case when cardinality(typed) > 2 then private.meanings(typed[3]) end;
  fourth text[] := case when cardinality(typed) > 3 then private.meanings(typed[4]) end;
  has_terms constant boolean := asked <> '{}' or near is not null or free is not null or first is not null;
  edges private.card_edges;
  wanted text[];
  is_ordered boolean;
  oldest date;
  fewest int;
  newest date;
  found uuid[];
begin
  select * into edges from private.card_edges;
  for round in 0..2 loop
    wanted := asked || case when has_terms then private.round_terms(sort, round) else '{}' end;
    oldest := case when sort = 'active' then (array[edges.fresh_since, edges.recent_since])[round + 1] end;
    fewest := case when sort = 'proof' then (array[5, 2])[round + 1] end;
    newest := case when sort = 'new' and since is null then current_date - (array[30, 120])[round + 1] end;
    -- Along the index of an order only where that is bounded, or where there is nothing else to go by.
    is_ordered := round = 0 or not has_terms;
    found := array(
      select card.user_id from private.candidate_cards as card
      where (wanted = '{}' or card.terms @> wanted)
        and (near is null or card.terms && near)
        and (free is null or card.terms && free)
        and (first is null or card.terms && first)
        and (second is null or card.terms && second)
        and (third is null or card.terms && third)
        and (fourth is null or card.terms && fourth)
        and (by_day is null or card.available_on <= by_day)
        and (oldest is null or card.active_on >= oldest)
        and (fewest is null or card.missions >= fewest)
        and (newest is null or card.found_on > newest)
        and (since is null or card.found_since > since)
        and card.user_id <> all (hidden || own)
      order by
        case when sort = 'proof' and is_ordered then card.missions when sort = 'proof' then card.missions + 0 end desc,
        case when sort = 'new' and is_ordered then card.found_on when sort = 'new' then card.found_on + 0 end desc,
        case when is_ordered then card.active_on else card.active_on + 0 end desc, card.shuffle
      limit most
    );
    -- Where the newest are all there are, a further round would look at the same people.
    exit when cardinality(found) >= most or oldest = '-infinity';
  end loop;
  return query
  with picked as (
    select card.user_id, card.labels, card.terms, card.missions, card.found_on, card.active_on, card.shuffle
    from unnest(found) as one (user_id) join private.candidate_cards as card on card.user_id = one.user_id
    union all
    -- Those whom the company certified, by what it may see of them.
    select card.user_id, known.labels, known.terms, known.missions, card.found_on, card.active_on, card.shuffle
    from private.cards_for_issuers as known join private.candidate_cards as card on card.user_id = known.user_id
    where known.organization_id = organization
      and (asked = '{}' or known.terms @> asked)
      and (near is null or known.terms && near)
      and (free is null or known.terms && free)
      and (first is null or known.terms && first)
      and (second is null or known.terms && second)
      and (third is null or known.terms && third)
      and (fourth is null or known.terms && fourth)
      and (by_day is null or card.available_on <= by_day)
      and (since is null or card.found_since > since)
      and card.user_id <> all (hidden)
  ), best as (
    select * from picked
    order by case when sort = 'proof' then missions end desc, case when sort = 'new' then found_on end desc,
      active_on desc, shuffle
    limit most
  )
  select best.user_id, best.labels, best.terms, row_number() over (
    order by case when sort = 'proof' then missions end desc, case when sort = 'new' then found_on end desc,
      active_on desc, extensions.encrypt(uuid_send(best.user_id), key, 'aes-ecb/pad:none')
  ) from best;
end
$$;

create function private.tell_of_new_candidates(moment timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  kept public.saved_searches;
  number int;
  told int := 0;
begin
  for kept in
    select search.* from public.saved_searches as search
    join public.organization_members as member using (organization_id, user_id)
    join public.organizations as organization on organization.id = search.organization_id
    where search.is_told and search.told_at < moment - interval '20 hours' and organization.status = 'approved'
      and member.member_role in ('owner', 'recruiter')
    order by search.told_at limit 5000 for update of search skip locked
  loop
    select count(*) into number
    from private.search_cards(kept.organization_id, kept.filter, 'new', 100, kept.told_at);
    update public.saved_searches set told_at = moment where id = kept.id;
    if number > 0 then
      perform private.notify(kept.user_id, 'search_news', jsonb_build_object(
        'name', kept.name, 'count', number, 'search', kept.id
      ), '/candidates?kept=' || kept.id);
      told := told + 1;
    end if;
  end loop;
  return told;
end
$$;

-- Jobs with at least half of the essential skills in common.
create function private.near_jobs(job text) returns text[] language sql stable set search_path = '' as $$
  select array(
    select other.slug from public.jobs as wanted join public.jobs as other on other.slug <> wanted.slug
    where wanted.slug = job and 2 * cardinality(array(
      select unnest(wanted.essential) intersect select unnest(other.essential)
    )) >= cardinality(wanted.essential)
    order by other.slug
  )
$$;

-- One function on purpose: hundreds of cards are measured in one call, and every function call costs.
create function private.match_figures(need jsonb, facts jsonb) returns private.match_figures
language plpgsql immutable set search_path = '' as $$
declare
  rules constant jsonb := public.matching_rules();
  weights constant jsonb := rules -> 'weights';
  -- Unpacked once: a stored card is compressed.
  card constant jsonb := facts || '{}';
  levels constant text[] := array['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'native'];
  asked jsonb := need -> 'skills';
  has_skills constant boolean := card ? 'skills';
  wanted jsonb;
  held jsonb;
  said jsonb;
  word text;
  must_weight float8 := 0;
  nice_weight float8 := 0;
  weight float8;
  share float8;
  difference float8;
  latitude float8;
  longitude float8;
  shares float8[] := '{}';
  parts float8[] := '{}';
  figures private.match_figures;
begin
  for place in 0 .. jsonb_array_length(asked) - 1 loop
    wanted := asked -> place;
    if (wanted -> 'must')::boolean then
      must_weight := must_weight + (wanted -> 'weight')::float8;
    else
      nice_weight := nice_weight + (wanted -> 'weight')::float8;
    end if;
  end loop;

  -- Skills: how they are shown, and at which level where that is proven.
  for place in 0 .. jsonb_array_length(asked) - 1 loop
    wanted := asked -> place;
    weight := (wanted -> 'weight')::float8;
    share := null;
    if has_skills then
      held := jsonb_path_query_first(card, '$.skills[*] ? (@.slug == $skill)', jsonb_build_object('skill', wanted -> 'slug'));
      word := held ->> 'source';
      difference := coalesce((wanted ->> 'level')::int, 0) - coalesce((held ->> 'level')::int, 1);
      share := case
        when held is null then 0
        when word <> 'proven' then (rules -> 'proof' -> word)::float8
        when difference <= 0 then (rules -> 'proof' -> 'proven')::float8
        when difference = 1 then (rules -> 'below' -> 'one')::float8
        else (rules -> 'below' -> 'two')::float8
      end;
    end if;
    if (wanted -> 'must')::boolean then
      weight := weight * (weights -> 'must')::float8 / must_weight;
    else
      weight := weight * (weights -> 'nice')::float8 / nice_weight;
    end if;
    shares := shares || share;
    parts := parts || (weight);
  end loop;

  -- The job somebody aims for.
  share := null;
  said := card -> 'targetJobs';
  if jsonb_typeof(need -> 'job') = 'object' and jsonb_array_length(said) > 0 then
    share := 0;
    for place in 0 .. jsonb_array_length(said) - 1 loop
      word := said -> place ->> 'slug';
      share := greatest(share, case
        when word = need -> 'job' ->> 'slug' then 1
        when need -> 'job' -> 'near' ? word then (rules -> 'nearJob')::float8
        else 0
      end);
    end loop;
  end if;
  shares := shares || share;
  parts := parts || ((weights -> 'job')::float8);

  -- The place: the nearest of where somebody is and where they would go.
  share := null;
  word := need ->> 'remote';
  if word = 'remote' then
    share := case card ->> 'remote' when 'on_site' then (rules -> 'place' -> 'between')::float8 else 1 end;
    if not card ? 'remote' then
      share := null;
    end if;
  elsif jsonb_typeof(need -> 'town') = 'object' then
    said := coalesce(card -> 'places', '[]') || case when jsonb_typeof(card -> 'town') = 'object' then card -> 'town' else '[]' end;
    latitude := (need -> 'town' -> 'latitude')::float8;
    longitude := (need -> 'town' -> 'longitude')::float8;
    difference := null;
    for place in 0 .. jsonb_array_length(said) - 1 loop
      held := said -> place;
      -- The great circle, in kilometres.
      difference := least(difference, 12742 * asin(least(1, sqrt(
        power(sind(((held -> 'latitude')::float8 - latitude) / 2), 2)
        + cosd(latitude) * cosd((held -> 'latitude')::float8) * power(sind(((held -> 'longitude')::float8 - longitude) / 2), 2)
      ))));
    end loop;
    figures.kilometres := round(difference);
    if difference is not null then
      share := case
        when difference > (rules -> 'place' -> 'far' -> word)::float8 then 0
        when card ->> 'remote' = 'remote' then (rules -> 'place' -> 'otherWish')::float8
        when difference > (rules -> 'place' -> 'near' -> word)::float8 then (rules -> 'place' -> 'between')::float8
        else 1
      end;
    end if;
  end if;
  shares := shares || share;
  parts := parts || ((weights -> 'place')::float8);

  -- The day somebody can begin.
  word := card ->> 'availability';
  difference := case when word = 'from_date' then (card ->> 'availableFrom')::date - (need ->> 'startOn')::date end;
  share := case
    when word is null or word = 'unsaid' then null
    when word = 'closed' then 0
    when word = 'listening' then (rules -> 'dates' -> 'listening')::float8
    when difference > (rules -> 'dates' -> 'late')::float8 then 0
    when difference > (rules -> 'dates' -> 'soon')::float8 then (rules -> 'dates' -> 'lateShare')::float8
    when difference > 0 then (rules -> 'dates' -> 'soonShare')::float8
    else 1
  end;
  shares := shares || share;
  parts := parts || ((weights -> 'dates')::float8);

  -- One contract that suits both is enough.
  share := null;
  said := card -> 'contracts';
  if jsonb_array_length(need -> 'contracts') > 0 and jsonb_array_length(said) > 0 then
    share := 0;
    for place in 0 .. jsonb_array_length(said) - 1 loop
      if need -> 'contracts' ? (said ->> place) then
        share := 1;
      end if;
    end loop;
  end if;
  shares := shares || share;
  parts := parts || ((weights -> 'contract')::float8);

  asked := need -> 'languages';
  for place in 0 .. jsonb_array_length(asked) - 1 loop
    wanted := asked -> place;
    share := null;
    if jsonb_array_length(card -> 'languages') > 0 then
      held := jsonb_path_query_first(card, '$.languages[*] ? (@.code == $code)', jsonb_build_object('code', wanted -> 'code'));
      difference := array_position(levels, wanted ->> 'level') - array_position(levels, held ->> 'level');
      share := case when difference <= 0 then 1 when difference = 1 then (rules -> 'oneLevelBelow')::float8 else 0 end;
    end if;
    shares := shares || share;
    parts := parts || ((weights -> 'languages')::float8 / jsonb_array_length(asked));
  end loop;

  figures.shares := shares;
  figures.weights := parts;
  if has_skills then
    figures := private.match_verdict(need, figures, card ->> 'availability' = 'closed');
  end if;
  return figures;
end
$$;

-- What the shares add up to: the score, its grade, and what keeps the grade below what the score alone would give.
create function private.match_verdict(need jsonb, figures private.match_figures, is_closed boolean) returns private.match_figures
language plpgsql immutable set search_path = '' as $$
declare
  rules constant jsonb := public.matching_rules();
  grades constant jsonb := rules -> 'grades';
  -- What a mission proved or a school attests is worth this and more.
  shown_from constant float8 := (rules -> 'below' -> 'two')::float8;
  asked constant jsonb := need -> 'skills';
  skill_count constant int := jsonb_array_length(asked);
  -- Taken out of the record once: that is what makes it fast.
  shares constant float8[] := figures.shares;
  weights constant float8[] := figures.weights;
  must_weight float8 := 0;
  lacking_weight float8 := 0;
  shown_weight float8 := 0;
  earned float8 := 0;
  possible float8 := 0;
begin
  for place in 1 .. cardinality(shares) loop
    if shares[place] is not null then
      earned := earned + shares[place] * weights[place];
      possible := possible + weights[place];
    end if;
    if place <= skill_count and (asked -> (place - 1) -> 'must')::boolean then
      must_weight := must_weight + weights[place];
      if shares[place] = 0 then
        lacking_weight := lacking_weight + weights[place];
      elsif shares[place] >= shown_from then
        shown_weight := shown_weight + weights[place];
      end if;
    end if;
  end loop;
  figures.score := 100 * earned / possible;
  figures.grade := case
    when round(figures.score) >= (grades -> 'great')::int then 'great'
    when round(figures.score) >= (grades -> 'good')::int then 'good'
    when round(figures.score) >= (grades -> 'fair')::int then 'fair'
    else 'weak'
  end;
  figures.held_back := case
    when figures.grade <> 'weak' and lacking_weight = must_weight then 'no_must'
    when figures.grade in ('great', 'good') and is_closed then 'closed'
    when figures.grade in ('great', 'good') and lacking_weight * 2 > must_weight then 'musts_missing'
    when figures.grade = 'great' and lacking_weight > 0 then 'must_missing'
    when figures.grade = 'great' and 0 = any (shares[skill_count + 2 :]) then 'condition_missing'
    when figures.grade = 'great' and shown_weight * 2 < must_weight then 'unproven'
  end;
  if figures.held_back is not null then
    figures.grade := case figures.held_back
      when 'no_must' then 'weak' when 'closed' then 'fair' when 'musts_missing' then 'fair' else 'good'
    end;
  end if;
  return figures;
end
$$;

-- The whole result: the numbers, and for each criterion of the opening what was found, what it is worth, and which
-- grade it would give if it were met. Both the company and the candidate see it in the same words.
create function private.match(need jsonb, facts jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  figures constant private.match_figures := private.match_figures(need, facts);
  skill_count constant int := jsonb_array_length(need -> 'skills');
  is_closed constant boolean := coalesce(facts ->> 'availability' = 'closed', false);
  changed private.match_figures;
  possible float8 := 0;
  share float8;
  wanted jsonb;
  held jsonb;
  reason jsonb;
  reasons jsonb := '[]';
begin
  for place in 1 .. cardinality(figures.shares) loop
    possible := possible + case when figures.shares[place] is null then 0 else figures.weights[place] end;
  end loop;
  for place in 1 .. cardinality(figures.shares) loop
    share := figures.shares[place];
    reason := null;
    if place <= skill_count then
      wanted := need -> 'skills' -> (place - 1);
      held := jsonb_path_query_first(facts, '$.skills[*] ? (@.slug == $skill)', jsonb_build_object('skill', wanted -> 'slug'));
      reason := wanted - 'weight' || '{"criterion": "skill"}' || case when held is null then '{}' else jsonb_build_object(
        'evidence', jsonb_strip_nulls(jsonb_build_object(
          'source', held -> 'source', 'level', held -> 'level', 'proofs', held -> 'proofs',
          'isEndorsed', held -> 'isEndorsed', 'attestedBy', held -> 'attestedBy'
        ))
      ) end;
    elsif place = skill_count + 1 and jsonb_typeof(need -> 'job') = 'object' then
      reason := (need -> 'job') - 'near' || jsonb_build_object('criterion', 'job', 'evidence', facts -> 'targetJobs');
    elsif place = skill_count + 2 and (need ->> 'remote' = 'remote' or jsonb_typeof(need -> 'town') = 'object') then
      reason := jsonb_build_object('criterion', 'place', 'town', need -> 'town', 'remote', need -> 'remote', 'evidence',
        jsonb_strip_nulls(jsonb_build_object('kilometres', figures.kilometres, 'remote', facts -> 'remote')));
    elsif place = skill_count + 3 then
      reason := jsonb_build_object('criterion', 'dates', 'startOn', need -> 'startOn', 'evidence',
        jsonb_strip_nulls(jsonb_build_object('availability', facts -> 'availability', 'availableFrom', facts -> 'availableFrom')));
    elsif place = skill_count + 4 and jsonb_array_length(need -> 'contracts') > 0 then
      reason := jsonb_build_object('criterion', 'contract', 'contracts', need -> 'contracts', 'evidence', facts -> 'contracts');
    elsif place > skill_count + 4 then
      wanted := need -> 'languages' -> (place - skill_count - 5);
      held := jsonb_path_query_first(facts, '$.languages[*] ? (@.code == $code)', jsonb_build_object('code', wanted -> 'code'));
      reason := wanted || jsonb_build_object('criterion', 'language', 'evidence', held -> 'level');
    end if;
    if reason is not null then
      if share < 1 and figures.score is not null then
        changed := figures;
        changed.shares[place] := 1;
        changed := private.match_verdict(need, changed, is_closed and place <> skill_count + 3);
      end if;
      reasons := reasons || (jsonb_strip_nulls(reason) || jsonb_strip_nulls(jsonb_build_object(
        'outcome', case when share is null then 'unshared' when share = 1 then 'met' when share > 0 then 'partly' else 'unmet' end,
        'points', round((100 * share * figures.weights[place] / possible)::numeric, 1),
        'of', case when share is not null then round((100 * figures.weights[place] / possible)::numeric, 1) end,
        'becomes', case when share < 1 and figures.score is not null then changed.grade end
      )));
    end if;
  end loop;
  return jsonb_build_object(
    'version', public.matching_rules() -> 'version', 'score', round(figures.score), 'grade', figures.grade,
    'heldBack', figures.held_back, 'reasons', reasons
  );
end
$$;

create function private.forget_old_matches() returns void language sql security definer set search_path = '' as $$
  delete from public.match_scores where shown_at < now() - interval '12 months'
$$;

-- Whether the formula can read what an opening asks for.
create function private.is_need(skills jsonb, languages jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select jsonb_typeof(skills) = 'array' and jsonb_array_length(skills) between 1 and 15
    and jsonb_typeof(languages) = 'array' and jsonb_array_length(languages) <= 5
    and (select count(distinct skill ->> 'slug') = count(*) and bool_or((skill -> 'must')::boolean)
      and bool_and(
        exists (select from public.skills as known where known.slug = skill ->> 'slug' and known.merged_into is null)
        and skill ->> 'weight' in ('1', '2', '3') and coalesce(skill ->> 'level', '1') in ('1', '2', '3')
        and jsonb_typeof(skill -> 'must') = 'boolean'
      ) from jsonb_array_elements(skills) as skill)
    and (select count(distinct spoken ->> 'code') = count(*) and coalesce(bool_and(
        spoken ->> 'code' ~ '^[a-z]{2,3}$' and spoken ->> 'level' in ('a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'native')
      ), true) from jsonb_array_elements(languages) as spoken)
$$;

-- An opening as the formula reads it, with the names used in reasons.
create function private.need_document(need public.job_needs) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'title', need.title, 'remote', need.remote, 'contracts', to_jsonb(need.contracts), 'languages', need.languages,
    'startOn', need.start_on, 'town', private.town_facts(need.town_slug),
    'job', (
      select jsonb_build_object(
        'slug', job.slug, 'titleEn', job.title_en, 'titleFr', job.title_fr, 'near', to_jsonb(private.near_jobs(job.slug))
      ) from public.jobs as job where job.slug = need.job_slug
    ),
    'skills', (
      select coalesce(jsonb_agg(skill || jsonb_build_object('nameEn', known.name_en, 'nameFr', known.name_fr) order by place), '[]')
      from jsonb_array_elements(need.skills) with ordinality as listed (skill, place)
      join public.skills as known on known.slug = skill ->> 'slug'
    )
  )
$$;

create function private.my_need(need_id uuid, organization uuid) returns public.job_needs
language plpgsql stable security definer set search_path = '' as $$
declare
  need public.job_needs;
begin
  select * into need from public.job_needs as kept where kept.id = need_id and kept.organization_id = organization;
  if need.id is null then
    perform private.fail('need_gone', 'This need does not exist any more.');
  end if;
  return need;
end
$$;

-- Where to look for people, most promising first: all of "every" and one of "one_of", whichever isn't null.
create function private.need_tiers(need jsonb) returns table (every text[], one_of text[])
language plpgsql stable security definer set search_path = '' as $$
declare
  skills text[] := array(
    select 'skill:' || (skill ->> 'slug') from jsonb_array_elements(need -> 'skills') with ordinality as listed (skill, place)
    where (skill -> 'must')::boolean order by (skill -> 'weight')::int desc, place
  );
  proven text[] := array(
    select 'proven:' || (skill ->> 'slug') || ':' || coalesce(skill ->> 'level', '1')
    from jsonb_array_elements(need -> 'skills') as skill where (skill -> 'must')::boolean
  );
  -- All but the least weighty one.
  most_skills text[] := skills[:greatest(1, cardinality(skills) - 1)];
  job text[] := case when need -> 'job' ? 'slug' then array['job:' || (need -> 'job' ->> 'slug')] end;
  reach float8 := (public.matching_rules() -> 'place' -> 'near' -> (need ->> 'remote'))::float8;
  -- A square that holds the circle: whoever is in a corner of it is measured exactly later.
  near text[] := case when need ->> 'remote' <> 'remote' then array(
    select 'town:' || town.slug from public.towns as town
    where abs(town.latitude - (need -> 'town' -> 'latitude')::float8) * 111 <= reach
      and abs(town.longitude - (need -> 'town' -> 'longitude')::float8) * 111 * cosd((need -> 'town' -> 'latitude')::float8) <= reach
    union all select 'wants:' || (need -> 'town' ->> 'slug')
  ) end;
begin
  return query
  select tier.every, tier.one_of from (values
    (1, proven, near), (2, skills, near), (3, most_skills, near), (4, proven, null), (5, job, near),
    (6, skills || '{fresh:0}'::text[], null), (7, skills, null), (8, skills[:1], near), (9, most_skills || '{fresh:0}'::text[], null),
    (10, job, null), (11, '{fresh:0}'::text[], skills), (12, null, skills)
  ) as tier (place, every, one_of)
  where tier.every is not null or tier.place = 12
  group by tier.every, tier.one_of
  order by min(tier.place);
end
$$;

-- A few hundred cards worth measuring. Each step reads one index and stops early, so that it costs about the same
-- however many cards there are; and is planned once, because planning would cost more than reading.
create function private.need_candidates(organization uuid, need jsonb, most int) returns setof uuid
language plpgsql stable security definer rows 100
set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  hidden uuid[] := private.hidden_from(organization);
  own uuid[] := array(select one.user_id from private.cards_for_issuers as one where one.organization_id = organization);
  known uuid[] := hidden || own;
  gathered uuid[] := '{}';
  tier record;
  reached uuid[];
  met uuid[];
begin
  for tier in select * from private.need_tiers(need) loop
    if tier.one_of is null then
      reached := array(
        select card.user_id from private.candidate_cards as card where card.terms @> tier.every limit 2 * most
      );
    elsif tier.every is null then
      reached := array(
        select card.user_id from private.candidate_cards as card where card.terms && tier.one_of limit 2 * most
      );
    else
      reached := array(
        select card.user_id from private.candidate_cards as card
        where card.terms @> tier.every and card.terms && tier.one_of limit 2 * most
      );
    end if;
    met := array(
      select person from unnest(reached) with ordinality as one (person, place)
      where not exists (select from unnest(known) as other where other = person)
      order by place limit most - cardinality(gathered)
    );
    gathered := gathered || met;
    known := known || met;
    exit when cardinality(gathered) >= most;
  end loop;
  if own <> '{}' then
    gathered := gathered || array(
      select one.user_id from private.cards_for_issuers as one
      join private.candidate_cards as card on card.user_id = one.user_id
      where one.organization_id = organization and one.user_id <> all (hidden) and one.terms && array(
        select 'skill:' || (skill ->> 'slug') from jsonb_array_elements(need -> 'skills') as skill
        where (skill -> 'must')::boolean
      )
      order by card.shuffle limit most
    );
  end if;
  return query select unnest(gathered);
end
$$;

-- Stores what is shown, for the person it is about: the score, its reasons, and a line in the ledger if they are new.
create function private.keep_match(need public.job_needs, person uuid, match jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  kept uuid;
  is_new boolean;
begin
  insert into public.match_scores as shown (organization_id, need_id, user_id, need_title, formula, score, grade, held_back, reasons)
  values (
    need.organization_id, need.id, person, need.title, match ->> 'version', (match ->> 'score')::int, match ->> 'grade',
    match ->> 'heldBack', match -> 'reasons'
  )
  on conflict on constraint match_scores_need_id_user_id_digest_key do update set shown_at = now()
  returning id, shown.first_shown_at = shown.shown_at into kept, is_new;
  if is_new then
    perform private.note_discovery(person, need.organization_id, 'matched', jsonb_build_object(
      'match', kept, 'need', need.title, 'grade', match ->> 'grade'
    ));
  end if;
  return kept;
end
$$;

-- A card as one company sees it.
create function private.facts_for(organization uuid, person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select own.facts from private.cards_for_issuers as own where own.organization_id = organization and own.user_id = person),
    (select card.facts from private.candidate_cards as card where card.user_id = person)
  )
$$;

-- # Policies and grants

call private.protect('public.discovery_settings');
grant select on public.discovery_settings to authenticated;

create policy "People see what they allow" on public.discovery_settings for select to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.discovery_exclusions');
grant select on public.discovery_exclusions to authenticated;

create policy "People see from whom they hide" on public.discovery_exclusions for select to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.discovery_events');
grant select on public.discovery_events to authenticated;

create policy "People see what companies did with their card" on public.discovery_events for select to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.saved_searches');
grant select, delete on public.saved_searches to authenticated;
grant update (name, is_told) on public.saved_searches to authenticated;

create policy "Recruiters see the searches they keep" on public.saved_searches for select to authenticated
  using (user_id = (select auth.uid()) and organization_id in (select private.my_recruiting_organizations()));

create policy "Recruiters rename their searches" on public.saved_searches for update to authenticated
  using (user_id = (select auth.uid()) and organization_id in (select private.my_recruiting_organizations()))
  with check (user_id = (select auth.uid()) and organization_id in (select private.my_recruiting_organizations()));

create policy "Recruiters remove their searches" on public.saved_searches for delete to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.job_needs');
grant select on public.job_needs to authenticated;

create policy "Recruiters read the needs of their company" on public.job_needs for select to authenticated
  using (organization_id in (select private.my_recruiting_organizations()));

call private.protect('public.match_scores');
grant select on public.match_scores to authenticated;

create policy "People read how they were matched" on public.match_scores for select to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.match_questions');
grant select on public.match_questions to authenticated;

create policy "People read what they asked" on public.match_questions for select to authenticated
  using (user_id = (select auth.uid()));

-- # Public functions

-- People who want to be found show a page at least to partners: private profiles can't be found.
create function public.set_my_discovery(is_findable boolean, hidden text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
begin
  insert into public.candidate_profiles (user_id) values (me) on conflict on constraint candidate_profiles_pkey do nothing;
  insert into public.discovery_settings as chosen (user_id, is_findable, hidden)
  values (me, set_my_discovery.is_findable, array(select distinct unnest(set_my_discovery.hidden) order by 1))
  on conflict on constraint discovery_settings_pkey do update
    set is_findable = excluded.is_findable, hidden = excluded.hidden, decided_at = now();
end
$$;

create function public.hide_me_from(organization_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
begin
  insert into public.discovery_exclusions (user_id, organization_id)
  select me, organization.id from public.organizations as organization
  where organization.id = hide_me_from.organization_id and organization.kind <> 'academia' and organization.status = 'approved'
  on conflict do nothing;
end
$$;

create function public.show_me_to(organization_id uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.discovery_exclusions as hidden
  where hidden.user_id = private.require_candidate() and hidden.organization_id = show_me_to.organization_id
$$;

-- What every company sees, for the person it is about.
create function public.my_card() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.card_facts(private.require_candidate())
$$;

-- A company opens a card, and the person can see that it did. The card also says whether the company asked for contact,
-- and the outcome.
create function public.open_card(card uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  person uuid := private.card_person(organization, card);
begin
  perform private.require_feature('discovery');
  if person is null or not private.is_visible_to(person, organization) then
    perform private.fail('card_gone', 'This candidate cannot be found any more.');
  end if;
  perform private.note_discovery(person, organization, 'viewed');
  return private.facts_for(organization, person) || jsonb_build_object('id', card, 'contact', (
    select jsonb_build_object(
      'status', private.status_now(request), 'expiresAt', request.expires_at,
      'isShared', (private.active_share(organization, person)).id is not null
    )
    from public.contact_requests as request
    where request.organization_id = organization and request.user_id = person
    order by request.created_at desc limit 1
  ));
end
$$;

-- A page of 12 cards, how many there are (up to 500), and what they have in common.
create function public.find_candidates(filter jsonb default '{}', sort text default 'active', page int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  organization uuid := private.require_recruiter();
  most constant int := 500;
  first constant int := 12 * least(greatest(page, 0), 41);
begin
  perform private.require_feature('discovery');
  return (
    with found as materialized (select * from private.search_cards(organization, filter, sort, most + 1)),
    counted as (
      select split_part(term, ':', 1) as kind, substr(term, strpos(term, ':') + 1) as value, count(*) as number
      from found, unnest(found.terms[:found.labels]) as term where found.place <= most group by term
    ), ranked as (
      select *, row_number() over (partition by kind order by number desc, value) as rank from counted
    )
    select jsonb_build_object(
      'total', least(count(*), most), 'isMore', count(*) > most,
      'cards', (
        select coalesce(jsonb_agg(
          private.facts_for(organization, shown.user_id) || jsonb_build_object('id', private.card_id(organization, shown.user_id))
          order by shown.place
        ), '[]')
        from found as shown where shown.place > first and shown.place <= least(first + 12, most)
      ),
      'facets', (
        select coalesce(jsonb_object_agg(kind, options), '{}') from (
          select kind, jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'value', value, 'count', number, 'nameEn', coalesce(skill.name_en, job.title_en, town.name_en, school.name),
            'nameFr', coalesce(skill.name_fr, job.title_fr, town.name_fr, school.name)
          )) order by number desc, value) as options
          from ranked
          left join public.skills as skill on kind = 'skill' and skill.slug = value
          left join public.jobs as job on kind = 'job' and job.slug = value
          left join public.towns as town on kind = 'town' and town.slug = value
          left join lateral (
            -- As the first of them wrote it.
            select said as name from (
              select user_id from found where ranked.kind = 'school' and found.terms @> array['school:' || ranked.value]
              order by place limit 1
            ) as one
            join private.candidate_cards as card using (user_id), jsonb_array_elements_text(card.facts -> 'schools') as said
            where private.plain_words(said) = ranked.value limit 1
          ) as school on true
          where rank <= 10 group by kind
        ) as facet
      )
    ) from found
  );
end
$$;

create function public.save_search(name text, filter jsonb, sort text default 'active') returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  me uuid := private.require_user();
  kept uuid;
begin
  perform private.require_feature('discovery');
  if (select count(*) from public.saved_searches as search where search.user_id = me) >= 50 then
    perform private.fail('too_many_searches', 'There is room for 50 searches. Remove one first.');
  end if;
  -- A filter that cannot be read is refused now, and not by the job at night.
  perform private.search_cards(organization, save_search.filter, save_search.sort, 1);
  insert into public.saved_searches (user_id, organization_id, name, filter, sort)
  values (me, organization, btrim(save_search.name), save_search.filter, save_search.sort)
  on conflict on constraint saved_searches_user_id_organization_id_name_key do update
    set filter = excluded.filter, sort = excluded.sort, told_at = now()
  returning id into kept;
  return kept;
end
$$;

-- How well a candidate matches an opening: plain rules over the facts of an anonymous card, which contain nothing
-- protected. Both sides see the same numbers, reasons and words; docs/adr/0021 says why. These are all numbers of the
-- formula. Changing one makes another version: stored scores name theirs.
create function public.matching_rules() returns jsonb language sql immutable set search_path = '' as $$
  select '{
    "version": "1",
    "weights": {"must": 40, "nice": 10, "job": 8, "place": 18, "dates": 8, "contract": 8, "languages": 8},
    "proof": {"proven": 1, "attested": 0.75, "endorsed": 0.6, "declared": 0.5},
    "below": {"one": 0.8, "two": 0.65},
    "nearJob": 0.5,
    "place": {"near": {"on_site": 30, "hybrid": 40}, "far": {"on_site": 80, "hybrid": 150}, "between": 0.5, "otherWish": 0.25},
    "dates": {"soon": 28, "late": 84, "soonShare": 0.6, "lateShare": 0.25, "listening": 0.8},
    "oneLevelBelow": 0.5,
    "grades": {"great": 75, "good": 55, "fair": 35}
  }'::jsonb
$$;

-- Creates or changes an opening. Only what the formula knows is stored.
create function public.save_need(document jsonb, need_id uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  skills jsonb := document -> 'skills';
  languages jsonb := coalesce(document -> 'languages', '[]');
  said public.job_needs;
begin
  perform private.require_feature('discovery');
  if not coalesce(private.is_need(skills, languages), false) or btrim(coalesce(document ->> 'title', '')) = ''
    or (document ->> 'remote' <> 'remote' and document ->> 'town' is null) then
    perform private.fail('need_incomplete', 'A need has a title, a place or remote work, and at least one skill that is a must.');
  end if;
  said := jsonb_populate_record(null::public.job_needs, document - 'skills' - 'languages');
  if need_id is null then
    if (select count(*) from public.job_needs as need where need.organization_id = organization and status = 'open') >= 100 then
      perform private.fail('too_many_needs', 'There is room for 100 open needs. Archive some first.');
    end if;
    need_id := gen_random_uuid();
    insert into public.job_needs (id, organization_id, title, skills, remote) values
      (need_id, organization, btrim(document ->> 'title'), skills, (document ->> 'remote')::public.remote_wish);
  end if;
  update public.job_needs as need set
    title = btrim(said.title), job_slug = document ->> 'job', town_slug = document ->> 'town', remote = said.remote,
    contracts = coalesce(said.contracts, '{}'), start_on = (document ->> 'startOn')::date,
    skills = (
      select jsonb_agg(jsonb_build_object(
        'slug', skill -> 'slug', 'must', skill -> 'must', 'weight', skill -> 'weight', 'level', skill -> 'level'
      ) order by place) from jsonb_array_elements(save_need.document -> 'skills') with ordinality as listed (skill, place)
    ),
    languages = (
      select coalesce(jsonb_agg(jsonb_build_object('code', spoken -> 'code', 'level', spoken -> 'level') order by place), '[]')
      from jsonb_array_elements(coalesce(save_need.document -> 'languages', '[]')) with ordinality as listed (spoken, place)
    )
  where need.id = save_need.need_id and need.organization_id = organization;
  if not found then
    perform private.fail('need_gone', 'This need does not exist any more.');
  end if;
  return need_id;
end
$$;

create function public.set_need_status(need_id uuid, status text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
begin
  update public.job_needs as need set status = set_need_status.status
  where need.id = set_need_status.need_id and need.organization_id = organization;
  if not found then
    perform private.fail('need_gone', 'This need does not exist any more.');
  end if;
end
$$;

-- The cards that match an opening best, ten per page, each with its grade and reasons. No one is left out for a low
-- grade.
create function public.match_need(need_id uuid, page int default 0) returns jsonb
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  organization uuid := private.require_recruiter();
  need public.job_needs := private.my_need(need_id, organization);
  document jsonb := private.need_document(need);
  key bytea := private.card_key(organization);
  most constant int := 100;
  first constant int := 10 * least(greatest(page, 0), most / 10 - 1);
  total int;
  shown record;
  match jsonb;
  cards jsonb := '[]';
begin
  perform private.require_feature('discovery');
  for shown in
    with measured as (
      select card.user_id, seen.facts, private.match_figures(document, seen.facts) as figures
      from private.need_candidates(organization, document, most) as reached
      join private.candidate_cards as card on card.user_id = reached
      left join private.cards_for_issuers as own on own.organization_id = organization and own.user_id = card.user_id
      cross join lateral (select coalesce(own.facts, card.facts) as facts) as seen
    ), counted as (select *, least(count(*) over (), most) as number from measured)
    select user_id, facts, number from counted
    order by array_position(array['great', 'good', 'fair', 'weak'], (figures).grade), (figures).score desc,
      extensions.encrypt(uuid_send(user_id), key, 'aes-ecb/pad:none')
    limit 10 offset first
  loop
    total := shown.number;
    match := private.match(document, shown.facts);
    perform private.keep_match(need, shown.user_id, match);
    cards := cards || jsonb_build_object(
      'card', shown.facts || jsonb_build_object('id', private.card_id(organization, shown.user_id)), 'match', match
    );
  end loop;
  return jsonb_build_object(
    'need', document || jsonb_build_object('id', need.id, 'status', need.status), 'total', coalesce(total, 0), 'cards', cards
  );
end
$$;

-- One card compared with one opening.
create function public.match_card(need_id uuid, card uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  need public.job_needs := private.my_need(need_id, organization);
  person uuid := private.card_person(organization, card);
  match jsonb;
begin
  perform private.require_feature('discovery');
  if person is null or not private.is_visible_to(person, organization) then
    perform private.fail('card_gone', 'This candidate cannot be found any more.');
  end if;
  match := private.match(private.need_document(need), private.facts_for(organization, person));
  perform private.keep_match(need, person, match);
  return match;
end
$$;

-- The openings of the caller's company, with questions waiting for an answer.
create function public.my_needs(status text default 'open') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
begin
  perform private.require_feature('discovery');
  return (
    select coalesce(jsonb_agg(
      private.need_document(need) || jsonb_build_object('id', need.id, 'status', need.status, 'updatedAt', need.updated_at,
        'waiting', (
          select count(*) from public.match_questions as asked join public.match_scores as shown on shown.id = asked.match_id
          where shown.need_id = need.id and asked.answer is null
        )
      ) order by need.updated_at desc
    ), '[]')
    from (
      select * from public.job_needs as kept
      where kept.organization_id = organization and kept.status = my_needs.status
      order by kept.updated_at desc limit 100
    ) as need
  );
end
$$;

-- The caller's matches, each opening once, as it was last shown.
create function public.my_matches(page int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
begin
  perform private.require_feature('discovery');
  return (
    with latest as (
      select distinct on (shown.need_id) shown.* from public.match_scores as shown
      where shown.user_id = me order by shown.need_id, shown.shown_at desc, shown.id
    ), part as (
      select * from latest order by shown_at desc, id limit 11 offset 10 * greatest(page, 0)
    )
    select jsonb_build_object(
      'isMore', (select count(*) > 10 from part),
      'matches', coalesce(jsonb_agg(jsonb_build_object(
        'id', one.id, 'company', company.name, 'slug', case when company.status = 'approved' then company.slug end, 'need', one.need_title, 'shownAt', one.shown_at,
        'match', jsonb_build_object(
          'version', one.formula, 'score', one.score, 'grade', one.grade, 'heldBack', one.held_back, 'reasons', one.reasons
        ),
        'question', (
          select jsonb_build_object('text', asked.question, 'askedAt', asked.asked_at, 'answer', asked.answer, 'answeredAt', asked.answered_at)
          from public.match_questions as asked where asked.match_id = one.id and not private.is_acting()
        )
      ) order by one.shown_at desc, one.id), '[]')
    )
    from (select * from part order by shown_at desc, id limit 10) as one
    join public.organizations as company on company.id = one.organization_id
  );
end
$$;

create function public.ask_about_match(match_id uuid, question text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
  shown public.match_scores;
begin
  perform private.require_feature('discovery');
  select kept.* into shown from public.match_scores as kept
  join public.organizations as company on company.id = kept.organization_id and company.status = 'approved'
  where kept.id = ask_about_match.match_id and kept.user_id = me;
  if shown.id is null then
    perform private.fail('match_gone', 'This match is not kept any more.');
  end if;
  if (select count(*) from public.match_questions as asked where asked.user_id = me and asked.asked_at > now() - interval '1 day')
    >= private.allowed('match_questions_a_day') then
    perform private.fail('too_many_questions', 'You have asked about as many matches as a day allows. Go on tomorrow.');
  end if;
  insert into public.match_questions as asked (match_id, user_id, organization_id, question)
  values (shown.id, me, shown.organization_id, btrim(ask_about_match.question))
  on conflict on constraint match_questions_match_id_key do nothing;
  if not found then
    perform private.fail('already_asked', 'You have asked about this match already.');
  end if;
  perform private.notify(member.user_id, 'match_question', jsonb_build_object('need', shown.need_title), '/candidates/needs/' || shown.need_id)
  from public.organization_members as member
  where member.organization_id = shown.organization_id and member.member_role in ('owner', 'recruiter');
end
$$;

-- What candidates ask about an opening; they stay as anonymous as their card.
create function public.need_questions(need_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', asked.id, 'grade', shown.grade, 'question', asked.question, 'askedAt', asked.asked_at, 'answer', asked.answer,
      'card', case when private.is_visible_to(asked.user_id, organization) then private.card_id(organization, asked.user_id) end
    ) order by asked.answer is not null, asked.asked_at desc), '[]')
    from public.match_scores as shown join public.match_questions as asked on asked.match_id = shown.id
    where shown.need_id = need_questions.need_id and shown.organization_id = organization
  );
end
$$;

create function public.answer_match_question(question_id uuid, answer text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  asked public.match_questions;
begin
  update public.match_questions as kept set answer = btrim(answer_match_question.answer), answered_at = now()
  where kept.id = question_id and kept.organization_id = organization and kept.answer is null
  returning * into asked;
  if asked.id is null then
    perform private.fail('question_gone', 'This question was answered, or does not exist any more.');
  end if;
  perform private.notify(asked.user_id, 'match_answer', jsonb_build_object('company', (
    select company.name from public.organizations as company where company.id = organization
  )), '/profile/match');
end
$$;

-- Companies that may fit a candidate, based on what they publish: their open missions. Their openings stay private.
create function public.fitting_companies() returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  me uuid := private.require_candidate();
  mine text[] := array(select distinct skill ->> 'slug' from jsonb_array_elements(private.skills_of(me, true)) as skill where skill ? 'slug');
  aims text[] := array(
    select distinct unnest(job.essential) from public.target_jobs as target join public.jobs as job on job.slug = target.job_slug
    where target.user_id = me
  );
begin
  perform private.require_feature('discovery');
  return (
    with fitting as (
      select listing.mission_id, listing.organization_id, listing.title, listing.skills, listing.published_at
      from public.mission_listings as listing
      where listing.is_open and (listing.closes_on is null or listing.closes_on >= current_date)
        and listing.organization_kind = 'company' and listing.skills && (mine || aims)
      order by listing.published_at desc, listing.mission_id limit 300
    ), asked as (
      select organization_id, skill, count(*) as missions
      from fitting, unnest(skills) as skill where skill = any (mine || aims) group by organization_id, skill
    ), companies as (
      select asked.organization_id,
        count(*) filter (where asked.skill = any (mine)) as held, count(*) filter (where asked.skill = any (aims)) as aimed
      from asked
      where asked.organization_id <> all (array(
        select hidden.organization_id from public.discovery_exclusions as hidden where hidden.user_id = me
      ))
      group by asked.organization_id
      order by 2 * count(*) filter (where asked.skill = any (mine)) + count(*) filter (where asked.skill = any (aims)) desc,
        asked.organization_id
      limit 4
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', company.name, 'slug', company.slug, 'replyRate', figures.reply_rate,
      'missions', (select count(*) from fitting where fitting.organization_id = company.id),
      'skills', (
        select jsonb_agg(jsonb_build_object(
          'nameEn', known.name_en, 'nameFr', known.name_fr, 'isMine', asked.skill = any (mine), 'missions', asked.missions
        ) order by asked.skill = any (mine) desc, asked.missions desc, known.slug)
        from asked join public.skills as known on known.slug = asked.skill where asked.organization_id = company.id
      ),
      'jobs', (
        select coalesce(jsonb_agg(jsonb_build_object('titleEn', job.title_en, 'titleFr', job.title_fr) order by target.place), '[]')
        from public.target_jobs as target join public.jobs as job on job.slug = target.job_slug
        where target.user_id = me and exists (
          select from asked where asked.organization_id = company.id and asked.skill = any (job.essential)
        )
      )
    ) order by 2 * companies.held + companies.aimed desc, companies.organization_id), '[]')
    from companies join public.organizations as company on company.id = companies.organization_id and company.status = 'approved'
    left join private.reply_figures as figures on figures.organization_id = company.id
  );
end
$$;

-- # Who may call which function

grant execute on function private.my_recruiting_organizations to authenticated;

grant execute on function
  public.answer_match_question, public.ask_about_match, public.find_candidates, public.fitting_companies,
  public.hide_me_from, public.match_card, public.match_need, public.my_card, public.my_matches, public.my_needs,
  public.need_questions, public.open_card, public.save_need, public.save_search, public.set_my_discovery,
  public.set_need_status, public.show_me_to
to authenticated;

grant execute on function public.matching_rules to anon, authenticated;

-- # Triggers

create trigger profiles_card after update of first_name, last_name, job_title, skills, deletion_requested_at on public.profiles
  for each row execute function private.relist_candidate();

create trigger roles_card after insert or update of user_id, role or delete on public.user_roles
  for each row execute function private.relist_candidate();

create trigger skills_words after insert or update or delete on public.skills
  for each statement execute function private.gather_catalogue_words();

create trigger certificates_card after insert or update of is_public, revoked_at on public.certificates
  for each row execute function private.relist_candidate();

create trigger careers_card after insert or update on public.candidate_profiles
  for each row execute function private.relist_candidate();

create trigger education_added_card after insert on public.profile_education referencing new table as changed
  for each statement execute function private.relist_candidates();

create trigger education_removed_card after delete on public.profile_education referencing old table as changed
  for each statement execute function private.relist_candidates();

create trigger languages_added_card after insert on public.profile_languages referencing new table as changed
  for each statement execute function private.relist_candidates();

create trigger languages_removed_card after delete on public.profile_languages referencing old table as changed
  for each statement execute function private.relist_candidates();

create trigger jobs_words after insert or update or delete on public.jobs
  for each statement execute function private.gather_catalogue_words();

create trigger targets_added_card after insert on public.target_jobs referencing new table as changed
  for each statement execute function private.relist_candidates();

create trigger targets_removed_card after delete on public.target_jobs referencing old table as changed
  for each statement execute function private.relist_candidates();

create trigger endorsements_card after insert or delete on public.endorsements
  for each row execute function private.relist_candidate();

create trigger attestations_card after insert or delete on public.skill_attestations
  for each row execute function private.relist_candidate();

create trigger towns_words after insert or update or delete on public.towns
  for each statement execute function private.gather_catalogue_words();

create trigger settings_card after insert or update on public.discovery_settings
  for each row execute function private.relist_candidate();

create trigger cards_words after insert or update of terms on private.candidate_cards
  for each row execute function private.gather_card_words();

create trigger job_needs_updated before update on public.job_needs
  for each row execute function private.set_updated_at();

create trigger accounts_card after update on auth.users
  for each row when (
    old.banned_until is distinct from new.banned_until or old.last_sign_in_at::date is distinct from new.last_sign_in_at::date
  ) execute function private.relist_account();

-- # First rows

insert into private.card_secret default values;
insert into private.card_edges default values;

-- # Jobs

select cron.schedule('sort cards by activity', '41 2 * * *', 'select private.set_card_edges()');
select cron.schedule('look at cards again', '23 2 * * *', 'select private.relist_stale_cards()');
select cron.schedule('tell of new candidates', '0 6 * * *', 'select private.tell_of_new_candidates()');
select cron.schedule('forget old matches', '41 3 * * *', 'select private.forget_old_matches()');
