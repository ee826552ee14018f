-- The catalogue of skills that missions name and people show. Rows come from seed.sql.
create table public.skills (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name_en text not null,
  name_fr text not null,
  category text not null,
  aliases text[] not null default '{}'
);

call private.protect('public.skills');
grant select on public.skills to anon, authenticated;

create policy "Everyone reads the catalogue of skills" on public.skills for select to anon, authenticated using (true);
