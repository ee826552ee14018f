-- The catalogue of skills that missions name and people show. Rows come from seed.sql; administrators edit them.
create table public.skills (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name_en text not null,
  name_fr text not null,
  category text not null,
  aliases text[] not null default '{}',
  -- No longer offered; who has it keeps it.
  retired_at timestamptz,
  -- Became part of another one. The row stays for what was signed with its name.
  merged_into text references public.skills,
  -- The seed leaves alone what an administrator has changed.
  edited_at timestamptz,
  check (merged_into <> slug and (merged_into is null or retired_at is not null))
);
create index skills_by_successor on public.skills (merged_into);

call private.protect('public.skills');
grant select on public.skills to anon, authenticated;

create policy "Everyone reads the catalogue of skills" on public.skills for select to anon, authenticated using (true);

-- Every word a skill answers to, without accents and capitals. No word means two skills.
create table private.skill_names (
  name text primary key,
  slug text not null references public.skills on update cascade on delete cascade
);
create index skill_names_by_skill on private.skill_names (slug);

create function private.keep_skill_names() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.skill_names where slug = new.slug;
  insert into private.skill_names (name, slug)
  select distinct private.plain_words(btrim(word)), new.slug
  from unnest(
    array[new.slug, new.name_en, new.name_fr] || new.aliases || array(
      select former.slug from public.skills as former where former.merged_into = new.slug
    )
  ) as word
  where new.merged_into is null;
  return null;
end
$$;
create trigger keep_skill_names after insert or update on public.skills
  for each row execute function private.keep_skill_names();

-- The skill that a slug means today.
create function private.current_skill(slug text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select known.merged_into from public.skills as known where known.slug = current_skill.slug), slug)
$$;
