-- When administrators remove an opening or suspend its organization, applicants are notified once and why, interviews that
-- are ahead and open offers end, and the clock stops until the opening is back. A team that gives up an opening answers
-- everyone who is still waiting in one step.

-- # Tables, kinds and registers

alter table public.opening_applications
  -- Why nothing more happens for now; null unless it is stopped.
  add column stopped_for text check (stopped_for in ('removed', 'suspended'));

create index opening_applications_stopped on public.opening_applications (opening_id) where stopped_for is not null;

insert into private.notification_kinds (kind, topic) values
  ('opening_removed', 'feedback'), ('opening_suspended', 'feedback'), ('opening_resumed', 'feedback');

-- The position was given up, whoever applied.
create or replace function private.application_reasons() returns text[] language sql immutable set search_path = '' as $$
  select array['must_have', 'evidence', 'experience', 'availability', 'place', 'language', 'pay', 'filled', 'canceled']
$$;

do $$
declare
  known text := pg_get_constraintdef((
    select oid from pg_catalog.pg_constraint
    where conrelid = 'public.opening_application_moves'::regclass and conname = 'opening_application_moves_kind_check'
  ));
begin
  alter table public.opening_application_moves drop constraint opening_application_moves_kind_check;
  execute 'alter table public.opening_application_moves add constraint opening_application_moves_kind_check '
    || regexp_replace(known, 'ARRAY\[', 'ARRAY[''stopped''::text, ''resumed''::text, ');
end
$$;

-- # Private helpers

