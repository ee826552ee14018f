-- A phone number, driver's licenses and interests. The number is on no page: companies read it where it was shared with
-- them, like the email address.
alter table public.candidate_profiles
  add column phone text not null default '' check (
    phone = '' or phone ~ '^\+?[0-9(][0-9 ().-]{4,28}[0-9]$' and length(regexp_replace(phone, '[^0-9]', '', 'g')) between 6 and 15
  ),
  add column driving_licenses text[] not null default '{}' check (
    driving_licenses <@ array['AM', 'A1', 'A2', 'A', 'B1', 'B', 'BE', 'C1', 'C1E', 'C', 'CE', 'D1', 'D1E', 'D', 'DE']
    and private.are_clean_words(driving_licenses, 3)
  ),
  add column interests text[] not null default '{}' check (
    private.are_clean_words(interests, 80) and cardinality(interests) <= 20
  );

-- Both are shown only to those whom the owner chooses to show them.
alter table public.candidate_profiles drop constraint candidate_profiles_shown_check;
alter table public.candidate_profiles add constraint candidate_profiles_shown_check check (shown <@ array[
  'photo', 'last_name', 'job_title', 'location', 'summary', 'skills', 'links', 'wanted', 'experience', 'education',
  'languages', 'driving_licenses', 'interests', 'certificates'
]);

create or replace function public.save_my_profile(document jsonb, base_revision int) returns int
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

create or replace function private.profile_parts(person uuid, parts text[]) returns jsonb
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

create or replace function private.shareable_fields() returns text[] language sql immutable set search_path = '' as $$
  select array[
    'name', 'photo', 'email', 'phone', 'resume', 'job_title', 'location', 'summary', 'skills', 'links', 'wanted',
    'experience', 'education', 'languages', 'driving_licenses', 'interests', 'certificates'
  ]
$$;

create or replace function public.shared_profile(card uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  person uuid := private.card_person(organization, card);
  share public.contact_shares := private.active_share(organization, person);
begin
  perform private.require_feature('discovery');
  if share.id is null then
    return null;
  end if;
  perform private.note_discovery(person, organization, 'viewed');
  return (
    select private.profile_parts(person, share.fields) - 'firstName' - 'lastName' || jsonb_strip_nulls(jsonb_build_object(
      'card', card, 'fields', share.fields, 'until', share.shared_until,
      'name', case when 'name' = any (share.fields) then private.team_name(person) end,
      'email', case when 'email' = any (share.fields) then account.email end,
      'phone', case when 'phone' = any (share.fields) then (
        select nullif(career.phone, '') from public.candidate_profiles as career where career.user_id = person
      ) end,
      'resume', case when 'resume' = any (share.fields) and profile.resume_path is not null then
        jsonb_build_object('path', profile.resume_path, 'name', profile.resume_name) end,
      'conversation', (
        select request.conversation_id from public.contact_requests as request
        where request.organization_id = organization and request.user_id = person
          and private.is_member(request.conversation_id, (select auth.uid()))
        order by request.created_at desc limit 1
      )
    ))
    from public.profiles as profile join auth.users as account on account.id = profile.user_id
    where profile.user_id = person
  );
end
$$;
