-- Functions that the demo missions are written with; they disappear with the connection. Each text is here in both
-- languages, pg_temp.both('Your first week', 'Votre première semaine'), or in English only where the mission exists only
-- in English: pg_temp.english('Before you start').
create or replace function pg_temp.both(english text, french text) returns jsonb language sql as $$
  select jsonb_build_object('en', english, 'fr', french)
$$;

create or replace function pg_temp.english(english text) returns jsonb language sql as $$
  select to_jsonb(english)
$$;

-- The parts in one language. Most are ids, names and numbers, the same in every language.
create or replace function pg_temp.in_language(written jsonb, wanted text) returns jsonb language plpgsql as $$
begin
  if jsonb_typeof(written) = 'array' then
    return (
      select jsonb_agg(case when item @? '$.**.fr' then pg_temp.in_language(item, wanted) else item end order by place)
      from jsonb_array_elements(written) with ordinality as listed (item, place)
    );
  elsif written ?& array['en', 'fr'] then
    return written -> wanted;
  end if;
  return (
    select jsonb_object_agg(key, case
      when not value @? '$.**.fr' then value
      when jsonb_typeof(value) = 'object' and value ?& array['en', 'fr'] then value -> wanted
      else pg_temp.in_language(value, wanted)
    end)
    from jsonb_each(written)
  );
end
$$;

create or replace function pg_temp.brief(id text, title jsonb, body jsonb, next text default null) returns jsonb
language sql as $$
  select jsonb_strip_nulls(jsonb_build_object('kind', 'brief', 'id', id, 'title', title, 'body', body, 'next', next))
$$;

create or replace function pg_temp.message(
  id text, title jsonb, sender text, role jsonb, delay_seconds int, body jsonb, next text default null
) returns jsonb language sql as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'kind', 'message', 'id', id, 'title', title, 'from', sender, 'role', role, 'delaySeconds', delay_seconds,
    'body', body, 'next', next
  ))
$$;

create or replace function pg_temp.choice(id text, label jsonb, consequence jsonb, next text default null) returns jsonb
language sql as $$
  select jsonb_strip_nulls(jsonb_build_object('id', id, 'label', label, 'consequence', consequence, 'next', next))
$$;

create or replace function pg_temp.decision(id text, title jsonb, body jsonb, variadic choices jsonb[]) returns jsonb
language sql as $$
  select jsonb_build_object('kind', 'decision', 'id', id, 'title', title, 'body', body, 'choices', to_jsonb(choices))
$$;

-- Options are lettered a, b, c …; the right ones are named by their letters, as in 'ac'.
create or replace function pg_temp.question(id text, words jsonb, options jsonb[], correct text, explanation jsonb)
returns jsonb language sql as $$
  select jsonb_build_object(
    'id', id, 'text', words, 'isMultiple', length(correct) > 1,
    'options', (
      select jsonb_agg(jsonb_build_object('id', chr(96 + place::int), 'label', label) order by place)
      from unnest(options) with ordinality as listed (label, place)
    ),
    'correct', to_jsonb(string_to_array(correct, null)), 'explanation', explanation
  )
$$;

create or replace function pg_temp.quiz(id text, title jsonb, variadic questions jsonb[]) returns jsonb
language sql as $$
  select jsonb_build_object('kind', 'quiz', 'id', id, 'title', title, 'questions', to_jsonb(questions))
$$;

create or replace function pg_temp.deliverable(
  id text, title jsonb, accepts text, required boolean, body jsonb, file_kinds text[] default '{}'
) returns jsonb language sql as $$
  select jsonb_build_object(
    'kind', 'deliverable', 'id', id, 'title', title, 'accepts', accepts, 'required', required, 'body', body,
    'fileKinds', to_jsonb(file_kinds), 'maxMegabytes', 10
  )
$$;

-- Levels from the lowest to the highest, each as pg_temp.level(name, what it looks like).
create or replace function pg_temp.level(title jsonb, description jsonb) returns jsonb language sql as $$
  select jsonb_build_object('title', title, 'description', description)
$$;

create or replace function pg_temp.criterion(id text, title jsonb, weight int, variadic levels jsonb[]) returns jsonb
language sql as $$
  select jsonb_build_object('id', id, 'title', title, 'weight', weight, 'levels', to_jsonb(levels))
$$;

-- A mission is written in the language of the demo, or in the only language it has. `written` holds both:
-- pg_temp.in_language(written, 'fr') is the same mission in French.
-- Six missions are also offered in the other language.
create or replace function pg_temp.mission(
  number int, organization text, author text, days_ago int, title jsonb, summary jsonb, category text, difficulty text,
  hours numeric, feedback_days int, skills text[], steps jsonb[], is_shown boolean, criteria jsonb[],
  evaluator_notes jsonb, comments jsonb[], language text default pg_temp.spoken()
) returns void language sql as $$
  insert into public.missions (id, organization_id, created_by, status, version, draft, draft_revision, created_at, updated_at)
  select
    ('b1000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, organization::uuid, author::uuid, 'published', 1,
    case when number in (22, 25, 28, 31, 34, 37)
      then private.with_translation(pg_temp.in_language(written, language), pg_temp.in_language(written, other))
      else pg_temp.in_language(written, language) end, 14,
    now() - (days_ago + 3) * interval '1 day', now() - days_ago * interval '1 day'
  from jsonb_build_object(
    'title', title, 'summary', summary, 'category', category, 'difficulty', difficulty,
    'language', pg_temp.both('en', 'fr'), 'hours', hours, 'feedbackDays', feedback_days, 'skills', to_jsonb(skills),
    'isFictional', true, 'steps', to_jsonb(steps), 'rubric', jsonb_build_object('isShown', is_shown, 'criteria', to_jsonb(criteria)),
    'evaluatorNotes', evaluator_notes, 'comments', to_jsonb(comments)
  ) as written, (select case language when 'en' then 'fr' else 'en' end) as translated (other)
$$;
