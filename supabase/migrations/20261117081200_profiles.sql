-- Candidates’ profiles: education, experience, languages, résumés, and public pages.

-- Functions here call others that later files create.
set check_function_bodies = off;

-- # Types

-- What candidates say about themselves beyond the fields that everyone has: their background, and what they look for.
create type public.availability as enum ('unsaid', 'now', 'from_date', 'listening', 'closed');
create type public.remote_wish as enum ('any', 'on_site', 'hybrid', 'remote');
create type public.language_level as enum ('a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'native');

-- What others see of a candidate: who may look, at which parts, and at which address.
create type public.profile_visibility as enum ('private', 'partners', 'public');

-- # Tables

create table public.candidate_profiles (
  user_id uuid primary key references auth.users on delete cascade,
  location text not null default '' check (length(location) <= 120),
  availability public.availability not null default 'unsaid',
  available_from date check ((availability = 'from_date') = (available_from is not null)),
  contract_kinds text[] not null default '{}' check (
    contract_kinds <@ array['permanent', 'fixed_term', 'apprenticeship', 'internship', 'temporary', 'freelance', 'civic_service']
    and private.are_clean_words(contract_kinds, 20)
  ),
  places text[] not null default '{}' check (private.are_clean_words(places, 80) and cardinality(places) <= 20),
  remote public.remote_wish not null default 'any',
  looking_for text not null default '' check (length(looking_for) <= 1000),
  -- Counts saves, so that a second tab doesn't overwrite the first unnoticed.
  revision int not null default 0,
  updated_at timestamptz not null default now(),
  visibility public.profile_visibility not null default 'private',
  handle text unique check (handle ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(handle) between 3 and 40),
  shown text[] not null default array[
    'photo', 'last_name', 'job_title', 'location', 'summary', 'skills', 'links', 'wanted', 'experience', 'education',
    'languages', 'certificates'
  ] check (shown <@ array[
    'photo', 'last_name', 'job_title', 'location', 'summary', 'skills', 'links', 'wanted', 'experience', 'education',
    'languages', 'driving_licenses', 'interests', 'certificates'
  ]),
  phone text not null default '' check (
    phone = '' or phone ~ '^\+?[0-9(][0-9 ().-]{4,28}[0-9]$' and length(regexp_replace(phone, '[^0-9]', '', 'g')) between 6 and 15
  ),
  driving_licenses text[] not null default '{}' check (
    driving_licenses <@ array['AM', 'A1', 'A2', 'A', 'B1', 'B', 'BE', 'C1', 'C1E', 'C', 'CE', 'D1', 'D1E', 'D', 'DE']
    and private.are_clean_words(driving_licenses, 3)
  ),
  interests text[] not null default '{}' check (
    private.are_clean_words(interests, 80) and cardinality(interests) <= 20
  ),
  constraint whoever_is_seen_has_an_address check (visibility = 'private' or handle is not null)
);

create table public.profile_education (
  user_id uuid not null references public.candidate_profiles on delete cascade,
  position int not null check (position between 1 and 50),
  school text not null check (length(school) between 1 and 160),
  degree text not null default '' check (length(degree) <= 160),
  -- The first of a month; without an end, it is ongoing.
  started_on date,
  ended_on date check (ended_on >= started_on),
  description text not null default '' check (length(description) <= 4000),
  primary key (user_id, position)
);

create table public.profile_experience (
  user_id uuid not null references public.candidate_profiles on delete cascade,
  position int not null check (position between 1 and 50),
  title text not null check (length(title) between 1 and 160),
  organization text not null default '' check (length(organization) <= 160),
  location text not null default '' check (length(location) <= 120),
  started_on date,
  ended_on date check (ended_on >= started_on),
  description text not null default '' check (length(description) <= 4000),
  primary key (user_id, position)
);

create table public.profile_languages (
  user_id uuid not null references public.candidate_profiles on delete cascade,
  position int not null check (position between 1 and 50),
  code text not null check (code ~ '^[a-z]{2,3}$'),
  level public.language_level not null,
  primary key (user_id, position),
  unique (user_id, code)
);

-- Every address a person ever had remains theirs, so that old links lead to the same person and no one can take them
-- over.
create table private.handles (
  handle text primary key,
  user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default now()
);

-- Versions of a résumé, one of them current. The profile names the current one by its path; a version keeps its ID and
-- path, so that an application can say which one was sent.
create table public.resumes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.candidate_profiles on delete cascade,
  path text not null unique check (starts_with(path, user_id::text || '/')),
  name text not null check (length(name) between 1 and 200),
  label text not null default '' check (length(label) <= 80),
  size int not null check (size > 0),
  created_at timestamptz not null default now(),
  constraint files_are_safe check (private.is_safe_path(path))
);

