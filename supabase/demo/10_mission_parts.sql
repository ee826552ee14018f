-- Words in which the demo's missions are written; they are gone when the connection closes.
create or replace function pg_temp.brief(id text, title text, body text, next text default null) returns jsonb
language sql as $$
  select jsonb_strip_nulls(jsonb_build_object('kind', 'brief', 'id', id, 'title', title, 'body', body, 'next', next))
$$;

create or replace function pg_temp.message(
  id text, title text, sender text, role text, delay_seconds int, body text, next text default null
) returns jsonb language sql as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'kind', 'message', 'id', id, 'title', title, 'from', sender, 'role', role, 'delaySeconds', delay_seconds,
    'body', body, 'next', next
  ))
$$;

create or replace function pg_temp.choice(id text, label text, consequence text, next text default null) returns jsonb
language sql as $$
  select jsonb_strip_nulls(jsonb_build_object('id', id, 'label', label, 'consequence', consequence, 'next', next))
$$;

create or replace function pg_temp.decision(id text, title text, body text, variadic choices jsonb[]) returns jsonb
language sql as $$
  select jsonb_build_object('kind', 'decision', 'id', id, 'title', title, 'body', body, 'choices', to_jsonb(choices))
$$;

-- Options are lettered a, b, c …; the right ones are named by their letters, as in 'ac'.
create or replace function pg_temp.question(id text, words text, options text[], correct text, explanation text)
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

create or replace function pg_temp.quiz(id text, title text, variadic questions jsonb[]) returns jsonb
language sql as $$
  select jsonb_build_object('kind', 'quiz', 'id', id, 'title', title, 'questions', to_jsonb(questions))
$$;

create or replace function pg_temp.deliverable(
  id text, title text, accepts text, required boolean, body text, file_kinds text[] default '{}'
) returns jsonb language sql as $$
  select jsonb_build_object(
    'kind', 'deliverable', 'id', id, 'title', title, 'accepts', accepts, 'required', required, 'body', body,
    'fileKinds', to_jsonb(file_kinds), 'maxMegabytes', 10
  )
$$;

-- Levels from the lowest to the highest, each as 'name|what it looks like'.
create or replace function pg_temp.criterion(id text, title text, weight int, variadic levels text[]) returns jsonb
language sql as $$
  select jsonb_build_object('id', id, 'title', title, 'weight', weight, 'levels', (
    select jsonb_agg(jsonb_build_object('title', split_part(level, '|', 1), 'description', split_part(level, '|', 2)) order by place)
    from unnest(levels) with ordinality as listed (level, place)
  ))
$$;

create or replace function pg_temp.mission(
  number int, organization text, author text, days_ago int, title text, summary text, category text, difficulty text,
  language text, hours numeric, feedback_days int, skills text[], steps jsonb[], is_shown boolean, criteria jsonb[],
  evaluator_notes text, comments text[]
) returns void language sql as $$
  insert into public.missions (id, organization_id, created_by, status, version, draft, draft_revision, created_at, updated_at)
  values (
    ('b1000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, organization::uuid, author::uuid, 'published', 1,
    jsonb_build_object(
      'title', title, 'summary', summary, 'category', category, 'difficulty', difficulty, 'language', language,
      'hours', hours, 'feedbackDays', feedback_days, 'skills', to_jsonb(skills), 'isFictional', true,
      'steps', to_jsonb(steps), 'rubric', jsonb_build_object('isShown', is_shown, 'criteria', to_jsonb(criteria)),
      'evaluatorNotes', evaluator_notes, 'comments', to_jsonb(comments)
    ),
    14, now() - (days_ago + 3) * interval '1 day', now() - days_ago * interval '1 day'
  )
$$;
