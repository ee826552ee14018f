-- A mission is written in one language and may be translated into others. Only its texts are: steps, branches, skills
-- and weights are the same for all. Content keeps a translation as {"translations": {"fr": {"<path>": {"text", "of"}}}},
-- where "of" is the text it translates: once that has changed, the translation is out of date. The web app has the same
-- rules in src/features/missions/languages.ts.

-- Every text there is, empty ones too: by which path of ids it is known, where it lies, and what it says.
create function private.mission_texts(content jsonb) returns table (path text, place text[], source text)
language sql immutable set search_path = '' as $$
  with steps as (
    select step, 'steps/' || coalesce(step ->> 'id', '') as path, array['steps', (number - 1)::text] as place
    from jsonb_array_elements(private.array_at(content, 'steps')) with ordinality as listed (step, number)
  ), choices as (
    select choice, steps.path || '/choices/' || coalesce(choice ->> 'id', '') as path,
      steps.place || array['choices', (number - 1)::text] as place
    from steps, jsonb_array_elements(private.array_at(steps.step, 'choices')) with ordinality as listed (choice, number)
  ), questions as (
    select question, steps.path || '/questions/' || coalesce(question ->> 'id', '') as path,
      steps.place || array['questions', (number - 1)::text] as place
    from steps, jsonb_array_elements(private.array_at(steps.step, 'questions')) with ordinality as listed (question, number)
  ), criteria as (
    select criterion, 'rubric/' || coalesce(criterion ->> 'id', '') as path,
      array['rubric', 'criteria', (number - 1)::text] as place
    from jsonb_array_elements(private.array_at(coalesce(content -> 'rubric', '{}'), 'criteria')) with ordinality as listed (criterion, number)
  ), found (path, place, said) as (
    select key, array[key], content -> key from unnest(array['title', 'summary', 'evaluatorNotes']) as key
    union all
    select 'comments/' || (number - 1), array['comments', (number - 1)::text], remark
    from jsonb_array_elements(private.array_at(content, 'comments')) with ordinality as listed (remark, number)
    union all
    select path || '/' || key, place || key, step -> key from steps, unnest(array['title', 'body', 'from', 'role']) as key
    union all
    select path || '/' || key, place || key, choice -> key from choices, unnest(array['label', 'consequence']) as key
    union all
    select path || '/' || key, place || key, question -> key from questions, unnest(array['text', 'explanation']) as key
    union all
    select questions.path || '/options/' || coalesce(option ->> 'id', '') || '/label',
      questions.place || array['options', (number - 1)::text, 'label'], option -> 'label'
    from questions, jsonb_array_elements(private.array_at(questions.question, 'options')) with ordinality as listed (option, number)
    union all
    select path || '/title', place || 'title'::text, criterion -> 'title' from criteria
    union all
    select criteria.path || '/levels/' || (number - 1) || '/' || key,
      criteria.place || array['levels', (number - 1)::text, key], level -> key
    from criteria, jsonb_array_elements(private.array_at(criteria.criterion, 'levels')) with ordinality as listed (level, number),
      unnest(array['title', 'description']) as key
  )
  select path, place, said #>> '{}' from found where jsonb_typeof(said) = 'string'
$$;

-- How many texts of a language are missing, out of date or of a forbidden length, or belong to no text of the mission.
create function private.translation_gaps(content jsonb, wanted text) returns int
language sql immutable set search_path = '' as $$
  with texts as (
    select path, source from private.mission_texts(content)
  ), written as (
    select entry.key as path, private.trimmed(entry.value ->> 'text') as text, entry.value ->> 'of' as source
    from jsonb_each(content -> 'translations' -> wanted) as entry
  )
  select count(*)::int from texts full join written using (path)
  where texts.source is null or (private.trimmed(texts.source) <> '' and (
    written.source is distinct from texts.source or coalesce(written.text, '') = ''
    or (path = 'title' and length(written.text) not between 4 and 120)
    or (path = 'summary' and length(written.text) not between 40 and 600)
  ))
$$;

create function private.translated_languages(content jsonb) returns setof text
language sql immutable set search_path = '' as $$
  select jsonb_object_keys(content -> 'translations') where jsonb_typeof(content -> 'translations') = 'object' order by 1
$$;

