-- Two skills become one: the names of the first become other names of the second, and whatever named the first names the
-- second, in one transaction. Certificates stay as they were signed; the first one's row stays for them, and
-- private.current_skill leads on.

-- A list of slugs, each once, in its order.
create function private.with_skill_moved(slugs text[], source text, target text) returns text[]
language sql immutable set search_path = '' as $$
  select array(
    select slug from (
      select case slug when source then target else slug end as slug, min(place) as place
      from unnest(slugs) with ordinality as listed (slug, place) group by 1
    ) as kept order by place
  )
$$;

-- Entries that name a skill and how much it counts; of two, the higher demand stays.
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
grant execute on function public.merge_skills to authenticated;
