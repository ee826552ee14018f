-- What an organization says about itself on its page: saved whole, so that two people who write at the same time notice.
-- Pictures lie in a bucket that everyone reads, below the organization's id.
create function private.are_values(said jsonb) returns boolean language sql immutable set search_path = '' as $$
  select jsonb_typeof(said) = 'array' and jsonb_array_length(said) <= 8 and coalesce((
    select bool_and(
      length(btrim(entry ->> 'title')) between 1 and 60 and length(entry ->> 'text') <= 400
      and entry - 'title' - 'text' = '{}'
    ) from jsonb_array_elements(said) as entry
  ), true)
$$;
create function private.are_links(said jsonb) returns boolean language sql immutable set search_path = '' as $$
  select jsonb_typeof(said) = 'array' and jsonb_array_length(said) <= 6 and coalesce((
    select bool_and(
      length(btrim(entry ->> 'label')) between 1 and 60 and private.is_web_address(entry ->> 'url')
      and entry - 'label' - 'url' = '{}'
    ) from jsonb_array_elements(said) as entry
  ), true)
$$;
create function private.are_photos(said jsonb, folder text) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(said) = 'array' and jsonb_array_length(said) <= 8
    and jsonb_array_length(said) = (select count(distinct entry ->> 'path') from jsonb_array_elements(said) as entry)
    and coalesce((
      select bool_and(
        entry ->> 'path' ~ ('^' || folder || '/[^/]+$') and length(btrim(entry ->> 'alt')) between 1 and 200
        and (entry ->> 'width')::int between 1 and 10000 and (entry ->> 'height')::int between 1 and 10000
        and entry - 'path' - 'alt' - 'width' - 'height' = '{}'
      ) from jsonb_array_elements(said) as entry
    ), true)
$$;

create table public.organization_profiles (
  organization_id uuid primary key references public.organizations on delete cascade,
  tagline text not null default '' check (length(tagline) <= 160),
  -- Markdown.
  story text not null default '' check (length(story) <= 8000),
  sector text check (sector in (
    'agriculture', 'commerce', 'construction', 'consulting', 'culture', 'design', 'digital', 'education', 'energy',
    'finance', 'health', 'hospitality', 'industry', 'logistics', 'media', 'public', 'social', 'other'
  )),
  size text check (size in ('1-9', '10-49', '50-249', '250-999', '1000+')),
  place text not null default '' check (length(place) <= 120),
  -- [{"title", "text"}], [{"label", "url"}] and [{"path", "alt", "width", "height"}], each in the order of the page.
  company_values jsonb not null default '[]' check (private.are_values(company_values)),
  links jsonb not null default '[]' check (private.are_links(links)),
  photos jsonb not null default '[]' check (private.are_photos(photos, organization_id::text)),
  logo text check (logo ~ ('^' || organization_id || '/[^/]+$')),
  revision int not null default 0,
  updated_by uuid references auth.users on delete set null,
  updated_at timestamptz not null default now()
);
create index organization_profiles_by_writer on public.organization_profiles (updated_by);
create trigger organization_profiles_updated before update on public.organization_profiles
  for each row execute function private.set_updated_at();

call private.protect('public.organization_profiles');
grant select on public.organization_profiles to authenticated;
-- Everyone else reads what company_page and school_page give out.
create policy "Members read what their organization says about itself" on public.organization_profiles
  for select to authenticated using (organization_id in (select private.my_organizations()));

create function private.shown_pictures(profile public.organization_profiles) returns setof text
language sql immutable set search_path = '' as $$
  select profile.logo where profile.logo is not null
  union all select photo ->> 'path' from jsonb_array_elements(profile.photos) as photo
$$;
create function private.is_shown_picture(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.organization_profiles as profile
    where profile.organization_id::text = (storage.foldername(file))[1] and file in (select private.shown_pictures(profile))
  )
$$;
grant execute on function private.is_shown_picture to authenticated;

-- Whose page the caller writes: who writes missions for a company or maker, who leads a school.
create function private.my_presented_organizations() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.organization_id from public.organization_members as member
  join public.organizations as organization on organization.id = member.organization_id
  where member.user_id = (select auth.uid()) and member.member_role in ('owner', 'recruiter', 'adviser')
    and organization.status = 'approved'
