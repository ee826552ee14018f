-- The catalogs that administrators maintain: skills, jobs, towns, interview questions and their editors.

-- # Types

create type public.mission_category as enum (
  'marketing', 'communication', 'data', 'web', 'design', 'product', 'sales', 'support', 'hr', 'finance',
  'operations', 'sustainability'
);

-- Interview practice. The questions are for everyone who is signed in; answers, recordings and self-ratings are
-- private: no school, company or administrator sees them.
create type public.question_kind as enum ('about', 'motivation', 'behaviour', 'situation', 'technical', 'closing');

-- Administrators maintain the catalog: skills, jobs and interview questions. Every change is one function, checked, and
-- logged with before and after. This part is the same for all three kinds.
create type public.catalogue_kind as enum ('skill', 'job', 'question');

-- # Tables

-- The skills that missions name and people show. Rows come from seed.sql; administrators edit them.
create table public.skills (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name_en text not null,
  name_fr text not null,
  category text not null,
  aliases text[] not null default '{}',
  -- No longer offered; people who have it keep it.
  retired_at timestamptz,
  -- Merged into another skill. The row stays for what was signed with its name.
  merged_into text references public.skills,
  -- The seed leaves alone what an administrator has changed.
  edited_at timestamptz,
  check (merged_into <> slug and (merged_into is null or retired_at is not null))
);

-- Every name a skill answers to, without accents and capitals. No name means two skills.
create table private.skill_names (
  name text primary key,
  slug text not null references public.skills on update cascade on delete cascade
);

-- Jobs, each with the skills it requires from beginners. Rows come from seed/jobs.sql; administrators edit them.
create table public.jobs (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title_en text not null,
  title_fr text not null,
  summary_en text not null,
  summary_fr text not null,
  category public.mission_category not null,
  -- Slugs of skills, most characteristic first.
  essential text[] not null check (cardinality(essential) > 0),
  optional text[] not null default '{}',
  aliases text[] not null default '{}',
  -- No longer offered; people who aim for it keep it.
  retired_at timestamptz,
  -- The seed leaves alone what an administrator has changed.
  edited_at timestamptz,
  check (not essential && optional)
);

-- Rows come from seed/questions.sql; administrators edit them.
create table public.interview_questions (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind public.question_kind not null,
  -- Null for all categories.
  trade public.mission_category,
  prompt_en text not null,
  prompt_fr text not null,
  -- What the interviewer wants to learn.
  aim_en text not null,
  aim_fr text not null,
  hints_en text[] not null check (cardinality(hints_en) between 2 and 5),
  hints_fr text[] not null check (cardinality(hints_fr) = cardinality(hints_en)),
  -- No longer asked; people who answered it keep their answers.
  retired_at timestamptz,
  -- The seed leaves alone what an administrator has changed.
  edited_at timestamptz
);

-- Places where people live, to compute distances. Rows come from seed/towns.sql.
create table public.towns (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name_en text not null,
  name_fr text not null,
  -- Other names for it, without accents and capitals.
  aliases text[] not null default '{}',
  country text not null check (country ~ '^[A-Z]{2}$'),
  latitude numeric(6, 3) not null,
  longitude numeric(6, 3) not null
);

-- When names in the catalog change, cards and lists of people who use them are rewritten: some right away, the others
-- within minutes, so that an administrator never waits for a hundred thousand of them.
create table private.people_to_relist (
  user_id uuid primary key references auth.users on delete cascade
);

-- Names of jobs split into word stems, which every card looks up.
create table private.job_names (
  job_slug text not null references public.jobs on update cascade on delete cascade,
  stems text[] not null,
  primary key (job_slug, stems)
);

-- The names of towns, so that a place is found by index instead of being compared with every town.
create table private.town_names (
  words text not null,
  slug text not null references public.towns on update cascade on delete cascade,
  primary key (words, slug)
);

-- # Indexes

create index skills_by_successor on public.skills (merged_into);
create index skill_names_by_skill on private.skill_names (slug);
create index jobs_by_essential on public.jobs using gin (essential);
create index town_names_by_town on private.town_names (slug);

-- # Private helpers

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

-- The skill that a slug stands for today.
create function private.current_skill(slug text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select known.merged_into from public.skills as known where known.slug = current_skill.slug), slug)
$$;

create function private.town_words(said text) returns text language sql stable set search_path = '' as $$
  select btrim(regexp_replace(private.plain_words(said), '\S*\d\S*|[^a-z]+', ' ', 'g'))
$$;

-- The town meant by "69003 Lyon, France", or null.
create function private.town_of(said text) returns text
language sql stable security definer set search_path = '' as $$
  select slug from private.town_names where words = private.town_words(split_part(said, ',', 1)) order by slug limit 1