-- The languages in which all of it can be read, the one it is written in first.
create function private.offered_languages(content jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select array[coalesce(content ->> 'language', 'en')] || array(
    select language from private.translated_languages(content) as language
    where private.translation_gaps(content, language) = 0
  )
$$;

-- The content with its texts in another language; as it was written where there is no translation.
create function private.in_language(content jsonb, wanted text) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  written constant jsonb := content -> 'translations' -> wanted;
  shown jsonb := content - 'translations';
  one record;
begin
  if written is null then
    return shown;
  end if;
  for one in
    select place, written -> path ->> 'text' as text from private.mission_texts(content)
    where private.trimmed(source) <> '' and coalesce(private.trimmed(written -> path ->> 'text'), '') <> ''
  loop
    shown := jsonb_set(shown, one.place, to_jsonb(one.text));
  end loop;
  return shown || jsonb_build_object('language', wanted);
end
$$;

-- Content with the translation that the same content in another language is. For loading missions that exist in both.
create function private.with_translation(content jsonb, same jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select content || jsonb_build_object('translations', coalesce(content -> 'translations', '{}') || jsonb_build_object(
    same ->> 'language', (
      select jsonb_object_agg(path, jsonb_build_object('text', same #>> place, 'of', source))
      from private.mission_texts(content)
      where private.trimmed(source) <> '' and coalesce(private.trimmed(same #>> place), '') <> ''
    )
  ))
$$;

-- Translations are texts and nothing else, in languages of the product, and not into the mission's own.
create function private.translations_are_sound(content jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select not content ? 'translations' or (jsonb_typeof(content -> 'translations') = 'object' and not exists (
    select from jsonb_each(case when jsonb_typeof(content -> 'translations') = 'object' then content -> 'translations' else '{}' end) as translation
    where translation.key not in ('en', 'fr') or translation.key is not distinct from content ->> 'language'
      or jsonb_typeof(translation.value) <> 'object'
      or exists (
        select from jsonb_each(case when jsonb_typeof(translation.value) = 'object' then translation.value else '{}' end) as entry
        where jsonb_typeof(entry.value) <> 'object'
          or jsonb_typeof(entry.value -> 'text') is distinct from 'string'
          or jsonb_typeof(entry.value -> 'of') is distinct from 'string'
          or (select count(*) <> 2 from jsonb_object_keys(case when jsonb_typeof(entry.value) = 'object' then entry.value else '{}' end))
      )
  ))
$$;
grant execute on function
  private.mission_texts, private.translation_gaps, private.translated_languages, private.offered_languages,
  private.in_language, private.translations_are_sound
to authenticated, service_role;

alter table public.missions add constraint translations_are_sound check (private.translations_are_sound(draft));

-- What lists ask of a version: in which languages it can be read, and its title in those it was not written in.
create function private.translated_titles(content jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(language, jsonb_build_object('title', private.trimmed(content -> 'translations' -> language -> 'title' ->> 'text'))), '{}')
  from unnest(private.offered_languages(content)) as language
  where content -> 'translations' ? language
$$;
alter table public.mission_versions
  add constraint translations_are_sound check (private.translations_are_sound(content)),
  add languages text[] generated always as (private.offered_languages(content)) stored,
  add translations jsonb generated always as (private.translated_titles(content)) stored;

-- The language that the caller reads the product in.
create function private.reading_language() returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (
      select coalesce(profile.language, users.raw_user_meta_data ->> 'language')
      from auth.users left join public.profiles as profile on profile.user_id = users.id
      where users.id = (select auth.uid())
    ), 'en'
  )
$$;

-- A title in the language of whoever reads it, where there is one.
create function private.title_in(title text, translations jsonb, language text default null) returns text
language sql stable security definer set search_path = '' as $$
  select case when translations = '{}' then title
    else coalesce(translations -> coalesce(language, private.reading_language()) ->> 'title', title) end
$$;

-- A version as it is read in a language.
create function private.version_in(mission uuid, number int, language text)
returns table (mission_id uuid, version int, title text, content jsonb)
language sql stable security definer rows 1 set search_path = '' as $$
  select known.mission_id, known.version, private.title_in(known.title, known.translations, language),
    private.in_language(known.content, case when language = any (known.languages) then language end)
  from public.mission_versions as known where known.mission_id = mission and known.version = number
$$;

-- The language a candidate reads the mission in, and the one each attempt is written in.
alter table public.enrollments add language text check (language in ('en', 'fr'));
alter table public.submissions add language text check (language in ('en', 'fr'));
-- Nobody has worked on anything meanwhile.
alter table public.enrollments disable trigger user;
update public.enrollments as work set language = coalesce(version.content ->> 'language', 'en')
from public.mission_versions as version
where version.mission_id = work.mission_id and version.version = work.version;
alter table public.enrollments enable trigger user;
update public.submissions as sent set language = work.language
from public.enrollments as work where work.id = sent.enrollment_id;
alter table public.enrollments alter language set not null;
alter table public.submissions alter language set not null;

create function private.set_work_language() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'submissions' then
    new.language := coalesce(new.language, (select language from public.enrollments where id = new.enrollment_id));
  else
    new.language := coalesce(new.language, (
      select content ->> 'language' from public.mission_versions
      where mission_id = new.mission_id and version = new.version
    ));
  end if;
  return new;
end
$$;
create trigger enrollments_have_a_language before insert on public.enrollments
  for each row execute function private.set_work_language();
create trigger submissions_have_a_language before insert on public.submissions
  for each row execute function private.set_work_language();
