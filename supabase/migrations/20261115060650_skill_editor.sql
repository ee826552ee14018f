-- Administrators keep the catalogue of skills: every change is one function, checked, and logged with before and after.
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

create function private.catalogue_slug(name text) returns text
language sql stable set search_path = '' as $$
  select btrim(left(btrim(regexp_replace(private.plain_words(name), '[^a-z0-9]+', '-', 'g'), '-'), 60), '-')
$$;

create function private.skill_categories() returns text[] language sql stable set search_path = '' as $$
  select enum_range(null::public.mission_category)::text[] || array['everyday']
$$;

-- A skill of the catalogue that can be changed.
create function private.edited_skill(slug text) returns public.skills
language plpgsql security definer set search_path = '' as $$
declare
  skill public.skills;
begin
  select * into skill from public.skills where skills.slug = edited_skill.slug and merged_into is null for update;
  if skill.slug is null then
    perform private.fail('unknown_skill', 'This skill is not in the catalogue.');
  end if;
  return skill;
end
$$;

-- Adds a skill where no slug is given. Answers the slug.
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
  if coalesce(length(private.trimmed(name_en)), 0) not between 2 and 80
    or coalesce(length(private.trimmed(name_fr)), 0) not between 2 and 80 then
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
  perform private.audit(
    case when before.slug is null then 'skill.added' else 'skill.changed' end, 'skill', wanted,
    jsonb_build_object('name', after.name_en, 'before', to_jsonb(before), 'after', to_jsonb(after))
  );
  return wanted;
end
$$;

-- Retires a skill, or brings it back: it is no longer offered, and stays with whoever has it.
create function public.retire_skill(slug text, reason text, retire boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
declare
  why text;
  skill public.skills;
begin
  perform private.require_admin();
  why := private.required_reason(reason);
  skill := private.edited_skill(slug);
  if (skill.retired_at is not null) = retire then
    return;
  end if;
  update public.skills set retired_at = case when retire then now() end, edited_at = now() where skills.slug = skill.slug;
  perform private.audit(
    case when retire then 'skill.retired' else 'skill.restored' end, 'skill', skill.slug,
    jsonb_build_object('name', skill.name_en, 'before', jsonb_build_object('retired_at', skill.retired_at)), why
  );
end
$$;

-- Who uses a skill: asked before it is merged or retired.
create function public.skill_usage(slug text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'missions', (select count(*) from public.missions where draft -> 'skills' ? skill_usage.slug),
    'jobs', (select count(*) from public.jobs where essential @> array[skill_usage.slug] or optional @> array[skill_usage.slug]),
    'candidates', (select count(*) from private.candidate_cards where terms @> array['skill:' || skill_usage.slug]),
    'makers', (select count(*) from public.maker_profiles where skill_slugs @> array[skill_usage.slug]),
    'needs', (select count(*) from public.job_needs where skills @> jsonb_build_array(jsonb_build_object('slug', skill_usage.slug))),
    'attestations', (select count(*) from public.skill_attestations where skill = skill_usage.slug),
    'endorsements', (select count(*) from public.endorsements where skill = skill_usage.slug)
  );
end
$$;
grant execute on function public.save_skill, public.retire_skill, public.skill_usage to authenticated;