-- Ends interviews that are ahead, and the open offer. The applicant reads it in the answer or notice that follows;
-- interviewers are notified of booked times.
create function private.end_process(sent public.opening_applications, why text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept public.interviews;
begin
  for kept in
    select * from public.interviews as one where one.application_id = sent.id and private.is_open_interview(one) for update
  loop
    update public.interviews as one set
      status = 'cancelled', slots = '{}', starts_at = null, ends_at = null, remind_at = null, revision = one.revision + 1
    where one.id = kept.id;
    perform private.note_interview(
      kept, 'application', 'cancelled', case when kept.starts_at is not null then array[kept.starts_at] else kept.slots end, ''
    );
    if kept.status = 'booked' then
      perform private.notify_of_interview(kept, 'team', 'interview_cancelled', '{"reason": ""}', (select auth.uid()));
    end if;
  end loop;
  update public.opening_offers as offer set state = 'withdrawn', ended_at = now(), withdrawal_reason = why
  where offer.application_id = sent.id and offer.state = 'open';
end
$$;

create function private.notify_of_stop(sent public.opening_applications, kind text) returns void
language sql security definer set search_path = '' as $$
  select private.notify(sent.user_id, kind, jsonb_build_object(
    'opening', private.opening_title(sent.opening_id, sent.version), 'company', private.organization_name(opening.organization_id)
  ), '/opportunities/applications/' || sent.id)
  from public.openings as opening where opening.id = sent.opening_id
$$;

create function private.stop_applications(openings uuid[], why text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sent public.opening_applications;
begin
  for sent in
    select * from public.opening_applications as kept
    where kept.opening_id = any (openings) and kept.outcome is null and kept.withdrawn_at is null and kept.user_id is not null
      and kept.stopped_for is null
    order by kept.id for update
  loop
    perform private.stop_answer_clock(sent.id);
    perform private.end_process(sent, null);
    update public.opening_applications as kept set stopped_for = why, answer_due_at = null, late_at = null, reminded_at = null
    where kept.id = sent.id;
    perform private.note_application(sent, 'stopped');
    perform private.notify_of_stop(sent, 'opening_' || why);
  end loop;
end
$$;

-- The team has at least a day, since it couldn't answer until now.
create function private.resume_applications(openings uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sent public.opening_applications;
begin
  for sent in
    select kept.* from public.opening_applications as kept
    join public.openings as opening on opening.id = kept.opening_id
    join public.organizations as organization on organization.id = opening.organization_id and organization.status = 'approved'
    where kept.opening_id = any (openings) and kept.stopped_for is not null and not private.is_hidden('opening', kept.opening_id)
    order by kept.id for update of kept
  loop
    update public.opening_applications as kept set
      stopped_for = null, answer_due_at = case when kept.outcome is null and kept.withdrawn_at is null then
        now() + greatest(coalesce(kept.clock_left, interval '0'), interval '1 day') end
    where kept.id = sent.id;
    continue when sent.outcome is not null or sent.withdrawn_at is not null or sent.user_id is null;
    perform private.note_application(sent, 'resumed');
    perform private.notify_of_stop(sent, 'opening_resumed');
  end loop;
end
$$;

create function private.follow_removed_opening() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.stop_applications(array[new.subject_id], 'removed');
  else
    perform private.resume_applications(array[old.subject_id]);
  end if;
  return null;
end
$$;

create trigger stop_removed_opening after insert on private.hidden_content
  for each row when (new.kind = 'opening') execute function private.follow_removed_opening();
create trigger resume_shown_opening after delete on private.hidden_content
  for each row when (old.kind = 'opening') execute function private.follow_removed_opening();

create function private.follow_suspended_hiring() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  openings uuid[] := array(select opening.id from public.openings as opening where opening.organization_id = new.id and opening.version > 0);
begin
  if new.status = 'approved' then
    perform private.resume_applications(openings);
  else
    perform private.stop_applications(openings, 'suspended');
  end if;
  return null;
end
$$;

create trigger follow_suspended_hiring after update of status on public.organizations
  for each row when ((old.status = 'approved') <> (new.status = 'approved')) execute function private.follow_suspended_hiring();

do $$
begin
  -- Applications are locked before their opening, as everywhere.
  execute private.changed(
    pg_get_functiondef('private.hide_content'::regproc), $old$    when 'opening' then
$old$, $new$    when 'opening' then
      perform from public.opening_applications as sent where sent.opening_id = one.subject_id order by sent.id for update;
$new$);
  -- No clock runs while an application is stopped.
  execute private.changed(
    pg_get_functiondef('private.restart_answer_clock'::regproc), 'and sent.withdrawn_at is null',
    'and sent.withdrawn_at is null and sent.stopped_for is null'
  );
  execute private.changed(
    pg_get_functiondef('private.resume_answer_clock'::regproc), 'and sent.withdrawn_at is null',
    'and sent.withdrawn_at is null and sent.stopped_for is null'
  );
  execute private.changed(
    pg_get_functiondef('private.owe_answer'::regproc), 'and kept.withdrawn_at is null',
    'and kept.withdrawn_at is null and kept.stopped_for is null'
  );
  execute private.changed(
    pg_get_functiondef('private.own_application'::regproc), $old$'outcome', sent.outcome,$old$,
    $new$'outcome', sent.outcome, 'stoppedFor', case when sent.outcome is null then sent.stopped_for end,$new$
  );
end
$$;

-- # Functions

-- Closes an opening that the team gave up, and answers everyone who is still waiting with the same message: up to 200 at a
-- time, whether or not their application was opened. Returns how many are still waiting.
create function public.end_opening(opening_id uuid, words text) returns int
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  opening public.openings := private.require_opening_team(opening_id, true);
  said text := private.trimmed(coalesce(words, ''));
  goal public.opening_stages;
  sent public.opening_applications;
begin
  if length(said) not between 20 and 2000 then
    perform private.raise_app_error('application_reason', 'Choose a reason and write a personal message of 20 to 2,000 characters.');
  end if;
  if opening.version = 0 or opening.status not in ('open', 'paused', 'filled', 'closed') then
    perform private.raise_app_error('opening_status_refused', 'This can’t be done with this opening now.');
  end if;
  select * into goal from public.opening_stages as stage
  where stage.opening_id = opening.id and stage.kind = 'not_selected' order by stage.place limit 1;
  for sent in
    select * from public.opening_applications as kept
    where kept.opening_id = opening.id and kept.outcome is null and kept.withdrawn_at is null and kept.user_id is not null
    order by kept.id limit 200 for update
  loop
    perform private.end_process(sent, left(said, 1000));
    update public.opening_applications as kept set reason = 'canceled', words = said where kept.id = sent.id;
    perform private.settle_application(sent, goal, 'answered');
  end loop;
  update public.openings as kept set status = 'closed', closed_at = now()
  where kept.id = opening.id and kept.status in ('open', 'paused');
  return (
    select count(*) from public.opening_applications as kept
    where kept.opening_id = opening.id and kept.outcome is null and kept.withdrawn_at is null and kept.user_id is not null
  );
end
$$;

grant execute on function public.end_opening to authenticated;

-- # What was removed or suspended before

select private.stop_applications(array(
  select opening.id from public.openings as opening where private.is_hidden('opening', opening.id)
), 'removed');
select private.stop_applications(array(
  select opening.id from public.openings as opening
  join public.organizations as organization on organization.id = opening.organization_id and organization.status <> 'approved'
  where opening.version > 0
), 'suspended');
