-- What others see of a candidate: who may look, at which parts, and under which address.
create type public.profile_visibility as enum ('private', 'partners', 'public');

alter table public.candidate_profiles
  add column visibility public.profile_visibility not null default 'private',
  add column handle text unique check (handle ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(handle) between 3 and 40),
  add column shown text[] not null default array[
    'photo', 'last_name', 'job_title', 'location', 'summary', 'skills', 'links', 'wanted', 'experience', 'education',
    'languages', 'certificates'
  ] check (shown <@ array[
    'photo', 'last_name', 'job_title', 'location', 'summary', 'skills', 'links', 'wanted', 'experience', 'education',
    'languages', 'certificates'
  ]),
  add constraint whoever_is_seen_has_an_address check (visibility = 'private' or handle is not null);

-- Every address that somebody ever had stays his, so that old links lead to the same person and nobody takes them over.
create table private.handles (
  handle text primary key,
  user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default now()
);
create index handles_by_user on private.handles (user_id);

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

-- Skills with where each comes from: proven by validated work. Later migrations add their kinds of sources to it.
create function private.skill_sources(person uuid) returns table (skill text, kind text, at timestamptz, facts jsonb)
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

-- What was declared in its order, then what was proven beyond it; an endorsement alone adds no skill. A skill's key is
-- its slug in the catalogue, or else its plain word. Visitors see of proofs only those that are public, and nothing of
-- a source that is for the owner only.
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

create function public.my_skills() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.skills_of(private.require_user(), false)
$$;

-- The parts of a profile that are named, and not a field more.
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

-- A page holds what its owner shows.
create function private.page_of(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.profile_parts(person, career.shown) || jsonb_strip_nulls(jsonb_build_object('handle', career.handle))
  from public.candidate_profiles as career where career.user_id = person
$$;

create function private.may_see_page(career public.candidate_profiles) returns boolean
language sql stable security definer set search_path = '' as $$
  select career.visibility = 'public'
    or career.visibility = 'partners' and (select auth.uid()) is not null and private.is_fully_signed_in()
      and (private.has_role('company') or private.has_role('academia'))
$$;

-- Nothing for whoever may not look, exactly as for an address that nobody has.
create function public.person_page(wanted_handle text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.page_of(career.user_id)
  from private.handles as address
  join public.candidate_profiles as career on career.user_id = address.user_id
  join public.profiles as profile on profile.user_id = career.user_id and profile.deletion_requested_at is null
  join auth.users as account on account.id = career.user_id and coalesce(account.banned_until, '-infinity') < now()
  where address.handle = lower(btrim(wanted_handle)) and private.may_see_page(career)
$$;

-- The own page as others would see it, whether or not they may.
create function public.my_page() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.page_of(private.require_user())
$$;

revoke execute on function public.person_page from public;
grant execute on function public.person_page to anon, authenticated;
grant execute on function public.set_my_page, public.my_skills, public.my_page to authenticated;
