create function private.skill_categories() returns text[] language sql stable set search_path = '' as $$
  select enum_range(null::public.mission_category)::text[] || array['everyday']
$$;

create function private.edited_skill(slug text) returns public.skills
language sql security definer set search_path = '' as $$
  select (jsonb_populate_record(null::public.skills, private.edited_entry('skill', slug))).*
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
grant execute on function public.save_skill to authenticated;