$$;
grant execute on function private.my_presented_organizations to authenticated;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('company-media', 'company-media', true, 4 * 1024 * 1024, array['image/png', 'image/jpeg', 'image/webp']);

create policy "Authors list their organization's pictures" on storage.objects for select to authenticated
  using (
    bucket_id = 'company-media'
    and (storage.foldername(name))[1] in (select id::text from private.my_presented_organizations() as id)
  );
create policy "Authors add pictures for their organization" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'company-media' and array_length(storage.foldername(name), 1) = 1
    and (storage.foldername(name))[1] in (select id::text from private.my_presented_organizations() as id)
  );
create policy "Authors remove pictures that the page does not show" on storage.objects for delete to authenticated
  using (
    bucket_id = 'company-media'
    and (storage.foldername(name))[1] in (select id::text from private.my_presented_organizations() as id)
    and not private.is_shown_picture(name)
  );

-- Pictures that were uploaded and never saved, or replaced by who closed the page before they were removed.
create function private.forget_unused_pictures() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_files('company-media', name) from storage.objects
  where bucket_id = 'company-media' and created_at < now() - interval '1 day' and not private.is_shown_picture(name);
end
$$;
select cron.schedule('forget unused pictures', '47 3 * * *', 'select private.forget_unused_pictures()');

-- The website belongs to the organization itself; it is saved with the rest all the same.
create function public.save_organization_profile(organization uuid, document jsonb, base_revision int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  profile public.organization_profiles;
  site text := nullif(private.trimmed(document ->> 'website'), '');
  lost text;
begin
  if organization not in (select private.my_presented_organizations()) then
    raise exception 'Only owners, recruiters and advisers write the page.' using errcode = '42501', hint = 'page_authors_only';
  end if;
  insert into public.organization_profiles (organization_id) values (organization) on conflict do nothing;
  select * into profile from public.organization_profiles where organization_id = organization for update;
  if profile.revision <> base_revision then
    perform private.fail('company_profile_changed', 'Somebody else has changed the page in the meantime.');
  end if;
  begin
    update public.organization_profiles as kept set
      tagline = btrim(coalesce(said.tagline, '')), story = btrim(coalesce(said.story, '')), sector = said.sector,
      size = said.size, place = btrim(coalesce(said.place, '')), company_values = coalesce(said.company_values, '[]'),
      links = coalesce(said.links, '[]'), photos = coalesce(said.photos, '[]'), logo = said.logo,
      revision = base_revision + 1, updated_by = person
    from jsonb_to_record(document) as said (
      tagline text, story text, sector text, size text, place text, company_values jsonb, links jsonb, photos jsonb,
      logo text
    ) where kept.organization_id = organization
    returning kept.* into profile;
    update public.organizations set website = site where id = organization and website is distinct from site;
  exception when check_violation or invalid_text_representation then
    perform private.fail('company_profile_invalid', 'Something on the page is too long, missing or not allowed.');
  end;
  select picture into lost from private.shown_pictures(profile) as picture
  where not exists (select from storage.objects where bucket_id = 'company-media' and objects.name = picture);
  if found then
    perform private.fail('picture_lost', 'A picture is no longer there. Remove it and add it again.');
  end if;
  perform private.audit('organization.presented', 'organization', organization::text, jsonb_build_object('revision', profile.revision));
  return profile.revision;
end
$$;
grant execute on function public.save_organization_profile to authenticated;

alter function public.company_page(text) rename to company_facts;
alter function public.company_facts(text) set schema private;
revoke execute on function private.company_facts from anon, authenticated;

create function public.company_page(wanted_slug text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select facts || jsonb_build_object('profile', (
    select jsonb_build_object(
      'tagline', said.tagline, 'story', said.story, 'sector', said.sector, 'size', said.size, 'place', said.place,
      'values', said.company_values, 'links', said.links, 'photos', said.photos, 'logo', said.logo
    ) from public.organization_profiles as said where said.organization_id = (facts ->> 'id')::uuid
  ))
  from private.company_facts(wanted_slug) as facts where facts is not null
$$;
grant execute on function public.company_page to anon, authenticated;
