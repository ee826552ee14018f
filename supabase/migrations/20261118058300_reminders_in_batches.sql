-- Reminders of due and late answers take the openings that have waited longest, up to 500 at a time, so that no run holds
-- many teams up. An opening's answers are in one notification.
drop function private.remind_of_answers();
create function private.remind_of_answers(until timestamptz default now(), most int default 500) returns int
language plpgsql security definer
set search_path = '' set jit = off set plan_cache_mode = force_custom_plan as $$
declare
  chosen uuid[];
  waiting record;
  reminded int := 0;
begin
  chosen := array(
    select sent.opening_id from public.opening_applications as sent
    where sent.answer_due_at > now() and sent.answer_due_at < until + interval '1 day' and sent.reminded_at is null
    group by sent.opening_id order by min(sent.answer_due_at), sent.opening_id limit most
  );
  for waiting in
    with due as (
      update public.opening_applications as sent set reminded_at = now()
      where sent.opening_id = any (chosen) and sent.answer_due_at > now() and sent.answer_due_at < until + interval '1 day'
        and sent.reminded_at is null
      returning sent.opening_id
    )
    select opening_id, count(*) as number from due group by opening_id
  loop
    perform private.notify(team.user_id, 'opening_answers_due', jsonb_build_object(
      'opening', (select title from public.openings where id = waiting.opening_id), 'count', waiting.number
    ), '/openings/' || waiting.opening_id || '/applications')
    from public.opening_team as team where team.opening_id = waiting.opening_id and team.is_lead;
    reminded := reminded + waiting.number;
  end loop;
  chosen := array(
    select sent.opening_id from public.opening_applications as sent
    where sent.answer_due_at <= least(until, now()) and sent.late_at is null
    group by sent.opening_id order by min(sent.answer_due_at), sent.opening_id limit most
  );
  for waiting in
    with late as (
      update public.opening_applications as sent set late_at = now()
      where sent.opening_id = any (chosen) and sent.answer_due_at <= least(until, now()) and sent.late_at is null returning *
    ), noted as (
      select late.opening_id, private.note_application(late, 'late') from late
    )
    select opening_id, count(*) as number from noted group by opening_id
  loop
    perform private.notify(team.user_id, 'opening_answers_late', jsonb_build_object(
      'opening', opening.title, 'count', waiting.number,
      'stopped', case when private.application_stop(opening) = 'overdue' then 'yes' else 'no' end
    ), '/openings/' || waiting.opening_id || '/applications')
    from public.opening_team as team join public.openings as opening on opening.id = team.opening_id
    where team.opening_id = waiting.opening_id;
    reminded := reminded + waiting.number;
  end loop;
  return reminded;
end
$$;

-- Once an hour; the minutes after it are for those that were left, and nothing that became due since.
select cron.schedule(
  'remind of answers', '25-44 * * * *',
  $$select private.remind_of_answers(date_trunc('hour', now()) + interval '25 minutes')$$
);
