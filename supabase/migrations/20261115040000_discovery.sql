-- Candidates who let companies find them, as cards that name nobody.
create extension if not exists fuzzystrmatch with schema extensions;

-- Places people live in, so that distances can be told. Rows come from seed/towns.sql.
create table public.towns (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name_en text not null,
  name_fr text not null,
  -- In plain words: what else people call it.
  aliases text[] not null default '{}',
  country text not null check (country ~ '^[A-Z]{2}$'),
  latitude numeric(6, 3) not null,
  longitude numeric(6, 3) not null
);
call private.protect('public.towns');
grant select on public.towns to authenticated;
create policy "Everyone reads the list of towns" on public.towns for select to authenticated using (true);

create function private.town_words(said text) returns text language sql stable set search_path = '' as $$
  select btrim(regexp_replace(private.plain_words(said), '\S*\d\S*|[^a-z]+', ' ', 'g'))
$$;
-- The town somebody means by "69003 Lyon, France", or none.
create function private.town_of(said text) returns text
language sql stable security definer set search_path = '' as $$
  select town.slug from public.towns as town, private.town_words(split_part(said, ',', 1)) as words
  where words = any (array[private.town_words(town.name_en), private.town_words(town.name_fr)] || town.aliases)
  limit 1
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

-- Whether companies may find somebody, and which criteria they learn nothing about. Nobody is found without having said yes.
create table public.discovery_settings (
  user_id uuid primary key references auth.users on delete cascade,
  is_findable boolean not null default false,
  hidden text[] not null default '{}' check (hidden <@ array[
    'skills', 'proofs', 'target_jobs', 'place', 'availability', 'contracts', 'languages', 'schools'
  ]),
  decided_at timestamptz not null default now()
);
call private.protect('public.discovery_settings');
grant select on public.discovery_settings to authenticated;
create policy "People see what they allow" on public.discovery_settings for select to authenticated
  using (user_id = (select auth.uid()));

-- Companies that somebody does not want to be found by, the present employer for one.
create table public.discovery_exclusions (
  user_id uuid not null references auth.users on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, organization_id)
);
create index discovery_exclusions_by_organization on public.discovery_exclusions (organization_id);
call private.protect('public.discovery_exclusions');
grant select on public.discovery_exclusions to authenticated;
create policy "People see from whom they hide" on public.discovery_exclusions for select to authenticated
  using (user_id = (select auth.uid()));

-- Everything a company did with somebody's card. Written once, never changed.
create table public.discovery_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  kind text not null check (kind in (
    'viewed', 'shortlisted', 'unlisted', 'compared', 'matched', 'contacted', 'accepted', 'declined', 'expired',
    'withdrawn', 'revoked', 'invited'
  )),
  day date not null default (now() at time zone 'UTC')::date,
  at timestamptz not null default now(),
  details jsonb not null default '{}'
);
create index discovery_events_by_person on public.discovery_events (user_id, at desc);
create index discovery_events_by_organization on public.discovery_events (organization_id, kind, at desc);
-- A company that looks ten times in a day has looked once.
create unique index discovery_views on public.discovery_events (user_id, organization_id, day) where kind = 'viewed';
call private.protect('public.discovery_events');
grant select on public.discovery_events to authenticated;
create policy "People see what companies did with their card" on public.discovery_events for select to authenticated
  using (user_id = (select auth.uid()));

-- Who it was inside the company is the company's affair.
create table private.discovery_actors (
  event_id bigint primary key references public.discovery_events on delete cascade,
  actor_id uuid not null references auth.users on delete cascade
);
create index discovery_actors_by_person on private.discovery_actors (actor_id);

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

-- The company the caller looks for people for.
create function private.my_recruiting_organizations() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.organization_id from public.organization_members as member
  join public.organizations as organization on organization.id = member.organization_id
  where member.user_id = (select auth.uid()) and member.member_role in ('owner', 'recruiter')
    and organization.status = 'approved' and organization.kind = 'company'
$$;
grant execute on function private.my_recruiting_organizations to authenticated;

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

-- A card's id is its person's id, enciphered with a key of the company's: each company knows somebody by another one,
-- and no two can compare what they know.
create table private.card_secret (
  is_only boolean primary key default true check (is_only),
  secret bytea not null default extensions.gen_random_bytes(32)
);
insert into private.card_secret default values;

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

-- One for each person who can be found. Of "terms" the first ones, as many as "labels" says, are counted as facets.
create table private.candidate_cards (
  user_id uuid primary key references auth.users on delete cascade,
  active_on date not null,
  found_since timestamptz not null default now(),
  missions int not null,
  -- Null where it was not said, in the distant past for "now".
  available_on date,
  labels int not null,
  terms text[] collate "C" not null,
  facts jsonb not null
);
-- A search reads the terms of many rows and the facts of few: the facts stand apart, so that rows stay narrow.
alter table private.candidate_cards alter column terms set statistics 1000, alter column terms set storage main,
  set (toast_tuple_target = 256);

