-- Human review: a candidate who wasn't selected, or who was shown a match score, asks a person to look again.

-- # Tables

create table public.human_reviews (
  id uuid primary key default gen_random_uuid(),
  opening_id uuid not null references public.openings on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  -- Null for a score that was shown to someone who didn't apply.
  application_id uuid unique references public.opening_applications on delete cascade,
  -- The score that was shown; null once it is no longer kept.
  match_id uuid references public.match_scores on delete set null,
  subject text not null check (subject in ('answer', 'score')),
  question text not null check (length(question) between 20 and 2000),
  asked_at timestamptz not null default now(),
  due_at timestamptz not null,
  reminded_at timestamptz,
  late_at timestamptz,
  verdict text check (verdict in ('kept', 'changed')),
  answer text check (length(answer) between 20 and 2000),
  answered_by uuid references auth.users on delete set null,
  answered_at timestamptz,
  constraint answered_completely check (num_nonnulls(verdict, answer, answered_at) in (0, 3))
);

-- Once for each application, and once without one.
create unique index human_reviews_without_application on public.human_reviews (opening_id, user_id) where application_id is null;
create index human_reviews_by_opening on public.human_reviews (opening_id, asked_at);
create index human_reviews_by_person on public.human_reviews (user_id);
create index human_reviews_by_match on public.human_reviews (match_id);
create index human_reviews_by_answerer on public.human_reviews (answered_by);
create index human_reviews_due on public.human_reviews (due_at) where answered_at is null;

-- The score stays as the formula calculated it, with a note that a person reviewed it.
alter table public.match_scores
  add column reviewed_at timestamptz,
  add column review_verdict text check (review_verdict in ('kept', 'changed'));

call private.define_setting('limit_human_review_days', 'limits', 'number', '7', 1, 30);

insert into private.notification_kinds (kind, topic) values
  ('opening_review_asked', 'reviews'), ('opening_review_due', 'reviews'), ('opening_review_late', 'reviews'),
  ('opening_review_answered', 'feedback');

-- A review that changes the answer starts a new clock, and the history says so.
do $$
declare
  known text := pg_get_constraintdef((
    select oid from pg_catalog.pg_constraint
    where conrelid = 'public.opening_application_moves'::regclass and conname = 'opening_application_moves_kind_check'
  ));
