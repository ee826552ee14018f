-- The names a town answers to, so that a place is looked up by index instead of by comparing it with every town.
create table private.town_names (
  words text not null,
  slug text not null references public.towns on update cascade on delete cascade,
  primary key (words, slug)
);
create index town_names_by_town on private.town_names (slug);
call private.declare_data('private.town_names', null, 'nobody');

create function private.keep_town_names() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.town_names where slug = new.slug;
  insert into private.town_names (words, slug)
  select private.town_words(new.name_en), new.slug
  union select private.town_words(new.name_fr), new.slug
  union select alias, new.slug from unnest(new.aliases) as alias;
  return null;
end
$$;
create trigger keep_town_names after insert or update on public.towns
  for each row execute function private.keep_town_names();

insert into private.town_names (words, slug)
select private.town_words(name_en), slug from public.towns
union select private.town_words(name_fr), slug from public.towns
union select alias, slug from public.towns, unnest(aliases) as alias;

create or replace function private.town_of(said text) returns text
language sql stable security definer set search_path = '' as $$
  select slug from private.town_names where words = private.town_words(split_part(said, ',', 1)) order by slug limit 1
$$;