-- What somebody wrote, unless it could tell who it is: a part of the own name, an address, a number to call.
create function private.naming_nobody(said text, person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select nullif(btrim(said), '') where said !~* '@|https?:|www\.|[a-z0-9]\.(com|fr|eu|net|org|io|me|dev)\y|(\d[ .-]?){6}'
    and not exists (
      select from public.profiles as profile,
        regexp_split_to_table(private.plain_words(profile.first_name || ' ' || profile.last_name), '[^a-z0-9]+') as part
      where profile.user_id = person and length(part) > 1
        and part = any (regexp_split_to_array(private.plain_words(said), '[^a-z0-9]+'))
    )
$$;

create function private.town_facts(slug text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'slug', town.slug, 'nameEn', name_en, 'nameFr', name_fr, 'country', country, 'latitude', latitude, 'longitude', longitude
  ) from public.towns as town where town.slug = town_facts.slug
$$;

-- Skills with the best that stands behind each. A proof names the mission and its company, never the certificate.
create function private.card_skills(person uuid, with_proofs boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  with listed as (
    select skill, ordinality as place from jsonb_array_elements(private.skills_of(person, true)) with ordinality as one (skill)
  ), weighed as (
    select place, skill,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'mission', source -> 'facts' ->> 'mission', 'organization', source -> 'facts' ->> 'organization',
          'difficulty', source -> 'facts' ->> 'difficulty', 'reached', source -> 'facts' -> 'reached',
          'on', to_char((source ->> 'at')::timestamptz, 'YYYY-MM')
        ) order by array_position(array['advanced', 'intermediate', 'beginner'], source -> 'facts' ->> 'difficulty'), source ->> 'at' desc)
        from jsonb_array_elements(skill -> 'sources') as source where with_proofs and source ->> 'kind' = 'proven'
      ), '[]') as proofs,
      coalesce((
        select jsonb_agg(distinct source -> 'facts' ->> 'school')
        from jsonb_array_elements(skill -> 'sources') as source where with_proofs and source ->> 'kind' = 'attested'
      ), '[]') as schools,
      (
        select count(*) from jsonb_array_elements(skill -> 'sources') as source where source ->> 'kind' = 'endorsed'
      ) as endorsements
    from listed
    where private.naming_nobody(coalesce(skill ->> 'nameEn', skill ->> 'word'), person) is not null
  )
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'key', skill ->> 'key', 'slug', skill ->> 'slug', 'nameEn', coalesce(skill ->> 'nameEn', skill ->> 'word'),
    'nameFr', coalesce(skill ->> 'nameFr', skill ->> 'word'),
    'source', case when proofs <> '[]' then 'proven' when schools <> '[]' then 'attested' when endorsements > 0 then 'endorsed'
      else 'declared' end,
    'level', array_position(array['beginner', 'intermediate', 'advanced'], proofs -> 0 ->> 'difficulty'),
    'proofs', nullif(proofs, '[]'), 'attestedBy', nullif(schools, '[]'), 'endorsements', nullif(endorsements, 0)
  )) order by place), '[]')
  -- A skill that is only known through what is hidden does not show.
  from weighed where skill ->> 'word' is not null or proofs <> '[]' or schools <> '[]'
$$;