begin
  alter table public.opening_application_moves drop constraint opening_application_moves_kind_check;
  execute 'alter table public.opening_application_moves add constraint opening_application_moves_kind_check '
    || regexp_replace(known, 'ARRAY\[', 'ARRAY[''reviewed''::text, ');
  execute private.changed(
    pg_get_functiondef('private.note_application'::regproc), $old$in ('opened', $old$, $new$in ('reviewed', 'opened', $new$
  );
  -- The candidate reads the review's answer, not another notification about a move.
  execute private.changed(
    pg_get_functiondef('private.settle_application'::regproc), '  perform private.follow_stage(moved, goal.kind);',
    E'  perform private.follow_stage(moved, goal.kind);\n  if kind = ''reviewed'' then\n    return moved;\n  end if;'
  );
  execute private.changed(
    pg_get_functiondef('private.data_area'::regproc), '^(application|', '^(application|opening_scorecard|human_review|'
  );
  -- Gone with what was sent, when it is withdrawn and when it is anonymized.
  execute private.changed(
    pg_get_functiondef('private.empty_application'::regproc),
    'delete from public.opening_application_conflicts',
    E'delete from public.human_reviews as review where review.application_id = empty_application.application_id;\n'
    '  delete from public.opening_application_conflicts'
  );
  execute private.changed(
    pg_get_functiondef('private.anonymize_applications'::regproc), '  return gone;',
    E'  delete from public.human_reviews where application_id is null and asked_at < now() - make_interval(days => least(days, 730));\n'
    '  return gone;'
  );
end
$$;

-- # Private helpers

-- What the caller can ask about: an answer, a score, or nothing.
create function private.reviewable(sent public.opening_applications, opening_id uuid, person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when exists (
      select from public.human_reviews as asked where case when sent.id is not null then asked.application_id = sent.id
        else asked.opening_id = reviewable.opening_id and asked.user_id = person and asked.application_id is null end
    ) or sent.withdrawn_at is not null then null
    when sent.outcome = 'not_selected' then 'answer'
    -- Who applied asks about their application.
    when sent.id is null and exists (
      select from public.opening_applications as own
      where own.opening_id = reviewable.opening_id and own.user_id = person and own.withdrawn_at is null
    ) then null
    when sent.outcome is null and exists (
      select from public.match_scores as shown
      where shown.opening_id = reviewable.opening_id and shown.user_id = person and shown.score is not null
    ) then 'score' end
$$;

-- The caller's own application or, without one, the opening they were matched with.
create function private.require_reviewable(application_id uuid, opening_id uuid) returns public.opening_applications
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  sent public.opening_applications;
begin
  if application_id is not null then
    return private.require_sent(application_id);
  end if;
  if private.is_acting() or not exists (select from public.openings as kept where kept.id = require_reviewable.opening_id) then
    perform private.raise_app_error('opening_gone', 'This opening does not exist any more.');
  end if;
  sent.opening_id := require_reviewable.opening_id;
  return sent;
end
$$;

create function private.notify_review_leads(review public.human_reviews, kind text) returns void
language sql security definer set search_path = '' as $$
  select private.notify(
    lead, notify_review_leads.kind, jsonb_build_object('opening', opening.title), '/openings/' || opening.id || '/applications'
      || case when review.application_id is not null then '/' || review.application_id else '' end
  )
  from public.openings as opening, private.opening_leads(opening) as lead
  where opening.id = review.opening_id and not exists (
    select from public.opening_application_conflicts as declared
    where declared.application_id = review.application_id and declared.user_id = lead
  )
$$;

-- Leads are reminded a day before a review is due and when it is late.
create function private.remind_of_human_reviews() returns int
language plpgsql security definer set search_path = '' as $$
declare
  review public.human_reviews;
  number int := 0;
begin
  for review in
    update public.human_reviews set reminded_at = now()
    where answered_at is null and reminded_at is null and due_at > now() and due_at < now() + interval '1 day' returning *
  loop
    perform private.notify_review_leads(review, 'opening_review_due');
    number := number + 1;
  end loop;
  for review in
    update public.human_reviews set late_at = now() where answered_at is null and late_at is null and due_at <= now() returning *
  loop
    perform private.notify_review_leads(review, 'opening_review_late');
    number := number + 1;
  end loop;
  return number;
end
$$;

select cron.schedule('remind of human reviews', '35 * * * *', 'select private.remind_of_human_reviews()');

-- # Functions for candidates

create function public.my_human_review(application_id uuid default null, opening_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  sent public.opening_applications := private.require_reviewable(application_id, opening_id);
begin
  return jsonb_build_object(
    'subject', case when private.is_on('openings') then private.reviewable(sent, sent.opening_id, me) end,
    'days', private.allowed('human_review_days'),
    'review', (
      select jsonb_build_object(
        'subject', review.subject, 'question', review.question, 'askedAt', review.asked_at, 'dueAt', review.due_at,
        'isLate', review.answered_at is null and review.due_at < now(), 'verdict', review.verdict, 'answer', review.answer,
        'answeredAt', review.answered_at
      )
      from public.human_reviews as review
      where review.user_id = me and review.opening_id = sent.opening_id and review.application_id is not distinct from sent.id
    )
  );
end
$$;

create function public.ask_for_human_review(question text, application_id uuid default null, opening_id uuid default null)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  sent public.opening_applications := private.require_reviewable(application_id, opening_id);
  said text := private.trimmed(coalesce(question, ''));
  asked public.human_reviews;
begin
  perform private.require_feature('openings');
  perform pg_advisory_xact_lock(hashtextextended('human reviews of ' || me, 0));
  asked.subject := private.reviewable(sent, sent.opening_id, me);
  if asked.subject is null then
    perform private.raise_app_error('not_reviewable', 'There is nothing to review, or you have already asked.');
  elsif length(said) not between 20 and 2000 then
    perform private.raise_app_error('review_length', 'Write 20 to 2,000 characters.');
  end if;
  insert into public.human_reviews (opening_id, user_id, application_id, match_id, subject, question, due_at)
  values (
    sent.opening_id, me, sent.id, (
      select shown.id from public.match_scores as shown
      where shown.opening_id = sent.opening_id and shown.user_id = me and shown.score is not null
      order by shown.shown_at desc, shown.id limit 1
    ), asked.subject, said, now() + make_interval(days => private.allowed('human_review_days'))
  ) returning * into asked;
  perform private.notify_review_leads(asked, 'opening_review_asked');
end
$$;

-- # Functions for the opening's team

-- Candidates' requests, open ones first. Without a name: an application says who it is once it is shortlisted.
create function public.opening_human_reviews(opening_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  opening public.openings := private.require_opening_team(opening_id);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', review.id, 'application', review.application_id, 'subject', review.subject, 'question', review.question,
      'askedAt', review.asked_at, 'dueAt', review.due_at, 'isLate', review.answered_at is null and review.due_at < now(),
      'score', shown.score, 'verdict', review.verdict, 'answer', review.answer, 'answeredAt', review.answered_at,
      'answeredBy', private.team_name(review.answered_by), 'isRefused', coalesce(sent.outcome = 'not_selected', false)
    ) order by review.answered_at desc nulls first, review.due_at, review.id), '[]')
    from public.human_reviews as review
    left join public.opening_applications as sent on sent.id = review.application_id
    left join public.match_scores as shown on shown.id = review.match_id
    where review.opening_id = opening.id and (sent.id is null or private.can_be_read(sent)) and not exists (
      select from public.opening_application_conflicts as declared
      where declared.application_id = sent.id and declared.user_id = me
    )
  );
end
$$;

-- Keeps the answer or the score, or changes it: an application that wasn't selected returns to a stage, with a new clock.
create function public.answer_human_review(review_id uuid, verdict text, answer text, stage_id uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  review public.human_reviews;
  sent public.opening_applications;
  goal public.opening_stages;
  said text := private.trimmed(coalesce(answer, ''));
begin
  select * into review from public.human_reviews as kept where kept.id = review_id;
  perform private.require_opening_team(review.opening_id, true);
  -- The application first, as everything else that decides about it.
  if review.application_id is not null then
    sent := private.require_received(review.application_id, true);
  end if;
  select * into review from public.human_reviews as kept where kept.id = review_id for update;
  if review.id is null or review.answered_at is not null then
    perform private.raise_app_error('review_answered', 'This review was answered already.');
  elsif verdict is null or verdict not in ('kept', 'changed') or length(said) not between 20 and 2000 then
    perform private.raise_app_error('review_incomplete', 'Choose what you decide and write 20 to 2,000 characters.');
  end if;
  update public.human_reviews as kept set
    verdict = answer_human_review.verdict, answer = said, answered_by = me, answered_at = now()
  where kept.id = review.id;
  update public.match_scores as shown set reviewed_at = now(), review_verdict = answer_human_review.verdict
  where shown.id = review.match_id;
  if verdict = 'changed' and review.subject = 'answer' and sent.outcome = 'not_selected' then
    select * into goal from public.opening_stages as stage
    where stage.id = stage_id and stage.opening_id = sent.opening_id and stage.answer_days is not null;
    if goal.id is null then
      perform private.raise_app_error('review_stage', 'Choose the stage that the application returns to.');
    end if;
    update public.opening_applications as kept set
      reason = null, words = null, would_change = null, missions = '{}', outcome = null, promises = '[]'
    where kept.id = sent.id;
    perform private.settle_application(sent, goal, 'reviewed');
  end if;
  perform private.notify(review.user_id, 'opening_review_answered', jsonb_build_object(
    'opening', opening.title, 'company', private.organization_name(opening.organization_id)
  ), case when sent.id is not null then '/opportunities/applications/' || sent.id else '/opportunities/' || opening.slug end)
  from public.openings as opening where opening.id = review.opening_id;
end
$$;

-- # Functions for administrators

-- Openings whose candidates wait for a review past the promised day; nothing about the candidates.
create function public.late_human_reviews() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', late.opening_id, 'title', opening.title, 'count', late.number, 'since', late.since,
      'organization', jsonb_build_object('id', organization.id, 'name', organization.name, 'kind', organization.kind)
    ) order by late.since), '[]')
    from (
      select review.opening_id, count(*) as number, min(review.due_at) as since from public.human_reviews as review
      where review.answered_at is null and review.due_at < now() group by review.opening_id order by since limit 100
    ) as late
    join public.openings as opening on opening.id = late.opening_id
    join public.organizations as organization on organization.id = opening.organization_id
  );
end
$$;

grant execute on function
  public.answer_human_review, public.ask_for_human_review, public.late_human_reviews, public.my_human_review,
  public.opening_human_reviews
to authenticated;

-- # Personal data

call private.protect('public.human_reviews');
call private.declare_data(
  'public.human_reviews', 't.user_id = $1', 'removed', '{user_id,answered_by,reminded_at}'
);
