create function private.job_names(job public.jobs) returns text[] language sql stable set search_path = '' as $$
  select array(
    select distinct private.plain_words(btrim(name)) from unnest(array[job.title_en, job.title_fr] || job.aliases) as name
  )
$$;

-- Adds a job where no slug is given. Answers the slug. Other names may stand for several jobs; titles may not.
create function public.save_job(document jsonb, slug text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  before public.jobs;
  said public.jobs := jsonb_populate_record(null::public.jobs, document);
  after public.jobs;
begin
  perform private.require_admin();
  said.slug := coalesce(save_job.slug, private.catalogue_slug(document ->> 'title_en'));
  said.aliases := private.clean_words(coalesce(said.aliases, '{}'));
  said.essential := coalesce(said.essential, '{}');
  said.optional := array(select skill from unnest(said.optional) as skill where skill <> all (said.essential));
  if not private.each_between(array[said.title_en, said.title_fr], 2, 120) then
    perform private.fail('job_title_invalid', 'A title has 2 to 120 characters, in both languages.');
  end if;
  if not private.each_between(array[said.summary_en, said.summary_fr], 10, 400) then
    perform private.fail('job_summary_invalid', 'A summary has 10 to 400 characters, in both languages.');
  end if;
  if said.category is null then
    perform private.fail('catalogue_category_unknown', 'Choose one of the categories.');
  end if;
  if cardinality(said.essential) not between 1 and 12 or cardinality(said.optional) > 20 or exists (
    select from unnest(said.essential || said.optional) as skill
    where skill not in (select known.slug from public.skills as known where known.merged_into is null)
  ) or cardinality(said.essential) <> (select count(distinct skill) from unnest(said.essential) as skill) then
    perform private.fail('job_skills_invalid', 'A job has 1 to 12 essential skills of the catalogue and up to 20 others.');
  end if;
  if save_job.slug is not null then
    before := jsonb_populate_record(null::public.jobs, private.edited_entry('job', slug));
  end if;
  if said.slug = '' or save_job.slug is null and exists (select from public.jobs where jobs.slug = said.slug) or exists (
    select from public.jobs as other where other.slug <> said.slug and array[
      private.plain_words(other.title_en), private.plain_words(other.title_fr)
    ] && array[private.plain_words(private.trimmed(said.title_en)), private.plain_words(private.trimmed(said.title_fr))]
  ) then
    perform private.fail('job_title_taken', 'Another job has this title.');
  end if;
  insert into public.jobs (slug, title_en, title_fr, summary_en, summary_fr, category, essential, optional, aliases, edited_at)
  values (
    said.slug, private.trimmed(said.title_en), private.trimmed(said.title_fr), private.trimmed(said.summary_en),
    private.trimmed(said.summary_fr), said.category, said.essential, said.optional, said.aliases, now()
  )
  on conflict on constraint jobs_pkey do update set
    title_en = excluded.title_en, title_fr = excluded.title_fr, summary_en = excluded.summary_en,
    summary_fr = excluded.summary_fr, category = excluded.category, essential = excluded.essential,
    optional = excluded.optional, aliases = excluded.aliases, edited_at = now()
  returning * into after;
  -- Cards and lists tell the titles of the jobs people aim for.
  if before.slug is not null and private.job_names(before) <> private.job_names(after) then
    insert into private.people_to_relist (user_id) select user_id from public.target_jobs where job_slug = after.slug
    on conflict do nothing;
    perform private.relist_queued(200);
  end if;
  perform private.log_entry('job', case when slug is not null then to_jsonb(before) end, to_jsonb(after));
  return after.slug;
end
$$;
grant execute on function public.save_job to authenticated;
