-- The board of a person's job applications. All of it is the owner's alone: columns, cards, files, history.
create table public.application_settings (
  user_id uuid primary key references auth.users on delete cascade,
  -- After so many days without news, an application that waits for an answer has gone silent.
  silent_days int not null default 14 check (silent_days between 1 and 365)
);

create table public.application_columns (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  -- Null for a column that keeps the name of its stage, in the language of the page.
  name text check (name = btrim(name) and length(name) between 1 and 40),
  -- What the column means, whatever it is called: figures count by it.
  stage text not null check (stage in ('wishlist', 'applied', 'interview', 'offer', 'closed')),
  -- A fractional key: between two neighbours there is always room for a third.
  position text collate "C" not null check (position ~ '^[0-9A-Za-z]{1,200}$'),
  created_at timestamptz not null default now(),
  unique (user_id, id)
);

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  column_id uuid not null,
  position text collate "C" not null check (position ~ '^[0-9A-Za-z]{1,200}$'),
  company text not null check (company = btrim(company) and length(company) between 1 and 160),
  job_title text not null default '' check (length(job_title) <= 160),
  link text check (private.is_web_address(link)),
  location text not null default '' check (length(location) <= 160),
  contract text check (
    contract in ('permanent', 'fixed_term', 'internship', 'apprenticeship', 'temporary', 'freelance', 'part_time', 'other')
  ),
  salary_min numeric(12, 2) check (salary_min >= 0),
  salary_max numeric(12, 2) check (salary_max >= 0),
  salary_currency text not null default 'EUR' check (salary_currency ~ '^[A-Z]{3}$'),
  salary_period text not null default 'year' check (salary_period in ('year', 'month', 'day', 'hour')),
  contact_name text not null default '' check (length(contact_name) <= 160),
  contact_email text not null default '' check (length(contact_email) <= 254),
  contact_phone text not null default '' check (length(contact_phone) <= 40),
  priority int not null default 1 check (priority between 0 and 2),
  tags text[] not null default '{}' check (private.are_clean_words(tags, 40) and cardinality(tags) <= 20),
  notes text not null default '' check (length(notes) <= 20000),
  -- Which résumé was sent: what the person calls it, and its file where there is one.
  resume_label text not null default '' check (length(resume_label) <= 200),
  resume_path text check (starts_with(resume_path, user_id::text || '/')),
  next_action text not null default '' check (length(next_action) <= 200),
  next_at timestamptz,
  -- How long before it to remind; null for not at all.
  remind_minutes int check (remind_minutes in (0, 60, 1440)),
  -- When the reminder is due; null once it was sent.
  remind_at timestamptz,
  rejection_reason text not null default '' check (length(rejection_reason) <= 500),
  -- The last sign of life: a move, or news that were noted.
  heard_at timestamptz not null default now(),
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  check (salary_min <= salary_max),
  foreign key (user_id, column_id) references public.application_columns (user_id, id)
);
create index applications_by_column on public.applications (user_id, column_id, position);
create index applications_to_remind on public.applications (remind_at) where remind_at is not null;

create table public.application_events (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null,
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  kind text not null check (kind in ('added', 'moved', 'news')),
  from_column uuid,
  to_column uuid,
  -- Names and stages as they were; the columns may be renamed or gone.
  from_name text,
  to_name text,
  from_stage text,
  to_stage text,
  note text not null default '' check (length(note) <= 1000),
  happened_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  foreign key (user_id, application_id) references public.applications (user_id, id) on delete cascade
);
create index application_events_by_application on public.application_events (user_id, application_id, happened_at);

create table public.application_files (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null,
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  path text not null unique check (starts_with(path, user_id::text || '/' || application_id::text || '/')),
  name text not null check (length(name) between 1 and 200),
  size int not null check (size >= 0),
  created_at timestamptz not null default now(),
  foreign key (user_id, application_id) references public.applications (user_id, id) on delete cascade
);
create index application_files_by_application on public.application_files (user_id, application_id);

-- What follows from a change: the reminder's moment, the revision that another window is told by, the sign of life.
create function private.keep_application() returns trigger
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
create trigger keep_application before insert or update on public.applications
  for each row execute function private.keep_application();

create function private.note_application_move() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.application_events (
    application_id, user_id, kind, from_column, to_column, from_name, to_name, from_stage, to_stage
  )
  select new.id, new.user_id, case when tg_op = 'INSERT' then 'added' else 'moved' end,
    origin.id, goal.id, origin.name, goal.name, origin.stage, goal.stage
  from public.application_columns as goal
  left join public.application_columns as origin on tg_op = 'UPDATE' and origin.id = old.column_id
  where goal.id = new.column_id;
  return null;