-- A connection confirms that a person has a skill. "user_id" has it.
create table public.endorsements (
  user_id uuid not null references auth.users on delete cascade,
  skill text not null check (length(skill) between 1 and 80),
  endorser_id uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, skill, endorser_id)
);

-- A school attests what a person can do: a person who shares with it, and a skill of the catalog.
create table public.skill_attestations (
  user_id uuid not null references auth.users on delete cascade,
  skill text not null references public.skills on update cascade on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  attested_by uuid references auth.users on delete set null,
  note text not null default '' check (length(note) <= 300),
  created_at timestamptz not null default now(),
  primary key (user_id, skill, organization_id)
);

-- # Indexes

create index handles_by_user on private.handles (user_id);
create index resumes_by_user on public.resumes (user_id, created_at desc);
create index endorsements_by_endorser on public.endorsements (endorser_id);
create index endorsements_by_skill on public.endorsements (skill);
create index skill_attestations_by_skill on public.skill_attestations (skill);
create index skill_attestations_by_school on public.skill_attestations (organization_id, user_id);
create index skill_attestations_by_author on public.skill_attestations (attested_by);

-- # Private helpers

create function private.note_career_parts(person uuid) returns void
language sql security definer set search_path = '' as $$
  update public.profiles as profile set career_parts = array_remove(array[
    case when exists (select from public.profile_experience where user_id = person) then 'experience' end,
    case when exists (select from public.profile_education where user_id = person) then 'education' end,
    case when exists (select from public.profile_languages where user_id = person) then 'languages' end,
    case when exists (
      select from public.candidate_profiles
      where user_id = person and availability <> 'unsaid' and (availability = 'closed' or contract_kinds <> '{}')
    ) then 'wanted' end
  ], null) where profile.user_id = person
$$;

create function private.is_reserved_handle(handle text) returns boolean
language sql immutable set search_path = '' as $$
  select handle = any(array[
    'about', 'account', 'accounts', 'admin', 'admins', 'administrator', 'anonymous', 'api', 'app', 'assets', 'auth',
    'candidate', 'candidates', 'company', 'contact', 'dashboard', 'essor', 'everyone', 'help', 'home', 'legal', 'login',
    'logout', 'mail', 'me', 'moderator', 'new', 'nobody', 'null', 'official', 'people', 'postmaster', 'preview',
    'privacy', 'private', 'profile', 'public', 'root', 'security', 'settings', 'sign-in', 'sign-up', 'signin', 'signup',
    'staff', 'status', 'support', 'system', 'team', 'terms', 'test', 'undefined', 'user', 'users', 'webmaster', 'www'
  ]) or handle like 'essor-%' or handle like 'admin-%'
$$;

-- Skills proven by validated work.
create function private.skill_proofs(person uuid) returns table (skill text, kind text, at timestamptz, facts jsonb)
language sql stable security definer set search_path = '' as $$
  select distinct private.current_skill(proven.slug), 'proven', certificate.issued_at, jsonb_build_object(
    'code', certificate.code, 'isPublic', certificate.is_public, 'mission', certificate.facts ->> 'mission',
    'organization', certificate.facts ->> 'organization', 'difficulty', certificate.facts ->> 'difficulty',
    'reached', (
      select round(100 * sum((criterion ->> 'weight')::numeric * (criterion ->> 'rank')::numeric / (criterion ->> 'of')::numeric)
        / nullif(sum((criterion ->> 'weight')::numeric), 0))
      from jsonb_array_elements(certificate.facts -> 'criteria') as criterion
    )
  )
  from public.certificates as certificate, jsonb_array_elements_text(certificate.facts -> 'skills') as proven (slug)
  where certificate.user_id = person and certificate.revoked_at is null
