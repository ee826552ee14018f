-- What candidates say of themselves beyond the fields that everybody has: where they come from, and what they look for.
create type public.availability as enum ('unsaid', 'now', 'from_date', 'listening', 'closed');
create type public.remote_wish as enum ('any', 'on_site', 'hybrid', 'remote');
create type public.language_level as enum ('a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'native');

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
  -- Counts what was saved, so that a second tab does not undo the first one unseen.
  revision int not null default 0,
  updated_at timestamptz not null default now()
);
create trigger candidate_profiles_updated before update on public.candidate_profiles
  for each row execute function private.set_updated_at();

create table public.profile_education (
  user_id uuid not null references public.candidate_profiles on delete cascade,
  position int not null check (position between 1 and 50),
  school text not null check (length(school) between 1 and 160),
  degree text not null default '' check (length(degree) <= 160),
  -- First of a month; without an end, it goes on.
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

call private.protect('public.candidate_profiles');
call private.protect('public.profile_education');
call private.protect('public.profile_experience');
call private.protect('public.profile_languages');
grant select on
  public.candidate_profiles, public.profile_education, public.profile_experience, public.profile_languages
to authenticated;
create policy "Candidates read their own career" on public.candidate_profiles for select to authenticated
  using (user_id = (select auth.uid()));
create policy "Candidates read their own education" on public.profile_education for select to authenticated
  using (user_id = (select auth.uid()));
create policy "Candidates read their own experience" on public.profile_experience for select to authenticated
  using (user_id = (select auth.uid()));
create policy "Candidates read their own languages" on public.profile_languages for select to authenticated
  using (user_id = (select auth.uid()));

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

-- The whole profile in one piece: all of it is saved, or nothing. Rows are listed in the order in which they are shown.
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
    looking_for = coalesce(said.looking_for, ''), revision = found_revision + 1
  from jsonb_to_record(document) as said (
    location text, availability public.availability, available_from date, contract_kinds text[], places text[],
    remote public.remote_wish, looking_for text
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
grant execute on function public.save_my_profile to authenticated;
