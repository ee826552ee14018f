-- The hourly count of answers on time counts only the organizations whose answers changed, or for which time changed them.

-- # Tables

-- Organizations whose answers changed since the last count, once for each change: adding a row waits for no one.
create table private.changed_answers (
  id bigint generated always as identity primary key,
  organization_id uuid not null
);

-- The oldest application that counts leaves the 180 days then.
alter table private.answer_figures add column recount_at timestamptz;

-- # Indexes

create index answer_figures_to_recount on private.answer_figures (recount_at) where recount_at is not null;

-- # Counting

-- Counts applications of the last 180 days that were answered or whose answer is late. What is late stays late: neither
-- answering nor a withdrawal makes up for it.
create function private.answers_of(organizations uuid[])
returns table (organization_id uuid, in_time int, days numeric, late int, recount_at timestamptz)
language sql stable security definer set search_path = '' set jit = off as $$
  with known as (
    select opening.id, opening.organization_id from public.openings as opening
    where opening.organization_id = any (organizations)
  ), decided as (
    select known.organization_id, sent.sent_at, min(move.at) filter (where move.kind <> 'late') as answered_at,
      coalesce(bool_or(move.kind = 'late' or move.at > move.due_at), false)
        or coalesce(sent.answer_due_at < now(), false) as is_late
    from known join public.opening_applications as sent on sent.opening_id = known.id
    left join public.opening_application_moves as move
      on move.application_id = sent.id
        and (move.kind in ('moved', 'answered', 'interview', 'reviewed') and move.due_at is not null or move.kind = 'late')
    where sent.sent_at > now() - interval '180 days'
    group by sent.id, known.organization_id
    having sent.withdrawn_at is null and min(move.at) is not null or coalesce(bool_or(move.kind = 'late'), false)
      or coalesce(sent.answer_due_at < now(), false)
  ), shares as (
    select decided.organization_id, round(100.0 * count(*) filter (where not is_late) / count(*))::int as in_time,
      round((percentile_cont(0.5) within group (order by extract(epoch from answered_at - sent_at) / 86400))::numeric, 1) as days,
      min(sent_at) + interval '180 days' as recount_at
    from decided group by decided.organization_id having count(*) >= 5
  ), waiting as (
    select known.organization_id, count(*)::int as late
    from known join public.opening_applications as sent on sent.opening_id = known.id
    where sent.answer_due_at < now() group by known.organization_id
  )
  select organization_id, shares.in_time, shares.days, coalesce(waiting.late, 0), shares.recount_at
  from shares full join waiting using (organization_id)
$$;

create function private.count_answers_of(organizations uuid[]) returns void
language sql security definer set search_path = '' as $$
  with counted as (
    select * from private.answers_of(organizations)
  ), gone as (
    delete from private.answer_figures as known
    where known.organization_id = any (organizations) and known.organization_id not in (select organization_id from counted)
  )
  insert into private.answer_figures as known (organization_id, in_time, days, late, recount_at)
  select organization_id, in_time, days, late, recount_at from counted
  on conflict (organization_id) do update set
    in_time = excluded.in_time, days = excluded.days, late = excluded.late, recount_at = excluded.recount_at
  where (known.in_time, known.days, known.late, known.recount_at)
    is distinct from (excluded.in_time, excluded.days, excluded.late, excluded.recount_at)
$$;

-- A change that is committed while this runs is counted next time.
drop function private.count_answers();
create function private.count_answers() returns int
language plpgsql security definer set search_path = '' set jit = off as $$
declare
  changed uuid[];
begin
  with noted as (
    delete from private.changed_answers returning organization_id
  )
  select array_agg(organization_id order by organization_id) into changed from (
    select organization_id from noted
    union
    -- Became late since, and no reminder has noted it yet.
    select opening.organization_id from public.opening_applications as sent
    join public.openings as opening on opening.id = sent.opening_id
    where sent.answer_due_at < now() and sent.late_at is null
    union
    select figures.organization_id from private.answer_figures as figures where figures.recount_at <= now()
  ) as organizations
  where exists (select from public.organizations as known where known.id = organization_id);
  for place in 1 .. coalesce(cardinality(changed), 0) by 200 loop
    perform private.count_answers_of(changed[place : place + 199]);
  end loop;
  return coalesce(cardinality(changed), 0);
end
$$;

-- # Triggers

create function private.note_changed_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  opening uuid;
begin
  if tg_table_name = 'opening_application_moves' then
    opening := (select sent.opening_id from public.opening_applications as sent where sent.id = new.application_id);
  else
    opening := coalesce(new.opening_id, old.opening_id);
  end if;
  insert into private.changed_answers (organization_id)
  select known.organization_id from public.openings as known where known.id = opening;
  return null;
end
$$;

create trigger note_changed_answer after insert on public.opening_application_moves
  for each row when (new.kind in ('moved', 'answered', 'interview', 'reviewed', 'late')) execute function private.note_changed_answer();

create trigger note_changed_application after update on public.opening_applications for each row when (
  (old.withdrawn_at, old.answer_due_at, old.sent_at) is distinct from (new.withdrawn_at, new.answer_due_at, new.sent_at)
) execute function private.note_changed_answer();

create trigger note_deleted_application after delete on public.opening_applications
  for each row execute function private.note_changed_answer();

-- Openings that are deleted, or given to another organization by a merger.
create function private.note_changed_openings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.changed_answers (organization_id)
  select old.organization_id union select new.organization_id where tg_op = 'UPDATE';
  return null;
end
$$;

create trigger note_moved_opening after update of organization_id on public.openings
  for each row when (old.organization_id <> new.organization_id) execute function private.note_changed_openings();
create trigger note_deleted_opening after delete on public.openings
  for each row execute function private.note_changed_openings();

call private.declare_data('private.changed_answers', null, 'nobody');

select private.count_answers_of(array(select id from public.organizations));
