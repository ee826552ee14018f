-- What an independent maker says about himself: saved whole, shown to everyone once he wants it. The address of the page
-- is the slug of his organization, which never changes after the approval.
create function private.are_weighted_skills(said jsonb) returns boolean language sql immutable set search_path = '' as $$
  select jsonb_typeof(said) = 'array' and jsonb_array_length(said) <= 12
    and jsonb_array_length(said) = (select count(distinct entry ->> 'slug') from jsonb_array_elements(said) as entry)
    and coalesce((
      select bool_and(
        coalesce(entry ->> 'slug' ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and entry ->> 'weight' ~ '^[1-5]$', false)
        and jsonb_typeof(entry -> 'weight') = 'number' and entry - 'slug' - 'weight' = '{}'
      ) from jsonb_array_elements(said) as entry
    ), true)
$$;
-- Amounts in the smallest unit of their currency, one for an hour, a day and a project at most.
create function private.are_rates(said jsonb) returns boolean language sql immutable set search_path = '' as $$
  select jsonb_typeof(said) = 'array'
    and jsonb_array_length(said) = (select count(distinct entry ->> 'per') from jsonb_array_elements(said) as entry)
    and coalesce((
      select bool_and(
        coalesce(
          entry ->> 'per' in ('hour', 'day', 'project') and entry ->> 'currency' in ('EUR', 'CHF', 'GBP', 'USD', 'CAD')
          and jsonb_typeof(entry -> 'amount') = 'number' and entry ->> 'amount' ~ '^[1-9][0-9]{0,9}$', false
        ) and entry - 'per' - 'currency' - 'amount' = '{}'
      ) from jsonb_array_elements(said) as entry
    ), true)
$$;
create function private.slugs_of(said jsonb) returns text[] language sql immutable set search_path = '' as $$
  select array(select entry ->> 'slug' from jsonb_array_elements(said) as entry)
$$;

create table public.maker_profiles (
  organization_id uuid primary key references public.organizations on delete cascade,
  headline text not null default '' check (length(headline) <= 120),
  -- Markdown.
  bio text not null default '' check (length(bio) <= 4000),
  -- [{"slug", "weight"}], in the order of the page.
  skills jsonb not null default '[]' check (private.are_weighted_skills(skills)),
  skill_slugs text[] not null generated always as (private.slugs_of(skills)) stored,
  -- [{"amount", "currency", "per"}]; none means on request.
  rates jsonb not null default '[]' check (private.are_rates(rates)),
  availability text not null default 'not_now' check (availability in ('now', 'from', 'not_now')),
  available_from date,
  -- How many candidates the maker mentors at a time.
  mentee_places int not null default 0 check (mentee_places between 0 and 20),
  is_public boolean not null default false,
  -- What a search looks through, without accents and capitals.
  words text not null default '',
  revision int not null default 0,
  updated_at timestamptz not null default now(),
  check ((availability = 'from') = (available_from is not null)),
  check (not is_public or headline <> '')
);
create index maker_profiles_mentoring on public.maker_profiles (organization_id) where is_public and mentee_places > 0;
create index maker_profiles_by_words on public.maker_profiles using gin (words extensions.gin_trgm_ops)
  where is_public and mentee_places > 0;
create trigger maker_profiles_updated before update on public.maker_profiles
  for each row execute function private.set_updated_at();

create function private.keep_maker_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.words := private.plain_words(concat_ws(
    ' ', (select name from public.organizations where id = new.organization_id), new.headline, new.bio, (
      select string_agg(concat_ws(' ', skill.name_en, skill.name_fr, array_to_string(skill.aliases, ' ')), ' ')
      from public.skills as skill where skill.slug = any (private.slugs_of(new.skills))
    )
  ));
  return new;
end
$$;
create trigger keep_maker_words before insert or update on public.maker_profiles
  for each row execute function private.keep_maker_words();
create function private.rename_maker() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.maker_profiles set words = '' where organization_id = new.id;
  return null;
end
$$;
create trigger rename_maker after update of name on public.organizations
  for each row when (new.kind = 'on_maker') execute function private.rename_maker();

call private.protect('public.maker_profiles');
grant select on public.maker_profiles to authenticated;
-- Everyone else reads what maker_page gives out.
create policy "Makers read what they wrote about themselves" on public.maker_profiles for select to authenticated
  using (organization_id in (select private.my_makers()));

-- The website and the SIRET belong to the organization; they are saved with the rest all the same.
create function public.save_maker_profile(document jsonb, base_revision int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
  profile public.maker_profiles;
  site text := nullif(private.trimmed(document ->> 'website'), '');
  number text := nullif(regexp_replace(coalesce(document ->> 'siret', ''), '\s', '', 'g'), '');
begin
  insert into public.maker_profiles (organization_id) values (maker) on conflict do nothing;
  select * into profile from public.maker_profiles where organization_id = maker for update;
  if profile.revision <> base_revision then
    perform private.fail('maker_profile_changed', 'This profile was changed elsewhere in the meantime.');
  end if;
  if number is not null and not private.is_siret(number) then
    perform private.fail('siret_invalid', 'A SIRET has 14 digits, and the last one checks the others.');
  end if;
  begin
    update public.maker_profiles as kept set
      headline = btrim(coalesce(said.headline, '')), bio = btrim(coalesce(said.bio, '')),
      skills = coalesce(said.skills, '[]'), rates = coalesce(said.rates, '[]'), availability = said.availability,
      available_from = said.available_from, mentee_places = coalesce(said.mentee_places, 0),
      is_public = coalesce(said.is_public, false), revision = base_revision + 1
    from jsonb_to_record(document) as said (
      headline text, bio text, skills jsonb, rates jsonb, availability text, available_from date, mentee_places int,
      is_public boolean
    ) where kept.organization_id = maker
    returning kept.* into profile;
    update public.organizations set website = site, siret = number
    where id = maker and (website is distinct from site or siret is distinct from number);
  exception when check_violation or invalid_text_representation or not_null_violation then
    perform private.fail('maker_profile_invalid', 'Something in the profile is too long, missing or not allowed.');
  end;
  if exists (
    select from unnest(profile.skill_slugs) as named (slug)
    where not exists (select from public.skills as known where known.slug = named.slug and known.merged_into is null)
  ) then
    perform private.fail('maker_profile_invalid', 'Something in the profile is too long, missing or not allowed.');
  end if;
  perform private.audit('organization.presented', 'organization', maker::text, jsonb_build_object('revision', profile.revision));
  return profile.revision;
end
$$;

-- Who answers for a maker.
create function private.owners_of(organization uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.user_id from public.organization_members as member
  where member.organization_id = organization and member.member_role = 'owner' order by member.created_at
$$;

-- Makers with a page, whoever asks.
create view private.shown_makers as
  select organization.id, organization.slug as handle, organization.name, organization.website, organization.siret,
    organization.decided_at, profile.headline, profile.bio, profile.skills, profile.skill_slugs, profile.rates,
    case when profile.availability = 'from' and profile.available_from <= current_date then 'now'
      else profile.availability end as availability,
    case when profile.available_from > current_date then profile.available_from end as available_from,
    profile.mentee_places, profile.words
  from public.maker_profiles as profile
  join public.organizations as organization
    on organization.id = profile.organization_id and organization.status = 'approved' and organization.kind = 'on_maker'
  where profile.is_public;

grant execute on function public.save_maker_profile to authenticated;
