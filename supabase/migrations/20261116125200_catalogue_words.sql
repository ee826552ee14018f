-- Words and names of the catalogs are gathered anew with every change. Only what differs is written: two administrators
-- who edit jobs or skills at once do not write the same words twice.
create or replace function private.gather_catalogue_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with said as materialized (
    select distinct word, term from (
      select 'skill:' || slug as term, concat_ws(' ', name_en, name_fr, array_to_string(aliases, ' ')) as said from public.skills
      where merged_into is null
      union all
      select 'job:' || slug, concat_ws(' ', title_en, title_fr, array_to_string(aliases, ' ')) from public.jobs
      union all
      select 'town:' || slug, concat_ws(' ', name_en, name_fr, array_to_string(aliases, ' ')) from public.towns
    ) as listed, private.words_of(said) as word
  ), forgotten as (
    delete from private.search_words as known
    where known.term not like 'word:%'
      and not exists (select from said where said.word = known.word and said.term = known.term)
  )
  insert into private.search_words (word, term)
  select said.word, said.term from said
  where not exists (select from private.search_words as known where known.word = said.word and known.term = said.term)
  on conflict do nothing;
  return null;
end
$$;

create or replace function private.gather_job_names() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with named as materialized (
    select distinct job.slug, part.stems from public.jobs as job
    cross join lateral unnest(array[job.title_en, job.title_fr] || job.aliases) as name
    cross join lateral (select array_remove(private.stems_of(name), 'junior')) as part (stems)
    where part.stems <> '{}'
  ), forgotten as (
    delete from private.job_names as known
    where not exists (select from named where named.slug = known.job_slug and named.stems = known.stems)
  )
  insert into private.job_names (job_slug, stems)
  select named.slug, named.stems from named
  where not exists (select from private.job_names as known where known.job_slug = named.slug and known.stems = named.stems)
  on conflict do nothing;
  return null;
end
$$;