end
$$;
create trigger note_application_added after insert on public.applications
  for each row execute function private.note_application_move();
create trigger note_application_move after update of column_id on public.applications
  for each row when (old.column_id <> new.column_id) execute function private.note_application_move();

create function private.hear_of_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.applications set heard_at = greatest(heard_at, least(new.happened_at, now()))
  where id = new.application_id and user_id = new.user_id;
  return null;
end
$$;
create trigger hear_of_application after insert on public.application_events
  for each row when (new.kind = 'news') execute function private.hear_of_application();

call private.protect('public.application_settings');
call private.protect('public.application_columns');
call private.protect('public.applications');
call private.protect('public.application_events');
call private.protect('public.application_files');

grant select, update (silent_days) on public.application_settings to authenticated;
grant select, delete, insert (name, stage, position), update (name, stage, position)
  on public.application_columns to authenticated;
grant select, delete on public.applications to authenticated;
grant insert (
    id, column_id, position, company, job_title, link, location, contract, salary_min, salary_max, salary_currency,
    salary_period, contact_name, contact_email, contact_phone, priority, tags, notes, resume_label, resume_path,
    next_action, next_at, remind_minutes, rejection_reason
  ), update (
    column_id, position, company, job_title, link, location, contract, salary_min, salary_max, salary_currency,
    salary_period, contact_name, contact_email, contact_phone, priority, tags, notes, resume_label, resume_path,
    next_action, next_at, remind_minutes, rejection_reason
  ) on public.applications to authenticated;
grant select, delete, insert (application_id, kind, note, happened_at) on public.application_events to authenticated;
grant select, delete, insert (application_id, path, name, size) on public.application_files to authenticated;

create policy "People read their own settings" on public.application_settings for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People change their own settings" on public.application_settings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "People see their own columns" on public.application_columns for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People add their own columns" on public.application_columns for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "People change their own columns" on public.application_columns for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People remove their own columns" on public.application_columns for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "People see their own applications" on public.applications for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People add their own applications" on public.applications for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "People change their own applications" on public.applications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People remove their own applications" on public.applications for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "People see the history of their applications" on public.application_events for select to authenticated
  using (user_id = (select auth.uid()));
-- Moves are written by the database alone; people note news.
create policy "People note news of their applications" on public.application_events for insert to authenticated
  with check (user_id = (select auth.uid()) and kind = 'news');
create policy "People take back news that they noted" on public.application_events for delete to authenticated
  using (user_id = (select auth.uid()) and kind = 'news');

create policy "People see the files of their applications" on public.application_files for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People name the files of their applications" on public.application_files for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "People remove the files of their applications" on public.application_files for delete to authenticated
  using (user_id = (select auth.uid()));

-- The whole board in one answer, with its five columns on the first visit. Notes and history come with the open card.
create function public.application_board() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  -- Whoever looks as somebody else leaves nothing behind.
  if not private.is_acting() then
    -- Two windows that open at the same moment wait here for each other.
    insert into public.application_settings (user_id) values (person) on conflict do nothing;
    if found then
      insert into public.application_columns (user_id, stage, position) values
        (person, 'wishlist', 'a0'), (person, 'applied', 'a1'), (person, 'interview', 'a2'), (person, 'offer', 'a3'),
        (person, 'closed', 'a4');
    end if;
  end if;
  return jsonb_build_object(
    'silent_days', (select silent_days from public.application_settings where user_id = person),
    'columns', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', id, 'name', name, 'stage', stage, 'position', position) order by position, id
      ), '[]')
      from public.application_columns where user_id = person
    ),
    'cards', (
      select coalesce(jsonb_agg(
        to_jsonb(card) - array['user_id', 'notes', 'remind_at', 'updated_at'] order by card.position, card.id
      ), '[]')
      from public.applications as card where card.user_id = person
    )
  );
end
$$;

-- Everything of a file at once, or nothing. Cards go below what their column holds already.
create function public.import_applications(rows jsonb) returns int
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  imported int;
begin
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) not between 1 and 2000 then
    perform private.fail('import_size', 'An import has between 1 and 2,000 rows.');
  end if;
  insert into public.applications (
    user_id, column_id, position, company, job_title, link, location, contract, salary_min, salary_max, salary_currency,
    salary_period, contact_name, contact_email, contact_phone, priority, tags, notes, resume_label, next_action, next_at,
    rejection_reason
  )
  select person, card.column_id, card.position, btrim(card.company), coalesce(btrim(card.job_title), ''), card.link,
    coalesce(btrim(card.location), ''), card.contract, card.salary_min, card.salary_max,
    coalesce(card.salary_currency, 'EUR'), coalesce(card.salary_period, 'year'), coalesce(btrim(card.contact_name), ''),
    coalesce(btrim(card.contact_email), ''), coalesce(btrim(card.contact_phone), ''), coalesce(card.priority, 1),
    coalesce(card.tags, '{}'), coalesce(card.notes, ''), coalesce(btrim(card.resume_label), ''),
    coalesce(btrim(card.next_action), ''), card.next_at, coalesce(btrim(card.rejection_reason), '')
  from jsonb_to_recordset(rows) as card (
    column_id uuid, position text, company text, job_title text, link text, location text, contract text,
    salary_min numeric, salary_max numeric, salary_currency text, salary_period text, contact_name text,
    contact_email text, contact_phone text, priority int, tags text[], notes text, resume_label text, next_action text,
    next_at timestamptz, rejection_reason text
  );
  get diagnostics imported = row_count;
  return imported;