$$;

create function private.skill_proofs_and_endorsements(person uuid) returns table (skill text, kind text, at timestamptz, facts jsonb)
language sql stable security definer set search_path = '' as $$
  select * from private.skill_proofs(person)
  union all
  select endorsement.skill, 'endorsed', endorsement.created_at, jsonb_strip_nulls(jsonb_build_object(
    'name', case when card ? 'handle' then btrim(concat_ws(' ', card ->> 'firstName', card ->> 'lastName')) end,
    'handle', card ->> 'handle',
    'ownerOnly', jsonb_build_object(
      'id', endorsement.endorser_id, 'name', btrim(concat_ws(' ', card ->> 'firstName', card ->> 'lastName'))
    )
  ))
  from public.endorsements as endorsement, private.person_card(endorsement.endorser_id) as card
  where endorsement.user_id = person
$$;

create function private.skill_sources(person uuid) returns table (skill text, kind text, at timestamptz, facts jsonb)
language sql stable security definer set search_path = '' as $$
  select * from private.skill_proofs_and_endorsements(person)
  union all
  select given.skill, 'attested', given.created_at, jsonb_build_object(
    'school', school.name, 'note', given.note, 'ownerOnly', jsonb_build_object('id', school.id, 'name', school.name)
  )
  from public.skill_attestations as given join public.organizations as school on school.id = given.organization_id
  where given.user_id = person and school.status = 'approved'
$$;

-- Declared skills in their order, then proven ones; an endorsement alone adds no skill. A skill's key is its slug in
-- the catalog, or else its plain name. Visitors see only public proofs, and nothing from a source that is for the owner
-- only.
create function private.skills_of(person uuid, for_visitors boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  with declared as (
    select listed.word, listed.place, (
      select known.slug from private.skill_names as known where known.name = private.plain_words(btrim(listed.word))
    ) as slug
    from public.profiles as profile, unnest(profile.skills) with ordinality as listed (word, place)
    where profile.user_id = person
  ), sources as (
    select * from private.skill_sources(person) as source
    where not for_visitors or coalesce((source.facts ->> 'isPublic')::boolean, true)
  ), named as (
    select word, slug, coalesce(slug, private.plain_words(word)) as key, place from declared
    union all
    select null, skill, skill, 1000000 from sources
    where kind <> 'endorsed' and skill not in (select slug from declared where slug is not null)
    group by skill
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'key', named.key, 'word', named.word, 'slug', named.slug, 'nameEn', skill.name_en, 'nameFr', skill.name_fr,
    'sources', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', source.kind, 'at', source.at,
        'facts', case when for_visitors then source.facts - 'ownerOnly' else source.facts end
      ) order by source.at desc), '[]')
      from sources as source where source.skill = named.key
    )
  ) order by place, skill.slug), '[]')
  from named left join public.skills as skill on skill.slug = named.slug
$$;

