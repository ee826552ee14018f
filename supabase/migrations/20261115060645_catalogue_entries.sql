-- Administrators keep the catalogue: skills, jobs and interview questions. Every change is one function, checked, and
-- logged with before and after. What holds for all three kinds is here.
create type public.catalogue_kind as enum ('skill', 'job', 'question');

create function private.clean_words(words text[]) returns text[]
language sql stable set search_path = '' as $$
  select array(
    select word from (
      select distinct on (private.plain_words(word)) word, place
      from unnest(words) with ordinality as listed (said, place), private.trimmed(said) as word
      where word <> '' order by private.plain_words(word), place
    ) as kept order by place
  )
$$;

-- Whether each of these texts is there and neither too short nor too long.
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

-- An entry that can be changed, held until the transaction ends.
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

-- Retires an entry, or brings it back: it is no longer offered, and stays with whoever has it.
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

-- Who uses an entry: asked before it is merged or retired. What people plan and prepare is theirs: how many, in fives,
-- and no more.
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
grant execute on function public.retire_entry, public.entry_usage to authenticated;