$$;

-- The words of a text, without the most common ones.
create function private.words_of(said text) returns setof text
language sql stable set search_path = '' as $$
  select distinct word from regexp_split_to_table(private.plain_words(said), '[^a-z0-9+#]+') as word
  where length(word) > 1 and word <> all (array[
    'and', 'the', 'for', 'with', 'of', 'in', 'to', 'an', 'or', 'as', 'et', 'le', 'la', 'les', 'de', 'des', 'du', 'un',
    'une', 'en', 'au', 'aux', 'dans', 'pour', 'par', 'sur', 'ou', 'avec', 'chez'
  ])
$$;

create function private.relist_queued(most int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  for person in
    delete from private.people_to_relist where user_id in (
      select user_id from private.people_to_relist order by user_id limit most for update skip locked
    ) returning user_id
  loop
    perform private.list_candidate(person), private.list_person(person);
  end loop;
end
$$;

-- Queues everyone whose card or list shows a skill by its slug or by one of these words.
create function private.relist_skill(slugs text[], words text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.people_to_relist (user_id)
  select user_id from private.candidate_cards
  where terms && array(select 'skill:' || private.plain_words(word) from unnest(slugs || words) as word)
  union
  select user_id from private.network_people where skills && slugs
  union
  select listed.user_id from unnest(words) as word
  join private.network_people as listed on listed.words like private.containing(private.plain_words(word))
  on conflict do nothing;
  perform private.relist_queued(200);
end
$$;

create function private.rename_skill_where_listed(slug text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.list_mission(listing.mission_id) from public.mission_listings as listing where listing.skills @> array[slug];
  update public.maker_profiles set words = '' where skill_slugs @> array[slug];
end
$$;

-- Endorsements of a word become endorsements of the skill that the word now means.
create function private.adopt_endorsements(slug text, words text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  keys text[] := array(select private.plain_words(word) from unnest(words) as word);
begin
  insert into public.endorsements (user_id, skill, endorser_id, created_at)
  select given.user_id, adopt_endorsements.slug, given.endorser_id, given.created_at from public.endorsements as given
  where given.skill = any (keys) and given.skill <> adopt_endorsements.slug
  on conflict do nothing;
  delete from public.endorsements as given where given.skill = any (keys) and given.skill <> adopt_endorsements.slug;
end
$$;

-- Whether all of these texts are present, and neither too short nor too long.
create function private.each_between(texts text[], shortest integer, longest integer) returns boolean
language sql stable set search_path = '' as $$
  select bool_and(coalesce(length(private.trimmed(said)), 0) between shortest and longest) from unnest(texts) as said
$$;

create function private.catalogue_slug(name text) returns text
language sql stable set search_path = '' as $$
  select btrim(left(btrim(regexp_replace(private.plain_words(name), '[^a-z0-9]+', '-', 'g'), '-'), 60), '-')
$$;

create function private.catalogue_table(kind public.catalogue_kind) returns regclass
language sql stable set search_path = '' as $$
  select case kind
    when 'skill' then 'public.skills'
    when 'job' then 'public.jobs'
    when 'question' then 'public.interview_questions'
  end::regclass
$$;

-- What the log calls it.
create function private.entry_name(entry jsonb) returns text language sql immutable set search_path = '' as $$
  select coalesce(entry ->> 'name_en', entry ->> 'title_en', entry ->> 'prompt_en')
$$;

-- An entry that can be edited, locked until the transaction ends.
create function private.edited_entry(kind public.catalogue_kind, slug text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry jsonb;
begin
  execute format('select to_jsonb(entry) from %s as entry where entry.slug = $1 for update', private.catalogue_table(kind))
  into entry using slug;
  if entry is null or entry ->> 'merged_into' is not null then
    case kind
      when 'skill' then perform private.fail('unknown_skill', 'This skill is not in the catalogue.');
      when 'job' then perform private.fail('job_unknown', 'This job is not in the catalogue.');
      else perform private.fail('question_unknown', 'This question is not in the bank.');
    end case;
  end if;
  return entry;
end
$$;

create function private.log_entry(kind public.catalogue_kind, before jsonb, after jsonb) returns void
language sql security definer set search_path = '' as $$
  select private.audit(
    kind::text || case when before is null then '.added' else '.changed' end, kind::text, after ->> 'slug',
    jsonb_build_object('name', private.entry_name(after), 'before', before, 'after', after)
  )
$$;

create function private.skill_categories() returns text[] language sql stable set search_path = '' as $$
  select enum_range(null::public.mission_category)::text[] || array['everyday']
$$;

create function private.edited_skill(slug text) returns public.skills
language sql security definer set search_path = '' as $$
  select (jsonb_populate_record(null::public.skills, private.edited_entry('skill', slug))).*
$$;

-- Two skills become one: the names of the first become aliases of the second, and everything that named the first names
-- the second, in one transaction. Certificates stay as they were signed; the first row stays for them, and
-- private.current_skill follows it. This is a list of slugs with one replaced, without duplicates, in the same order.
create function private.with_skill_moved(slugs text[], source text, target text) returns text[]
language sql immutable set search_path = '' as $$
  select array(
    select slug from (
      select case slug when source then target else slug end as slug, min(place) as place
      from unnest(slugs) with ordinality as listed (slug, place) group by 1
    ) as kept order by place
  )
$$;

-- Entries that name a skill with its weight; of two, the higher weight stays.
create function private.with_entry_moved(entries jsonb, source text, target text) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(entry order by place), '[]') from (
    select min(place) as place, (array_agg(entry order by place))[1] || jsonb_strip_nulls(jsonb_build_object(
      'slug', slug, 'weight', max((entry ->> 'weight')::int), 'level', max((entry ->> 'level')::int),
      'must', bool_or((entry ->> 'must')::boolean)
    )) as entry
    from (
      select entry, place, case entry ->> 'slug' when source then target else entry ->> 'slug' end as slug
      from jsonb_array_elements(entries) with ordinality as listed (entry, place)
    ) as moved group by slug
  ) as kept
$$;

create function private.move_skill_of_missions(source text, target text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  concerned uuid[];
begin
  -- Versions first: a draft that is as it was published stays so.
  with moved as (
    update public.mission_versions
    set content = content || jsonb_build_object('skills', private.with_skill_moved(skills, source, target))
    where skills @> array[source] returning mission_id
  )
  select array_agg(distinct mission_id) into concerned from moved;
  update public.missions set
    draft = draft || jsonb_build_object('skills', private.with_skill_moved(private.texts_in(draft -> 'skills'), source, target)),
    -- Whoever has it open is told to load it again, and does not bring the old one back.
    draft_revision = draft_revision + 1
  where draft -> 'skills' ? source;
  perform private.list_mission(mission_id) from public.mission_listings where mission_id = any (concerned);
end
$$;

create function private.move_skill_of_people(source text, target text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.skill_attestations (user_id, skill, organization_id, attested_by, note, created_at)
  select user_id, target, organization_id, attested_by, note, created_at from public.skill_attestations
  where skill = source
  on conflict do nothing;
  delete from public.skill_attestations where skill = source;
  perform private.adopt_endorsements(target, array[source]);
  update public.maker_profiles set skills = private.with_entry_moved(skills, source, target), revision = revision + 1
  where skill_slugs @> array[source];
  update public.job_needs set skills = private.with_entry_moved(skills, source, target)
  where skills @> jsonb_build_array(jsonb_build_object('slug', source));
  -- A filter names a slug, with ":2" where it must be proven at that level.
  update public.saved_searches as search set filter = filter || jsonb_build_object('skills', (
    select jsonb_agg(distinct regexp_replace(asked, '^' || source || '(:|$)', target || '\1'))
    from jsonb_array_elements_text(search.filter -> 'skills') as asked
  ))
  where jsonb_typeof(filter -> 'skills') = 'array'
    and filter -> 'skills' ?| array[source, source || ':1', source || ':2', source || ':3'];
end
$$;

create function private.job_names(job public.jobs) returns text[] language sql stable set search_path = '' as $$
  select array(
    select distinct private.plain_words(btrim(name)) from unnest(array[job.title_en, job.title_fr] || job.aliases) as name
  )
$$;

-- The word stems of a written job title, to find the job it names: "Analyste de données junior (Lyon)" is a data
-- analyst.
create function private.stems_of(said text) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(distinct case when length(word) > 4
    then regexp_replace(word, '(euses?|eurs?|rices?|ers?|ees?|es|[sxe])$', '') else word end), '{}')
  from private.words_of(said) as word
$$;

create function private.gather_job_names() returns trigger
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

-- # Policies and grants

call private.protect('public.skills');
grant select on public.skills to anon, authenticated;

create policy "Everyone reads the catalogue of skills" on public.skills for select to anon, authenticated using (true);

call private.protect('public.jobs');
grant select on public.jobs to anon, authenticated;

create policy "Everyone reads the catalogue of jobs" on public.jobs for select to anon, authenticated using (true);

call private.protect('public.interview_questions');
grant select on public.interview_questions to authenticated;

create policy "Whoever signed in reads the bank of questions" on public.interview_questions for select to authenticated
  using (true);

call private.protect('public.towns');
grant select on public.towns to authenticated;

create policy "Everyone reads the list of towns" on public.towns for select to authenticated using (true);

-- # Public functions

-- Retires an entry or brings it back: it is no longer offered, but stays with people who have it.
create function public.retire_entry(kind public.catalogue_kind, slug text, reason text, retire boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
declare
  why text;
  entry jsonb;
begin
  perform private.require_admin();
  why := private.required_reason(reason);
  entry := private.edited_entry(kind, slug);
  if (entry ->> 'retired_at' is not null) = retire then
    return;
  end if;
  execute format('update %s set retired_at = $1, edited_at = now() where slug = $2', private.catalogue_table(kind))
  using case when retire then now() end, slug;
  perform private.audit(
    kind::text || case when retire then '.retired' else '.restored' end, kind::text, slug,
    jsonb_build_object('name', private.entry_name(entry), 'before', jsonb_build_object('retired_at', entry -> 'retired_at')),
    why
  );
end
$$;

-- Who uses an entry, shown before it is merged or retired. What people plan and prepare is private: only how many,
-- rounded to fives.
create function public.entry_usage(kind public.catalogue_kind, slug text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return case kind
    when 'skill' then jsonb_build_object(
      'missions', (select count(*) from public.missions where draft -> 'skills' ? entry_usage.slug),
      'jobs', (select count(*) from public.jobs where essential @> array[entry_usage.slug] or optional @> array[entry_usage.slug]),
      'candidates', (select count(*) from private.candidate_cards where terms @> array['skill:' || entry_usage.slug]),
      'makers', (select count(*) from public.maker_profiles where skill_slugs @> array[entry_usage.slug]),
      'needs', (select count(*) from public.job_needs where skills @> jsonb_build_array(jsonb_build_object('slug', entry_usage.slug))),
      'attestations', (select count(*) from public.skill_attestations where skill = entry_usage.slug),
      'endorsements', (select count(*) from public.endorsements where skill = entry_usage.slug)
    )
    when 'job' then jsonb_build_object(
      'targets', private.in_fives((select count(*) from public.target_jobs where job_slug = entry_usage.slug)),
      'needs', (select count(*) from public.job_needs where job_slug = entry_usage.slug)
    )
    when 'question' then jsonb_build_object(
      'answers', private.in_fives((select count(*) from public.practice_answers where question_slug = entry_usage.slug))
    )
  end;
end
$$;

-- Adds a skill if no slug is given. Returns the slug.
create function public.save_skill(
  name_en text, name_fr text, category text, aliases text[] default '{}', slug text default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  before public.skills;
  after public.skills;
  wanted text := coalesce(slug, private.catalogue_slug(name_en));
  said text[] := private.clean_words(aliases);
begin
  perform private.require_admin();
  if not private.each_between(array[name_en, name_fr], 2, 80) then
    perform private.fail('catalogue_name_invalid', 'A name has 2 to 80 characters, in both languages.');
  end if;
  if not coalesce(category = any (private.skill_categories()), false) then
    perform private.fail('catalogue_category_unknown', 'Choose one of the categories.');
  end if;
  if cardinality(said) > 30 or exists (select from unnest(said) as word where length(word) > 80) then
    perform private.fail('catalogue_aliases_invalid', 'Up to 30 other names of 80 characters each.');
  end if;
  -- A name is not another name of itself.
  said := array(
    select word from unnest(said) with ordinality as listed (word, place)
    where private.plain_words(word) not in (private.plain_words(private.trimmed(name_en)), private.plain_words(private.trimmed(name_fr)))
    order by place
  );
  if slug is not null then
    before := private.edited_skill(slug);
  elsif wanted = '' or exists (select from public.skills where skills.slug = wanted) then
    perform private.fail('skill_name_taken', 'Another skill has this name, or this other name.');
  end if;
  begin
    insert into public.skills as known (slug, name_en, name_fr, category, aliases, edited_at)
    values (wanted, private.trimmed(save_skill.name_en), private.trimmed(save_skill.name_fr), save_skill.category, said, now())
    on conflict on constraint skills_pkey do update set
      name_en = excluded.name_en, name_fr = excluded.name_fr, category = excluded.category,
      aliases = excluded.aliases, edited_at = now()
    returning * into after;
  exception when unique_violation then
    perform private.fail('skill_name_taken', 'Another skill has this name, or this other name.');
  end;
  perform private.adopt_endorsements(wanted, array[after.name_en, after.name_fr] || after.aliases);
  perform private.rename_skill_where_listed(wanted);
  perform private.relist_skill(
    array[wanted], array[after.name_en, after.name_fr] || after.aliases || before.aliases || before.name_en || before.name_fr
  );
  perform private.log_entry('skill', case when slug is not null then to_jsonb(before) end, to_jsonb(after));
  return wanted;
end
$$;

create function public.merge_skills(source text, target text, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  why text;
  old public.skills;
  kept public.skills;
  usage jsonb;
begin
  perform private.require_admin();
  why := private.required_reason(reason);
  if source = target then
    perform private.fail('skill_merge_itself', 'Choose another skill to merge into.');
  end if;
  -- Always in the same order, so that two merges do not wait for each other.
  perform private.edited_skill(slug) from unnest(array[source, target]) as slug order by slug;
  old := private.edited_skill(source);
  kept := private.edited_skill(target);
  if kept.retired_at is not null then
    perform private.fail('skill_retired', 'This skill is retired. Bring it back first.');
  end if;
  usage := public.entry_usage('skill', source);
  update public.skills set merged_into = target where merged_into = source;
  update public.skills set merged_into = target, retired_at = coalesce(retired_at, now()), aliases = '{}', edited_at = now()
  where slug = source;
  update public.skills set edited_at = now(), aliases = array(
    select word from unnest(private.clean_words(kept.aliases || old.name_en || old.name_fr || old.aliases)) as word
    where private.plain_words(word) not in (private.plain_words(kept.name_en), private.plain_words(kept.name_fr))
  )
  where slug = target;
  perform private.move_skill_of_missions(source, target), private.move_skill_of_people(source, target);
  update public.jobs set edited_at = now(), essential = moved.essential, optional = array(
    select slug from unnest(private.with_skill_moved(jobs.optional, source, target)) with ordinality as listed (slug, place)
    where slug <> all (moved.essential) order by place
  )
  from (
    select job.slug, private.with_skill_moved(job.essential, source, target) as essential from public.jobs as job
    where array[source] && (job.essential || job.optional)
  ) as moved
  where moved.slug = jobs.slug;
  perform private.rename_skill_where_listed(target);
  perform private.relist_skill(array[source, target], array[old.name_en, old.name_fr] || old.aliases);
  perform private.audit('skill.merged', 'skill', source, jsonb_build_object(
    'name', old.name_en, 'into', kept.name_en, 'usage', usage, 'before', to_jsonb(old), 'after', (
      select to_jsonb(skills) from public.skills where slug = target
    )
  ), why);
end
$$;

-- Adds a job if no slug is given. Returns the slug. Several jobs can share an alias, but not a title.
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

-- Adds a question if no slug is given. Returns the slug.
create function public.save_question(document jsonb, slug text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb;
  said public.interview_questions := jsonb_populate_record(null::public.interview_questions, document);
  after public.interview_questions;
begin
  perform private.require_admin();
  said.slug := coalesce(save_question.slug, private.catalogue_slug(document ->> 'prompt_en'));
  said.hints_en := array(select hint from unnest(said.hints_en) as said_hint, private.trimmed(said_hint) as hint where hint <> '');
  said.hints_fr := array(select hint from unnest(said.hints_fr) as said_hint, private.trimmed(said_hint) as hint where hint <> '');
  if said.kind is null
    or not private.each_between(array[said.prompt_en, said.prompt_fr, said.aim_en, said.aim_fr], 10, 300) then
    perform private.fail('question_text_invalid', 'A question and its aim have 10 to 300 characters, in both languages.');
  end if;
  if cardinality(said.hints_en) not between 2 and 5 or cardinality(said.hints_fr) <> cardinality(said.hints_en)
    or exists (select from unnest(said.hints_en || said.hints_fr) as hint where length(hint) > 300) then
    perform private.fail('question_hints_invalid', 'A question has 2 to 5 hints, as many in both languages.');
  end if;
  if save_question.slug is not null then
    before := private.edited_entry('question', slug);
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
  perform private.log_entry('question', before, to_jsonb(after));
  return after.slug;
end
$$;

-- # Who may call which function

grant execute on function
  public.entry_usage, public.merge_skills, public.retire_entry, public.save_job, public.save_question,
  public.save_skill
to authenticated;

-- # Triggers

create trigger keep_skill_names after insert or update on public.skills
  for each row execute function private.keep_skill_names();

create trigger jobs_names after insert or update or delete on public.jobs
  for each statement execute function private.gather_job_names();

create trigger keep_town_names after insert or update on public.towns
  for each row execute function private.keep_town_names();

-- # Jobs

select cron.schedule('relist people', '* * * * *', 'select private.relist_queued(2000)');
