-- Whether an organization answers applicants on time is shown on its page and its openings, and can be searched for.

-- # Figures

-- How many answers are late right now.
alter table private.answer_figures add column late int not null default 0;

create function private.late_answers(organization uuid) returns int
language sql stable security definer set search_path = '' as $$
  select coalesce((select figures.late from private.answer_figures as figures where figures.organization_id = organization), 0)
$$;

-- Counts applications of the last 180 days that were answered or whose answer is late. What is late stays late: neither
-- answering nor a withdrawal makes up for it.
create or replace function private.count_answers() returns void
language sql security definer set search_path = '' set jit = off as $$
  with decided as (
    select opening.organization_id, sent.sent_at, min(move.at) filter (where move.kind <> 'late') as answered_at,
      coalesce(bool_or(move.kind = 'late' or move.at > move.due_at), false)
        or coalesce(sent.answer_due_at < now(), false) as is_late
    from public.opening_applications as sent
    join public.openings as opening on opening.id = sent.opening_id
    left join public.opening_application_moves as move
      on move.application_id = sent.id
        and (move.kind in ('moved', 'answered', 'interview', 'reviewed') and move.due_at is not null or move.kind = 'late')
    where sent.sent_at > now() - interval '180 days'
    group by sent.id, opening.organization_id
    having sent.withdrawn_at is null and min(move.at) is not null or coalesce(bool_or(move.kind = 'late'), false)
      or coalesce(sent.answer_due_at < now(), false)
  ), shares as (
    select organization_id, round(100.0 * count(*) filter (where not is_late) / count(*))::int as in_time,
      round((percentile_cont(0.5) within group (order by extract(epoch from answered_at - sent_at) / 86400))::numeric, 1) as days
    from decided group by organization_id having count(*) >= 5
  ), waiting as (
    select opening.organization_id, count(*)::int as late
    from public.opening_applications as sent join public.openings as opening on opening.id = sent.opening_id
    where sent.answer_due_at < now() group by opening.organization_id
  ), counted as (
    select organization_id, shares.in_time, shares.days, coalesce(waiting.late, 0) as late
    from shares full join waiting using (organization_id)
  ), gone as (
    delete from private.answer_figures where organization_id not in (select organization_id from counted)
  )
  insert into private.answer_figures as known (organization_id, in_time, days, late)
  select organization_id, in_time, days, late from counted
  on conflict (organization_id) do update set in_time = excluded.in_time, days = excluded.days, late = excluded.late
  where (known.in_time, known.days, known.late) is distinct from (excluded.in_time, excluded.days, excluded.late)
$$;

-- When an answer becomes late or a late one is given, without waiting for the next count. At the end of the transaction,
-- so that two teams that answer at the same moment don't wait for each other's applications.
create function private.recount_late_answers() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := (select opening.organization_id from public.openings as opening where opening.id = new.opening_id);
begin
  if organization is null then
    return null;
  end if;
  insert into private.answer_figures (organization_id) values (organization) on conflict do nothing;
  perform from private.answer_figures as figures where figures.organization_id = organization for update;
  update private.answer_figures as figures set late = now_late.number
  from (
    select count(*)::int as number
    from public.openings as opening join public.opening_applications as sent on sent.opening_id = opening.id
    where opening.organization_id = organization and sent.answer_due_at < now()
  ) as now_late
  where figures.organization_id = organization and figures.late <> now_late.number;
  return null;
end
$$;

create constraint trigger recount_late_answers
  after update of answer_due_at, late_at on public.opening_applications deferrable initially deferred
  for each row when (
    old.late_at is distinct from new.late_at
    or old.answer_due_at is distinct from new.answer_due_at and old.answer_due_at < now()
  ) execute function private.recount_late_answers();

-- # Listings

-- Listings carry the share, so that the filter needs no other table. They are written only when it crosses the ninety
-- percent that the filter asks for: writing a listing also writes its index of terms.
create function private.list_answer_share() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    update private.opening_listings as listing set answer_share = null
    where listing.organization_id = old.organization_id and listing.answer_share >= 90;
  else
    update private.opening_listings as listing set answer_share = new.in_time
    where listing.organization_id = new.organization_id
      and coalesce(listing.answer_share >= 90, false) <> coalesce(new.in_time >= 90, false);
  end if;
  return null;
end
$$;

create trigger list_answer_share after insert or update of in_time or delete on private.answer_figures
  for each row execute function private.list_answer_share();

create function private.set_answer_share() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Waits for a count that is under way.
  select figures.in_time into new.answer_share from private.answer_figures as figures
  where figures.organization_id = new.organization_id for share;
  return new;
end
$$;

create trigger set_answer_share before insert on private.opening_listings
  for each row execute function private.set_answer_share();

-- # Where it is shown

do $$
begin
  execute private.changed(private.changed(
    pg_get_functiondef('private.opening_card'::regproc),
    '(select listing.answer_share from private.opening_listings as listing where listing.opening_id = opening.id)',
    $new$figures.in_time, 'answerMedian', figures.days, 'lateAnswers', coalesce(figures.late, 0)$new$
  ), 'where opening.id = wanted',
    'left join private.answer_figures as figures on figures.organization_id = opening.organization_id where opening.id = wanted'
  );
  execute private.changed(
    pg_get_functiondef('private.own_application'::regproc), $old$'outcome', sent.outcome,$old$,
    $new$'lateAnswers', private.late_answers(opening.organization_id), 'outcome', sent.outcome,$new$
  );
  execute private.changed(
    pg_get_functiondef('public.application_draft'::regproc), $old$'questions', version.content -> 'questions',$old$,
    $new$'lateAnswers', private.late_answers(opening.organization_id), 'questions', version.content -> 'questions',$new$
  );
end
$$;

-- Null if there are too few applications to say, and no answer is late.
create or replace function public.organization_answers(organization_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('inTime', figures.in_time, 'days', figures.days, 'late', figures.late)
  from private.answer_figures as figures
  join public.organizations as organization on organization.id = figures.organization_id and organization.status = 'approved'
  where figures.organization_id = organization_answers.organization_id
    and (figures.in_time is not null or figures.late > 0)
$$;

select private.count_answers();
