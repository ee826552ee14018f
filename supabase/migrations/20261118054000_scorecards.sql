-- Scorecards: each member of an opening's team scores an application on the same criteria, before reading what the
-- others think.

-- # Tables

create table public.opening_scorecards (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.opening_applications on delete cascade,
  -- Null once the author's account is deleted.
  author_id uuid references auth.users on delete set null,
  -- [{"id", "name", "score": 1 to 4, "note"}] for each criterion, as it was called.
  scores jsonb not null check (jsonb_typeof(scores) = 'array' and jsonb_array_length(scores) between 1 and 10),
  recommendation text not null check (recommendation in ('yes', 'rather_yes', 'rather_no', 'no')),
  words text not null check (length(words) between 20 and 2000),
  -- Whether the author knew who it was.
  was_blind boolean not null,
  submitted_at timestamptz not null default now(),
  unique (application_id, author_id)
);

create index opening_scorecards_by_application on public.opening_scorecards (application_id, submitted_at);
create index opening_scorecards_by_author on public.opening_scorecards (author_id);

-- Read and written through functions alone.
call private.protect('public.opening_scorecards');

-- # Criteria

-- All applicants are scored on the same criteria, which can't change once the first application is opened.
create function private.keep_fixed_criteria() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.raise_app_error('criteria_fixed', 'An application has been opened: the criteria can no longer be changed.');
  return new;
end
$$;

create trigger keep_fixed_criteria before update of criteria on public.openings
  for each row when (old.criteria_fixed_at is not null and new.criteria is distinct from old.criteria)
  execute function private.keep_fixed_criteria();

-- An editor that is still open is refused, not silently ignored.
do $$
begin
  execute private.changed(
    pg_get_functiondef('public.save_opening(jsonb, uuid, int)'::regprocedure),
    $old$document ? 'criteria' and kept.criteria_fixed_at is null then$old$, $new$document ? 'criteria' then$new$
  );
end
$$;

-- # Functions for the opening's team

-- The criteria, the caller's own scorecard and, once that is submitted, those of the others.
create function public.application_scorecards(application_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  sent public.opening_applications := private.require_received(application_id);
  is_done boolean := exists (
    select from public.opening_scorecards as card where card.application_id = sent.id and card.author_id = me
  );
begin
  return jsonb_build_object(
    'criteria', (select opening.criteria from public.openings as opening where opening.id = sent.opening_id),
    'isBlind', sent.revealed_at is null,
    'isDone', is_done,
    'submitted', (select count(*) from public.opening_scorecards as card where card.application_id = sent.id),
    'cards', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', card.id, 'author', private.team_name(card.author_id), 'isMine', card.author_id is not distinct from me,
        'scores', card.scores, 'recommendation', card.recommendation, 'words', card.words, 'wasBlind', card.was_blind,
        'at', card.submitted_at
      ) order by card.submitted_at, card.id), '[]')
      from public.opening_scorecards as card where card.application_id = sent.id and is_done
    )
  );
end
$$;

-- [{"id", "score", "note"}] for every criterion. It is final, so no one changes theirs after reading the others.
create function public.submit_scorecard(application_id uuid, scores jsonb, recommendation text, words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  sent public.opening_applications := private.require_received(application_id);
  criteria jsonb := (select opening.criteria from public.openings as opening where opening.id = sent.opening_id);
  given jsonb;
  said text := private.trimmed(coalesce(words, ''));
begin
  if sent.opened_at is null then
    perform private.raise_app_error('application_unopened', 'Read this application first.');
  elsif jsonb_array_length(criteria) = 0 then
    perform private.raise_app_error('no_criteria', 'This opening has no criteria.');
  elsif exists (
    select from public.opening_scorecards as card where card.application_id = sent.id and card.author_id = me
  ) then
    perform private.raise_app_error('scored_already', 'You already submitted your scorecard.');
  end if;
  select jsonb_agg(jsonb_build_object(
    'id', criterion -> 'id', 'name', criterion -> 'name', 'score', (one ->> 'score')::int,
    'note', private.trimmed(coalesce(one ->> 'note', ''))
  ) order by place) into given
  from jsonb_array_elements(criteria) with ordinality as listed (criterion, place)
  join jsonb_array_elements(case jsonb_typeof(scores) when 'array' then scores else '[]' end) as one
    on one ->> 'id' = criterion ->> 'id'
  where one ->> 'score' in ('1', '2', '3', '4') and length(coalesce(one ->> 'note', '')) <= 300;
  if jsonb_array_length(given) is distinct from jsonb_array_length(criteria)
    or recommendation is null or recommendation not in ('yes', 'rather_yes', 'rather_no', 'no')
    or length(said) not between 20 and 2000 then
    perform private.raise_app_error(
      'scorecard_incomplete', 'Score every criterion, choose a recommendation and write 20 to 2,000 characters.'
    );
  end if;
  insert into public.opening_scorecards (application_id, author_id, scores, recommendation, words, was_blind)
  values (sent.id, me, given, submit_scorecard.recommendation, said, sent.revealed_at is null);
end
$$;

-- A scorecard by someone with a conflict of interest doesn't count.
do $$
begin
  execute private.changed(
    pg_get_functiondef('public.declare_application_conflict'::regproc),
    'insert into public.opening_application_conflicts',
    E'delete from public.opening_scorecards as card\n'
    '  where card.application_id = sent.id and card.author_id = (select auth.uid());\n'
    '  insert into public.opening_application_conflicts'
  );
  -- Gone with what was sent, when it is withdrawn and when it is anonymized.
  execute private.changed(
    pg_get_functiondef('private.empty_application'::regproc),
    'delete from public.opening_application_conflicts',
    E'delete from public.opening_scorecards as card where card.application_id = empty_application.application_id;\n'
    '  delete from public.opening_application_conflicts'
  );
end
$$;

grant execute on function public.application_scorecards, public.submit_scorecard to authenticated;

-- # Personal data

-- Candidates get what was written about them, without the author; authors what they wrote.
call private.declare_data(
  'public.opening_scorecards',
  't.author_id = $1 or exists (select from public.opening_applications as sent where sent.id = t.application_id and sent.user_id = $1)',
  'removed', '{author_id}'
);
