-- The day on which an application was sent: typed, imported, or noted when the card leaves the wishlist.
alter table public.applications add column applied_on date;
grant insert (applied_on), update (applied_on) on public.applications to authenticated;

-- What the history knows of cards that are there already.
update public.applications as card set applied_on = sent.on_day
from (
  select event.application_id, min(event.happened_at at time zone coalesce(person.time_zone, 'Europe/Paris'))::date as on_day
  from public.application_events as event
  left join public.notification_preferences as person on person.user_id = event.user_id
  where event.kind = 'moved' and event.from_stage = 'wishlist' and event.to_stage = 'applied'
  group by event.application_id
) as sent
where sent.application_id = card.id;

create or replace function private.keep_application() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    -- A card may be moved here while it is edited there: only what is typed can be in conflict.
    if to_jsonb(new) - array['column_id', 'position', 'remind_at', 'heard_at', 'revision', 'updated_at']
      is distinct from
      to_jsonb(old) - array['column_id', 'position', 'remind_at', 'heard_at', 'revision', 'updated_at'] then
      new.revision := old.revision + 1;
      new.updated_at := now();
    end if;
    if new.column_id <> old.column_id then
      new.heard_at := now();
      -- Only from the wishlist: what came here by another way was sent on a day that nobody has said.
      if new.applied_on is null
        and exists (select from public.application_columns where id = old.column_id and stage = 'wishlist')
        and exists (select from public.application_columns where id = new.column_id and stage = 'applied') then
        new.applied_on := now() at time zone coalesce(
          (select time_zone from public.notification_preferences where user_id = new.user_id), 'Europe/Paris'
        );
      end if;
    end if;
  end if;
  if tg_op = 'INSERT' or (new.next_at, new.remind_minutes) is distinct from (old.next_at, old.remind_minutes) then
    new.remind_at := new.next_at - new.remind_minutes * interval '1 minute';
    -- Nobody is reminded of what has passed.
    if new.next_at < now() then
      new.remind_at := null;
    end if;
  end if;
  return new;
end
$$;

create or replace function public.import_applications(rows jsonb) returns int
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  imported int;
begin
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) not between 1 and 2000 then
    perform private.fail('import_size', 'An import has between 1 and 2,000 rows.');
  end if;
  insert into public.applications (
    user_id, column_id, position, company, job_title, applied_on, link, location, contract, salary_min, salary_max,
    salary_currency, salary_period, contact_name, contact_email, contact_phone, priority, tags, notes, resume_label,
    next_action, next_at, rejection_reason
  )
  select person, card.column_id, card.position, btrim(card.company), coalesce(btrim(card.job_title), ''),
    card.applied_on, card.link, coalesce(btrim(card.location), ''), card.contract, card.salary_min, card.salary_max,
    coalesce(card.salary_currency, 'EUR'), coalesce(card.salary_period, 'year'), coalesce(btrim(card.contact_name), ''),
    coalesce(btrim(card.contact_email), ''), coalesce(btrim(card.contact_phone), ''), coalesce(card.priority, 1),
    coalesce(card.tags, '{}'), coalesce(card.notes, ''), coalesce(btrim(card.resume_label), ''),
    coalesce(btrim(card.next_action), ''), card.next_at, coalesce(btrim(card.rejection_reason), '')
  from jsonb_to_recordset(rows) as card (
    column_id uuid, position text, company text, job_title text, applied_on date, link text, location text,
    contract text, salary_min numeric, salary_max numeric, salary_currency text, salary_period text, contact_name text,
    contact_email text, contact_phone text, priority int, tags text[], notes text, resume_label text, next_action text,
    next_at timestamptz, rejection_reason text
  );
  get diagnostics imported = row_count;
  return imported;
end
$$;