end
$$;

-- What the charts show: how far applications came, how many were answered, how long they stayed where.
create function public.application_figures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  return (
    with visits as (
      select event.application_id, event.to_column, event.to_stage, event.happened_at as since,
        lead(event.happened_at) over (partition by event.application_id order by event.happened_at, event.created_at, event.id) as until
      from public.application_events as event
      where event.user_id = person and event.kind in ('added', 'moved')
    ), furthest as (
      -- Closed says nothing about how far it came.
      select application_id,
        max(array_position(array['wishlist', 'applied', 'interview', 'offer'], to_stage)) as reached
      from visits group by application_id
    ), applied as (
      select furthest.reached, card.rejection_reason <> '' as has_reason
      from furthest
      join public.applications as card on card.id = furthest.application_id and card.user_id = person
      where furthest.reached >= 2
    )
    select jsonb_build_object(
      'funnel', (
        select jsonb_object_agg(stage, (select count(*) from furthest where coalesce(reached, 1) >= level))
        from unnest(array['wishlist', 'applied', 'interview', 'offer']) with ordinality as stages (stage, level)
      ),
      'applied', (select count(*) from applied),
      'answered', (select count(*) from applied where reached >= 3 or has_reason),
      'days', (
        select coalesce(jsonb_object_agg(to_column, days), '{}') from (
          select visits.to_column, round((percentile_cont(0.5) within group (
            order by extract(epoch from coalesce(until, now()) - since) / 86400
          ))::numeric, 1) as days
          from visits join public.application_columns as column_ on column_.id = visits.to_column and column_.user_id = person
          group by visits.to_column
        ) as stays
      )
    )
  );
end
$$;
grant execute on function public.application_board, public.import_applications, public.application_figures
to authenticated;

-- Each reminder is sent once, at its time.
create function private.send_application_reminders() returns int
language plpgsql security definer set search_path = '' as $$
declare
  card public.applications;
  sent int := 0;
begin
  for card in
    update public.applications set remind_at = null
    where id in (
      select id from public.applications where remind_at <= now() order by remind_at limit 500 for update skip locked
    )
    returning *
  loop
    perform private.notify(
      card.user_id, 'application_reminder',
      jsonb_build_object(
        'action', coalesce(nullif(card.next_action, ''), nullif(card.job_title, ''), card.company), 'company', card.company, 'at', card.next_at
      ),
      '/applications?card=' || card.id
    );
    sent := sent + 1;
  end loop;
  return sent;
end
$$;
select cron.schedule('remind of next actions', '* * * * *', 'select private.send_application_reminders()');

-- Files of a card, below <user>/<application>/.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('applications', 'applications', false, 10 * 1024 * 1024, array[
    'application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'text/plain',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text'
  ]);

-- The own folder of an own card, up to 100 MB in all.
create function private.may_add_application_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select array_length(storage.foldername(file), 1) = 2
    and (storage.foldername(file))[1] = (select auth.uid())::text
    and exists (
      select from public.applications
      where user_id = (select auth.uid()) and id::text = (storage.foldername(file))[2]
    )
    and (
      select coalesce(sum((metadata ->> 'size')::bigint), 0) < 100 * 1024 * 1024 and count(*) < 500
      from storage.objects
      where bucket_id = 'applications' and name like (select auth.uid())::text || '/%'
    )
$$;
grant execute on function private.may_add_application_file to authenticated;

create policy "People read the files of their own applications" on storage.objects for select to authenticated
  using (bucket_id = 'applications' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "People add files to their own applications" on storage.objects for insert to authenticated
  with check (bucket_id = 'applications' and private.may_add_application_file(name));
create policy "People remove the files of their own applications" on storage.objects for delete to authenticated
  using (bucket_id = 'applications' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- A card takes its files with it.
create function private.delete_application_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_files('applications', old.user_id::text || '/' || old.id::text || '/');
  return null;
end
$$;
create trigger delete_application_files after delete on public.applications
  for each row execute function private.delete_application_files();