-- The requested parts of a profile, and nothing else.
create function private.profile_parts(person uuid, parts text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'firstName', profile.first_name,
    'lastName', case when 'last_name' = any(parts) then profile.last_name
      else left(profile.last_name, 1) || case when profile.last_name = '' then '' else '.' end end,
    'photo', case when 'photo' = any(parts) then profile.avatar_url end,
    'jobTitle', case when 'job_title' = any(parts) then profile.job_title end,
    'location', case when 'location' = any(parts) then career.location end,
    'summary', case when 'summary' = any(parts) then profile.bio end,
    'skills', case when 'skills' = any(parts) then private.skills_of(person, true) end,
    'linkedinUrl', case when 'links' = any(parts) then profile.linkedin_url end,
    'portfolioUrl', case when 'links' = any(parts) then profile.portfolio_url end,
    'wanted', case when 'wanted' = any(parts) then jsonb_build_object(
      'availability', career.availability, 'availableFrom', coalesce(career.available_from::text, ''),
      'contracts', career.contract_kinds, 'places', career.places, 'remote', career.remote,
      'lookingFor', career.looking_for
    ) end,
    'experience', case when 'experience' = any(parts) then (
      select jsonb_agg(jsonb_build_object(
        'key', entry.position::text, 'title', entry.title, 'at', entry.organization, 'location', entry.location,
        'from', coalesce(to_char(entry.started_on, 'YYYY-MM'), ''), 'until', coalesce(to_char(entry.ended_on, 'YYYY-MM'), ''),
        'details', entry.description
      ) order by entry.position) from public.profile_experience as entry where entry.user_id = person
    ) end,
    'education', case when 'education' = any(parts) then (
      select jsonb_agg(jsonb_build_object(
        'key', entry.position::text, 'title', entry.school, 'at', entry.degree, 'location', '',
        'from', coalesce(to_char(entry.started_on, 'YYYY-MM'), ''), 'until', coalesce(to_char(entry.ended_on, 'YYYY-MM'), ''),
        'details', entry.description
      ) order by entry.position) from public.profile_education as entry where entry.user_id = person
    ) end,
    'languages', case when 'languages' = any(parts) then (
      select jsonb_agg(jsonb_build_object('key', entry.code, 'code', entry.code, 'level', entry.level) order by entry.position)
      from public.profile_languages as entry where entry.user_id = person
    ) end,
    'drivingLicenses', case when 'driving_licenses' = any(parts) then career.driving_licenses end,
    'interests', case when 'interests' = any(parts) then career.interests end,
    'certificates', case when 'certificates' = any(parts) then (
      select jsonb_agg(jsonb_build_object(
        'code', certificate.code, 'mission', certificate.facts ->> 'mission',
        'organization', certificate.facts ->> 'organization', 'issuedAt', certificate.issued_at
      ) order by certificate.issued_at desc)
      from public.certificates as certificate
      where certificate.user_id = person and certificate.is_public and certificate.revoked_at is null
    ) end
  ))
  from public.candidate_profiles as career join public.profiles as profile on profile.user_id = career.user_id
  where career.user_id = person
$$;

