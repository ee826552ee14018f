-- One way to save stages, a clock that moves don't restart, limits, and reviews of later versions.

-- Changes a function by its newest text.
create function pg_temp.change_function(target regprocedure, known text, better text) returns void
language plpgsql as $$
begin
  execute private.changed(pg_get_functiondef(target), known, better);
end
$$;

-- # Stages

-- The only function that writes the stages of an opening: the editor saves all of them, the pipeline one at a time.
-- They keep their order: new first, then selection, interviews and the offer, then the two ends. Candidates read their
-- names as soon as the opening is published, so refused wording can't be saved from then on.
create or replace function private.save_opening_stages(opening public.openings, stages jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kinds text[] := array(select stage ->> 'kind' from jsonb_array_elements(stages) with ordinality as listed (stage, place) order by place);
begin
  if not coalesce(
    cardinality(kinds) <= 15
    and array_to_string(kinds, ' ') ~ '^new( shortlist){0,8}( interview){0,8}( offer){1,8} hired not_selected$'
    and (select bool_and((stage ->> 'kind' in ('hired', 'not_selected')) = (stage ->> 'answerDays' is null)
        and coalesce((stage ->> 'answerDays')::int, 1) between 1 and 60 and length(btrim(coalesce(stage ->> 'name', ''))) <= 40)
      from jsonb_array_elements(stages) as stage), false
  ) then
    perform private.raise_app_error('opening_stages_invalid', 'The steps don’t fit together.');
  end if;
  if opening.version > 0 and exists (
    select from jsonb_array_elements(stages) as stage,
      jsonb_array_elements(private.text_findings('stages', stage ->> 'name', opening.language, 'stages')) as finding
    where finding ->> 'verdict' = 'refused'
  ) then
    perform private.raise_app_error('opening_stage_wording', 'The name of a stage uses refused wording.');
  end if;
  begin
    delete from public.opening_stages as kept where kept.opening_id = opening.id
      and kept.id not in (select (stage ->> 'id')::uuid from jsonb_array_elements(stages) as stage);
  exception when foreign_key_violation then
    perform private.raise_app_error('opening_stage_used', 'Move the applications of this step first.');
  end;
  insert into public.opening_stages as kept (id, opening_id, kind, name, place, answer_days)
  select (stage ->> 'id')::uuid, opening.id, stage ->> 'kind', nullif(btrim(stage ->> 'name'), ''), place - 1,
    (stage ->> 'answerDays')::int
  from jsonb_array_elements(stages) with ordinality as listed (stage, place)
  on conflict (id) do update set name = excluded.name, place = excluded.place, answer_days = excluded.answer_days
  where kept.opening_id = excluded.opening_id and kept.kind = excluded.kind;
end
$$;

-- The stages as the editor has them, for a change to one of them.
create function private.stages_to_change(opening_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  opening public.openings := private.require_opening_team(opening_id, true);
begin
  select * into opening from public.openings as kept where kept.id = opening.id for update;
  return private.opening_draft(opening) -> 'stages';
end
$$;

create function private.change_stages(opening_id uuid, stages jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  opening public.openings;
begin
  update public.openings as kept set revision = kept.revision + 1, has_changes = kept.version > 0
  where kept.id = change_stages.opening_id returning * into opening;
  perform private.save_opening_stages(opening, stages);
end
$$;

-- Adds a stage after those of its kind, or renames one and changes its promise, which holds for new applicants.
create or replace function public.save_opening_stage(
  opening_id uuid, stage_id uuid default null, kind text default null, name text default null, answer_days int default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  stages jsonb := private.stages_to_change(opening_id);
  saved uuid := coalesce(stage_id, gen_random_uuid());
  wanted text := nullif(private.trimmed(coalesce(name, '')), '');
  days int := coalesce(answer_days, 7);
  kinds constant text[] := array['new', 'shortlist', 'interview', 'offer', 'hired', 'not_selected'];
begin
  if stage_id is not null then
    if not stages @> jsonb_build_array(jsonb_build_object('id', stage_id)) then
      perform private.raise_app_error('opening_stage', 'There is no such stage.');
    end if;
    stages := (
      select jsonb_agg(case when stage ->> 'id' = saved::text then stage || jsonb_build_object(
        'name', wanted, 'answerDays', case when stage ->> 'answerDays' is not null then days end
      ) else stage end order by place) from jsonb_array_elements(stages) with ordinality as listed (stage, place)
    );
  else
    if kind is null or kind not in ('shortlist', 'interview', 'offer') then
      perform private.raise_app_error('opening_stage', 'There is no such stage.');
    end if;
    stages := jsonb_insert(
      stages, array[(
        select max(place) - 1 from jsonb_array_elements(stages) with ordinality as listed (stage, place)
        where array_position(kinds, stage ->> 'kind') <= array_position(kinds, save_opening_stage.kind)
      )::text],
      jsonb_build_object('id', saved, 'kind', kind, 'name', wanted, 'answerDays', days), true
    );
  end if;
  perform private.change_stages(opening_id, stages);
  return saved;
end
$$;

-- A stage that is empty and that the others don't need.
create or replace function public.delete_opening_stage(opening_id uuid, stage_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  stages jsonb := private.stages_to_change(opening_id);
  gone jsonb := (select stage from jsonb_array_elements(stages) as stage where stage ->> 'id' = stage_id::text);
begin
  if gone is null or gone ->> 'kind' not in ('shortlist', 'interview') and (
    select count(*) from jsonb_array_elements(stages) as stage where stage -> 'kind' = gone -> 'kind'
  ) = 1 then
    perform private.raise_app_error('opening_stage_used', 'This stage holds applications, or is the only one of its kind.');
  end if;
  perform private.change_stages(opening_id, (
    select jsonb_agg(stage order by place) from jsonb_array_elements(stages) with ordinality as listed (stage, place)
    where stage <> gone
  ));
end
$$;

-- Names of stages are checked with everything else that candidates read.
select pg_temp.change_function('public.check_opening_wording(jsonb)', '  if musts > most_musts then', $new$  for asked in
    select stage ->> 'name' as text from jsonb_path_query(document, '$.stages[0 to 14]') as stage where stage ->> 'name' <> ''
  loop
    findings := findings || private.text_findings('stages', asked.text, spoken, 'stages');
  end loop;
  if musts > most_musts then$new$);

-- # The clock

-- [{"stage", "kind", "due"}]: what was promised in each stage that the application reached, and since when it holds.
alter table public.opening_applications add column promises jsonb not null default '[]'
  check (jsonb_typeof(promises) = 'array');

update public.opening_applications as sent set promises = jsonb_build_array(jsonb_build_object(
  'stage', stage.id, 'kind', stage.kind, 'due', sent.answer_due_at
)) from public.opening_stages as stage where stage.id = sent.stage_id and sent.answer_due_at is not null;

update private.data_declarations set left_out = left_out || '{promises}'
where target = 'public.opening_applications'::regclass;

-- A stage that was added after the applicant read the opening promises no more time than others of its kind did.
create or replace function private.promised_until(opening_id uuid, version int, stage_id uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select now() + make_interval(days => coalesce(read.days, least(stage.answer_days, read.most)))
  from public.opening_stages as stage
  cross join lateral (
    select max((promised ->> 'answerDays')::int) filter (where promised ->> 'id' = stage.id::text) as days,
      max((promised ->> 'answerDays')::int) as most
    from public.opening_versions as shown, jsonb_array_elements(shown.content -> 'stages') as promised
    where shown.opening_id = stage.opening_id and shown.version = promised_until.version and promised ->> 'kind' = stage.kind
  ) as read
  where stage.opening_id = promised_until.opening_id and stage.id = promised_until.stage_id and stage.answer_days is not null
$$;

-- Going back, or returning to where it was, keeps the earliest promise; a stage that was deleted since counts as reached.
create function private.keep_promises() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kinds constant text[] := array['new', 'shortlist', 'interview', 'offer'];
  goal public.opening_stages;
begin
  if new.answer_due_at is null then
    return new;
  end if;
  select * into goal from public.opening_stages as stage where stage.id = new.stage_id;
  new.answer_due_at := coalesce((
    select min((promise ->> 'due')::timestamptz) from jsonb_array_elements(new.promises) as promise
    left join public.opening_stages as reached
      on reached.opening_id = new.opening_id and reached.id::text = promise ->> 'stage'
    where array_position(kinds, promise ->> 'kind') > array_position(kinds, goal.kind)
      or promise ->> 'kind' = goal.kind and (reached.id is null or reached.place >= goal.place)
  ), new.answer_due_at);
  if not new.promises @> jsonb_build_array(jsonb_build_object('stage', goal.id)) then
    new.promises := new.promises || jsonb_build_object('stage', goal.id, 'kind', goal.kind, 'due', new.answer_due_at);
  end if;
  return new;
end
$$;

create trigger keep_promises_at_first before insert on public.opening_applications
  for each row execute function private.keep_promises();
create trigger keep_promises before update of stage_id on public.opening_applications
  for each row when (new.stage_id is distinct from old.stage_id) execute function private.keep_promises();

-- Teams can't move or answer applications that no one has opened.
select pg_temp.change_function('public.move_application(uuid, uuid, uuid)', 'begin
  select * into goal', $new$begin
  if sent.opened_at is null then
    perform private.raise_app_error('application_unopened', 'Read this application first.');
  end if;
  select * into goal$new$);
select pg_temp.change_function(
  'public.answer_applications(uuid, jsonb)', 'continue when sent.id is null or',
  'continue when sent.id is null or sent.opened_at is null or'
);

-- # Limits

select pg_temp.change_function(
  'public.comment_on_application(uuid, text, uuid[])', '  insert into public.opening_application_comments',
  $new$  if (
    select count(*) from public.opening_application_comments as comment where comment.application_id = sent.id
  ) >= 200 then
    perform private.raise_app_error('too_many_comments', 'There is room for 200 comments. Delete some first.');
  end if;
  insert into public.opening_application_comments$new$
);
-- The comment stays; a person is notified of ten mentions a day in one application.
select pg_temp.change_function(
  'public.comment_on_application(uuid, text, uuid[])', 'me) from unnest(called) as person;',
  $new$me) from unnest(called) as person
  where (
    select count(*) from public.notifications as earlier
    where earlier.user_id = person and earlier.kind = 'opening_mentioned' and earlier.created_at > now() - interval '1 day'
      and earlier.link = '/openings/' || sent.opening_id || '/applications/' || sent.id
  ) < 10;$new$
);

-- The same person can't be invited and removed again without end.
alter table public.opening_invitations add column renewals int not null default 0;

create function private.limit_opening_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform pg_advisory_xact_lock(hashtextextended('invitations of ' || new.opening_id, 0));
    if (select count(*) from public.opening_invitations as kept where kept.opening_id = new.opening_id) >= 500 then
      perform private.raise_app_error('too_many_opening_invitations', 'An opening can invite 500 people, including revoked invitations.');
    end if;
  elsif old.revoked_at is not null and new.revoked_at is null then
    new.renewals := old.renewals + 1;
    if new.renewals > 5 then
      perform private.raise_app_error('opening_invitation_renewed', 'This person was invited too many times.');
    end if;
  end if;
  return new;
end
$$;

create trigger limit_opening_invitations before insert or update of revoked_at on public.opening_invitations
  for each row execute function private.limit_opening_invitations();

-- # Reviews of later versions

alter table public.openings
  -- A later version waits for an administrator; until then, candidates see the one that is published.
  add column resubmitted_at timestamptz,
  add column admins_notified_at timestamptz;

create index openings_resubmitted on public.openings (resubmitted_at) where resubmitted_at is not null;

-- Once a day for each opening, however often it is submitted and withdrawn.
create function private.notify_of_submission(opening public.openings) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if opening.admins_notified_at > now() - interval '1 day' then
    return;
  end if;
  update public.openings as kept set admins_notified_at = now() where kept.id = opening.id;
  perform private.notify(admins.user_id, 'opening_submitted', jsonb_build_object(
    'title', opening.title, 'company', private.organization_name(opening.organization_id)
  ), '/openings') from public.user_roles as admins where admins.role = 'admin';
end
$$;

select pg_temp.change_function('public.publish_opening(uuid, int)', $old$    if not private.is_verified(opening.organization_id) then
      update public.openings as kept set status = 'in_review', submitted_at = now(), submitted_by = me, review_reason = null
      where kept.id = opening.id;
      perform private.notify(admins.user_id, 'opening_submitted', jsonb_build_object(
        'title', opening.title, 'company', private.organization_name(opening.organization_id)
      ), '/openings') from public.user_roles as admins where admins.role = 'admin';
      return 'in_review';
    end if;
  end if;$old$, $new$  end if;
  if not private.is_verified(opening.organization_id) then
    update public.openings as kept set
      status = case kept.version when 0 then 'in_review' else kept.status end,
      submitted_at = case kept.version when 0 then now() else kept.submitted_at end,
      resubmitted_at = case when kept.version > 0 then now() end, submitted_by = me, review_reason = null
    where kept.id = opening.id;
    perform private.notify_of_submission(opening);
    return 'in_review';
  end if;$new$);
select pg_temp.change_function('public.publish_opening(uuid, int)', $old$elsif opening.status = 'in_review' then$old$,
  $new$elsif opening.status = 'in_review' or opening.resubmitted_at is not null and not private.is_verified(opening.organization_id) then$new$);
select pg_temp.change_function('private.publish_opening(uuid, uuid)', 'review_reason = null, closed_at = null,',
  'review_reason = null, resubmitted_at = null, closed_at = null,');

select pg_temp.change_function('private.require_opening_in_review(uuid)', $old$or opening.status <> 'in_review' then$old$,
  $new$or opening.status <> 'in_review' and opening.resubmitted_at is null then$new$);
select pg_temp.change_function('public.approve_opening(uuid, int)',
  'opening := private.publish_opening(opening.id, coalesce(opening.submitted_by, opening.created_by));',
  $new$perform private.publish_opening(opening.id, coalesce(opening.submitted_by, opening.created_by));
  -- A new version doesn't resume what is paused.
  update public.openings as kept set status = case opening.status when 'paused' then 'paused' else kept.status end
  where kept.id = opening.id returning * into opening;$new$);
select pg_temp.change_function('public.send_back_opening(uuid, text)',
  $old$set status = 'draft', review_reason = left(why, 1000), submitted_at = null$old$,
  $new$set
    status = case kept.version when 0 then 'draft' else kept.status end, review_reason = left(why, 1000),
    submitted_at = case when kept.version > 0 then kept.submitted_at end, resubmitted_at = null$new$);
select pg_temp.change_function('public.opening_queue()',
  $old$from (select * from public.openings where status = 'in_review' order by submitted_at limit 100) as opening$old$,
  $new$from (
      select * from public.openings where status = 'in_review' or resubmitted_at is not null and status <> 'archived'
      order by coalesce(resubmitted_at, submitted_at) limit 100
    ) as opening$new$);
select pg_temp.change_function('public.opening_queue()', $old$'submittedAt', opening.submitted_at,$old$,
  $new$'version', opening.version, 'submittedAt', coalesce(opening.resubmitted_at, opening.submitted_at),$new$);
select pg_temp.change_function('public.opening_queue()', 'order by opening.submitted_at',
  'order by coalesce(opening.resubmitted_at, opening.submitted_at)');
select pg_temp.change_function('public.admin_home()', $old$(select count(*) from public.openings where status = 'in_review')$old$,
  $new$(
      select count(*) from public.openings where status = 'in_review' or resubmitted_at is not null and status <> 'archived'
    )$new$);
select pg_temp.change_function('public.opening_editor(uuid, uuid)', $old$'publishedAt', opening.published_at,$old$,
  $new$'publishedAt', opening.published_at, 'isInReview', opening.status = 'in_review' or opening.resubmitted_at is not null,$new$);
select pg_temp.change_function('public.opening_list(uuid, boolean)', $old$'reviewReason', opening.review_reason,$old$,
  $new$'reviewReason', opening.review_reason,
      'isInReview', opening.status = 'in_review' or opening.resubmitted_at is not null,$new$);
