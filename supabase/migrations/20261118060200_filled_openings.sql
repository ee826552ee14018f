-- An opening whose last position is taken is filled: it takes no applications, its leads are asked to answer those who are
-- still waiting, and it is open again if a position becomes free.

alter table public.openings
  -- What it was before its last position was taken; null if its team marked it as filled.
  add column filled_from text check (filled_from in ('open', 'paused'));

insert into private.notification_kinds (kind, topic) values ('opening_filled', 'reviews');

create function private.follow_positions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.version > 0 and new.status in ('open', 'paused') and new.places_filled >= new.places then
    new.filled_from := new.status;
    new.status := 'filled';
    new.closed_at := now();
  elsif new.status = 'filled' and new.filled_from is not null and new.places_filled < old.places_filled
    and new.places_filled < new.places then
    -- Hidden ones stay as they are; so do those past their last day, which are closed.
    if not private.is_hidden('opening', new.id) then
      new.status := case when (
        select (shown.content ->> 'applyBy')::date from public.opening_versions as shown
        where shown.opening_id = new.id and shown.version = new.version
      ) < private.today() then 'closed' else new.filled_from end;
      new.closed_at := case when new.status = 'closed' then now() end;
      new.filled_from := null;
    end if;
  elsif new.status <> 'filled' then
    new.filled_from := null;
  end if;
  return new;
end
$$;

create trigger follow_positions before update on public.openings
  for each row execute function private.follow_positions();

create function private.waiting_applicants(opening_id uuid) returns int
language sql stable security definer set search_path = '' as $$
  select count(*)::int from public.opening_applications as sent
  where sent.opening_id = waiting_applicants.opening_id and sent.outcome is null and private.can_be_read(sent)
$$;

create function private.notify_of_filled_opening() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(lead, 'opening_filled', jsonb_build_object(
    'opening', new.title, 'count', private.waiting_applicants(new.id)
  ), '/openings/' || new.id || '/applications')
  from private.opening_leads(new) as lead where lead is distinct from (select auth.uid());
  return null;
end
$$;

-- Deferred: by then, the person who was hired no longer waits.
create constraint trigger notify_of_filled_opening after update on public.openings deferrable initially deferred
  for each row when (old.status <> 'filled' and new.status = 'filled' and new.filled_from is not null)
  execute function private.notify_of_filled_opening();

do $$
begin
  execute private.changed(
    pg_get_functiondef('private.application_stop'::regproc), $old$    when opening.status = 'paused' then 'paused'$old$,
    $new$    when opening.status = 'filled' then 'filled'
    when opening.status = 'paused' then 'paused'$new$
  );
  execute private.changed(
    pg_get_functiondef('public.set_opening_status'::regproc), $old$  if set_opening_status.status = 'open' and opening.version > 0 and exists ($old$,
    $new$  if set_opening_status.status in ('open', 'paused') and opening.version > 0 and opening.places_filled >= opening.places then
    perform private.raise_app_error('opening_no_positions', 'Every position is filled. Add one first.');
  end if;
  if set_opening_status.status = 'open' and opening.version > 0 and exists ($new$
  );
  -- That every position is filled is true whether or not an application was opened.
  execute private.changed(
    pg_get_functiondef('public.answer_applications'::regproc), 'sent.opened_at is null or',
    $new$sent.opened_at is null and not (
      answer ->> 'reason' = 'filled' and opening.status = 'filled'
    ) or$new$
  );
  execute private.changed(
    pg_get_functiondef('private.own_application'::regproc), $old$'outcome', sent.outcome,$old$,
    $new$'isFilled', opening.status = 'filled', 'outcome', sent.outcome,$new$
  );
end
$$;

update public.openings set status = status where version > 0 and status in ('open', 'paused') and places_filled >= places;