-- A page shows what its owner chose.
create function private.page_of(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.profile_parts(person, career.shown) || jsonb_strip_nulls(jsonb_build_object('handle', career.handle))
  from public.candidate_profiles as career where career.user_id = person
$$;

-- A blocked person who is signed in sees the same as at an address without a page.
create function private.may_see_page(career public.candidate_profiles) returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.is_kept_from((select auth.uid()), career.user_id) and (
    career.visibility = 'public'
    or career.visibility = 'partners' and (select auth.uid()) is not null and private.is_fully_signed_in() and (
      private.has_role('company') and (
        not private.is_findable(career.user_id) or private.was_told_name((select auth.uid()), career.user_id)
      )
      or private.has_role('academia') and not private.has_role('company')
    )
  )
$$;

-- # Policies and grants

call private.protect('public.candidate_profiles');
grant select on public.candidate_profiles to authenticated;

create policy "Candidates read their own career" on public.candidate_profiles for select to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.profile_education');
grant select on public.profile_education to authenticated;

create policy "Candidates read their own education" on public.profile_education for select to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.profile_experience');
grant select on public.profile_experience to authenticated;

create policy "Candidates read their own experience" on public.profile_experience for select to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.profile_languages');
grant select on public.profile_languages to authenticated;

create policy "Candidates read their own languages" on public.profile_languages for select to authenticated
  using (user_id = (select auth.uid()));

call private.protect('public.resumes');
grant select on public.resumes to authenticated;
grant update (label) on public.resumes to authenticated;

create policy "People see their own résumés" on public.resumes for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People label their own résumés" on public.resumes for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

call private.protect('public.endorsements');
grant select, delete on public.endorsements to authenticated;

create policy "People see endorsements they have and gave" on public.endorsements for select to authenticated
  using (user_id = (select auth.uid()) or endorser_id = (select auth.uid()));

create policy "People take endorsements back, and refuse those they have" on public.endorsements
  for delete to authenticated
  using (user_id = (select auth.uid()) or endorser_id = (select auth.uid()));

call private.protect('public.skill_attestations');
grant select, delete on public.skill_attestations to authenticated;

-- # Public functions

-- The whole profile in one piece: all of it is saved, or nothing. Rows are in display order.
create function public.save_my_profile(document jsonb, base_revision int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  found_revision int;
begin
  insert into public.candidate_profiles (user_id) values (person) on conflict do nothing;
  select revision into found_revision from public.candidate_profiles where user_id = person for update;
  if found_revision <> base_revision then
    perform private.fail('profile_changed', 'The profile was changed elsewhere in the meantime.');
  end if;

  update public.profiles as profile set
    first_name = said.first_name, last_name = said.last_name, job_title = coalesce(said.job_title, ''),
    bio = coalesce(said.bio, ''), skills = coalesce(said.skills, '{}'),
    linkedin_url = said.linkedin_url, portfolio_url = said.portfolio_url
  from jsonb_to_record(document) as said (
    first_name text, last_name text, job_title text, bio text, skills text[], linkedin_url text, portfolio_url text
  ) where profile.user_id = person;

  update public.candidate_profiles as career set
    location = coalesce(said.location, ''), availability = coalesce(said.availability, 'unsaid'),
    available_from = said.available_from, contract_kinds = coalesce(said.contract_kinds, '{}'),
    places = coalesce(said.places, '{}'), remote = coalesce(said.remote, 'any'),
    looking_for = coalesce(said.looking_for, ''), phone = coalesce(said.phone, career.phone),
    driving_licenses = coalesce(said.driving_licenses, career.driving_licenses),
    interests = coalesce(said.interests, career.interests), revision = found_revision + 1
  from jsonb_to_record(document) as said (
    location text, availability public.availability, available_from date, contract_kinds text[], places text[],
    remote public.remote_wish, looking_for text, phone text, driving_licenses text[], interests text[]
  ) where career.user_id = person;

  delete from public.profile_education where user_id = person;
  insert into public.profile_education (user_id, position, school, degree, started_on, ended_on, description)
  select person, place, said.school, coalesce(said.degree, ''), said.started_on, said.ended_on, coalesce(said.description, '')
  from jsonb_array_elements(coalesce(document -> 'education', '[]')) with ordinality as listed (entry, place),
    jsonb_to_record(entry) as said (school text, degree text, started_on date, ended_on date, description text);

  delete from public.profile_experience where user_id = person;
  insert into public.profile_experience (user_id, position, title, organization, location, started_on, ended_on, description)
  select person, place, said.title, coalesce(said.organization, ''), coalesce(said.location, ''), said.started_on,
    said.ended_on, coalesce(said.description, '')
  from jsonb_array_elements(coalesce(document -> 'experience', '[]')) with ordinality as listed (entry, place),
    jsonb_to_record(entry) as said (
      title text, organization text, location text, started_on date, ended_on date, description text
    );

  delete from public.profile_languages where user_id = person;
  insert into public.profile_languages (user_id, position, code, level)
  select person, place, entry ->> 'code', (entry ->> 'level')::public.language_level
  from jsonb_array_elements(coalesce(document -> 'languages', '[]')) with ordinality as listed (entry, place);

  perform private.note_career_parts(person);
  return found_revision + 1;
end
$$;

create function public.set_my_page(
  wanted_visibility public.profile_visibility, wanted_handle text, wanted_shown text[]
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  new_handle text := nullif(lower(btrim(wanted_handle)), '');
  owner uuid;
begin
  insert into public.candidate_profiles (user_id) values (person) on conflict do nothing;
  perform from public.candidate_profiles where user_id = person for update;
  if new_handle is null and wanted_visibility <> 'private' then
    perform private.fail('handle_required', 'Choose an address for your page.');
  end if;
  if new_handle is not null then
    if new_handle !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or length(new_handle) not between 3 and 40 then
      perform private.fail('handle_invalid', 'Letters, figures and single hyphens, from 3 to 40.');
    end if;
    if private.is_reserved_handle(new_handle) then
      perform private.fail('handle_taken', 'This address is taken.');
    end if;
    if (select count(*) from private.handles where user_id = person and handle <> new_handle) >= 5 then
      perform private.fail('too_many_handles', 'The address was changed too often.');
    end if;
    insert into private.handles (handle, user_id) values (new_handle, person) on conflict do nothing;
    select user_id into owner from private.handles where handle = new_handle;
    if owner <> person then
      perform private.fail('handle_taken', 'This address is taken.');
    end if;
  end if;
  update public.candidate_profiles set
    visibility = wanted_visibility, handle = coalesce(new_handle, handle), shown = coalesce(wanted_shown, shown)
  where user_id = person;
end
$$;

create function public.my_skills() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.skills_of(private.require_user(), false)
$$;

-- Null for people who may not look, exactly as for an address without a page.
create function public.person_page(wanted_handle text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.page_of(career.user_id)
  from private.handles as address
  join public.candidate_profiles as career on career.user_id = address.user_id
  join public.profiles as profile on profile.user_id = career.user_id and profile.deletion_requested_at is null
  join auth.users as account on account.id = career.user_id and coalesce(account.banned_until, '-infinity') < now()
  where address.handle = lower(btrim(wanted_handle)) and private.may_see_page(career)
$$;

-- The caller's own page as others would see it, whether or not they may.
create function public.my_page() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.page_of(private.require_user())
$$;

-- A file in the person's own folder becomes a version, and the current one.
create function public.add_resume(file_path text, file_name text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  added uuid;
begin
  insert into public.candidate_profiles (user_id) values (person) on conflict do nothing;
  perform from public.profiles where user_id = person for update;
  if (select count(*) from public.resumes where user_id = person) >= 20 then
    perform private.fail('too_many_resumes', 'Remove a résumé before you add another one.');
  end if;
  insert into public.resumes (user_id, path, name, size)
  select person, file.name, left(btrim(file_name), 200), (file.metadata ->> 'size')::int
  from storage.objects as file
  where file.bucket_id = 'resumes' and file.name = file_path and starts_with(file.name, person::text || '/')
  returning id into added;
  if added is null then
    perform private.fail('resume_not_found', 'This résumé does not exist.');
  end if;
  perform public.choose_resume(added);
  return added;
end
$$;

create function public.choose_resume(resume_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  update public.profiles as profile set resume_path = resume.path, resume_name = resume.name
  from public.resumes as resume
  where resume.id = resume_id and resume.user_id = person and profile.user_id = person;
  if not found then
    perform private.fail('resume_not_found', 'This résumé does not exist.');
  end if;
end
$$;

-- Returns the path of the file, which is then removed through the storage API. The newest of the others replaces a
-- current one.
create function public.delete_resume(resume_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  deleted text;
begin
  perform from public.profiles where user_id = person for update;
  delete from public.resumes where id = resume_id and user_id = person returning path into deleted;
  if deleted is null then
    perform private.fail('resume_not_found', 'This résumé does not exist.');
  end if;
  update public.profiles as profile set (resume_path, resume_name) = (
    select path, name from public.resumes where user_id = person order by created_at desc, id limit 1
  ) where profile.user_id = person and profile.resume_path = deleted;
  return deleted;
end
$$;

-- # Who may call which function

grant execute on function
  public.add_resume, public.choose_resume, public.delete_resume, public.my_page, public.my_skills,
  public.save_my_profile, public.set_my_page
to authenticated;

grant execute on function public.person_page to anon, authenticated;

-- # Triggers

create trigger candidate_profiles_updated before update on public.candidate_profiles
  for each row execute function private.set_updated_at();
