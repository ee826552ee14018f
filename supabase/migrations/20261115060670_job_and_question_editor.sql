-- Administrators keep the catalogue of jobs and the bank of interview questions.
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
  if coalesce(length(private.trimmed(said.title_en)), 0) not between 2 and 120
    or coalesce(length(private.trimmed(said.title_fr)), 0) not between 2 and 120 then
    perform private.fail('job_title_invalid', 'A title has 2 to 120 characters, in both languages.');
  end if;
  if coalesce(length(private.trimmed(said.summary_en)), 0) not between 10 and 400
    or coalesce(length(private.trimmed(said.summary_fr)), 0) not between 10 and 400 then
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
    select * into before from public.jobs where jobs.slug = save_job.slug for update;
    if before.slug is null then
      perform private.fail('job_unknown', 'This job is not in the catalogue.');
    end if;
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
  perform private.audit(
    case when before.slug is null then 'job.added' else 'job.changed' end, 'job', after.slug,
    jsonb_build_object('name', after.title_en, 'before', to_jsonb(before), 'after', to_jsonb(after))
  );
  return after.slug;
end
$$;

create function public.job_usage(slug text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'targets', (select count(*) from public.target_jobs where job_slug = job_usage.slug),
    'needs', (select count(*) from public.job_needs where job_slug = job_usage.slug)
  );
end
$$;

create function public.retire_job(slug text, reason text, retire boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
declare
  why text;
  job public.jobs;
begin
  perform private.require_admin();
  why := private.required_reason(reason);
  select * into job from public.jobs where jobs.slug = retire_job.slug for update;
  if job.slug is null then
    perform private.fail('job_unknown', 'This job is not in the catalogue.');
  end if;
  update public.jobs set retired_at = case when retire then now() end, edited_at = now() where jobs.slug = job.slug;
  perform private.audit(
    case when retire then 'job.retired' else 'job.restored' end, 'job', job.slug,
    jsonb_build_object('name', job.title_en, 'before', jsonb_build_object('retired_at', job.retired_at)), why
  );
end
$$;

-- Adds a question where no slug is given. Answers the slug.
create function public.save_question(document jsonb, slug text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  before public.interview_questions;
  said public.interview_questions := jsonb_populate_record(null::public.interview_questions, document);
  after public.interview_questions;
begin
  perform private.require_admin();
  said.slug := coalesce(save_question.slug, private.catalogue_slug(document ->> 'prompt_en'));
  said.hints_en := array(select hint from unnest(said.hints_en) as said_hint, private.trimmed(said_hint) as hint where hint <> '');
  said.hints_fr := array(select hint from unnest(said.hints_fr) as said_hint, private.trimmed(said_hint) as hint where hint <> '');
  if said.kind is null or coalesce(length(private.trimmed(said.prompt_en)), 0) not between 10 and 300
    or coalesce(length(private.trimmed(said.prompt_fr)), 0) not between 10 and 300
    or coalesce(length(private.trimmed(said.aim_en)), 0) not between 10 and 300
    or coalesce(length(private.trimmed(said.aim_fr)), 0) not between 10 and 300 then
    perform private.fail('question_text_invalid', 'A question and its aim have 10 to 300 characters, in both languages.');
  end if;
  if cardinality(said.hints_en) not between 2 and 5 or cardinality(said.hints_fr) <> cardinality(said.hints_en)
    or exists (select from unnest(said.hints_en || said.hints_fr) as hint where length(hint) > 300) then
    perform private.fail('question_hints_invalid', 'A question has 2 to 5 hints, as many in both languages.');
  end if;
  if save_question.slug is not null then
    select * into before from public.interview_questions where interview_questions.slug = save_question.slug for update;
    if before.slug is null then
      perform private.fail('question_unknown', 'This question is not in the bank.');
    end if;
  end if;
  if said.slug = '' or save_question.slug is null and exists (
    select from public.interview_questions where interview_questions.slug = said.slug
  ) or exists (
    select from public.interview_questions as other
    where other.slug <> said.slug and (
      private.plain_words(other.prompt_en) = private.plain_words(private.trimmed(said.prompt_en))
      or private.plain_words(other.prompt_fr) = private.plain_words(private.trimmed(said.prompt_fr))
    )
  ) then
    perform private.fail('question_taken', 'This question is in the bank already.');
  end if;
  insert into public.interview_questions (
    slug, kind, trade, prompt_en, prompt_fr, aim_en, aim_fr, hints_en, hints_fr, edited_at
  ) values (
    said.slug, said.kind, said.trade, private.trimmed(said.prompt_en), private.trimmed(said.prompt_fr),
    private.trimmed(said.aim_en), private.trimmed(said.aim_fr), said.hints_en, said.hints_fr, now()
  )
  on conflict on constraint interview_questions_pkey do update set
    kind = excluded.kind, trade = excluded.trade, prompt_en = excluded.prompt_en, prompt_fr = excluded.prompt_fr,
    aim_en = excluded.aim_en, aim_fr = excluded.aim_fr, hints_en = excluded.hints_en, hints_fr = excluded.hints_fr,
    edited_at = now()
  returning * into after;
  perform private.audit(
    case when before.slug is null then 'question.added' else 'question.changed' end, 'question', after.slug,
    jsonb_build_object('name', after.prompt_en, 'before', to_jsonb(before), 'after', to_jsonb(after))
  );
  return after.slug;
end
$$;

-- How many people have prepared an answer, and no more about it: what they prepare is theirs.
create function public.question_usage(slug text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object('answers', private.in_fives((
    select count(*) from public.practice_answers where question_slug = question_usage.slug
  )));
end
$$;

create function public.retire_question(slug text, reason text, retire boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
declare
  why text;
  question public.interview_questions;
begin
  perform private.require_admin();
  why := private.required_reason(reason);
  select * into question from public.interview_questions where interview_questions.slug = retire_question.slug for update;
  if question.slug is null then
    perform private.fail('question_unknown', 'This question is not in the bank.');
  end if;
  update public.interview_questions set retired_at = case when retire then now() end, edited_at = now()
  where interview_questions.slug = question.slug;
  perform private.audit(
    case when retire then 'question.retired' else 'question.restored' end, 'question', question.slug,
    jsonb_build_object('name', question.prompt_en, 'before', jsonb_build_object('retired_at', question.retired_at)), why
  );
end
$$;
grant execute on function
  public.save_job, public.job_usage, public.retire_job, public.save_question, public.question_usage, public.retire_question
to authenticated;