-- All that a card shows. What somebody hid is not in it, and nothing from which a company could tell that it exists.
create function private.card_facts(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'title', private.naming_nobody(profile.job_title, person),
    'skills', case when 'skills' <> all (said.hidden) then private.card_skills(person, 'proofs' <> all (said.hidden)) end,
    'missionsValidated', case when 'proofs' <> all (said.hidden) then (
      select count(distinct certificate.enrollment_id) from public.certificates as certificate
      where certificate.user_id = person and certificate.is_public and certificate.revoked_at is null
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

-- The words of something that was written, without those that every text has.
create function private.words_of(said text) returns setof text
language sql stable set search_path = '' as $$
  select distinct word from regexp_split_to_table(private.plain_words(said), '[^a-z0-9+#]+') as word
  where length(word) > 1 and word <> all (array[
    'and', 'the', 'for', 'with', 'of', 'in', 'to', 'an', 'or', 'as', 'et', 'le', 'la', 'les', 'de', 'des', 'du', 'un',
    'une', 'en', 'au', 'aux', 'dans', 'pour', 'par', 'sur', 'ou', 'avec', 'chez'
  ])
$$;

-- What a card can be found by: first what is counted as facets, then the rest, then the words.
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
    select 'word:' || word from private.words_of(concat_ws(' ', facts ->> 'title', (
      select string_agg(school, ' ') from jsonb_array_elements_text(facts -> 'schools') as school
    ), (
      select string_agg(concat_ws(' ', case when skill ? 'slug' then null else skill ->> 'nameEn' end, (
        select string_agg(proof ->> 'mission', ' ') from jsonb_array_elements(skill -> 'proofs') as proof
      )), ' ') from jsonb_array_elements(facts -> 'skills') as skill
    ))) as word
  )
$$;

-- Since when the newest of all have been active: about 20,000 people, and about 150,000. Set anew each night.
create table private.card_edges (
  is_only boolean primary key default true check (is_only),
  fresh_since date not null default '-infinity',
  recent_since date not null default '-infinity'
);
insert into private.card_edges default values;
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
      select active_on from private.candidate_cards order by active_on desc, user_id offset 20000 limit 1
    ), '-infinity'),
    recent_since = coalesce((
      select active_on from private.candidate_cards order by active_on desc, user_id offset 150000 limit 1
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
select cron.schedule('sort cards by activity', '41 2 * * *', 'select private.set_card_edges()');

create function private.is_findable(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.discovery_settings as chosen
    join public.candidate_profiles as career using (user_id)
    join public.profiles as profile using (user_id)
    join auth.users as account on account.id = chosen.user_id
    join public.user_roles as held on held.user_id = chosen.user_id and held.role = 'candidate'
    where chosen.user_id = person and chosen.is_findable and career.visibility <> 'private'
      and career.availability <> 'closed' and profile.deletion_requested_at is null
      and coalesce(account.banned_until, '-infinity') < now()
  )
$$;

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
    select greatest(profile.updated_at, career.updated_at, chosen.decided_at, account.last_sign_in_at, (
      select max(work.updated_at) from public.enrollments as work where work.user_id = person
    ))::date
  ) as known (active)
  where profile.user_id = person
  on conflict (user_id) do update set active_on = excluded.active_on, missions = excluded.missions,
    available_on = excluded.available_on, labels = excluded.labels, terms = excluded.terms, facts = excluded.facts
  where (card.active_on, card.facts) is distinct from (excluded.active_on, excluded.facts);
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
create trigger profiles_card after update of first_name, last_name, job_title, skills, deletion_requested_at on public.profiles
  for each row execute function private.relist_candidate();
create trigger careers_card after insert or update on public.candidate_profiles
  for each row execute function private.relist_candidate();
create trigger roles_card after insert or update or delete on public.user_roles
  for each row execute function private.relist_candidate();
create trigger settings_card after insert or update on public.discovery_settings
  for each row execute function private.relist_candidate();
create trigger certificates_card after insert or update of is_public, revoked_at on public.certificates
  for each row execute function private.relist_candidate();
create trigger work_card after update on public.enrollments
  for each row when (old.status <> new.status) execute function private.relist_candidate();
create trigger endorsements_card after insert or delete on public.endorsements
  for each row execute function private.relist_candidate();
create trigger attestations_card after insert or delete on public.skill_attestations
  for each row execute function private.relist_candidate();
create trigger accounts_card after update on auth.users
  for each row when (
    old.banned_until is distinct from new.banned_until or old.last_sign_in_at::date is distinct from new.last_sign_in_at::date
  ) execute function private.relist_account();
create trigger education_added_card after insert on public.profile_education referencing new table as changed
  for each statement execute function private.relist_candidates();
create trigger education_removed_card after delete on public.profile_education referencing old table as changed
  for each statement execute function private.relist_candidates();
create trigger languages_added_card after insert on public.profile_languages referencing new table as changed
  for each statement execute function private.relist_candidates();
create trigger languages_removed_card after delete on public.profile_languages referencing old table as changed
  for each statement execute function private.relist_candidates();
create trigger targets_added_card after insert on public.target_jobs referencing new table as changed
  for each statement execute function private.relist_candidates();
create trigger targets_removed_card after delete on public.target_jobs referencing old table as changed
  for each statement execute function private.relist_candidates();
-- A time out ends by itself, and a suspended school attests nothing: once a day all cards are looked at that could differ.
create function private.relist_stale_cards() returns void
language sql security definer set search_path = '' as $$
  select private.list_candidate(chosen.user_id)
  from public.discovery_settings as chosen
  where chosen.is_findable and (
    exists (select from auth.users as account where account.id = chosen.user_id and account.banned_until > now() - interval '2 days')
    or exists (select from public.skill_attestations as given where given.user_id = chosen.user_id)
  )
$$;
select cron.schedule('look at cards again', '23 2 * * *', 'select private.relist_stale_cards()');

-- Those who hide from a company, or have blocked somebody who recruits for it.
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

-- Whoever wants to be found shows at least partners a page: a private person cannot be found.
create function public.set_my_discovery(is_findable boolean, hidden text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
begin
  if set_my_discovery.is_findable and not exists (
    select from public.candidate_profiles as career where career.user_id = me and career.visibility <> 'private'
  ) then
    perform private.fail('page_is_private', 'A private profile cannot be found. Let partners see your page first.');
  end if;
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
grant execute on function public.set_my_discovery, public.hide_me_from, public.show_me_to to authenticated;

-- What every company sees, for the person it is about.
create function public.my_card() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.card_facts(private.require_candidate())
$$;
-- A company opens a card: the person can read that it did.
create function public.open_card(card uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  person uuid := private.card_person(organization, card);
begin
  if person is null or not private.is_visible_to(person, organization) then
    perform private.fail('card_gone', 'This candidate cannot be found any more.');
  end if;
  perform private.note_discovery(person, organization, 'viewed');
  return (select facts || jsonb_build_object('id', card) from private.candidate_cards where user_id = person);
end
$$;
grant execute on function public.my_card, public.open_card to authenticated;
