-- A team that cancels its own interview or withdraws its own offer gains no time: the clock resumes where it stood when
-- the team proposed.

alter table public.opening_applications
  -- What was left of the promised time when an interview or an offer stopped the clock.
  add column clock_left interval;

update private.data_declarations set left_out = left_out || '{clock_left}'
where target = 'public.opening_applications'::regclass;

-- A new answer: after an interview that is ahead, or as promised. With an open offer, it is the candidate's turn.
create or replace function private.restart_answer_clock(application_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.opening_applications as sent set
    answer_due_at = private.answer_due(sent, sent.stage_id), late_at = null, reminded_at = null
  where sent.id = restart_answer_clock.application_id and sent.outcome is null and sent.withdrawn_at is null
    and not exists (
      select from public.opening_offers as offer where offer.application_id = sent.id and offer.state = 'open'
    )
$$;

-- Whether it is the candidate's turn: an interview is booked, or can be.
create function private.waits_for_interview(application_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.interviews as kept
    where kept.application_id = waits_for_interview.application_id and (
      kept.status = 'booked' and kept.ends_at > now()
      or kept.status = 'proposed' and exists (select from unnest(kept.slots) as slot where slot > now())
    )
  )
$$;

-- Remembers what is left, unless the clock is stopped already.
create function private.stop_answer_clock(application_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.opening_applications as sent set clock_left = greatest(sent.answer_due_at - now(), interval '0')
  where sent.id = stop_answer_clock.application_id and sent.answer_due_at is not null
    and not private.waits_for_interview(sent.id)
$$;

create function private.resume_answer_clock(application_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.opening_applications as sent set
    answer_due_at = case when sent.clock_left is null or private.waits_for_interview(sent.id)
      then private.answer_due(sent, sent.stage_id) else now() + sent.clock_left end, late_at = null, reminded_at = null
  where sent.id = resume_answer_clock.application_id and sent.outcome is null and sent.withdrawn_at is null
    and not exists (
      select from public.opening_offers as offer where offer.application_id = sent.id and offer.state = 'open'
    )
$$;

do $$
begin
  -- Another stage has a promise of its own, which isn't longer if the interview is canceled.
  execute private.changed(
    pg_get_functiondef('private.keep_promises'::regproc),
    '  if not new.promises @> jsonb_build_array(jsonb_build_object(''stage'', goal.id)) then',
    $new$  new.clock_left := least(
    private.promised_until(new.opening_id, new.version, goal.id) - now(), greatest(new.answer_due_at - now(), interval '0')
  );
  if not new.promises @> jsonb_build_array(jsonb_build_object('stage', goal.id)) then$new$
  );
  execute private.changed(
    pg_get_functiondef('public.propose_interview'::regproc), '  if before.id is null then
    insert into public.interviews',
    $new$  perform private.stop_answer_clock(sent.id);
  if before.id is null then
    insert into public.interviews$new$
  );
  execute private.changed(
    pg_get_functiondef('public.cancel_interview'::regproc), '  perform private.restart_answer_clock(kept.application_id);',
    $new$  if is_own then
    perform private.restart_answer_clock(kept.application_id);
  else
    perform private.resume_answer_clock(kept.application_id);
  end if;$new$
  );
  -- In its stage, an offer stops the clock; on the way to another one, that stage's clock is the one that stops.
  execute private.changed(
    pg_get_functiondef('public.send_offer'::regproc), '    perform private.settle_application(sent, goal,',
    $new$    if goal.id = sent.stage_id then
      perform private.stop_answer_clock(sent.id);
    end if;
    perform private.settle_application(sent, goal,$new$
  );
  execute private.changed(
    pg_get_functiondef('public.withdraw_offer'::regproc), '  perform private.owe_answer(sent);',
    '  perform private.resume_answer_clock(sent.id);'
  );
end
$$;
