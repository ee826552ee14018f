-- A mission is written as a draft, published as versions that never change, and listed for everyone to find.
create type public.mission_status as enum ('draft', 'published', 'archived');
create type public.mission_category as enum (
  'marketing', 'communication', 'data', 'web', 'design', 'product', 'sales', 'support', 'hr', 'finance',
  'operations', 'sustainability'
);
create type public.mission_difficulty as enum ('beginner', 'intermediate', 'advanced');

create table public.missions (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  created_by uuid references auth.users on delete set null,
  status public.mission_status not null default 'draft',
  -- The working copy: everything an author writes, in the shape of src/features/missions/model.ts.
  draft jsonb not null default '{}' check (jsonb_typeof(draft) = 'object' and length(draft::text) < 500000),
  -- Counts the saves, so that two open editors notice each other.
  draft_revision int not null default 0,
  by_invitation boolean not null default false,
  closes_on date,
  -- The version that new people play; 0 before the first.
  version int not null default 0,
  -- The draft is no longer what was published last; false before the first version.
  has_changes boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index missions_by_organization on public.missions (organization_id, updated_at desc);
create index missions_by_author on public.missions (created_by);
create trigger missions_updated before update on public.missions
  for each row execute function private.set_updated_at();

create function private.texts_in(list jsonb) returns text[] language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(list) = 'array' then array(select jsonb_array_elements_text(list)) else '{}' end
$$;
grant execute on function private.texts_in to authenticated, service_role;

create table public.mission_versions (
  mission_id uuid not null references public.missions on delete cascade,
  version int not null,
  content jsonb not null,
  -- What lists show, kept apart so that they need not open the whole content.
  title text generated always as (content ->> 'title') stored,
  category text generated always as (content ->> 'category') stored,
  difficulty text generated always as (content ->> 'difficulty') stored,
  skills text[] generated always as (private.texts_in(content -> 'skills')) stored,
  note text not null default '' check (length(note) <= 500),
  published_by uuid references auth.users on delete set null,
  published_at timestamptz not null default now(),
  primary key (mission_id, version)
);
create function private.note_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.has_changes := new.version > 0 and new.draft is distinct from (
    select content from public.mission_versions where mission_id = new.id and version = new.version
  );
  return new;
end
$$;
create trigger missions_note_changes before update of draft, version on public.missions
  for each row execute function private.note_changes();

create index mission_versions_by_publisher on public.mission_versions (published_by);
create function private.refuse_new_content() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'A published version never changes.' using errcode = '42501';
end
$$;
-- But for the skills it names: where two become one, they are one everywhere.
create trigger mission_versions_never_change before update on public.mission_versions
  for each row when (
    (old.mission_id, old.version, old.content - 'skills') is distinct from (new.mission_id, new.version, new.content - 'skills')
  )
  execute function private.refuse_new_content();

-- What everyone may know of the published version.
create table public.mission_listings (
  mission_id uuid primary key references public.missions on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  organization_name text not null,
  organization_kind public.organization_kind not null,
  version int not null,
  title text not null,
  summary text not null,
  category public.mission_category not null,
  difficulty public.mission_difficulty not null,
  hours numeric(4, 1) not null,
  feedback_days int not null,
  language text not null,
  skills text[] not null,
  -- Kind and title of each step, in order.
  outline jsonb not null,
  -- The rubric where its author shows it, else null.
  rubric jsonb,
  is_open boolean not null,
  closes_on date,
  published_at timestamptz not null default now(),
  -- In lower case and without accents, so that a search forgives both; compared byte by byte, which is fastest.
  words text collate "C" not null
);
-- With everything the catalogue filters by, so that it opens no row that it does not show.
create index mission_listings_by_date on public.mission_listings (published_at desc, mission_id)
  include (closes_on, category, difficulty, hours, language, skills) where is_open;
create index mission_listings_by_hours on public.mission_listings (hours, published_at desc, mission_id)
  include (closes_on, category, difficulty, language, skills) where is_open;
create index mission_listings_by_category on public.mission_listings (category, published_at desc, mission_id)
  include (closes_on, difficulty, hours, language, skills) where is_open;
create index mission_listings_by_level on public.mission_listings (category, difficulty, published_at desc, mission_id)
  include (closes_on, hours, language, skills) where is_open;
create index mission_listings_by_organization on public.mission_listings (organization_id);
create index mission_listings_by_company on public.mission_listings (organization_id, published_at desc, mission_id)
  include (closes_on) where is_open;
create index mission_listings_by_skill on public.mission_listings using gin (skills) where is_open;
create index mission_listings_by_words on public.mission_listings using gin (words extensions.gin_trgm_ops)
  where is_open;

-- Companies and makers write missions: their owners and recruiters, once the organization is approved.
create function private.can_author(organization uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.organization_members as member
    join public.organizations on organizations.id = member.organization_id
    where member.organization_id = organization and member.user_id = (select auth.uid())
      and member.member_role in ('owner', 'recruiter')
      and organizations.status = 'approved' and organizations.kind in ('company', 'on_maker')
  )
$$;
create function private.my_authored_organizations() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.organization_id from public.organization_members as member
  join public.organizations on organizations.id = member.organization_id
  where member.user_id = (select auth.uid()) and member.member_role in ('owner', 'recruiter')
    and organizations.status = 'approved' and organizations.kind in ('company', 'on_maker')
$$;
create function private.my_reviewed_organizations() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.organization_id from public.organization_members as member
  join public.organizations on organizations.id = member.organization_id
  where member.user_id = (select auth.uid()) and member.member_role in ('owner', 'recruiter', 'reviewer')
    and organizations.status = 'approved' and organizations.kind in ('company', 'on_maker')
$$;
create function private.my_reviewed_missions() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.missions where organization_id in (select private.my_reviewed_organizations())
$$;
grant execute on function
  private.can_author, private.my_authored_organizations, private.my_reviewed_organizations,
  private.my_reviewed_missions
to authenticated;

call private.protect('public.missions');
grant select on public.missions to authenticated;
create policy "Authors read their organization's missions" on public.missions for select to authenticated
  using (organization_id in (select private.my_authored_organizations()));

call private.protect('public.mission_versions');
grant select on public.mission_versions to authenticated;
create policy "Authors and reviewers read the versions of their missions" on public.mission_versions
  for select to authenticated
  using (mission_id in (select private.my_reviewed_missions()));

call private.protect('public.mission_listings');
grant select on public.mission_listings to anon, authenticated;
create policy "Everyone finds open missions" on public.mission_listings for select to anon, authenticated
  using (is_open and (closes_on is null or closes_on >= current_date));
create policy "Authors find their own missions" on public.mission_listings for select to authenticated
  using (organization_id in (select private.my_authored_organizations()));

create function private.plain_words(text) returns text language sql stable set search_path = '' as $$
  select lower(extensions.unaccent('extensions.unaccent'::regdictionary, $1))
$$;
